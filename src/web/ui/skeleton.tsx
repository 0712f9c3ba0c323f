import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

const DELAY = 300;

/** True after 300 ms: what loads faster shows no skeleton. */
export function useDelayed(active = true): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return active && late;
}

function Loading({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  const late = useDelayed();
  return (
    <div role="status" className={classNames(className, !late && styles.waiting)}>
      <span className="vh">{label}</span>
      {children}
    </div>
  );
}

interface SkeletonProps {
  /** What is read out, such as 'Loading'. */
  label?: string;
  count?: number;
  className?: string;
}

/** Cards in the shape of the ones that are coming. `className` brings the grid. */
export function SkeletonCards({ label = 'Loading', count = 6, className }: SkeletonProps) {
  return (
    <Loading label={label} className={className}>
      {Array.from({ length: count }, (_, at) => `card ${at}`).map((key) => (
        <div key={key} className={classNames('paper', styles.card)} aria-hidden="true">
          <i style={{ height: 10, width: '34%' }} />
          <i style={{ height: 24, width: '82%' }} />
          <i style={{ height: 12, width: '52%' }} />
          <div>
            <i style={{ width: 28, height: 28, borderRadius: '50%' }} />
            <i style={{ width: 84, height: 12 }} />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** Lines of text. */
export function SkeletonLines({ label = 'Loading', count = 4, className }: SkeletonProps) {
  return (
    <Loading label={label} className={classNames(styles.lines, className)}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <i key={at} aria-hidden="true" style={{ width: `${92 - ((at * 17) % 40)}%` }} />
      ))}
    </Loading>
  );
}
