/** A list of the job's terms, where somebody asked for bullets and no task is known that would make one. */
import type { Candidate } from '../plan/pool.ts';
import { traitsOf } from '../plan/traits.ts';
import type { Body } from './body.ts';
import { line } from './bullet-line.ts';

const ofTerms = /^(?:hours|terms|placing|pay)$/;
const isTerm = (one: Candidate): boolean => ofTerms.test(one.group) || traitsOf(one).tellsTerms;
const LEADS = ['The job in short:', 'What the job is:', 'The terms:'];
const ONE = 'The terms:';
const MOST = 3;
const OF_TERMS = 'bullet.term';

/** Whether a bullet tells a term of the job, and no task. */
export const isOfTerms = ({ frameId }: Candidate): boolean => frameId === OF_TERMS;

/** Puts the sentences that tell terms below each text that has no list; its first sentence stays. */
export function listTerms(bodies: readonly Body[]): void {
  bodies.forEach((body, index) => {
    const terms = body.bullets.length > 0 ? [] : body.sentences.slice(1).filter(isTerm).slice(0, MOST);
    if (terms.length === 0) return;
    body.sentences = body.sentences.filter((one) => !terms.includes(one));
    body.bullets = terms.map(({ text, factIds }) => line(text, OF_TERMS, factIds));
    body.leadIn = line(terms.length === 1 ? ONE : (LEADS[index % LEADS.length] ?? ONE), 'leadIn.terms', []);
  });
}
