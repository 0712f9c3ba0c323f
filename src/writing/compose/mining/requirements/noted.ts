/** Notes of two or three words that are surely a paper, somebody, how somebody is, or what somebody can do: "CCN1", "Pilates instructor", "KPI driven", "swim 25m", "on-call OK". */

import { desirableCue, trailingCue } from './cues.ts';
import { readDegreeNote } from './degree-notes.ts';
import { readMisread, readSetForm } from './misread.ts';
import { readMade, readSomebody, readWay } from './noted-people.ts';
import { readDone, readReady, readSpan } from './noted-work.ts';
import { readBookedPaper } from './paper-book.ts';
import type { PersonFact } from './person-shapes.ts';
import { readTradeFields } from './trade-fields.ts';

type Read = Omit<PersonFact, 'desirable'>;

/** A reading that says less than the note does: none, a label's, or the note as it was typed. */
const isBare = (read: PersonFact | null, text: string): boolean =>
  read === null ||
  read.loose === true ||
  read.odd === true ||
  read.topic === true ||
  (read.kind === 'have' &&
    read.sure !== true &&
    read.text.toLowerCase() === text.toLowerCase().replace(/ & /g, ' and ')) ||
  (read.kind === 'do' && read.text === `know ${text}`);

/** The note in the words of a sentence, where it was read as less than it surely is; every other reading as it is. */
export function asNoted(read: PersonFact | null, line: string, list: 'person' | 'desirable'): PersonFact | null {
  const text = line.replace(trailingCue, '').trim();
  if (text.length < 2 || text.length > 90 || read?.kind === 'without' || read?.arranged) return read;
  const bare = isBare(read, text);
  const noted =
    readSpan(line) ??
    readTradeFields(read, text) ??
    readMisread(read, text) ??
    (bare ? readNote(text) : read?.kind === 'have' ? readReady(text) : null);
  return noted
    ? {
        ...noted,
        desirable: read?.desirable ?? (list === 'desirable' || desirableCue.test(line)),
        ...(read?.strong ? { strong: true } : {}),
        sure: true,
      }
    : read;
}

function readNote(text: string): Read | null {
  const paper = readBookedPaper(text);
  if (paper) return { kind: 'have', text: paper };
  return (
    readDegreeNote(text) ??
    readSetForm(text) ??
    readDone(text) ??
    readReady(text) ??
    readMade(text) ??
    readSomebody(text) ??
    readWay(text)
  );
}
