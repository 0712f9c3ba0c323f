/** What a job description says, read: its tasks, what it asks, and what of it nothing could be made of. */

import type { KeyValue } from './page/lines.ts';
import type { PersonFact } from './requirements/person-shapes.ts';
import type { Duty } from './tasks/things.ts';

/** How well a line fits the advert, and how it was typed. */
interface Source {
  score: number;
  raw: string;
}

/** `row`: as the form has it, where the line was made of a label and its answer. */
type MinedTask = Duty & Source & { row?: string };

export interface Mined {
  duties: MinedTask[];
  person: (PersonFact & Source)[];
  /** Lines under a heading of work, and of what is asked, that nothing could be read of. */
  unread: { duties: string[]; person: string[] };
  values: KeyValue[];
  /** How to apply, as the job description puts it. */
  apply: string[];
  /** Lines in another language were left out. */
  foreign: boolean;
  /** All that is said about the job, whether it could be used or not. */
  said: string[];
  /** Lines that tell when, how far and for how long, and of which nothing was made. */
  terms: string[];
}
