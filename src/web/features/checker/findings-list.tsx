/** Findings as a list of buttons that lead to their places: for screen readers, and where no lines can be drawn. */
import { useState } from 'react';
import type { Place } from './checker.ts';
import { kinds, wording } from './wording.ts';

const words = wording.score;
/** Shown before the rest is asked for. */
const fewest = 4;
/** A sentence is shown by its beginning. */
const longest = 60;

/** Words as a list shows them: on one line, long ones cut. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line
    .slice(0, longest)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`;
};

export function FindingsList({ places, onShow }: { places: readonly Place[]; onShow: (place: Place) => void }) {
  const [all, setAll] = useState(false);
  if (places.length === 0) return null;
  const shown = all ? places : places.slice(0, fewest);
  return (
    <>
      <ul className="sc-found">
        {shown.map((place) => {
          const { finding, key } = place;
          return (
            <li key={`${key} ${finding.rule} ${finding.start}`}>
              <button
                type="button"
                aria-label={words.show(shortened(finding.text), kinds[finding.kind])}
                onClick={() => onShow(place)}
              >
                <i className={`is-${finding.mark ?? 'listed'}`} aria-hidden="true" />
                <span>{shortened(finding.text)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {places.length > fewest && (
        <button type="button" className="sc-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.less : words.more(places.length - fewest)}
        </button>
      )}
    </>
  );
}
