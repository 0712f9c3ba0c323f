/**
 * A note read by its parts, each by what its words are: times, a house or firm, people, terms, work. The last reader: it is asked
 * where no shape of a whole note has made a sentence, or where what was made of it is none.
 */

import { hasSentence } from '../../frames/statements.ts';
import { finiteAuxiliary } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { kindOf } from '../../language/kind.ts';
import { headOf, isCounted, missesArticle } from '../../language/nouns.ts';
import { saysClause } from '../../language/sure-clause.ts';
import { beginsWithOrder } from '../order-first.ts';
import { withoutRoughness } from '../rough.ts';
import { readStatement, settle } from '../statement.ts';
import { followsOn, keptRows } from './kept-rows.ts';
import { namedPlace, readHouse, sayHouse, saySites } from './part-houses.ts';
import { sayPeople } from './part-people.ts';
import { sayTerms } from './part-terms.ts';
import { isOfTime, readTimes, sayTimes, type Times } from './part-times.ts';
import { sayWork } from './part-work.ts';
import { ofSiteDays } from './rows.ts';

/** What a slot of the advert tells ("part-time", "39 hours a week", "hybrid"): left as it is, for the slot's own sentence. */
const ofSlot =
  /^(?:unlimited contract|permanent contract|\d+-month (?:contract|FTC)|permanent|full[- ]time|part[- ]time|hybrid|fully remote|remote|on[- ]?site|apprenticeship|temporary|fixed[- ]term|\d{1,2}(?:\.\d+)? ?(?:hours|hrs|h)(?: ?(?:\/|a|per) ?week)?(?: (?:on )?average)?)$/i;

/** "House moves in Edinburgh, Fife and Perth": one row of places, and no part of its own. */
function partsOf(text: string): string[] {
  const rows: string[] = [];
  for (const part of keptRows(cut(text))) {
    const last = rows.at(-1);
    // "7.45 to 5.45, and one weekday off": a further time; any other "and" closes a row.
    const further = /^(?:and|plus) (.+)$/i.exec(part)?.[1];
    const row =
      last !== undefined &&
      (/^(?:and|or) /i.test(part) ||
        followsOn.test(part) ||
        (/ (?:in|at|across|around|covering|between) (?:the )?\p{Lu}[^,]*$/u.test(last) &&
          !/ and /.test(last) &&
          /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)? (?:and|&|or) [^,]+$/u.test(part)));
    if (further && isOfTime(further)) rows.push(further);
    else if (row) rows[rows.length - 1] = `${last}, ${part}`;
    else rows.push(part);
  }
  return rows;
}
const cut = (text: string): string[] =>
  text
    .split(
      /,\s+(?![^()]*\))(?!(?:two|three|four|five|six|seven|\d+)(?: (?:days|weeks|nights|shifts))? off\b)(?!(?<=\b(?:week|month|fortnight) on,\s+)(?:an? |one )?(?:week|month|fortnight) off\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "Shutdown project so some long weeks": what follows from what. */
function saySo(part: string): string | null {
  const [, cause = '', then = ''] =
    /^([^,;:]+?),? so ((?:lots|plenty|some|no|early|late|busy|long|quiet|occasional|many|a few)\b[^,;:]*)$/i.exec(
      part,
    ) ?? [];
  if (!then) return null;
  const why = saysItself(cause) ? cause : sayOne(cause);
  // "So some long weeks": there are.
  const what = /^(?:some|early|late|busy|long|quiet|many|a few) [^,;:]*s$/i.test(then)
    ? `There are ${lowerFirst(then)}`
    : sayOne(then);
  return why && what ? `${why}, so ${lowerFirst(what)}` : null;
}

const hasFinite = (text: string): boolean => text.split(' ').some((word) => finiteAuxiliary.test(word));
const saysItself = (text: string): boolean => saysClause(text) || hasFinite(text);

/** One part that is no time. */
function sayOne(part: string): string | null {
  const times = readTimes(part);
  if (times) return sayTimes([times])[0] ?? null;
  return sayTerms(part) ?? sayPeople(part) ?? sayWork(part) ?? saySites(part) ?? sayHouse([part])?.said ?? null;
}

/** "In the IP pharmacy of a hospital", behind when one works: where. */
const thenWhere = /^(.+?) ((?:in|at|on|within|across|out of) (?:(?:the|an?|our) [^,;:]+|\p{Lu}[^,;:]+))$/u;
function sayWhenWhere(part: string): string | null {
  const [, when = '', where = ''] = thenWhere.exec(part) ?? [];
  const times =
    when && !/\bday\b/i.test(where) && !/^\w+ days?$/i.test(when) ? readTimes(when.replace(/ \(24\/7\)$/, '')) : null;
  return times?.verb === 'work' && !saysItself(where) && !isOfTime(where.replace(/^\w+ /, ''))
    ? `You work ${times.text} ${where}`
    : null;
}

/** "Across finance, treasury, procurement and IT": single words up to the one behind "and". */
const goesOn = (row: readonly string[]): boolean => {
  const end = row.findIndex((part) => /^[\w'’/-]+(?: [\w'’/-]+)? (?:and|&|or) [\w'’/-]+(?: [\w'’/-]+)?$/.test(part));
  return end >= 0 && row.slice(0, end).every((part) => part.split(' ').length < 3);
};

