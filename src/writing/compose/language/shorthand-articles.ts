/** Articles that shorthand leaves out, inside a task: "in workshop", "report faults to shift supervisor", "in safe manner". */

import { ends, places } from './bare-places.ts';
import { isLikelyThing } from './counting.ts';
import { lexiconTags } from './lexicon.ts';
import { type Article, missing } from './missing-article.ts';
import { named } from './needs-no-article.ts';
import { determined, isFurtherOrder } from './noun-chunks.ts';
import { isGuessedVerb, isVerbBase, nounLike } from './verbs.ts';

/** Verbs whose bare noun is part of them: "attend college", "change jobs", "take part". */
const idiomatic =
  /^(?:take|give|go|attend|have|be|get|make|lose|turn|leave|enter|join|cross|start|become|act|work|travel|stay|live|look|keep|play|speak|come|remain|arrive|return|feel|help|talk|study)$/;

/** Turns of three words that stand before a noun as one: none of their nouns lacks an article. */
const fixedTurns = new Set([
  'up to date',
  'out of date',
  'out of hours',
  'face to face',
  'day to day',
  'door to door',
  'end to end',
  'end of life',
  'end of line',
  'state of the',
  'point of sale',
  'proof of concept',
  'back to back',
  'week to week',
  'one to one',
  'made to measure',
  'made to order',
  'ready to wear',
  'right to work',
  'right of way',
  'rights of way',
  'bill of materials',
  'bills of materials',
  'bill of lading',
  'terms of reference',
  'proof of delivery',
  'point of care',
  'power of attorney',
  'duty of care',
  'change of use',
  'letter of credit',
  'chain of custody',
  'cost of living',
  'code of conduct',
  'state of repair',
  'scope of works',
  'quality of life',
  'standard of care',
  'statement of case',
  'statements of case',
]);

/** What is measured or done between two of them: "steam to fuel ratio", "procure to pay cycle". */
const pairsOfOne =
  /(?<!\b(?:due|according|in|on|by|from) )\b((?!(?:according|prior|due|next|thanks|addition|relation|access|up|back|on|in)\b)[a-z]+) to ((?!(?:the|an?|our|your|be|get|do|have)\b)[a-z]+) (?=ratios?\b|conversions?(?= rates?\b))|\b(order|procure|purchase|source|hire|record|quote|lead|plan|idea|concept|lab|farm) to (cash|pay|retire|report|produce|market|order|fork) (?=(?:process|cycle|chain|system|time|team|function)(?:es|s)?\b)/g;

/** `rest` is what follows the verb. In what is asked of people it is one of many that is meant: "a". */
export function withArticles(verb: string, rest: string, kind: Article = 'the', particle = ''): string {
  // "Make sure drivers rest"; "show couples round": several, and where they are led.
  const led =
    (verb === 'make' && /^sure [a-z]/.test(rest)) || (verb === 'show' && /^[a-z]+[^su\W]s a?round$/.test(rest));
  if (led) return rest;
  // "At end of shift".
  const words = rest
    .replace(
      /\b(at|by|until|before|from|towards) (end|start|beginning|close) of ([a-z]+)\b(?! [a-z]+s\b)/g,
      (whole, before: string, point: string, of: string) =>
        determined.test(of) || of === 'life' || !isLikelyThing(of) ? whole : `${before} the ${point} of the ${of}`,
    )
    .replace(/\bmember(s?) of (?=public\b)/g, 'member$1 of the ')
    // "As per care plan": the one there is.
    .replace(
      /\bas per (?=(?:[a-z]+ ){0,2}(?:plan|schedule|chart|checklist|rota|route|drawing|spec|specification|agreement|contract|brief|programme)(?=$|[,.]| (?:and|or|at|in|on|for)\b))(?!the\b|an?\b|our\b|your\b|their\b|each\b)/g,
      'as per the ',
    )
    // "Steam to fuel ratio", "order to cash process": two that are one name.
    .replace(pairsOfOne, (_, one, other, first, last) => `${one ?? first}-to-${other ?? last} `)
    .replace(/\bnot for profit\b/gi, 'not-for-profit')
    .replace(/\bout of hours (?=[a-z])/g, 'out-of-hours ')
    .replace(/\bto lead(?=$|[,.]| (?:and|or|on|at)\b)/g, 'to the lead')
    .replace(/\bas part of (?=(?:[a-z-]+ ){0,2}(?:team|crew)\b)(?!(?:an?|the|our|your|this) )/g, 'as part of a ')
    .split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const before = words[at - 1] ?? (places.test(particle) ? particle : '');
    // "In first instance", "for same customer".
    if (
      places.test(before) &&
      /^(?:first|last|same|final|right|wrong)$/.test(words[at] ?? '') &&
      !named.test(words.slice(at, at + 2).join(' ')) &&
      // "With first and second fixing": two stages of the work.
      !(
        /^(?:and|or|to|&)$/.test(words[at + 1] ?? '') && /^(?:second|third|last|final|2nd)$/.test(words[at + 2] ?? '')
      ) &&
      // "Against last year's observations": whose they are is told already.
      !/^(?:(?:aid|class|minute|name|time|year|place|person|order|fix)[,.;]?|[a-z]+['’]s)$/.test(
        words[at + 1] ?? 'time',
      )
    ) {
      out.push('the', words[at] ?? '');
      continue;
    }
    // "Ready for audit", "fit for use".
    if (before === 'for' && /^(?:ready|fit)$/.test(words[at - 2] ?? '')) {
      out.push(words[at] ?? '');
      continue;
    }
    // "In supply chain": a field of work.
    if (words[at] === 'supply' && /^chain[,.;]?$/.test(words[at + 1] ?? '') && ends.test(words[at + 2] ?? 'and')) {
      out.push('supply');
      continue;
    }
    // "An up to date plan", "face to face meetings": what belongs together has nothing between.
    if (fixedTurns.has(words.slice(at - 2, at + 1).join(' '))) {
      out.push(words[at] ?? '');
      continue;
    }
    const starts =
      at === 0 && !places.test(before)
        ? isTransitive(verb, words)
        : // "Weekly pipeline and forecast review": in the name of a thing nothing is a further order.
          places.test(before) || (verb !== '' && opens(words, at));
    const article = starts
      ? missing(words, at, places.test(before) ? before : '', kind, { verb: at === 0 ? verb : '', order: verb })
      : null;
    if (article && !(at === 0 && lexiconTags(words[0] ?? '').includes('Adverb'))) out.push(article);
    out.push(words[at] ?? '');
  }
  return out.join(' ');
}

