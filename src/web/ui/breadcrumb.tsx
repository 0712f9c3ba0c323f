import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import styles from './breadcrumb.module.css';

/** Where the page stands; the last part is the page itself. Links come from the caller. */
export function Breadcrumb({ parents, current }: { parents: readonly ReactNode[]; current: ReactNode }) {
  return (
    <nav className={styles.crumb} aria-label="Breadcrumb">
      {parents.map((parent, at) => (
        // The parents of a page never change their order.
        <Fragment key={String(at)}>
          {parent}
          <IconChevronRight size={14} aria-hidden="true" />
        </Fragment>
      ))}
      <b aria-current="page">{current}</b>
    </nav>
  );
}
