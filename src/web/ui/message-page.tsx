import type { ReactNode } from 'react';
import type { DrawingName } from './drawing.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './page.module.css';

interface MessagePageProps {
  drawing?: DrawingName;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** One thing to say: a centred column of at most 460. */
export function MessagePage(props: MessagePageProps) {
  return (
    <div className={styles.message}>
      <EmptyState {...props} heading="h1" />
    </div>
  );
}
