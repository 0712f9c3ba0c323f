/** What somebody has to be free for, and not good at: "able to attend evening meetings". "You can attend" would be a permission. */
import { rare } from '../../language/its-words.ts';
import type { PersonFact } from './person-shapes.ts';

const free = rare(
  /^(?:attend|travel|commute|commit|start|stay|relocate|be (?:flexible|available|on call|at|in|there)|work (?:(?:some|the|every|alternate|occasional|regular|early|late|any) )*(?:evenings?|weekends?|nights?|mornings?|shifts?|lates|earlies|saturdays?|sundays?|bank holidays?|overtime|hours|school holidays?|on (?:saturdays?|sundays?|weekends?|bank holidays?|a rota|call|a shift)|flexibl[ey]|a (?:rota|shift|rotating|flexible)))\b/i,
);

/** A requirement of what somebody is able to fit in, said as such; every other as it is. */
export const asFreeFor = (fact: PersonFact): PersonFact =>
  fact.kind === 'can' && free.test(fact.text) ? { ...fact, kind: 'be', text: `able to ${fact.text}` } : fact;
