/** Which pieces between two verbs are one task, and which are tasks of their own: where the row of the first verb ends. */

import { lowerFirst } from '../../language/first-capitals.ts';
import { beginsWithBody } from '../../language/named-bodies.ts';
import { baseOfIng } from '../../language/verbs.ts';
import { isActivity } from './activity.ts';
import { isDoing } from './doing.ts';
import { goesOn, isFittedToo, isPlant, startsDuty } from './duty-starts.ts';
import { endsBefore, endsInDeed, lookedAfter, thingsBehind } from './row-ends.ts';
import { sendsServices, sharesItsHead, withoutOtherKinds } from './row-kinds.ts';
import { isCompound } from './things.ts';
import { withSomebody } from './verb-rows.ts';

/** "An assistant", "12 volunteers", "commis", "eight dockhands". */
const somebody =
  /\b(?:[a-z]+(?:ers?|ors?|ists?|ants?|ees?|ians?|ents?)|[a-z]*(?:hands|guards|stewards|cooks|clerks|maids|guides|aides|techs|reps|lads|men|women)|staff|teams?|commis|chefs?|crew|nurses|people|juniors|casuals|temps|colleagues|members|recruits|volunteers|apprentices?|interns?|graduates|pupils|[A-Z]{2,4}s)\b/;

/** From, with or for whom something is done, closed by an "and", or by nothing where the rest has its own. */
const closedFor =
  /^[a-z]+(?:ing)?(?: up| out)? (?:(?:from|with|to) (?:the |our |local )?[a-z]+ and (?:the |our |local )?[\w ]+|[\w ]+ and [\w ]+ for (?:the |our )?[a-z]+s)$/i;

/** "Helping to cut and assemble doors", "assist with cutting and fitting doors": what stands before the "and" is done to the row behind it. */
const helpsToDo =
  /^(?:help|learn|prepar|assist|start|train)(?:e|ing|n?ing)? (?:to [a-z-]+ and [a-z-]+|with [a-z-]+ing and [a-z-]+ing) [a-z]/i;

/** Whether a pair begins with a doing, behind a deed whose own row is closed by its "and". */
const isDeedBehind = (first: string, part: string): boolean => {
  const [, verb = '', object = ''] = /^([a-z]+ing) ((?:[a-z-]+ )?[a-z-]+ (?:and|&) [a-z -]+)$/i.exec(first) ?? [];
  const [, doing = ''] = /^([a-z]+ing) (?:and|&) (?:[a-z-]+ )?[a-z-]+s$/i.exec(part) ?? [];
  return (
    baseOfIng(verb.toLowerCase()) !== null &&
    baseOfIng(doing.toLowerCase()) !== null &&
    !/ing\b/i.test(object) &&
    startsDuty(first)
  );
};

/** "Check feed, water & temps, litter", "full responsibility for stock, staff and cash across two shops, 40 people": the row of the first verb ends at the "and" of single things. */
const hasRow = (first: string, more: readonly string[], at: number): boolean =>
  /^(?:(?:full|overall|sole|joint|complete) )?responsib(?:le|ility) for \S/i.test(first) ||
  (!more.slice(0, at + 1).some((part) => startsDuty(part)) &&
    isRowOfOne([first, ...more.slice(0, at + 1)].join(', '))) ||
  (/^[a-z]+(?:ing)? (?:the )?[a-z]+$/i.test(first) &&
    startsDuty(first) &&
    more.slice(0, at).every((part) => /^[a-z]+$/i.test(part)) &&
    /^[a-z]+ (?:and|&) [a-z]+(?: (?:from|in|on|at) .+)?$/i.test(more[at] ?? '') &&
    !more.slice(0, at + 1).some((part) => startsDuty(part)));

/** "Maintenance on separators, pumps, fillers and the dryer": what one piece of work is on. */
export const isRowOfOne = (line: string): boolean =>
  /^(?:[a-z-]+ (?:and [a-z-]+ )?)?(?:maintenance|servicing|repairs?|cleaning|inspections?|installation|checks|calibration|assembly|testing|demos|demonstrations) (?:on|of|for|to|across) (?:(?:the |our )?[\w-]+(?: [\w-]+)?, )+(?:the |our )?[\w-]+(?: [\w-]+)? (?:and|&|\+) (?:the |our )?[\w-]+(?: [\w-]+)?$/i.test(
    line,
  );

