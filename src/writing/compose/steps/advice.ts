/** What would bring more text: only what this advert has a place for, and doesn't use yet. */
import type { StepContext } from './context.ts';

/** One sentence for a note; `line` for headlines and calls to action. */
export function adviceFor(step: 'line' | 2 | 3 | 4, { brief, jobDescription }: StepContext['sources']): string {
  if (step === 'line' || step === 2) {
    if (brief)
      return step === 2 ? 'Add a proposition and a description to the brief for more.' : 'Add a proposition for more.';
    return jobDescription
      ? 'A pillar in the guidelines, or an imperative with a fact, brings more.'
      : 'The job description, a pillar in the guidelines or an imperative with a fact brings more.';
  }
  const what = step === 3 ? 'responsibilities' : 'skills';
  if (brief)
    return jobDescription
      ? `Add ${what} to the brief for more.`
      : `Add ${what} to the brief, or use the job description, for more.`;
  return jobDescription
    ? `The job description says no more of it in lines that can be used: put each of the ${step === 3 ? 'tasks' : 'requirements'} into a line of its own.`
    : 'Use the job description for more.';
}
