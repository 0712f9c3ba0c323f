import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

/** Words for a control, on hover and on focus. Without words the control stands alone. */
export function Tooltip({ label, children }: { label: string | undefined; children: ReactElement }) {
  if (label === undefined || label === '') return children;
  return (
    <MantineTooltip
      label={label}
      events={{ hover: true, focus: true, touch: true }}
      classNames={{ tooltip: styles.tooltip ?? '', arrow: styles.arrow ?? '' }}
    >
      {children}
    </MantineTooltip>
  );
}
