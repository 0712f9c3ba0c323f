/** Where somebody stands or what somebody has done, in lines that have neither verb nor noun of their own: "on the register", "milked before". */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { describes } from '../../language/lexicon.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { isSomebody, type PersonFact } from './person-shapes.ts';

const done = rare(
  /^((?:already |previously )?([a-z]{3,}ed|driven|taught|led|sold|built|run|written|grown|sewn|flown|shorn|spun|drawn)) (before|previously|professionally|commercially|abroad|overseas|elsewhere|at scale)((?: \([^()]+\))?)$/i,
);
const base = (verb: string): boolean =>
  !verb.endsWith('ed') ||
  [verb.replace(/ed$/, ''), verb.replace(/d$/, ''), verb.replace(/(.)\1ed$/, '$1'), verb.replace(/ied$/, 'y')].some(
    (form) => isVerbBase(form),
  );
const cooks = /^(?:commis|chef de (?:partie|rang)|demi[- ]chef(?: de partie)?|sous[- ]chef|head chef|junior sous)$/i;

/** Reads such a line; null where it is none. */
export function readState(line: string, desirable: boolean): PersonFact | null {
  const text = line.trim().replace(/[.;!]+$/, '');
  const fact = (kind: 'be' | 'have' | 'do' | 'can', said: string): PersonFact => ({
    kind,
    text: said,
    desirable,
    sure: true,
  });
  if (/\b(?:essential|desirable|preferred|required|plus|advantage)$/i.test(text)) return null;
  const did = done.exec(text);
  if (did && base((did[2] ?? '').toLowerCase()))
    return fact('do', `have ${(did[1] ?? '').toLowerCase()} ${did[3]?.toLowerCase() ?? ''}${did[4] ?? ''}`);
  // "Aware of GDPR", "not in full-time education", "on the specialist register".
  if (
    /^(?:aware of [\w]|not (?:currently |already )?(?:in|on|under) (?:full-time |part-time |an? |the |any )?[a-z]|on (?:the|an?) (?:[\w-]+ ){0,3}register\b)[^;:]{2,80}$/i.test(
      text,
    )
  )
    return fact('be', lowerFirst(text));
  // "Not squeamish about blood": how somebody is not, by a word that describes.
  const [, manner = ''] =
    /^not (?:at all |too |easily )?(?!(?:required|needed|necessary|essential|expected|available|open|suitable|eligible|possible|included|desirable|important|applicable)\b)([a-z]{3,}) (?:about|of|by|with|in|around|at) [^;:,]{2,50}$/i.exec(
      text,
    ) ?? [];
  if (manner !== '' && describes(manner.toLowerCase())) return fact('be', lowerFirst(text));
  const [, by = ''] = /^degree[- ](educated\b[^;:]{0,60})$/i.exec(text) ?? [];
  if (by && / or /.test(by.replace('and/or', ' or '))) return fact('be', `degree-${by.replace(/\band\/or\b/, 'or')}`);
  // "Lived in Asia".
  if (
    /^(?:lived|studied|travelled|traveled|volunteered|competed|played|sailed|fished|farmed) (?:in|abroad|overseas|with|for|at|alone|to) ?[^;:]{2,60}$/i.test(
      text,
    )
  )
    return fact('do', `have ${lowerFirst(text)}`);
  // "Achieved, or expected to achieve, grade 5 in maths".
  const [, got = '', how = '', get = '', paper = ''] =
    /^(achieved|passed|gained|completed|obtained),? or (?:be )?(expected|predicted|due|on track|about) to (achieve|pass|gain|complete|obtain|get),? ([^;:]{3,80})$/i.exec(
      text,
    ) ?? [];
  if (got)
    return fact('do', `have ${got.toLowerCase()} ${paper} or are ${how.toLowerCase()} to ${get.toLowerCase()} it`);
  // "Open and close the shop": deeds, whatever the first word may be elsewhere.
  const [, first = '', second = '', object = ''] =
    /^([a-z]+) (?:&|and) ([a-z]+) ((?:the|an?|your|our) [^;:]{3,60})$/i.exec(text) ?? [];
  if (
    first &&
    /^(?:open|close|clean|clear|tidy|lock|empty|warm|cool|dry)$/i.test(first) &&
    isVerbBase(second.toLowerCase())
  )
    return fact('can', `${first.toLowerCase()} and ${second.toLowerCase()} ${object}`);
  // "Never late", "funny, but not at work".
  if (
    /^never [a-z]+$/i.test(text) &&
    (describes(text.split(' ')[1]?.toLowerCase() ?? '') || /late|early|rude/i.test(text))
  )
    return fact('be', lowerFirst(text));
  const [, way = ''] = /^([a-z]+), but (?:not|never) [^,;:]{3,50}$/i.exec(text) ?? [];
  if (way && describes(way.toLowerCase())) return fact('be', lowerFirst(text));
  const shift = /^(?:an? )?((?:[A-Z]{2,4} )?(?:night|day|evening|late|early|back|twilight) shift)$/i.exec(text)?.[1];
  if (shift && !/\bshift\b.*\bshift\b/.test(text))
    return fact('be', `ready to work ${/^[A-Z]{2}/.test(shift) ? withArticle(shift) : `the ${shift.toLowerCase()}`}`);
  const rank = /^(?:an? )?((?:[a-z]+ ){1,3})level$/i.exec(text)?.[1]?.trim() ?? '';
  if (rank && (cooks.test(rank) || isSomebody(withArticle(rank.toLowerCase()))))
    return fact('have', `experience at ${lowerFirst(rank)} level`);
  return null;
}
