/**
 * Amounts that belong to what somebody does and are nobody's pay: "manage an activities budget of €300 per month", "handle
 * £4,000 a day". Pay stands as a term of the post: under its label, with "pays" or "an hour", or by itself.
 */
import { rare } from '../language/its-words.ts';
import { baseOfIng, isVerbBase } from '../language/verbs.ts';

const money = String.raw`(?:[£€$₹]|(?:EUR|GBP|USD|INR|AED|Rs\.?) ?(?=\d))`;
const amount = String.raw`${money} ?\d[\d.,]*(?: ?(?:k|m|bn|million|lakh|crore)\b)?`;
/** What money is spent from, sold for or looked after in. */
const held =
  'contracts|deals|accounts|budgets?|orders|invoices|projects|sales|revenues?|turnover|spend(?:ing)?|portfolios?|loans|claims|funds?|grants?|policies|tenders|rents|rent rolls?|donations|purchases|settlements|schemes|stock|fleet|subscriptions|renewals|bids|estates|works|targets?|floats?|petty cash|takings|expenditure|payrolls?|overheads|materials|savings|transactions|deposits|receipts|caseloads?';
/** "Negotiate contracts between $15,000 and $90,000 a year", "a float of £150 a day". */
const ofDeals = new RegExp(
  String.raw`\b(?:${held})(?: [a-z]+){0,2} (?:of|between|from|up to|worth|valued at|over|under|above|below|around|about|totalling) (?:(?:up to|about|around|over|some|nearly) )?${money}`,
  'i',
);
/** "A €300 a month activities budget", "the $2,000 weekly float". */
const aheadOfDeal = rare(
  new RegExp(
    String.raw`${amount}(?:[- ](?:an?|per|each|every)[- ](?:year|quarter|month|week|day))? (?:(?!(?:plus|and|with|or|on|to|basic|base|for|as|if)\b)[a-z-]+ ){0,2}(?:budgets?|floats?|targets?|turnover|spend|rent rolls?|portfolios?|grants?|takings|expenditure)\b`,
    'i',
  ),
);
/** "Raise $250,000 a year": for the house, and no rise of anybody's pay. */
const raises =
  /\b(?:rais(?:e|es|ed|ing)|fundrais\w+|grants? of|winning|attract(?:ing)?) (?:about |at least |over |up to |some )?[£€$₹]\d/i;

const namesPayItself = /\b(?:salar(?:y|ies)|pay|wages?|OTE|earn\w*|package|stipend|per hour|an hour|hourly)\b/i;

/** What leads to a task: "- ", "To", "You will", "Responsible for". */
const leadsToTask =
  /^[\s•·*▪–-]*(?:\d{1,2}[.)] )?(?:(?:to|you['’]ll|you will|you|responsible for|in charge of|be able to|able to) )?/i;
/** Up to the first amount: the verb's own part, with no comma, dash or bracket in which a term of the post could stand. */
const upToAmount = new RegExp(String.raw`^((?:[^,;:()–|/.]|\.(?!\s))+?) ?${amount}`);
/** "Drive for us on £600 a week", "be a picker from £450 a week": behind these words the amount is what the work brings. */
const asTerm = /\b(?:on|for|at|from|to|plus|and|with|paying|pays|is|are|@|-|\+)$/i;
/** What one does to be paid, or with the pay itself. */
const gets =
  /^(?:earn|get|receive|start|begin|make|take|draw|pay|be|become|join|work|enjoy|expect|need|want|apply|come|hire|hour|week|month|day|post|job|basic|offer)$/;

/** "Handle £4,000 a day": the amount is what the verb is done to. */
function isDoneTo(text: string): boolean {
  const own = text.replace(leadsToTask, '');
  const [, before = ''] = upToAmount.exec(own) ?? [];
  if (before === '' || asTerm.test(before)) return false;
  const [typed = ''] = before.split(/\s/);
  const first = typed.toLowerCase();
  const verb = baseOfIng(first) ?? (isVerbBase(first) ? first : '');
  // "Drive our vans up to £150 a day": how much it brings.
  return verb !== '' && !gets.test(verb) && !/\bup$/i.test(before.replace(/ to$/, ''));
}

/** Whether the amount in a sentence is that of a task or a deal. */
export const isOfTask = (text: string): boolean =>
  (ofDeals.test(text) || aheadOfDeal.test(text) || raises.test(text) || isDoneTo(text)) && !namesPayItself.test(text);

/** A line that was broken before its amount: "Manage the activities budget of", "€300 per month". */
const brokenBeforeAmount = new RegExp(
  String.raw`(\b(?:of|to|from|about|around|over|under|worth|between|and|at|for|with|by|an?|the|totalling|costing|nearly|some|approx\.?)|\b(?:budget|float|spend|turnover|target))[ \t]*\n[ \t]*(?=${money} ?\d)`,
  'gi',
);
/** A paper with such lines whole, so that the amount keeps what it is an amount of. */
export const withAmountsWhole = (text: string): string => text.replace(brokenBeforeAmount, '$1 ');
