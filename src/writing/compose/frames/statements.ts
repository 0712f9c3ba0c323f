import { companyStatementFrames } from './company-statements.ts';
import type { Frame } from './frame.ts';
import { jobStatementFrames } from './job-statements.ts';

/** Statements of the recruiter's own. */
export const statementFrames: readonly Frame[] = [...jobStatementFrames, ...companyStatementFrames];
