import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './status-chip.module.css';

export type ChipTone = 'plain' | 'ink' | 'clay' | 'blue' | 'red' | 'green';

interface StatusChipProps {
  tone?: ChipTone;
  icon?: ReactNode;
  /** Cut with an ellipsis instead of widening its surroundings. */
  children: ReactNode;
}

/** A state in one or two words. */
export function StatusChip({ tone = 'plain', icon, children }: StatusChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
