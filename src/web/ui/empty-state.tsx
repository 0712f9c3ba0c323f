import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Drawing, type DrawingName } from './drawing.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  drawing?: DrawingName;
  /** The serif line. */
  title: ReactNode;
  text?: ReactNode;
  /** One button when there is something to do. */
  action?: ReactNode;
  /** On a page of its own the line is the page's heading. */
  heading?: 'h1' | 'h2';
}

/** Nothing is here, and what can be done about it. */
export function EmptyState({ drawing, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing ? <Drawing name={drawing} /> : null}
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  );
}

interface ErrorStateProps {
  title?: string;
  /** What happened and what to do. */
  text: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Something could not be loaded. */
export function ErrorState({ title = 'Something went wrong', text, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing="torn"
        title={title}
        text={text}
        action={
          onRetry ? (
            <Button variant="default" icon={<IconRefresh size={17} />} busy={retrying} onClick={onRetry}>
              Try again
            </Button>
          ) : null
        }
      />
    </div>
  );
}
