/** Lists that are parted by stops and marks of exclamation and go on in small letters: "rotas!! ordering stock. stocktake every Monday". */
import { isEveryday } from '../../language/known-words.ts';

/** Behind a short day the list goes on where no time of that day follows. */
const day = /^(?:mon|tues?|wed|thurs?|fri|sat|sun)s?$/i;
const timeOfDay = /^(?:mornings?|afternoons?|evenings?|nights?|am|pm|and|or|to|through|till \d|until|only|off)\b/i;
/** Words that are cut short, though they are everyday words as well. */
const cutShort =
  /^(?:temp|comp|spec|cert|dept|info|exec|mech|elec|tech|prep|misc|mgmt|govt|appt|dist|prod|proj|mins|incl|excl|admin|approx|maint|equip|manag|super|train|prevent|person|public|assist|commer|chemi)$/i;

const stop = /(?<=([\p{L}]+))(?:\.|!+)[^\S\n]+(?=(\p{Ll}[\p{L}'’-]*(?: [\p{L}\d]+)?))/gu;

/** The list with each of such parts on a line of its own. */
export const withPartsOnLines = (text: string): string =>
  text.replace(stop, (found, last: string, next: string) =>
    found.startsWith('!') ||
    (last.length > 3 && !cutShort.test(last) && isEveryday(last.toLowerCase())) ||
    (day.test(last) && !timeOfDay.test(next))
      ? '\n'
      : found,
  );

const thingThenDeed =
  /^((?:the |our )?[A-Za-z][a-z]+(?: [a-z]+){0,2}) ?(?: [-–—]|:) ([a-z]+ing)((?: (?:up|out|off|down))?) (?:them|it|these|those)((?: [^,;:]+)?)$/;
/** "Bands - booking them": a deed behind its thing, put first. */
export const withDeedFirst = (line: string): string =>
  line.replace(
    thingThenDeed,
    (_, thing: string, doing: string, small: string, more: string) =>
      `${doing}${small} ${/^[A-Z][a-z]/.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing}${more}`,
  );
