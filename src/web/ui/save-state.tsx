import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { classNames } from './class-names.ts';
import styles from './save-state.module.css';
import { Spinner } from './spinner.tsx';

export type SaveStatus = 'idle' | 'saving' | 'saving-long' | 'saved' | 'failed';

interface SaveStateProps {
  status: SaveStatus;
  /** Words for a save that did not work. */
  failedText?: string;
}

/** Beside the title: 'saving...', with a spinner when it takes long, then 'saved'. Announced politely, once. */
export function SaveState({ status, failedText = 'not saved' }: SaveStateProps) {
  return (
    <span className={styles.state}>
      {status === 'saving' ? <span className={styles.words}>saving...</span> : null}
      {status === 'saving-long' ? (
        <span className={styles.words}>
          <Spinner /> saving...
        </span>
      ) : null}
      <span role="status">
        {status === 'saved' ? (
          <span className={classNames(styles.words, styles.saved)}>
            <IconCircleCheck size={16} aria-hidden="true" /> saved
          </span>
        ) : null}
        {status === 'failed' ? (
          <span className={classNames(styles.words, styles.failed)}>
            <IconAlertTriangle size={16} aria-hidden="true" /> {failedText}
          </span>
        ) : null}
      </span>
    </span>
  );
}
