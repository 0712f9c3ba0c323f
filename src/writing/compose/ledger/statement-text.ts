/** The recruiter's wording before it is read: said to the reader, its signs and short forms written out. */
import { monthNames } from '../../text/calendar.ts';
import { writeOut } from '../language/shorthand.ts';
import { calm } from './shouting.ts';

const months = monthNames.join('|');
const days: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/** Third-person job-description voice becomes "you". */
function turnToYou(text: string): string {
  return text
    .replace(
      /\b(?:The|the) (?:post ?holder|job ?holder|successful (?:candidate|applicant)|ideal candidate|role ?holder|appointee|incumbent)(?: will| shall) (?=\w)/g,
      (found) => (/^T/.test(found) ? 'You will ' : 'you will '),
    )
    .replace(
      /\b(?:the )?(?:post ?holder|job ?holder|successful (?:candidate|applicant)|role ?holder|incumbent)['’]s\b/gi,
      'your',
    )
    .replace(
      /\b(?:The|the) (?:post ?holder|job ?holder|successful (?:candidate|applicant)|ideal candidate|role ?holder|appointee|incumbent) (?=must|should|may|can)/g,
      (found) => (/^T/.test(found) ? 'You ' : 'you '),
    )
    .replace(/^(?:we are|we['’]re) (?:currently |now )?(?:looking for|seeking|recruiting|hiring)\s*$/i, '');
}

/** A quotation that was cut in two gets its mark back, or loses the one that it has. */
export function closeQuotes(text: string): string {
  // 5'2" is a measure, and opens nothing.
  if ((text.match(/(?<!['’]\d{1,2})"/g) ?? []).length % 2 === 1)
    return text.startsWith('"') ? text.slice(1) : `${text}"`;
  const opened = (text.match(/“/g) ?? []).length;
  const closed = (text.match(/”/g) ?? []).length;
  if (opened > closed) return text.startsWith('“') ? text.slice(1) : `${text}”`;
  return opened < closed ? text.replace(/”(?=[^”]*$)/, '') : text;
}

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const betweenDays = new RegExp(`(?<=\\b${day}) ?\\+ ?(?=${day}\\b)`, 'gi');

/** A piece of wording in whole words, on one line. */
export function statementText(raw: string): string {
  return (
    turnToYou(calm(writeOut(raw).replace(/\s+/g, ' ').trim()))
      .replace(/^(["“‘])([^"“”]*)["”’]$/, '$2')
      // The sign of a temperature is no bullet.
      .replace(/^(?:(?![-–]\d+ ?(?:°|degrees?\b|deg\b|C\b|F\b))[-–—•*·:,;])+\s*/, '')
      .replace(/(?<![A-Z])\s&\s(?![A-Z]\b)/g, ' and ')
      // "Closed Sunday + Monday".
      .replace(betweenDays, ' and ')
      .replace(/\s\+\s(?=[a-z\d£€$₹])/gi, ' plus ')
      // "No split shifts, you work straight through": the second half says what the first means.
      .replace(
        /^((?:no|never|not) (?:more )?(?:[a-z-]+ ){0,3}[a-z-]+), (?=(?:you|we|everyone|everybody|nobody) (?:can |will |all |just |always )?[a-z]+(?!,)\b)/i,
        '$1: ',
      )
      .replace(/(?<![\p{L}\d]\/)\bw\/(?![dx]\b)/giu, 'with ')
      // "A purpose built warehouse": one word.
      .replace(
        /\b(an?|our|new|modern|this) (purpose|custom|family|community|state|employee|owner) (built|owned|run|led|funded)(?=,? (?:[a-z-]+,? ){0,3}[a-z]+)/gi,
        '$1 $2-$3',
      )
      .replace(/\(e\.g\.?,? (?=[a-z])/gi, '(for example ')
      // "Conferences/books/courses".
      .replace(/\b([a-z]{4,})\/([a-z]{4,})\/([a-z]{4,})\b/g, '$1, $2 or $3')
      .replace(/\b(1|one) days (?=an? week\b)/gi, '$1 day ')
      // "24 December - 2 January": from the one to the other.
      .replace(new RegExp(`\\b(\\d{1,2} (?:${months})) ?[-–] ?(?=\\d{1,2} (?:${months})\\b)`, 'g'), '$1 to ')
      .replace(/(?<=\d )secs?\b\.?/gi, 'seconds')
      .replace(/\bhrs\b\.?/gi, 'hours')
      .replace(/\bpw\b(?!-)/gi, 'a week')
      .replace(/\b([Aa])vg\b\.?(?= \S)/g, '$1verage')
      // "£500 pa".
      .replace(/(\d\S*(?: [a-z]+){0,3}) p\.?a\.?(?=$|[,;)])/g, '$1 a year')
      .replace(/(?<=[\d£€$₹]\S*)\/(?:yr|annum)\b/g, ' a year')
      .replace(
        /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s*[-–]\s*(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g,
        (_, from: string, to: string) => `${days[from] ?? from} to ${days[to] ?? to}`,
      )
      .replace(/\s+/g, ' ')
      .trim()
  );
}
