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
