/** Whether a task reads as one: its commas close a row or go on, what it joins is alike, and what it is done to is a thing. What fails stands in no text, and a note tells it. */
import { knowsNoun } from '../../language/lexicon.ts';
import { baseOfThird, isVerbBase, nounLike } from '../../language/verbs.ts';
import { splitOutsideBrackets } from '../../mining/tasks/outside-brackets.ts';
import { namesNobody, pointsAtAnother } from '../pointing-back.ts';
import { isRatherNamed } from './rather-named.ts';
import { tellsTimes } from './times.ts';

/** Verbs that nobody does without a thing they are done to. */
const lacksWhat = /^(?:identify|ensure|enable|provide|maintain|determine|establish|obtain|achieve|produce|supply)$/;

const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas)';

/** What goes on behind a comma with what stands before it, or tells how, where and with whom. */
const goesOn =
  /^(?!(?:evening|morning)\b)(?:(?:and|or|but|then|plus|not|also|both|either|mostly|mainly|usually|often|sometimes|always|never|only|even|first|last|in|on|at|by|with|without|from|for|to|of|as|about|around|roughly|nearly|up|down|out|off|over|under|between|across|through|during|until|before|after|within|including|such|which|who|whose|where|when|while|if|because|so|all|some|most|many|half|one|two|three|four|five|six|each|every|sharing|based)(?![-\w])|\d(?!\d?(?:st|nd|rd|th)\b)|[a-z]+ly\b|[a-z]+ing\b|[a-z]+ed\b|[A-Z])/;

/** "Run reception, evening shift": what stands behind a comma and closes nothing. */
function leavesRowOpen(text: string): boolean {
  // "Faults, brakes, breakdowns now and then": that "and" closes no row.
  const bare = text.replace(/ now and (?:then|again)\b/g, '');
  const [, ...parts] = splitOutsideBrackets(bare.split(', ').length > 2 ? bare : text);
  const last = parts.at(-1) ?? '';
  if (parts.length === 0 || / (?:and|or|&) |^(?:and|or) /.test(last)) return false;
  return parts.some((part) => {
    const [first = ''] = part.split(' ');
    return !goesOn.test(part) && !isVerbBase(first);
  });
}

/** "Rotate Saturdays", "wake nights": days are worked and covered, and nothing else is done to them. */
const doneToDays = new RegExp(
  `^(?!(?:work|cover|do|run|lead|manage|share|spend|fill|staff)\\b)[a-z]+ (?:${weekday}|nights|evenings|weekends|mornings|afternoons)(?=$|,| (?:and|or|one|two|on|in|at|to|from|every|each|once|twice)\\b)`,
);
const fromTo = new RegExp(`^(?:${month}|${weekday}) to `);
const howOften = /^([a-z]+) (?:once|twice|(?:two|three|four) times) (?:an?|per|every|each) [a-z]+$/;
/** "Attend training and at meetings": two that nothing makes alike. */
const unlike = / and (?:at|in|on|for|from) /;
const preposition =
  / (?:here|there|at|in|on|for|from|to|with|by|of|across|between|through|within|up|out|off|down|over) /;
/** "Own car": what somebody brings. */
const brings =
  /^own (?:the |a )?(?:[a-z]+ )?(?:cars?|vans?|vehicle|tools|transport|kit|equipment|laptop|phone|bike|instruments?)$/;
const timedTail =
  /\b(?:until|till|once|twice|daily|weekly|monthly|every|per|a (?:day|week|month|year)|in the holidays)\b/;

/** "If one colics", "when any are late": one of what another task tells. */
const oneOfOthers = / (?:if|when|where|once) (?:one|any|some|another|either) (?!of\b|or\b|person\b|else\b)[a-z]/;

const bareOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ ?[&+] ?/g, ' and ')
    .replace(/\b(?:the|an?|our) /g, '')
    .replace(/\s+/g, ' ');

