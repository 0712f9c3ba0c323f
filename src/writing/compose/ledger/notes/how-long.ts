/** Notes on how long there is work: "Mar thru Nov", "fixed-term contract to 30 June, may be renewed", "12 mths work", "work until Christmas". */
import { monthOf, monthSource } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';

const part = '(?:(?:early|mid|late|end(?: of)?)[- ])?';
const month = `${part}${monthSource}`;
const to = '(?: ?[-–] ?| (?:to|until|till|til|thru|through) )';
const date = `(?:the )?(?:end of )?(?:\\d{1,2}(?:st|nd|rd|th)? ${monthSource}|${monthSource} \\d{1,2}(?:st|nd|rd|th)?|${month}|Christmas|Easter|summer|spring|autumn|winter|end of(?= 20\\d\\d))(?:,? 20\\d\\d)?`;
const few =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty-four)(?: ?(?:-|–|to) ?\\d{1,2})?';

/** "Mar-Nov", "Apr thru Oct", "seasonal, May to September": nothing but the months. */
const onlyMonths = new RegExp(
  `^(?:the |our )?(?:season(?:al)?|(?:growing|mowing|picking|summer|winter) season)?[:,]? ?(?:from |runs )?(${month})${to}(${month})(,? 20\\d\\d)?$`,
  'i',
);

const contract =
  '(?:fixed[- ]term (?:contract|post|role|job|position|appointment)|fixed[- ]term|temporary (?:contract|post|role|job|position)|temp contract|seasonal (?:contract|post|role|job|position)|FTC|contract)';
const again = '(?:renewal|extension|renewing|extending|going permanent|a permanent (?:contract|post|job))';
/** What may come after its end, as it was typed, and as it is said. */
const further: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  [
    new RegExp(
      `^(?:with )?(?:the |a )?((?:strong |good |real )?(?:possibility|chance|option|likelihood) of ${again})$`,
      'i',
    ),
    (what = '') => `, with ${/^(?:strong|good|real)/i.test(what) ? 'a' : 'the'} ${what.toLowerCase()}`,
  ],
  [
    new RegExp(`^(?:with )?(?:an? )?(?:view|scope) (?:to|for) (${again})$`, 'i'),
    (what = '') => `, with a view to ${what.toLowerCase()}`,
  ],
  [
    /^(?:possible|potential) (renewal|extension)$/i,
    (what = '') => `, and ${/renew/i.test(what) ? 'a renewal' : 'an extension'} is possible`,
  ],
  [
    /^(renewal|extension) (?:is )?(possible|likely)$/i,
    (what = '', how = '') => `, and ${/renew/i.test(what) ? 'a renewal' : 'an extension'} is ${how.toLowerCase()}`,
  ],
  [
    /^(likely|expected|due|hoped) to be (extended|renewed|made permanent)$/i,
    (how = '', what = '') => ` and is ${how.toLowerCase()} to be ${what.toLowerCase()}`,
  ],
  [
    /^(?:(?:it )?(?:may|might|could|can) (?:well )?)(?:be )?(extend(?:ed)?|renew(?:ed)?|made permanent)$/i,
    (what = '') =>
      /permanent/i.test(what)
        ? ', and it may become permanent'
        : `, and ${/renew/i.test(what) ? 'a renewal' : 'an extension'} is possible`,
  ],
  [
    /^(?:(?:it )?(?:may|might|could) (?:go|become|turn|lead to|be) (?:perm|permanent)|(?:possible|possibly|potentially|maybe) perm(?:anent)?|(?:view|chance) (?:to|of) perm(?:anent)?)$/i,
    () => ', and it may become permanent',
  ],
];
const fixed = new RegExp(
  `^(?:an? |this is an? )?(${contract}),? (?:(?:running|runs|is|lasts|ends|ending) )?(?:to|until|till|til|up to|through|thru) (${date})(?:(?:, | \\(| - | – | )(?:and |but )?([a-z].+?)\\)?)?$`,
  'i',
);

/** "FTC 12 months, possible perm": how long, and what it may become. */
const lasting = new RegExp(
  `^(?:an? )?(FTC|fixed[- ]term(?: contract)?|(?:temp(?:orary)? )?contract),? (?:of |for )?(${few}) (?:months?|mths?)(?:, | \\(| - | – )(?:and |but )?([a-z].+?)\\)?$`,
  'i',
);
/** "Jan to April busy". */
const busy = new RegExp(`^(${month})${to}(${month}) (?:is |are )?(?:very |the )?(?:busy|busiest|peak)$`, 'i');

