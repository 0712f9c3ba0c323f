/** Requirements as sentences. */
import { joinList } from '../language/joined-phrases.ts';
import { chunk, clauseLine, type Line, line, type Manner, turnOf } from './line.ts';
import type { Note } from './note.ts';
import { hasHalves } from './person/either.ts';
import { duties, quoteLines } from './say.ts';

const haves = [
  "You'll need {}.",
  'You have {}.',
  'We ask for {}.',
  "We're looking for someone with {}.",
  'The job calls for {}.',
];
const moreHaves = [
  "You'll need {} as well.",
  'You also have {}.',
  'You bring {} too.',
  'We also ask for {}.',
  'The job also calls for {}.',
];
const traits = [
  "You're {}.",
  'We want someone who is {}.',
  'The job needs someone who is {}.',
  "We're looking for someone who is {}.",
];
const cans = ['You can {}.', 'You need to be able to {}.', 'You must be able to {}.'];
const waives = ["You don't need {}.", 'There is no need for {}.', "We don't ask for {}.", 'We do not require {}.'];
const wishes = [
  'It helps if you have {}.',
  'Useful, but not essential: {}.',
  'We would also welcome {}.',
  'Ideally, you also have {}.',
];

/** A check or a test: passed, and nothing that one has already. */
export const isPassed = (text: string): boolean =>
  /\b(?:tests?|checks?|screen(?:ing)?|medical|vetting|clearance|physical|assessment)(?: \(.*\))?$/i.test(text) &&
  !/^experience/i.test(text);
const twoDeeds = / (?:and|or|but) (?:can|will|know|have|are|do|don['’]t|never|always)\b|, /;
const isNamed = (note: Note | undefined): boolean => /^an? /i.test(note?.text ?? '');

/** "Know Spark", "know Kafka": known together. */
export const knowing = (texts: readonly string[]): string[] => {
  const spoken = texts.filter((text) => /^speak \p{Lu}\p{Ll}+$/u.test(text)).map((text) => text.slice('speak '.length));
  if (spoken.length > 1)
    return [...texts.filter((text) => !/^speak \p{Lu}\p{Ll}+$/u.test(text)), `speak ${joinList(spoken)}`];
  const known = texts.filter((text) => /^know \S+(?: \S+)?$/.test(text)).map((text) => text.slice('know '.length));
  return known.length < 2
    ? [...texts]
    : [...texts.filter((text) => !/^know \S+(?: \S+)?$/.test(text)), `know ${joinList(known)}`];
};

/** Requirements: neighbours of one kind share a sentence. */
export function personLines(notes: readonly Note[], manner: Manner): Line[] {
  const lines: Line[] = [];
  let at = 0;
  let had = false;
  while (at < notes.length) {
    const first = notes[at];
    if (!first) break;
    let end = at + 1;
    while (
      end < notes.length &&
      notes[end]?.kind === first.kind &&
      !(first.kind === 'do' && (hasHalves(first.text) || hasHalves(notes[end]?.text ?? ''))) &&
      // "You know Excel and can draw.": typed as a sentence with two verbs, it stays one.
      !(first.kind === 'do' && first.typed && (twoDeeds.test(first.text) || twoDeeds.test(notes[end]?.text ?? ''))) &&
      Boolean(notes[end]?.wish) === Boolean(first.wish) &&
      // "A registered nurse", and "calm": two things to be, in two sentences.
      (first.kind !== 'be' || isNamed(notes[end]) === isNamed(first))
    )
      end += 1;
    const group = notes.slice(at, end);
    at = end;
    if (first.kind === 'clause') {
      lines.push(...group.map((note) => clauseLine(note, manner)));
      continue;
    }
    if (first.kind === 'quote') {
      lines.push(...quoteLines(group, manner, lines.length > 0 ? 'morePerson' : 'person', lines.length));
      continue;
    }
    for (const part of chunk(group, manner.hemingway ? 2 : 3, manner.hemingway ? 14 : 22)) {
      const texts = knowing(part.map(({ text }) => text));
      const slot = lines.length;
      const yours = texts.some((text) => /\byour|\byou\b/i.test(text));
      const frames =
        first.kind === 'have'
          ? first.wish
            ? texts.every((text) => /^(?:an? |some |experience|knowledge|the |sound|good|any )/i.test(text))
              ? wishes.filter((wish) => lines.length > 0 || !/also/.test(wish))
              : ['Useful, but not essential: {}.', 'A plus, though not essential: {}.', 'Helpful, but not needed: {}.']
            : (had ? moreHaves : haves).filter(
                (frame) =>
                  !(/have|bring| with/.test(frame) && texts.some(isPassed)) &&
                  // "..., clean or nearly too".
                  !(/ too\b|as well/.test(frame) && /,/.test(texts.at(-1) ?? '')) &&
                  !(/ with \{\}/.test(frame) && (yours || /^(?:no more|at most|the)/.test(texts[0] ?? ''))) &&
                  !(
                    /bring|ask|calls/.test(frame) &&
                    texts.some((text) => /^(?:no |at most|GCSE|.*\bor the will)/.test(text))
                  ),
              )
          : first.kind === 'be'
            ? first.wish
              ? ["It helps if you're {}.", "Ideally, you're {}."]
              : traits.filter((frame) => !/who is/.test(frame) || (!yours && !/^18 or/.test(texts[0] ?? '')))
            : first.kind === 'can'
              ? first.wish
                ? ['It helps if you can {}.', 'Ideally, you can {}.']
                : cans
              : first.kind === 'do'
                ? first.wish
                  ? ['It helps if you {}.', 'Ideally, you {}.']
                  : ['You {}.']
                : waives;
      const [frame, index] = turnOf(frames, manner, slot);
      if (first.kind === 'have' && !first.wish) had = true;
      const text = first.kind === 'without' ? texts.join(' or ') : duties(texts);
      lines.push(
        line(frame, text, part, manner, {
          frameId: `answer.${first.kind}${first.wish ? '.wish' : ''}.${index}`,
          worth: part.some(({ filler }) => filler) ? 2 : first.wish ? 5 : 8,
        }),
      );
    }
  }
  return lines;
}
