/** The card of one step: what it is about, how far the tour is, and the ways on, back and out. */
import { useEffect, useId } from 'react';
import type { TooltipRenderProps } from 'react-joyride';
import { Button } from '#web/ui/button.tsx';

/** What the steps hand to the card besides title and text. */
export interface CardData {
  last: string;
}

export function TourCard({ step, index, size, isLastStep, controls, primaryProps, backProps }: TooltipRenderProps) {
  const id = useId();
  const { last } = step.data as CardData;
  const skip = () => controls.skip('button_skip');
  const { skip: skipTour } = controls;
  useEffect(() => {
    // Wherever the focus is: a page that has just been opened may have taken it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') skipTour('button_skip');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [skipTour]);
  return (
    <div
      className="tour-card"
      role="dialog"
      aria-modal="true"
      aria-label={`Tour, step ${index + 1} of ${size}`}
      aria-describedby={`${id}-text`}
    >
      <h2>{step.title}</h2>
      <p id={`${id}-text`}>{step.content}</p>
      <div className="do">
        <span className="dots" role="img" aria-label={`${index + 1} of ${size}`}>
          {Array.from({ length: size }, (_dot, at) => at).map((at) => (
            <i key={at} className={at === index ? 'on' : ''} />
          ))}
        </span>
        <Button look="quiet" onClick={skip}>
          Skip
        </Button>
        {index > 0 && <Button onClick={backProps.onClick}>Back</Button>}
        <Button look="primary" data-action="primary" onClick={primaryProps.onClick}>
          {isLastStep ? last : 'Next'}
        </Button>
      </div>
    </div>
  );
}
