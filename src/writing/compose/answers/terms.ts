/** Terms of a job out of notes: pay, hours, contract, start. Each becomes what stands after "The pay is", "You'll work" ... */
import { monthNames, weekdayInFull } from '../../text/calendar.ts';
import type { Ledger } from '../ledger/facts.ts';
import { findPay, realisePay } from '../ledger/pay.ts';

const month = monthNames.join('|');
/** "May through October". */
const monthSpan = new RegExp(`^(?:from )?(${month}),? (?:to|through|until|till) (${month})((?: 20\\d\\d)?)$`, 'i');

export type TermKind = 'pay' | 'time' | 'job' | 'start' | 'place';
export interface Term {
  kind: TermKind;
  text: string;
}

const amount = String.raw`(?:[£€$₹]|(?:NOK|SEK|DKK|CHF|PLN|USD|EUR|GBP|AED|AUD|CAD|SGD|NZD|ZAR|CZK|HUF)\s)\s?\d(?:[\d,.]*\d)?(?:\s?(?:k|lakhs?|m)\b)?`;
const per = String.raw`(?:\s(?:an hour|a (?:day|week|month|year|night|shift|visit|session)|a lakh a year|lakh a year|CTC|FTE|gross|net|basic|pro rata|base|fixed|employed|PAYE)(?=[\s,]|$))*`;
const paySentence = new RegExp(
  String.raw`^(?:(?:(?:annual |yearly |base |starting )?salary|(?:base |basic |annual )?pay|wages?|rate|package|CTC|stipend|earn(?:ing)?s?|basic|hourly rate|starting(?: salary)?)(?: (?:is|of|range|from|at|to|up to))?[:\s]*)?(?:from |up to |about |around |starting (?:at|from|on) )?(?:${amount}${per}(?: \([^)]*\))?)(?:\s(?:to|and|or)\s(?:up to )?${amount}${per}(?: \([^)]*\))?)?((?:,? (?:as per|depending on|dependent on|based on|subject to|in (?:your |the )?(?:first|second|third|year|london)|during (?:your|the) |on (?:days|nights|weekends|top)|for (?:days|nights|weekends|over)|rising to|going up to|after|not|plus|and|with|including|base|for (?:an? )?\d|days|nights|evenings|weekdays|weekends|sundays|per [a-z]|depending$|(?:to )?start(?:ing)?$|at (?:\d|one|two)|paid (?:weekly|monthly|fortnightly|daily|every)|for age|basic|first year|if)\b.*)?)$`,
  'i',
);

const noPay =
  /\b(?:budget|allowance|discount|voucher|card|towards|for (?:your|training|every|each|referring)|off\b|loan|grant|fund|worth|mediclaim|cover|conference|relocation|desk|a head|turnover|referral|credit|contribution|match)\b/i;

/** Whether a note is the pay and nothing else, or pay with what is added to it. */
export const isPayNote = (text: string): boolean =>
  paySentence.test(text) &&
  (/ including /.test(text) || !noPay.test(text.replace(/^.*?[£€$₹]\s?[\d,.k]+/, '').slice(0, 30)));

