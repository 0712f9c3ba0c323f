/** What guidelines say of a reward, in note form, with the small words that it lacks: "uniform supplied", "fed on every shift", "company bus". */
import { determine, withArticle } from '../language/articles.ts';
import { finiteAuxiliary } from '../language/clause.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { baseOfThird } from '../language/verbs.ts';
import { withVerb } from './notes/verbs.ts';
import { joined } from './reward-joins.ts';
import { asOffered, byUs } from './reward-offers.ts';
import type { Statement } from './statement.ts';

/** What is done for somebody at work: they are. */
const cared =
  /^(fed|insured|housed|mentored|coached|supervised|driven(?= to| home| from)|collected(?= from)|picked up) (?=(?:on|in|at|by|for|from|every|each|well|daily|while|when|home|to|through|throughout)\b)/i;
/** What stands with "a" behind the first thing of a row. */
const further =
  /((?:^|, | and |, and )(?!(?:an?|the|your|our)\b))((?:(?:free|private|paid|electric) )?(?:company|staff|works|shuttle|pool) (?:bus|minibus|shuttle|car|van|phone|mobile|laptop|bike|flat|canteen|nursery|gym))(?=$|[ ,.;])/gi;
/** "Van and fuel card": one of each. */
const oneOfEach = /^((?:company |work )?(?:van|car|phone|laptop|truck|bike)) and (?=[a-z]+)/i;

