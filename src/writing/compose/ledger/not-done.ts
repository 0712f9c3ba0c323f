/**
 * What a list of tasks says that nobody does: "What will they not do? Pricing of new products.", "you will not:" over points,
 * "out of scope: pricing". Under such a head nothing is a task; what stood there is told in a note, and said in no text.
 */
import { deniedHeads } from '../mining/page/denied-heads.ts';
import type { BriefInput } from '../types.ts';

/** The head with its mark, and what follows it: the points below it, or the rest of its line to the next question. */
const denied = new RegExp(
  `(?<=^|[.!?;\\n]\\s*|^[-–—•*]\\s*)(?:${deniedHeads})\\s?[?:]((?:[ \\t]*\\n(?:[ \\t]*[-–—•*·▪][^\\n]*(?:\\n|$))+)|[ \\t]*[^\\n]*?(?=[.!;]\\s+[A-Z][^.!?;\\n]*[?:]|\\n|$))[.!;]?`,
  'gi',
);

/** The tasks without what nobody does, and that, part by part, as it was typed. */
export function partNotDone(tasks: string): { tasks: string; notDone: string[] } {
  const notDone: string[] = [];
  const left = tasks.replace(denied, (_, under: string) => {
    notDone.push(
      ...under
        .split(/\n|;\s/)
        .map((part) => part.replace(/^[\s\-–—•*·▪]+|[\s.;,]+$/g, ''))
        .filter((part) => part !== ''),
    );
    return '';
  });
  return notDone.length > 0 ? { tasks: left.replace(/\s+$/, ''), notDone } : { tasks, notDone };
}

/** What is told of it: nobody is left to think that it was read as a task. */
export const notesOnNotDone = (brief: BriefInput | null): string[] => {
  const { notDone } = partNotDone(brief?.responsibilitiesRole ?? '');
  return notDone.length > 0
    ? [
        `The brief says that ${notDone.map((part) => `"${part}"`).join(', ')} ${notDone.length > 1 ? 'are' : 'is'} not done in this job. No text says so: put it into the description as a sentence if readers should know.`,
      ]
    : [];
};
