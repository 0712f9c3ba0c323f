/** Rows of verbs that share what stands behind the last of them, or whom they are left to: no piece of such a row is a task by itself. */
import { knowsNoun } from '../../language/lexicon.ts';
import { isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';

import { particleRowOn } from './particle-rows.ts';

/** "Help clients bathe", "let guests taste": what they do, to its verb. */
const left = /^(?:to )?(?:help|let|make|watch|see|have)(?:ing)? (?:[\w’'-]+ ){0,3}?([a-z-]+) ([a-z-]+)$/i;
const somebody =
  /^(?:them|others|people|everyone|everybody|anyone|someone|staff|children|families|men|women|teams?|crew|(?:customer|client|guest|visitor|patient|resident|pupil|tenant|learner|starter|rider|member|user|apprentice)s?|[a-z-]+(?:ers|ors|ees|ants|ents|ians|ists|als|ups|ings|ils))$/i;
/** "Learn to saw", "you will prepare to load": the deed to its verb. */
const toDo =
  /^(?:[\w’']+ ){0,2}?(?:learn|train|prepare|practise|practice|start|begin|continue|expect) (?:how )?to ([a-z-]+)$/i;
/** One word, or a row's last two of which only the last has an object. */
const single = /^(?:and )?([a-z-]+)$/i;
const closing = /^([a-z-]+) (?:and|or|&) ([a-z-]+)(?: (?:up|out|off|down|away|back))?(?: (?!of\b)(.+))?$/i;
const nothingDone =
  /^(?:the|an?|all|any|our|your|their|its|each|every|both|no|not|and|or|with|in|on|at|to|from|for|by|of|as)$/i;

/** What is done to these and to nothing else: nobody fences silage, or milks calves. */
const ownThings: Readonly<Record<string, RegExp>> = {
  fence: /paddock|field|land|bound|plot|garden|wood|track|site|pen|yard/i,
  hedge: /bound|lane|field|track|garden/i,
  milk: /cow|goat|ewe|herd|sheep|buffalo/i,
  shear: /sheep|ewe|lamb|alpaca|flock|goat/i,
  plough: /field|land|ground|soil|stubble|acre|hectare/i,
  gut: /fish|catch|bird|poultry|chicken|game|cod|herring|mackerel|salmon|hake/i,
};

/** Whether a verb that opens a row can't be done to what the last of it is done to, and so is work by itself. */
export const isWorkByItself = (verb: string, object: string): boolean =>
  ownThings[verb.toLowerCase()]?.test(object) === false;

const can = (word: string): boolean => isVerbBase(word.toLowerCase()) || mayBeVerb(word.toLowerCase());
/** A verb, or a word that no list knows: a trade's own. */
const canOrUnknown = (word: string): boolean =>
  can(word) || (!nothingDone.test(word) && !/s$/i.test(word) && !knowsNoun(word.toLowerCase()));

/** Where the row that opens at `at` ends; `at` where none does. */
function endOfRow(pieces: readonly string[], at: number): number {
  const opening = (pieces[at] ?? '').replace(/^(?:and|then) /i, '');
  const [, whom = '', deed = ''] = left.exec(opening) ?? [];
  const learnt = toDo.exec(opening)?.[1];
  const alone = at === 0 && /^[a-z]{3,}$/i.test(opening) && can(opening);
  if (!(learnt || (somebody.test(whom) && can(deed)) || alone)) return at;
  let end = at + 1;
  while (end < pieces.length - 1 && canOrUnknown(single.exec(pieces[end] ?? '')?.[1] ?? 'the')) end += 1;
  const [, one = '', other = '', object = ''] = closing.exec(pieces[end] ?? '') ?? [];
  if (one === '' || !canOrUnknown(one) || !canOrUnknown(other)) return at;
  // "Stock, cash and card handling", "admin, phones and emails": names of work in a row.
  if (alone) {
    // "Fence, cut and bale silage": the first is work by itself.
    if (isWorkByItself(opening, object)) return at;
    const plain = [one, other].filter((word) => isVerbBase(word.toLowerCase()) && !nounLike.has(word.toLowerCase()));
    return object !== '' &&
      !/ing$/i.test(object) &&
      (plain.length > 0 || [one, other].every((word) => !knowsNoun(word)))
      ? end
      : at;
  }
  return can(one) || can(other) ? end : at;
}

/** Where "set up, monitor and wean ventilators" ends. */
function endOfParticleRow(pieces: readonly string[], at: number): number | null {
  if (!/^\W*[a-z]+ (?:up|down|out|off|away|in|on)$/i.test(pieces[at] ?? '')) return null;
  for (let end = at + 1; end < Math.min(at + 4, pieces.length); end += 1)
    if (particleRowOn(pieces.slice(at, end + 1).join(', '))) return end;
  return null;
}

/** "Help clients bathe, dress and eat breakfast", "learn to saw, square and dress stone", "sand, gesso and dapple horses": each row in one piece. */
export function keepSharedRows(pieces: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const end = endOfParticleRow(pieces, at) ?? endOfRow(pieces, at);
    kept.push(pieces.slice(at, end + 1).join(', '));
    at = end;
  }
  return kept;
}

/** Whether a line is one such row and nothing else. */
export const isSharedRow = (line: string): boolean => {
  const pieces = line.split(', ');
  return pieces.length > 1 && endOfRow(pieces, 0) === pieces.length - 1;
};

/** Whether a piece ends in what somebody is helped or left to do, so that no thing is done to by it. */
export const opensTheirDeeds = (piece: string): boolean => {
  const [, whom = '', deed = ''] = left.exec(piece) ?? [];
  return somebody.test(whom) && can(deed);
};
