/** What sentences say of pay: the pay they name, what comes on top of it, and what is left of them without it. */
import { withArticle } from '../language/articles.ts';
import { isOfTask, withAmountsWhole } from './amounts-of-tasks.ts';
import { findPay, moneyMark, type Pay } from './pay.ts';
import { hasTerms, payWithTerms } from './pay-with-terms.ts';
import { splitSentences } from './split-sentences.ts';

/** Words of a sentence that is about pay. */
export const payWords =
  /\b(?:salary|pay(?!ments?)|paying(?= [£€$₹])|wage|per annum|p\.?a\.?\b|per hour|per (?:hour|day|month|year)|an hour|a year|a day|a month|hourly|ph\b|basic(?= (?:of )?[£€$₹])|(?<=\d)\s?\/\s?(?:hr|hour|h|day|month|year)|stipend|package|earn\w*|OTE|CTC|LPA)\b/i;

/** What is paid besides, or was paid on average: no pay that somebody starts with. */
const onTopOfPay =
  /\b(?:OTE|on[- ]target|differentials?|premiums?|supplements?|uplifts?|bonus(?:es)?|incentives?|allowances?|commission|tips?|overtime|pension|grant|budget|voucher|referral|averaged?)\b/i;

/** Whether another source names a pay of the same kind that reaches beyond this one: £27,000 beside £29,500 to £32,000 a year. */
export const differs = (told: Pay | null, pay: Pay): boolean =>
  told !== null &&
  told.currency === pay.currency &&
  told.per === pay.per &&
  ((told.from ?? told.to ?? 0) < (pay.from ?? pay.to ?? 0) || (told.to ?? told.from ?? 0) > (pay.to ?? pay.from ?? 0));

/** An amount large enough to be a year's pay, in whichever way it is written. */
const large = String.raw`(?:(?:[£€$₹]|(?:EUR|GBP|USD|INR|Rs\.?)\s)\s?(?:\d{2,3}(?:\.\d)?\s?k\b|\d{2,3}[.,]\d{3}\b)|\d{2,3}[.,]\d{3}\s?(?:€|(?:EUR|USD|GBP)\b|euros?\b))`;

/** "£34k + tips", "38.000 EUR plus tips", "£46k to £49k inc shift allowance": an amount at the head of a note, large enough to be a salary. */
const bareSalary = new RegExp(
  String.raw`^\W*(?:(?:you(?:['’](?:ll|d)| will| would)? (?:get|earn|receive|be paid|start on)|we(?:['’]ll)? pay(?: you)?|it pays|pays|paying) (?:about |around |up to |from )?)?${large}(?=\s*(?:$|[-–+,.;&]|to\b|plus\b|and\b|with\b|DOE\b|dep|inc\b|incl|basic\b|gross\b|all[- ]in\b))`,
  'i',
);

/** "A three-cycle shift, €46,000 plus shift": in one of its parts. */
export const namesSalary = (text: string): boolean =>
  text.split(/,\s+(?!\d{3}\b)/).some((part) => bareSalary.test(part));

/** Named as what comes besides or may come: no salary of another source. */
const besides =
  /\b(?:OTE|on[- ]target|(?<!(?:\bplus|\band|\+|&) )(?:bonus(?:es)?|incentives?)|commission|averaged?|grant|budget|voucher|referral)\b/i;

/** Whether a sentence with more words on pay names a salary all the same: "£46k to £49k including shift allowance". */
export const isBesidePay = (typed: string): boolean => isBeside(typed.replace(withinPay, ' '));
/** "£36,900 with night premium included": what is in it is none that comes besides. */
const withinPay =
  /,? (?:with |including |incl\.? |inc\.? )(?:(?:the|all|a) )?(?:[a-z-]+ ){0,3}(?:premium|allowance|supplement|uplift|differential)s?(?: included)?/gi;
const isBeside = (text: string): boolean =>
  onTopOfPay.test(text) && !((namesSalary(text) || calledSalary.test(text)) && !besides.test(text));
