import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

/** A turning ring. With a label it is announced; beside words that say the same it stays silent. */
export function Spinner({ label, size = 16, className }: { label?: string; size?: number; className?: string }) {
  const ring = (
    <span className={classNames(styles.ring, className)} style={{ width: size, height: size }} aria-hidden="true" />
  );
  if (label === undefined) return ring;
  return (
    <span role="status" className={styles.row}>
      {ring}
      <span>{label}</span>
    </span>
  );
}

/** Covers its positioned parent while something short is under way. */
export function BusyOverlay({ label }: { label: string }) {
  return (
    <div className={styles.overlay} role="status">
      <Spinner size={28} />
      <span className="hw-hidden">{label}</span>
    </div>
  );
}
