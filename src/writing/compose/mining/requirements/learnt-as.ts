/** What somebody has learnt to be: "trained Zerspanungsmechaniker or similar", "CCAB or CIMA qualified with long experience", "strong finance". */
import { withArticle } from '../../language/articles.ts';
import { isTool } from './known.ts';
import { isSomebody, type PersonFact } from './person-shapes.ts';

const trained =
  /^((?:fully |newly )?(?:trained|qualified|skilled|certified|state-recognised|state-certified)) (\p{L}+)( or (?:similar|comparable|equivalent|something similar))?$/iu;
/** A trade's name in German, by its ending. */
const germanTrade =
  /^\p{Lu}\p{Ll}{3,}(?:mechaniker|troniker|macher|bauer|schlosser|monteur|meister|pfleger|schwester|zieher|helfer|kaufmann|kauffrau|fachkraft|fachfrau|fachmann|techniker|assistent|former|schneider|gärtner|schreiner|tischler|brauer|fahrer|arbeiter)(?:in)?$|^(?:Koch|Köchin|Bäcker|Metzger|Maurer|Elektriker|Elektroniker|Schlosser|Tischler|Schreiner|Gärtner|Erzieher|Schweißer|Maler|Dreher|Fräser|Mechatroniker|Optiker|Florist|Friseur|Konditor)(?:in)?$/u;
/** Fields that somebody is strong in, where a note only names the field. */
const fields = new Set([
  ...['finance', 'governance', 'compliance', 'procurement', 'budgeting', 'logistics', 'statistics', 'mathematics'],
  ...['chemistry', 'physics', 'biology', 'mechanics', 'electronics', 'hydraulics', 'engineering', 'accounting'],
]);

/** Reads such a note; null for all else. */
export function readLearntAs(line: string, desirable: boolean): PersonFact | null {
  const typed = line.trim().replace(/[.!;]+$/, '');
  const field = /^(?:very )?strong ([a-z]+)$/i.exec(typed)?.[1]?.toLowerCase() ?? '';
  if (fields.has(field))
    return { kind: 'be', text: typed.toLowerCase().replace(field, `in ${field}`), desirable, sure: true };
  const [, how = '', trade = '', alike = ''] = trained.exec(typed) ?? [];
  // "Trained Docker", "certified Scrum": names of programs are nobody.
  if (trade === '' || isTool(trade)) return null;
  return germanTrade.test(trade) || (alike !== '' && isSomebody(withArticle(trade.toLowerCase())))
    ? { kind: 'be', text: withArticle(`${how.toLowerCase()} ${trade}${alike.toLowerCase()}`), desirable, sure: true }
    : null;
}

const papersHeld =
  /^(?:an? )?((?:[A-Z][\w&]+)(?:(?:, | or | and | & )[A-Z][\w&]+){0,3} (?:qualified|certified|registered|accredited|trained|chartered|approved)(?: (?:with|and|or|in|as|by) .{3,70})?)$/;

/** "CCAB or CIMA qualified with significant experience": how somebody is, and nothing to have. */
export function asQualified(fact: PersonFact): PersonFact {
  const held = fact.kind === 'have' && fact.loose ? papersHeld.exec(fact.text)?.[1] : undefined;
  return held ? { kind: 'be', text: held, desirable: fact.desirable, sure: true } : fact;
}
