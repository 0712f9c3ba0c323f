/** The browser's entry: theme, server state, routes. */
import './theme/fonts.css';
import './theme/global.css';
import './theme/components.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/queries.ts';
import { after, firstPatience } from './routes/after.ts';
import { fetchPage, router } from './routes/router.tsx';
import { theme } from './theme/theme.ts';
import { cssVariablesResolver } from './theme/variables.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no root element.');

// The first page is rendered when its code and its guard's answer are there: one paint, and no loader between.
fetchPage(location.pathname, location.hash);
// A slow answer is not waited for with an empty page: then the loader stands there first.
await Promise.race([router.load(), after(firstPatience)]);
const root = createRoot(element);
// As a transition React builds the page in short pieces, and the browser answers between them.
startTransition(() =>
  root.render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  ),
);
