/**
 * What was read as a thing of the wrong kind, by its own words: nobody "can know" something, nobody has experience of curiosity,
 * and a "fundraising record" is no deed.
 */
import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';
import type { PersonFact } from './person-shapes.ts';

/** What somebody is or feels, and has no experience of. */
const qualities: ReadonlySet<string> = new Set(
  `curiosity enthusiasm patience empathy kindness tact discretion pride respect love passion interest warmth affection fondness honesty humour humor courage calm calmness resilience
  initiative flair ease confidence commitment dedication loyalty reliability punctuality stamina energy diligence integrity humility optimism openness tolerance compassion generosity
  politeness courtesy trust belief faith willingness readiness eagerness determination ambition persistence perseverance flexibility creativity`
    .trim()
    .split(/\s+/),
);
/** What one has of a deed, and does not do: "teaching record", "sailing pedigree". */
const ofDeeds =
  /^(?:(?:good|strong|solid|proven|clean|sound) )?[a-z-]+ing (?:(?:track )?record|history|pedigree|portfolio|reputation|flair|instinct|presence|mindset|temperament|credentials|brain|ear|eye|pedigree)$/i;
/** How something is done. */
const manners: Readonly<Record<string, string>> = {
  careful: 'carefully',
  patient: 'patiently',
  accurate: 'accurately',
  neat: 'neatly',
  tidy: 'tidily',
  clean: 'cleanly',
  gentle: 'gently',
  safe: 'safely',
  quick: 'quickly',
  precise: 'precisely',
  steady: 'steadily',
  calm: 'calmly',
  polite: 'politely',
  thorough: 'thoroughly',
  clear: 'clearly',
  methodical: 'methodically',
};
/** Deeds of which it can be told how they are done, and to what they are done is plain. */
const howDone =
  /^([a-z]+) (welding|typing|driving|cooking|baking|writing|spelling|teaching|sewing|stitching|painting|plastering|weighing|measuring|dispensing|soldering|lifting|speaking|riding|listening|pouring|plating|packing|cutting)$/;

/** A fact in the kind that its words are of; `raw` as it was typed. */
export function inItsKind(fact: PersonFact, raw: string): PersonFact {
  const { kind, text } = fact;
  // "2 years of injection mold setting": work at it, and none of which there is one.
  if (kind === 'have' && text.includes(' years of a') && !/ of an? /i.test(raw))
    return {
      ...fact,
      text: text.replace(/ years of an? (?=(?:[a-z-]+ )*[a-z]+(?:ing|tion|sion|ment|ance)$)/, ' years’ experience of '),
    };
  // "One year of work with plants": so long, and no experience of it besides.
  if (kind === 'have' && / years? of work .* experience$/.test(text) && !/\bexp/i.test(raw))
    return { ...fact, text: text.replace(/ experience$/, '') };
  // "Should be knowing reactive dyeing": it is known, and no ability.
  if (kind === 'can' && text.startsWith('know ') && /\bknowing\b/i.test(raw))
    return { ...fact, kind: 'do', sure: true };
  const typed = raw.trim().replace(/[.;]$/, '');
  if (kind === 'can' && ofDeeds.test(typed))
    return { kind: 'have', text: withArticle(lowerFirst(typed)), desirable: fact.desirable, sure: true };
  if (
    kind !== 'have' ||
    (!fact.loose && !text.startsWith('experience ')) ||
    /\b(?:experience|exp|skills?|knowledge)\b/i.test(typed)
  )
    return fact;
  const named = text.replace(/^experience (?:of|with) /, '');
  const sure = (kind: PersonFact['kind'], said: string): PersonFact => ({
    kind,
    text: said,
    desirable: fact.desirable,
    sure: true,
  });
  // "Curiosity about cloth", "ease with village councils".
  const [, quality = ''] = /^([a-z]+) (?:about|for|in|of|with|towards|to|and|at) [a-z]/.exec(named) ?? [];
  if (qualities.has(quality)) return sure('have', named);
  const [, how = '', deed = ''] = howDone.exec(named) ?? [];
  const verb = baseOfIng(deed);
  const adverb = manners[how];
  if (adverb && verb !== null && isVerbBase(verb)) return sure('do', `${verb} ${adverb}`);
  // "Confident cannulation": how somebody is with it.
  const [, what = ''] = /^confident ([a-z]{5,}(?:tion|sion|ing)|[a-z]+ (?:handling|work))$/.exec(named) ?? [];
  return what === '' ? fact : sure('be', `confident with ${what}`);
}
