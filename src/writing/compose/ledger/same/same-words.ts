/** A task in the words in which it is compared with others: figures for number words, "q4" for the fourth quarter, and one name for what each country calls otherwise. */
import { findNumbers } from '../../language/numbers.ts';
import { remembering } from '../../language/words.ts';

const quarters: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  last: '4',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
  '4th': '4',
};
const names: readonly (readonly [RegExp, string])[] = [
  [/\b(?:azubis?|auszubildenden?|auszubildender)\b/gi, 'trainees'],
  [/\b(?:steuerberater(?:in|s)?|tax (?:advis[eo]rs?|consultants?|accountants?))\b/gi, 'taxadviser'],
  [/\b(?:rechtsanw[aä]lt(?:e|en|in|innen)?|attorneys?|solicitors?|lawyers?)\b/gi, 'lawyers'],
  [/\b(?:accounts payable|purchase ledger|AP ledger|creditors? ledger)\b/gi, 'purchaseledger'],
  [/\b(?:accounts receivable|sales ledger|AR ledger|debtors? ledger)\b/gi, 'salesledger'],
  [/\b(?:parent[- ]teacher (?:meetings?|conferences?)|PTMs?|parents['’]? evenings?)\b/gi, 'parentsevenings'],
  [/\b(?:bank )(?:recos?|recs?|recon|reconciliations?)\b/gi, 'bankreconciliation'],
  [/\breconcile (?:the )?bank(?: (?:accounts?|statements?))?\b/gi, 'do bankreconciliation'],
  [/\b(?:goods[- ]in|wareneingang|goods receipt|goods receiving)\b/gi, 'goodsin'],
  [/\b(?:dienstpl[aä]ne?|duty rosters?|staff schedules?|work schedules?)\b/gi, 'rota'],
  [/\b(?:trash|garbage|rubbish|refuse)\b/gi, 'waste'],
  [/\b(?:elevators?)\b/gi, 'lifts'],
  [/\b(?:apartments?)\b/gi, 'flats'],
  [/\b(?:angebote?)\b/gi, 'quotes'],
  [/\b(?:rechnungen)\b/gi, 'invoices'],
  [/\b(?:entgelt|lohn|gehalts|lohn- und gehalts)abrechnung(?:en)?\b/gi, 'payroll'],
  // One task by another verb: "act as preceptor to student nurses" is to mentor them.
  [/\bact(?:ing)? as (?:an? |the )?(?:preceptor|mentor|buddy|coach|tutor|supervisor) (?:to|for|of) /gi, 'mentor '],
  [/\b(?:pull|merge) requests\b|\bPRs\b/g, 'code'],
  [
    /\bkeep (?:the |our )?([a-z]+(?: [a-z]+)?) (?:informed|updated|up to date|up-to-date|posted|in the loop)\b(?: (?:about|of|on|with|at))?/gi,
    'inform $1 about',
  ],
  [
    /\b(?:be on call|(?:join|share|take part in|take turns on|participate in|be on|support) the on-call (?:rota|roster|rotation|schedule))\b(?: (?:one|two|every|each|about|\d)[\w ]*$)?/gi,
    'join the oncallrota',
  ],
  [
    /\b(?:overdue (?:invoices|accounts)|late payers|outstanding (?:payments|invoices|debts|balances)|unpaid invoices)\b/gi,
    'latepayers',
  ],
  [/\bmonth[- ]end(?: (?:accounts|close|closing|reporting))?\b|\bmonthly (?:management )?accounts\b/gi, 'monthend'],
];

export const inSameWords = remembering((typed): string => {
  let text = typed
    .replace(
      /\b(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th) quarter(?: of)?\b/gi,
      (_, which: string) => `q${quarters[which.toLowerCase()] ?? ''}`,
    )
    .replace(/\bq ?([1-4])\b(?:,? of)?/gi, 'q$1');
  for (const [found, name] of names) text = text.replace(found, name);
  for (const { start, end, value, text: number } of findNumbers(text).reverse())
    if (/^[a-z]/i.test(number)) text = `${text.slice(0, start)}${value}${text.slice(end)}`;
  return text;
});

/** The dates of a task: "q4 2026", "march". */
export const datesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(
      /\b(?:q[1-4]|20\d\d|january|february|march|april|june|july|august|september|october|november|december)\b/g,
    ) ?? [];
