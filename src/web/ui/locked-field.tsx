import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './locked-field.module.css';

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
    <div className="field">
      <span className="lbl" id={id}>
        {label}
      </span>
      <div className={area ? styles.area : styles.line} role="note" aria-labelledby={id}>
        <span>{value || '–'}</span>
        <IconLock size={16} role="img" aria-label="Read only" />
      </div>
      {help ? <p className="help">{help}</p> : null}
    </div>
  );
}
