/** What the job description says against the brief beside pay, place and terms: the size of the team, whether one works by day or by night, and the years of experience. */
import { rare } from '../language/its-words.ts';
import { findNumbers } from '../language/numbers.ts';
import { contentWords } from '../language/words.ts';
import { againstFigures } from './conflict-figures.ts';
import { againstTurns } from './conflict-turns.ts';
import { asksForNumber } from './done-before.ts';
import { againstSizes } from './group-sizes.ts';
import { findBroken } from './limits.ts';
import { findRuledOut } from './ruled-out.ts';
import { splitSentences } from './split-sentences.ts';
import { againstStart } from './start-times.ts';

/** The parts of the brief's fields that stand by themselves. */
const briefLines = (text: string): string[] => splitSentences(text).flatMap((sentence) => sentence.split(/[,;\n]/));

const teams =
  /\b(?:team|crew|gang|squad) of (?:about |around |up to |over |nearly |some )?(\d{1,4}|[a-z]+)\b(?![-–]|,\d| to \d)|\b(\d{1,4}|[a-z]+)-(?:strong|person|people|member) (?:team|crew)\b/gi;

/** How large the teams are that a text speaks of. */
function teamSizes(text: string): number[] {
  if (asksForNumber(text)) return [];
  return [...text.matchAll(teams)].flatMap((found) => {
    // "A team of five attorneys and seven compliance staff": twelve.
    const more = /^ [a-z-]+(?: [a-z-]+)? and (\d{1,4}|[a-z]+) [a-z]{3,}/i.exec(
      text.slice(found.index + found[0].length),
    )?.[1];
    const [beside] = findNumbers(more ?? '');
    return findNumbers(found[1] ?? found[2] ?? '').map(({ value }) => value + (beside?.value ?? 0));
  });
}

const night = /\bnight[- ]?shifts?\b|\bnights\b(?! (?:off|away|out|free))/i;
const day =
  /\b(?:day|morning|early|late)[- ]?shifts?\b|\bdays\b(?= (?:only|and nights|or nights|and lates))|\bearlies\b/i;
const noNights = /\bno (?:nights|night (?:shifts?|work))\b/i;

/** The parts of a text that promise nothing away: "no nights" names no night work. */
const worked = (text: string): string => text.replace(/\bno (?:[a-z]+ ){1,3}/gi, ' ');

