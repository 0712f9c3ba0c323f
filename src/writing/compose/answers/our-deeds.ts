/** What we do or did, in notes without "we": "supply 40 schools", "bought a second mill in 2021". */
import { lowerFirst } from '../language/first-capitals.ts';
import { baseOfParticiple, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';

const object =
  /^(?:the|an?|our|your|their|its|all|every|each|both|some|most|more|over|about|around|nearly|up|to|\d.*|two|three|four|five|six|seven|eight|nine|ten|twelve|people|families|everything|everyone|whatever|what)$/i;
/** Verbs that are adjectives or nouns as well, where a note of a company begins with them. */
const either =
  /^(?:own|open|close|clean|warm|live|lead|present|place|base|home|shop|staff|part|family|head|direct|complete)$/i;
const goesFor =
  /^(?:care|cater|deliver|trade|deal|look|work|operate|specialise|specialize|sell|cook|ship|farm|mentor)$/i;
const preposition = /^(?:for|with|across|to|in|over|throughout|from|after|on)$/i;
const did =
  /^(?:won|bought|built|grew|made|sold|took|became|began|gave|moved|opened|doubled|tripled|launched|planted|restored|added|hired|trained|kept|cut|raised|halved|signed|converted|joined|merged)$/i;

const irregular: Readonly<Record<string, string>> = {
  make: 'made',
  run: 'run',
  sell: 'sold',
  build: 'built',
  grow: 'grown',
  feed: 'fed',
  teach: 'taught',
  do: 'done',
  keep: 'kept',
  lead: 'led',
  drive: 'driven',
  write: 'written',
  give: 'given',
  take: 'taken',
  have: 'had',
};
const participleOf = (verb: string): string | null =>
  irregular[verb] ??
  [`${verb}ed`, `${verb}d`, verb.replace(/y$/, 'ied'), `${verb}${verb.slice(-1)}ed`].find(
    (form) => baseOfParticiple(form) === verb,
  ) ??
  null;

/** The note as a sentence of ours; null where it may be something else. */
export function ourDeed(text: string): string | null {
  const [, adverb = '', rest = ''] = /^((?:also|now|mainly|mostly|just|recently|still|only) )?(.+)$/i.exec(text) ?? [];
  const [first = '', second = ''] = wordsOf(rest);
  if (
    second === '' ||
    /^(?:set|run|cut|put)(?: [a-z]+)? by\b/i.test(rest) ||
    /\b(?:is|are|was|were|has|have|will|can)\b/i.test(rest.replace(/\b(?:who|that|which) .*$/i, ''))
  )
    return null;
  const verb = first.toLowerCase();
  const acts =
    isVerbBase(verb) && !either.test(verb)
      ? object.test(second) ||
        (goesFor.test(verb) && preposition.test(second)) ||
        (!nounLike.has(verb) && !/^(?:and|or|of)$/i.test(second))
      : did.test(verb) &&
        (object.test(second) || verb === 'won' || /^(?:in|into|on|out)$/i.test(second)) &&
        !/^(?:by)$/i.test(second);
  if (!acts) return null;
  // "Roast our own since 2016": to this day.
  if (/ since \S+$/.test(rest)) {
    const done = participleOf(verb);
    return done === null ? null : `We've ${adverb.toLowerCase()}${done}${rest.slice(first.length)}`;
  }
  const said = `We ${adverb.toLowerCase()}${lowerFirst(rest)}`;
  // "Bought a second mill 2021": in that year.
  return did.test(verb) ? said.replace(/(?<! (?:in|since|by|from|of|until)) ((?:19|20)\d\d)$/, ' in $1') : said;
}
