/** A run-on list of tasks, cut where a new one begins. */

import { lowerFirst } from '../../language/first-capitals.ts';
import { writeOut } from '../../language/shorthand.ts';
import { isVerbBase, nounLike } from '../../language/verbs.ts';
import { withAppositions } from './apposition.ts';
import { withChores } from './chores.ts';
import { closedRow } from './closed-rows.ts';
import { withDeedApart } from './deeds-apart.ts';
import { isDoing } from './doing.ts';
import { isAside, isNoWork } from './duty-refused.ts';
import {
  closesRow,
  goesWithRow,
  isPlaceHeld,
  isWorkOfItsOwn,
  namesTask,
  standsAlone,
  startsDuty,
} from './duty-starts.ts';
import { withoutColon, withoutKey, withoutRemark } from './list-heads.ts';
import { withDeedFirst, withPartsOnLines } from './list-stops.ts';
import { closesRowOf } from './noun-first.ts';
import { splitOutsideBrackets } from './outside-brackets.ts';
import { plainThirds } from './particle-rows.ts';
import { withPlaces } from './places-in-row.ts';
import { tasksOfGroup } from './row-groups.ts';
import { sendsServices } from './row-kinds.ts';
import { withAsideLast } from './set-between.ts';
import { lacksPeople, withItsObject, withItsPeople } from './shared-object.ts';
import { keepSharedRows } from './shared-rows.ts';
import { statedTask } from './stated-tasks.ts';
import { learntRow, tellsInTurn, withoutWho } from './told-in-turn.ts';
import { bareForm, joinDoings, joinVerbRows } from './verb-rows.ts';

const bullets = /^\s*(?:[-–—•*·▪◦●‣>✓]|\(?\d{1,2}[.)])\s*/;

/** Parts a run-on answer ("Drive city routes, check the vehicle, sell tickets") at the commas that start a new verb. */
export function splitDuties(text: string): string[] {
  const parts: string[] = [];
  // Shorthand is written out first: the stop of "incl." ends nothing.
  for (const sentence of writeOut(
    withChores(plainThirds(withoutWho(withPartsOnLines(text))))
      .replace(/\bline[- ]manag(e|es|ing)\b/gi, 'manag$1')
      .replace(/\b(cross|up) sell(?=ing\b|\b)/gi, '$1-sell'),
  ).split(
    /\n|;|(?<=[\w)])(?<!\b(?:e\.g|i\.e|min|max|approx|acc|vs|no|dept|St|Dr|ext|reg|temp|assoc|mtgs?|maint|sched|nec|mech|elec|intl|Ltd|Inc|Co))\.\s+(?=[A-Z])|(?<=[a-z]{3})\.\s+(?=\d{1,2}(?:st|nd|rd|th|am|pm|[:.]\d\d)\b)|(?<=[a-z]{4})(?<!\bapprox)\.\s+(?=\d[\d,]* [a-z]{4,} )|\s[•·]\s/,
  )) {
    const cleaned = withAsideLast(
      withoutColon(withoutRemark(withoutKey(withDeedFirst(sentence.replace(bullets, '').trim())))),
    );
    if (!cleaned) continue;
    if (tellsInTurn(cleaned) || learntRow(cleaned) !== null) {
      parts.push(cleaned);
      continue;
    }
    const closed = closedRow(cleaned.replace(/[.;]$/, ''));
    if (closed) {
      parts.push(...closed);
      continue;
    }
    // Objects of one verb end in "and"; a row without it is a list of tasks.
    let group: string[] = [];
    const close = (): void => {
      parts.push(...tasksOfGroup(group, cleaned, parts));
      group = [];
    };
    // "Drive the minibus, training given": what is remarked goes.
    const typed = withPlacesJoined(splitOutsideBrackets(cleaned));
    const pieces = typed.length > 1 ? typed.filter((piece) => !isAside(piece) && !isNoWork(piece)) : typed;
    // "Achievement of targets, dealer appointment, collection of payments": tasks named by what is done, each its own.
    if (pieces.length > 2 && pieces.slice(1).some(namesTask)) {
      parts.push(...pieces.map((piece) => piece.replace(/^(?:and|then|also|plus)\s+/i, '')));
      continue;
    }
    for (const piece of joinVerbRows(
      keepSharedRows(joinDoings(withoutExamples(withPlaces(withAppositions(pieces)).map(statedTask)))),
    )) {
      const bare = piece.replace(/^(?:and|then|also|plus)\s+/i, '');
      if (
        group.length > 0 &&
        !helpsThem(group, bare) &&
        ((startsDuty(bare) &&
          !closesRow(bare, cleaned !== text, group) &&
          !goesWithRow(bare, group) &&
          !closesRowOf(group.join(', '), bare) &&
          !sendsServices(group[0] ?? '', [...group.slice(1), bare])) ||
          standsAlone(piece) ||
          leadsTwo.test(group.join(', ')) ||
          lacksPeople(bare) ||
          isPlaceHeld(bare) ||
          isPlaceHeld(group[0] ?? '') ||
          // "Joinery and plumbing, plus tiling": among things one of its own.
          (/^plus\s/i.test(piece) && !startsDuty(group[0] ?? '')) ||
          isWorkOfItsOwn(piece, group) ||
          // "Hiring and training the team, snagging, systems": a doing of its own.
          (isDoing(group[0] ?? '') &&
            /^[a-z]{3,}ing$/.test(piece) &&
            bareForm(piece) === 'ing' &&
            !under.test(group.join(', '))))
      ) {
        close();
        group = [bare];
      } else group.push(group.length > 0 ? piece : bare);
    }
    close();
    if (pieces.length > 2) parts.push(...closing(parts.pop() ?? ''));
  }
  return withTheirNouns(parts.map((part) => withItsPeople(part, parts))).flatMap(withDeedApart);
}

