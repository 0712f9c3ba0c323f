/** What a requirement keeps of its wording, whatever its reading made of it. */
import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import type { PersonFact } from './person-shapes.ts';

/** A reading with what it took away: a way in that is open, an offer in brackets, the time that there is. `raw`: as it was typed. */
export function asItWas(fact: PersonFact, raw: string): PersonFact {
  // "Driving licence and use of a car": the commonest of all.
  const drive =
    /^\W*((?:(?:full|clean|valid|current|UK|EU|Irish) )*driving licen[cs]e,? and (?:(?:the )?use of|access to) (?:an? |your own )?(?:car|vehicle|van))\W*$/i.exec(
      raw,
    )?.[1];
  if (drive)
    return {
      kind: 'have',
      text: withArticle(
        lowerFirst(drive)
          .replace(/ and use of/, ' and the use of')
          .replace(/ of car$/, ' of a car'),
      ),
      desirable: fact.desirable,
    };
  // "Able to swim or prepared to learn": only "are" takes both.
  if (fact.kind === 'can' && /\bor (?:willing|prepared|happy|ready|keen) to\b/.test(fact.text))
    return { ...fact, kind: 'be', text: `able to ${fact.text}` };
  // "Work in highway maintenance or construction": where somebody has worked.
  if (
    fact.kind === 'can' &&
    /^\W*work(?:ing)? in (?!(?:an?|all|any|the|confined|small|hot|cold|heat|wet|noisy|dusty|teams?|shifts?|partnership|attics|heights?)\b)[a-z]+/i.test(
      raw,
    )
  )
    return { ...fact, kind: 'have', text: `experience of ${fact.text.replace(/^work in/, 'work in')}` };
  if (fact.kind !== 'have') return fact;
  if (/^able to [a-z]+ .*\bor (?:willing|prepared|happy|ready|keen) to\b/.test(fact.text))
    return { kind: 'be', text: fact.text, desirable: fact.desirable };
  // "ACCA, ACA or CPA qualified".
  if (
    /^[A-Z][\w&+]*(?:, [A-Z][\w&+]*)* or [A-Z][\w&+]* (?:qualified|registered|certified|chartered|accredited)$/.test(
      fact.text,
    )
  )
    return { kind: 'be', text: fact.text, desirable: fact.desirable };
  // "Basic safety training (we arrange it if you do not have it)".
  const offer = /\s\((we (?!pay\b)[a-z][^()]{3,70})\)\W*$/.exec(raw)?.[1];
  // "Or willingness to work towards": to it.
  const text = (offer && !fact.text.includes('(') ? `${fact.text} (${offer})` : fact.text)
    .replace(/\byour your\b/g, 'your')
    .replace(/\b(work(?:ing)?) towards(?=\)?$)/, '$1 towards it');
  // "Certification within 18 months": nobody has it yet.
  const later =
    /\b(?:within|in the first) (?:\d+|one|two|three|four|six|nine|twelve|eighteen) (?:days|weeks|months|years)\b(?! of (?!hire|start))|\bbefore your first day$/.test(
      text,
    ) && !/^(?:the )?(?:ability|willingness|right)\b|\bor\b/.test(text);
  return text !== fact.text || (later && !fact.loose) ? { ...fact, text, ...(later ? { loose: true } : {}) } : fact;
}
