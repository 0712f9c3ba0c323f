/** Rewards out of notes whose words stand in the wrong order for a sentence: "dental 80% paid", "rail pass paid", "a trip a year, paid". */

import { withArticle } from '../language/articles.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import { joinList } from '../language/joined-phrases.ts';
import { wordsOf } from '../language/words.ts';
import { splitOutsideBrackets } from '../mining/tasks/outside-brackets.ts';
import { isMainClause } from './clause.ts';
import { goesOn } from './goes-on.ts';
import { onlyInsured } from './list-parts.ts';
import type { Make, Note } from './note.ts';
import { inRow, isPlural, isSurelyRow, withDeterminer } from './nouns.ts';
import { readDeed, withRewardArticle } from './reward-deeds.ts';

const share =
  /^(?:your |the )?([^,()]{3,60}?),? \(?(\d+(?:\.\d+)?%|half|all|most|part) (?:of (?:it |them )?)?(?:is |are )?(?:paid|covered|funded|met)(?: by us| by the company)?\)?$/i;
/** "Medical", "health and dental": the cover that is meant. */
const insured =
  /^(?:medical|health|dental|vision|life)(?:(?:,| and|, and) (?:medical|health|dental|vision|life))*(?= (?:from|after|for)\b)/i;

const insuredAlone = /^(?:(?:medical|health|dental|vision|life)(?:, | and |, and |$))+$/i;

const money = String.raw`[£€$₹]\s?\d[\d.,]*(?:k| lakh)?`;
const onScale = new RegExp(
  String.raw`^(?:from |up to )?(${money}(?: to ${money})?)(?: a year)?,? (?:on |in |(?:as )?per )?(?:the )?((?!to\b)\S+(?: \S+){0,2} (?:scale|agreement))$`,
  'i',
);
const periodic = new RegExp(
  String.raw`^(${money} (?:an?|per|each|every) (?:hour|day|night|shift|week|month|quarter|year)),? ((?!in\b|for\b|on\b|plus\b|to\b)(?:[a-z-]+ ){0,2}(?:allowance|bonus|supplement|budget|stipend|contribution))$`,
  'i',
);

/** What somebody holds in their own name and we may pay for. */
const ofYourOwn =
  /(?:licen[cs]e|card|pass|ticket|member ?ship|registration|subscription|badge|visa|permit|certificate|DBS(?: check)?)$/i;
/** One of them, though a row of words stands before it. */
const oneOf =
  /^(?:[\p{L}-]+ and [\p{L}-]+ |[\p{L}-]+ )(?:bonus|allowance|supplement|discount|account|budget|contract|stipend)$|^flexible (?:start|finish)\b/iu;

const offAndTheOther = /^(.+ off),? (?:and )?(the (?:others?|other (?:one|two)s?|rest) [a-z]+ .+)$/i;

