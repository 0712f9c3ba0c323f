/** The name of a post, which is no task whatever its first word may be elsewhere: "Finance Manager", "Train Driver", "Support Worker". */
import { nounLike } from '../../language/verbs.ts';

const holders = `manager director officer worker driver engineer assistant operator technician supervisor coordinator co-ordinator administrator
 analyst adviser advisor consultant specialist executive leader teacher nurse chef cook clerk cashier controller accountant planner
 buyer designer developer tester architect surveyor inspector estimator fitter welder machinist electrician plumber carpenter joiner porter cleaner
 guard attendant receptionist secretary partner associate agent representative trainer coach instructor lecturer practitioner
 operative packer picker loader handler apprentice trainee intern graduate scientist chemist biologist librarian curator conservator editor writer
 producer presenter broker underwriter adjuster auditor solicitor paralegal therapist pharmacist dispenser carer caretaker keeper gardener ranger
 captain pilot bosun superintendent foreman chargehand banksman actuary statistician physicist geologist ecologist midwife vet
 physiotherapist radiographer dietitian psychologist clinician investigator researcher negotiator facilitator assessor moderator animator
 incharge in-charge in-charges commander matron warden marshal sergeant skipper headteacher`;
/** Ranks that are a word of much else as well: only in a title, with their capital, are they somebody. */
const ranksInTitles = /^(?:Head|Chief|Master|Mate|Sister|Major|Captain|Lieutenant|Charge|HOD)$/;
let posts: ReadonlySet<string> | null = null;
/** Whether a word alone is the name of a post. */
export const isHolder = (word: string): boolean => {
  posts ??= new Set(holders.split(/\s+/));
  return posts.has(word.toLowerCase());
};
/** Verbs that have such a person for their object in a list of tasks: "assist Manager", "brief chef". */
const doneToThem = /^(?:assist|brief|shadow|advise|help|update|inform|call|contact|ring|email|phone|interview|lead)$/;

/** Whether a line is such a name: each of its words with a capital, or one word of a kind before the one who does it. */
export function isPostName(line: string): boolean {
  const words = line
    .trim()
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/[.;]$/, '')
    .split(/\s+/);
  const first = (words[0] ?? '').toLowerCase();
  const last = words.at(-1) ?? '';
  // "Plant Head", "Shift In-charge": each word with a capital, and nobody plants a head.
  if (!isHolder(last) && !(ranksInTitles.test(last) && /^[A-Z]/.test(words[0] ?? ''))) return false;
  if (words.length < 2 || words.length > 5 || !nounLike.has(first)) return false;
  if (doneToThem.test(first)) return false;
  const capitals = words.every((word) => /^(?:[A-Z&/]|and$|of$)/.test(word));
  // "Support Site Manager" may be an order; "Support Worker" is none.
  if (capitals) return words.length === 2 || !/^(?:support|cover|train|report|escort|relay)$/.test(first);
  return words.length === 2 && !/^(?:cover|relieve|train)$/.test(first);
}
