/** Working times among the requirements: nobody has them, one is ready for them. */
import type { PersonFact } from './person-shapes.ts';

const number = '(?:\\d{1,2}(?:\\.\\d)?|five|six|seven|eight|nine|ten|twelve)';
const week = new RegExp(
  `^(?:an? )?(${number})[- ]?days?['’]?(?: (?:a|per)|[- ]working)?[ /-]?(?:working )?week(?: working)?(\\s*\\([^()]*\\))?$`,
  'i',
);
const shifts = new RegExp(
  `^((?:(?:rotating|alternating|fixed|long|early|late|night|day|split|back) )*)(?:an? )?(${number})[- ]?(?:hours?|hrs?)[- ](shifts?|days?|nights?|duty)(\\s*\\([^()]*\\))?$`,
  'i',
);
const often =
  '(?:alternate|alternating|every (?:other|second|third|fourth)|one in (?:two|three|four|five|six)|1 in \\d|\\d in \\d|most|some|occasional|regular|rotating)';
const when =
  '(?:weekends?|saturdays?|sundays?|saturday mornings?|sunday mornings?|nights?|evenings?|lates|earlies|(?:(?:bank|public) )?holidays?|shifts?)';
const turns = new RegExp(`^(${often} ${when}(?:(?:, | and | or )(?:${often} )?${when}){0,2})(?: working)?$`, 'i');
const share =
  /^((?:one|two|three|\d) (?:weekends?|saturdays?|sundays?|nights?|evenings?) (?:in (?:two|three|four|five|six|\d)|(?:a|per|each|every) (?:week|month|fortnight|year)))$/i;
const cover =
  /^((?:24 ?[x/] ?7|round[- ]the[- ]clock|out[- ]of[- ]hours|weekend|on[- ]call|stand-?by) (?:support|cover|rota|shifts?|duty|work|rotation|standby|nights(?: and weekends)?|weekends(?: and nights)?|evenings(?: and weekends)?))((?: (?:during|in|at|on|one|1|every|once)\b.*| \([^()]*\))?)$/i;