/** What is done with all of something, or with each: the verb that was left out stands before the deed. */
function eachDone(text: string): string | null {
  const [, each = '', thing = '', done = '', rest = ''] =
    /^(all|both|every|each) ((?:[\w’'-]+ ){0,5}?[\w’'-]+) (paid(?: for)?|covered|refunded|reimbursed|funded|provided|supplied|included|washed|cooked|renewed|repaired|bought|paired)((?: [^;:]+)?)$/i.exec(
      text,
    ) ?? [];
  if (
    !thing ||
    thing.split(' ').some((word) => finiteAuxiliary.test(word)) ||
    /\b(?:that|which|who|we|you)\b/i.test(thing)
  )
    return null;
  const many = /^(?:all|both)$/i.test(each);
  const head = thing.split(/ (?:for|of|in|on|at|between|from|to|with) /)[0] ?? '';
  return `${upperFirst(each)} ${thing} ${many && /[^su]s$/.test(head) ? 'are' : 'is'} ${done}${rest}`;
}

/** "Done by 1pm on Fridays": when the reader is. */
const doneBy = /^(done|finished|home|off) (?=(?:by|before|at) (?:\d|noon|midday|lunch|tea))/i;
/** "Extra week's leave": one. */
const extraTime = /^(?:extra|additional|further|bonus) (?:paid )?(?:day|week|month)(?:['’]s)?\b/i;

/** "Relocation package of up to $30,000", "13th month's pay": there is one of it. */
const countedGift =
  /^(?!(?:an?|the|your|our|free|no|all|as|per|by|in|on|at|from|with|under|subject|according|\d+(?:\.\d+)?%?) )(?:\d+(?:st|nd|rd|th) month['’]s pay|(?:(?!(?:an?|the|earns?|gets?|receives?|pays?|shares?|has|have)\b)[a-z-]+ ){1,3}?(?:package|bonus|allowance|grant|voucher|budget|top-up|supplement|loan|rate|policy|plan|scheme))(?=$|,| (?:of|for|up to|worth|with|on|in|at|after|from|per|each|every|linked|paid)\b)/i;
/** "Medical cover after 60 days, we pay three quarters": a thing, and a sentence behind a comma. */
const andSaid =
  /^([^,;.]{3,60}(?:, [^,;.]{2,30})?(?:,? and [^,;.]{2,40})?), (?=(?:we|you|they|parents|partners|spouses|families|children|family members) (?:also )?(?:pay|pays|cover|match|add|can|may|repay|get|are|is|have|choose|decide|keep|join)\b)/i;

/** "A Christmas bonus of half a month's pay after one year": a thing, whatever verbs its words could be. */
const isGift = (text: string): boolean =>
  /^an? (?:[\w'’-]+ ){0,3}(?:bonus|allowance|discount|payment|contribution|grant|voucher|day|week|top-up|supplement|loan|pension) (?:of|for|towards|on|worth|from) (?!.*\b(?:is|are|was|will|can|may|has|have|you|we)\b)[^;:.]+$/i.test(
    text,
  );

/** Small words that are missing or wrong in what was typed: "training paid by us", "for you, spouse and children", "3pm finish". */
const inOrdinaryWords = (text: string): string =>
  text
    .replace(
      /\b((?:training|courses?|exams?|qualifications?|stud(?:y|ies)|licen[cs]es?|lessons|tuition|memberships?|flights?|travel|accommodation|childcare|uniforms?|tools|parking|lunch|meals|diplomas?|certificates?)(?: (?!are\b|is\b)[a-z]+){0,2}?) paid by (?=us\b|the (?:company|firm)\b)/gi,
      '$1 paid for by ',
    )
    .replace(/\bfor you, (spouse|partner|wife|husband|family|children|parents)\b/gi, 'for you, your $1')
    .replace(/^(?=\d{1,2}(?:[.:]\d\d)? ?[ap]m (?:finish|start|close)\b)/i, 'A ')
    .replace(/^((?:401|403)\([kb]\)) (?=with\b)/i, 'A $1 plan ');

/** The statement of a reward as a sentence or a thing that reads well; as it was where nothing is missing. */
export function rewardInFull(written: string): string {
  // "Van and fuel card, take it home": to do so with.
  const typed = written.replace(
    /^([^,;.]{3,40}), (?:you (?:can )?)?(take|drive|keep|use) (?:it|them|both) (home|at home|at weekends|privately|for yourself)(?=[.]?$)/i,
    (_, thing: string, verb: string, where: string) => `${thing} to ${verb.toLowerCase()} ${where}`,
  );
  const offered = asOffered(typed);
  if (offered !== null) return offered;
  const ours = byUs(typed);
  const [, plan = '', part = ''] = ours === typed ? [] : (/^([^,;.]+)[,;] (we [^;.]+)\.?$/.exec(ours) ?? []);
  if (plan && kindOf(plan) === 'np') return `You get ${determine(plan)}, and ${part}`;
  const whole = inOrdinaryWords(joined(ours));
  if (/, and with [a-z ]+ included$/.test(whole)) return whole;
  // "Medical, dental and vision from day 30, and we pay 85% of the premium".
  const [, cover = '', since = '', share = ''] =
    /^((?:medical|dental|vision|health|life|optical)(?:(?:, | and |, and |\/)(?:medical|dental|vision|health|life|optical))*)((?: (?:from|after) [^,;.]+)?)[,;] (?:and )?((?:we|you) (?:pay|cover|match) [^;.]+)$/i.exec(
      whole,
    ) ?? [];
  if (cover) return `You get ${lowerFirst(cover)} cover${since}, and ${share}`;
  // "Staff quarters at the depot": rooms, and nobody's order.
  if (
    /^staff (?:quarters|accommodation|housing(?! loan)|lodgings?|meals|discounts?|parking|shuttle|canteen|gym|nursery|rooms?|flats?)\b/i.test(
      whole,
    )
  )
    return `You get ${/^staff (?:shuttle|canteen|gym|nursery|room|flat|discount)\b/i.test(whole) ? withArticle(lowerFirst(whole)) : lowerFirst(whole)}`;
  const [, thing] = andSaid.exec(whole) ?? [];
  const text = thing && kindOf(thing) === 'np' ? whole.replace(andSaid, '$1, and ') : whole;
  // "Jeep provided, fuel and tax covered": one of them.
  const [, vehicle = '', given = ''] =
    /^((?:company |work |own )?(?:jeep|car|van|bike|laptop|phone|vehicle|uniform|truck|pick-?up)) (?:is )?(provided|supplied)(?=$|[,;])/i.exec(
      text,
    ) ?? [];
  if (vehicle)
    return `${upperFirst(withArticle(lowerFirst(vehicle)))} is ${given.toLowerCase()}${text.slice(text.toLowerCase().indexOf(given.toLowerCase()) + given.length).replace(/, (?!and\b)/, ', with ')}`;
  // "Monthly pass paid until you can drive": one is.
  const [, thing_ = '', paid = ''] =
    /^((?:monthly |annual |weekly |free |travel |bus |rail )+(?:pass|ticket|card|permit|membership)) (paid|provided|covered) (?=(?:until|while|for|from|by)\b)/i.exec(
      text,
    ) ?? [];
  if (thing_)
    return `${upperFirst(withArticle(lowerFirst(thing_)))} is ${paid.toLowerCase()} ${text.slice(`${thing_} ${paid} `.length)}`;
  // "Full relocation package and 90 days of housing".
  if (/^(?:full |generous |complete )?(?:[a-z]+ )?package\b/i.test(text))
    return upperFirst(withArticle(lowerFirst(text)));
  if (/ (?:supplied|provided|included|covered|paid for)(?: (?:free|in full|by us))?$/i.test(text)) {
    const said = withVerb(text);
    if (said) return said;
  }
  // "Registration and exam fees refunded when you pass": they are.
  const [, things = '', given_ = '', when_ = ''] =
    /^((?!(?:you|we|they|all|any|no|up|half|the)\b)(?:[A-Za-z’'-]+ ){0,4}?(?:and [a-z’'-]+ )?[a-z’'-]*[^su\W]s) (refunded|reimbursed|repaid|paid|covered|funded|part-funded) ((?:in full |for you |by us )?(?:when|if|once|after|each|every|on|up to|until|while)\b[^;:]*)$/i.exec(
      text,
    ) ?? [];
  if (things && !things.split(' ').some((word) => finiteAuxiliary.test(word)) && kindOf(things) === 'np')
    return `${upperFirst(things)} are ${given_.toLowerCase()} ${when_}`;
  // "All saw and climbing tickets paid for", "every exam resit covered": they are, it is.
  if (/^(?:all|both|every|each) /i.test(text)) {
    const said = eachDone(text);
    if (said) return said;
  }
  // "Dogs welcome in the office": they are.
  const [, guests = '', where = ''] = /^([a-z]+s) (welcome (?:in|at|on) [^,;:]+)$/i.exec(text) ?? [];
  if (guests) return `${upperFirst(guests)} are ${where}`;
  // "Dogs welcome (well-behaved ones)": they are.
  if (/^[a-z]+(?: [a-z]+)? welcome(?= \(|$)/i.test(text)) {
    const said = withVerb(text);
    if (said) return said;
  }
  const free = doneBy.exec(text);
  if (free?.[1]) return `You are ${free[1].toLowerCase()} ${text.slice(free[0].length)}`;
  if (extraTime.test(text)) return upperFirst(withArticle(lowerFirst(text)));
  // "₹7 lakh family floater": one of them.
  if (
    /^[£€$₹]\d[\d,.]*(?: ?(?:lakh|crore|million|k))? (?:[a-z-]+ ){0,3}(?:floater|policy|voucher|grant|loan|budget|bonus|allowance)\b/i.test(
      text,
    )
  )
    return `A ${text}`;
  // "250g bag each week", "box a week": one of them.
  if (
    /^(?:\d+ ?(?:g|kg|ml|l|oz|lb) )?(?:bag|box|bottle|case|crate|jar|basket|hamper|pack|loaf|tin|tray|sack) (?:an?|per|each|every|of)\b/i.test(
      text,
    )
  )
    return `A ${/^\d/.test(text) ? text : lowerFirst(text)}`;
  // "Drop by company cab": a lift.
  if (/^(?:pick[- ]?up and )?drop(?:[- ]off)? (?:by|home)\b/i.test(text)) return `A ${lowerFirst(text)}`;
  const lift =
    /^pick[- ]?up (?:and|&|\/) drop(?:[- ]off)?(?=$|,| (?:for|to|from|at|after|on|between|if|when|every|each)\b)/i.exec(
      text,
    );
  if (lift) return `A pick-up and drop-off${text.slice(lift[0].length)}`;
  if (countedGift.test(text)) return upperFirst(withArticle(lowerFirst(text)));
  const done = cared.exec(text);
  if (done?.[1]) return `You are ${done[1].toLowerCase()} ${text.slice(done[0].length)}`;
  const first = oneOfEach.exec(text)?.[1];
  const begun = first ? `${withArticle(lowerFirst(text))}` : text;
  return begun.replace(further, (_, before: string, thing: string) =>
    before === '' ? `${before}${thing}` : `${before}${withArticle(thing)}`,
  );
}

/** "Or £5,400 car allowance" under "Company car": the one or the other. */
export function withItsTitle(typed: string, title: string): string {
  // "Match up to 4%" under "401(k)": ours, and nothing that the reader may do.
  const match = /^(?:(?:company|employer|full) )?match(?:ed|es|ing)? (?:of )?(up to )?(\d[\d.]*%[^.;]*)[.]?$/i.exec(
    typed,
  );
  if (match && /\b(?:401|403|pension|super|retirement|savings|IRA)/i.test(title))
    // "Up to 4%, vested at once": what follows the comma is said of the whole.
    return `We match ${match[1] ?? ''}${match[2]?.replace(/^([^,]*)(.*)$/, '$1 of what you pay in$2')}`.replace(
      /(%[^.;]*?) of (?:your )?(?:salary|pay) of what you pay in(?=$|,)/,
      '$1 of your pay',
    );
  const text = withItsDays(typed, title);
  // "Time and a half, double at Christmas" under "Overtime".
  const [, rate = '', more = ''] =
    /^(time and a (?:half|quarter|third)|double time)(, (?:and )?(?:double|triple)(?: time)? [^,;.]+)?[.]?$/i.exec(
      text,
    ) ?? [];
  if (rate && /^overtime(?: pay| rates?)?$/i.test(title))
    return `Overtime is paid at ${lowerFirst(rate)}${more.replace(/^, (?:and )?/, ', and ')}`;
  // "Gym, swim and classes" under "Free membership": what one may use.
  if (/\bmembership$/i.test(title) && /^(?:the )?(?:gym|pool|swim|spa|club)\b(?!.* (?:is|are)\b)/i.test(text))
    return `You get ${lowerFirst(title)} for ${/^the /i.test(text) ? lowerFirst(text) : `the ${lowerFirst(text)}`}`;
  // "On top of 25 days' holiday" under "Birthday off": what there is on top of it.
  if (/^(?:on top of|in addition to|as well as) /i.test(text) && /^[A-Z]?[a-z]+(?: [a-z]+){0,3}$/.test(title))
    return `${/ off$/i.test(title) ? `Your ${lowerFirst(title)}` : upperFirst(/[^su]s$/.test(title) ? lowerFirst(title) : withArticle(lowerFirst(title)))} ${lowerFirst(text)}`;

  // "Paid according to HSE scales" under "Increments": they are.
  if (
    /^(?:paid|set|reviewed|calculated|worked out) (?:according to|in line with|based on) /i.test(text) &&
    /^[A-Z][a-z]+(?: [a-z]+)?$/.test(title)
  )
    return /[^su]s$/.test(title)
      ? `${title} are ${lowerFirst(text)}`
      : `Your ${lowerFirst(title)} is ${lowerFirst(text)}`;
  // "Up to BMW 5 Series or equivalent" under "Company car": which one, at most.
  const model = /^up to (?:an? )?(\p{Lu}.*)$/u.exec(text.charAt(0).toLowerCase() + text.slice(1))?.[1];
  if (model && /^[A-Z][a-z]+ (?:car|van|bike|laptop|phone)$/.test(title))
    return `${upperFirst(withArticle(lowerFirst(title)))}, up to ${withArticle(model)}`;

  // "Rising to 31 after five years, plus bank holidays" under "26 days' leave".
  if (/^(?:rising|going up|increasing|growing) to \d/i.test(text) && /^\d/.test(title))
    return `${title}, ${lowerFirst(text)}`;
  // "Plus 24 and 31 December" under "30 days of leave".
  const days = /^plus ([^.;]+)[.]?$/i.exec(text)?.[1];
  if (days && /^\d/.test(title)) return `${title}, plus ${days}`;
  const [, link = '', other = ''] = /^(or|and|plus) ([^.;]+)[.]?$/i.exec(text) ?? [];
  if (!link || !/^[A-Z]?[a-z]+(?: [a-z]+){0,2}$/.test(title)) return text;
  const one = (thing: string): string =>
    /[^su]s$/.test(thing) || /^(?:an?|the|your|up to|free|\d|[£€$₹]\S+(?: (?:an?|per|each)\b|$))/i.test(thing)
      ? thing
      : withArticle(thing);
  return `${upperFirst(one(lowerFirst(title)))} ${link.toLowerCase()} ${one(other)}`;
}

/** "Covers you and your partner" under "Medical insurance", "starts on day one" under "Pension": what the titled thing does, without its subject. */
export function deedOfTitle(text: string, title: string): string | null {
  const [, verb = '', rest = ''] = /^([A-Za-z]+s) (.+?)[.]?$/.exec(text) ?? [];
  if (verb === '' || /[.;:]/.test(rest) || !/^[A-Z]?[a-z]+(?: [a-z]+){0,2}$/.test(title)) return null;
  // "Meals you like", "tools for life": things. A verb has whom it is done to, or from when.
  const done =
    /^(?:covers|includes|begins|rises|applies|becomes|continues|vests|renews)$/i.test(verb) ||
    (/^(?:pays|starts|grows|lasts|runs|kicks|goes|comes|takes|gets|increases|doubles|follows|leaves)$/i.test(verb)
      ? /^(?:(?:you|your|the|all|up|on|from|at|after|to|with|in|for|every|each|out)\b|\d|[£€$₹])/i.test(rest)
      : baseOfThird(verb.toLowerCase()) !== null &&
        /^(?:you|the|all|both|everyone)(?=,| (?:and|for|if|when|in|up|from|after|your|full|whole|cost|price|first|last)\b)/i.test(
          rest,
        ));
  if (!done || / (?:is|are|was|were)\b/.test(rest)) return null;
  // One thing does so: of several, it would be another verb.
  return /[^su]s$/.test(title) || / and /.test(title)
    ? null
    : `Your ${lowerFirst(title)} ${lowerFirst(text).replace(/[.]$/, '')}`;
}

/** "28 days plus bank holidays" under "Annual leave", "8 days a year" under "Learning days": days of what. */
function withItsDays(text: string, title: string): string {
  const [, days = '', unit = '', rest = ''] =
    /^((?:up to |at least )?(?:\d+(?:\.5)?|[a-z]+)) (days|weeks)((?:$|,| (?:plus|a year|per year|to start|rising|and (?:public|bank|all|your)|including|in total|after|from)\b).*)$/i.exec(
      text,
    ) ?? [];
  if (!unit) return text;
  if (
    /^(?:paid )?(?:annual |parental |sick |study |exam |carers?['’]? )?(?:leave|holidays?|vacation|time off|PTO)$/i.test(
      title,
    )
  )
    return `${days} ${unit} of ${lowerFirst(title).replace(/^holidays$/, 'holiday')}${rest}`;
  const [, kind = ''] = /^([a-z]+) days$/i.exec(title) ?? [];
  return kind && unit === 'days' && !/^(?:bank|public|school|extra|free)$/i.test(kind)
    ? `${days} ${lowerFirst(kind)} days${rest}`
    : text;
}

/** What is said of a thing behind it, with a verb that is not the thing's own: "as you prefer", "for every hour worked between 10pm and 6am", "for whatever does you good". */
const saidBehind =
  /(?:,? (?:as|whichever|if|when|where|once|while|until|so long as) |,? (?:for |on |with |in )?(?:whatever|whichever|anything|everything|whoever|anyone|any [a-z]+) (?!else\b)| (?:worked|spent|done|driven|covered|taken|earned|saved|travelled|completed|flown|sold|filled|between|before|after|beyond|over|above) ).*$/i;
/** A thing with such words behind it: without them it has no verb. */
function isThingAndTail(text: string): boolean {
  if (!/^(?:an?|one|two|three|\d+|up to|half) /i.test(text) || /[:;]/.test(text)) return false;
  const thing = text.replace(saidBehind, '');
  return (
    thing !== text &&
    thing.includes(' ') &&
    // "An hour a week in work time" has the look of a sentence by its "work" alone.
    kindOf(thing.replace(/ (?:in|during) (?:work|working) (?:time|hours)\b/i, '')) === 'np' &&
    !thing.split(' ').some((word) => finiteAuxiliary.test(word))
  );
}

/** "A cash plan tied to return on capital", "a bonus linked to sales": how the thing is, which has the look of a sentence. */
export function thingThatIs(statement: Statement): Statement {
  // "A rent-free cottage; council tax is yours": a thing, and what goes with it.
  const [thing = '', after] = statement.text.split(/;\s+/);
  if (statement.kind === 'clause' && after !== undefined && /^an? /i.test(thing) && kindOf(thing) === 'np')
    return { ...statement, kind: 'np' };
  // "One month's pay at Eid or Diwali, you choose": a thing, and who chooses of the two.
  const [, chosen = '', chooses = ''] = /^([^,;:]+), you (choose|decide|pick)$/i.exec(statement.text) ?? [];
  if (
    / or /.test(chosen) &&
    !/^(?:you|we|they|it|this|there)\b/i.test(chosen) &&
    !chosen.split(' ').some((word) => finiteAuxiliary.test(word))
  ) {
    const behind = `, whichever you ${chooses.toLowerCase() === 'decide' ? 'prefer' : chooses.toLowerCase()}`;
    return { ...statement, kind: 'np', text: chosen + behind, lower: lowerFirst(chosen) + behind };
  }
  if (statement.kind === 'clause' && isGift(statement.text)) return { ...statement, kind: 'np' };
  // "Free check-ups and hygiene visits for you": what is had.
  if (
    statement.kind === 'clause' &&
    /^(?:free|half-price|discounted|subsidi[sz]ed|reduced|cheaper|paid) (?:[a-z-]+ ){0,2}[a-z-]+s(?:(?:, | and |, and )(?:[a-z-]+ ){0,2}[a-z-]+s)* (?:for|to|at|on|from) [^,;:]+$/i.test(
      statement.text,
    ) &&
    !statement.text.split(' ').some((word) => finiteAuxiliary.test(word))
  )
    return { ...statement, kind: 'np' };
  if (/^(?:clause|loose)$/.test(statement.kind) && isThingAndTail(statement.text)) return { ...statement, kind: 'np' };
  // "Summer BBQ, Christmas do, a budget": a party, and nothing that is done.
  if (
    statement.kind === 'clause' &&
    /\b(?:Christmas|Diwali|Easter|summer|winter|leaving|annual|staff|team|works?|office|end-of-year) do(?=,|$| and\b)/i.test(
      statement.text,
    )
  )
    return { ...statement, kind: 'loose' };
  return statement.kind === 'clause' &&
    /^\d[\d.,]*% off [a-z]|^an? (?:company |work )?(?:van|car|phone|laptop|truck|bike) and |^(?:an?|up to|\d[\d.,]*%?|[£€$₹]\S+) (?:[\w'’-]+ ){1,5}(?:tied|linked|based|matched|capped|paid|funded|vested|spread|backed|set|tailored|agreed|payable|guaranteed|protected|geared|pegged|worth) (?:to|on|by|at|over|in|for|with|from|against|after|once)\b/i.test(
      statement.text,
    ) &&
    !statement.text.split(' ').some((word) => finiteAuxiliary.test(word))
    ? { ...statement, kind: 'np' }
    : statement;
}
