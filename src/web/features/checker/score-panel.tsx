/** The advert score: a number that advises and never locks, everything it is made of, and the formula. */
import { memo, useDeferredValue, useEffect, useState } from 'react';
import type { IgnoredFinding } from '#contract/checks.ts';
import { nameOf } from '#web/ui/avatar.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import type { AdvertScore } from '#writing/index.ts';
import type { AdvertChecker, CheckerState, Place } from './checker.ts';
import { shortened } from './findings-list.tsx';
import { Fold } from './fold.tsx';
import { findLastScore, keepScore } from './last-score.ts';
import { ScoreParts } from './score-parts.tsx';
import { useCheckerState } from './use-checker-state.ts';
import { scopes, wording } from './wording.ts';

const words = wording.score;
const cells = Array.from({ length: 20 }, (_, at) => at);

/** How many fixes there are, and the score when all are done. */
function gainOf({ parts }: AdvertScore): { fixes: number; total: number } {
  const most = parts.reduce((sum, part) => sum + part.most, 0);
  const points = parts.reduce(
    (sum, part) => sum + Math.min(part.most, part.points + part.fixes.reduce((gain, fix) => gain + fix.gain, 0)),
    0,
  );
  const fixes = parts.reduce((sum, part) => sum + part.fixes.length, 0);
  return { fixes, total: most === 0 ? 0 : Math.round((points / most) * 100) };
}

function Total({ score, state, advertId }: { score: AdvertScore; state: CheckerState; advertId: string }) {
  const { total, verdict } = score;
  const before = findLastScore(advertId);
  useEffect(() => {
    if (total !== null) keepScore(advertId, total);
  }, [advertId, total]);
  if (total === null || verdict === null) {
    const least = state.formula?.fewestWords;
    return score.parts.length === 0 || least === undefined ? null : <p className="sc-note">{words.tooShort(least)}</p>;
  }
  const { fixes, total: better } = gainOf(score);
  const full = Math.floor(total / 5);
  return (
    <>
      <div className="big">
        <b>{total}</b>
        <span>
          <strong>{verdict}.</strong>
          <br />
          <span className="muted">{fixes > 0 && better > total ? words.gain(fixes, better) : words.band(total)}</span>
        </span>
      </div>
      <div className="rule" role="img" aria-label={words.of(total)}>
        {cells.map((at) => (
          <i key={at} className={at < full ? 'f' : at === full && total % 5 > 0 ? 'l' : ''} />
        ))}
      </div>
      {score.heldAt !== undefined && <p className="sc-note">{words.held}</p>}
      <p className="sc-change">{words.change(before, total)}</p>
      <p className="vh" role="status">
        {words.announced(total, verdict)}
      </p>
    </>
  );
}

function IgnoredLine({ checker, entry, places }: { checker: AdvertChecker; entry: IgnoredFinding; places: number }) {
  const [busy, setBusy] = useState(false);
  const mayRestore = entry.scope !== 'company' || checker.rights.restoreCompany;
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      await checker.restore(entry);
      toast.success(wording.ignored.restored);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  if (places === 0 && entry.scope === 'company') return null;
  return (
    <li>
      <span>
        <b>{shortened(entry.words)}</b>
        <small>
          {wording.ignored.line(scopes[entry.scope], entry.by === null ? undefined : nameOf(entry.by))}
          {!mayRestore && `. ${wording.ignored.company}`}
        </small>
      </span>
      {mayRestore && (
        <button
          type="button"
          disabled={busy}
          aria-label={wording.ignored.restoreName(shortened(entry.words))}
          onClick={() => void restore()}
        >
          {wording.ignored.restore}
        </button>
      )}
    </li>
  );
}

function Ignored({ checker, state }: { checker: AdvertChecker; state: CheckerState }) {
  const placesOf = (id: string): number => state.summary?.ignored.find((one) => one.id === id)?.places ?? 0;
  // What is ignored in the whole company is listed where it holds something back in this advert.
  const shown = state.ignored.filter(({ id, scope }) => scope !== 'company' || placesOf(id) > 0);
  return (
    <Fold title={wording.ignored.title(shown.length)}>
      {shown.length === 0 ? (
        <p>{wording.ignored.empty}</p>
      ) : (
        <ul className="sc-ignored">
          {shown.map((entry) => (
            <IgnoredLine key={entry.id} checker={checker} entry={entry} places={placesOf(entry.id)} />
          ))}
        </ul>
      )}
    </Fold>
  );
}

export interface ScorePanelProps {
  checker: AdvertChecker;
  /** Before a finding is shown in the text: a layer over it has to go. */
  onShow?: (() => void) | undefined;
}

/** Rendered only when the state that it shows is another one. */
const Panel = memo(function Panel({ checker, state, onShow }: ScorePanelProps & { state: CheckerState }) {
  const { phase, summary, formula } = state;
  const show = (place: Place): void => {
    onShow?.();
    checker.open(place, true);
  };
  if (phase === 'failed') return <Note look="clay">{words.failed}</Note>;
  return (
    <div className="sc" aria-busy={phase === 'working'}>
      {summary === undefined ? (
        <p className="sc-note">{words.starting}</p>
      ) : (
        <Total score={summary.score} state={state} advertId={checker.advertId} />
      )}
      {summary !== undefined && <p className="sc-advises">{phase === 'working' ? words.updating : words.advises}</p>}
      {summary?.otherLanguage != null && <Note>{words.otherLanguage(summary.otherLanguage)}</Note>}
      {!state.underlines && <Note>{words.noLines}</Note>}
      <ScoreParts checker={checker} state={state} onShow={show} />
      <Ignored checker={checker} state={state} />
      {formula !== undefined && (
        <Fold title={wording.formula.title}>
          {wording.formula.lines(formula).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Fold>
      )}
    </div>
  );
});

/** The panel may be a moment behind: a letter that is typed meanwhile comes first. */
export function ScorePanel({ checker, onShow }: ScorePanelProps) {
  const state = useDeferredValue(useCheckerState(checker));
  return <Panel checker={checker} state={state} onShow={onShow} />;
}
