/** From three to twelve words, as two small fields. */
import { useState } from 'react';
import type { Constraints } from '#contract/framework.ts';
import { framework as limits } from '#domain/limits.ts';
import { FieldError } from '#web/ui/fields.tsx';
import { wording } from './wording.ts';

type Range = NonNullable<Constraints['wordsRange']>;
const words = wording.option;

const isValid = (from: number, to: number): boolean =>
  Number.isInteger(from) && Number.isInteger(to) && from >= limits.wordsMin && to <= limits.wordsMax && from <= to;

/** The id of the first field, which takes the focus when the range can't be used. */
export const wordsRangeId = 'fw-words-from';

export interface WordsRangeProps {
  value: Range;
  disabled: boolean;
  /** What stood in the fields when they were last on the page. */
  typedBefore?: { from: string; to: string } | undefined;
  onTyped?: (typed: { from: string; to: string } | undefined) => void;
  onChange: (value: Range) => void;
}

/** The product's own range is sent as true, another as its two numbers. */
export function WordsRange({ value, disabled, typedBefore, onTyped, onChange }: WordsRangeProps) {
  const given = typeof value === 'object' ? value : { from: limits.wordsMin, to: limits.wordsMax };
  const [typed, setTyped] = useState(typedBefore ?? { from: String(given.from), to: String(given.to) });
  const wrong = !isValid(Number(typed.from), Number(typed.to));
  const change = (next: typeof typed): void => {
    setTyped(next);
    const from = Number(next.from);
    const to = Number(next.to);
    // A range that is one is the option's own.
    onTyped?.(isValid(from, to) ? undefined : next);
    if (!isValid(from, to)) return;
    onChange(from === limits.wordsMin && to === limits.wordsMax ? true : { from, to });
  };
  const field = (name: 'from' | 'to', label: string) => (
    <input
      id={name === 'from' ? wordsRangeId : undefined}
      className={`input num ${wrong ? 'is-error' : ''}`}
      inputMode="numeric"
      maxLength={2}
      aria-label={label}
      aria-invalid={wrong || undefined}
      disabled={disabled}
      value={typed[name]}
      onChange={(event) => change({ ...typed, [name]: event.target.value })}
    />
  );
  return (
    <div className="fw-words">
      <div>
        {field('from', words.from)}
        <span className="muted">{words.between}</span>
        {field('to', words.to)}
        <span className="muted">{words.words}</span>
      </div>
      <FieldError id="fw-words-error" error={wrong ? words.wordsInvalid : undefined} />
    </div>
  );
}
