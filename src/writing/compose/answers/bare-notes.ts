/** Notes without a verb as sentences, where their shape says which: nothing stands bare behind a label that need not. */

import { noteStatementFrames } from '../frames/note-statements.ts';
import { articleFor, withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { sayNote } from '../ledger/notes/say-note.ts';
import type { Place } from '../ledger/place.ts';
import { withSubject } from '../ledger/record/proof.ts';
import { isMainClause } from './clause.ts';
import type { Note } from './note.ts';
import { isPlural, withDeterminer } from './nouns.ts';

const few = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)';
/** "8-minute walk from the station". */
const away = new RegExp(
  `^((?:just |only |about |less than )?)(?:an? )?(${few})[- ](minutes?|mins?|miles?|km|hours?)['’]?((?: (?:walk|drive|cycle|ride|bus ride|train ride|stroll))?) (from|to|off|north|south|east|west)\\b(.*)$`,
  'i',
);
const seldom =
  '(?:some|occasional|regular|frequent|weekly|monthly|a little|a lot of|lots of|plenty of|light|national|international|overnight)';
const quality =
  /^(?:busy|small|friendly|growing|quiet|new|independent|family-run|family-owned|informal|supportive|local|close-knit|employee-owned)(?: and (?:busy|small|friendly|growing|quiet|new|independent|informal|supportive|local))?$/i;
const smallStart = (text: string): string =>
  /^\p{Lu}(?:\p{Lu}|\S*\d)|^\p{Lu}\p{Ll}+ \p{Lu}|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/u.test(text)
    ? text
    : lowerFirst(text);

/** A note on the job in one of the sentences that a description's notes have; '' where none fits surely. */
function framed(text: string, turn: number): string {
  const kind = kindOf(text);
  const fitting = noteStatementFrames.filter(
    ({ from, kinds, match, unless, template, tags }) =>
      from?.includes('description') &&
      kinds?.includes(kind) &&
      match?.test(text) &&
      !unless?.test(text) &&
      !template.startsWith('[It is]') &&
      !tags.includes('spare'),
  );
  const frame = fitting[turn % Math.max(1, fitting.length)];
  if (!frame) return '';
  return frame.template
    .replace('[You will]', "You'll")
    .replace('[you are]', "you're")
    .replace('[You are]', "You're")
    .replace('{s_an}', () => withArticle(smallStart(text)))
    .replace('{s_}', () => smallStart(text))
    .replace(/[.]$/, '');
}