/** "Test tankers for fat, protein and water, platform tests": what is looked or catered for ends in its own "and". */
const isSoughtRow = (first: string, more: readonly string[]): boolean =>
  /^[a-z]+(?:ing)? (?:\S+ ){0,4}(?:for|against) [\w-]+$/i.test(first) &&
  startsDuty(first) &&
  more.every((part) => /^(?:and )?[\w-]+(?: (?:and|or|&) [\w-]+)?$/i.test(part) && !startsDuty(part)) &&
  !more.some((part) => part.split(/ (?:and|or|&) /).some((name) => /ing$/i.test(name)));

/** "Equipment in and out", "scaffold up and down": an "and" that closes no row. */
const fixedPair =
  / (?:in and out|up and down|on and off|to and from|back and forth|now and again|again and again|in & out|up & down|on & off)$/i;

/** "Error analysis together with design and programming": an "and" of those with whom it is done closes no row either. */
const amongThem =
  / (?:together |jointly |in co-?operation |in co-?ordination )?(?:with|between) (?:[\w'’-]+ ){1,3}(?:and|or|&) [^,]+$/i;
const closesIn = (piece: string | undefined): boolean =>
  /^(?:and|or|plus)\s|\s(?:and|or|&)\s/i.test((piece ?? '').replace(fixedPair, '').replace(amongThem, ''));

/** With, for or from whom something is done to somebody or something, closed by its own "and" or "or". */
const amongPeople =
  /^[a-z-]+ (?:[\w'’-]+ ){1,7}(?:with|for|from|to) (?:(?:an?|the|our|their|your|its) )?(?:[a-z-]+ ){0,2}(?:[a-z]+(?:ers?|ors?|ists?|ants?|ees?|ians?|nts)|family|families|carers?|nurses?|staff|schools?|friends?|coll?eagues?|children|people) (?:and|or|&) (?:(?:an?|the|our|their|your) )?(?:[a-z-]+ )?[a-z]+$/i;
/** "Wound and stoma care", "soil testing": work by its own name, of one kind or two. */
const isNamedWork = (part: string): boolean => {
  const bare = part.replace(/^(?:and|plus)\s+/i, '');
  if (goesOn.test(bare) || bare !== part || startsDuty(bare)) return false;
  const [, one = '', , deed = ''] = /^([\w-]+) (?:and|&) ([\w-]+) ([\w-]+)$/.exec(bare) ?? [];
  return isActivity(deed === '' ? bare : `${one} ${deed}`);
};

/** "Junior cooks on the late shift", and no "winter maintenance", whose first word only ends like one. */
const isSomebody = (name: string): boolean =>
  somebody.test(
    name
      .split(/ (?:on|in|at|for|of|with|from|to|during|under) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );

/** "Supervise two assistants", with nobody behind it who could be supervised as well. */
const leadsOnly = (first: string, more: readonly string[]): boolean =>
  more.length > 0 &&
  /^(?:supervis|train|coach|mentor|induct|recruit|hir|roster)(?:e|ing)? /i.test(first) &&
  somebody.test(first) &&
  !more.some((part) => goesOn.test(part) || part.split(/ (?:and|or|&) /).some(isSomebody));

/** The tasks of a group of pieces that begins with a verb, in a sentence, behind the tasks before. */
export function tasksOfGroup(group: readonly string[], sentence: string, before: readonly string[]): string[] {
  const [first, ...more] = group;
  if (first === undefined) return [];
  // "Open files, Stamp Duty returns": the name of an office begins a task of its own.
  if (more.some((part) => beginsWithBody(part))) return [first, ...more];
  if (sharesItsHead(first, more) || sendsServices(first, more)) return [group.join(', ')];
  // "Supervise 8 dockhands, fuel dock and pump-out, VHF radio": behind a closed pair each is read for itself.
  if (leadsOnly(first, more) && more.slice(0, -1).some((part) => /\S (?:and|&) \S/.test(part))) return [first, ...more];
  // "Secure loads, paperwork and PODs": what the verb can't be done to.
  const apart = startsDuty(first) ? withoutOtherKinds(first, more, baseOfIng) : null;
  if (apart !== null) return apart;
  // "Health checks, pricing reports, first aid": among things what may be the kind of one is a thing.
  if (
    more.length > 0 &&
    /^[a-z]+ing [a-z]+$/i.test(first) &&
    !isDoing(first) &&
    before.some((part) => !startsDuty(part)) &&
    !/^(?:and|or|plus)\s|\s(?:and|or|&)\s/i.test(more.at(-1) ?? '')
  )
    return [first, ...more];
  // "Take measurements, pre-screening tests, repairs": what is taken is no test; of single words it may be.
  if (
    more.length > 0 &&
    /^(?:take|make|give|do|answer|taking|making|giving|doing|answering) /i.test(first) &&
    more.some(
      (part) =>
        part.split(' ').length > 1 && !/^(?:(?:and|or) \S+|\S+ (?:and|or) \S+)$/.test(part) && !goesOn.test(part),
    ) &&
    !/^(?:and|or|plus)\s/i.test(more.at(-1) ?? '') &&
    // "Make windows, doors and stairs".
    !(/^mak(?:e|ing) (?!up\b)/i.test(first) && closesIn(more.at(-1)))
  )
    return [first, ...more];
  // "Handling joining formalities, PF and ESI filings, leave records": each of them is handled.
  const handles =
    /^(?:handl(?:e|ing)|process(?:ing)?|tak(?:e|ing) care of|look(?:ing)? after|deal(?:ing)? with)(?= \S)/i.exec(
      first,
    )?.[0];
  if (
    handles !== undefined &&
    more.length > 1 &&
    more.some((part) => / (?:and|&) /.test(part)) &&
    !more.some((part) => goesOn.test(part)) &&
    group.join(', ').split(' ').length > 8
  )
    return [first, ...more.map((part) => `${handles} ${lowerFirst(part.replace(/^(?:and|or|plus)\s+/i, ''))}`)];
  // "Supervise two assistants, snack and nap": nobody supervises a nap.
  if (leadsOnly(first, more)) return [first, more.join(', ')];
  // "Liaise with clients, banks and the court, billing": the row of its preposition ends at the "and".
  const closing = more.findIndex((part) => /^(?:and|or) \S|^\S+(?: \S+)? (?:and|or|&) \S/i.test(part));
  if (
    closing >= 0 &&
    closing < more.length - 1 &&
    (withSomebody.test(first) ||
      isSoughtRow(first, more.slice(0, closing + 1)) ||
      hasRow(first, more, closing) ||
      isPlant(more[closing] ?? '', [first]) ||
      isFittedToo(more[closing] ?? '', first))
  )
    return [[first, ...more.slice(0, closing + 1)].join(', '), ...more.slice(closing + 1)];
  // "Visit patients with a doctor or volunteer, wound and stoma care": with whom has its own "or", and work is named behind it.
  if (more.length > 0 && amongPeople.test(first) && startsDuty(first) && more.every(isNamedWork))
    return [first, ...more];
  // "Order from markets and growers, stock and waste": with or for whom ends in its own "and".
  if (
    more.length > 0 &&
    closedFor.test(first) &&
    !helpsToDo.test(first) &&
    !more.some((part) => goesOn.test(part) || startsDuty(part))
  )
    return [first, ...more];
  // "Laying large formats and mosaic, grouting and silicone joints": the row of the first is closed, and a doing begins the next.
  if (more.length > 0 && more.every((part) => isDeedBehind(first, part))) return [first, ...more];
  // "Run the hotel 11pm to 7am, night audit, late arrivals": its hours close it.
  if (more.length > 0 && /\d ?[ap]\.?m\.?$/i.test(first)) return [first, ...more];
  if (endsBefore(first, more) || endsInDeed(first, more.at(-1) ?? '')) return [first, ...more];
  const after = lookedAfter(first, more);
  if (after !== null) return [first, after];
  if (thingsBehind(first, more)) return [first, ...more.map((part) => part.replace(/^(?:and|plus)\s+/i, ''))];
  const row =
    more.length > 0 &&
    // "Haul dry vans, pre-trip and post-trip inspections, drop and hook": an "and" before the last closes no row.
    !(more.length > 1 && more.slice(0, -1).some((part) => /\s(?:and|&)\s/i.test(part) && !goesOn.test(part))) &&
    (closesIn(more.at(-1)) ||
      (more.length > 1 && /\s\+\s/.test(more.at(-1) ?? '')) ||
      more.some((part) => goesOn.test(part)));
  // "Fitting room, stock, tills and cashing up": names in a row, and the first is no verb that the others belong to.
  if (row && group.length > 2 && isCompound(first))
    return group.map((piece) => piece.replace(/^(?:and|or|plus)\s+/i, ''));
  // "Configure switches, firewalls and Wi-Fi, cabling": the row of the verb ended at its "and".
  const end = more.findIndex((part) => /\S (?:and|&) \S/i.test(part.replace(fixedPair, '').replace(amongThem, '')));
  if (
    end >= 0 &&
    end < more.length - 1 &&
    startsDuty(first) &&
    !more.some((part) => goesOn.test(part) || /^(?:and|or|plus) /i.test(part))
  )
    return [[first, ...more.slice(0, end + 1)].join(', '), ...more.slice(end + 1)];
  return row || (sentence.match(/,/g)?.length ?? 0) < 3
    ? [group.join(', ')]
    : [first, ...more.map((part) => part.replace(/^plus\s+/i, ''))];
}
