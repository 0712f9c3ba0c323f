/** A run-on list of tasks, cut where a new one begins. */

import { lowerFirst } from '../../language/articles.ts';
import { isField } from '../../language/bare-turns.ts';
import { lacksArticle } from '../../language/counting.ts';
import { beginsWithBody } from '../../language/named-bodies.ts';
import { writeOut } from '../../language/shorthand.ts';
import { baseOfIng, isVerbBase, nounLike } from '../../language/verbs.ts';
import { headingOf } from '../page/headings.ts';
import { isDenied } from '../page/paper.ts';
import { withAppositions } from './apposition.ts';
import { closedRow } from './closed-rows.ts';
import { isDoing } from './doing.ts';
import { asBracketed } from './duty-conditions.ts';
import { formRow } from './duty-line.ts';
import { isAside, isNoWork } from './duty-refused.ts';
import {
  closesRow,
  goesOn,
  goesWithRow,
  isFittedToo,
  isPlaceHeld,
  isPlant,
  isWorkOfItsOwn,
  namesTask,
  standsAlone,
  startsDuty,
} from './duty-starts.ts';
import { withPhrasalThings } from './hurried-tasks.ts';
import { isEitherForm } from './parallel.ts';
import { endsBefore, endsInDeed, lookedAfter, thingsBehind } from './row-ends.ts';
import { withItsObject } from './shared-object.ts';
import { statedTask } from './stated-tasks.ts';
import { isCompound } from './things.ts';
import { bareForm, joinDoings, joinVerbRows, withSomebody } from './verb-rows.ts';

/** "order stock. spot checks. cover absence": where nobody typed capitals a stop ends a sentence all the same. */
function withStops(text: string): string {
  const stop =
    /(?<=[a-z]{3}|\d|\))(?<!\b(?:approx|incl|excl|temp|prep|dept|poss|prev|acc|max|min|resp|reqs?|org|admin|mgmt|mgr|equip|veg|refs?|appts?|govt|etc|est|avg|exp|qual|quals|ext|int|reg|tel|vol|misc|alt|vs|no|nos|pg|assoc|mtgs?|maint|sched|comms?|nec|tech|mech|elec|intl|depts|certs?|temps|hosp|univ|ltd|inc|co))\.\s+(?=[a-z\d])/g;
  return (text.match(stop)?.length ?? 0) > 1 ? text.replace(stop, '\n') : text;
}

const bullets = /^\s*(?:[-–—•*·▪◦●‣>✓]|\(?\d{1,2}[.)])\s*/;

