/** What one line takes the place of another's for, and what is gone with it: "Excel" where "DATEV" took the place of "confident with DATEV and Excel". */
import { joinList } from '../language/joined-phrases.ts';
import { asSaid } from '../mining/requirements/named.ts';
import { isLanguage, type PersonFact, readTools } from '../mining/requirements/person-shapes.ts';
import type { FactSource } from '../types.ts';
import { about as aboutOf, numbersIn, spellsOut } from './same/requirement-parts.ts';
import { sameDegree } from './same/same-degree.ts';

/** A line as it was asked for, before another took its place. */
export interface Asked {
  fact: PersonFact;
  source: FactSource;
  raw: string;
}

/** What is written with capitals and says nothing by itself. */
const noName = /^(?:I|UK|EU|US|USA|MS|Microsoft|Office|IT|HR|English|Maths|GCSEs?|Level|Grade|Class|Type|Category)$/;
const key = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[.'’-]/g, '')
    .replace(/s$/, '');
const keysIn = (text: string): string[] => text.split(/[\s,;:()/]+/).map(key);

/** Names, papers and programs of a line, as they were written. */
const namesIn = (text: string): string[] =>
  text
    .split(/[\s,;:()/]+/)
    .map((word) => word.replace(/[.'’]+$|['’]s?$/g, ''))
    .filter((word) => /[A-Z]/.test(word) && !noName.test(word) && word.length > 1);
const lettersIn = (text: string): string[] => text.match(/\b[A-Z]{3,6}\b/g) ?? [];

/** Names that are in none of the texts, by themselves, by their letters or written out. */
function lostNames(text: string, kept: readonly string[]): string[] {
  const known = new Set(kept.flatMap(keysIn));
  // "Qualified Teacher Status" and "QTS".
  const written =
    lettersIn(text).some((letters) => kept.some((other) => spellsOut(letters, other))) ||
    kept.flatMap(lettersIn).some((letters) => spellsOut(letters, text));
  return written ? [] : namesIn(text).filter((name) => !known.has(key(name)));
}

/** Years and levels that no line about the same has: "with 3 years as a team leader". */
function lostNumbers(text: string, kept: readonly string[]): string[] {
  const about = aboutOf(text);
  const near = kept.filter((other) => {
    const theirs = aboutOf(other);
    return about.size === 0 || theirs.size === 0 || [...about].some((word) => theirs.has(word));
  });
  const known = new Set(near.flatMap(numbersIn));
  const asked = numbersIn(text);
  // One number against another is another amount of the same, of which the brief's stands.
  return asked.length > 1 ? asked.filter((number) => !known.has(number)) : [];
}

/** What says when, how much or for how long, and nothing of what it is about. */
const noThing =
  /^(?:after|before|post|pre|since|qualif\w*|complet\w*|finish\w*|within|includ\w*|least|minim\w*|will|must|you|ideal\w*|prefer\w*|such|who|that|which|etc|other|both|all|more|time|first|new|when|where|while|dur\w*|per|abl|abil\w*|valid|hold\w*|possess\w*|prov\w*|demonstr\w*|higher|abov|better|also|well)$/;
/** Words of what it is about that no line has, where they are half of them and more. */
function lostWords(text: string, kept: readonly string[]): string[] {
  const about = [...aboutOf(text)].filter((word) => !noThing.test(word));
  const known = new Set(kept.flatMap((other) => [...aboutOf(other)]));
  const lost = about.filter((word) => !known.has(word));
  return lost.length > 1 && lost.length * 2 >= about.length ? lost : [];
}

const spoken = /\b(?:spoken|written|oral|verbal|fluent|fluency|speak|native|conversational)\b/i;
/** "Good spoken and written English" is in no "GCSE in English". */
const isUnspoken = (text: string, kept: readonly string[]): boolean =>
  spoken.test(text) &&
  text
    .split(/[\s,]+/)
    .some(
      (word) =>
        isLanguage(word) &&
        !kept.some(
          (other) =>
            other.includes(word) &&
            (spoken.test(other) ||
              /\b[ABC][12]\b/.test(other) ||
              new RegExp(`\\b(?:good|strong|excellent|clear|basic|business) (?:\\w+ )?${word}`).test(other)),
        ),
    );

/** Whether a line asks for a name, a number or a thing that none of the kept texts has. */
export const asksMore = (text: string, kept: readonly string[]): boolean =>
  lostNames(text, kept).length > 0 ||
  lostNumbers(text, kept).length > 0 ||
  lostWords(text, kept).length > 0 ||
  isUnspoken(text, kept);

/** "(QQI Level 6 Advanced Craft)": what an aside names, whatever was read of its line; "(E)" is a mark. */
const asidesOf = (raw: string): string =>
  (raw.match(/\([^()]*[A-Z]{2}[^()]*\)/g) ?? []).filter((aside) => aside.length > 4).join(' ');

/** The programs among what is lost, which somebody knows: they make a line of their own. */
function programsIn(text: string, lost: readonly string[]): string[] {
  const row = /^know (.+)$/.exec(text)?.[1]?.split(/, (?:and )?| and /);
  if (row && !/ or /.test(text)) return row.filter((name) => namesIn(name).some((part) => lost.includes(part)));
  return / or /.test(text) ? [] : lost.filter((name) => readTools(name) !== null);
}

/** The names of a line that asks for nothing but programs. */
const knownIn = (text: string): string[] =>
  / or |\(/.test(text) ? [] : (/^know ([A-Z].*)$/.exec(text)?.[1]?.split(/, (?:and )?| and /) ?? []);

/** "A Bachelor of Science in Chemistry" where "a BS in chemistry" is kept: the rank is told, by its letters. */
const withoutRank = (text: string, kept: readonly string[]): string =>
  kept.some((other) => sameDegree(text, other))
    ? text.replace(/\b(?:Bachelor|Master|Doctor)(?:['’]?s)? of [A-Z][a-z]+(?: in)?\b/i, 'degree')
    : text;

/** Programs of which no kept line asks, and the line that they stand beside. */
interface Program {
  text: string;
  of: Asked;
  beside: string | undefined;
}

/** What of the lines asked for is in none that is kept: programs to say in a line of their own, and lines to tell of. */
export function findLost(asked: readonly Asked[], kept: readonly string[]): { programs: Program[]; lines: Asked[] } {
  const texts = [...kept];
  const programs: Program[] = [];
  const lines: Asked[] = [];
  for (const of of asked) {
    const said = asSaid(of.fact).text;
    if (of.fact.desirable || of.fact.kind === 'without' || texts.includes(said)) continue;
    const text = withoutRank(said, texts);
    const names = lostNames(text, texts);
    const known = programsIn(text, names);
    if (known.length > 0 && known.length < 5) {
      // "Know DATEV" and "confident with DATEV and Excel": the line that is kept has room for the other.
      const beside = kept.find(
        (other) => knownIn(other).some((name) => text.includes(name)) && knownIn(other).length + known.length < 5,
      );
      const line = `know ${joinList([...(beside ? knownIn(beside) : []), ...known])}`;
      programs.push({ text: line, of, beside });
      texts.push(line);
    }
    const parts = new Set(known.flatMap(namesIn));
    const rest = names.filter((name) => !parts.has(name));
    if (
      rest.length > 0 ||
      lostNames(asidesOf(of.raw), texts).length > 0 ||
      (names.length === 0 && asksMore(text, texts))
    )
      lines.push(of);
  }
  return { programs, lines };
}
