/**
 * "English at native level or C2", "native or fluent German": who was born to a language is nobody's business, and how well it
 * is spoken is. The level beside it is asked for, and the recruiter is told.
 */
import { rare } from '../language/its-words.ts';
import type { Seldom } from '../language/seldom.ts';
import { tongue } from '../language/tongues.ts';
import type { WriterInput } from '../types.ts';

const born = '(?:at (?:a )?)?(?:native(?:[- ](?:speakers?|tongue))?(?:[- ]level)?|mother[- ]tongue(?:[- ]level)?)';
const level = '(?:at (?:level )?)?([ABC][12]\\+?|fluent)(?:[- ]level)?';
const shapes: readonly { pattern: Seldom; language: number; level: number }[] = [
  // "English at native level or C2", "English (native or C1)", "English, native or fluent".
  {
    pattern: rare(new RegExp(`\\b(${tongue}),?:? \\(?${born}(?:,? or|/| ?/) ?${level}(?: level)?\\)?`, 'gi')),
    language: 1,
    level: 2,
  },
  // "English C2 or native level", "English (C1 or mother tongue)".
  {
    pattern: rare(
      new RegExp(`\\b(${tongue}),?:? \\(?${level}(?:,? or|/| ?/) ?${born}(?: ${tongue})?(?![a-z])\\)?`, 'gi'),
    ),
    language: 1,
    level: 2,
  },
  // "Native or C2 level English", "native speaker or fluent German".
  {
    pattern: rare(new RegExp(`\\b${born}(?:,? or|/| ?/) ?${level}(?: in| of)? (${tongue})\\b`, 'gi')),
    language: 2,
    level: 1,
  },
  // "Native English or C2", "native-level French or fluent".
  {
    pattern: rare(new RegExp(`\\b${born} (${tongue})(?: speakers?)?(?:,? or|/| ?/) ?${level}(?![a-z])`, 'gi')),
    language: 1,
    level: 2,
  },
  // "Fluent or native German".
  { pattern: rare(new RegExp(`\\b${level}(?:,? or|/| ?/) ?${born} (${tongue})\\b`, 'gi')), language: 2, level: 1 },
];

/** A text with the level alone, and what was taken out of it. */
export function withLevelAlone(text: string): { text: string; asked: string[] } {
  if (!/native|mother[- ]tongue/i.test(text)) return { text, asked: [] };
  const asked: string[] = [];
  const left = shapes.reduce(
    (rest, shape) =>
      rest.replace(shape.pattern, (...found: string[]) => {
        const [name = '', grade = ''] = [found[shape.language], found[shape.level]];
        const language = name.charAt(0).toUpperCase() + name.slice(1);
        const said = /^fluent$/i.test(grade) ? `fluent ${language}` : `${language} at ${grade.toUpperCase()}`;
        asked.push(said);
        return said;
      }),
    text,
  );
  return { text: left, asked };
}

/** The input with levels alone in what is asked for, and a note on each. */
export function levelsAlone(input: WriterInput): { input: WriterInput; notes: string[] } {
  const { brief, jobDescription } = input;
  const [skills, description, paper] = [brief?.skills, brief?.description, jobDescription?.text].map((text) =>
    withLevelAlone(text ?? ''),
  );
  const asked = [skills, description, paper].flatMap((one) => one?.asked ?? []);
  if (asked.length === 0) return { input, notes: [] };
  return {
    input: {
      ...input,
      brief: brief && {
        ...brief,
        skills: brief.skills && (skills?.text ?? ''),
        description: brief.description && (description?.text ?? ''),
      },
      jobDescription: jobDescription && { ...jobDescription, text: paper?.text ?? '' },
    },
    notes: [...new Set(asked)].map(
      (said) => `That somebody is born to a language can shut people out, so "${said}" is asked for alone.`,
    ),
  };
}
