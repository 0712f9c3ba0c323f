/** What was read of a requirement and is asked of nobody, or in words that can't be right: by the words themselves, whatever read them. */
import { describes } from '../../language/lexicon.ts';
import { isCounted } from '../../language/nouns.ts';
import { isVerbBase } from '../../language/verbs.ts';
import type { PersonFact } from '../../mining/requirements/person-shapes.ts';

/** A point of a list by its number, in the middle of a line. */
const point = /[.;,]? \(?\d[).] ?[A-Z]|(?:[.:] |^)\d\.?$|\. \d$/;
/** What one has done to one's pay, or what follows an agreement: of the terms, and nothing that somebody has. */
const terms =
  /\b(?:remuneration|pay|salary|wages?|grading|payment|appointment|post|position|contract)\b.*\b(?:follows?|is|are|depends?|according to|in line with|as per|subject to)\b/i;
/** How a task is named that belongs to the one that is asked for. */
const manner =
  /^experience of (?:confident|careful|accurate|neat|patient|steady|gentle|precise|polite|thorough|tidy|quick|calm) [a-z]+$/;

/** Verbs that are no things, so that a row behind them is surely done: "read and interpret drawings". */
const sureDeeds: ReadonlySet<string> = new Set(
  'speak read write listen maintain operate teach learn understand communicate prioritise prioritize organise organize analyse analyze sell install diagnose repair clean drive lift walk use set keep handle manage plan'.split(
    ' ',
  ),
);
const device = /(?:scope|graph|meter|lathe|saw|drill|analyser|gauge|crane|loader)$/;

/** A verb that begins a row of things: "scope and logic analyser". */
function isRowOfThings(text: string): boolean {
  const [, first = '', next = ''] = /^([a-z]+) (?:and|or|&|\+) ([a-z]+)(?: .*)?$/.exec(text) ?? [];
  return first !== '' && !sureDeeds.has(first) && !isVerbBase(next);
}

/** "Row machine": what it is done to lacks its small word, where one is counted. */
function isPairOfNouns(text: string, typed: string): boolean {
  const [, thing = ''] = /^[a-z]+ ([a-z]+)$/.exec(text) ?? [];
  return (
    thing !== '' &&
    /^\W*[a-z-]+ing [a-z]+\W*$/i.test(typed) &&
    !/s$/.test(thing) &&
    isCounted(thing) &&
    !describes(thing)
  );
}

/** Whether `fact` can't be right; `typed` as it stands in its source. */
export function isAskedOfNobody({ kind, text }: PersonFact, typed: string): boolean {
  if (/\d/.test(text) && point.test(text)) return true;
  // "Three direct reports": whom one leads.
  if (kind === 'have' && /\bdirect reports?\b/.test(text) && !/\bexperience\b/.test(text)) return true;
  if (kind === 'have' && terms.test(text) && !/\b(?:experience|knowledge|understanding)\b/.test(text)) return true;
  if (kind === 'have' && manner.test(text) && !/experience/i.test(typed)) return true;
  // "At most 4 patients per nurse": how it is here.
  if (kind === 'have' && /^(?:at most|up to|no more than) \d+ [a-z]+ (?:per|an?|each) /.test(text)) return true;
  // "Education or Experience High school diploma": the name of a row is no word of a sentence. "An and one year": torn.
  if (/\b(?:Experience|Education|Qualifications?|Requirements?|Skills?|Knowledge|Training) [A-Z]/.test(text))
    return true;
  if (/^an? (?:and|or|but|with|for|of|in|to) |^a place of (?:training|work|employment)\b/.test(text)) return true;
  // "Experience of meter and clamp", "of rod and reel": one of each, without its article.
  const [, one = ''] = kind === 'have' ? (/^experience (?:of|with) ([a-z]+) and [a-z]+$/.exec(text) ?? []) : [];
  if (one !== '' && (isCounted(one) || device.test(one))) return true;
  // "Who drives", "isn't afraid of the pass, who turns up": a sentence about somebody that was torn.
  if (/^(?:who|which|that) |, who [a-z]+s\b|, (?:and )?who (?:can|will|has|is)\b/.test(text)) return true;
  return kind === 'can' && (isRowOfThings(text) || isPairOfNouns(text, typed) || /^dip (?:or|in)\b/.test(text));
}
