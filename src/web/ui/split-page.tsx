import type { ReactNode } from 'react';
import styles from './split-page.module.css';

interface SplitPageProps {
  /** The product's mark and name on the ink panel. */
  brand: ReactNode;
  /** The tired sentence, struck through. */
  before: string;
  /** The same said well; wrap a part in `<mark>`. */
  after: ReactNode;
  /** Whose words these are, in two parts. */
  credit?: readonly [string, string];
  title: ReactNode;
  text?: ReactNode;
  /** Above the title, such as 'Step 1 of 2'. */
  above?: ReactNode;
  children: ReactNode;
}

/** An ink panel with a rewritten line beside a form of at most 392. Below 900 the panel is a short header. */
export function SplitPage({ brand, before, after, credit, title, text, above, children }: SplitPageProps) {
  return (
    <div className={styles.split}>
      <aside className={styles.panel} aria-hidden="true">
        {brand}
        <div className={styles.lines}>
          <p className={styles.before}>{before}</p>
          <p className={styles.after}>{after}</p>
        </div>
        {credit ? (
          <p className={styles.credit}>
            {credit[0]} <i /> {credit[1]}
          </p>
        ) : null}
      </aside>
      <main className={styles.main} id="content">
        <div className={styles.column}>
          <header>
            {above}
            <h1 className="hw-h1">{title}</h1>
            {text ? <p className={styles.text}>{text}</p> : null}
          </header>
          {children}
        </div>
      </main>
    </div>
  );
}

/** Where one is in a short series, above a title. */
export function StepCount({ current, count }: { current: number; count: number }) {
  return (
    <p className={styles.steps}>
      <span aria-hidden="true">
        {Array.from({ length: count }, (_, at) => at + 1).map((step) => (
          <i key={step} data-state={step < current ? 'done' : step === current ? 'here' : undefined} />
        ))}
      </span>
      Step {current} of {count}
    </p>
  );
}
