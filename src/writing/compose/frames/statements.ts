import type { Kind } from '../language/kind.ts';
import type { FactKind } from '../types.ts';
import { companyStatementFrames } from './company-statements.ts';
import type { Frame } from './frame.ts';
import { jobStatementFrames } from './job-statements.ts';
import { noteStatementFrames } from './note-statements.ts';

/** Statements of the recruiter's own. */
export const statementFrames: readonly Frame[] = [
  ...jobStatementFrames,
  ...noteStatementFrames,
  ...companyStatementFrames,
];

/** Whether some frame makes a whole sentence of such wording, and doesn't only set it behind a label. */
export const hasSentence = (from: FactKind, text: string, kind: Kind): boolean =>
  statementFrames.some(
    (frame) =>
      frame.from?.includes(from) &&
      !frame.tags.includes('label') &&
      (frame.kinds?.includes(kind) ?? true) &&
      (frame.match?.test(text) ?? true) &&
      !frame.unless?.test(text),
  );
