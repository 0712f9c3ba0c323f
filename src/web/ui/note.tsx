import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './note.module.css';

export type NoteKind = 'plain' | 'clay' | 'red' | 'green';

const icons = { plain: IconInfoCircle, clay: IconAlertTriangle, red: IconAlertCircle, green: IconCircleCheck };

interface NoteProps {
  kind?: NoteKind;
  children: ReactNode;
  /** A small button at the right. */
  action?: ReactNode;
}

/** A remark in place. Red ones are read out at once. */
export function Note({ kind = 'plain', children, action }: NoteProps) {
  const Icon = icons[kind];
  return (
    <div className={classNames(styles.note, styles[kind])} role={kind === 'red' ? 'alert' : undefined}>
      <Icon size={18} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
