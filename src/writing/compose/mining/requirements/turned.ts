/** What is asked by a noun or a sentence and said by another word: "early starts suit you", "belief that every child can do well", "discretion at all times". */
import { determine, withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { traits } from './cues.ts';
import { type PersonFact, readTools } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

const suits = /^((?:[a-z-]+ ){0,3}[a-z-]+) suits? you$/;
const belief = /^(?:a |an? (?:firm|strong|real|genuine) )?belief (that|in) (.{3,80})$/;
const always = /^([a-z ]{4,30}?) (at all times|in all that you do|in everything you do|whatever happens)$/;
const seasons =
  /^((?:at least )?(?:\d+|one|two|three|four|five|six|several)) (seasons|terms|summers|winters)['’]? (in|on|as|with|at) (.+)$/;
/** "Strong copywriting in US English": of that one has the skills. */
const written = /^((?:strong|solid|basic|sound|great|outstanding) (?:[a-z-]+ )?[a-z]*writing)( in [a-z].*)$/i;
/** "Swimming teacher certificate": a paper by its last word, whatever its first one is. */
export const paperOf =
  /^[a-z]+ing (?!(?:an?|the|your|our|for|towards?|to|with|in|on) )(?:[a-z'’-]+ ){0,3}(?:certificates?|certification|licen[cs]e|qualification|diploma|award|badge|card|ticket|permit|registration|accreditation)$/;
/** Work that has a name: one is good at it, or has done it. */
const activity =
  '(?:(?:record|book|time)[- ]?keeping|note[- ]?taking|(?:[a-z]+ ){0,2}management|(?:[a-z]+ ){0,1}leadership|(?:[a-z]+ ){0,2}planning|budgeting|forecasting|negotiation|(?:[a-z]+ )?analysis|facilitation|(?:[a-z]+ )?administration|bookkeeping|supervision|(?:[a-z]+ )?modelling|stakeholder engagement|(?:[a-z]+ )?coordination|salesmanship|scheduling|copywriting|storytelling|fundraising)';
/** "Clear record keeping", "strong financial management": so good at it. */
const goodAt = new RegExp(
  `^((?:very )?(?:clear|strong|good|excellent|sound|solid|accurate|careful|effective|basic|outstanding|exceptional|advanced|proven) )(${activity})( (?:in|of|across|with) [a-z].*)?$`,
);
/** "Senior leadership in the arts": done at that height. */
const heldBefore =
  /^((?:senior|executive|operational|commercial|clinical|strategic|national|regional|people|line|team) (?:leadership|management|supervision|coaching))( (?:in|of|across|within|at|for) [a-z].*)$/;
const experienced =
  /^((?:[\w/-]+ ){1,5}(?:experience|knowledge|qualification|certificate|licen[cs]e|background)),? or (?:be |are )?(?:willing|ready|prepared|happy) (to [^;,]{3,50})$/i;

/** Reads such a line; `text` keeps its capitals, `lower` has a small first letter. */
export function readTurned(text: string, lower: string): Read | null {
  const suited = suits.exec(lower)?.[1];
  if (suited) return { kind: 'be', text: `happy with ${suited}` };
  const held = belief.exec(lower);
  if (held) return { kind: 'do', text: `believe ${held[1] ?? ''} ${held[2] ?? ''}` };
  const when = always.exec(lower);
  const quality = when?.[1] ? traits[when[1]] : undefined;
  if (when && quality && !/^an? /.test(quality)) return { kind: 'be', text: `${quality} ${when[2] ?? ''}` };
  // "Types 40 wpm", "40 words a minute".
  const speed =
    /^(?:(?:can )?types?(?: at)?|typing(?: at)?)? ?(?:at least |minimum )?(\d{2,3})\+? ?(wpm|words (?:per|a) minute)(?: typing)?$/.exec(
      lower,
    );
  if (speed) return { kind: 'can', text: `type at ${speed[1] ?? ''} ${speed[2] ?? ''}` };
  const time = seasons.exec(lower);
  if (time)
    return { kind: 'have', text: `${time[1] ?? ''} ${time[2] ?? ''}’ experience ${time[3] ?? ''} ${time[4] ?? ''}` };
  // "Physical fitness": the work calls for it. Nobody is told to be fit, which shuts people out.
  if (/^(?:good |excellent )?(?:physical|medical) (?:fitness|strength)$/.test(lower))
    return { kind: 'have', text: lower, loose: true, topic: true };
  const both =
    /^((?:good )?(?:physical|mental|emotional) (?:fitness|strength|resilience)) and (?:the |an? )?((?:willingness|ability|readiness) to [a-z].{3,60})$/.exec(
      lower,
    );
  if (both) return { kind: 'have', text: `${both[1] ?? ''} and the ${both[2] ?? ''}`, loose: true, topic: true };
  const resilient = /^(mental|emotional) (resilience|toughness)$/.exec(lower);
  if (resilient)
    return { kind: 'be', text: `${resilient[1] ?? ''}ly ${resilient[2] === 'toughness' ? 'tough' : 'resilient'}` };
  if (paperOf.test(lower)) return { kind: 'have', text: withArticle(lower) };
  const [, good = '', at = '', where = ''] = goodAt.exec(lower) ?? [];
  if (good)
    return {
      kind: 'have',
      // "Strong leadership of several shops": the skills are in it, and of nothing.
      text: / of /.test(where.slice(0, 4))
        ? `${good}skills in the ${at}${where}`
        : `${good}${at.replace(/^(record|book|time|note)[- ]?(keeping|taking)$/, '$1-$2').replace(/^book-keeping$/, 'bookkeeping')} skills${where}`,
    };
  const before = heldBefore.exec(lower);
  if (before) return { kind: 'have', text: `experience of ${before[1] ?? ''}${before[2] ?? ''}` };
  const skill = written.exec(lower);
  if (skill) return { kind: 'have', text: `${skill[1] ?? ''} skills${skill[2] ?? ''}` };
  // "Clear, polite phone manner": had, and nothing that somebody is.
  if (/^[a-z-]+, [a-z-]+ [a-z]+ (?:manner|voice|approach|attitude|style|nature|handwriting)$/.test(lower))
    return { kind: 'have', text: withArticle(lower) };
  if (/^(?:full|clean|valid|current), (?:full|clean|valid|current) (?:[\w'’]+ ){0,3}licen[cs]e\b/.test(lower))
    return { kind: 'have', text: withArticle(lower.replace(', ', ' ')) };
  const way = experienced.exec(text);
  if (way?.[1]) return { kind: 'have', text: `${determine(lowerFirst(way[1]))} or the willingness ${way[2] ?? ''}` };
  const level = /^(\S+) to ((?:an? )?(?:[a-z-]+ ){1,3}(?:level|standard))$/.exec(text);
  const tool = level?.[1] ? readTools(level[1]) : null;
  return tool ? { kind: 'do', text: `know ${tool} to ${level?.[2] ?? ''}` } : null;
}
