/** Notes of a description whose shape says which sentence they are, though they have no verb: "probation of six months", "tools: Miro, Jira". */
import { countedNote, perkLike } from '../../frames/patterns.ts';
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { headOf, isCounted, missesArticle } from '../../language/nouns.ts';
import { asFigure } from '../record/figures.ts';

const countedPosts =
  /^(?:(?:about|up to|over) )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|several|some|more|further) /i;
const few = '(?:about |up to |at least )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)';
/** "Probation of six months", "notice period three months", "induction: two weeks". */
const lasting = new RegExp(
  `^(?:an? |the )?((?:[a-z-]+ )?(?:probation(?:ary)?(?: period)?|notice(?: period)?|induction|training|handover|onboarding|course|season|assignment|trial(?: period)?|shadowing|commission(?:ing)? period|rotation))(?: of|:| is|,)? (${few}(?:(?: to |-)\\d+)? (?:days?|weeks?|months?|years?|terms?)(?: max(?:imum)?| at most)?(?:,? (?:paid|full[- ]time|in .+|at .+|with .+|on .+))?)$`,
  'i',
);

/** A comma between two parts, and none of a sum: "three warehouses, 410 people" are two. */
const betweenParts = /, (?!\d{3}\b)|(?<=[a-z]), /;
const aside =
  /^(?:(?:[a-z]+|\d+) of (?:them|which|whom)|all|both|each|most(?:ly)?|half|mainly|some|no|none|with|in|on|at|from|plus) /i;
const determineFirst = (text: string): string => {
  const first = text.split(/,| and /)[0] ?? '';
  if (/^(?:an?|the|your|our)\b/i.test(first) || !isCounted(first.split(' ').at(-1)?.toLowerCase() ?? ''))
    return lowerFirst(text);
  // "Van, PPE, tools": a row, and no names.
  return withArticle(`${lowerFirst(first)}${text.slice(first.length)}`);
};