/** What leans on the part before it says nothing alone. */
const leans =
  /^(?:and|or|but|with|without|including|plus|to|for|from|of|in|on|at|by|near|around|then|which|who|that|so|as|not|only|also|both|mostly|mainly|usually|rest|half)\b/i;

/** A note by its parts: its sentences, and how many of them are parts that nobody read. */
interface ByParts {
  out: string[];
  left: number;
}

/** The sentences of a note whose every part is read; null where one is not. */
export function sayByParts(note: string): string[] | null {
  const read = byParts(note);
  return read && read.left === 0 ? read.out : null;
}

/** Each part for itself; null where none is read, or one that leans on another is not. */
function byParts(note: string): ByParts | null {
  const parts = partsOf(note.replace(/[.!]+$/, ''));
  const out: string[] = [];
  let times: Times[] = [];
  let left = 0;
  let slots = false;
  const close = (): void => {
    out.push(...sayTimes(times));
    times = [];
  };
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] ?? '';
    const row = parts.slice(at);
    const when = readTimes(part);
    // "Hours" alone are told by their slot; beside other times they belong to them.
    if (ofSlot.test(part)) {
      // "Full-time, hybrid" is one row of them.
      const before = slots ? out.pop() : undefined;
      out.push(before ? `${before}, ${lowerFirst(part)}` : upperFirst(part));
      slots = true;
      at += 1;
      continue;
    }
    slots = false;
    if (when) {
      times.push(when);
      at += 1;
      continue;
    }
    const single =
      saySo(part) ?? ofSiteDays(part) ?? sayWhenWhere(part) ?? sayTerms(part) ?? sayPeople(part) ?? saySites(part);
    const house = single === null ? sayHouse(row) : null;
    const said = single ?? house?.said ?? sayWork(part);
    // "Domestic and light commercial, around Norwich": said of what stands before it.
    const last = out.at(-1) ?? '';
    if (
      said === null &&
      /^(?:plus|around|near|mostly|mainly|including|with|over) \S/i.test(part) &&
      /^(?:You|The|There|This|We) /.test(last) &&
      !hasFinite(part) &&
      part.split(' ').length < 9
    ) {
      out[out.length - 1] = `${last}, ${lowerFirst(part)}`;
      at += 1;
      continue;
    }
    if (said === null) {
      // A verb that may be none, and a list that goes on, are better left whole.
      if (parts.length < 2 || leans.test(part) || (kindOf(part) === 'clause' && !hasFinite(part)) || goesOn(row))
        return null;
      close();
      out.push(upperFirst(part));
      left += 1;
      at += 1;
      continue;
    }
    if (
      house === null &&
      at + 1 < parts.length &&
      / (?:in|at|across|for|with|of|on) [\w'’-]+$/.test(part) &&
      goesOn(row.slice(1))
    )
      return null;
    close();
    at += house?.used ?? 1;
    // "Rooftop projects up to 1 MWp, Bavaria": where it is.
    const town =
      house === null &&
      /^(?:The work is|You work|You get|You have|This is) /.test(said) &&
      at === parts.length - 1 &&
      !/ (?:in|at) /.test(said)
        ? namedPlace(parts[at] ?? '')
        : null;
    out.push(town ? `${said} ${town}` : said);
    if (town) at += 1;
  }
  close();
  return out.length > left ? { out, left } : null;
}

/** "Manufacturing site of 300", "rolling rota": the "-ing" says of which kind one thing is, and nobody does it. */
const isKind = (text: string): boolean => {
  const head = headOf(text.replace(/^\S+ /, ''));
  const last = head.split(' ').at(-1)?.toLowerCase() ?? '';
  return (
    head !== '' &&
    !/^(?:and|an?|the|our|your|with|in|on|at|to|for)\b/i.test(head) &&
    isCounted(last) &&
    missesArticle(head)
  );
};