const small = (text: string): string =>
  text.charAt(0).toLowerCase() +
  text
    .slice(1)
    .replace(/\b(?:saturdays?|sundays?)\b/gi, (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase());
const withDays = (text: string): string =>
  small(text).replace(/^(?:saturday|sunday)/, (day) => day.charAt(0).toUpperCase() + day.slice(1));

/** How long the work is, and nothing that is asked: "40 hours per week", "shift timings 2pm to 11pm", "Sundays off". */
const told =
  /^\d{1,2} ?(?:hours?|hrs?) (?:general|day|night|regular) shift$|^(?:(?:min(?:imum)?|approx|up to|full[- ]time|part[- ]time)\.? )?\d{1,2}(?:\.\d+)?(?: ?[-–]| to)? ?\d{0,2}\+? ?(?:hours?|hrs?)\.?(?: (?:a|per|each|every)|\/| ?p\.?) ?(?:week|day|month|shift|wk|w|d)\b[^;]*$|^(?:shift|duty|work(?:ing)?|office|job) (?:timings?|hours|time)\b|^timings?\b|^(?:(?:alternate|every|other|all|second|2nd|4th|weekly|fixed|one) )*(?:(?:and|&) )?(?:saturdays?|sundays?|weekends?|weekly)(?: (?:and|&|\+) [a-z ]+)? off\b/i;

/** What somebody must be there for: "be present on results days". */
const present =
  /^(?:to |must |should |will )?(present (?:on|at|for|during|throughout) .*|be (?:present|there|on site|in school|on hand|in attendance|on duty|on your feet|out on the road)\b.*|attend (?:[a-z]+['’]s? |[a-z\d]+ ).*|take part in (?:the |our |an? )?[a-z].*)$/i;

const time = '\\d{1,2}(?:[.:]\\d{2})? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?)?';
/** "9:30 to 6:30, 6 days a week", "5 on 2 off 6-2/2-10": when the work is, and nothing that anybody has. */
const clock = new RegExp(
  `^(?:${time} ?(?:to|-|–) ?${time}(?=$|[ ,;/(])(?! ?\\+? ?(?:years?|yrs?|months?|weeks?|%))|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* ?(?:to|-|–) ?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\b|\\d{1,2} ?(?:weeks?|wks?|days?)? ?on,? ?/? ?\\d{1,2} ?(?:weeks?|wks?|days?)? ?off\\b)`,
  'i',
);
/** "Early starts (4am)", "night work (start 1 am)", "shift work incl. Christmas", "on-call 1 in 6", "Saturdays", "weekends 1 in 3". */
const early =
  /^((?:very )?(?:early|late|\d{1,2}(?:[.:]\d{2})? ?(?:am|pm)|odd|unsociable|unsocial|antisocial) (?:morning )?(?:starts?|finish(?:es)?|mornings|hours|shifts))((?: \([^()]*\)|,? (?:from|at|before|around) .*)?)$/i;
const kinds =
  /^((?:(?:night|shift|weekend|evening|outdoor|manual|split[- ]shift|rotating shift) work|(?:weekend|evening|night) (?:overtime|OT)|(?:rotating|rotational|alternating) shifts?))((?: \([^()]*\)|,? (?:incl(?:uding|\.)?|inc\.?|from|with) .*| (?:as|when|if) (?:needed|required))?)$/i;
const call =
  /^(on[- ]call)(?: rota)?,? ((?:about |roughly )?(?:1|one)(?: week| weekend| night)? in (?:\d|two|three|four|five|six|seven|eight))$/i;
const every =
  /^(weekends?|saturdays?|sundays?|nights?|evenings?|bank holidays?),? ((?:1|one|2|two) in (?:\d|two|three|four|five|six)|in (?:the )?(?:summer|winter|season|high season|december|peak)|as needed|when needed|as required|on (?:a )?rota)$/i;
const bare =
  /^((?:most |some |alternate )?(?:weekends|saturdays|sundays|nights|evenings)(?:(?: ?\/ ?|, | and | or | & )(?:some |alternate )?(?:weekends|saturdays|sundays|nights|evenings|bank holidays))*)$/i;
const turn =
  '(?:nights|night shifts?|saturdays|sundays|weekends|evenings|(?:early |late )?mornings|late nights|lates|earlies|(?:2nd|second|3rd|third|late|early|back) shift)';
/** "Nights til 3", "Saturdays till noon", "night shifts also", "early mornings every other weekend". */
const until = new RegExp(
  `^(${turn}(?: (?:til+|until|from|to|every|on|in|at|once|\\d|per|over)\\b[^,;]{0,40})?)(?: (?:also|too|as well))?$`,
  'i',
);
const available = /^(weekend|evening|night|saturday|sunday|holiday|shift) (?:availability|flexibility)$/i;
const rotation =
  /^((?:weekend|holiday|night|evening)(?:(?:, | and | or )(?:weekend|holiday|night|evening))*) (?:rotation|work|shifts|rota|availability)$/i;
const roster =
  /^(?:an? )?(shift|rota|roster|shift work|shift roster|shift rota|shift pattern)(?: (24 ?[/x] ?7)|( \([^()]+\)))$/i;
const inOffice =
  /^((?:\d|two|three|four|five|six) days?) (?:a week )?(?:WFO|(?:in|at|from) (?:the )?office|on[- ]?site)$/i;
const away = /^(?:be )?(away (?:from home )?(?:up to |about |for )?.*(?:nights?|weeks?|days?)\b.*)$/i;
/** Verbs that are nothing else where something is asked. */
const deed =
  /^(?!stand[- ]up (?:forklift|reach|truck|paddle|comedy|desk))(stand|kneel|bend|crouch|climb|relocate|work (?:outdoors|outside|alone|unsupervised|nights|weekends|shifts|at heights?|under pressure))(?![a-z]) ?(.*)$/i;
const dwell = /^lives? (?:within|near|close to|locally|in or near|no more than) ?.*$/i;

/** "Within 30 minutes of depot". */
const withHome = (text: string): string =>
  text
    .replace(/^lives\b/, 'live')
    .replace(
      /\b(of|to) (depot|site|base|office|branch|store|station|hospital|school|plant|yard|surgery|practice|factory|airport|hotel|home|restaurant|warehouse|clinic|campus|farm)$/,
      '$1 the $2',
    );

/** Reads a working time; 'nothing' where it is none that anybody is ready for, null where a line is something else. */
export function readTime(raw: string): Omit<PersonFact, 'desirable'> | 'nothing' | null {
  const text = raw
    .trim()
    .replace(/[.;!]+$/, '')
    .replace(/ [+&] /g, ' and ')
    .replace(/(?<=\d )mins?\b\.?/g, 'minutes')
    .replace(
      /(?<!\b(?:as|if|when|where))\s+(?:(?:is|are) )?(?:essential|required|needed|necessary|a must|involved|expected)$/i,
      '',
    );
  const days = week.exec(text);
  if (days) {
    const count = (days[1] ?? '').toLowerCase();
    return {
      kind: 'be',
      text: `ready for ${/^(?:8|eight|11|18)/.test(count) ? 'an' : 'a'} ${count}-day week${days[2] ?? ''}`,
    };
  }
  const long = shifts.exec(text);
  if (long) {
    const unit = /^duty$/i.test(long[3] ?? '') ? 'shifts' : `${(long[3] ?? '').toLowerCase().replace(/s$/, '')}s`;
    return {
      kind: 'be',
      text: `ready to work ${(long[1] ?? '').toLowerCase()}${(long[2] ?? '').toLowerCase()}-hour ${unit}${long[4] ?? ''}`,
    };
  }
  const feet = /^on (?:your|their|his\/her|one['’]s) feet\b(.*)$/i.exec(text)?.[1];
  if (feet !== undefined)
    return {
      kind: 'can',
      text: `be on your feet${feet
        .replace(/^ (?=\d)/, ' for ')
        .replace(/\bhrs?\b\.?/i, 'hours')
        .replace(/, (?:and )?(?:can|able to) /i, ' and ')
        .replace(/^ (?:for )?long (?:periods|time)$/i, ' for long periods')}`,
    };
  if (told.test(text) || clock.test(text)) return 'nothing';
  const starts = early.exec(text) ?? kinds.exec(text);
  if (starts)
    return {
      kind: 'be',
      text: `ready for ${small(starts[1] ?? '').replace(/\bshift$/, 'shifts')}${(starts[2] ?? '').replace(/,? incl?\.? /, ', including ')}`,
    };
  const calls = call.exec(text);
  if (calls) return { kind: 'be', text: `ready to be on call ${calls[2] ?? ''}` };
  // "2 nights out", "3 nights away a week".
  const out =
    /^((?:about |up to |some |occasional |a few |the odd )?(?:\d|one|two|three|four|some|occasional)? ?nights? (?:out|away))((?: (?:a|per|each|every) (?:week|month|fortnight))?)$/i.exec(
      text,
    );
  if (out) return { kind: 'be', text: `ready for ${small(out[1] ?? '')}${(out[2] ?? '').replace(' per ', ' a ')}` };
  const often = every.exec(text);
  if (often) {
    const [days, which] = [withDays(often[1] ?? ''), (often[2] ?? '').toLowerCase()];
    return { kind: 'be', text: `ready to work ${days} ${/^(?:\d|one|two)/.test(which) ? `(${which})` : which}` };
  }
  const plain = bare.exec(text)?.[1];
  if (plain) return { kind: 'be', text: `ready to work ${withDays(plain.replace(/ ?\/ ?| & /g, ' and '))}` };
  const pattern = /^((?:\d|two|three|four))[- ]shifts?(?: system| pattern| rota| work| operation)?$/i.exec(text)?.[1];
  if (pattern) return { kind: 'be', text: `ready for a ${pattern.toLowerCase()}-shift pattern` };
  const office = inOffice.exec(text)?.[1];
  if (office) return { kind: 'be', text: `ready for ${office.toLowerCase()} in the office` };
  const free = available.exec(text)?.[1];
  if (free) return { kind: 'be', text: `ready to work ${withDays(`${free}s`)}` };
  const turnsOf = rotation.exec(text)?.[1];
  if (turnsOf)
    return {
      kind: 'be',
      text: `ready to work ${turnsOf.toLowerCase().replace(/\b(?:weekend|holiday|night|evening)\b/g, '$&s')}`,
    };
  const rota = roster.exec(text);
  if (rota)
    return { kind: 'be', text: rota[2] ? 'ready for a 24/7 shift roster' : `ready for shift work${rota[3] ?? ''}` };
  const late = until.exec(text)?.[1];
  if (late) return { kind: 'be', text: `ready to work ${withDays(late)}` };
  const gone = away.exec(text)?.[1];
  if (gone && gone.split(' ').length < 12) return { kind: 'can', text: `be ${small(gone)}` };
  if (dwell.test(text) && text.split(' ').length < 16) return { kind: 'do', text: withHome(small(text)) };
  const done = deed.exec(text);
  if (done && (done[2] !== '' || / /.test(done[1] ?? '')) && text.split(' ').length < 16)
    return { kind: 'can', text: small(text).replace(/\bhrs\b\.?/, 'hours') };
  const turn = turns.exec(text)?.[1];
  if (turn) return { kind: 'be', text: `ready to work ${withDays(turn)}` };
  const part = share.exec(text)?.[1];
  if (part) return { kind: 'be', text: `ready to work ${withDays(part)}` };
  const covered = cover.exec(text);
  if (covered)
    return {
      kind: 'be',
      text: `ready for ${/rota|rotation/i.test(covered[1] ?? '') ? 'an ' : ''}${small(covered[1] ?? '')}${covered[2] ?? ''}`.replace(
        /\ban (?=24|round|weekend|stand)/,
        'a ',
      ),
    };
  const there = present.exec(text)?.[1];
  if (there && !/\b(?:desirable|preferred|plus|advantage)\b/i.test(there) && there.split(' ').length <= 14)
    return {
      kind: 'can',
      text: `${/^present/i.test(there) ? 'be ' : ''}${there.charAt(0).toLowerCase()}${there.slice(1)}`,
    };
  return null;
}
