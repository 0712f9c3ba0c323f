/** The score as a button, where there is no room for the panel; it opens the panel as a sheet or a drawer. */
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { BottomSheet, Drawer } from '#web/ui/drawer.tsx';
import type { AdvertChecker } from './checker.ts';
import { ScorePanel } from './score-panel.tsx';
import { useCheckerState } from './use-checker-state.ts';
import { wording } from './wording.ts';

export interface ScoreButtonProps {
  checker: AdvertChecker;
  /** `bar` stands in the advert's bar from 600 to 1199, `counts` beside the counts on phones. */
  place: 'bar' | 'counts';
}

export function ScoreButton({ checker, place }: ScoreButtonProps) {
  const { summary } = useCheckerState(checker);
  const [open, setOpen] = useState(false);
  const total = summary?.score.total ?? null;
  const Layer = place === 'bar' ? Drawer : BottomSheet;
  return (
    <>
      <Button
        size="sm"
        look={place === 'bar' ? 'light' : 'subtle'}
        className={`sc-open is-${place}`}
        aria-label={wording.score.open(total)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {wording.score.title}
        {total !== null && <span className="num">{total}</span>}
      </Button>
      {open && (
        <Layer title={wording.score.title} onClose={() => setOpen(false)}>
          <ScorePanel checker={checker} onShow={() => setOpen(false)} />
        </Layer>
      )}
    </>
  );
}