/** "Attend college", but "attend the site meeting". */
const isTransitive = (verb: string, words: readonly string[]): boolean =>
  verb !== '' &&
  !(verb === 'move' && /^(?:house|home)$/.test(words[0] ?? '')) &&
  (!idiomatic.test(verb) ||
    // "Keep aisle free of obstruction", "keep order book up to date".
    (/^(?:keep|leave)$/.test(verb) &&
      /^[a-z-]+ (?:(?!(?:in|on|at|to|of|for|with|from|by)\b)[a-z-]+ ){0,3}?(?:free|clear|tidy|clean|safe|secure|open|warm|dry|stocked|running|ready|up|locked|full|accurate|current|fresh|stable|complete)(?= |$)/.test(
        words.join(' '),
      )) ||
    (/^(?:attend|join|start|leave|enter|have|make|give)$/.test(verb) &&
      // "Attend Saturday case meeting" lacks its article as "attend case meeting" does.
      /^(?:[a-z-]+|[A-Z][a-z]{2,5}day)$/.test(words[0] ?? '') &&
      !ends.test(words[1] ?? 'and') &&
      // "Attend college one day a week".
      !determined.test(words[1] ?? '')));

/** "In attic and crawl space": what stands before the "and" stands behind a preposition. */
const inPlace = (words: readonly string[], link: number): boolean =>
  [2, 3].some(
    (back) =>
      places.test(words[link - back] ?? '') &&
      words.slice(link - back + 1, link).every((word) => /^[a-z]+$/.test(word) && !ends.test(word)),
  );

/** Whether the word before is a further verb: "and grease machine". */
function opens(words: readonly string[], at: number): boolean {
  // "And set up safe area".
  const back = /^(?:up|out|off|down|over)$/.test(words[at - 1] ?? '') ? 1 : 0;
  const verb = words[at - 1 - back] ?? '';
  const link = words[at - 2 - back] ?? '';
  // "According to pick list": nobody picks it.
  if (
    link === 'to' &&
    /^(?:according|due|prior|addition|relation|regard|respect|next|thanks)$/.test(words[at - 3 - back] ?? '')
  )
    return false;
  // "The shop floor, trade desk and garden yard", "the sales and purchase ledger": the last of a row of places or papers.
  if (
    /^(?:and|or)$/.test(link) &&
    /^(?:yard|ledger|cent(?:re|er)|team|desk|room|area|bay|office|department|shop|section|floor|counter|crew|system|round)$/.test(
      (words[at] ?? '').replace(/[,;.]$/, ''),
    ) &&
    /^(?:garden|purchase|build|trade|test|support|service|design|market|water|heat|plant|process|order|control|guest|customer|staff|research|delivery|post|goods|retail|sale)$/.test(
      verb,
    )
  )
    return false;
  return (
    (/^(?:and|or|then|to)$/.test(link) || /,$/.test(link)) &&
    ((isVerbBase(verb) && (back === 1 || !nounLike.has(verb) || isFurtherOrder(words, at - 1))) ||
      (!isVerbBase(verb) && isGuessedVerb(verb, words[at]) && !inPlace(words, at - 2 - back))) &&
    (back === 1 || !idiomatic.test(verb))
  );
}
