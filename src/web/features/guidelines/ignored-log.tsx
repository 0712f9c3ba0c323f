/** What people ignore in the whole company, with who and when; administrators bring it back. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IgnoredEntry } from '#contract/checks.ts';
import { call } from '#web/api/client.ts';
import { answerOf } from '#web/api/queries.ts';
import { nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { dateText } from '#web/ui/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { ignoredWording as words } from './wording.ts';

interface LineProps {
  entry: IgnoredEntry;
  onRestored: () => Promise<unknown>;
}

/** The check that a rule belongs to: `equality.he`, `house.Percentages1`. */
const checkOf = (rule: string): string => words.checks[rule.split('.')[0] ?? ''] ?? words.otherCheck;

function Line({ entry, onRestored }: LineProps) {
  const [busy, setBusy] = useState(false);
  const { id, rule, createdAt, by, restoredAt, restoredBy } = entry;
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('check.restoreForCompany', { body: { id } });
      toast.success(words.restored);
      await onRestored();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const person = (who: IgnoredEntry['by']): string => (who === null ? words.somebody : nameOf(who));
  return (
    <li>
      <div>
        <b className="t-copy-sm">{entry.words}</b>
        <p className="help">
          {words.ignoredBy(checkOf(rule), person(by), dateText(createdAt, null))}
          {restoredAt !== null && ` ${words.restoredBy(person(restoredBy), dateText(restoredAt, null))}`}
        </p>
      </div>
      {restoredAt === null && (
        <Button size="sm" busy={busy} aria-label={words.restoreName(entry.words)} onClick={() => void restore()}>
          {words.restore}
        </Button>
      )}
    </li>
  );
}

export function IgnoredLog() {
  const { data, error, refetch } = useQuery(answerOf('check.listIgnored'));
  const [all, setAll] = useState(false);
  const live = (data ?? []).filter(({ restoredAt }) => restoredAt === null);
  const shown = all ? (data ?? []) : live;
  const past = (data?.length ?? 0) - live.length;
  return (
    <section className="ignored-log" aria-labelledby="ignored-log">
      <h2 className="t-h2" id="ignored-log">
        {words.title}
      </h2>
      <p className="gintro">{words.help}</p>
      {error !== null && data === undefined && <Note look="red">{error.message}</Note>}
      {data !== undefined && shown.length === 0 && <p className="muted">{words.empty}</p>}
      <ul>
        {shown.map((entry) => (
          <Line key={entry.id} entry={entry} onRestored={refetch} />
        ))}
      </ul>
      {past > 0 && (
        <Button look="subtle" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.hidePast : words.showPast(past)}
        </Button>
      )}
    </section>
  );
}
