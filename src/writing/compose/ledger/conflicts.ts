/** What the job description says against the brief beside pay, place and terms: the size of the team, and whether one works by day or by night. */
import { findNumbers } from '../language/numbers.ts';
import { splitSentences } from './clean.ts';

const teams =
  /\b(?:team|crew|gang|squad) of (?:about |around |up to |over |nearly |some )?(\d{1,4}|[a-z]+)\b(?![-–]| to \d)|\b(\d{1,4}|[a-z]+)-(?:strong|person|people|member) (?:team|crew)\b/gi;

/** How large the teams are that a text speaks of. */
function teamSizes(text: string): number[] {
  return [...text.matchAll(teams)].flatMap((found) =>
    findNumbers(found[1] ?? found[2] ?? '').map(({ value }) => value),
  );
}

const night = /\bnight[- ]?shifts?\b|\bnights\b(?! (?:off|away|out|free))/i;
const day =
  /\b(?:day|morning|early|late)[- ]?shifts?\b|\bdays\b(?= (?:only|and nights|or nights|and lates))|\bearlies\b/i;
const noNights = /\bno (?:nights|night (?:shifts?|work))\b/i;

/** The parts of a text that promise nothing away: "no nights" names no night work. */
const worked = (text: string): string => text.replace(/\bno (?:[a-z]+ ){1,3}/gi, ' ');

/** A test of what the job description says: the brief is stronger, and what was left out is told. */
export function findConflicts(briefText: string, notes: Set<string>): (text: string) => boolean {
  const sizes = splitSentences(briefText).flatMap(teamSizes);
  const byNight = night.test(worked(briefText)) && !day.test(briefText);
  const byDay = noNights.test(briefText) || (day.test(briefText) && !night.test(worked(briefText)));
  return (text) => {
    const other = teamSizes(text).find((size) => sizes.length > 0 && !sizes.includes(size));
    if (other !== undefined) {
      notes.add(
        `The job description speaks of a team of ${other}, the brief of ${sizes.join(' and ')}. We use the brief.`,
      );
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
