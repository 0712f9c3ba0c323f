import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './field.module.css';
import locked from './locked-field.module.css';

interface LockedFieldProps {
  label: string;
  value: string;
  /** Several lines. */
  area?: boolean;
  help?: string;
}

/** A value that can be read and copied, not changed. */
export function LockedField({ label, value, area = false, help }: LockedFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div className={area ? locked.area : locked.line} aria-labelledby={id} role="note">
        <span>{value || '–'}</span>
        <IconLock size={16} role="img" aria-label="Read only" />
      </div>
      {help ? <p className={styles.help}>{help}</p> : null}
    </div>
  );
}
