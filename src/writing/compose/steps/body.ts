/** One text of the steps in the middle, while it is put together. */
import type { Candidate } from '../plan/pool.ts';

/** A headline and a body, as sentences with their frames and facts. */
export interface Body {
  headline: Candidate | null;
  sentences: Candidate[];
  leadIn: Candidate | null;
  bullets: Candidate[];
}
