/** The cards of a tab. Only the rows near the window are drawn, so ten thousand adverts scroll like ten. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AdvertSummary } from '#contract/advert.ts';

/** Windows from which there are two and three columns, as the style sheet has them. */
const twoColumns = '(min-width: 600px)';
const threeColumns = '(min-width: 1200px)';

/** A card's height with the gap below it, before it is measured. Pixels. */
const rowEstimate = 254;
/** Rows drawn beyond the window's edges. */
const overscan = 4;
/** Lists this short are drawn whole: nothing is gained by leaving rows out. */
const shortList = 60;

function countColumns(): number {
  if (window.matchMedia(threeColumns).matches) return 3;
  return window.matchMedia(twoColumns).matches ? 2 : 1;
}

function useColumns(): number {
  const [columns, setColumns] = useState(countColumns);
  useEffect(() => {
    const queries = [twoColumns, threeColumns].map((query) => window.matchMedia(query));
    const update = (): void => setColumns(countColumns());
    for (const query of queries) query.addEventListener('change', update);
    return () => {
      for (const query of queries) query.removeEventListener('change', update);
    };
  }, []);
  return columns;
}

export interface AdvertGridProps {
  adverts: readonly AdvertSummary[];
  card: (advert: AdvertSummary) => ReactNode;
}

function LongGrid({ adverts, card }: AdvertGridProps) {
  const columns = useColumns();
  const grid = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (grid.current !== null) setTop(grid.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const rows = useWindowVirtualizer({
    count: Math.ceil(adverts.length / columns),
    estimateSize: () => rowEstimate,
    overscan,
    scrollMargin: top,
  });
  return (
    <div ref={grid} className="ad-long" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          ref={rows.measureElement}
          data-index={index}
          className="ad-row"
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <div className="ad-grid">{adverts.slice(index * columns, (index + 1) * columns).map(card)}</div>
        </div>
      ))}
    </div>
  );
}

export function AdvertGrid({ adverts, card }: AdvertGridProps) {
  if (adverts.length <= shortList) return <div className="ad-grid">{adverts.map(card)}</div>;
  return <LongGrid adverts={adverts} card={card} />;
}
