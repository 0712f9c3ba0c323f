/** A list of the work whose every line says what one is doing: in a text it is what the reader will do. */
import { baseOfIng, isVerbBase } from '../language/verbs.ts';
import type { Note } from './note.ts';

/** What stands behind a doing, and shows that it is one: "training our staff" is done, "training days" are had. */
const doneTo =
  /^(?:the|an?|our|your|their|all|any|each|every|new|up|out|off|down|on|in|after|for|to|with|over|at|one|two|three|four|five|six|\d+|people|children|patients|customers|guests|[A-Z]{2,}[a-z]*|[A-Za-z-]+[^su\W]s)$/;
const noDoing = /^(?:days|hours|shifts|rooms|sites?|skills|works|materials|goods|sessions|courses|programmes)$/;

/** "Taking X-rays and running bloods" as orders: "take X-rays and run bloods". Null where the first word is no doing. `beside` others that surely are, three words are one. */
function asDeeds(text: string, beside = false): string | null {
  const words = text.split(' ');
  const base = baseOfIng((words[0] ?? '').toLowerCase());
  const next = (words[1] ?? '').replace(/[,;]$/, '');
  const done = doneTo.test(next) || (beside && words.length > 2 && !/^(?:and|or|of)$/.test(next));
  if (base === null || !isVerbBase(base) || !done || noDoing.test(next)) return null;
  return [base, ...words.slice(1)]
    .join(' ')
    .replace(
      /(?<= and |, )(?!(?:includ|exclud|regard|concern|depend|dur|accord|start|begin|us)ing\b)([a-z]+ing)(?= \S)/g,
      (doing) => {
        const deed = baseOfIng(doing);
        return deed !== null && isVerbBase(deed) ? deed : doing;
      },
    );
}

/** "Clean teeth, take X-rays, do charting": the last of a row of orders gets its "and". */
function withLastAnd(text: string): string {
  const parts = text.split(', ');
  const last = parts.at(-1) ?? '';
  return parts.length > 2 &&
    parts.every((part) => isVerbBase(part.split(' ')[0] ?? '') && / /.test(part)) &&
    !/^(?:and|or) /.test(last)
    ? `${parts.slice(0, -1).join(', ')} and ${last}`
    : text;
}

/** The notes of such a list as tasks; the notes themselves where one line says something else. */
export function asTasks(notes: readonly Note[]): Note[] {
  const doings = notes.filter(
    ({ kind, text }) => (kind === 'thing' || kind === 'quote') && /^[A-Za-z]+ing\b/.test(text),
  );
  const sure = doings.filter(({ text }) => asDeeds(text) !== null).length;
  const deeds = new Map(
    doings.map((note) => [note, asDeeds(note.text, sure > 1 && sure * 2 >= doings.length)] as const),
  );
  return doings.length > 1 && [...deeds.values()].every((deed) => deed !== null)
    ? notes.map((note) => (deeds.has(note) ? { ...note, kind: 'duty', text: deeds.get(note) ?? note.text } : note))
    : notes.map((note) => (note.kind === 'duty' ? { ...note, text: withLastAnd(note.text) } : note));
}
