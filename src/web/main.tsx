import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import './theme/fonts.css';
import './theme/global.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from './theme/theme.ts';
import { cssVariablesResolver } from './theme/variables.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no root element.');

createRoot(element).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <h1 className="hw-display">Hirewright</h1>
    </MantineProvider>
  </StrictMode>,
);
