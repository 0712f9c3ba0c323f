/**
 * Whether what a description says is surely what was typed: a sentence of the recruiter's own, or a note of one of the kinds whose
 * words are all known. What is neither stands in no text, and a note tells it.
 */
import { sentenced } from '../../frames/note-statements.ts';
import { perkLike, placeLike, projectLike } from '../../frames/patterns.ts';
import { finiteAuxiliary, pronouns } from '../../language/clause.ts';
import { isCounted } from '../../language/nouns.ts';
import { saysClause } from '../../language/sure-clause.ts';
import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../../language/verbs.ts';
import { beginsWithOrder } from '../order-first.ts';
import { bestOf } from '../record/leans.ts';
import type { Statement } from '../statement.ts';
import { headWord, isCountedHead, isGroupHead, isPlaceHead, isWorkHead } from './heads.ts';
import { type Asked, isJob, isWorkRow, surelyMade, tellsTimesWhere } from './made-clauses.ts';
import { beginsWithName, isSoundThing } from './things.ts';
import { tellsTerms, tellsTimes } from './times.ts';
import { isTorn } from './torn.ts';

/** Words as they are compared: one space, small letters, plain quotes, and no article of a house at the start. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/ & /g, ' and ')
    .replace(/\s+/g, ' ')
    .replace(/[.!?]+$/, '')
    .trim();

const howOften =
  /^(?:up to|about|around|roughly|nearly|some|over|at least|mostly|mainly|most|one|two|three|four|five|six|\d+)\b/i;
/** A clause that stands in what was typed has its subject and its verb before its first comma. */
function isOwnClause(text: string): boolean {
  const leads =
    /^(?:in|on|at|as|when|if|while|because|after|before|once|since|for|with|from|each|every|here|one)\b/i.test(text);
  const first = leads ? text : (text.split(/, |;| so | where /)[0] ?? '');
  const words = first.split(/\s+/);
  if (words.some((word) => finiteAuxiliary.test(word))) return true;
  if (pronouns.test(words[0] ?? '') || /^[a-z]+['’](?:d|ll|re|ve|s)$/i.test(words[0] ?? '')) return words.length > 2;
  // "Up to six weekends a year at shows": how often, and nobody who does anything.
  const says = /\b(?:you|we|they|it|everyone)\b/i.test(first);
  if (
    !says &&
    howOften.test(first) &&
    tellsTimes(first.replace(/ (?:in|at|on|with|for|from|across|away|when|if|where|before|after) .*$/, ''))
  )
    return false;
  // "10 to 30 hours depending on shows", "second in a brigade of nine": times and people by their number, and no verb.
  if (tellsTimes(first) || /^(?:second|third|\d[\d-]* (?:hours|days|weeks))\b/i.test(first)) return false;
  return saysClause(first);
}

/** Verbs of which nobody doubts what follows: "lead nursing", "run the shop". */
const ofCharge =
  /^(?:lead|run|manage|supervise|head|oversee|direct|own|support|operate|teach|handle|keep|join|cover|look after|take over|build|develop|deliver|coordinate|design|maintain|install|repair|test|prepare|plan|organise|organize|serve|assist|help|drive|sell|care for|inspect|clean|cook|bake|write|edit|produce|process|provide|advise|assess|monitor|make|fit|service) /;
const determinedNext =
  /^(?:an?|the|our|your|all|each|every|both|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d)\b/i;
function isCharge(text: string): boolean {
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  if (/^finish (?:by|at) \d[\w.:]*$/.test(lower)) return true;
  const verb = ofCharge.exec(lower)?.[0] ?? '';
  const first = lower.split(' ')[0] ?? '';
  // "Design and test the software": both.
  const rest = lower.slice(verb.length).replace(/^(?:and|or) [a-z]+ (?=(?:the|our|an?) )/, '');
  if (/[;?!]/.test(rest) || !isSoundThing(rest.replace(/: /, ', with '))) return false;
  if (verb !== '')
    return (
      determinedNext.test(rest) ||
      /^(?:lead|manage|supervise|oversee|teach|operate|join) /.test(verb) ||
      /^[\p{Lu}]/u.test(rest)
    );
  return (
    isVerbBase(first) &&
    !nounLike.has(first) &&
    determinedNext.test(lower.slice(first.length + 1)) &&
    !/^(?:expect|lodge|release|finish|start|travel|work)$/.test(first)
  );
}

/** "Looking after 20 horses", "working with our growers": what is done, and to what. */
function isDoing(text: string): boolean {
  const [first = '', ...rest] = text.split(' ');
  const base = baseOfIng(first.toLowerCase());
  const next = rest.join(' ');
  // "Rotating 24/7 rota": one, without its article.
  if (/(?:nights|shifts|days)\b/i.test(text) && tellsTimes(text)) return true;
  if (isWorkRow(text)) return true;
  return (
    base !== null &&
    (determinedNext.test(next) || /^(?:with|for|on|after|at height)\b/.test(next)) &&
    isSoundThing(next)
  );
}

/** "34 beds", "two dentists and a hygienist": so many of what a house has. */
function isCount(text: string): boolean {
  const parts = text.split(/, | and /);
  return (
    /^(?:about |around |over )?(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/i.test(text) &&
    isSoundThing(text) &&
    !tellsTimes(text) &&
    isCountedHead(headWord(parts[0] ?? '')) &&
    !/\b(?:off|hours|shifts|per)\b/.test(text)
  );
}

const hasArticle = /^(?:an?|the|our|one of our) /i;
const isHouse = (text: string): boolean =>
  hasArticle.test(text) &&
  isSoundThing(text) &&
  (isGroupHead(headWord(text)) || isPlaceHead(headWord(text))) &&
  !/, /.test(text.replace(/, (?:with|which|who|where|and)\b/g, ' '));

/** "A taxis home", "in a care homes and clinic", "an inside and out": an article of ours before several, or before no thing. */
const articleBefore =
  /(?<![a-z])an? (?:(?:(?!(?:hour|day|night|week|month|year) )[a-z-]+ )?([a-z]+[^su\W]s)(?=$|,| (?:and|or|in|on|at|with|for|to|home|back)\b)|(?:inside|outside|indoors|outdoors|upstairs|downstairs)(?=$|,| (?:and|or)\b))/g;
/** One of them, or a kind of what follows: "a works", "a sales and admin role". */
const oneWithItsS =
  /^(?:works|series|barracks|premises|headquarters|links|crossroads|gallows|means|species|sales|accounts|operations|communications|sports|news|goods|arts|games|customs|systems|services|events|parts|claims|needs|savings|projects|estates|grounds|lots|lens|bus|gas|campus|census|bonus|surplus|[a-z]+(?:ics|sis|us))$/;
const guessesArticle = (text: string, all: string): boolean =>
  [...(text.charAt(0).toLowerCase() + text.slice(1)).matchAll(articleBefore)].some(
    ([found, several = '']) => !oneWithItsS.test(several) && !all.includes(found),
  );

/** Notes without a verb, by what they are of. */
function isKnownNote(text: string, typed: string, asked: Asked): boolean {
  if (/\ban? /i.test(text) && guessesArticle(text, typed)) return false;
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  // "A home from 4 most days", of "home from 4": where somebody is then.
  if (
    /^an? (?:home|back|out|away) (?:from|by|at|before|after|every|each|most)\b/.test(lower) &&
    !typed.includes(plain(text))
  )
    return false;
  // "2 days a week onsite Canary Wharf", "in in the week of": words that nothing joins.
  if (/\bon-?site \p{Lu}\p{Ll}/u.test(text) || /\b([a-z]+) \1\b/i.test(text)) return false;
  // "Crew of 3 under them": whoever comes leads it, and nobody is it.
  if (/ (?:under|below) (?:them|you|him|her)$/.test(lower)) return false;
  // "Covers sickness and holidays": somebody does it.
  if (
    /^(?:covers|works|manages|leads|supervises|plays|teaches|supports|reports|answers|sits) (?!(?:per|an?|at|in|for|and)\b)/.test(
      lower,
    )
  )
    return false;
  // "A community team, based Harrogate": in or near it.
  if (/\bbased \p{Lu}\p{Ll}/u.test(text)) return false;
  if (
    tellsTimes(text) ||
    tellsTimes(lower) ||
    tellsTerms(lower) ||
    isCount(lower) ||
    isJob(lower) ||
    isJob(`a ${lower}`)
  )
    return true;
  if (
    tellsTimesWhere(lower, asked) ||
    (!/ (?:one|two|three|\d) (?:per|an?|every) /.test(lower) && tellsTimes(`a ${lower}`))
  )
    return true;
  if (isHouse(lower)) return typed.includes(plain(lower)) || !beginsWithName(lower);
  // "Team of nine", of which an article is ours.
  if (
    /^(?:an? )?(?:[a-z-]+ ){0,3}(?:team|crew|brigade|firm|business|company|maker)(?! [a-z]+s (?:the|an?|our))\b/.test(
      lower,
    ) &&
    isSoundThing(lower)
  )
    return true;
  if (
    !hasArticle.test(lower) &&
    /[^s]$/.test(headWord(lower)) &&
    isGroupHead(headWord(lower)) &&
    isSoundThing(`a ${lower}`)
  )
    return true;
  if (perkLike.test(lower) && isSoundThing(lower) && !/ (?:needed|required|essential)\b/.test(lower)) return true;
  if (
    /^(?:based|funded|paid|represented|employed) (?:in|at|on|out of|near|from|across|for|by|until|through|to|every|weekly|monthly)\b/.test(
      lower,
    )
  )
    return isSoundThing(lower.replace(/^\w+ /, ''));
  // What a frame of its own says, by its shape.
  // "Farm visits within a 20-mile radius".
  if (/^[a-z-]+ [a-z]+s (?:within|across|to|in) /.test(lower) && isWorkHead(headWord(lower)) && isSoundThing(lower))
    return true;
  // "120 drops": of what, and where?
  if (/^\d[\d,]* [a-z]+$/.test(lower) || /\bin office\b/.test(lower)) return false;
  return isSoundThing(lower) && (sentenced.test(text) || projectLike.test(lower) || placeLike.test(lower));
}

/** "Release every Thursday": a thing, and when it is. */
const isTimed = (rest: string): boolean => /^(?:every|each|one|two|three|four|five|\d)/.test(rest) && tellsTimes(rest);

/** `typed`: the whole description; `titleWords`: the words of the job's title, in small letters. */
export function isSurelySaid(statement: Statement, typed: string, titleWords: readonly string[]): boolean {
  const { text, kind } = statement;
  const all = plain(typed);
  const has = (words: string): boolean =>
    all.replace(/,/g, '').includes(
      plain(words)
        .replace(/,/g, '')
        .replace(/ hours a week/, ' hours'),
    );
  // "The highest since we opened": a comparison without what is compared, whatever verb its time has.
  // "Two chefs, three porters and five in all": an "and" of ours before a sum.
  if (bestOf.test(text) || (/ and \S+ in (?:all|total)$/.test(text) && !all.includes(plain(text)))) return false;
  const isClause = kind === 'clause' || /^(?:You|We) [a-z]/.test(text);
  if (isClause) {
    // "The line manages 20 people" of "line manages 20 people": with an article of ours it is a guess.
    if (isTypedWhole(text, all)) return isOwnClause(text) && !lacksSubjectsArticle(text);
    if (
      hasStrayArticle(text, all) ||
      (/ an? /.test(text) && guessesArticle(text, all)) ||
      brokenVerb.test(text) ||
      isTorn(text, all)
    )
      return false;
    return surelyMade(text, { has, titleWords }) || (isOwnClause(text) && pieceOf(plain(text), all));
  }
  // "Own transport as the venue is rural": the reader's own, and nothing that is owned.
  if (kind === 'verb' && /^Own (?!(?:the|our|an?|all|your|each|every)\b)[a-z]/.test(text)) return false;
  // "Hand shaped loaves": how they are made. "Opening a second kitchen": the house does.
  if (
    kind === 'verb' &&
    /^(?:(?:Hand|Machine|Farm|Home) [a-z]+(?:ed|de|wn|lt|nt)|(?:Open|Launch|Build|Add|Take over) (?:an?|our) (?:second|third|fourth|fifth|new|another|further))\b/.test(
      text,
    )
  )
    return false;
  if (kind === 'verb')
    return isCharge(text) || (beginsWithOrder(text, titleWords) && !isTimed(text.replace(/^\S+ /, '')));
  if (kind === 'ing') return isDoing(text) || tellsTimesWhere(text, { has, titleWords });
  return isKnownNote(text, all, { has, titleWords });
}

/** Who or what has no article: seasons, meals and the head of a house. */
const needsNone =
  /^(?:spring|summer|autumn|winter|breakfast|lunch|dinner|supper|tea|head office|head quarters|month end|year end|half term|term time|half|part|most|plenty|none|day to day|everything|nothing|home|family|mum|dad|god|management|staff)\b/i;
/** "Working week is 37.5 hours", "organ is a 1904 Hill": one counted thing that does or is something, typed in haste. */
function lacksSubjectsArticle(text: string): boolean {
  const words = text.split(' ');
  const verb = words.findIndex(
    (word, at) =>
      at > 0 && (finiteAuxiliary.test(word) || (/^[a-z]+(?:s|ed)$/.test(word) && baseOfThird(word) !== null)),
  );
  // "You work one week of nights in six for step tests": a pronoun takes none. Whom one reports to has frames of its own.
  if (verb < 1 || needsNone.test(text) || (pronouns.test(words[0] ?? '') && words[1] !== 'report')) return false;
  // "Grant of £96,000 over three years": what stands before the first preposition.
  const subject =
    words
      .slice(0, verb)
      .join(' ')
      .split(/ (?:of|in|on|at|for|from|to|with|and|or|over|between) |, /)[0] ?? '';
  const [first = '', ...others] = subject.split(' ');
  return (
    !/^\p{Lu}{2}/u.test(first) &&
    !/^(?:an?|the|our|your|its|their|my|each|every|any|no|all|both|this|that|these|those|one|another|some|most|half|two|three|four|five|six|seven|eight|nine|ten|\d.*|\p{L}+['’]s)$/iu.test(
      first,
    ) &&
    others.every((word) => /^[a-z-]+$/.test(word)) &&
    isCounted((others.at(-1) ?? first).toLowerCase())
  );
}

/** "A bank role with no is guaranteed hours": a verb behind what waits for its thing. */
const brokenVerb = /\b(?:no|an?|the|our|with|of|for) (?:is|are|was|has) (?!an? |the )/;
/** "You work in a then the tasting room", "you work an about three days a week": an article of ours before what takes none. */
const strayArticle =
  /\ban? (?:then|otherwise|about|around|roughly|nearly|almost|over|up to (?!date\b|the\b)|at least|some|most(?:ly)?|mainly|usually|often|plus|also|only a)\b/i;
const workedSpan =
  /\b[Yy]ou work an? (?:(?!of\b)[a-z\d-]+ )*(?:days|nights|hours|weekends|evenings|mornings|weeks|months)\b/;
const hasStrayArticle = (text: string, all: string): boolean => {
  const found = strayArticle.exec(text)?.[0];
  return workedSpan.test(text) || (found !== undefined && !all.includes(plain(found)));
};

/** "We run payroll for 38 schools, and you'd look after eight of them": typed so, but for what joins its halves. */
const pieceOf = (text: string, all: string): boolean => {
  const pieces = text.split(/, and |, |: /);
  return pieces.length > 1 && pieces.every((piece) => isTypedWhole(piece, all));
};

/** Whether the recruiter typed a sentence with the article it has, or the house's in place of it. */
function isTypedWhole(text: string, all: string): boolean {
  const [, which = '', rest = ''] = /^(the|our) (.+)$/.exec(plain(text)) ?? [];
  return which ? ['the', 'our'].some((one) => all.includes(`${one} ${rest}`)) : all.includes(plain(text));
}