/** The note's pay as it may be said beside the General tab's, which comes first where both say the same kind of pay. */
export function readPay(text: string, ledger: Ledger, locale: string): { text: string; note: string | null } {
  const tidy = text
    .replace(
      /^(?:(?:annual |yearly |base |starting )?salary|(?:base |basic |annual )?pay|wages?|rate|package|CTC|stipend|basic|hourly rate|earn(?:ings?)?)(?: (?:is|of|range))?[:\s]+/i,
      '',
    )
    .replace(
      /([£€$₹]\s?[\d.,]*\d(?: an hour| a day)?) (weekdays|days|nights|evenings|weekends|Sundays|Saturdays)\b/gi,
      '$1 on $2',
    )
    .replace(/(on (?:weekdays|days|nights|evenings|weekends)) (?=[£€$₹])/gi, '$1 and ')
    .replace(/\bbonus$/i, 'bonus')
    .replace(
      / (?:and|plus) (?=(?:bonus|commission|incentives|tips|overtime|benefits|bens|car|allowance|service charge)\b)/i,
      ' plus ',
    )
    .replace(/^(.*\d(?: an hour| a year)?) base$/i, 'a base of $1')
    .replace(/,? depending on experience$/i, ', depending on experience')
    .replace(/,? depending$/i, '')
    .replace(/ (?:to )?start(?:ing)?$/i, ' to start')
    .replace(/ (paid (?:weekly|monthly|fortnightly|daily|every))/i, ', $1')
    .replace(/ (in year \d)/gi, ' $1')
    .replace(/ {2,}/g, ' ')
    .trim();
  const found = findPay(text, locale);
  const general = ledger.pay;
  if (!found) return { text: tidy, note: null };
  const generalText = general ? `${realisePay(general)}${general.per ? ` ${general.per}` : ''}` : '';
  // "£30,000 in the first year": of a year that has its own pay.
  const ofYear = /\bin the (?:first|second|third) year\b/.test(tidy);
  if (ofYear) return { text: tidy.replace(/ a year(?= in the)/, ''), note: null };
  const several = (tidy.match(/[£€$₹]/g)?.length ?? 0) > 1 && !/[£€$₹][\d,.k]+\s*(?:to|-)\s*[£€$₹]?\d/.test(tidy);
  if (general && found.per === general.per && !several) {
    const rest = tidy.replace(
      /^.*?[£€$₹]\s?\d(?:[\d,.]*\d)?(?:\s?(?:k|lakhs?)\b)?(?:\s*(?:to|-)\s*[£€$₹]?\s?\d(?:[\d,.]*\d)?(?:\s?(?:k|lakhs?)\b)?)?(?:\s(?:an hour|a (?:day|week|month|year)|lakh a year))?/i,
      '',
    );
    const same = found.from === general.from && found.to === general.to;
    const base = /^a base of /.test(tidy);
    // The advert's range from the base to what can be earned with it: the base is the lower of them.
    if (base && (found.to ?? found.from) === found.from && found.from === general.from && general.to !== null)
      return { text: `${tidy}${general.per ? ` ${general.per}` : ''}`, note: null };
    return {
      text: `${base && (same || general.to === null) ? 'a base of ' : ''}${generalText}${/ a /.test(generalText) ? rest.replace(/^ (?=pro rata\b)/i, ', ') : rest}`,
      note: same
        ? null
        : `The answer's pay (${text
            .slice(0, 40)
            .replace(/\s*\([^)]*$/, '')
            .trim()}) differs from the General tab. We use the General tab.`,
    };
  }
  // So small a figure can only be for an hour.
  const [small = '', more = ''] =
    /^((?:from |up to )?[£€$]\s?\d{1,2}(?:\.\d\d)?(?: to [£€$]?\s?\d{1,2}(?:\.\d\d)?)?)( plus (?!.*\ban hour$).+)?$/
      .exec(tidy)
      ?.slice(1) ?? [];
  if (small !== '')
    return {
      text: `${small} an hour${more ?? ''}`,
      note: 'The pay in the answer is read as pay an hour. Please check.',
    };
  // A yearly figure is better told that it is one.
  const plain = /^(?:from |up to |about |around )?[£€$₹]\s?[\d,.]+(?: to [£€$₹]\s?[\d,.]+)?$/.test(tidy);
  // "£32,000 plus bonus": a year's pay, and the period stands with the figure.
  const timed = /\b(?:an? (?:year|hour|month|week|day|shift|night)|lakh|OTE|basic)\b/i.test(tidy);
  if (!timed && found.per === 'a year')
    return {
      text: tidy.replace(/^(.*?[£€$₹]\s?\d(?:[\d,.]*\d)?(?: to [£€$₹]?\s?\d(?:[\d,.]*\d)?)?)/, '$1 a year'),
      note: null,
    };
  return { text: plain && found.per ? `${tidy} ${found.per}` : tidy, note: null };
}

