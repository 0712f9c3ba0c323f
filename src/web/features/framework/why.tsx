/** The idea icon of an item: why that text was made (D2 section 2.2). Opens on hover, focus and press. */
import { IconBulb } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ContentExplanation } from '#contract/framework.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { Row } from './step-state.ts';
import type { Explanation, Explanations } from './use-explanations.ts';
import { wording } from './wording.ts';

type Why = ContentExplanation['specificContentExplanation'];
const words = wording.why;

function entriesOf(why: Why): [label: string, text: string][] {
  const simple: [string, string | undefined][] = [
    [words.strapline, why.evpStrapline],
    [words.mission, why.mission],
    [words.vision, why.vision],
    [words.purpose, why.purpose],
    [words.locality, why.locality],
  ];
  const all = [
    ...(why.evpPillars ?? []).map(({ explanation }) => [words.pillars, explanation] as const),
    ...(why.values ?? []).map(({ explanation }) => [words.values, explanation] as const),
    ...simple,
  ];
  // Named and not explained is empty as well.
  return all.filter((entry): entry is [string, string] => (entry[1] ?? '').trim() !== '');
}

function Reasons({ explanation, title }: { explanation: Explanation | undefined; title: string }): ReactNode {
  if (explanation === undefined || explanation.kind === 'generating') return <p>{words.generating}</p>;
  if (explanation.kind === 'wait') return <p>{words.wait}</p>;
  if (explanation.kind === 'own') return <p>{words.own}</p>;
  if (explanation.kind === 'failed') return <p>{words.failed}</p>;
  const entries = entriesOf(explanation.why);
  if (entries.length === 0) return <p className="is-clay">{words.notAligned}</p>;
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {entries.map(([label, text]) => (
          <div key={`${label} ${text}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export interface WhyProps {
  row: Row;
  index: number;
  one: string;
  explanations: Explanations;
}

/** Room that the reasons need below the icon before they open above it, in pixels. */
const roomBelow = 280;

export function Why({ row, index, one, explanations }: WhyProps) {
  const id = useId();
  const [open, setOpen] = useState<'below' | 'above'>();
  const button = useRef<HTMLButtonElement>(null);
  const show = (): void => {
    const bottom = button.current?.getBoundingClientRect().bottom ?? 0;
    setOpen(bottom + roomBelow > window.innerHeight ? 'above' : 'below');
    explanations.ask(row, index);
  };
  useEffect(() => {
    if (open === undefined) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(undefined);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  // Another item's reasons were on their way when this one was pointed at: now it is its turn.
  const unknown = open !== undefined && explanations.of(row) === undefined;
  useEffect(() => {
    if (unknown) explanations.ask(row, index);
  }, [unknown, explanations, row, index]);
  const title = wording.item.why(one);
  return (
    <span className="fw-why" onPointerEnter={show} onPointerLeave={() => setOpen(undefined)}>
      <IconButton
        ref={button}
        label={title}
        title=""
        aria-describedby={open === undefined ? undefined : id}
        aria-expanded={open !== undefined}
        onFocus={show}
        onBlur={() => setOpen(undefined)}
        onClick={show}
      >
        <IconBulb size={18} stroke={1.6} />
      </IconButton>
      {open !== undefined && (
        <div className={`fw-reasons is-${open}`} id={id} role="tooltip">
          <Reasons explanation={explanations.of(row)} title={title} />
        </div>
      )}
    </span>
  );
}