/** Parts a run-on answer ("Drive city routes, check the vehicle, sell tickets") at the commas that start a new verb. */
export function splitDuties(text: string): string[] {
  const parts: string[] = [];
  // "Bins", "pots and pans": chores without their verb.
  const chored = asBracketed(withPhrasalThings(text))
    // "Check tax returns, phone and write to small businesses": whoever is phoned is written to, and nothing phoned is checked.
    .replace(
      /, (?=(?:phone|ring|text|email|e-mail|call|visit|meet|greet|brief) and (?:phone|ring|text|email|e-mail|call|visit|meet|greet|brief|write to|advise|help|support|welcome|seat|serve) (?!and\b)[a-z])/gi,
      '; ',
    )
    // "Keep aisle clear. approx 12k steps a night": how much, and no task.
    .replace(
      /[.;,] ?(?:approx(?:imately)?|about|around|circa|c)\.? \d[\d.,]*k? (?:steps|miles|km|calls|covers|orders|parcels|boxes|visits) (?:a|per|each|every) (?:day|night|shift|hour|week)\b/gi,
      '',
    )
    .replace(
      /(?<=^|[,;\n] *(?:and )?)(?:the )?bins(?:(,)|(?=$|[;.\n]))/gi,
      (_, comma?: string) => `empty the bins${comma ? ';' : ''}`,
    )
    .replace(
      /(?<=^|[,;\n] *(?:and )?)(?:the )?(pots(?:(?: and|,) pans)?|pot[- ]wash)(?:(,)|(?=$|[;.\n]))/gi,
      (_, pots: string, comma?: string) =>
        // What stands behind them is no further thing that is washed.
        `${/wash/i.test(pots) ? 'do the pot wash' : `wash the ${pots.toLowerCase().replace(',', ' and')}`}${comma ? ';' : ''}`,
    )
    // "Pick orders with a scanner, pack": the same things.
    .replace(
      /(?<=^|[;,\n] ?)(pick|sort|count|check|unload|receive|cut|slice|scan|bake|cook|make|build|assemble|print|fold|wash|iron) ([a-z][^,;\n]{2,40}?), (?:and )?(pack|label|wrap|stack|weigh|box|bag|tag|price|ship|dispatch|file|log|store|shelve)(?=$|[,;.\n])/gi,
      '$1 and $3 $2',
    )
    // "Tackle arrears early, ASB casework": how it is done ends a task.
    .replace(
      /(?<=(?:^|[,;\n]) ?[A-Za-z][a-z]+ [a-z ]{3,40}?(?:early|promptly|on time)), (?!(?:and|or|but|[a-z]+ly)\b)(?=[A-Za-z])/g,
      '; ',
    )
    // "Open files, ID and AML checks", "planning play, observations on Famly": what is done by its own name.
    .replace(
      /(?<=(?:^|[,;\n]) ?(?:open|opening|negotiate|negotiating|source|sourcing|screen|screening|plan|planning|answer|answering|greet|greeting|load|loading|sell|selling|drive|driving|serve|serving|draft|drafting|type|typing) [a-z -]{3,30}), (?=(?:[A-Za-z-]+(?: (?:and|&) [A-Za-z]+)? )?(?:checks|observations|inspections|audits|readings|reconciliations)\b)/gi,
      '; ',
    )
    // "Observations on Famly, nappies and mealtimes", "chase the other side, post-completion".
    .replace(/(?<=\b(?:observations|checks|inspections) on [A-Z][a-z]+), (?=[a-z]+ and [a-z]+(?:$|[,;\n]))/g, '; ')
    .replace(/, (?=post-[a-z]+ (?:and|or) )/g, '; ')
    // "Budget of £340k to bring in": it is brought in.
    .replace(
      /(?<=^|[,;\n] *)(?:an? )?(?:income )?(?:budget|target) of ([£€$₹][\d.,]+(?:k|m)?)(?: a year)? to (bring in|raise)\b/gi,
      '$2 $1',
    )
    // "Own budget and forecast": somebody owns them.
    .replace(
      /(?<=^|[,;\n] *(?:and )?)own (?!the\b|your\b|our\b|all\b|an?\b|it\b|\d)(?=([a-zA-Z&]+)(?: and ([a-z]+))?(?=$|[,;\n]))/gi,
      // "Own health and safety", "own morale and culture": fields, of which there is no one.
      (_, one: string, other?: string) =>
        other && [one, other].every((word) => isField(word) || !lacksArticle(word)) ? 'own ' : 'own the ',
    )
    // "Prep and service": what a kitchen does before the doors open, and behind them.
    .replace(/(?<=^|[,;\n] *(?:and )?)(prep and service)(?=$|[,;\n])/gi, 'do the prep and the service')
    // "Keeping vendors posted (weekly call)".
    .replace(
      /(?<=^|[,;\n] *(?:and )?)keep(ing)? ((?:the |our |all )?[a-z]+s) posted\b/gi,
      (_, ing: string | undefined, whom: string) => `keep${ing ?? ''} ${whom} up to date`,
    )
    // "Register", "till": where one stands.
    .replace(
      /(?<=^|[,;\n] *(?:and )?)(?:the |cash )?(register|tills?)(?=$|[,;\n])/gi,
      (_, where: string) => `work on the ${where.toLowerCase()}`,
    );
  // Shorthand is written out first: the stop of "incl." ends nothing.
  for (const sentence of writeOut(
    withStops(chored)
      .replace(/\bline[- ]manag(e|es|ing)\b/gi, 'manag$1')
      .replace(/\b(cross|up) sell(?=ing\b|\b)/gi, '$1-sell'),
  ).split(
    /\n|;|(?<=[\w)])(?<!\b(?:e\.g|i\.e|min|max|approx|acc|vs|no|dept|St|Dr|ext|reg|temp|assoc|mtgs?|maint|sched|nec|mech|elec|intl|Ltd|Inc|Co))\.\s+(?=[A-Z])|(?<=[a-z]{3})\.\s+(?=\d{1,2}(?:st|nd|rd|th|am|pm|[:.]\d\d)\b)|\s[•·]\s/,
  )) {
    const cleaned = withoutColon(withoutRemark(withoutKey(sentence.replace(bullets, '').trim())));
    if (!cleaned) continue;
    const closed = closedRow(cleaned.replace(/[.;]$/, ''));
    if (closed) {
      parts.push(...closed);
      continue;
    }
    // Objects of one verb end in "and"; a row without it is a list of tasks.
    let group: string[] = [];
    const close = (): void => {
      const [first, ...more] = group;
      // "Open files, Stamp Duty returns": the name of an office begins a task of its own.
      if (first !== undefined && more.some((part) => beginsWithBody(part))) {
        parts.push(first, ...more);
        group = [];
        return;
      }
      // "Health checks, pricing reports, first aid": among things what may be the kind of one is a thing.
      if (
        first !== undefined &&
        more.length > 0 &&
        /^[a-z]+ing [a-z]+$/i.test(first) &&
        !isDoing(first) &&
        parts.some((part) => !startsDuty(part)) &&
        !/^(?:and|or|plus)\s|\s(?:and|or|&)\s/i.test(more.at(-1) ?? '')
      ) {
        parts.push(first, ...more);
        group = [];
        return;
      }
      // "Take measurements, pre-screening tests, repairs": what is taken is no test; of single words it may be.
      if (
        first !== undefined &&
        more.length > 0 &&
        /^(?:take|make|give|do|answer|taking|making|giving|doing|answering) /i.test(first) &&
        more.some(
          (part) =>
            part.split(' ').length > 1 && !/^(?:(?:and|or) \S+|\S+ (?:and|or) \S+)$/.test(part) && !goesOn.test(part),
        ) &&
        !/^(?:and|or|plus)\s/i.test(more.at(-1) ?? '') &&
        // "Make windows, doors and stairs".
        !(/^mak(?:e|ing) (?!up\b)/i.test(first) && closesIn(more.at(-1)))
      ) {
        parts.push(first, ...more);
        group = [];
        return;
      }
      // "Handling joining formalities, PF and ESI filings, leave records": each of them is handled.
      const handles =
        /^(?:handl(?:e|ing)|process(?:ing)?|tak(?:e|ing) care of|look(?:ing)? after|deal(?:ing)? with)(?= \S)/i.exec(
          first ?? '',
        )?.[0];
      if (
        handles !== undefined &&
        first !== undefined &&
        more.length > 1 &&
        more.some((part) => / (?:and|&) /.test(part)) &&
        !more.some((part) => goesOn.test(part)) &&
        group.join(', ').split(' ').length > 8
      ) {
        parts.push(first, ...more.map((part) => `${handles} ${lowerFirst(part.replace(/^(?:and|or|plus)\s+/i, ''))}`));
        group = [];
        return;
      }
      // "Supervise two assistants, snack and nap": nobody supervises a nap.
      if (
        first !== undefined &&
        more.length > 0 &&
        /^(?:supervis|train|coach|mentor|induct|recruit|hir|roster)(?:e|ing)? /i.test(first) &&
        somebody.test(first) &&
        !more.some((part) => somebody.test(part)) &&
        !more.some((part) => goesOn.test(part))
      ) {
        parts.push(first, more.join(', '));
        group = [];
        return;
      }
      // "Liaise with clients, banks and the court, billing": the row of its preposition ends at the "and".
      const closing = more.findIndex((part) => /^(?:and|or) \S|^\S+(?: \S+)? (?:and|or|&) \S/i.test(part));
      if (
        first !== undefined &&
        closing >= 0 &&
        closing < more.length - 1 &&
        (withSomebody.test(first) ||
          hasRow(first, more, closing) ||
          isPlant(more[closing] ?? '', [first]) ||
          isFittedToo(more[closing] ?? '', first))
      ) {
        parts.push([first, ...more.slice(0, closing + 1)].join(', '), ...more.slice(closing + 1));
        group = [];
        return;
      }
      // "Order from markets and growers, stock and waste": with or for whom ends in its own "and".
      if (
        first !== undefined &&
        more.length > 0 &&
        closedFor.test(first) &&
        !more.some((part) => goesOn.test(part) || startsDuty(part))
      ) {
        parts.push(first, ...more);
        group = [];
        return;
      }
      // "Laying large formats and mosaic, grouting and silicone joints": the row of the first is closed, and a doing begins the next.
      if (first !== undefined && more.length > 0 && more.every((part) => isDeedBehind(first, part))) {
        parts.push(first, ...more);
        group = [];
        return;
      }
      // "Run the hotel 11pm to 7am, night audit, late arrivals": its hours close it.
      if (first !== undefined && more.length > 0 && /\d ?[ap]\.?m\.?$/i.test(first)) {
        parts.push(first, ...more);
        group = [];
        return;
      }
      if (first !== undefined && (endsBefore(first, more) || endsInDeed(first, more.at(-1) ?? ''))) {
        parts.push(first, ...more);
        group = [];
        return;
      }
      const after = first === undefined ? null : lookedAfter(first, more);
      if (first !== undefined && after !== null) {
        parts.push(first, after);
        group = [];
        return;
      }
      if (first !== undefined && thingsBehind(first, more)) {
        parts.push(first, ...more.map((part) => part.replace(/^(?:and|plus)\s+/i, '')));
        group = [];
        return;
      }
      if (first !== undefined) {
        const row =
          more.length > 0 &&
          // "Haul dry vans, pre-trip and post-trip inspections, drop and hook": an "and" before the last closes no row.
          !(more.length > 1 && more.slice(0, -1).some((part) => /\s(?:and|&)\s/i.test(part) && !goesOn.test(part))) &&
          (closesIn(more.at(-1)) ||
            (more.length > 1 && /\s\+\s/.test(more.at(-1) ?? '')) ||
            more.some((part) => goesOn.test(part)));
        // "Fitting room, stock, tills and cashing up": names in a row, and the first is no verb that the others belong to.
        if (row && group.length > 2 && isCompound(first))
          parts.push(...group.map((piece) => piece.replace(/^(?:and|or|plus)\s+/i, '')));
        else if (row || (cleaned.match(/,/g)?.length ?? 0) < 3) parts.push(group.join(', '));
        else parts.push(first, ...more.map((part) => part.replace(/^plus\s+/i, '')));
      }
      group = [];
    };
    // "Drive the minibus, training given": what is remarked goes.
    const typed = splitOutsideBrackets(cleaned);
    const pieces = typed.length > 1 ? typed.filter((piece) => !isAside(piece) && !isNoWork(piece)) : typed;
    // "Achievement of targets, dealer appointment, collection of payments": tasks named by what is done, each its own.
    if (pieces.length > 2 && pieces.slice(1).some(namesTask)) {
      parts.push(...pieces.map((piece) => piece.replace(/^(?:and|then|also|plus)\s+/i, '')));
      continue;
    }
    for (const piece of joinVerbRows(joinDoings(withoutExamples(withAppositions(pieces).map(statedTask))))) {
      const bare = piece.replace(/^(?:and|then|also|plus)\s+/i, '');
      if (
        group.length > 0 &&
        !helpsThem(group, bare) &&
        ((startsDuty(bare) && !closesRow(bare, cleaned !== text, group) && !goesWithRow(bare, group)) ||
          standsAlone(piece) ||
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
  return withTheirNouns(parts);
}

/** From, with or for whom something is done, closed by an "and", or by nothing where the rest has its own. */
const closedFor =
  /^[a-z]+(?:ing)?(?: up| out)? (?:(?:from|with|to) (?:the |our |local )?[a-z]+ and (?:the |our |local )?[\w ]+|[\w ]+ and [\w ]+ for (?:the |our )?[a-z]+s)$/i;
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
  /^(?:[a-z-]+ )?(?:maintenance|servicing|repairs?|cleaning|inspections?|installation|checks|calibration|assembly|testing) (?:on|of|for|to|across) (?:(?:the |our )?[\w-]+(?: [\w-]+)?, )+(?:the |our )?[\w-]+(?: [\w-]+)? (?:and|&|\+) (?:the |our )?[\w-]+(?: [\w-]+)?$/i.test(
    line,
  );

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

/** "An assistant", "12 volunteers", "commis". */
const somebody =
  /\b(?:[a-z]+(?:ers?|ors?|ists?|ants?|ees?|ians?|ents?)|staff|teams?|commis|chefs?|crew|nurses|people|juniors|casuals|temps|volunteers|apprentices?|interns?|graduates|pupils|[A-Z]{2,4}s)\b/;

/** "Build pricing models, explain them to regulators": what says "them" stays with what it means. */
function withTheirNouns(parts: readonly string[]): string[] {
  const out: string[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (
      last !== undefined &&
      /^(?:and )?[a-z-]{3,}(?: (?:up|out|off|on|down|back|over))? (?:(?:them|it|these|those)\b(?! (?:[a-z]+s|who|that)\b)|(?:the )?(?:(?!loved|little|young|small)[a-z]+ )?ones\b)/i.test(
        part,
      ) &&
      last.split(' ').length + part.split(' ').length <= 18 &&
      // Nobody supports records.
      (!ofPeople.test(part) || people.test(last))
    )
      // "Qualify them and book demos" closes the row itself.
      out[out.length - 1] =
        / and [a-z]+ /.test(part) && startsDuty(/ and (.+)$/.exec(part)?.[1] ?? '')
          ? `${last}, ${lowerFirst(part.replace(/^and /i, ''))}`
          : `${last}${/ and /.test(last) ? ',' : ''} and ${lowerFirst(part.replace(/^and /i, ''))}`;
    else {
      const whole = last === undefined ? null : withItsObject(last, part);
      if (whole === null) out.push(part);
      else out[out.length - 1] = whole;
    }
  }
  return out;
}
/** "Equipment in and out", "scaffold up and down": an "and" that closes no row. */
const fixedPair =
  / (?:in and out|up and down|on and off|to and from|back and forth|now and again|again and again|in & out|up & down|on & off)$/i;
/** "Error analysis together with design and programming": an "and" of those with whom it is done closes no row either. */
const amongThem =
  / (?:together |jointly |in co-?operation |in co-?ordination )?(?:with|between) (?:[\w'’-]+ ){1,3}(?:and|or|&) [^,]+$/i;
const closesIn = (piece: string | undefined): boolean =>
  /^(?:and|or|plus)\s|\s(?:and|or|&)\s/i.test((piece ?? '').replace(fixedPair, '').replace(amongThem, ''));
const under = /^(?:learn|practis|practic|study|teach)/i;

/** Before a list its name: "Stock: order, receive and rotate". What is done with it is the task; a row of a form stays one. */
const key = /^([A-Z][\w&/-]*(?: [\w&/-]+){0,2}):\s+(?=\S)/;
function withoutKey(sentence: string): string {
  // "Not required: cold calls": what is no part of the work.
  if (isDenied(sentence)) return '';
  const found = key.exec(sentence);
  const name = found?.[1] ?? '';
  // "Prep cook: sauces": whose tasks they are.
  const somebodys = /^[A-Z][a-z]+ (?:cook|chef|nurse|porter|server|host|clerk|lead|hand|driver|barista|guide)$/.test(
    name,
  );
  if (!found || (startsDuty(name) && !somebodys)) return sentence;
  const rest = sentence.slice(found[0].length);
  if (formRow.test(sentence) && !(/^[a-z]/.test(rest) && startsDuty(rest))) return sentence;
  const section = headingOf(`${name}:`, false);
  if (
    /^[\d£€$₹~<>]/.test(rest) ||
    (section !== null && section !== 'duty' && !/^(?:general|people|other)\b/i.test(name))
  )
    return sentence;
  // "Teaching: years 5 and 6" is to teach them.
  const [first = ''] = rest.split(' ');
  if (
    /^(?:teaching|cleaning|planning|training|coaching|supervising|managing|ordering|preparing|checking|supporting|leading)$/i.test(
      name,
    ) &&
    (/^[A-Z\d]+\b/.test(rest) ||
      (!rest.includes(',') && !startsDuty(rest) && baseOfIng(first) === null && rest.split(' ').length <= 6))
  )
    return `${name} ${rest}`;
  return rest;
}

/** "Run the site: coordinate trades, keep the programme": two tasks and more. */
function withoutColon(sentence: string): string {
  const [, head = '', tail = ''] = /^([^:]{6,60}):\s+(\S.*)$/.exec(sentence) ?? [];
  if (head === '' || !startsDuty(head)) return sentence;
  const pieces = splitOutsideBrackets(tail);
  if (startsDuty(pieces[0] ?? '')) return `${head}, ${tail}`;
  // "Lead the depot: safety, cost, people": of what it consists.
  return pieces.length > 2 && pieces.every((piece) => piece.split(' ').length < 4 && !startsDuty(piece))
    ? head
    : sentence;
}

/** "Support people to live their way - cooking, football": examples behind a dash are no tasks. */
function withoutRemark(sentence: string): string {
  const [head = '', tail = '', more] = sentence.split(/\s+[–—-]\s+/);
  if (tail === '' || more !== undefined || !tail.includes(',') || !startsDuty(head)) return sentence;
  return splitOutsideBrackets(tail).some((piece) => startsDuty(piece.replace(/^and /i, '')) && !isEitherForm(piece))
    ? sentence
    : head;
}

/** Splits at commas that aren't inside brackets or figures. */
export function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (char === ',' && depth === 0 && !/^\d{2,3}\b/.test(text.slice(index + 1))) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