/** Whether the advert has a whole sentence for a piece of a note: one that it says itself, or one of the frames. */
export function isWell(piece: string): boolean {
  if (ofSlot.test(piece.replace(/[.!]+$/, ''))) return true;
  const read = readStatement(piece);
  const found = read && settle(read);
  const fit = found && withoutRoughness(found, 'description');
  if (!fit) return false;
  // "Both side transport", "lots of weddings": a verb that may be none.
  if (fit.kind === 'clause')
    return hasFinite(piece) || /^(?:we|you|they|it|our|your|the|there|this|an?)\b/i.test(piece);
  if (fit.kind === 'ing' && (isKind(fit.text) || readHouse(fit.text) !== null)) return false;
  return hasSentence('description', fit.text, fit.kind);
}

/** Openings that other readers take for a deed or a sentence: who is there, how much there is, why the post is open. */
const surely = rare(
  /^(?:(?:front|back|main|head|box|ticket|post) office of |(?:[a-z]+ )?(?:department|kitchen|reception|workshop|library|laundry|pharmacy|laboratory|lab) of (?:an?|the|our) |lots of|plenty of|(?:one|two|three|four|\d) other|no [a-z]+ ever$|(?:patch|territory|beat) (?:in|of|across|around)|mobile,? \p{Lu}|work (?:comes|goes|varies)|vacancy (?:due|because)|successor|outgoing|(?:full[- ]time|part[- ]time|bank|casual) or (?:job[- ]share|permanent|casual|bank|temporary|freelance|contract)$|both[- ]side|vocational|[a-z]+ (?:authority|autonomy) from day one|(?:two|three|four|five|six|\d+) (?:[a-z]+ ){1,3}(?:a|per) (?:year|month|week|day)$|weekly off|part-time \d|case-?work (?:about|around|of|\d)|\d{1,2} hours flexi|(?:staff |shared |tied |family )?(?:flat|house|cottage|room|annexe|bedsit) available|(?:an? )?site (?:in|at|near) [^,]+, \d|back-?fill$|season (?=.*(?: to |[-–]))|(?:[a-z-]+ ){0,2}(?:cottage|flat|house|annexe|room|caravan) with the (?:job|post|role)$|[^,;:]+ since (?:1[6-9]|20)\d\d$|[^,;:]+ so (?:lots|some|early|late|no)\b)/iu,
);

/** "A metro rail project, Ahmedabad": where it is, behind a thing that says nothing of it. */
function withItsTown(piece: string): string {
  const [, thing = '', name = ''] = /^([^,:;]+), ([^,:;]+?)[.]?$/.exec(piece) ?? [];
  const kind =
    thing === '' || / (?:and|&) /.test(name) || / (?:covering|serving|in|at|near|across|outside|around) /.test(thing)
      ? ''
      : kindOf(piece);
  const town = /^(?:np|loose)$/.test(kind) && !isOfTime(thing) && !isOfTime(name) ? namedPlace(name) : null;
  return town &&
    /[a-z] (?:project|team|post|role|firm|company|agency|charity|office|branch|practice|maker|supplier|group|contract|school|store|shop)$/.test(
      thing.replace(/ (?:for|of|with) .*$/, ''),
    )
    ? `${thing} ${town}`
    : piece;
}

/** What the shapes have made of a note, or what its parts say where that is no sentence. */
export function orByParts(typed: string, said: readonly string[], titleWords: readonly string[]): string[] {
  // "Process claims for a large insurer" is an order, whatever its words may name elsewhere.
  const fits = (piece: string): boolean => beginsWithOrder(piece, titleWords) || isWell(piece);
  const bare = typed.replace(/[.!]+$/, '');
  if (surely.test(bare)) {
    const sure = sayByParts(typed);
    if (sure?.every((piece) => !bare.includes(piece))) return sure;
  }
  // "30 hours a week, mornings or evenings": without its hours, which have a slot, the row is none.
  const [first = '', second = ''] = cut(bare);
  const row =
    second !== '' &&
    ofSlot.test(first) &&
    /\d/.test(first) &&
    readTimes(second) !== null &&
    !isWell(upperFirst(cut(bare).slice(1).join(', ')))
      ? sayByParts(typed)
      : null;
  if (row) return row;
  if (said.length === 0 || said.every(fits)) return said.map(withItsTown);
  return sayByParts(typed) ?? said.flatMap((piece) => (fits(piece) ? [piece] : (byParts(piece)?.out ?? [piece])));
}
