/** What is done again and again, noted without its verb: "Water tested at 118 points every morning", "Tools checked before each shift". */
import { describes } from '../../language/lexicon.ts';
import { isKnownNoun } from '../../language/nouns.ts';

/** What was done to it, before where, how and when; an object would make it a deed of the first word: "guests scored our rooms". */
const noted =
  /^((?:[A-Z][a-z]+ )?[A-Za-z][a-z]+) ([a-z]{2,}ed|taken|made|kept|sent|done|read|cut|drawn|grown|held|sold|bought|brought|swept|fed|written|driven|shown|given|built|set|met|seen) ((?:(?:at|in|on|from|by|before|after|to|with|for|within|across|through|under|against|between|over) [^;:]*)?(?:every|each|twice an?|once an?|three times an?|daily|weekly|monthly|hourly|nightly|yearly)\b(?: [^;:,]+)?)$/i;
const saysWhen = /\b(?:every|each|twice|once|times|daily|weekly|monthly|hourly|nightly|yearly)\b/i;
/** What people and things do by themselves, and nobody does to them: "sales dropped every year". */
const byItself =
  /^(?:stayed|dropped|increased|decreased|climbed|improved|doubled|halved|started|ended|finished|opened|closed|arrived|departed|happened|worked|lived|passed|failed|joined|returned|applied|attended|moved|lasted|remained|appeared|occurred|dipped|soared|slipped|decided|agreed|wanted|needed|hoped|liked|loved|enjoyed|saved)$/i;
const people =
  /(?:ers|(?<!flo|do|mot|sens)ors|ists|ants|ents|ians|women|men|people|staff|crew|nurses|guests|visitors|pupils|colleagues|families|children|owners|donors|neighbours|neighbors)$/i;
/** Of what there is no single one, and no note says which. */
const mass =
  /^(?:water|milk|bread|food|waste|air|blood|stock|fish|meat|fruit|feed|linen|laundry|equipment|software|data|training|produce|dough|coffee|beer|cheese|steel|timber|wood|paper|glass|pay|grain|soil|post|mail|cash|kit|machinery|sewage|rubbish|litter|snow|sand|hay|wool|wine|tea|ice)$/i;

/** The note as a sentence; null where it is none, or where one of many is spoken of and nobody knows which: "boiler tested every year". */
export function asDoneEachTime(typed: string): string | null {
  const [, thing = '', done = '', rest = ''] = noted.exec(typed.replace(/[.]$/, '')) ?? [];
  if (thing === '' || !saysWhen.test(rest) || /\b(?:us|our|we|is|are|was|were|has|have|who|that)\b/i.test(rest))
    return null;
  const words = thing.toLowerCase().split(' ');
  const head = words.at(-1) ?? '';
  const many = /[^su]s$/.test(head);
  if (byItself.test(done) || people.test(head)) return null;
  if (/^(?:we|our|the|an?|all|every|each|no|not|it|they|you|and|or)$/.test(words[0] ?? '')) return null;
  if (!isKnownNoun(many ? head.replace(/s$/, '') : head) && !isKnownNoun(head)) return null;
  if (words.length > 1 && !isKnownNoun(words[0] ?? '') && !describes(words[0] ?? '')) return null;
  if (!many && !mass.test(head)) return null;
  return `${thing} ${many ? 'are' : 'is'} ${done} ${rest}`;
}
