/** What a rule changes: a line before and after, from the company's own adverts where one of them has such a place. */
import { IconArrowRight } from '@tabler/icons-react';
import { findDifference } from './difference.ts';
import { useRuleExample } from './examples.ts';

export interface ExampleProps {
  rule: string;
  options: Readonly<Record<string, unknown>>;
  /** The rule is followed; otherwise the example only shows what it would do. */
  active: boolean;
}

export function Example({ rule, options, active }: ExampleProps) {
  const example = useRuleExample(rule, options);
  // The place is kept while the example is made, and where a rule has none yet.
  if (example === undefined) return <div className="ex is-empty" />;
  const { before, after } = findDifference(example.before.replace(/^[#-] /, ''), example.after.replace(/^[#-] /, ''));
  const from = example.from === undefined ? undefined : `From “${example.from}”`;
  return (
    <div className={active ? 'ex' : 'ex is-quiet'} title={from}>
      <span className="was">
        <span className="vh">Before: </span>
        {before.before}
        <del>{before.changed}</del>
        {before.after}
      </span>
      <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
      <span>
        <span className="vh">After: </span>
        {after.before}
        <mark>{after.changed}</mark>
        {after.after}
      </span>
      {from !== undefined && <small>{from}</small>}
    </div>
  );
}