/** "Lead logistics in Mannheim, Brno and Pune": a row of places, which is whole. */
const inPlace = / (?:in|at|across|from|to|between|near|around) (?:the )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*$/u;
const lastPlaces =
  /^(?:(?:and|or) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)* (?:and|or|&) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)$/u;
const onePlace = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*$/u;
function withPlacesJoined(pieces: readonly string[]): string[] {
  const out = [...pieces];
  for (let at = 0; at < out.length - 1; at += 1) {
    if (!inPlace.test(out[at] ?? '')) continue;
    let end = at + 1;
    while (end < out.length && onePlace.test(out[end] ?? '')) end += 1;
    if (lastPlaces.test(out[end] ?? '')) out.splice(at, end - at + 1, out.slice(at, end + 1).join(', '));
  }
  return out;
}

/** "Leading 31 vets and 44 nurses": a row that is closed, whatever stands behind its comma. */
const leadsTwo = /^(?:lead|manag|supervis|overs)[a-z]* \d+ [a-z -]+ and \d+ [a-z -]+$/i;

/** "Help fitters build, maintain and repair lines": what they are helped to do goes on. */
const helpsThem = (group: readonly string[], piece: string): boolean => {
  const [, last = ''] = /^(?:help|assist|let|teach|show) (?:the |our )?[a-z]+s? ([a-z]+)$/i.exec(group[0] ?? '') ?? [];
  const [, one = '', other = ''] = /^([a-z]+) and ([a-z]+) [a-z]/i.exec(piece) ?? [];
  return group.length === 1 && [last, one, other].every((word) => isVerbBase(word.toLowerCase()));
};

/** "Activities eg bingo, crafts, trips out": examples go to the next order. */
function withoutExamples(pieces: readonly string[]): readonly string[] {
  const at = pieces.findIndex((piece) => /\b(?:e\.?g\.?|for example|for instance)\s+[^()]+$/i.test(piece));
  if (at < 0) return pieces;
  let end = at + 1;
  while (end < pieces.length && !startsDuty((pieces[end] ?? '').replace(/^(?:and|or) /i, ''))) end += 1;
  return [...pieces.slice(0, at + 1), ...pieces.slice(end)];
}

