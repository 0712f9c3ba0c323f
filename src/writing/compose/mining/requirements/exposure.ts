/** "Exposure to wage negotiations": what somebody has experience of, as an advert says it. */
import type { PersonFact } from './person-shapes.ts';

const exposed =
  /(^|, | and | or )((?:(?:an? )?(?:some|good|prior|previous|strong|broad|direct|practical|regular|early|hands-on|significant|limited) )*)exposure (?:to|in|with|of) (?=\S)/g;
/** What one is exposed to at work, and has not learnt by it. */
const ofTheWork =
  /\b(?:noise|dust|heat|cold|chemicals?|fumes|weather|elements|heights|vibration|allergens?|latex|bodily|blood|infection|radiation|odou?rs?|smells?|risks?|hazards?|hazardous|distressing|sunlight|extreme|temperatures?|violence|aggression|moving|machinery|wet|loud)\b/i;

/** The fact with the experience by its name; every other as it is. */
export function asExperience(fact: PersonFact): PersonFact {
  if (fact.kind !== 'have' || ofTheWork.test(fact.text)) return fact;
  const text = fact.text
    .replace(/\bexperience(?: (?:in|of|with))?(?: or | and | ?\/ ?)exposure (?:to|in|with|of) /g, 'experience of ')
    .replace(exposed, (_, before: string, how: string) => `${before}${how.replace(/^an? /, '')}experience of `);
  return text === fact.text ? fact : { ...fact, text };
}