/** "Salary 4.5 to 5.5 lakh plus incentives": called so, with its figure. */
const calledSalary =
  /^(?:(?:the|your|a|our) )?(?:(?:basic|base|annual|gross|fixed|starting|monthly) )?(?:salary|pay|CTC|wages?)\b[^;.]*?\d/i;

/** "Salary is FTE, actual about £20,100": what the shorter week comes to, and no rival of the figure in the advert. */
export const isActualPay = (text: string): boolean =>
  /\bactual\b[^.]*[£€$₹]?\d/i.test(text) &&
  /\b(?:FTE|pro[- ]rata|full[- ]time equivalent|part[- ]time|actual (?:salary|pay))\b/i.test(text);

const tellsPay = (text: string): boolean => (payWords.test(text) || namesSalary(text)) && !isOfTask(text);

/** "You start on €17,500". */
const startsOn =
  /\b(?:you(?:['’]ll| will)?|everyone|apprentices|trainees) (?:start|begin) (?:on|at|with) (?:about )?[£€$₹]/i;

/** Whether a text says what is paid, be it for a time only: no other source is asked then. */
export const namesAnyPay = (text: string): boolean =>
  moneyMark.test(text) &&
  splitSentences(withAmountsWhole(text)).some(
    (sentence) =>
      moneyMark.test(sentence) &&
      !isBesidePay(sentence) &&
      (tellsPay(sentence) || startsOn.test(sentence) || payWithTerms(sentence) !== null),
  );

/** The pay that a text names, where one of its sentences is about pay. What holds only for a time is no pay of the post. */
export function findPayLine(text: string, locale: string): Pay | null {
  if (!payWords.test(text) && !moneyMark.test(text)) return null;
  for (const sentence of splitSentences(withAmountsWhole(text))) {
    // "Minimum wage in the first year, then £9.50": not what somebody starts with.
    if (/^[^£€$₹]*\bthen\b[^£€$₹]*[£€$₹]/i.test(sentence)) continue;
    // "Piece rate, top earners £16/hr": what a few come to.
    if (/\b(?:top|best|highest) (?:earners?|performers?)\b/i.test(sentence)) continue;
    if (!tellsPay(sentence) || payWithTerms(sentence) !== null || hasTerms(sentence)) continue;
    const pay = findPay(sentence, locale);
    if (pay) return pay;
  }
  return null;
}

const onTop = `(?:(?:an? )?(?:\\d+(?:\\.\\d+)? ?% )?(?:[a-z]+ )?(?:premium|supplement|uplift)|(?:an? (?:fair |equal )?)?share of (?:the )?tips|tips|overtime|commission|bonus(?:es)?|(?:shift|night|weekend|car|travel|clothing|meal) allowances?)`;

const plus = new RegExp(
  String.raw`(?:\+|\bplus\b|\band\b|\bwith\b)\s+(${onTop}(?:,? (?:and|&|\+) ${onTop})?)\b(?!,? (?:is |are |already )*inc(?:l|luded|luding)?\b)`,
  'i',
);

/** Whether a sentence names this very pay. */
export function namesPay(sentence: string, pay: Pay, locale: string): boolean {
  const told = moneyMark.test(sentence) ? findPay(sentence, locale) : null;
  return told !== null && ((told.from !== null && told.from === pay.from) || (told.to !== null && told.to === pay.to));
}

/** The pay with what the sentence that names it says comes on top: "£12.71/hr + tips". */
export function withExtras(pay: Pay | null, text: string, locale: string): Pay | null {
  if (!pay) return null;
  for (const sentence of splitSentences(text)) {
    const extra = namesPay(sentence, pay, locale) ? plus.exec(sentence)?.[1] : undefined;
    if (extra) return { ...pay, plus: oneOf(extra.toLowerCase().replace(/\s*[&+]\s*/g, ' and ')) };
  }
  return pay;
}

/** "Salary is FTE": the figure in the advert is that of a full week, whatever the sentence says of the actual one. */
const fullTimeFigure =
  /^(?:the )?(?:advertised |stated |full |annual |yearly )*(?:salary|pay|salaries|figure|(?<=\b(?:annual|yearly) )rate)s?(?: shown| quoted| advertised| stated| range)? (?:is|are) (?:the )?(?:FTE|full[- ]time equivalent|pro[- ]rata|for (?:a )?full[- ]time(?: post| job| week)?(?= and\b| but\b|,| ?$))\b/i;

/** "£27,711 to £30,060 pro rata": what a full week is paid, where a sentence about pay says so. */
export function proRata(pay: Pay | null, text: string, locale: string, partTime = false): Pay | null {
  if (pay?.per !== 'a year') return pay;
  // Another pay's "pro rata" says nothing of this one.
  const ofThis = (sentence: string): boolean => {
    const told = moneyMark.test(sentence) ? findPay(sentence, locale) : null;
    return !told || (told.from === null && told.to === null) || told.from === pay.from || told.to === pay.to;
  };
  const said = splitSentences(
    // "214 FTE": so many staff, and nothing of the pay.
    // "The annual rate shown is prorated over the season".
    text
      .replace(/\bpro\s+rata\b|\bpro[- ]?rated\b/gi, 'pro rata')
      .replace(/(?<![\d.,])(?:[2-9]|[1-9]\d[\d,]*)(?:\.\d+)? FTEs?\b/g, ' '),
  ).some(
    (sentence) =>
      (/\bpro[- ]rata\b|\bFTE\b|\bfull[- ]time equivalent\b/i.test(sentence) || fullTimeFigure.test(sentence)) &&
      (fullTimeFigure.test(sentence) ||
        moneyMark.test(sentence) ||
        /\b(?:salary|pay(?! period| run| day| slip)|wages?)\b/i.test(sentence)) &&
      (partTime || fullTimeFigure.test(sentence) || ofThis(sentence)) &&
      // "Actual salary shown, not FTE", "28 days' holiday pro rata". "Salary is FTE, actual about £20,100" says it of this one.
      (fullTimeFigure.test(sentence) || !/\b(?:actual|not (?:the )?FTE|holidays?|leave)\b/i.test(sentence)),
  );
  return said ? { ...pay, per: 'a year pro rata' } : pay;
}

/** "25% night premium" is one, "tips" are many. */
const oneOf = (extra: string): string =>
  /(?:premium|supplement|uplift|allowance|share of (?:the )?tips)$/.test(extra) && !/^an? |\band\b|,/.test(extra)
    ? withArticle(extra)
    : extra;

/** The pay of the General tab, for the time that a sentence with the same figures names: "AED 3,200 to 3,600 per month". */
export function withPeriod(pay: Pay | null, text: string, locale: string): Pay | null {
  if (!pay) return null;
  for (const sentence of splitSentences(text)) {
    const told = moneyMark.test(sentence) ? findPay(sentence, locale) : null;
    if (told?.per && ((told.from !== null && told.from === pay.from) || (told.to !== null && told.to === pay.to)))
      return { ...pay, per: told.per };
  }
  return pay;
}

const paidWhen =
  /^(?:weekly|fortnightly|monthly|daily|next-day|same-day) pay\b|^paid (?:weekly|fortnightly|daily|every|each|on)\b/i;

/** A sentence about pay without the parts that name it: "$32 per hour, 11 days on 3 off". Null where nothing is left. */
export function withoutPay(sentence: string): string | null {
  if (!moneyMark.test(sentence) || !tellsPay(sentence) || payWithTerms(sentence) !== null) return sentence;
  const rest = sentence
    .split(/,\s+/)
    // "Weekly pay every Friday": when, and not how much.
    .filter((part) => !moneyMark.test(part) && (!payWords.test(part) || paidWhen.test(part)))
    // "€9.10 an hour in year one, goes up each year": the pay does.
    .map((part) =>
      part.replace(
        /^(?:and )?(?:it )?(?:goes up|going up|rises|rising|increases|increasing) (?=(?:each|every|with|after|yearly|annually|once)\b)/i,
        'the pay goes up ',
      ),
    )
    // "Nights uplift included": in the pay, which is said elsewhere.
    .filter((part) => !/^(?:[a-z]+ ){1,3}included$/i.test(part))
    .join(', ');
  return rest.split(' ').length >= 3 && rest !== sentence && !/^(?:and|but|or|plus|with|which|depending)\b/i.test(rest)
    ? rest
    : null;
}