/** One and a row of things: the last has its "and". */
export function withAnd(text: string): string {
  const parts = text.split(betweenParts);
  // "Nine stages, two of them in college": more of the same things.
  if (parts.length < 2 || / (?:and|or|plus) /.test(text) || parts.slice(1).some((part) => aside.test(part)))
    return text;
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const ofThings =
  /^(?:(?:\d[\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty) )(?:[\w’'&-]+ ){0,4}[\w’'&-]+$/i;

/** "Three freezer warehouses, 410 people, two shifts": so many of each, and of several none is done by one. */
const isRowOfCounts = (text: string): boolean => {
  const parts = text.split(betweenParts);
  return (
    parts.length > 1 &&
    parts.every((part) => /^(?!(?:an?|one|1)\b).*(?:[^\Wsu]s|people|staff)$/i.test(part) && ofThings.test(part))
  );
};

/** "30 rooms, 50 covers, one rosette": how many there are; null where it is no such row. */
export function asCounted(text: string): string | null {
  const bare = text.replace(/[.]$/, '');
  const first = bare.split(/, /)[0] ?? '';
  // "34 staff, muskets and suits of armour, turnover of £5.2m": notes of several kinds, each for itself.
  if (
    / (?:staff|people)$/i.test(first) &&
    first !== bare &&
    !bare.split(betweenParts).every((part) => ofThings.test(part))
  )
    return null;
  if (!countedNote.test(bare) || (hasVerb(bare) && !isRowOfCounts(bare))) return null;
  // "Two people sign off every number": a sentence, and no number of people.
  if (!bare.includes(', ') && kindOf(bare) === 'clause') return null;
  if (bare.includes(', ') && kindOf(first) === 'clause' && !ofThings.test(first)) return null;
  // "4 screens and small bar": the one behind the "and" is one as well.
  const [, many = '', one = ''] = /^([^,]+?) and ([a-z]+ [a-z]+)$/.exec(bare) ?? [];
  if (one !== '' && ofThings.test(many) && /[^su\W]s$/.test(many) && missesArticle(one))
    return `${many} and ${withArticle(one)}`;
  const parts = bare.split(betweenParts);
  const last = parts.at(-1) ?? '';
  // "310 employees, three shifts, union site (UFCW)": the last is one.
  if (
    parts.length > 1 &&
    parts.slice(0, -1).every((part) => ofThings.test(part)) &&
    !ofThings.test(last) &&
    /^[a-z]+(?: [a-z]+){0,2}(?: \([^()]+\))?$/.test(last) &&
    missesArticle(last.replace(/ \(.*$/, ''))
  )
    return withAnd([...parts.slice(0, -1), withArticle(last)].join(', '));
  return parts.every((part) => ofThings.test(part)) ? withAnd(bare) : bare;
}

/** Places, which have what is in them, and what is the same as its parts. */
const holding =
  /^(?:room|ward|site|office|kitchen|farm|shop|store|school|home|hotel|branch|unit|clinic|depot|yard|class|classroom|campus|studio|salon|centre|hospital|practice)$/;
const consisting =
  /^(?:team|crew|squad|department|kit|stack|tools?|software|systems?|fleet|languages?|machines?|equipment|vehicles?|clients?|customers?|products?|sectors?|patch|area|territory|region|caseload|code|platforms?|instruments?|subjects?|travel|commute|uniform|breaks?|lunch|rota|cuisine|menu)$/;

/** "Tools: Miro, Jira, Slack", "team: six nurses, two porters": what the label is. */
export function ofLabel(label: string, note: string): string | null {
  const what = label.trim();
  const head = what.split(' ').at(-1)?.toLowerCase() ?? '';
  if (what.split(' ').length > 2 || hasVerb(note) || /[;:]/.test(note)) return null;
  // "Tack room: 40 saddles, two cleaners": it has them; what is no such row stands as it is.
  if (holding.test(head)) return countedNote.test(note) ? `The ${lowerFirst(what)} has ${withAnd(note)}` : null;
  if (!consisting.test(head)) return null;
  const many = /[^su]s$/.test(head);
  const named = /^(?:our|the|your)\b/i.test(what)
    ? lowerFirst(what)
    : /^(?:software|travel|tech|commute)$/.test(head)
      ? lowerFirst(what)
      : `the ${lowerFirst(what)}`;
  const said = withAnd(note);
  // "Client: auto ancillary": a branch, and what the client is would need its article.
  if (
    /^(?:client|customer|sector|product)$/.test(head) &&
    missesArticle(lowerFirst(note)) &&
    !/[A-Z]/.test(note.slice(1))
  )
    return null;
  return `${upperFirst(named)} ${many ? 'are' : 'is'} ${/^[A-Z][a-z]/.test(said) && !/^[A-Z][a-z]+(?:,| and |$)/.test(said) ? lowerFirst(said) : said}`;
}

/** "Patch runs from Bala to Corwen": it does. */
const runs =
  /^((?:[a-z-]+ )?(?:patch|route|round|beat|area|territory|region|territories|shift|term|season|contract|post|rota|week|day|site|line|course|training|get-in|tour|festival|panto|harvest|season|show)) (runs|covers|stretches|spans|takes in|starts|begins|ends|finishes|includes) (?=(?:from|to|at|on|in|on|between|all|the|both|\d|[A-Z]|two|three|four|five|six)\b)/i;

/** "A lab, 1,800 samples a day": the place, and what goes through it. */
const through =
  /^((?:an? )?(?:[\w-]+ ){1,4}?(?:lab|laboratory|kitchen|site|depot|warehouse|bakery|clinic|pharmacy|ward|plant|shop|store|farm|hotel|home|nursery|practice|surgery|unit|centre|mill|yard)), ((?:about |over |up to )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty) [^,;:]+)$/i;

const shortDay = '(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?';
/** The day by its whole name. */
export const dayOf = (typed: string): string =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].find((day) =>
    day.toLowerCase().startsWith(typed.slice(0, 3).toLowerCase()),
  ) ?? typed;

/** A note with the verb that its shape tells; null where none does. */
export function asShaped(text: string): string | null {
  const bare = text
    .replace(/[.]$/, '')
    .replace(/(?<=\b\d[\d,.]* [a-z]+s)\/(?=(?:day|week|month|year|night|shift)\b)/g, ' a ');
  const [, where = '', much = ''] = through.exec(bare) ?? [];
  if (where && !hasVerb(bare)) return `${where} with ${much}`;
  const [, what = '', length = ''] = lasting.exec(bare) ?? [];
  if (what)
    return `The ${lowerFirst(what).replace(/^notice$/, 'notice period')} is ${/ max/.test(length) ? `at most ${length.replace(/ max(?:imum)?/, '')}` : length}`;
  // "Supervision monthly, protected": how often it is.
  const [, thing = '', often = ''] =
    /^([A-Z][a-z]+(?: [a-z]+)?) ((?:daily|weekly|fortnightly|monthly|quarterly|termly|yearly)(?:,? (?:and )?[a-z]+)?)$/.exec(
      bare,
    ) ?? [];
  if (
    thing &&
    // "The daily handover": a thing, of which nothing is said.
    !/^(?:the|an?|our|your|this|that|each|every)$/i.test(thing) &&
    kindOf(thing) === 'np' &&
    !/^(?:paid|pay|salary)/i.test(thing) &&
    !/ing$/.test(thing.split(' ').at(-1) ?? '')
  )
    return `${upperFirst(isCounted(headOf(thing).split(' ').at(-1)?.toLowerCase() ?? '') ? `the ${lowerFirst(thing)}` : thing)} ${/[^su]s$/.test(thing) ? 'are' : 'is'} ${often.replace(/, (?!and)/, ' and ')}`;
  // "2.30 finish on Fridays", "early finish Friday".
  const [, hour = '', onDay = ''] =
    new RegExp(
      `^(?:the |an? )?(early|\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]m)?) finish(?:es)?,? (?:on |every )?(${shortDay})$`,
      'i',
    ).exec(bare) ?? [];
  if (onDay) return `You finish ${/^early$/i.test(hour) ? 'early' : `at ${hour}`} on ${dayOf(onDay)}s`;
  const [, dayTyped = '', finishAt = ''] =
    new RegExp(`^(${shortDay}) (early|\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]m)?) finish(?:es)?$`, 'i').exec(bare) ?? [];
  if (dayTyped) return `You finish ${/^early$/i.test(finishAt) ? 'early' : `at ${finishAt}`} on ${dayOf(dayTyped)}s`;
  // "All weathers", "22 students max", "including alternate Saturdays", "no paperwork at home".
  const [, at = ''] =
    /^working ((?:at|in|on|from|with|across|alone|outdoors|outside)\b(?!.*[:;]).*)$/i.exec(bare) ?? [];
  if (at && !hasVerb(at)) return `You work ${at}`;
  if (/^(?:in )?all weathers$/i.test(bare)) return 'You work in all weathers';
  const [, most = ''] = /^(\d[\d,]* [a-z]+s(?: an? [a-z]+)?) (?:max(?:imum)?|at (?:the )?most|tops)$/i.exec(bare) ?? [];
  if (most) return `There are at most ${most}`;
  const [, also = ''] = /^(?:including|incl\.?|plus) ((?!.*[:;])[A-Za-z\d].+)$/i.exec(bare) ?? [];
  if (also && !hasVerb(also)) return `The job includes ${lowerFirst(also)}`;
  const [, none = ''] =
    /^no ((?!one\b|longer\b|need\b|matter\b|doubt\b|two\b|such\b)(?!.*[:;])(?:more than )?[a-z-]+(?: .+)?)$/i.exec(
      bare,
    ) ?? [];
  if (
    none &&
    !hasVerb(none) &&
    /^(?:np|loose)$/.test(kindOf(none)) &&
    !/\b(?:required|needed|necessary|essential|provided|only)\b/i.test(none)
  ) {
    const what =
      none.split(/,| (?:except|but|apart|at|on|in|for|of|to|from|with|outside|after|before|between|without)\b/)[0] ??
      '';
    // "No Sundays ever".
    const head =
      headOf(what.replace(/ (?:ever|at all|whatsoever)$/i, ''))
        .split(' ')
        .at(-1) ?? '';
    // "No weekends" is said of the work.
    if (/^(?:nights|weekends|evenings|lates|earlies|shifts|Sundays|Saturdays|holidays)$/i.test(head))
      return / ever$/i.test(none)
        ? `You never work ${none.replace(/ ever$/i, '')}`
        : what === none
          ? null
          : // "No shifts for trainees": of those whom it names.
            / for (?!(?:you|us)\b)/i.test(none)
            ? `There are no ${none}`
            : `You work no ${none}`;
    const many = /^more than (?!one\b)/i.test(none) || /[^su]s$/.test(head);
    return `There ${many ? 'are' : 'is'} no ${none.replace(/, no (?=[^,]+$)/, ' and no ')}`;
  }
  if (/^on (?:your|their) feet\b/i.test(bare) && !hasVerb(bare.replace(/^on (?:your|their) feet/i, '')))
    return `You are on your feet${bare.slice(/^on \w+ feet/i.exec(bare)?.[0].length ?? 0)}`;
  // "Flexible working, car user allowance": what comes with the job.
  if (
    /^flexible working, /i.test(bare) &&
    bare
      .split(/, /)
      .slice(1)
      .every((part) =>
        /\b(?:allowance|pension|parking|leave|holidays?|bonus|laptop|phone|car|van|discount|scheme|budget)$/i.test(
          part,
        ),
      )
  )
    return `You get ${withAnd(
      `flexible working, ${bare
        .split(/, /)
        .slice(1)
        .map((part) => determineFirst(part))
        .join(', ')}`,
    )}`;
  // "A van, PPE, tools": what one gets.
  if (
    bare.split(/, /).length > 1 &&
    !/[:;]/.test(bare) &&
    !hasVerb(bare) &&
    perkLike.test(bare) &&
    // "Mobile, Glasgow and Lanarkshire": how and where the work is.
    bare
      .split(/, (?:and )?| and /)
      .every((part, at) => part.split(' ').length <= 3 && !/\d/.test(part) && (at === 0 || !/^[A-Z][a-z]/.test(part)))
  )
    return `You get ${determineFirst(withAnd(bare))}`;
  // "Night posts in our unit, three nights a week": those that are open.
  const [, posts = ''] =
    /^((?:(?!(?:in|at|on|with|for|across|from|of)\b)[\w-]+(?:,| and| or)? ){1,3}(?:posts|roles|positions|vacancies|jobs) (?:in|at|on|with|for|across)\b.+)$/i.exec(
      bare,
    ) ?? [];
  // "Three vacancies on the crew": so many there are; "these" would point at nothing.
  if (posts && !hasVerb(posts) && !/[:;]/.test(posts))
    return `${countedPosts.test(posts) ? 'There are' : 'These are'} ${lowerFirst(posts)}`;
  // "A $46M budget, 7 sites": what one is given charge of comes with the job.
  const budget =
    /^an? [£€$₹]\d[\d.,]* ?(?:k|m|bn|million|billion|lakh|crore)? (?:budget|turnover|portfolio|book|P&L|fund)\b/i;
  if (budget.test(bare) && !/[:;]/.test(bare) && !hasVerb(bare.replace(/, of which .+$/, '')))
    return `The job comes with ${lowerFirst(/, of which /.test(bare) ? bare : withAnd(bare))}`;
  if (
    /^(?:roughly |about |around |up to )?\d+ ?%(?: to \d+ ?%)? (?:[a-z]+ )?travel\b[^:;,]*$/i.test(bare) &&
    !hasVerb(bare)
  )
    return `The job involves ${lowerFirst(bare)}`;
  // "Paid handovers": they are.
  const paid = /^paid ([a-z]+(?: [a-z]+)?[^su\W]s)$/i.exec(bare)?.[1];
  if (paid && !/\b(?:holidays|days|weeks|months|hours|breaks|placements|internships)$/.test(paid))
    return `${upperFirst(paid)} are paid`;
  const money = asFigure(bare);
  if (money) return money;
  // "Purpose-built in 2019 with a garden": the place, which nobody has named.
  const route = runs.exec(bare);
  if (route?.[1] && !/^(?:the|our|your|an?)\b/i.test(bare)) return `The ${lowerFirst(bare)}`;
  return null;
}