const dayWord = `${weekdayInFull}s?`;
const timeStart = new RegExp(
  String.raw`^(?:about |around |up to |at least |minimum )?(?:\d+(?:\.\d+)?(?: (?:to|or) \d+(?:\.\d+)?)?|one|two|three|four|five|six|alternate|rotating|rolling|mostly|early|late|earlies|lates|night|day|evening|weekend|split|shift|some|occasional|every|no|${dayWord}|\d(?:st|nd|rd) shift|days|nights|weekdays|weekends|evenings|mornings|flexible|any|flexi(?:ble)?|\d{1,2}[.:]\d\d|\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)|12[- ]hour|\d+[- ]hour|term time)\b`,
  'i',
);
const timeUnit = new RegExp(
  String.raw`\b(?:hours?|shifts?|rota|roster|nights?|weekends?|evenings?|mornings?|afternoons|weekdays|earlies|lates|days? (?:a|on|off|per|working)|days|${dayWord}|\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)|\d to \d+|\d from \d|\d\d:\d\d|\d[.:]\d\d (?:to|until) \d|\d+ on,? \d+ off|\d over \d|week|weeks (?:on|off))\b`,
  'i',
);
const notTime =
  /^no (?!(?:weekends?|evenings?|nights?|lates?|early|earlies|shifts?|split|bank|mon|tue|wed|thu|fri|sat|sun|sundays?|saturdays?|unsociable|on)\w*\b)|\b(?:holidays?|leave|meeting|club|choir|lunch|training|course|review|handovers?|rounds?|session|party|drinks|bonus|call\b|runs?|visits?|people|clients|patients|residents|customers|college|site|school|offices?|starts|finishes|experience|notice|trial|interview|off sick|event|market|responsibility|journal|bbq|team|meals|parking|trip|pay|paid|contract|pupils|beds?|bedded|bookings|covers|orders|deliveries|jobs|apprentices|nurses?|care|work|class|classes|programme|waiting|support|teaching|lessons?)\b|\b\d+ (?!hours|nights|days)(?:[a-z]+ )?(?:[a-z]+(?:ers|ors|ists|ants|ians|nurses|chefs)|staff|people) (?:on|per|a|each|every) (?:every |each )?shift\b/i;

const jobWord =
  /^(?:full[- ]time|part[- ]time|permanent|self-employed|voluntary|substantive|temporary|temp|fixed[- ]term|freelance|seasonal|casual|zero[- ]hours|remote|fully remote|hybrid|home[- ]based|office[- ]based|lab[- ]based|field[- ]based|site[- ]based|term[- ]time(?: only)?|(?:full|part) time,? perm(?:anent)?|maternity (?:leave )?cover|job share)\b/i;
