/** The strip of the seven steps. Arrows move between them; while the library is open they are closed and say why. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type FrameworkStep, frameworkSteps, type StepStatus } from '#domain/framework.ts';
import { stepWords, wording } from './wording.ts';

export const stepTabId = (step: number): string => `framework-tab-${step}`;
export const stepPanelId = (step: number): string => `framework-panel-${step}`;

export interface FrameworkTabsProps {
  current: number;
  /** How each step is getting on. */
  statusOf: (step: FrameworkStep) => { status: StepStatus; count: number };
  closed: boolean;
  onChoose: (step: number) => void;
}

export function FrameworkTabs({ current, statusOf, closed, onChoose }: FrameworkTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const chosen = document.getElementById(stepTabId(current));
      if (chosen !== null && strip.current !== null) strip.current.scrollLeft = chosen.offsetLeft - 20;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const tabs = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = tabs.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    tabs[to % tabs.length]?.focus();
  };
  const describe = (step: FrameworkStep): string => {
    const { status, count } = statusOf(step);
    return status === 'generated' ? wording.status.generated(count) : wording.status[status];
  };
  return (
    <div className="steps fw-steps" role="tablist" aria-label={wording.steps} ref={strip} onKeyDown={onKeyDown}>
      {[...frameworkSteps, 7].map((step) => {
        const state = step === 7 ? undefined : describe(step as FrameworkStep);
        return (
          <button
            key={step}
            id={stepTabId(step)}
            type="button"
            className="tab"
            role="tab"
            aria-selected={step === current}
            aria-controls={step === current ? stepPanelId(step) : undefined}
            aria-disabled={closed || undefined}
            tabIndex={step === current ? 0 : -1}
            title={closed ? wording.libraryOpen : state}
            onClick={() => !closed && onChoose(step)}
          >
            {step === 7 ? (
              <span className="w">{wording.finalTab}</span>
            ) : (
              <>
                <span className="w">Step {step}</span>
                <span className="sm">{stepWords[step as FrameworkStep].tab}</span>
              </>
            )}
            {closed && <span className="vh">. {wording.libraryOpen}</span>}
            {state !== undefined && <span className="vh">. {state}</span>}
          </button>
        );
      })}
    </div>
  );
}
