/** Beside the text: the advert score, and for a copywriter's advert the brief, one at a time. */
import { useState } from 'react';
import type { Advert } from '#contract/advert.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { BriefPanel } from '../copywriting/brief-panel.tsx';
import { copywriting } from '../copywriting/wording.ts';
import { ScorePanel } from '../parts.ts';
import { wording } from '../wording.ts';
import type { Checking } from './use-checker.ts';

const words = wording.score;

function Score({ checking }: { checking: Checking }) {
  const { checker, active, failed, retry } = checking;
  if (!active) return <p className="help">{words.paused}</p>;
  if (failed) {
    return (
      <Note
        action={
          <Button size="sm" onClick={retry}>
            {words.again}
          </Button>
        }
      >
        {words.unavailable}
      </Note>
    );
  }
  return checker === undefined ? <p className="help">{words.starting}</p> : <ScorePanel checker={checker} />;
}

export interface AdvertSideProps {
  advert: Advert;
  mayWrite: boolean;
  checking: Checking;
}

export function AdvertSide({ advert, mayWrite, checking }: AdvertSideProps) {
  const [shown, setShown] = useState<'brief' | 'score'>('brief');
  const hasBrief = advert.copywriting !== null;
  if (!hasBrief && !mayWrite) return null;
  const part = hasBrief ? (mayWrite ? shown : 'brief') : 'score';
  const name = part === 'brief' ? copywriting.brief.title : words.title;
  return (
    <aside className={`ed-side ${hasBrief ? '' : 'is-score'}`} aria-label={name}>
      <div>
        {hasBrief && mayWrite && (
          <div className="ed-pick">
            <Segmented
              label={words.choose}
              value={shown}
              onChange={setShown}
              segments={[
                { value: 'brief', label: copywriting.brief.title },
                { value: 'score', label: words.title },
              ]}
            />
          </div>
        )}
        {/* Where there is no room beside the text, the brief follows it and the score has a button of its own. */}
        {hasBrief && (
          <div className={part === 'brief' ? undefined : 'ed-narrow'}>
            <BriefPanel advert={advert} />
          </div>
        )}
        {part === 'score' && (
          <div className="ed-score">
            <h2 className="t-section">{words.title}</h2>
            <Score checking={checking} />
          </div>
        )}
      </div>
    </aside>
  );
}
