/** What would bring more text: only what this advert has a place for, and doesn't use yet. */
import { joinList } from '../language/joined-phrases.ts';
import type { StepContext } from './context.ts';

/** One sentence for a note; `line` for headlines and calls to action. */
export function adviceFor(
  step: 'line' | 2 | 3 | 4,
  { brief, jobDescription, kinds, unsaid }: StepContext['sources'],
): string {
  if (step === 'line' || step === 2) {
    if (brief) {
      const missing = [
        kinds.has('proposition') ? '' : 'a proposition',
        step === 2 && !kinds.has('description') ? 'a description' : '',
        kinds.has('evidence') ? '' : 'supporting evidence',
      ].filter((what) => what !== '');
      return missing.length > 0
        ? `Add ${joinList(missing)} to the brief for more.`
        : 'Another sentence in the description, a pillar in the guidelines or an imperative with a fact brings more.';
    }
    return jobDescription
      ? 'A pillar in the guidelines, or an imperative with a fact, brings more.'
      : 'The job description, a pillar in the guidelines or an imperative with a fact brings more.';
  }
  // Where what is asked for stands unused, more of it is no help.
  if (step === 4 && unsaid) return 'Another run may use more of what is asked for.';
  const what = `${(step === 3 ? kinds.has('duty') : kinds.has('skill')) ? 'more ' : ''}${step === 3 ? 'responsibilities' : 'skills'}`;
  // Nobody is asked for more where the job description has lines that these texts leave out.
  if (jobDescription && kinds.has(step === 3 ? 'spare duty' : 'spare skill'))
    return `The job description has more ${step === 3 ? 'tasks' : 'requirements'} than these texts use. Put those that matter most into the brief: they come first.`;
  if (brief)
    return jobDescription
      ? `Add ${what} to the brief for more.`
      : `Add ${what} to the brief, or use the job description, for more.`;
  return jobDescription
    ? `The job description says no more of it in lines that can be used: put each of the ${step === 3 ? 'tasks' : 'requirements'} into a line of its own.`
    : 'Use the job description for more.';
}
