/** Sentences that say it best as they were typed: what would be framed there loses its sense. */
import { upperFirst } from '../language/first-capitals.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import type { Piece } from './cut.ts';
import type { Note, QuestionNumber } from './note.ts';
import { isStage } from './say-company.ts';

/** "Turn up, graft, have a laugh": orders in a row. */
const isOrder = (text: string): boolean => {
  const [first = '', second = ''] = wordsOf(text);
  return (
    isVerbBase(first) &&
    !/^be$/i.test(first) &&
    (!nounLike.has(first.toLowerCase()) ||
      /^(?:up|in|out|on|off|over|round|the|an?|your|our|it|them|people|to|for)$/i.test(second))
  );
};

/** Whether the notes of one sentence say less than the sentence does. */
function losesSense(notes: readonly Note[], pieces: readonly Piece[], question: QuestionNumber): boolean {
  // How to apply is told in steps: "phone screen, then an hour with the team" is their order.
  if (question === 7)
    return (
      notes.some(({ kind }) => kind === 'thing' || kind === 'quote') &&
      // "Call Deb, half-day trial, answer same week": an order, and steps that have a sentence of their own.
      !(
        notes[0]?.kind === 'clause' &&
        notes.slice(1).every(({ kind, text }) => kind === 'clause' || (isStage.test(text) && wordsOf(text).length < 9))
      ) &&
      (pieces.length > 1 || wordsOf(pieces[0]?.text ?? '').length > 3)
    );
  if (question === 4)
    return (
      pieces.length > 1 && pieces.filter(({ text }) => isOrder(text)).length >= 2 && isOrder(pieces[0]?.text ?? '')
    );
  return false;
}

/** The notes, where a sentence that would lose its sense is one note of its own words. */
export function keepTyped(notes: readonly Note[], pieces: readonly Piece[], question: QuestionNumber): Note[] {
  const told = new Set<number>();
  return notes.flatMap((note): Note[] => {
    if (told.has(note.sentence)) return [];
    const own = notes.filter(({ sentence }) => sentence === note.sentence);
    const said = pieces.filter(({ sentence }) => sentence === note.sentence);
    if (own.length !== said.length || !said[0] || !losesSense(own, said, question)) return [note];
    told.add(note.sentence);
    return [
      { ...note, kind: 'clause', text: upperFirst(said[0].source), factIds: own.flatMap(({ factIds }) => factIds) },
    ];
  });
}