/** "Cut paper gores and wet, and stretch them", of "cut paper gores, wet and stretch them": of several, an "and" that nobody typed has closed a row that was open. */
function closesTyped(text: string, typed: string): boolean {
  const [said, all] = [bareOf(text), bareOf(typed)];
  const joins = [...said.matchAll(/([\p{L}\d'’-]+)(,?) and (?=([\p{L}\d'’-]+))/gu)];
  const has = (word: string): boolean => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'u').test(all);
  return (
    joins.length > 1 &&
    joins.some(
      ([, before = '', comma = '', after = '']) =>
        comma === '' &&
        has(after) &&
        (has(before) || /^(?:them|it)$/.test(before)) &&
        !new RegExp(`${before},?;? and ${after}`).test(all),
    )
  );
}

/** "Prepare samples, HPLC and GC": by which means, and no more of what is prepared. */
const byLetters =
  /^[a-z-]+ (?:[a-z-]+ )*[a-z-]+[^su\W]s, (?:[A-Z]{2,}\d?, )*[A-Z]{2,}\d?(?:,? and (?:[A-Z]{2,}\d?|[a-z]+[^s]))?$/;

/** "Help people who lost an eye through injury", of "through injury, cancer or a condition present at birth": the first of a row that an "or" closes. */
function endsInRow(text: string, typed: string): boolean {
  if (!/, [^,;.:]+ or /.test(typed)) return false;
  const low = typed.toLowerCase();
  const tail = text.toLowerCase().split(' ').slice(-4).join(' ');
  const at = low.indexOf(tail);
  const behind = at < 0 ? '' : low.slice(at + tail.length);
  const [, next = ''] = /^, (?!or\b|and\b)([a-z-]+)(?: [^,;.:]+)?(?:, [^,;.:]+)*?,? or [a-z]/.exec(behind) ?? [];
  return next !== '' && !isVerbBase(next);
}

/** "Run controls every morning and plotting of charts", "supervise trainees and co-ordination of placements": an order, and a deed that is only named. */
const orderAndName =
  /^(?!(?:manage|oversee|handle|support|coordinate|co-ordinate|control|cover|assist|help|do|own|lead|organise|organize|arrange|ensure|monitor|plan|supervise|carry|take|look|be|deal|report|advise|provide)\b(?!.* (?:[a-z]+ees|[a-z]+ers|every|each|daily|twice)\b))[a-z]+ (?:[^,;]* )?(?!(?:[a-z]{3,}(?:tion|sion|ment|ance|al|age|y)|(?!(?:morning|evening)\b)[a-z]+ing|the|receipt|storage|intake|design|use|sale)\b)[a-z]+ and (?:[a-z]+ing|[a-z-]*(?:ordination|ation|ition|ision|uction|ection|ement)) of /;

/** "Lead them through wards", "grade and box them": of whom or what, another task says. */
const pointsBefore =
  /^(?!(?:support|help|assist|advise|train|teach|coach|mentor|guide|keep) )[a-z-]+(?:(?:, | and |, and | or )[a-z-]+)*(?: (?:up|out|off|on|in|down|back|over|with|for|after|to))? (?:them|it|these|those)(?=$|[ ,.;])(?! (?:safe|clear|easy|work|count|happen|simple|right|fun)\b)/;

/** "Make home visits for ten days afterwards": after what, the task before says. */
const leansBack =
  /\b(?:afterwards|afterward|thereafter|in between|before that|after that|from then on|later on|next|beforehand)$|^(?:(?:handle|look after|deal with) )?(?:then|next|afterwards|later|in between|before that|after that)(?: |$)/;

/** "Handle tack up", "handle clerks two panels": what is done, and no thing. */
const isDeed = (thing: string): boolean =>
  /^(?!(?:set|start|follow|clean|check|sign|back|make|warm|line|mark|round|pick|top|build|lock|hand|turn|drop|run|call|wash|pack|write|mock|sell|take|walk|stand|log|lay|fit|roll|break|change|tidy|print|cut|wind|show)-?(?:up|down|off|out|in|on|away)\b)[a-z]+ (?:up|down|off|out|away)$/.test(
    thing,
  ) ||
  (baseOfThird(thing.split(' ')[0] ?? '') !== null &&
    /^[a-z]+s (?:an?|the|our|all|each|every|one) [a-z]/.test(thing)) ||
  /^(?!sales|services|news|goods|works)[a-z]+s (?:two|three|four|five|six|\d+) [a-z]+s$/.test(thing);