/** Whether words name the General tab's place and nothing else: "Based in Ripon", "Ripon". */
const isPlaceAlone = (text: string, name: string): boolean =>
  name !== '' &&
  text
    .replace(
      /^(?:we['’]re |we are |the (?:job|role|post) is )?(?:based |located )?(?:(?:in|at|near|on) )?(?:the )?/i,
      '',
    )
    .replace(/[.]$/, '')
    .toLowerCase() === name.toLowerCase();

/** A note of question 2 as a sentence or a term; none where it only names the place, which is said beside the title. */
export function sayOfJob(note: Note, place: Place | null, titleWords: readonly string[], turn: number): Note[] {
  if (note.asTyped) return [note];
  const name = place?.name ?? '';
  const text = note.text.replace(/[.]$/, '');
  if ((note.kind !== 'clause' || !/^we/i.test(text)) && isPlaceAlone(text, name)) return [];
  const clause = (said: string): Note[] => [{ ...note, kind: 'clause', text: said }];
  if (note.kind === 'clause') {
    // "Panama shifts, days and nights": typed with a capital and a stop, and still a note.
    return (isMainClause(text) && !/^\S+ shifts, /.test(text)) || note.question || note.seeks
      ? [note]
      : sayRow(note, text, clause, turn);
  }
  if (note.kind !== 'thing' && note.kind !== 'quote') return [note];
  // "Ennis and Shannon branches".
  if (
    /^\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)*(?:,? and \p{Lu}[\p{L}-]+)? (?:branch(?:es)?|offices?|sites?|stores?|shops?|campus(?:es)?|depots?)$/u.test(
      text,
    )
  )
    return [{ ...note, kind: 'place', text: `at the ${text}` }];
  // "Ripon and around", "Ripon, just off the A61": the place, and more of it.
  if (name !== '' && [' and ', ', '].some((joint) => text.toLowerCase().startsWith(`${name.toLowerCase()}${joint}`)))
    return clause(`The work is in ${text}`);
  // "No storm rota": there is none.
  const none = /^no ((?:[a-z-]+ ){0,3}[a-z-]+)$/.exec(text.charAt(0).toLowerCase() + text.slice(1))?.[1];
  if (none && !/\b(?:needed|required|necessary|problem|need|thanks|please)\b/.test(none))
    return clause(`There ${isPlural(none) ? 'are' : 'is'} no ${none}`);
  const scale = /^(?:on )?(?:the )?((?:[\w-]+ ){0,3}pay (?:scale|band|spine|range))$/i.exec(text)?.[1];
  if (scale) return clause(`The post is on the ${smallStart(scale)}`);
  // "It's full-time, Monday to Friday, with Saturday work in June".
  if (/^(?:it|this|there|you|we)(?:['’](?:s|re|ll|ve)| is| are| will) /i.test(text)) return clause(upperFirst(text));
  if (/^(?:now|and|so|then|but) (?:there|we|you|it|they|the|our)\b/i.test(text)) return clause(upperFirst(text));
  // "Our last planner retired": a verb with nothing behind it.
  if (
    /^(?:our|the) (?:[\w-]+ ){1,4}(?:retired|left|resigned|moved|died|qualified|graduated|grew|closed|opened|doubled|tripled|trebled|merged)$/i.test(
      text,
    )
  )
    return clause(upperFirst(text));
  if (quality.test(text)) return clause(`We're ${text.toLowerCase()}`);
  // "Manager of a herd near Fermoy": the job itself, by the last word of its title.
  const head = titleWords.at(-1) ?? '';
  if (
    head !== '' &&
    (text.split(' ')[0] ?? '').toLowerCase() === head &&
    /^\S+ (?:of|for|in|at|on|to|with) /i.test(text) &&
    !isMainClause(text)
  )
    return clause(`You'll be the ${smallStart(text)}`);
  const waiting = /^(?:an? )?(\S+)[- ](week|month|year)s?['’]? waiting list$/i.exec(text);
  if (waiting?.[1]) return clause(`There's a ${waiting[1]}-${waiting[2]?.toLowerCase()} waiting list`);
  const said = sayNote(text, titleWords).replace(/[.]$/, '');
  if (said.toLowerCase() !== text.toLowerCase() && (isMainClause(said) || kindOf(said) === 'clause'))
    return clause(said);
  return sayRow(note, text, clause, turn);
}

function sayRow(note: Note, text: string, clause: (said: string) => Note[], turn: number): Note[] {
  const far = away.exec(text);
  if (far) {
    const [, lead = '', count = '', unit = '', way = '', from = '', rest = ''] = far;
    const one = unit.replace(/s$/, '').replace(/^min$/, 'minute');
    const measured = way ? `${lead}${lead.trim() ? 'an? ' : ''}${count}-${one}${way}` : '';
    return clause(
      way
        ? `We're ${measured.replace(/an\? /, `${articleFor(count)} `).replace(/^(?=\d|[a-z]+-(?:minute|mile|hour|km))/, `${articleFor(count)} `)} ${from}${rest}`
        : `We're ${lead}${count} ${/^1$|^one$/i.test(count) ? one : `${one}${one === 'km' ? '' : 's'}`} ${from}${rest}`,
    );
  }
  const share =
    /^(?:some )?travel(?:l?ing)?,? (?:of |is )?((?:about |up to |around |roughly |some )?\d+ ?(?:%|per ?cent))(.*)$/i.exec(
      text,
    );
  if (share?.[1]) return clause(`Expect to travel ${share[1]} of the time${share[2] ?? ''}`);
  if (
    new RegExp(
      `^${seldom} (?:travel|weekend work|overtime|lone working|site visits|evenings?|driving|nights away)\\b`,
      'i',
    ).test(text)
  )
    return clause(`Expect ${smallStart(text)}`);
  const shifts = /^((?:\p{Lu}[\p{L}-]+|[\p{L}-]+) )?(?:shifts|shift pattern|rota)(?:, | (?=on|of|with|in)|$)/iu.exec(
    text,
  );
  if (shifts && !/\b(?:allowance|premium|pay|paid|work|swaps?|planned|cover|available|flexible)\b/i.test(text))
    return [
      {
        ...note,
        kind: 'time',
        text: /^[^,]*(?:pattern|rota)\b/i.test(text) ? withArticle(text) : text,
      },
    ];
  const made = framed(text, turn);
  return made === '' ? [note] : clause(made);
}

const countedThing = new RegExp(
  `^(?:about |over |around |nearly |almost |some |up to |more than )?(?:[£€$₹]\\s?)?(?:\\d[\\d.,]*|${few})(?: (?:million|billion|k|m))? (?!of us\\b|in\\b|on\\b)[\\p{L}-]+`,
  'iu',
);
const aside = new RegExp(
  `^(?:(?:all|both|each|most|half|some|none|mostly|mainly|\\d+|${few}) of (?:them|which|whom)|(?:all|both|each|most|half|some|one|mostly|mainly) (?:in|on|at|with|within|from|under|across|near))\\b`,
  'i',
);
const lasting = /^((?:[\w-]+-(?:run|owned|led))|independent)( since .+)?$/i;

/** A row of notes on the company ("nine shops, all in Ireland, about 130 people") as one sentence; '' where a part fits in none. */
function rowOfUs(text: string): string {
  const parts = text.split(/,(?!\d) /);
  const have: string[] = [];
  let lead = '';
  let tail = '';
  for (const part of parts) {
    const since = lasting.exec(part);
    const still = /^(?:still|now|always) ([a-z-]+)$/i.exec(part);
    if (since && lead === '' && have.length === 0)
      lead = since[2] ? `We've been ${smallStart(since[1] ?? '')}${since[2]}` : `We're ${smallStart(since[1] ?? '')}`;
    else if (have.length > 0 && tail === '' && aside.test(part)) have[have.length - 1] = `${have.at(-1)}, ${part}`;
    else if (countedThing.test(part) && tail === '' && !isMainClause(part)) have.push(smallStart(part));
    else if (still && tail === '' && have.length > 0) tail = `, and we're ${part.toLowerCase()}`;
    else return '';
  }
  if (have.length + (lead ? 1 : 0) < 2 || have.length === 0) return '';
  const row =
    have.length === 1
      ? (have[0] ?? '')
      : `${have.slice(0, -1).join(', ')}${have.slice(0, -1).some((part) => part.includes(',')) ? ',' : ''} and ${have.at(-1)}`;
  return `${lead ? `${lead}, with` : 'We have'} ${row}${tail}`;
}

/** Whether a row of notes on the company is one sentence. */
export const isRowOfUs = (text: string): boolean => rowOfUs(text) !== '';

const meal =
  '(?:tea|coffee|lunch|breakfast|dinner|supper|staff meal|family meal|elevenses|cake|briefing|stand-up|huddle)';
const timed =
  /^(?:at|on|every|each|after|before|once|twice|in (?:January|February|March|April|May|June|July|August|September|October|November|December)\b) ?/i;
/** What comes round: "demos on Friday at 4", "debrief after every shift". */
const comesRound =
  /^((?:an? )?(?:[a-z-]+ ){0,2}?(?:demos?|debriefs?|meetings?|breakfasts?|lunch(?:es)?|drinks|quiz(?:zes)?|walks?|runs?|socials?|stand-?ups?|retros?|huddles?|reviews?|clubs?|choir|training days?|study days?|away ?days?|days? out|football|yoga|cricket|tennis|netball|rugby|darts|bingo|karaoke|part(?:y|ies)|pizza|cake|fish and chips|bacon rolls|rolls|bagels|beers?|forest school|book club|bake[- ]off|barbecues?|bbqs?)) ((?:at|on|every|each|after|before|once|twice|in) .+)$/i;

/** A note of question 6 as a sentence about us. */
export function sayOfUs(note: Note): Note {
  if (note.asTyped) return note;
  const text = note.text.replace(/[.]$/, '');
  const clause = (said: string): Note => ({ ...note, kind: 'clause', text: upperFirst(said) });
  const row = /^(?:we|you|they|it|there|our|the)\b/i.test(text) ? '' : rowOfUs(text);
  if (row) return clause(row);
  if (note.kind !== 'quote' && note.kind !== 'thing') return note;
  if (quality.test(text)) return clause(`We're ${text.toLowerCase()}`);
  const lasts = lasting.exec(text);
  if (lasts?.[2]) return clause(`We've been ${smallStart(lasts[1] ?? '')}${lasts[2]}`);
  const free =
    /^(?:zero|no) ((?:[\w-]+ )+(?:accidents?|incidents?|injur(?:y|ies)|redundanc(?:y|ies)|layoffs?|complaints?) (?:in|for|since) .+)$/i.exec(
      text,
    );
  if (free?.[1]) return clause(`We've had ${text.split(' ')[0]?.toLowerCase()} ${free[1]}`);
  const won =
    /^(?:an? |our |one |two |three )?([\p{L}\d][\p{L}\d’' -]{2,40}?) (awarded|won|gained|achieved|received)( (?:in|since|last|this|by|from) .+)?$/iu.exec(
      text,
    );
  if (won?.[1] && !/\b(?:is|are|was|were|has|have|been|we|who)\b/i.test(text)) {
    const thing = smallStart(text.slice(0, text.length - (won[3] ?? '').length).replace(/ \S+$/, ''));
    // "Rosette awarded": one of them, though no list of words has it.
    const prize =
      /^[a-z][a-z-]+$/.test(thing) &&
      !/(?:s|gold|silver|bronze|funding|status|accreditation|recognition|praise)$/.test(thing)
        ? withArticle(thing)
        : withDeterminer(thing);
    return clause(
      `We ${/^awarded$/i.test(won[2] ?? '') ? 'were awarded' : won[2]?.toLowerCase()} ${prize}${won[3] ?? ''}`,
    );
  }
  const kind =
    /^(?!\d+ )(?:an? |the )?((?:(?!(?:in|of|for|at|on|every|with|by|to|across|the|our) )[\p{L}\d-]+,? ){0,6}(?:hospital|hotel|school|company|business|shop|store|caf[eé]|salon|bank|firm|charity|agency|practice|clinic|garage|foundry|manufacturer|university|college|start-?up|brewery|bakery|farm|nursery|restaurant|pub|studio|consultancy|builder|contractor|retailer|hospice|library|museum|theatre|laboratory|factory|mill|dairy|depot|workshop|yard|warehouse|branch|site|kennels))(?: (?:in|on|near|of|for|with|by|based|serving|making) .+)?$/iu.exec(
      text,
    );
  if (kind?.[1] && !/\b(?:is|are|was|were|has|have|our|we|who)\b/i.test(text))
    return clause(`We're ${withArticle(smallStart(text.replace(/^(?:an?|the) /i, '')))}`);
  const comes = comesRound.exec(text);
  if (comes?.[1] && timed.test(comes[2] ?? '') && !isMainClause(text)) {
    const thing = lowerFirst(comes[1]);
    const many =
      /[^s]s$/.test(thing) ||
      /(?:^| )(?:drinks|choir|football|yoga|cricket|tennis|netball|rugby|bingo|karaoke|pizza|cake|fish and chips|forest school)$/.test(
        thing,
      );
    return clause(
      `${/s$/.test(thing) ? 'There are' : "There's"} ${many ? thing : /(?:bbq|barbecue|party|quiz|huddle|stand-?up|debrief|retro)$/i.test(thing) ? withArticle(thing) : withDeterminer(thing)} ${comes[2]}`,
    );
  }
  const own = withSubject(upperFirst(text));
  if (own.toLowerCase() !== text.toLowerCase()) return clause(own.replace(/[.]$/, ''));
  const at = new RegExp(`^((?:the )?${meal}) (?=(?:at|on) )(.+)$`, 'i').exec(text);
  if (at?.[1] && !isMainClause(text)) return clause(`${at[1]} is ${at[2]}`);
  const on =
    /^((?:\p{Lu}[\p{L}\d]*(?: \d+)?|(?:the )?(?:radio|music|kettle|heating))) (on (?:all|every|most|from|until)\b.+)$/u.exec(
      text,
    );
  if (on?.[1]) return clause(`${on[1]} is ${on[2]}`);
  return note;
}
