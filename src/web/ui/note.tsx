/** A note in the page: a fact, a warning, a loss, a success. */
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export type NoteLook = 'plain' | 'clay' | 'red' | 'green';

const icons = {
  plain: IconInfoCircle,
  clay: IconAlertTriangle,
  red: IconAlertTriangle,
  green: IconCircleCheck,
} as const;

/** Red ones are announced at once, the others when there is time. */
export function Note({
  look = 'plain',
  children,
  action,
}: {
  look?: NoteLook;
  children: ReactNode;
  action?: ReactNode;
}) {
  const Icon = icons[look];
  return (
    <div className={`note note--${look}`} role={look === 'red' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <div>{children}</div>
      {action}
    </div>
  );
}
