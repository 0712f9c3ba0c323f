/** Branches that are only named by what they are: "dental or medical preferred" wishes for work done there, and for nobody who is it. */
import { rare } from '../../language/its-words.ts';
import type { PersonFact } from './person-shapes.ts';

const branch =
  '(?:dental|medical|clinical|surgical|orthop(?:a)?edic|p(?:a)?ediatric|geriatric|psychiatric|veterinary|pharma(?:ceutical)?|biotech|medtech|residential|commercial|industrial|agricultural|horticultural|municipal|institutional|civil|structural|mechanical|electrical|chemical|nuclear|military|naval|marine|maritime|aerospace|automotive|domestic|hospitality|retail|wholesale|banking|insurance|legal|corporate|charity|rail|mining|petrochemical|oil and gas|food|hospital|hotel)';
const row = rare(new RegExp(`^${branch}(?:, ${branch})*(?:,? (?:or|and|&) ${branch})?$`, 'i'));
/** "Retail", "food": by themselves they are read as fields of their own. */
const alone =
  /^(?:dental|medical|clinical|surgical|residential|commercial|industrial|agricultural|municipal|veterinary)$/i;

/** The experience that such a note asks for; null for anything else, and for what was read as something of its own. */
export function readTradeFields(read: PersonFact | null, text: string): Pick<PersonFact, 'kind' | 'text'> | null {
  if (!row.test(text) || !(read === null || read.kind === 'be' || read.odd || read.loose)) return null;
  if (!/ (?:or|and|&) |, /.test(text) && !alone.test(text)) return null;
  return { kind: 'have', text: `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/ & /g, ' and ')} experience` };
}
