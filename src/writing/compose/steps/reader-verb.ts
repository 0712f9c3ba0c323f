/** Facts turned so that they fit in a line: what the reader will do, and the sector in running text. */

import { besideTheJob } from '../language/beside-the-job.ts';
import { lacksArticle } from '../language/counting.ts';
import { endsOpen } from '../language/ending.ts';
import { isProperFirst, upperFirst } from '../language/first-capitals.ts';
import { isCounted } from '../language/nouns.ts';
import { baseOfParticiple, isVerbBase } from '../language/verbs.ts';
import { countWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { standsAsTyped } from '../ledger/promises.ts';
import { calm } from '../ledger/shouting.ts';

/** "Nobody hands you a script: you get a budget and a free hand": what there is, and not what there is not. Null where nothing is denied. */
export function affirmed(text: string): string | null {
  const denied = /^(?:nobody|no one|nothing|never|not|no)\b[^:]*: (?=\S+ \S+ \S+)/i.exec(text)?.[0];
  return denied ? upperFirst(text.slice(denied.length)) : null;
}

/** The reader's side of the proposition: "know your rota six weeks ahead". */
export function readerVerb(ledger: Ledger): { text: string; factId: string } | null {
  for (const { fact, statement } of ledger.sentences) {
    if (fact.kind !== 'proposition' && fact.kind !== 'description') continue;
    let text: string | null = null;
    if (fact.kind === 'proposition' && standsAsTyped(statement.text)) continue;
    // A row of the description is no one thing to do.
    if (statement.kind === 'verb' && (fact.kind === 'proposition' || !statement.text.includes(',')))
      text = statement.lower;
    else {
      const found =
        /^you(?: will|['’]ll)? (?!(?:are|were|have been|must|should|would|could|can|may|might|need|do not|don['’]t|won['’]t|will|never|always|also)\b)(\w.*)$/i.exec(
          // "With eleven residents to a unit, you have time to listen": what it brings is the reader's.
          (affirmed(statement.text) ?? statement.text).replace(/^With [^,]+, (?=you\b)/, ''),
        );
      // "You can stop the plant": what one may is no order. "You have one patch and you keep it": told to the reader, "you" is said by the order itself.
      // "You made the leg": told of what is over, it is no order.
      const first = found?.[1]?.split(' ')[0]?.toLowerCase() ?? '';
      const isOver = !isVerbBase(first) && baseOfParticiple(first) !== null;
      if (found?.[1] && !isOver && fact.kind === 'proposition')
        text = found[1].replace(/ (and|or) you (?=[a-z])/g, ' $1 ');
    }
    // "You get to finish what you start", "you say how many hours, we build the rota around it".
    text = text?.replace(/^get to (?!know\b)(?=[a-z])/i, '') ?? null;
    // A bargain is both of its halves; "code that flies" is a thing.
    if (
      text &&
      (/, (?:we|our|it['’]s|it is|they|nobody|everyone|everybody)\b| and (?:we|it['’]s|it is|they|he|she|nobody|everyone|everybody) /i.test(
        text,
      ) ||
        /^[a-z]+ (?:that|which) [a-z]+s$/i.test(text))
    )
      continue;
    // "Take the van home and are paid": its second half is no order.
    if (text && /\b(?:and|but|or) (?:are|were|have been|will be)\b/.test(text)) continue;
    // "Keep your job", "bring your own tools": no part of what one wants or is ready for here.
    if (text && besideTheJob.test(text)) continue;
    // "Be given time": done to the reader, and no order.
    if (
      text &&
      /^be (?:given|paid|offered|trained|taught|shown|helped|supported|asked|told|sent|trusted|looked|heard|seen|known|[a-z]{3,}ed)\b/i.test(
        text,
      )
    )
      continue;
    // "A capped caseload of 45 files, so you can do each one well": each of what, stands before.
    if (text && /^\w+ (?:(?:with|for|to|on|at) )?(?:each one|each of them|them|both|these|those)\b/i.test(text))
      continue;
    // "You fix it, you own it, you sleep": three of them, and none stands for the others.
    if (!text || /, you\b/i.test(text)) continue;
    const main = headline(
      text.split(/(?:,? so (?:that )?|, (?:and|but|because|which|with) |; | because | - | – |: )/)[0] ?? text,
    );
    const whole = countWords(main) >= 3 ? main : text;
    // "Teach; somebody else does the paperwork": of two sentences one says too little, and both are no order.
    if (whole.includes(';')) continue;
    // "Sit with one family at a time, no targets, no upselling": what follows is more of the same.
    const [before = '', after = ''] = whole.split(/, (.*)/s);
    const short =
      countWords(whole) > 8 && countWords(before) >= 4 && !/\b(?:and|or)\b/.test(after) && !endsOpen(before)
        ? before
        : whole;
    const fits = countWords(short) <= 11 ? short : withoutCompany(short);
    if (countWords(fits) <= 11 && !/[.!?:]/.test(fits)) return { text: fits.replace(/,$/, ''), factId: fact.id };
  }
  return null;
}

/** "Spend a day a month on the line with the drivers who use what you repair": with whom is told where there is room. */
function withoutCompany(text: string): string {
  const alone = text.replace(/ (?:with|alongside|beside) [^,]{3,40}? (?:who|that|whose) .*$/, '');
  return countWords(alone) >= 5 && !endsOpen(alone) ? alone : text;
}

/** What a line has room for: "earn while you train and come out with a trade" says its first half. */
function headline(text: string): string {
  const [first = text, second] = text.split(' and ', 2);
  // "Take a balanced budget and turn it into care": the second half says what for.
  return second &&
    // "Have time to sit down and listen": there is room for both.
    countWords(text) > 8 &&
    countWords(first) >= 4 &&
    // "The app that foresters use to plan and record": two verbs have one object.
    !/\b(?:to|can|will|must|should|could|may|not|you|they|we) [a-z]+$/i.test(first) &&
    isVerbBase(second.split(' ')[0] ?? '') &&
    !/^\S+ (?:it|them|this|that|him|her)\b/i.test(second)
    ? first
    : text;
}

/** Work that people say they are in by its letters. */
const spokenFields = /^(?:IT|HR|PR|AI|UX|R&D|FMCG|SaaS|EdTech|FinTech|MedTech|PropTech|BIM|CAD|QA|SEO)$/i;

/**
 * The sector where a line says "in ...": "in acute care", "in the public sector". Null for what is a place ("Kitchen"), a
 * quality ("Executive") or a body ("NHS"): such a word only stands as a heading, before a colon or after a comma.
 */
export function fieldOfWork(sector: string): string | null {
  // "The public sector", "The water industry": typed with the article that it has here.
  const text = sectorInText(sector).replace(/^the /, '');
  const last = text.split(' ').at(-1) ?? '';
  if (/^(?:sector|industry|trade)$/.test(last)) return `the ${text}`;
  // "Work in water", "bring your skills to environment": the stuff is not the trade.
  if (
    /^(?:water|gas|oil|steel|paper|food|timber|glass|coal|wine|beer|coffee|tea|bread|cars?|wind|solar|plastics?|chemicals|oil and gas|food and drink|environment|natural environment|built environment|sea|land|climate|animals?|weather|sky)$/.test(
      text,
    )
  )
    return `the ${text} sector`;
  if (text.split(' ').length > 4 || /[,;:()]/.test(text)) return null;
  if (/^[A-Z&]{2,}$/.test(last)) return spokenFields.test(last) ? text : null;
  const uncountedField = /(?:ing|care|retail|music|medicine|energy|sales|property|media|law|insurance|software)$/i;
  if (uncountedField.test(last)) return text;
  if (isCounted(last) || lacksArticle(last) || /(?:ive|al|ary|ic|ous|time|level|end|house|bank)$/.test(last))
    return null;
  return /^(?:nights?|days?|evenings?|weekends?|earl(?:y|ies)|lates?|general|other|various|n\/a)$/i.test(last)
    ? null
    : text;
}

/** The sector in running text: "passenger transport", "NHS services". */
export function sectorInText(sector: string): string {
  const text = calm(sector)
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\s*\/\s*/g, ' and ');
  return text
    .split(' ')
    .map((word) => (/[A-Z].*[A-Z]|\d/.test(word) || isProperFirst(word) ? word : word.toLowerCase()))
    .join(' ');
}
