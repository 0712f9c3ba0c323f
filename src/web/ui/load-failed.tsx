/** What stands in a page's place when its content could not be fetched: what happened, and a way to try once more. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { TornDrawing } from './drawings.tsx';
import { Message } from './message-page.tsx';

export interface LoadFailedProps {
  title: string;
  /** The reason, as a sentence. */
  children: ReactNode;
  onRetry: () => unknown;
}

export function LoadFailed({ title, children, onRetry }: LoadFailedProps) {
  return (
    <Message
      heading="h2"
      drawing={<TornDrawing />}
      title={title}
      actions={<Button onClick={() => void onRetry()}>Try again</Button>}
    >
      {children}
    </Message>
  );
}
