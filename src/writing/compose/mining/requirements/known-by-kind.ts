/** Things that nobody has, where the line itself shows what they are: a kind with names of its own, a field at a level, a post by its name. */
import { isTool } from './known.ts';
import { isBookedPaper } from './paper-book.ts';
import type { PersonFact } from './person-shapes.ts';

/** "An RTOS such as Zephyr", "a CAD system like Inventor": one of a kind of programs, by letters or by what it is. */
const kindSuchAs =
  /^(an? (?:[a-z-]+ )?(?:([A-Z]{2,5})|[A-Za-z]+ (?:system|tool|framework|package|platform|database|library|protocol|(?:programming|scripting) language))) ((?:such as|like|e\.g\.) [A-Z\d][^;:]{1,60})$/;
/** "Managing director or head of unit": somebody, whatever looks like a deed. */
const managingPost =
  /^(?:an? )?(managing (?:director|partner|editor|agent|principal|clerk))\b(?=$| (?:or|and|in|of|at|for|with|within|experience)\b| \()(.*)$/i;
/** "Low-power radio (LoRaWAN or BLE)": a field, and names of what is known of it. */
const withNames = /^[a-z][a-z-]+(?: [a-z-]+){0,3} \(([A-Z][\w+#.-]*(?:(?:, | or | and |\/)[A-Z][\w+#.-]*)+)\)$/;
const paper =
  /\b(?:licen[cs]e|card|ticket|certificat\w+|cert|training|course|qualification|degree|diploma|registration|membership|award|badge|pass|aid|clearance|check|entitlement|status|level)s?\b/i;
/** "Multi-site operations at board level": where in a house it was done, and no level of a school. */
const atRank =
  /^(?!.*\b(?:experience|knowledge)\b).{4,70} at (?:an? )?(?:[a-z-]+ (?:or|and) )?(?:board|executive|director|senior|group|regional|national|international|county|district|corporate|strategic|operational|managerial|management|supervisory|site) level$/i;
/** "Technical understanding and careful working": what somebody has, and how they work. */
const manner =
  /^(?:([a-z]+ (?:understanding|knowledge|interest|aptitude|skills?)) and )?([a-z]+(?:ful|ate|ent|ic|ous|ise|ive)) working$/i;

const adverb = (word: string): string => (/ic$/.test(word) ? `${word}ally` : `${word}ly`);

/** Reads such a line; null for all else. */
export function readKnownByKind(line: string, desirable: boolean): PersonFact | null {
  const typed = line.trim().replace(/[.;]+$/, '');
  const small = typed.charAt(0).toLowerCase() + typed.slice(1);
  const [, kind = '', letters = '', which = ''] = (/^an? /.test(small) ? kindSuchAs.exec(small) : null) ?? [];
  if (kind && !paper.test(kind) && !(letters && isBookedPaper(letters)))
    return { kind: 'have', text: `experience with ${kind} ${which}`, desirable, sure: true };
  const [, post = '', more = ''] = (/^(?:an? )?managing /i.test(typed) ? managingPost.exec(typed) : null) ?? [];
  if (post && !/\bexperience\b/i.test(more) && !/[,;:]/.test(more))
    return { kind: 'have', text: `experience as a ${post.toLowerCase()}${more}`, desirable, sure: true };
  if (post && /^ experience$/i.test(more))
    return { kind: 'have', text: `${post.toLowerCase()} experience`, desirable, sure: true };
  // "Works council experience": the works of a firm, and nothing that works.
  if (/^works [a-z]+(?: [a-z]+)? experience$/i.test(typed)) return { kind: 'have', text: small, desirable, sure: true };
  // "Git and continuous integration": the name of a program keeps its capital.
  const [, name = ''] = /^([A-Z][A-Za-z+#]*) (?:and|or) [a-z]+(?: [a-z]+)?$/.exec(typed) ?? [];
  if (name && isTool(name) && !/\b(?:skills?|experience|knowledge|similar|equivalent|degree|licen[cs]e)$/i.test(typed))
    return { kind: 'have', text: `experience with ${typed}`, desirable, sure: true };
  const [, has = '', how = ''] = (small.endsWith(' working') ? manner.exec(small) : null) ?? [];
  if (how) return { kind: 'do', text: `work ${adverb(how)}${has ? ` and have ${has}` : ''}`, desirable, sure: true };
  return null;
}

/** What was only named is known or has been done, where its end shows which. */
export function asKnownByKind(fact: PersonFact): PersonFact {
  if (fact.kind !== 'have' || !(fact.loose || fact.topic)) return fact;
  if (fact.text.endsWith(')') && withNames.test(fact.text) && !paper.test(fact.text))
    return { kind: 'have', text: `knowledge of ${fact.text}`, desirable: fact.desirable, sure: true };
  if (fact.text.endsWith(' level') && atRank.test(fact.text) && !/^(?:an?|the|your) /.test(fact.text))
    return { kind: 'have', text: `experience of ${fact.text}`, desirable: fact.desirable, sure: true };
  return fact;
}
