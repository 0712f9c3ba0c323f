/** What the advert says and nobody has given: marked, to be confirmed or taken out. It advises and never locks. */
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ChosenElement } from '#domain/framework.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { confirmedAs, type OpenClaim, sentenceAround, withoutClaim } from './final-state.ts';
import { categoryWords, finalWords } from './final-wording.ts';
import type { Facts } from './use-facts.ts';
import type { FinalModel } from './use-final.ts';

const words = finalWords.facts;

const textOf = (chosen: readonly ChosenElement[], { step, item, part }: OpenClaim): string =>
  chosen.find((element) => element.step === step)?.items[item]?.[part] ?? '';

export function FactsPanel({ model, facts }: { model: FinalModel; facts: Facts }) {
  const { chosen, confirmed } = model;
  if (chosen.length === 0) return null;
  return (
    <section className="fw-facts" aria-label={words.title}>
      <h3 className="t-section">{words.title}</h3>
      <p className="muted">{words.lead}</p>
      <div role="status">
        {facts.state === 'checking' && <p className="muted">{words.checking}</p>}
        {facts.state === 'failed' && <Note look="clay">{words.failed}</Note>}
        {facts.state === 'checked' && facts.open.length === 0 && (
          <p className="fw-facts-all">
            <IconCircleCheck size={18} stroke={1.6} aria-hidden="true" />
            {words.all}
          </p>
        )}
        {facts.open.length > 0 && (
          <p className="fw-facts-open">
            <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />
            {words.open(facts.open.length)}
          </p>
        )}
      </div>
      {facts.open.length > 0 && (
        <ul>
          {facts.open.map((open) => {
            const text = textOf(chosen, open);
            const name = words.of(open.claim.text, categoryWords[open.step]);
            return (
              <li key={`${open.step} ${open.item} ${open.part} ${open.claim.start}`}>
                <p>
                  <b>“{open.claim.text}”</b> <span className="chip chip--clay">{words.mark}</span>
                </p>
                <q>{sentenceAround(text, open.claim).text.trim()}</q>
                <div>
                  <Button
                    size="sm"
                    aria-label={`${words.confirm}: ${name}`}
                    onClick={() =>
                      model.change({ chosen, confirmed: [...confirmed, confirmedAs(open.claim, text)].slice(-200) })
                    }
                  >
                    {words.confirm}
                  </Button>
                  <Button
                    size="sm"
                    look="quiet"
                    aria-label={`${words.remove}: ${name}`}
                    onClick={() => model.change({ chosen: withoutClaim(chosen, open), confirmed })}
                  >
                    {words.remove}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {facts.given.length > 0 && (
        <details className="fw-given">
          <summary>{words.given}</summary>
          <dl>
            {facts.given.map(({ text, source }) => (
              <div key={`${text} ${source}`}>
                <dt>“{text}”</dt>
                <dd>{words.from(source)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {confirmed.length > 0 && <p className="help">{words.confirmed(confirmed.length)}</p>}
      <p className="help">{words.never}</p>
    </section>
  );
}
