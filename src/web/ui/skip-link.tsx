import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink({ target, children = 'Skip to content' }: { target: string; children?: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
