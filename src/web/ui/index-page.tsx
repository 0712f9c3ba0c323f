import type { ReactNode } from 'react';
import styles from './page.module.css';

interface IndexPageProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Right of the title: search, the person. */
  end?: ReactNode;
  children: ReactNode;
}

/** Lists and settings: title left, search and person right, at most 1180 wide. */
export function IndexPage({ title, lead, end, children }: IndexPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 className="hw-h1">{title}</h1>
        {end ? <div className={styles.topEnd}>{end}</div> : null}
      </header>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}