/** "Change barrels, clear and clean": two more orders, and nothing that is changed. */
function closesInDeeds(text: string): boolean {
  const [, one = '', two = ''] = /^[a-z]+ [^,]*[a-z]+s, (?:[^,]+, )*([a-z]+) and ([a-z]+)$/.exec(text) ?? [];
  return (
    isVerbBase(one) &&
    isVerbBase(two) &&
    [one, two].some((word) => !nounLike.has(word) || /^(?:clear|clean)$/.test(word)) &&
    !/^[a-z]+ (?:people|clients|guests|children|them|patients|visitors|residents|customers) /.test(text)
  );
}

/** "Grow to 4,300 homes by 2030": what becomes of the firm, and nothing that somebody does. "Advise the product": nobody can. */
const ofTheFirm =
  /^(?:grow|expand|rise|double|shrink|increase|scale|go|get) (?:up )?(?:to|from) (?:about |over |around )?[£€$₹]?\d|^advise (?:the |our )?(?:products?|services?|wines?|treatments?|menus?|ranges?|goods)$/;

/** Whether what was typed speaks of one person all through: "Aylin is deafblind", and "her" stands in most of what is done. */
const known = (typed: string): boolean => (typed.match(/\b(?:her|him|his|she|he)\b/gi)?.length ?? 0) > 3;

/** `typed`: the field or line that the task comes from. */
export function readsAsTask(text: string, typed: string): boolean {
  if (oneOfOthers.test(text) || byLetters.test(text) || (/ and .* and /.test(text) && closesTyped(text, typed)))
    return false;
  if (leansBack.test(text) || ofTheFirm.test(text) || isRatherNamed(text)) return false;
  // "Consult and patch the test": a patch test.
  if (endsInRow(text, typed) || /^includ(?:e|ing) |\bpatch the test\b/.test(text)) return false;
  if (pointsBefore.test(text) || pointsAtAnother(text) || (namesNobody(text) && !known(typed))) return false;
  if (text.includes(' of ') && orderAndName.test(text)) return false;
  if (leavesRowOpen(text) || doneToDays.test(text) || brings.test(text)) return false;
  const at = text.search(unlike);
  if (at > 0 && !preposition.test(`${text.slice(0, at)} `)) return false;
  // "Deliver the programme to families and identify", with a comma behind it where it was typed: whom?
  const [, before = '', last = ''] = /(?:^| )([\w-]+) and ([a-z]+)$/.exec(text) ?? [];
  if (
    last !== '' &&
    !isVerbBase(before) &&
    (lacksWhat.test(last) || (typed.includes(`${last}, `) && isVerbBase(last) && !knowsNoun(last)))
  )
    return false;
  // "Manage 6": of what?
  if (/^[a-z]+ \d+$/.test(text)) return false;
  const often = howOften.exec(text)?.[1] ?? '';
  if (often !== '' && nounLike.has(often)) return false;
  const thing = /^(?:handle|look after|deal with) (?:the )?(.+)$/.exec(text)?.[1] ?? '';
  if (thing !== '' && (fromTo.test(thing) || tellsTimes(thing) || isDeed(thing))) return false;
  if (closesInDeeds(text)) return false;
  // "Run the payroll, month-end until late": joined by an "and" of ours.
  const tail = / and ([^,]+)$/.exec(text)?.[1] ?? '';
  const low = typed.toLowerCase();
  return !(
    tail !== '' &&
    timedTail.test(tail) &&
    !low.includes(` and ${tail.toLowerCase()}`) &&
    low.includes(`, ${tail.toLowerCase()}`) &&
    !isVerbBase(tail.split(' ')[0] ?? '')
  );
}
