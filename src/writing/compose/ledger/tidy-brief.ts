/** A brief's fields as their author parted them: "RN licence req'd / BLS / one year mammo pref" are three notes, and "TBC google rating" is none. */
import { upperFirst } from '../language/first-capitals.ts';
import { inTurn, rare } from '../language/its-words.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import { ordersInFull } from '../mining/tasks/orders-in-full.ts';
import { withTopicsInOrders } from '../mining/tasks/topic-order.ts';
import type { BriefInput } from '../types.ts';
import { withAnswersOnly } from './answered.ts';
import { withDaysAndPlaces } from './days-and-places.ts';
import { withoutHearsay } from './hearsay.ts';
import { withoutOwnPerson } from './in-own-person.ts';
import { withoutMailTalk } from './mail-talk.ts';
import { withoutMails } from './mails.ts';
import { withMarkedAnswers } from './marked-answers.ts';
import { partNotDone } from './not-done.ts';
import { atBars, atDoubled, sentencesAtBars } from './note-marks.ts';
import { notesInFull } from './notes/notes-in-full.ts';
import { isOfTime } from './notes/part-times.ts';
import { inTheirParts, withReporting, withWayBehind } from './notes-in-parts.ts';
import { inPoints } from './numbered-points.ts';
import { partSlashes } from './slash-notes.ts';
import { splitSentences } from './split-sentences.ts';
import { timesAmongTasks, timesBehindOrders } from './times-among-tasks.ts';
import { withReasonApart } from './why-hired.ts';

const gap = /\b(?:TBC|TBD|TBA)\b|\{\{[^{}]*\}\}|\[(?:insert|add|tbc|tbd|tba|enter)\b[^\]]*\]/i;

/** What is left of a note round its gap says nothing: a name without its figure. */
const withoutGaps = (text: string): string =>
  gap.test(text)
    ? text
        .split(/(?<=[;\n])/)
        .filter((part) => !gap.test(part) || (part.replace(gap, ' ').match(/[A-Za-z]{2,}/g)?.length ?? 0) > 3)
        .join('')
        .replace(/[;\s]+$/, '')
    : text;

/** "Permanent not seasonal": what it is says what it is not. */
const notTheOther =
  /\b(permanent|full[- ]time|part[- ]time),? (?:and )?not (?:a )?(?:seasonal|temporary|temp|casual|fixed[- ]term|zero[- ]hours|agency)\b/gi;

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{4})?';
const few = '\\d{1,2}|one|two|three|four|five|six|seven|eight|ten|twelve';
/** "Where: our Ripon mill", "Pitch: nobody works Sundays": what a note is, and none of what it says. */
const label =
  /(?<=^|[.;\n]\s?)(?:where|when|pitch|usp|hook|tagline|strapline|why (?:us|join(?: us)?)|(?:our |the )?(?:big )?(?:selling point|draw))(?: ?:| [-–—]) (?=\S)/gi;
