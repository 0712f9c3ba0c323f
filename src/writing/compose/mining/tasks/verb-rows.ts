/** Rows of verbs and of doings that commas part and that are one task. */
import { knowsNoun } from '../../language/lexicon.ts';
import { baseOfIng, isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';
import { onlyInRows } from '../../language/verbs-beside.ts';
import { isWorkByItself } from './shared-rows.ts';

/** "Assess, plan and evaluate care", "learn to mix, shape and bake": verbs that share an object, or stand under one verb, are one task. */
export function joinVerbRows(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const under =
      /^(?:[\w']+ ){0,3}?(?:learn|train|help|expect|aim|prepare|continue|work|used|able|teach|show|support|ask|want|trained) (?:[\w’'-]+ ){0,3}?(?:with \w+ )?(?:how )?to ([a-z]+)$/i.exec(
        piece,
      );
    // "Learn turning, milling, welding": what is learnt goes on.
    if (/^(?:learn|practise|study|teach) (?:[a-z]+ )?[a-z]+ing$/i.test(piece)) {
      let last = at;
      while (/^(?:and )?[a-z]+ing$/i.test(pieces[last + 1] ?? '')) last += 1;
      joined.push(pieces.slice(at, last + 1).join(', '));
      at = last;
      continue;
    }
    // "Help people cook, shop and get out": what they are helped to do.
    const helped = /^(?:help|let|watch|support) (?:[\w’'-]+ ){1,3}([a-z]+)$/i.exec(piece)?.[1] ?? under?.[1];
    const alsoHelped =
      /^([a-z]+)(?: (?:up|out|off|about|around|down|in|away))?(?:,? and ([a-z]+)(?: (?:up|out|off|about|around|down|in|away))?)?$/i;
    // Behind "learn to" any word is a verb, though elsewhere it is a thing: "saw".
    const learnt = /^(?:[a-z']+ )?learn (?:how )?to [a-z]+$/i.test(piece);
    if (helped && (learnt || canBeDone(helped)) && pieces.length > at + 1) {
      let last = at;
      while (last + 1 < pieces.length) {
        const [, one = '', other = one] = alsoHelped.exec((pieces[last + 1] ?? '').replace(/^and /i, '')) ?? [];
        if (one === '' || !canBeDone(one) || !canBeDone(other)) break;
        last += 1;
      }
      const row = pieces.slice(at, last + 1);
      // "Teach riders to groom, tack up and muck out" as well.
      if (row.length > 1 && (/ and /i.test(row.at(-1) ?? '') || /^and /i.test(row.at(-1) ?? ''))) {
        joined.push(row.join(', ').replace(/, and (?=[a-z]+(?: [a-z]+)?$)/i, ' and '));
        at = last;
        continue;
      }
    }
    // "Erect, adapt and dismantle scaffold": a word of its own before such a row is a verb too.
    const rowAhead = /^([a-z]+) (?:and|or|&|\+) ([a-z]+) \S/i.exec(pieces[at + 1] ?? '');
    const beforeRow =
      /^[a-z]{4,}(?: (?:up|out|off|down|in|on|over|away|back))?$/i.test(piece) &&
      rowAhead &&
      isVerbBase(rowAhead[1] ?? '') &&
      isVerbBase(rowAhead[2] ?? '');
    if (beforeRow && (!bareForm(piece) || piece.includes(' '))) {
      joined.push(`${piece}, ${pieces[at + 1] ?? ''}`);
      at += 1;
      continue;
    }
    const form = under ? 'base' : bareForm(piece.replace(/^to\s+/i, ''));
    let end = at + 1;
    while (form && end < pieces.length && bareForm(pieces[end] ?? '') === form) end += 1;
    const last = pieces[end] ?? '';
    // "Learn to measure, mark out and cut stone": a verb of two words is one of the row.
    const row =
      /^(?:([a-z]+)(?: (?:up|out|off|down|in|on|over|away|back))? )?(?:and|or|&|\+) ([a-z]+)(?: (.+))?$/i.exec(last);
    const closes =
      row?.[2] &&
      (bareForm(row[2]) === form || (form === 'base' && row[3] !== undefined && onlyInRows.test(row[2]))) &&
      (!row[1] || bareForm(row[1]) === form) &&
      !isWorkByItself(piece, row[3] ?? piece) &&
      // "Install, test and certify": the row may have no object at all, where one of its verbs is nothing else.
      (under ||
        row[3] ||
        end - at > 1 ||
        pieces.slice(at, end).some((word) => isPlainVerb(word)) ||
        isPlainVerb(row[2]));
    // "Support adults to shop, cook, get about": the row goes to the end, whether an "and" closes it or not.
    if (under && isVerbBase(under[1] ?? '') && !closes && pieces.length > at + 1 && pieces.length - at <= 4) {
      const rest = pieces.slice(at + 1);
      if (
        rest.every(
          (word) => /^[a-z]+(?: (?:up|out|about|down|around))?$/i.test(word) && isVerbBase(word.split(' ')[0] ?? ''),
        )
      ) {
        joined.push(`${[piece, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1) ?? ''}`);
        break;
      }
    }
    if (form && (!under || learnt || isVerbBase(under[1] ?? '')) && closes) {
      joined.push(pieces.slice(at, end + 1).join(', '));
      at = end;
    } else joined.push(piece);
  }
  return joined;
}

/** "Cook": a verb, though it is somebody as well. */
const canBeDone = (word: string): boolean => isVerbBase(word.toLowerCase()) || mayBeVerb(word.toLowerCase());

export const withSomebody =
  /^(?:liais|work|meet|deal|communicat|collaborat|negotiat|co-?ordinat|interact|partner|consult|speak|talk|report|respond)(?:e|ing|ting)? (?:[a-z]+ )?(?:with|to) (?:[\w-]+ ){0,2}[\w-]+$/i;
/** "With eating", "by scanning": a deed behind a preposition, where nothing else follows but what it is done to. */
const underPreposition =
  /\s(?:with|by|in|of|for|on|about|from|through|at|like|including|without|before|after|while|when)\s(?:the\s)?[a-z]{2,}ing(?:\s[a-z' -]+)?$/i;
const helps =
  /^(?:to )?(?:help|assist|support|aid|teach|train|coach|guide|involve)(?:ing)?\b.*\s(?:with|in|by)\s[a-z]+ing\b/i;

/** "Help children with eating, dressing and moving about": what stands in one row under a preposition is one task. */
export function joinDoings(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    let end = at;
    if (underPreposition.test(piece) && !/^(?:being|working|training)$/i.test(piece)) {
      const [first = ''] = piece.split(' ');
      const doing = /^[a-z]+ing$/i.test(first);
      for (let next = at + 1; next < pieces.length; next += 1) {
        const further = (pieces[next] ?? '').replace(/^(?:and|or) /i, '');
        const [word = ''] = further.split(' ');
        if (!/^[a-z]{2,}ing$/.test(word) || baseOfIng(word) === null) break;
        // Among gerunds only a helping has such a row: "scanning parcels by hand, loading vans and sweeping up" has none.
        if (doing && !helps.test(piece)) break;
        if (/^(?:and|or) /i.test(pieces[next] ?? '') || / and [a-z]+ing\b/.test(further)) {
          end = next;
          break;
        }
      }
    }
    joined.push(pieces.slice(at, end + 1).join(', '));
    at = end;
  }
  return joined;
}

/** A word that is a verb and hardly ever anything else: "install", "certify". */
export const isPlainVerb = (word: string): boolean =>
  isVerbBase(word) && !nounLike.has(word.toLowerCase()) && !knowsNoun(word.toLowerCase());

/** Whether a single word is a verb, and in which form. */
export function bareForm(word: string): 'base' | 'ing' | null {
  if (!/^[a-z-]+$/i.test(word)) return null;
  const lower = word.toLowerCase();
  return isVerbBase(lower) ? 'base' : baseOfIng(lower) ? 'ing' : null;
}
