/** Imperatives that say the contrary of the facts: no text can say both. */
import type { Ledger } from '../ledger/facts.ts';
import { findAttendance, findContract, findTime } from '../ledger/slots.ts';

/** Where one works, said of the whole job and not of some days. */
const wholly =
  /\b(?:fully|entirely|100 ?%|completely|strictly|always|only)\b|\b(?:is|are) (?:an? )?(?:office[- ]based|on[- ]?site|remote|home[- ]based)\b(?!.*\b(?:days?|times?|weeks?)\b)/i;

/** Whether wording names another contract, another time of work or another place to work at than the facts do. */
export function contradicts(text: string, { slots, sentences }: Pick<Ledger, 'slots' | 'sentences'>): boolean {
  const told = sentences
    .filter(({ fact }) => fact.kind === 'description' || fact.kind === 'proposition')
    .map(({ statement }) => statement.text);
  const differs = (find: (wording: string) => string | null, known: { text: string } | null): boolean => {
    const asked = find(text);
    const mine = known?.text ?? told.map(find).find((found) => found !== null);
    return asked !== null && mine !== undefined && mine !== null && asked !== mine;
  };
  return (
    differs(findContract, slots.contract) ||
    differs(findTime, slots.time) ||
    (wholly.test(text) && differs(findAttendance, slots.attendance))
  );
}