const short: readonly (readonly [RegExp, string])[] = [
  [label, ''],
  [/\balt\.? (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|weekends?\b|weeks?\b)/gi, 'alternate '],
  [notTheOther, '$1'],
  [/(?:^|(?<=[,;] ?))ft(?=[ ,;])/gi, 'full-time'],
  // "Two days of remote work per week": from where.
  [
    /\b(one|two|three|four|\d) days? (?:of )?(?:remote work(?:ing)?|home ?office|home ?working|working from home)(?: (?:a|per|each|every) week)?/gi,
    '$1 days a week from home',
  ],
  // "Permanent (unbefristet)", "Vollzeit": the same in the other language of the office.
  [/\b(permanent|full-time|part-time|fixed-term) \((?:un)?(?:befristet|vollzeit|teilzeit|CDI|CDD)\)/gi, '$1'],
  [
    /(?<=^|[.;\n] ?)Unbefristet(?:e[rs]?)?(?: (?:Stelle|Vertrag|Anstellung|Arbeitsvertrag))?(?![\p{L})])/gu,
    'Permanent',
  ],
  [/(?<![\p{L}(])unbefristet(?:e[rs]?)?(?: (?:Stelle|Vertrag|Anstellung|Arbeitsvertrag))?(?![\p{L})])/giu, 'permanent'],
  [/(?<![\p{L}(])Vollzeit(?![\p{L})-])/giu, 'full-time'],
  [/(?<![\p{L}(])Teilzeit(?![\p{L})-])/giu, 'part-time'],
  // "A 3-on, 4-off rotation": one pattern, whose comma parts nothing.
  [new RegExp(`\\b(${few})-on, ?(?:and )?(${few})-off\\b`, 'gi'), '$1-on/$2-off'],
  // "Ledger and settlement team, 9 engineers": of so many.
  [
    new RegExp(
      `(?<=^|[.;\\n] ?)((?:[A-Z][a-z-]*|the) (?:[a-z-]+ ){0,4}team), (${few}|\\d+) ((?:[a-z-]+ )?(?:[a-z]+(?:ers|ors|ists|ants|ians|ees|ysts)|nurses|cooks|chefs|clerks|reps|apprentices|colleagues|members|people|staff))(?=[.;]|$)`,
      'g',
    ),
    '$1 of $2 $3',
  ],
  // "Over four days, one of them a Saturday".
  [
    /\b((?:\d|two|three|four|five|six) (?:days|nights|shifts|mornings|evenings)(?: a week)?), one of (?:them|which) (?:is |being )?(?:on )?(?:an? )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekend|night shift)\b/gi,
    '$1 including a $2',
  ],
  // "On site three days, at home two".
  [
    /\bon[- ]site (one|two|three|four|\d) days?, (?:and )?at home (one|two|three|four|\d)\b/gi,
    '$1 days a week on site and $2 at home',
  ],
  // "Apprentice plumber to start September".
  [
    new RegExp(`(?:^|(?<=[.;\\n] ?))[A-Z][A-Za-z ]{2,40} to start (?:in )?(${month})(?=$|[.;\\n])`, 'g'),
    'You start in $1',
  ],
];
/** "Five years in content, two leading people": years, all of them. */
const ofYears = rare(
  /(\b(?:\d+\+?|one|two|three|four|five|six|seven|eight|ten|twelve) (?:years?|yrs?)['’]? [^,;.]{3,60}), (?:and |at least )?(\d+\+?|one|two|three|four|five|six|seven|eight) (?=(?:(?:leading|managing|running|supervising|heading|selling|teaching) (?:an?|the|others|people|teams?|staff|[a-z]+s)\b|working |(?:in|as|with|at) ))/gi,
);
const inYears = (text: string): string =>
  text.replace(
    ofYears,
    (_, first: string, many: string) => `${first}, ${many} ${/^(?:one|1)$/i.test(many) ? 'year' : 'years'} `,
  );
/** "2 yrs MIG. must pass the weld test. flux core a plus": notes with stops and no capitals; what is only cut short ends nothing. */
const stop =
  /(?<=[A-Za-z\d]{2})(?<!\b(?:approx|incl|excl|esp|exp|pref|req|reqd|min|max|etc|yrs?|hrs?|mths?|dept|assoc|mgmt|mgr|cert|quals?|lic|vs|ca|no|nos|ref|tel|ext|est|avg|temp|perm|poss|co|ltd|inc|st|rd))\. (?=[a-z])/gi;
const withStops = (text: string): string =>
  (text.match(stop)?.length ?? 0) > 1 && !/[.!?] [A-Z]/.test(text)
    ? text.replace(stop, '; ')
    : // "Safe Pass - we'll book it. handy, on time": a sentence that is surely over.
      text.replace(/(?<=\b(?:it|us|them|you|this|that|ok|okay|fine)\)?)\. (?=[a-z])/gi, '; ');

/** "we open at six. nobody stays late": typed without capitals, and two sentences all the same. */
const nextInSmall =
  /(?<=\S+ \S+ (?:[a-z][a-z’']+|\d{1,2}))(?<!\b(?:approx|incl|excl|esp|exp|pref|req|min|max|etc|yrs?|hrs?|mths?|dept|assoc|mgmt|mgr|cert|vs|ca|nos?|ref|tel|ext|est|avg|temp|perm|poss|co|ltd|inc|st|rd|sq|ft))([.!?]) ([a-z])/g;
/** "Home by half 4. Every day.": how often it is so, and no sentence of its own. */
const soOften =
  /(?<=^[^.]{6,50})[.] (?=(?:every|each) (?:single )?(?:day|night|week|weekend|evening|time|[a-z]+day)\.?$)/i;
const withCapitals = (typed: string): string => {
  const text = typed.replace(soOften, ' ').replace(/ E(?=(?:very|ach) \S+\.?$)/, ' e');
  return /^[a-z]/.test(text)
    ? text.replace(nextInSmall, (_, mark: string, letter: string) => `${mark} ${letter.toUpperCase()}`)
    : text;
};

const tidied = (text: string | null): string | null => (text ? inTurn(partSlashes(text), short) : text);

/** "Development of firmware": what the reader does. */
const deed =
  /^(?:Development|Design|Management|Operation|Maintenance|Planning|Delivery|Preparation|Co-?ordination|Supervision|Production|Installation) of (?!the (?:role|post|job)\b)[^;.\n]+(?=$|[;.\n])/gm;
const asDone = (text: string): string =>
  text.replace(deed, (found) => {
    const task = readDuty(found);
    return task && !task.nouns ? `You ${task.text}` : found;
  });

const point = /^\s*[-–—•*·▪]\s+/;
/** Points of a list, each a sentence of its own. */
function partPoints(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => point.test(line)).length < 2) return text;
  return lines.map((line) => (point.test(line) ? line.replace(/([^.!?;:,])\s*$/, '$1;') : line)).join('\n');
}

/** "4 on 4 off = 182 days off a year / paid training": two promises, and what the first comes to. */
const inSentences = (text: string): string =>
  text
    .replace(/(\S+ \S+) = (?=\S+ \S+)/g, '$1: ')
    .replace(
      /(\S+ \S+ \S+) \/ (\S)(?=\S* \S+)/g,
      (_, before: string, letter: string) => `${before}. ${letter.toUpperCase()}`,
    );

/** "84 vehicles, 31 electric": 31 of the 84. */
const ofThem = (text: string): string =>
  text.replace(
    /\b(\d[\d,]* [a-z]+s), (\d[\d,]*) (?=(?:electric|hybrid|automatic|new|refrigerated|full[- ]time|part[- ]time|women)(?:$|[,.;/\n]))/g,
    '$1, $2 of them ',
  );

/** "counter won best counter", "first-time MOT pass 97.6% last year": whose it is, and what it was. */
const ofOurs = (text: string): string =>
  text
    .replace(
      /^((?!(?:we|our|the|an?|all|no|every|each|\d)\b)[a-z]+(?: [a-z]+)?) (?=(?:won|was|has|had|scored|came|got) )/,
      'our $1 ',
    )
    .replace(
      /^((?:[A-Za-z-]+ ){0,3}(?:pass|fill|retention|completion|response|satisfaction|occupancy|attendance|success))(?: rate)?:? (\d[\d.]* ?%)( (?:last|in|for|over|this) .*)?$/i,
      (_, what: string, share: string, when = '') =>
        `Our ${what.charAt(0).toLowerCase()}${what.slice(1)} rate ${/last|\d{4}/.test(when) ? 'was' : 'is'} ${share}${when.replace(/\byr\b/, 'year')}`,
    );

/** "Nurses waiting on their adaptation welcome to enquire": said to them, and asked of nobody. */
const greeting =
  /(?:^|[.;\n] *|, (?=(?:[a-z]+ ){1,4}(?:are |is )?welcome))((?!we\b|you\b)[A-Za-z][^,;.\n]{2,60}?)(?: (are|is))?((?: (?:also|very|most|always))*) welcomed? to (apply|enquire|inquire|ask|call|get in touch|contact us)(?: too| as well)?(?=$|[.;,\n])/g;
const state = /^(?:newly|recently|part|fully) (?:qualified|registered|trained|graduated)$/i;
/** What is asked for, and the sentences in which somebody is told that they are welcome. */
function withoutGreetings(skills: string): { skills: string; greetings: string[] } {
  const greetings: string[] = [];
  const left = skills.replace(greeting, (_, who: string, verb: string | undefined, how: string, deed: string) => {
    const subject = `${who.charAt(0).toUpperCase()}${who.slice(1)}`;
    greetings.push(
      state.test(who)
        ? `You are${how} welcome to ${deed} if you are ${who.toLowerCase()}.`
        : `${subject} ${verb ?? (/^(?:an?|any|every|one)(?:one|body)? ?/i.test(who) ? 'is' : 'are')}${how} welcome to ${deed}.`,
    );
    return '';
  });
  return { skills: greetings.length > 0 ? left.replace(/^[.;,\s]+/, '') : skills, greetings };
}

const many = '(?:(?:about|over|nearly|around|some|more than) )?\\d[\\d,.]*';
/** "Planning for three lines, 240 staff in the plant", "team of 14, about 9,200 accounts": what there is of something stands behind its comma as a note of its own. */
const counted = new RegExp(
  `((?:^|[.;\\n] ?)(?:[Tt]eam of \\d+|[A-Z][a-z]+ing (?:for|of|in|on|across) [^.,;\\d]{4,50})), (${many} (?:[a-z-]+ )?[a-z]{3,}(?:s|staff|people)\\b|${many} (?:staff|people)\\b)(?=[^,.;]{0,30}(?:[.;\\n]|$))`,
  'g',
);
const partCounts = (text: string): string =>
  text.replace(counted, (_, before: string, what: string) => `${before}. ${upperFirst(what)}`);

/** Machines and controls among which "drives" are some of them, and nobody who drives. */
const machines =
  /\b(?:PLCs?|HMIs?|SCADA|VFDs?|inverters?|motors?|switchgear|pneumatics?|hydraulics?|servos?|robots?|sensors|contactors|Siemens|Allen[- ]Bradley|Rockwell|Beckhoff|18th Edition|(?:electrical|mechanical) trade|trade cert\w* electrical)\b/i;
/** "Siemens S7, drives": what one knows where the other notes are of machines. */
const asDrives = (skills: string): string =>
  machines.test(skills)
    ? skills.replace(
        /(^|[,;\n]\s*)(?:and )?drives(?=\s*(?:[,;.\n]|$| and [a-z]+\s*(?:[,;.\n]|$)))/gi,
        '$1knowledge of drives',
      )
    : skills;

/** "128 systems since 2010, the oldest still runs every night": the oldest of them, and no sentence without them. */
const ofThose = (text: string): string =>
  text.replace(
    /(?<=\d[^.;,]{3,80}), (?:and )?the (oldest|newest|largest|biggest|smallest|first|last|latest|youngest|longest) (?=(?:still |now |also )*(?:runs|is|was|has|works|goes|stands|dates|opened|started|serves)\b)/gi,
    ', and the $1 of them ',
  );

/** "Evening shift, 1:30 pm to 10 pm." among the tasks: when one works, and nothing that one does. */
function withoutTimes(tasks: string): { tasks: string; times: string[] } {
  if (!/\d ?[ap]\.?m\b|\d[.:]\d\d/i.test(tasks)) return { tasks, times: [] };
  const sentences = splitSentences(tasks);
  const times = sentences.filter(
    (sentence) => /\d ?[ap]\.?m\b|\d[.:]\d\d/i.test(sentence) && isOfTime(sentence.replace(/[.]$/, '')),
  );
  return times.length > 0 && times.length < sentences.length
    ? { tasks: sentences.filter((sentence) => !times.includes(sentence)).join('\n'), times }
    : { tasks, times: [] };
}

/** "Role reports to MD; covers two packhouses, cold chain": what it covers is one row, and said whole or not at all. */
const rowOfPost =
  /(^|[.;\n] ?)(Role|Post|Job|Position) reports to ([^;.\n]+); (covers|includes|oversees|leads|runs|manages) (?=[^;.\n]+,)/g;

const withoutWhoSaidSo = (brief: BriefInput): BriefInput => {
  const left = (text: string | null): string | null =>
    text && withMarkedAnswers(withoutHearsay(withoutMails(atDoubled(text))));
  return {
    ...brief,
    description: left(brief.description),
    proposition: left(brief.proposition),
    responsibilitiesRole: left(brief.responsibilitiesRole),
    skills: left(brief.skills),
    supportingEvidence: left(brief.supportingEvidence),
  };
};

/** The brief with its notes parted and without notes that are only a name and a gap. `title`: the job's, for tasks that lean on it. */
export function tidyBrief(asItCame: BriefInput | null, title = ''): BriefInput | null {
  if (!asItCame) return null;
  const { description: mailed } = asItCame;
  const points = inPoints(
    withoutOwnPerson(
      withoutWhoSaidSo({
        ...asItCame,
        // What an older mail says goes before its header does.
        description: sentencesAtBars(mailed && withReasonApart(withoutMailTalk(withoutMails(mailed)))),
        responsibilitiesRole:
          asItCame.responsibilitiesRole &&
          ordersInFull(withTopicsInOrders(asItCame.responsibilitiesRole), title, asItCame.description ?? ''),
        skills: atBars(asItCame.skills),
      }),
    ),
  );
  const typed = {
    ...points,
    description: inTheirParts(withReporting(points.description)),
    responsibilitiesRole: withWayBehind(withReporting(points.responsibilitiesRole)),
  };
  const plain = (text: string | null): string | null => text && withAnswersOnly(text);
  const brief = {
    ...typed,
    description: notesInFull(plain(typed.description)?.replace(rowOfPost, '$1$2 reports to $3. $2 $4 ') ?? '') || null,
    proposition: plain(typed.proposition),
    responsibilitiesRole: plain(typed.responsibilitiesRole),
    supportingEvidence: plain(typed.supportingEvidence),
  };
  const { skills, greetings } = withoutGreetings(brief.skills ?? '');
  const { tasks: parted, times: told } = withoutTimes(partNotDone(brief.responsibilitiesRole ?? '').tasks);
  const { tasks, times } = timesAmongTasks(parted, `${brief.description ?? ''} ${told.join(' ')}`);
  const joined = [timesBehindOrders(brief.description ?? ''), ...told, ...times]
    .filter((text) => text !== '')
    .join('\n');
  const description = joined ? asDone(ofThem(partPoints(partCounts(tidied(withDaysAndPlaces(joined)) ?? '')))) : '';
  return {
    ...brief,
    description:
      greetings.length > 0
        ? `${description.replace(/([^.!?;\n])\s*$/, '$1.')} ${greetings.join(' ')}`.trim()
        : description || null,
    proposition: brief.proposition
      ? inSentences(withCapitals(brief.proposition.replace(label, '')).replace(/^[a-z](?=[a-z]+ )/, upperFirst))
      : null,
    responsibilitiesRole: tidied(brief.responsibilitiesRole && tasks),
    skills: tidied(brief.skills && inYears(asDrives(withStops(skills)))),
    supportingEvidence: brief.supportingEvidence
      ? ofThose(ofOurs(withoutGaps(partSlashes(brief.supportingEvidence))))
      : null,
  };
}
