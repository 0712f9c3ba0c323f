/** Whether words are a sentence by themselves. */

import nlp from 'compromise';
import { isVocabulary as inVocabulary } from '../../text/vocabulary.ts';
import { isProperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { isOtherThird } from '../language/other-verbs.ts';
import { beginsWithTime } from '../language/sure-clause.ts';
import { baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';

/** Verbs of everyday sentences that no list of tasks has. */
const plainVerbs =
  /^(?:wants?|needs|likes?|loves?|means?|feels?|seems?|stays?|lives|knows|thinks?|believes?|accrues?|happens?|comes|goes|gets|takes|gives|keeps|makes|says|brings|becomes|closes|opens|closed|started|opened|grew|doubled|tripled|rose|fell|won|left|retires|retired|leaves|joins|moves|rises|falls|grows|moved|joined|shouts?|laughs?|eats?|drinks?|wears?|starts|ends|finishes|lasts|pays|sits|stands|belongs|matters|depends|helps|choose|chooses|argues?|changes|follows|varies)$/;

/** A clause by its finite verb: an auxiliary, or a third person that is no noun. Wording that only looks like one is none. */
function finite(text: string): boolean {
  const main = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s(?:if|when|because|that|which|who|where|while|so|unless|until|as|before|after)\s.*$/i, '');
  if (
    /^\d[\d.]*%? of (?:our|the|us|all|my)\b.* (?:is|are|was|were|has|have|started|stay(?:ed)?|came|work) /i.test(
      `${main} `,
    )
  )
    return true;
  if (/^[\d£€$₹]/.test(main)) return false;
  if (/^(?:nobody|everyone|everybody)['’]s\b/i.test(main)) return true;
  const words = wordsOf(main);
  return words.some((word, index) => {
    if (index === 0) return false;
    const lower = word.toLowerCase();
    // "4 May" is a day.
    if (auxiliary.test(lower) && word !== 'May') return true;
    const before = (words[index - 1] ?? '').toLowerCase();
    if (
      /^(?:an?|the|our|your|their|no|every|each|two|three|four|five|six|some|of|in|on|at|for|with|by|to|and|or)$|^\d/.test(
        before,
      )
    )
      return false;
    // "Catheter bag changes": the last word of bare words is a noun.
    if (plainVerbs.test(lower))
      return (
        (index < words.length - 1 &&
          !(
            /^(?:matters|changes|starts|moves|ends|means|finishes|lives)$/.test(lower) &&
            /^(?:from|of|for|in|with|and|by|to|on|at)$/i.test(words[index + 1] ?? '')
          )) ||
        /^(?:the|our|an?|my|this|everyone|everything|\p{Lu}\p{Ll}+ [a-z]+$)/u.test(main)
      );
    const base = baseOfThird(lower);
    // "Office sorts parts": a noun that could be a verb is one before its object.
    if (base !== null && nounLike.has(base) && index === 1 && words.length > 2)
      return (
        /^(?:the|an?|our|everything|it|you|them|people|alongside|with|here|closely|from|[a-z]+[^s]s)$/i.test(
          /^\d+$/.test(words[2] ?? '') ? (words[3] ?? '') : (words[2] ?? ''),
        ) && /^\p{Lu}/u.test(words[0] ?? '')
      );
    // "Website updates in Shopify": nouns without an article, and what follows is no object.
    if (
      base !== null &&
      index === 1 &&
      !/^(?:nobody|everyone|everybody|management|staff|who|he|she|it)$/i.test(before) &&
      !/[A-Z].*[A-Z]/.test(words[0] ?? '') &&
      /^(?:|in|for|of|with|to|from|on|at|and|or|by|across)$/i.test(words[2] ?? '') &&
      !(/^\p{Lu}/u.test(words[0] ?? '') && !inVocabulary(words[0] ?? ''))
    )
      return false;
    // "Contact lens teaches": what ends bare words is a noun.
    if (
      base !== null &&
      index === words.length - 1 &&
      !/^(?:the|our|my|an?|every|each|nobody|everyone|everybody|this|that)\b/i.test(main)
    )
      return false;
    // "The company employs 110 people": no task, and a verb all the same.
    if (isOtherThird(lower) && index < words.length - 1) return true;
    // "Our shop stocks two thousand titles": behind its article a noun has had its turn, and an object follows.
    if (
      base !== null &&
      index > 1 &&
      /^(?:the|our|this|each|every|my|its)\b/i.test(main) &&
      /^(?:an?|the|our|your|its|their|all|every|each|no|more|over|about|around|nearly|\d.*|two|three|four|five|six|seven|eight|nine|ten|twelve|us|you|them|it|[a-z]{4,}ly)$/i.test(
        words[index + 1] ?? '',
      )
    )
      return true;
    if (base !== null)
      return (
        !nounLike.has(base) &&
        !/^(?:rounds|runs|visits|hours|shifts|sales|needs|rates|fees|discounts|checks|walks|audits|queries|costs|prices)$/.test(
          lower,
        ) &&
        (lower !== 'works' || words.length > 2)
      );
    if (
      /^(?:[a-z]{3,}ed|won|made|grew|built|came|got|ran|went|took|gave|began|left|met|paid|held|led|kept|said|told)$/.test(
        lower,
      )
    )
      return (
        index < words.length - 1 &&
        !/ly$/.test(before) &&
        !/^by$/i.test(words[index + 1] ?? '') &&
        !(lower === 'awarded' && /^(?:in|by|for|to|this|last)$/i.test(words[index + 1] ?? '')) &&
        // "Commission paid monthly": what is done to it, and how often.
        !(
          lower === 'paid' &&
          /^(?:monthly|weekly|quarterly|daily|yearly|annually|fortnightly|out|twice|every|each|on|at|in|into|for|from)$/i.test(
            words[index + 1] ?? '',
          ) &&
          !/^(?:we|you|they|it|he|she|i)$/i.test(before)
        ) &&
        // "Full time annualised hours": how the hours are, and nothing that anybody did.
        (!/ed$/.test(lower) ||
          (index === 1 &&
            !opensAdjective(main) &&
            !/^[A-Z]{2,}\b/.test(main) &&
            // "Report damaged stock": an order, and how the thing is.
            !isVerbBase(before)) ||
          /^(?:an?|the|our|to|in|on|from|for|with|into|it|them|us|over|out|up|down|off|at|\d.*|last|this|after|since|as|and|their|his|her|its|all|every|more|two|three|[a-z]+ly)$/i.test(
            words[index + 1] ?? '',
          ))
      );
    // "Trustees visit monthly", "SLT know every child".
    if (
      (/[^s]s$/.test(before) || /^[A-Z]{2,5}$/.test(words[index - 1] ?? '')) &&
      index === 1 &&
      isVerbBase(lower) &&
      (/^(?:monthly|weekly|daily|often|together|here|regularly|every|each|the|our|an?|us|you|it|them|their|your)$/i.test(
        words[2] ?? '',
      ) ||
        (/[^s]s$/.test(before) && /^(?:in|at|to|for)$/i.test(words[2] ?? '')))
    )
      return true;
    if (kindOf(main) !== 'clause') return false;
    return (
      /[^s]s$|^(?:people|staff|colleagues|everyone|children|parents|we|you|they)$/i.test(before) &&
      isVerbBase(lower) &&
      !nounLike.has(lower)
    );
  });
}

/** "Previous registered experience": what opens with an adjective has no subject yet. */
const opensAdjective = (text: string): boolean =>
  (
    nlp((text.split(' ')[0] ?? '').toLowerCase()).json({ terms: { tags: true } }) as { terms: { tags: string[] }[] }[]
  )[0]?.terms[0]?.tags.includes('Adjective') ?? false;

/** Whether the tagger sees a verb in the third person or the past behind a subject. */
export function saysFinite(text: string): boolean {
  const terms = (
    nlp(text.replace(/['’]s\b/g, '')).json({ terms: { tags: true, text: true } }) as {
      terms: { tags: string[]; text: string }[];
    }[]
  ).flatMap((sentence) => sentence.terms);
  return terms.some(
    ({ tags, text: word }, index) =>
      index > 1 &&
      index < terms.length - 1 &&
      (tags.includes('PresentTense') || tags.includes('PastTense')) &&
      /(?:s|ed)$/.test(word) &&
      !tags.includes('Infinitive') &&
      !/^(?:an?|the|our|of|in|with|and|by|for|to)$/i.test(terms[index - 1]?.text ?? '') &&
      !/^(?:by|of|and|or|with|from)$/i.test(terms[index + 1]?.text ?? ''),
  );
}

/** Whether a piece begins with a verb, in whichever form. */
export const startsVerb = (piece: string): boolean => {
  const first = wordsOf(piece)[0] ?? '';
  return (
    (isVerbBase(first) && !nounLike.has(first.toLowerCase())) ||
    (isVerbBase(first) && wordsOf(piece).length > 1) ||
    baseOfThird(first) !== null ||
    /^(?:also|then|you['’]?(?:ll)?|to|must|should|can|able|does|don['’]t|doesn['’]t|[a-z]{3,}ing)$/i.test(first)
  );
};

export const subordinate =
  /^(?:when|if|as|because|since|while|after|before|although|unless|once|due to|thanks to|with|without|following|like|in|on|at|for|from|every|each|by)\b/i;
export const subjectFirst =
  /^(?:you|we|they|it|he|she|there|this|that|these|those|nobody|everyone|everybody|people|who)(?:['’](?:re|ll|ve|d|s))?\s/i;
const auxiliary =
  /\b(?:is|are|was|were|has|have|had|will|would|can|can['’]t|could|should|must|may|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|gets?|became|do|does)\b/i;

/** "Cash flow forecasts and the annual budget": nothing is done to what stands behind the "and". */
const isNounRow = (text: string): boolean =>
  /^(?!(?:the|an?|our|your|my|their|we|you|they|he|she|it|this|that|each|every|all|both|some|people|everyone|everybody)\b)(?:\p{L}[\p{L}-]* ){1,3}\p{Ll}+s and (?:the|an?|our|your) (?:[\p{L}-]+ ){0,3}[\p{L}-]+$/iu.test(
    text,
  ) && !/\b(?:is|are|was|were|will|can|must|has|have|had|do|does|did|who|that|which)\b/i.test(text);

/** Whether the words are a sentence by themselves. */
export function isMainClause(text: string): boolean {
  if (isNounRow(text)) return false;
  if (beginsWithTime(text)) return true;
  // "Our inspection in 2024 found us compliant".
  if (
    /^(?:our|the|an?|every|each) [^,;:]* (?:found|rated|judged|graded|named|voted|gave|praised|awarded) us\b/i.test(
      text,
    )
  )
    return true;
  // "Free hot drinks and fruit": nobody drinks.
  if (
    /^(?:free |hot |cold |soft |fresh |unlimited )+(?:drinks|rolls|meals|rides|stays|checks|swims|classes)\b(?! (?:the|an?|our|to|us|you|are|is)\b)/i.test(
      text,
    )
  )
    return false;
  if (/^(?:nobody|everyone|everybody|no[- ]one)(?:['’]s)?(?:,.*,)?\s\w/i.test(text)) return true;
  // "Last year that was £1,150 each".
  if (
    /^(?:last|this|every|each|in) (?:\w+ )?(?:year|month|week|time|spring|summer|autumn|winter|\d{4}),? (?:that|it|this) (?:is|was|came)\b/i.test(
      text,
    )
  )
    return true;
  // "Today we grow herbs".
  if (
    /^(?:today|now|nowadays|these days|currently|here),? (?:(?:we|you|they|it|there|our|the) |(?:about |over |nearly )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|of us|colleagues|[a-z]+s) (?:work|live|run|make|use|share|look|come|are|serve|drive|teach|bake|build) )/i.test(
      text,
    )
  )
    return true;
  // "Engineers decide", and not "vehicle checks".
  if (/^(?:we|they) [a-z]+$/i.test(text)) return true;
  if (wordsOf(text).length < 3)
    return (
      /^(?:we|they|you|he|she) [a-z]+$|^[A-Za-z]+[^s\W]s [a-z]+[^s]$|^people [a-z]+[^s]$/i.test(text) && finite(text)
    );
  if (/, (?:so|but|and|because) (?:we|you|they|it|there|our|the) /i.test(text)) return true;
  // "Two thirds of it we raise ourselves".
  if (
    /^(?:half|most|all|some|two thirds|a third|a quarter|much|none|more than half) of .* (?:we|they|you) [a-z]+/i.test(
      text,
    )
  )
    return true;
  // "Every exec rides along with a driver".
  const each = /^(?:every|each) (?:[a-z-]+ )?[A-Za-z]+ ([a-z]+s)\b/i.exec(text)?.[1];
  if (
    each &&
    (baseOfThird(each) !== null ||
      plainVerbs.test(each) ||
      new RegExp(`${each} (?:with|at|in|on|to|their|the|an?|up|out|along|from)\\b`).test(text))
  )
    return true;
  // "Zentry powers pricing": the company, or another known name.
  const acts = /^(\p{Lu}\S*) ([a-z]+s) \S/u.exec(text);
  if (
    acts?.[1] &&
    isProperFirst(acts[1]) &&
    acts[2] &&
    (baseOfThird(acts[2]) !== null || plainVerbs.test(acts[2])) &&
    !/^(?:hours|days|shifts|nights|skills|evenings|mornings)$/.test(acts[2])
  )
    return true;
  // "Harbourside Hospice cares for 1,100 people": a name and what it does.
  const does =
    /^(?:\p{Lu}[\p{L}'’&]+ ){1,4}([a-z]+s) (?:(?:an?|the|our|all|every)\b|(?<=^\S+ \p{Lu}\S+ .*)(?:for|with|in|to|from|over|about)\b)/u.exec(
      text,
    )?.[1];
  if (does && baseOfThird(does) !== null && !/^(?:hours|shifts|days|skills|jobs|plans|visits|checks)$/.test(does))
    return true;
  if (/^[A-Za-z]+['’]s (?:been|got|gone|grown|moved) /.test(text)) return true;
  // "The mill's been here since 1923".
  if (
    /^(?:the|our|my|an?) (?:[a-z]+ )?[a-z]+['’]s (?:been|got|a|an|the|in|on|at|not|only|also|always|never|still|[a-z]+ing|gone|moved|left)\b/i.test(
      text,
    )
  )
    return true;
  if (
    (subjectFirst.test(text) && !/^IT\b/.test(text)) ||
    /^(?:most|all|some|half|many|none|two|three|one) of (?:us|our) /i.test(text)
  )
    return true;
  // "Models need to run on the edge", "Our director retires in spring".
  if (/^[A-Za-z]+s (?:need|have|want|tend|must|can|will) (?:to )?[a-z]+\b/.test(text)) return true;
  if (/^(?:our|the|my|a|an) /i.test(text) && saysFinite(text)) return true;
  // "Due to a retirement we are seeking ...", "At lunch everyone eats together".
  if (
    /^(?:due to|thanks to|after|following|because|as|since|when|if|once|while|in|on|at|by|with|from|every|each|here)\b.*\b(?:we|you|they|it|everyone|nobody|there)(?:['’](?:re|ll|ve|d|s))?\s+\w+/i.test(
      text,
    )
  )
    return true;
  if (
    /^(?:our|the|every|each|your|all|most|one|two|three|four|both|nobody|management|team leads?|staff)\b/i.test(text) &&
    auxiliary.test(text.replace(/\b(?:who|that|which)\s+\S+/g, ''))
  )
    return true;
  return finite(text);
}

/** "Canteen open 24 hours", "tools insured": a thing and what is so of it. */
export const passive =
  /^(.{2,70}?)\s+((?:very |also |always |already |now |still |not |particularly |especially |most |warmly )?(?:available|welcome|welcomed|wanted|preferred|possible|provided|supplied|included|paid|paid for|covered|funded|subsidised|reimbursed|refunded|allowed|accepted|guaranteed|encouraged|offered|held|supplied|insured|split|shared|capped|closed|open|required|needed|essential|mandatory|compulsory|negotiable|flexible|bought for you|on offer|up for grabs|half price)(?: (?:for|by|from|at|in|on|after|if|to|with|every|each|in full|back|via|as|once|when|all|every|until|equally|between|24|seven)\b.*)?)$/i;
