/** A quality and the name of a deed, with what it is done to between them: "good client communication", "careful report writing". Nobody has the deed: one does it so, or has the skills. */

import { knowsNoun } from '../../language/lexicon.ts';
import { isCounted, isMass } from '../../language/nouns.ts';
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';
import type { PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

/** How a deed is done, and not only that somebody is good at it. */
const manner =
  /^(?:clear|careful|accurate|precise|neat|tidy|concise|confident|safe|quick|prompt|polite|tactful|sensitive|calm|thorough|honest|patient|attentive|effective|efficient|correct|proper|reliable|consistent|diligent|methodical|persuasive|discreet|professional|courteous|timely|fast)$/;
/** That somebody is good at it. */
const good =
  /^(?:(?:very )?(?:good|great|strong)|excellent|solid|sound|outstanding|exceptional|first-class|superb|advanced|basic|proven)$/;
const adverb = (quality: string): string =>
  quality === 'fast'
    ? 'fast'
    : quality === 'timely'
      ? 'on time'
      : `${quality.replace(/([^aeo])y$/, '$1i').replace(/le$/, 'l')}${/le$/.test(quality) ? 'y' : 'ly'}`;

/** With whom one communicates. */
const whom =
  /^(?:client|customer|patient|guest|stakeholder|supplier|parent|pupil|student|resident|visitor|colleague|user|member|tenant|donor|investor|partner|contractor|vendor|carer|volunteer)$/;
const several = (noun: string): string =>
  /(?:[^aeiou]y)$/.test(noun) ? noun.replace(/y$/, 'ies') : /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;

/** Deeds that are named by a noun, and their verbs. */
const verbs: Readonly<Record<string, string>> = {
  explanation: 'explain',
  negotiation: 'negotiate',
  soldering: 'solder',
  documentation: 'document',
};
/** What one has skills in, where a word before it says of which kind. */
const skilled =
  /^(?:communication|service|care|relations|control|planning|engagement|negotiation|handling|liaison|supervision|coordination|presentation|scheduling|selling|cooking|preparation|forecasting|budgeting|reporting|facilitation|coaching|mentoring|marketing|management|leadership|[a-z]{3,}ing)$/;
/** What stands before such a word, and makes an offer of it, a trade or a thing. */
const another =
  /^(?:medical|health|dental|free|paid|private|day|child|self|own|our|your|the|an?|on-the-job|internal|initial|driving|career|work|working|previous|in-house|critical|creative|lateral|strategic)$/;
/** Gerunds that are no deed of the kind, or have readings of their own. */
const things =
  /^(?:understanding|training|hearing|standing|grounding|upbringing|learning|building|meeting|feeling|following|bearing|clothing|funding|housing|banking|engineering|nursing|catering|setting|parking|wording|being|having|spring|string|thing|evening|morning|background|timekeeping|thinking|living|working|spelling|reasoning|listening)$/;

/** What is built without bricks. */
const built = /^(?:team|relationship|trust|rapport|network|brand|coalition|consensus|community)$/;
/** What a thing is done by, and not to. */
const means = /^(?:phone|telephone|online|e-?mail|hand|machine|telesales|night|day|weekend|remote|home|public|group)$/;

/** Reads such a line, in small letters; null where it is none. */
export function readManner(lower: string): Read | null {
  if (/^(?:neat|tidy|legible|clear|good) handwriting$/.test(lower)) return { kind: 'have', text: lower };
  // "Excellent organisation": nobody has one.
  const order =
    /^((?:very )?(?:good|great|strong)|excellent|outstanding|exceptional) (?:personal )?organi(s|z)ation$/.exec(lower);
  if (order) return { kind: 'have', text: `${order[1] ?? ''} organi${order[2] ?? 's'}ational skills` };
  if (/^safe lone working$/.test(lower)) return { kind: 'do', text: 'work alone safely' };
  // "Confident presentation to boards", "patient explanation of bills".
  const [, how = '', name = '', joint = '', rest = ''] =
    /^([a-z]+) (presentation|communication|explanation|negotiation) (to|with|of) ([a-z][^,;:()]{2,50})$/.exec(lower) ??
    [];
  if (manner.test(how)) {
    const verb =
      { presentation: 'present', communication: 'communicate', explanation: 'explain', negotiation: 'negotiate' }[
        name
      ] ?? '';
    if (joint === 'of' && verb === 'explain' && !/ (?:to|with|in|for) /.test(rest))
      return { kind: 'do', text: `explain ${rest} ${adverb(how)}` };
    if (joint !== 'of' && (verb !== 'communicate' || joint === 'with') && verb !== 'explain')
      return { kind: 'do', text: `${verb} ${adverb(how)} ${joint} ${rest}` };
  }
  const [, quality = '', kind = '', deed = ''] =
    /^((?:very )?[a-z-]+) (?:((?:[a-z-]+ )?[a-z-]+) )?([a-z]+)$/.exec(lower) ?? [];
  if (
    deed === '' ||
    another.test(kind.split(' ')[0] ?? '') ||
    (things.test(deed) && !(deed === 'building' && built.test(kind)))
  )
    return null;
  if (manner.test(quality)) {
    const how = adverb(quality);
    if (kind === '')
      return verbs[deed] === 'explain'
        ? { kind: 'do', text: `explain things ${how}` }
        : deed === 'soldering' || deed === 'negotiation'
          ? { kind: 'do', text: `${verbs[deed] ?? ''} ${how}` }
          : null;
    if (deed === 'communication')
      return /^(?:written|verbal|oral|spoken)$/.test(kind)
        ? { kind: 'do', text: `communicate ${how} ${kind === 'written' ? 'in writing' : 'in speech'}` }
        : whom.test(kind)
          ? { kind: 'do', text: `communicate ${how} with ${several(kind)}` }
          : null;
    const verb = baseOfIng(deed);
    if (verb === null || !isVerbBase(verb) || /\s/.test(kind) || means.test(kind)) return null;
    // "Lone working" is done alone, and "tile laying" to tiles.
    const object = isMass(kind) ? kind : isCounted(kind) || knowsNoun(kind) ? several(kind) : null;
    return object ? { kind: 'do', text: `${verb} ${object} ${how}` } : null;
  }
  if (!good.test(quality) || kind === '' || means.test(kind) || !skilled.test(deed)) return null;
  const gerund =
    baseOfIng(deed) !== null &&
    !/ /.test(kind) &&
    !/^(?:planning|marketing|forecasting|budgeting|reporting|coaching|mentoring|scheduling)$/.test(deed);
  return { kind: 'have', text: `${quality} ${kind}${gerund ? '-' : ' '}${deed} skills` };
}
