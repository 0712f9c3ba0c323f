/** The sentences of one question's text, in order: what the answer says, then what else is known. */

import { upperFirst } from '../language/first-capitals.ts';
import { sayOfUs } from './bare-notes.ts';
import { introduction } from './introduction.ts';
import { type Line, wordsIn } from './line.ts';
import type { Note } from './note.ts';
import { apply, personText, rewards, roleText } from './parts.ts';
import { companyLines } from './say-company.ts';
import { guideLines, type Setting, turned } from './setting.ts';

/** All sentences of a text; longer than the band where the answer is. */
export function composeAnswer(
  question: 2 | 3 | 4 | 5 | 6 | 7,
  notes: readonly Note[],
  setting: Setting,
  statements: readonly { title: string; statement: string }[],
): Line[] {
  if (question === 2) return introduction(notes, setting);
  if (question === 3) return roleText(notes, setting);
  if (question === 4) return personText(notes, setting);
  if (question === 5) return rewards(notes, setting, statements);
  if (question === 6) {
    const lines = companyLines(
      turned(
        notes
          .map(sayOfUs)
          .map(
            (note): Note =>
              note.kind === 'quote' && note.stands ? { ...note, kind: 'clause', text: upperFirst(note.text) } : note,
          ),
        setting.manner.turn,
      ),
      setting.manner,
    );
    if (setting.length !== 'small')
      lines.push(
        ...guideLines(setting, setting.length === 'large' ? 25 : 50).slice(0, setting.length === 'large' ? 4 : 2),
      );
    return lines;
  }
  return apply(notes, setting);
}

/** What fits the band: the least worth goes first, the last of them before the others. */
export function fitLines(lines: readonly Line[], most: number): Line[] {
  const kept = [...lines];
  while (kept.length > 1 && wordsIn(kept) > most) {
    let least = kept.length - 1;
    kept.forEach(({ worth }, index) => {
      if (worth <= (kept[least]?.worth ?? 0) && index > 0)
        least = worth < (kept[least]?.worth ?? 0) || index > least ? index : least;
    });
    kept.splice(least, 1);
  }
  // Where a long sentence went, a short one may have its room again, in its place.
  for (const made of [...lines].sort((one, other) => other.worth - one.worth))
    if (!kept.includes(made) && wordsIn([...kept, made]) <= most)
      kept.splice(kept.filter((other) => lines.indexOf(other) < lines.indexOf(made)).length, 0, made);
  return kept;
}
