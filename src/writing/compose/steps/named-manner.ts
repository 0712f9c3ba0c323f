/** What may be said of a pillar or a value by its name alone: a way of working, something that comes with the job, or nothing. */
import { givenAtWork } from '../frames/guide-words.ts';
import type { GuideFact } from '../ledger/facts.ts';
import type { Statement } from '../ledger/statement.ts';
import type { Candidate } from '../plan/pool.ts';

/** What a job brings, and nothing that is done: "your own patch", "own roster", "room to decide", "practice time", "a quiet phone". */
const broughtByJob =
  /^(?:your|our|own|room|time|space|freedom|an?) |\b(?:time|pay|hours|leave|training|caseload|kit|patch|fees|budget|rota|roster|pension)$/i;
/** "Evenings free", "weekends off", "home-grown stock". */
const free = /\b(?:free|off|paid|home-grown)\b/i;
/** "Grow here", "qualify with us", "come as you are": said to who reads it, of what they get. */
const invites =
  /^(?:be|become|belong|bring|build|climb|come|develop|discover|earn|enjoy|explore|find|gain|get|go|grow|join|keep learning|learn|live|love|meet|move|progress|qualify|retire|rise|shape|sit|start|stay|step|thrive|train)\b|\b(?:us|here|you|your|yours|yourself)\b/i;
/** "Patients first", "side by side", "one step at a time", "without fuss", "no shortcuts": how something is done. */
const manner =
  /\bfirst$|^(?:[a-z]+ )?([a-z]+) (?:by|to|in|after) \1$|^one [a-z]+ at a time$|^(?:with|without) [a-z]+$|^no (?:shortcuts|short cuts|fuss|jargon|blame|egos?|drama|surprises|hurry|nonsense|waste|excuses|gossip|politics|secrets)$|^(?:as )?one (?:team|crew|family)$|^(?:plain|straight|honest|clear) (?:talk|talking|words|speaking|answers)$|^(?:open|glass) (?:books|doors)$/i;

/** "Built here", "done by hand": how the company makes what it makes. */
const madeSo =
  /^(?:made|built|grown|brewed|baked|cast|forged|sewn|mended|repaired|designed|done|cooked|printed|poured) /i;

/** How a name is announced: "“Fix it once” is how we work". Null for things and their promises: “New machines” is how nobody works. */
export function announcement({
  text,
  kind,
}: Statement): 'is how we work' | 'comes with the job' | 'is our promise' | null {
  // "Your name on it": what it is on is anybody's guess.
  const comes =
    broughtByJob.test(text) &&
    kind !== 'clause' &&
    // "Time with families", "room to read": a verb by its form only.
    (kind !== 'verb' || /^(?:time|room|space) (?:with|for|to|off|together|at)\b/i.test(text)) &&
    !/ (?:it|them|this|that)$/i.test(text);
  if (madeSo.test(text)) return 'is how we work';
  if (invites.test(text)) return comes ? 'comes with the job' : null;
  if ((kind === 'verb' && !comes) || manner.test(text)) return 'is how we work';
  if (comes) return 'comes with the job';
  return free.test(text) ? 'is our promise' : null;
}

/** "Craft, with Ross": a name as if the job brought it, though it is nothing that jobs bring, and what it means is known. */
export const announcesLittle = ({ frameId, factIds }: Candidate, guides: readonly GuideFact[]): boolean =>
  frameId.includes('{g}, with {employer}') &&
  guides.some(
    ({ fact, name, statement }) =>
      fact.kind === 'pillar' &&
      factIds.includes(fact.id) &&
      statement?.kind === 'clause' &&
      !givenAtWork.test(name.text) &&
      announcement(name) !== 'comes with the job',
  );