/** What somebody is helped, told or left to do: its "and" may be theirs. */
const withTheirs =
  /^(?:help|let|make|encourag|support|enabl|train|teach|coach|see|watch|ensur|check|show|ask|tell|allow)/i;

/** The last of a row ("order from growers and keep food cost at 28%"): its "and" closes the row where each half is a task of its own. */
function closing(last: string): string[] {
  const [, one = '', two = ''] = /^(.+?) and ((?:[a-z-]+) (?:\S+ )+\S+)$/i.exec(last) ?? [];
  const [first = '', verb = ''] = [one.split(' ')[0], two.split(' ')[0]];
  return one.split(' ').length > 2 &&
    !/[,:;(]| (?:and|or|to|that|who|what|how|if|when) /.test(`${one} `) &&
    !/,| (?:and|or) /.test(two) &&
    !withTheirs.test(first) &&
    isVerbBase(verb) &&
    !nounLike.has(verb) &&
    !/\b(?:it|them|they|these|those|this|that)\b/i.test(two) &&
    startsDuty(one) &&
    startsDuty(two)
    ? [one, two]
    : [last];
}

const ofPeople =
  /^(?:and )?(?:support|help|teach|guide|coach|mentor|comfort|encourage|feed|bathe|dress|accompany|advise|supervise|train|remind|reassure|greet|visit|motivate)(?:ing)? /i;
const people =
  /\b(?:children|pupils|people|residents|patients|clients|guests|members|customers|students|families|colleagues|staff|teams?|apprentices|volunteers|visitors|tenants|adults|learners|candidates|drivers|players|parents|dogs|horses|animals|calves|lambs)\b/i;

/** "Build pricing models, explain them to regulators": what says "them" stays with what it means. */
function withTheirNouns(parts: readonly string[]): string[] {
  const out: string[] = [];
  /** What the last of them was joined with. */
  let joined = '';
  for (const part of parts) {
    const last = out.at(-1);
    if (
      last !== undefined &&
      /^(?:and )?[a-z-]{3,}(?: (?:and|or) [a-z-]{3,})?(?: (?:up|out|off|on|down|back|over|with|for|after|to))? (?:(?:them|it|these|those)\b(?! (?:[a-z]+s|who|that)\b)|(?:the )?(?:(?!loved|little|young|small)[a-z]+ )?ones\b)/i.test(
        part,
      ) &&
      last.split(' ').length + part.split(' ').length <= 18 &&
      // Nobody supports records.
      (!ofPeople.test(part) || people.test(last))
    ) {
      const more = lowerFirst(part.replace(/^and /i, ''));
      // "Receive the fleeces, grade them and pack them in sacks": the last of a row closes it.
      const open = joined !== '' && last.endsWith(` and ${joined}`) ? last.slice(0, -` and ${joined}`.length) : '';
      // "Qualify them and book demos" closes the row itself.
      const closed = / and [a-z]+ /.test(part) && startsDuty(/ and (.+)$/.exec(part)?.[1] ?? '');
      if (open !== '' && !/,? and /.test(open))
        out[out.length - 1] = `${open}, ${joined}${closed ? ',' : ' and'} ${more}`;
      else out[out.length - 1] = closed ? `${last}, ${more}` : `${last}${/ and /.test(last) ? ',' : ''} and ${more}`;
      joined = closed ? '' : more;
    } else {
      joined = '';
      const whole = last === undefined ? null : withItsObject(last, part);
      if (whole === null) out.push(part);
      else out[out.length - 1] = whole;
    }
  }
  return out;
}
const under = /^(?:learn|practis|practic|study|teach)/i;