const jobRest =
  /^(?:$|[,\s]+(?:and |or |but |though |with |within |in |for |at |from |to start|only|until |till |to |permanent|temporary|full[- ]time|part[- ]time|contract|role|post|position|job|appointment|\d|\(|one|two|three|six|twelve|days?))/i;

/** "One project day a month", "about one week in eight": how often something else comes round, and no hours. */
const ofSomething =
  /\be\.?g\b|\bfor example\b|^(?:about |around |roughly )?(?:one|two|three|four|\d) (?:weeks? in (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|(?!full\b|half\b|long\b|short\b|working\b|early\b|late\b|night\b|day\b|weekend\b|evening\b|office\b|remote\b|week\b|or\b|to\b|and\b|\w+day\b)[a-z]+ (?:days?|mornings?|afternoons?|evenings?|weeks?|nights?) (?:an?|per|every|in)\b)/i;

/** Reads a note as a term of the job; null when it is none. */
export function readTerm(raw: string): Term | null {
  // "Two days a week can be worked from home": a sentence.
  if (/\b(?:can|may|could) be [a-z]+/i.test(raw)) return null;
  // "Monday to Friday, with paid overtime in summer": the hours, and what comes with them.
  const [, hours = '', extra = ''] =
    /^([^,]+), (with (?:paid |some |occasional )?(?:overtime|on-call|breaks?|lunch)\b.*)$/i.exec(raw) ?? [];
  const timed = extra === '' ? null : readTerm(hours);
  if (timed?.kind === 'time') return { kind: 'time', text: `${timed.text}, ${extra}` };
  const text = raw.replace(/^(?:shifts?|hours|working hours|pattern|rota):?\s+(?=\d|[A-Z])/i, '');
  if (
    /\b(?:available|wanted|needed|required|preferred|welcome|provided|essential|mandatory|compulsory|a must)$/i.test(
      text,
    )
  )
    return null;
  if (/^full(?:[- ]time)? (?:and|or|&) part[- ]time$/i.test(text))
    return { kind: 'job', text: 'full-time or part-time' };
  // "Baner office": where.
  const site =
    /^(?:the |our )?((?:\p{Lu}[\p{L}'’]+ ){1,3}(?:office|site|depot|branch|campus|store|clinic|HQ|plant|warehouse))$/u.exec(
      text,
    );
  if (site?.[1]) return { kind: 'place', text: site[1] };
  const place =
    /^((?:\d|one|two|three|four|five) days?(?: a week)?) (?:in (?:the )?office|on[- ]site|from home)$/i.exec(text);
  if (place?.[1]) return { kind: 'time', text: text.replace(/in office$/i, 'in the office') };
  if (/^(?:pay )?(?:grade|band|scale|level) [A-Z]?\d+[a-z]?$/i.test(text))
    return { kind: 'job', text: `at ${text.charAt(0).toUpperCase()}${text.slice(1)}` };
  const covers =
    /^(?:an? )?(\d+|six|nine|twelve|eighteen)[- ]months? (?:ftc|fixed[- ]term(?: contract)?|contract|post|cover),? ((?:covering|to cover|from|until|with)\b.+)$/i.exec(
      text,
    );
  if (covers?.[1]) return { kind: 'job', text: `for ${covers[1].toLowerCase()} months, ${covers[2]}` };
  if (/^all year round$/i.test(text)) return { kind: 'job', text: 'all year round' };
  const site4 = /^(on[- ]site|in the office|in office) ((?:\d|one|two|three|four|five) days?(?: a week)?)(.*)$/i.exec(
    text,
  );
  if (site4?.[2])
    return {
      kind: 'time',
      text: `${site4[2]} ${(site4[1] ?? '').toLowerCase().replace('in office', 'in the office')}${site4[3]}`,
    };
  const lasts =
    /^(?:for )?((?:\d+|one|two|three|four|five|six|nine|twelve|eighteen)(?:[- ]| to \w+ )(?:years?|months?|weeks?))(?: (?:contract|fixed[- ]term(?: contract)?|ftc))?(?: (\([^)]*\)|from .{3,24}))?$/i.exec(
      text,
    );
  if (lasts?.[1])
    return {
      kind: 'job',
      text: `for ${lasts[1]
        .replace('-', ' ')
        .toLowerCase()
        .replace(/^((?!one|1\b).* (?:year|month|week))$/, '$1s')}${lasts[2] ? ` ${lasts[2]}` : ''}`,
    };
  if (/^\d\d weeks a year$/.test(text)) return { kind: 'job', text: `for ${text}` };
  const span = monthSpan.exec(text);
  if (span?.[1]) return { kind: 'job', text: `from ${span[1]} to ${span[2]}${span[3]}` };
  if (/^(?:\d|three|four|five|six) (?:tens|eights|twelves)$/i.test(text))
    return { kind: 'time', text: text.toLowerCase() };
  const start =
    /^(?:start(?:s|ing|ing date| date)?)(?:\s*[:–-])?\s+(?:is\s+|on\s+(?!site)|in\s+|from\s+|at\s+)?((?!with|the|a |an |out|off|by|your|up|finish).+)$/i.exec(
      text,
    );
  if (
    start?.[1] &&
    /\b(?:soon|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Monday|immediately|now|week|month|summer|spring|autumn|Easter|Christmas|after|20\d\d)\b/i.test(
      start[1],
    )
  )
    return { kind: 'start', text: dated(start[1]) };
  if (/^(?:immediate(?:ly)?(?: start)?|start immediately)(?: for (?:the )?right (?:person|candidate))?$/i.test(text))
    return { kind: 'start', text: 'straight away' };
  if (/^(?:start )?as soon as possible$/i.test(text)) return { kind: 'start', text: 'as soon as possible' };
  const flexible = /^(hybrid|remote)(?:\s*[:–-]\s*|,?\s+(?=(?:\d|one|two|three|four) days))(.+)$/i.exec(text);
  // How many of something nobody says is no more than a remark: "hybrid (3 days)".
  if (flexible?.[1] && /^\w+ days?$/i.test(flexible[2] ?? ''))
    return { kind: 'job', text: `${flexible[1].toLowerCase()} (${flexible[2]})` };
  if (flexible?.[1]) return { kind: 'job', text: `${flexible[1].toLowerCase()}, with ${flexible[2]}` };
  const job = jobWord.exec(text);
  if (/\b(?:possible|optional|negotiable|ok|okay|considered)$/i.test(text)) return null;
  if (job && jobRest.test(text.slice(job[0].length)) && text.split(' ').length <= 14)
    return { kind: 'job', text: tidyJob(text) };
  if (
    !/:(?!\d)/.test(text) &&
    timeStart.test(text) &&
    timeUnit.test(text) &&
    !notTime.test(text) &&
    !ofSomething.test(text) &&
    // "Two crews can't keep up": a sentence of theirs. "About 12 demos a week": how many, and no hours.
    !/^(?:[\w-]+ ){1,4}(?:can['’]t|cannot|could|won['’]t|were|was|had|(?:do|does|is|are)n['’]t) /i.test(text) &&
    !/^(?:about |around |up to )?\d+ (?!hours|nights|days|shifts|weekends|evenings|mornings|weeks)[a-z]+s (?:an?|per) (?:day|week|month|shift)\b/i.test(
      text,
    ) &&
    !/^(?:late|early|evening|night|weekend|day|morning) (?!shifts?|nights?|starts?|turns?|and|or|to|till)[a-z]+\b/i.test(
      text,
    ) &&
    text.split(' ').length <= 14 &&
    !/[£€$₹%]/.test(text)
  )
    return {
      kind: 'time',
      text: /^(?:\d[\d.]*|[a-z]+)-(?:day|hour) week\b/i.test(text) ? `a ${text}` : text,
    };
  return null;
}

function dated(text: string): string {
  const site = /^(on[- ]site|in post) (.+)$/i.exec(text);
  if (site?.[1] && site[2]) return `${site[1].toLowerCase()} ${dated(site[2])}`;
  if (/^(?:the )?week of /i.test(text)) return `in the ${text.replace(/^the /i, '')}`;
  if (/^(?:as soon|straight|immediately|now|after|before|next|this|early|late|mid|the )/i.test(text))
    return /^(?:early|late|mid)/i.test(text) ? `in ${text}` : text;
  return /^(?:the )?\d|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th)?\b(?!\d)/i.test(
    text,
  )
    ? `on ${text}`
    : `in ${text}`;
}

function tidyJob(text: string): string {
  return text
    .replace(/\bfull time\b/i, 'full-time')
    .replace(/\bpart time\b/i, 'part-time')
    .replace(/\bfixed[- ]term (?=\d+ (?:years?|months?|weeks?))/i, 'fixed-term for ')
    .replace(/\bfixed term\b/i, 'fixed-term')
    .replace(/^fixed-term contract\b/i, 'fixed-term')
    .replace(/\bperm\b/i, 'permanent')
    .replace(/ cover (?=\d)/, ' cover, ')
    .replace(/^(permanent|full-time|part-time|temporary),? (?=\d[\d.]* hours)/i, '$1, ')
    .replace(/(?<=[a-z]) (?=possibly\b)/, ', ')
    .replace(/^part-time and full-time$|^full-time and part-time$/i, 'part-time or full-time')
    .replace(/^(full-time|part-time) (permanent|temporary)$/i, '$1 and $2')
    .replace(/^(permanent|temporary|fixed-term) (full-time|part-time)$/i, '$1 and $2')
    .replace(/\s+(?:role|post|position|job|appointment|contract)$/i, '')
    .replace(/^(\S+),? (?=(?:permanent|temporary|full-time|part-time)$)/i, '$1 and ')
    .replace(/ and and /, ' and ')
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
