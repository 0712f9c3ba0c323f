/** The footer: back at the left, the tip of the first visits in the middle, on at the right. */
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

export interface CoachProps {
  /** Which of how many tabs. */
  index: number;
  count: number;
  text: string;
  onSkip: () => void;
}

/** Dots, one line, Skip. */
export function Coach({ index, count, text, onSkip }: CoachProps) {
  return (
    <div className="coach">
      <span className="dots" role="img" aria-label={`Tip ${index + 1} of ${count}`}>
        {Array.from({ length: count }, (_, dot) => `dot ${dot}`).map((dot, at) => (
          <i key={dot} className={at === index ? 'on' : ''} />
        ))}
      </span>
      <span>{text}</span>
      <Button look="subtle" size="sm" onClick={onSkip}>
        Skip
      </Button>
    </div>
  );
}

export function BuilderFooter({
  start,
  coach,
  children,
}: {
  start?: ReactNode;
  coach?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <footer className="foot">
      {start}
      {coach ?? <span className="sp" />}
      {children}
    </footer>
  );
}
