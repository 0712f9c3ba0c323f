/** Pay that only holds for a time or on a condition: "£24,000 to start, £26,500 after probation". Said with it, and never as the pay of the post. */
import { moneyMark } from './pay.ts';
import { payByYear } from './pay-by-year.ts';

const sum =
  '(?:(?:[£€$₹]|(?:EUR|GBP|USD|INR|CHF|Rs\\.?) ?)\\d[\\d.,]*(?<![.,])k?)(?: (?:a|an|per) (?:hour|day|shift|week|month|year)| ?\\/ ?(?:hr|hour|h|day|week|month|year)\\b)?';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Apr|Aug|Sept?|Oct|Nov|Dec)';
const nth = '(?:first|second|third|fourth|fifth|final|last|next|1st|2nd|3rd|4th|5th)';
const few = '(?:a|one|two|three|four|five|six|nine|ten|twelve|eighteen|\\d+)';
/** When or on what: "in the first year", "after probation", "once you have Level 3", "from April". */
const term = `(?:to (?:start|begin)(?: with| on)?\\b|at the start\\b|initially\\b|(?:in|during|for|over|from|after|until|till|through) (?:the |your )?${nth}\\b|(?:the |your )?${nth} (?:year|month|term|six months)s?\\b|(?:in |from |after |during )?(?:the )?(?:year|month) (?:one|two|three|four|five|\\d)\\b|(?:during|in|after|until|before|through|throughout|following|on|while in) (?:the |your |successful |completing )?(?:training|probation|induction|traineeship|qualification|qualifying|completion|passing|registration|confirmation|promotion|graduation|sign-off)\\b|(?:for|after|until|within|from) (?:the |your )?${few} (?:weeks?|months?|years?)\\b|(?:from|as of|as from|since|until|till|before) (?:next |\\d{1,2} |the \\d|mid-|early |late |1st )?(?:${month}|month|year|\\d{4}|autumn|spring|summer|winter)\\b|once (?:you|qualified|trained|fully|signed|the)\\b|when (?:you|qualified|trained|fully)\\b|(?:while|until|till|if) you\\b|(?:after|before)(?= ?$)|thereafter\\b|after that\\b|then\\b|now$)`;
const behind = new RegExp(`${sum},? \\(?${term}`, 'i');
const ahead = new RegExp(
  `(?:^|[,;:] |\\b(?:is|and) )(?!then\\b|now\\b)${term}[^£€$₹,;]{0,30}?[,:]? (?:and |is |of |you (?:get|earn) |we pay )?${sum}`,
  'i',
);
const climbs = new RegExp(
  `${sum},? (?:and (?:it |then )?)?(?:rising|rises?|goes up|going up|increasing|increases|moving|stepping up|steps up)\\b`,
  'i',
);

/** Whether a sentence names pay that holds only for a time or on a condition. */
export const hasTerms = (sentence: string): boolean =>
  moneyMark.test(sentence) && (behind.test(sentence) || ahead.test(sentence) || climbs.test(sentence));

const whole = new RegExp(`^(?:(then|now) )?(${sum})(?:,? \\(?(${term}[^£€$₹()]*?)\\)?)?$`, 'i');
const turned = new RegExp(`^(${term}[^£€$₹,;]*?)[,:]? (${sum})$`, 'i');
const named =
  /^(?:(?:the |your )?(salary|pay|wage|rate|hourly rate|starting salary|starting pay)(?: is| of)?:? |we pay |you(?:['’]ll| will)? (?:get|earn|start on|start at) )/i;

/** "Year 1", "first year": with the small word that it lacks. */
const inFull = (typed: string): string =>
  typed
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
    .replace(/^(?:the |your )?year (one|two|three|four|five|\d)\b/, 'in year $1')
    .replace(new RegExp(`^(?:the )?(?=${nth} (?:year|month|term|six months)\\b)`), 'in the ')
    .replace(/^your /, 'in your ');
const inWords = (amount: string): string =>
  amount
    .replace(/ ?\/ ?(?:hr|hour|h)\b| per hour/i, ' an hour')
    .replace(/ ?(?:\/ ?|per )(day|shift|week|month|year)\b/i, ' a $1');

/** A note on pay as one sentence without its stop: each sum with its time or its condition. Null where it has none, or where something in it is neither. */
export function payWithTerms(text: string): string | null {
  const byYear = payByYear(text);
  if (byYear) return byYear;
  const bare = text.trim().replace(/[.]$/, '');
  if (!hasTerms(bare)) return null;
  const [lead = '', name = 'pay'] = named.exec(bare) ?? [];
  const [rising = '', joint = ''] =
    / (rising|going up|increasing|moving up|stepping up) to (?=[£€$₹])/i.exec(bare) ?? [];
  const parts = bare
    .slice(lead.length)
    .replace(rising === '' ? '\0' : rising, ', ')
    .split(
      /(?:,|;|, and| and|,? but) (?=(?:then |now )?[£€$₹]|(?:EUR|GBP|USD|INR|Rs) ?\d)|[,;] (?=[a-z\d ]+[,:]? [£€$₹])/i,
    )
    .map((part) => part.replace(/^and /, '').trim());
  if (parts.length > 4) return null;
  const said = parts.map((part): string | null => {
    const [, then = '', amount = '', when = ''] = whole.exec(part) ?? [];
    if (amount)
      return [
        then.toLowerCase() === 'then' ? 'then' : '',
        inWords(amount),
        inFull(when || (then && then.toLowerCase() !== 'then' ? then : '')),
      ]
        .filter((word) => word !== '')
        .join(' ');
    const [, time = '', later = ''] = turned.exec(part) ?? [];
    return later ? `${inWords(later)} ${inFull(time)}` : null;
  });
  if (said.some((part) => part === null)) return null;
  const subject = `The ${name.toLowerCase()} is`;
  if (rising !== '' && said.length === 2)
    return `${subject} ${said[0] ?? ''}, ${joint.toLowerCase()} to ${said[1] ?? ''}`;
  const last = said.at(-1) ?? '';
  return said.length === 1
    ? `${subject} ${last}`
    : `${subject} ${said.slice(0, -1).join(', ')}${last.startsWith('then ') ? ', ' : ' and '}${last}`;
}
