import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

interface BuilderPageProps {
  /** Opens the navigation on small screens; stands first in the bar. */
  menu?: ReactNode;
  breadcrumb?: ReactNode;
  /** The serif name of what is being built. */
  title?: ReactNode;
  /** Follows the title, such as the save state. */
  state?: ReactNode;
  /** At the right of the bar. */
  end?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Body without side padding, for documents that lay themselves out. */
  flush?: boolean;
}

/** Bar of 60, tabs of 44, body, footer of 68 that stays. */
export function BuilderPage({ menu, breadcrumb, title, state, end, tabs, children, footer, flush }: BuilderPageProps) {
  return (
    <div className={styles.builder}>
      <div className={styles.bar}>
        {menu}
        {breadcrumb}
        {title ? <h1 className={styles.title}>{title}</h1> : null}
        {state}
        {end ? <div className={styles.barEnd}>{end}</div> : null}
      </div>
      {tabs}
      <div className={styles.body}>{flush ? children : <div className={styles.padded}>{children}</div>}</div>
      {footer}
    </div>
  );
}

interface FooterBarProps {
  /** Ways out, at the left. */
  start?: ReactNode;
  /** Between both, such as the dots. */
  middle?: ReactNode;
  /** Ways on, at the right, the filled one last. */
  end?: ReactNode;
  className?: string;
}

/** The footer that stays: leave left, go on right. */
export function FooterBar({ start, middle, end, className }: FooterBarProps) {
  return (
    <footer className={classNames(styles.foot, className)}>
      {start}
      {middle}
      {end ? <div className={styles.footEnd}>{end}</div> : null}
    </footer>
  );
}

/** Which of several steps this is. */
export function StepDots({ count, current }: { count: number; current: number }) {
  return (
    <span className={styles.dots} role="img" aria-label={`Step ${current + 1} of ${count}`}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <i key={at} data-here={at === current || undefined} />
      ))}
    </span>
  );
}
