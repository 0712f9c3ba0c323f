/** Hints and tips beside the General tab (mockup 04). */
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import './hints.css';
import type { Hints, HintsSubject } from './use-hints.ts';
import { wording } from './wording.ts';

/** A hint's first sentence says what to do, the rest why. */
function partsOf(line: string): { lead: string; why: string } {
  const [, lead = line, why = ''] = /^(.+?[.?!])\s+(.*)$/.exec(line) ?? [];
  return { lead, why };
}

function HintList({ lines, isOld = false }: { lines: readonly string[]; isOld?: boolean }) {
  return (
    <ol className={isOld ? 'is-old' : ''}>
      {lines.map((line) => {
        const { lead, why } = partsOf(line);
        return (
          <li key={line}>
            <span>
              <b>{lead}</b> {why}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The panel of adverts that nothing is generated for: what holds for every advert, asked of nobody. */
export function StandingHints() {
  return (
    <aside className="aside" aria-label={wording.title}>
      <section className="panel hints">
        <header>
          <h2 className="t-h3">{wording.title}</h2>
        </header>
        <p className="t-small muted">{wording.standing}</p>
        <HintList lines={wording.tips} />
      </section>
    </aside>
  );
}

export interface HintsPanelProps {
  hints: Hints;
  subject: HintsSubject;
  /** Whether new hints can be asked for. */
  enabled: boolean;
}

export function HintsPanel({ hints, subject, enabled }: HintsPanelProps) {
  const writer = useQuery({ ...answerOf('writer.about'), ...unchanging });
  const { jobTitle, industry, country } = subject;
  const whole = [jobTitle, industry, country].every((value) => value.trim() !== '');
  const lines = hints.text.split('\n').filter((line) => line.trim() !== '');
  const busy = hints.state === 'loading';
  const said = !whole
    ? wording.waiting
    : hints.state === 'failed'
      ? wording.failed
      : hints.state === 'done'
        ? wording.none
        : wording.unchanged;
  return (
    <aside className="aside" aria-label={wording.title}>
      <section className="panel hints" aria-busy={busy || undefined}>
        <header>
          <h2 className="t-h3">{wording.title}</h2>
          <IconButton
            label={wording.refresh}
            disabled={!enabled || !whole}
            // Not disabled: it would lose the keyboard's place with every press.
            aria-disabled={busy || undefined}
            onClick={() => !busy && hints.refresh()}
          >
            <IconRefresh size={18} stroke={1.6} aria-hidden="true" />
          </IconButton>
        </header>
        {whole && <p className="t-small muted">{wording.about(jobTitle.trim(), industry.trim(), country.trim())}</p>}
        <div role="status">
          {busy && (
            <p className="muted hints-busy">
              <Spinner />
              {wording.loading}
            </p>
          )}
          {!busy && lines.length === 0 && <p className="muted">{said}</p>}
        </div>
        {lines.length > 0 && <HintList lines={lines} isOld={busy} />}
        {lines.length > 0 && (
          <p className="hints-note">
            <IconAlertTriangle size={17} stroke={1.6} aria-hidden="true" />
            <span>
              {writer.data?.kind === 'built-in' && (
                <>
                  {wording.builtIn}{' '}
                  <a href={paths.languageModel} target="_blank" rel="noopener">
                    {wording.howToConnect}
                  </a>{' '}
                </>
              )}
              {wording.note}
            </span>
          </p>
        )}
      </section>
    </aside>
  );
}