/** "12 mths work", "6 months' work", "approx 8 weeks work". */
const work = new RegExp(
  `^(?:(about|approx\\.?|around|roughly|at least|min\\.?|minimum|up to|over) )?(${few})\\+? ?(months?|mths?|mnths?|weeks?|wks?|years?|yrs?)['’]? (?:of )?(?:(guaranteed|steady|continuous|solid) )?work(?: (available|guaranteed))?((?: (?:on|in|at|for|to start)(?: [^,;:]+)?)?)$`,
  'i',
);
const workUntil = new RegExp(
  `^(?:(steady|plenty of|guaranteed) )?work (?:is )?(?:until|till|til|to|thru|through) (${date})$`,
  'i',
);
const units: Readonly<Record<string, string>> = { m: 'month', w: 'week', y: 'year' };

/** A date with its month in full; "the end of March" keeps its words. */
const inFull = (text: string): string =>
  lowerFirst(text)
    .replace(/^(?:Early|Mid|Late|End)\b/, (word) => word.toLowerCase())
    .replace(new RegExp(`\\b${monthSource}\\b`, 'gi'), (short) => monthOf(short))
    .replace(/^(?=end of )/, 'the ')
    .replace(/^(the )?end (?=[A-Z])/, 'the end of ');

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function howLong(note: string): string | null {
  const [, from = '', till = '', year = ''] = onlyMonths.exec(note) ?? [];
  // "May" alone may be a verb, and two of the same are no span.
  // "Seasonal" is a term of the post besides.
  if (from && monthOf(from) !== monthOf(till))
    return `${/^seasonal/i.test(note) ? 'Seasonal. ' : ''}The season runs from ${inFull(from)} to ${inFull(till)}${year}`;
  const [, what = '', end = '', after = ''] = fixed.exec(note) ?? [];
  // "Fixed-term to June 2027" says all of it, and has a lead of its own.
  if (what && !(after === '' && /^fixed[- ]term$/i.test(what))) {
    const then = after === '' ? '' : andThen(after);
    // "FTC": the letters of a fixed-term contract.
    const name = /^(?:FTC|fixed[- ]term)$/i.test(what)
      ? 'fixed-term contract'
      : what
          .toLowerCase()
          .replace('fixed term', 'fixed-term')
          .replace(/^temp /, 'temporary ');
    return then === null ? null : `The ${name} runs to ${inFull(end)}${then}`;
  }
  const [, sort_ = '', months = '', then_ = ''] = lasting.exec(note) ?? [];
  const later = then_ === '' ? null : andThen(then_);
  if (later !== null)
    return `This is ${withArticle(`${months.toLowerCase()}-month ${/^(?:temp|contract)/i.test(sort_) ? 'contract' : 'fixed-term contract'}`)}${later}`;
  const [, busyFrom = '', busyTill = ''] = busy.exec(note) ?? [];
  if (busyFrom) return `The busy time is from ${inFull(busyFrom)} to ${inFull(busyTill)}`;
  const [, about = '', many = '', unit = '', before = '', behind = '', where = ''] = work.exec(note) ?? [];
  if (many) {
    const one = /^(?:1|one)$/i.test(many);
    // "6 months work to start": and then perhaps more.
    const first = /^ to start/i.test(where);
    const sure = before || behind.replace(/^available$/i, '');
    const nearly = about
      .toLowerCase()
      .replace(/^approx\.?$/, 'about')
      .replace(/^min(?:imum|\.)?$/, 'at least');
    return `There is ${sure === '' ? '' : `${sure.toLowerCase()} `}work${first ? '' : where} for ${nearly === '' ? '' : `${nearly} `}${lowerFirst(many)} ${units[unit.charAt(0).toLowerCase()] ?? unit}${one ? '' : 's'}${first ? ' to start with' : ''}`;
  }
  const [, sort = '', last = ''] = workUntil.exec(note) ?? [];
  return last ? `There is ${sort === '' ? '' : `${sort.toLowerCase()} `}work until ${inFull(last)}` : null;
}

/** What comes after the end of a contract; null where nobody can say it. */
function andThen(after: string): string | null {
  for (const [shape, said] of further) {
    const found = shape.exec(after.trim());
    if (found) return said(...found.slice(1));
  }
  return null;
}
