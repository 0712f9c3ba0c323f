/** Names of programs that look like somebody's job, in a row of what is asked. */
import { inDictionary } from '../language/dictionary.ts';
import { isLanguage, readTools } from './person-shapes.ts';

/** "Solution Manager" among programs is one of them, and nobody. */
const mayBeTool =
  /^(?!(?:Senior|Junior|Trained|Qualified|Experienced|Chartered|Registered|Certified|Licensed|Site|Shift|Line|Deputy|Assistant|General|Graduate|Former) )(?:[A-Z][A-Za-z\d]*\s){1,2}(?:Manager|Controller|Administrator|Director|Designer|Analyst|Planner|Builder|Developer|Assistant|Architect|Inspector|Explorer|Navigator|Editor|Composer|Organi[sz]er|Recorder|Reader|Publisher|Player|Agent|Operator|Scheduler|Tracker|Viewer|Painter)$/;
/** A program, or a name that is no word. */
const isProgram = (part: string): boolean => {
  const name = part.replace(/\s*\([^)]*\)/g, '').replace(/^know /, '');
  return (
    readTools(name) !== null ||
    (/^[A-Z][A-Za-z]{4,}$/.test(name) &&
      !/^[A-Z]+$/.test(name) &&
      !inDictionary(name.toLowerCase()) &&
      !isLanguage(name))
  );
};
/** The parts, with those that are programs as something that somebody knows. */
export const withTools = (parts: readonly string[]): string[] =>
  parts.map((part, at) =>
    mayBeTool.test(part) &&
    [parts[at - 1], parts[at + 1], parts[at - 2], parts[at + 2]].some((near) => near && isProgram(near))
      ? `know ${part}`
      : part,
  );