/** Reads a reward; null where its words are in order. */
export function readReward(text: string, opens: boolean, make: Make): Note | null {
  const partly = share.exec(text);
  if (partly?.[1] && partly[2] && !/[£€$₹]|\b(?:is|are|we|you|pension|match)\b/i.test(partly[1])) {
    const thing = inRow(partly[1], opens).replace(insuredAlone, (found) => `${found} cover`);
    return make('clause', `We pay ${partly[2].toLowerCase()}${/^all$/i.test(partly[2]) ? '' : ' of'} your ${thing}`);
  }
  // "Health insurance paid at 80%".
  const [, cover = '', portion = ''] =
    /^(?:your |the )?([^,()]{3,50}? (?:insurance|cover|premiums?|plan|fees?|tuition|course|travel)),? (?:paid|covered|funded) (?:at|to) (\d+(?:\.\d+)?%)$/i.exec(
      text,
    ) ?? [];
  if (cover) return make('clause', `We pay ${portion} of your ${inRow(cover, opens)}`);
  // "One funded module a year after the first year": a thing, and nobody who funded.
  if (
    /^one (?:fully )?(?:funded|paid|free|guaranteed|protected|sponsored) [a-z]/i.test(text) &&
    !/\b(?:is|are|you|we)\b/i.test(text)
  )
    return make('thing', lowerFirst(text));
  // "Start at 8 am and finish at 4.30": the reader does.
  if (/^(?:start|finish) (?:at|by|from|before|after) \S/i.test(text)) return make('clause', `You ${lowerFirst(text)}`);
  const scale = onScale.exec(text);
  if (scale?.[1]) return make('pay', `${scale[1]} a year on the ${scale[2]}`);
  const each = periodic.exec(text.replace(/ on top$/i, ''));
  if (each?.[2]) return make('thing', `${withArticle(each[2].toLowerCase())} of ${each[1]}`);
  const other = offAndTheOther.exec(text);
  if (other?.[2]) return make('clause', `You get ${inRow(other[1] ?? '', opens)}, and ${other[2]}`);
  // "Any games you want (€300 a year)": a thing, whoever wants it.
  if (/^(?:any|all the|every|whatever) (?:[a-z-]+ ){1,3}(?:you|we|they) [a-z]+(?: \([^()]*\))?$/i.test(text))
    return make('thing', lowerFirst(text));
  const closed = /^closed (.+), paid$/i.exec(text);
  if (closed?.[1]) return make('clause', `We're closed ${closed[1]}, and you're paid`);
  const paidFor = /^(?:your |the |an? )?([^,()]{2,50}?),? paid(?: for)?( in full)?(?: by us)?$/i.exec(text);
  if (paidFor?.[1] && ofYourOwn.test(paidFor[1]) && !/\b(?:is|are|get|we|you|and)\b/i.test(paidFor[1]))
    return make('clause', `We pay for your ${inRow(paidFor[1], opens)}${paidFor[2]?.toLowerCase() ?? ''}`);
  const paidForUs = /^(?:your |the |an? )?([^,()]{3,60}?),? paid for( in full)?(?: by us)?$/i.exec(text);
  if (paidForUs?.[1] && !/\b(?:is|are|get|we|you)\b/i.test(paidForUs[1]))
    return make(
      'clause',
      `We pay for ${/ and /.test(paidForUs[1]) ? `your ${inRow(paidForUs[1], opens)}` : withDeterminer(inRow(paidForUs[1], opens))}${paidForUs[2]?.toLowerCase() ?? ''}`,
    );
  const deed = readDeed(text, opens, make);
  if (deed) return deed;
  const named = withRewardArticle(text, opens, withArticle);
  if (named) return make('thing', named);
  const paid = /^(?:an? )?([^,()]{3,60}), paid$/i.exec(text);
  if (paid?.[1] && !isMainClause(paid[1])) {
    const thing = `paid ${inRow(paid[1], opens)}`;
    return make('thing', isPlural(paid[1]) || /^\d/.test(paid[1]) ? thing : withDeterminer(thing));
  }
  if (oneOf.test(text) && !/^(?:an?|the|no|sick|paid|your|our|each|every)\b/i.test(text))
    return make('thing', withArticle(inRow(text, opens)));
  if (onlyInsured.test(text))
    return make(
      'thing',
      /\b(?:insurance|cover|coverage)\b/i.test(text)
        ? inRow(text, opens)
        : inRow(text, opens).replace(/(?= (?:from|after|for) |$)/, ' cover'),
    );
  if (insured.test(text) && !/\bcover\b|\binsurance\b/i.test(text) && !/,/.test(text))
    return make(
      'thing',
      inRow(text, opens).replace(insured, (found) => `${found} cover`),
    );
  // "Medical from day one, 401(k) with 5% match": two things in one bullet.
  const parts = splitOutsideBrackets(text).map((part) => part.trim().replace(/^and /i, ''));
  if (
    parts.length === 2 &&
    parts.every(
      (part, at) =>
        wordsOf(part).length < 8 &&
        !isMainClause(part) &&
        !/ (?:and|or|plus) |\b(?:off|closed|included)$/i.test(part) &&
        (at === 0 ||
          (!goesOn(part, parts[0] ?? '', undefined) &&
            /^(?!\d+ (?:after|if|when|from)\b)(?!then\b|free of\b|rent[- ]free\b|at no\b|on us\b|on the house\b|up\b|rising\b|from\b|after\b|with\b|to\b|plus\b)/i.test(
              part,
            ))),
    )
  ) {
    const read = parts.map((part, at) => readReward(part, opens && at === 0, make));
    if (read.some((note) => note && note.kind !== 'thing')) return null;
    if (
      parts.some(
        (part, at) => wordsOf(part).length > 1 && !isSurelyRow(read[at]?.text ?? inRow(part, opens && at === 0)),
      )
    )
      return null;
    return make(
      'thing',
      joinList(parts.map((part, at) => withDeterminer(read[at]?.text ?? inRow(part, opens && at === 0)))),
    );
  }
  const match = /^(401\(k\)|403\(b\)|pension|RRSP|PRSA)(?: with (?:an? )?(\d.*% (?:match|contribution).*))?$/i.exec(
    text,
  );
  if (match?.[1])
    return make(
      'thing',
      `${withArticle(match[1].replace(/^Pension$/, 'pension'))}${match[2] ? ` with ${withArticle(match[2])}` : ''}`,
    );
  return null;
}

/** A sentence of the guidelines' in which a name of capitals is written out: "LGPS" is "Local Government Pension Scheme". */
export const writesOut = (statement: string, said: string): boolean => {
  const initials = (statement.match(/(?:\p{Lu}\p{Ll}+ ){2,}\p{Lu}\p{Ll}+/gu) ?? []).map((name) =>
    name.replace(/[^\p{Lu}]/gu, ''),
  );
  return initials.some((name) => new RegExp(String.raw`\b${name}\b`).test(said));
};