const asksYears =
  /\b(\d{1,2}|[a-z]+)(?: ?(?:-|–|to) ?(\d{1,2}|[a-z]+))?\+? ?(?:years?|yrs?)\b['’]?(?=[^.;\n]*\b(?:experience|in|as|of|with|working)\b)(?! (?:contract|fixed|course|degree|programme|apprenticeship|old|ago|after|of (?:college|study|school)))/gi;
/** Words of a request for experience that name no field. */
const fieldless =
  /^(?:experienc|relevant|relat|similar|role|position|post|least|minimum|min|year|yr|proven|previou|prior|work|practical|solid|strong|hand|field|industry|equivalent|comparabl|prefer|more|plus|two|thre|four|fiv|six|seven|eight|nin|ten)/;

/** An age, a time that something has lasted, or how old something is: years, and none of experience. */
const otherYears =
  /\bage(?:d|s|\b)|\byears? (?:old|of age|young|running|straight|in a row|in business|on end|in the making)\b|\bfor (?:over |more than |almost |nearly |about |the (?:past|last) )?(?:\d+|[a-z]+) years\b|\b(?:not|no) (?:more|older) than\b|\b(?:under|below|up to|max(?:imum)?(?: of)?|within|every|in|over the|past|last|first|next|since|guarantee|warranty|rated|established|founded|trading) (?:\d+|[a-z]+) ?(?:years?|yrs?)\b(?! (?:of )?(?:experience|in\b))/i;

/** "Manager" and "management", "welder" and "welding": work and who does it, by as many letters as both begin with. */
const isOneWork = (one: string, other: string): boolean =>
  (one.length > 3 && other.startsWith(one)) ||
  (other.length > 3 && one.startsWith(other)) ||
  (one.length > 5 && other.length > 5 && one.slice(0, 5) === other.slice(0, 5));

/** How many years of experience a line asks for, at most how many ("3 to 6 years"), and of what. */
interface YearsAsked {
  least: number;
  most: number | null;
  field: readonly string[];
}
function yearsAsked(line: string): YearsAsked | null {
  if (otherYears.test(line)) return null;
  const found = [...line.matchAll(asksYears)].flatMap(([, from = '', to = '']) =>
    findNumbers(from).map(({ value }) => ({ value, most: findNumbers(to)[0]?.value ?? null })),
  );
  const [asked] = found;
  return asked === undefined
    ? null
    : {
        least: asked.value,
        most: asked.most,
        field: contentWords(line).filter((word) => !/^\d/.test(word) && !fieldless.test(word)),
      };
}

/** "2+ years Irish payroll", "3 years à la carte" among the skills: years of experience that are only jotted down. */
const jotted = rare(
  /^\W*(?:at least |min(?:imum)?\.? (?:of )?)?(\d{1,2})(?: ?(?:-|–|to) ?(\d{1,2}))?\+? ?(?:years?|yrs?)\b['’]?\+? (?:of |in |on |with )?(?!(?:old|contract|fixed|course|degree|programme|apprenticeship|training|ago|minimum|plus)\b)(?=\p{L})/iu,
);
function yearsJotted(line: string): YearsAsked | null {
  const [, least, most] = (otherYears.test(line) ? null : jotted.exec(line)) ?? [];
  return least === undefined
    ? null
    : {
        least: Number(least),
        most: most === undefined ? null : Number(most),
        field: contentWords(line).filter((word) => !/^\d/.test(word) && !fieldless.test(word)),
      };
}

const led =
  '(?:folks|people|staff|colleagues|associates|operatives|assistants|carers|HCAs|nurses|engineers|technicians|drivers|pickers|cooks|chefs|bakers|cleaners|volunteers)';
/** "You'd have 5 to 7 folks", "you lead six people": how many somebody leads, without the word "team". */
const leadsMany = new RegExp(
  String.raw`\b(?:you['’]?(?:d|ll| would| will)? (?:have|lead|manage|run|supervise)|(?:lead|manage|supervise)) (?:about |around )?(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: ?(?:to|-|–|or) ?(\d{1,3}))? ${led}\b`,
  'gi',
);
/** The least and the most that a brief says somebody leads; null where it names none. */
function leadsOf(text: string): { least: number; most: number; said: string } | null {
  const [found] = text.matchAll(leadsMany);
  const [least] = findNumbers(found?.[1] ?? '');
  if (!found || !least) return null;
  const most = Number(found[2] ?? least.value);
  return { least: least.value, most, said: most > least.value ? `${least.value} to ${most}` : `${least.value}` };
}
const partOfTeam =
  /\b(?:management|leadership|executive|senior|core|project|office|head office) team of\b|\bdirect reports\b/i;
const leadsTeam = /^\W*(?:to )?(?:lead|manage|supervise|head|run|oversee)(?:s|ing)? (?:and \w+ )?(?:a|the|our) /i;

/**
 * A test of what the job description says: the brief is stronger, and what was left out is told.
 * @param skills what the brief asks for, where years stand without a word for experience
 */
export function findConflicts(briefText: string, notes: Set<string>, skills = ''): (text: string) => boolean {
  const sizes = briefLines(briefText).flatMap(teamSizes);
  const byNight = night.test(worked(briefText)) && !day.test(briefText);
  const byDay = noNights.test(briefText) || (day.test(briefText) && !night.test(worked(briefText)));
  const broken = findBroken(briefText);
  const figures = againstFigures(briefText);
  const starts = againstStart(briefText);
  const turns = againstTurns(briefText);
  const sizesOf = againstSizes(briefText);
  const ruledOut = findRuledOut(briefText);
  const years = [
    ...briefLines(briefText).flatMap((line) => yearsAsked(line) ?? []),
    ...briefLines(skills).flatMap((line) => (yearsAsked(line) ? [] : (yearsJotted(line) ?? []))),
  ];
  const leads = sizes.length === 0 ? leadsOf(briefText) : null;
  return (text) => {
    // "Four years in hotel events" of the brief, "five years in event management" of the job description.
    const asked = /\b(?:preferred|desirable|ideally|plus|advantage)\b/i.test(text) ? null : yearsAsked(text);
    const ours =
      asked &&
      years.filter(
        ({ least, field }) =>
          asked.field.length === 0 ||
          asked.field.some((word) => field.includes(word)) ||
          // "2 years as a manager", "5 years of retail management experience": more years of one work, by its other word.
          (asked.least > least && asked.field.some((word) => field.some((other) => isOneWork(word, other)))) ||
          // "Three years' experience", whatever in: the whole of it, and no part.
          (field.length === 0 && asked.least > least && /\bexperience\b(?! (?:with|using|on)\b)/i.test(text)) ||
          // "15 years of professional experience in drives" beside ten in engineering: the whole of it as well.
          (asked.least > least &&
            // Of the only years that the brief names, however few, more are more.
            (least > 4 || years.length === 1) &&
            /\b(?:professional|work(?:ing)?|total|overall) experience\b/i.test(text)),
      );
    const mine = ours?.[0];
    // "20 years in manufacturing, five of them as head": the brief asks for as many, beside others.
    if (asked && mine && !ours?.some(({ least }) => least === asked.least)) {
      notes.add(`The job description asks for ${asked.least} years, the brief for ${mine.least}. We use the brief.`);
      return true;
    }
    // "3 to 6 years" beside the brief's "3+ years": an upper end that the brief has not set.
    const open = asked?.most ? ours?.find(({ least }) => least === asked.least) : undefined;
    if (asked?.most && open && !ours?.some(({ most }) => most === asked.most)) {
      notes.add(
        `The job description asks for ${asked.least} to ${asked.most} years, the brief for ${open.most ? `${open.least} to ${open.most}` : open.least}. We use the brief.`,
      );
      return true;
    }
    // "A management team of six" among 310 staff: a part of them, that the brief doesn't count.
    const apart = partOfTeam.test(text) && !partOfTeam.test(briefText);
    const other = apart ? undefined : teamSizes(text).find((size) => sizes.length > 0 && !sizes.includes(size));
    if (other !== undefined) {
      notes.add(
        `The job description speaks of a team of ${other}, the brief of ${sizes.join(' and ')}. We use the brief.`,
      );
      return true;
    }
    const [team] = leads && !apart && leadsTeam.test(text) ? teamSizes(text) : [];
    if (leads && team !== undefined && (team < leads.least || team > leads.most)) {
      notes.add(`The job description speaks of a team of ${team}, the brief of ${leads.said}. We use the brief.`);
      return true;
    }
    const limit = broken(text) ?? figures(text) ?? sizesOf(text) ?? ruledOut(text) ?? starts(text) ?? turns(text);
    if (limit !== null) {
      notes.add(limit);
      return true;
    }
    const against =
      (byNight && /\bday[- ]?shifts?\b/i.test(text) && !night.test(text)) ||
      (byDay && !noNights.test(text) && night.test(worked(text)) && !day.test(text));
    if (against)
      notes.add(
        `The job description speaks of ${byNight ? 'day shifts, the brief of nights' : 'nights, the brief of day work'}. We use the brief.`,
      );
    return against;
  };
}
