/** Verbs that stand beside another over the same thing: "plan and lead surveys", "measure, cut and joint timber". */

import { describes, knowsNoun } from './lexicon.ts';
import { isKnownNoun } from './nouns.ts';
import { isDeedNoun } from './thing-first.ts';
import { baseOf, type VerbForm } from './verb-bases.ts';
import { isGuessedVerb, isVerbBase, mayBeVerb, nounLike } from './verbs.ts';

/** "Induce and monitor anaesthesia", "bed up cubicles": a word that no list has, and that is a verb by what stands behind it. */
export function isVerbBeside(words: readonly string[], at: number): boolean {
  const [word = '', link = '', second = '', object = ''] = words.slice(at, at + 4);
  // "Bleed, balance and top up systems": before a row of verbs.
  const row = /^([a-z]{3,}), ([a-z]+),? and ([a-z]+) (?!of\b|in\b|on\b|at\b|for\b)[a-z]/.exec(
    words.slice(at).join(' '),
  );
  if (row?.[1] && isVerbBase(row[2] ?? '') && isVerbBase(row[3] ?? ''))
    return mayBeVerb(row[1]) && !(nounLike.has(row[2] ?? '') && nounLike.has(row[3] ?? '') && knowsNoun(row[1]));
  if (!/^[a-z]{3,}$/.test(word) || /[a-z]{2}(?:ing|ed|ly)$|[^s]s$/.test(word)) return false;
  if (/^(?:up|out|off|down)$/.test(link))
    return (
      !/(?:tion|ment|ance|er|or|age|ity)$/.test(word) &&
      (/^(?:the|all|our|any|new|old|your)$/.test(second) ||
        (/^[a-z]{2,}[^su\W]s[.,;]?$/.test(second) && !isDeedNoun(second.replace(/\W$/, ''))))
    );
  return (
    /^(?:and|or)$/.test(link) &&
    isVerbBase(second) &&
    !nounLike.has(second) &&
    object !== '' &&
    !/^(?:of|in|on|at|for|with|to|from|by|and|or|is|are)$/.test(object) &&
    (mayBeVerb(word) || (!knowsNoun(word) && !isKnownNoun(word))) &&
    !/(?:tion|sion|ment|ness|ity|ance|ence|age|er|or|ist|ship|dom|al|ery|ure|ist|ic|roll|room|ware)$/.test(word) &&
    !describes(word)
  );
}

/** Several things that something is done to: "loads", and no "visits". */
const isBareObject = (word: string): boolean =>
  /^[a-z]{3,}[^su\W]s[.,;]?$/.test(word) &&
  !isDeedNoun(word.replace(/\W$/, '')) &&
  !/^(?:visits|tests|meetings|plans|reports)/.test(word);

/** Verbs of trades that are names of things wherever they don't close a row of verbs: "load, strap and sheet trailers". */
export const onlyInRows =
  /^(?:joint|sheet|thread|rack|crop|kerf|face|head|size|house|dress|gut|point|fleet|book|bag|tray|rope|chain)$/;
/** What such a row is done to: one thing, or several. */
const isObjectOfRow = ([first = '', next]: readonly string[]): boolean =>
  /^(?!(?:and|or|of|in|on|at|for|with|to|from|by|is|are)\b)[a-z]{3,}[.,;]?$/.test(first) &&
  (next === undefined || /^(?:and|or|to|in|on|at|for|with|from|by|using|ready|before|after)$/.test(next));

/** A second head shares the object: "plan and lead surveys", "specify, test and install". */
export function startsHead(words: readonly string[], index: number, form: VerbForm): string | null {
  const word = words[index];
  if (word === undefined || /^[A-Z]/.test(word)) return null;
  // "Strip and re-slate roofs", "file and index court papers": what stands beside a verb over the same thing is one.
  const beside =
    form === 'base' &&
    (/^re-[a-z]{3,}$/.test(word) ||
      (/^re[a-z]{4,}$/.test(word) && isVerbBase(word.slice(2))) ||
      (mayBeVerb(word) && !isVerbBase(word))) &&
    /^(?:and|or)$/i.test(words[index - 1] ?? '') &&
    index === 2 &&
    words[3] !== undefined &&
    !/^(?:in|on|of|for|at|with|and|to)$/.test(words[3]);
  // "Diagnose and rectify faults", "strap and sheet loads": beside a verb that is nothing else.
  const second =
    form === 'base' &&
    index === 2 &&
    /^(?:and|or)$/i.test(words[1] ?? '') &&
    isVerbBase(words[0] ?? '') &&
    !nounLike.has((words[0] ?? '').toLowerCase()) &&
    words[3] !== undefined &&
    (isGuessedVerb(word, words[3]) ||
      (words.length <= 5 && /^[a-z]{3,}$/.test(word) && !/(?:ing|ed|ly|s)$/.test(word) && isBareObject(words[3])));
  // "Recruit, enthuse and support volunteers": what stands between two verbs is one.
  const between =
    form === 'base' &&
    index === 1 &&
    /^[a-z]{4,}$/.test(word) &&
    !isVerbBase(word) &&
    /^(?:and|or)$/i.test(words[2] ?? '') &&
    isVerbBase(words[3] ?? '') &&
    words[4] !== undefined &&
    !/^(?:and|or|of|in|on|at|for|with|to|from|by)$/.test(words[4]) &&
    // "Isolate, earth and test equipment": behind the comma of a verb that is nothing else stands one.
    (!nounLike.has((words[0] ?? '').toLowerCase().replace(/,$/, '')) ||
      (!knowsNoun(word) && !nounLike.has(words[3] ?? '')) ||
      // "Match, batch and code invoices".
      (mayBeVerb(word) && /^[a-z]{3,}[^su\W]s[.,]?$/.test(words[4]) && !isDeedNoun(words[4])));
  // "Measure, cut and joint timber": it closes a row of verbs.
  const closing =
    form === 'base' &&
    onlyInRows.test(word) &&
    /^(?:and|or)$/i.test(words[index - 1] ?? '') &&
    index > 2 &&
    isVerbBase((words[index - 2] ?? '').toLowerCase().replace(/,$/, '')) &&
    isObjectOfRow(words.slice(index + 1));
  const found = beside || between || second || closing ? { base: word } : baseOf(word, form);
  if (!found) return null;
  // "Pick and pack", "wire, test and fault-find": verbs and nothing after them.
  if (words[index + 1] === undefined)
    return (index === 2 || (index === 3 && !nounLike.has(word) && !knowsNoun(word))) &&
      /^and$/i.test(words[index - 1] ?? '') &&
      (form === 'ing' || index === 3 || !nounLike.has(baseOf(words[0] ?? '', form)?.base ?? 'form'))
      ? found.base
      : null;
  return found.base;
}
