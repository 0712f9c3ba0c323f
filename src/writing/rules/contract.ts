import type { Reading } from '../text/reading.ts';
import { collect, type Match } from './rule.ts';

const pair = new RegExp(
  "(?<![\\p{L}\\p{N}_'’&-])(?:" +
    '([Ww]e|[Yy]ou|[Tt]hey) (are)|(I) (am)|([Ii]t|[Hh]e|[Ss]he|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat|[Ww]ho) (is)|' +
    '([Ww]e|[Yy]ou|[Tt]hey|I|[Ii]t|[Hh]e|[Ss]he) (will)|([Ww]e|[Yy]ou|[Tt]hey|I|[Hh]e|[Ss]he) (would)|([Ww]e|[Yy]ou|[Tt]hey|I) (have)|([Ii]t|[Hh]e|[Ss]he|[Tt]here) (has)(?= been )|' +
    '([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Hh]ad|[Ww]ould|[Ss]hould|[Cc]ould) (not)|([Ww]ill) (not)|([Cc]annot)' +
    ")(?![\\p{L}\\p{N}_'’-])",
  'gu',
);

const endings: Readonly<Record<string, string>> = {
  are: 're',
  am: 'm',
  is: 's',
  will: 'll',
  would: 'd',
  have: 've',
  has: 's',
};

/** After one of these the next words would be stranded: "who we are and what we do". */
const stranding =
  /^(?:who|what|where|how|why|when|whoever|whatever|wherever|however|than|as|which|whom|whose|whether|here|there)$/;
/** "People like you are welcome": the pronoun belongs to the words before it. */
const ties =
  /^(?:of|with|like|unlike|around|near|beside|behind|about|between|by|under|over|alongside|including|except|and|or|nor|both|to|for|from|against|towards|toward|upon|among|amongst|beyond|into|on|at|in)$/;
/** Cannot follow a contraction: the verb would be left without what it joins. */
const never =
  /^(?:and|or|but|nor|if|because|than|though|although|while|unless|until|whenever|too|also|now|today|yet|then|when|as|for|by|since|before|after|so|either|therefore|however|already|indeed|to|is|are|was|were|will|would|has|have|had|can|could|should|may|might|must|do|does|did|matters?|means|that|who|which|where)$/;
const adverb =
  /^(?:also|always|never|already|just|now|still|only|often|really|recently|not|currently|actively|usually|both|all|each|probably|certainly|soon|even|ever|then|simply|quickly|fully)$/;
/** Participles that are no adjectives before a noun, so that "have" before them is an auxiliary. */
const participle =
  /^(?:been|become|begun|won|worked|helped|opened|moved|started|created|launched|doubled|trebled|tripled|invested|added|built|made|done|gone|got|grown|had|held|kept|learned|learnt|led|met|raised|received|run|seen|set|shown|spent|taken|taught|tried|lived|looked|asked|agreed|applied|changed|chosen|decided|delivered|developed|earned|expanded|experienced|finished|found|given|hired|improved|introduced|joined|known|managed|moved|passed|planned|played|reached|read|served|signed|studied|supported|thought|told|trained|used|wanted|welcomed|written|completed|achieved|designed|employed|operated|provided|recruited)$/;
/** Never an adjective before a noun: "they have won awards". */
const unambiguous =
  /^(?:had|been|become|begun|won|gone|got|grown|made|done|taken|taught|led|met|held|kept|seen|spent|given|helped|moved|started|created|launched|doubled|worked|lived|invested|joined)$/;
const smallWord =
  /^(?:a|an|the|our|your|their|its|this|that|these|those|some|many|more|most|over|under|in|on|at|to|from|for|with|by|as|and|or|into|since|through|across|up|out|about|around|here|there|you|us|them|it|him|her|everyone|people|how|what|when|where|why|who|if|one|two|three|four|five|six|seven|eight|nine|ten|almost|nearly|all|every|each|much|lots|together|before|after|ever|recently|well|because|so|but|no|nothing|something|always|already|new|several|both|any)$/;
/** No verb begins so: behind "will" or "would" one was left out, as in "treat patients as we would our own families". */
const noVerb =
  /^(?:the|a|an|of|and|in|power|my|our|your|their|his|her|its|this|these|those|any|no|every|us|them|him|me|you|it|i|we|they|he|she|with|at|on|from|into|without)$/;
/** What Roman numerals number. */
const numbered =
  /^(?:level|grade|band|part|class|type|phase|stage|category|volume|tier|module|schedule|step|unit|section|chapter|title|article|annex|group|division)$/;
const doubtfulPerfect =
  /^(?:trained|planned|experienced|employed|designed|completed|chosen|developed|supported|used|added|introduced|known|written|qualified|raised)$/;

/** The word of the same clause `back` words before, or undefined when a sign parts them. */
function inClause(reading: Reading, start: number, back: number): string | undefined {
  const word = reading.wordBefore(start, back);
  return word !== undefined && /^[\s\p{L}\p{N}'’-]*$/u.test(reading.text.slice(word.end, start))
    ? word.lower
    : undefined;
}

/** What follows, with the adverbs passed over. */
function nextWords(reading: Reading, end: number): { first: string; main: string; after: string } {
  const first = reading.adjacentAfter(end);
  let main = first;
  let steps = 0;
  while (main !== undefined && steps < 2 && adverb.test(main.lower)) {
    main = reading.adjacentAfter(main.end);
    steps++;
  }
  const after = main === undefined ? undefined : reading.adjacentAfter(main.end);
  return { first: first?.lower ?? '', main: main?.lower ?? '', after: after?.lower ?? '' };
}

function mayJoin(reading: Reading, start: number, end: number, verb: string, subject: string): boolean {
  const { first, main, after } = nextWords(reading, end);
  if (first === '' || main === '' || (never.test(main) && !(verb === 'have' && main === 'had'))) return false;
  if (verb !== 'have' && /^(?:at|in|on|with|about|of|from)$/.test(main) && after === '') return false;
  const before = inClause(reading, start, 0);
  // "Level I would be a plus": a numeral.
  if (subject === 'I' && before !== undefined && numbered.test(before)) return false;
  // "The average service here is six years": where, and no subject.
  if (
    /^(?:here|there)$/.test(subject) &&
    before !== undefined &&
    !/^(?:and|but|or|so|because|if|when|that|as|while|though|although|where|since|until|once|then)$/.test(before)
  )
    return false;
  if (before !== undefined && ties.test(before)) {
    // "and we are hiring" begins a clause; "you and we are" doesn't.
    if (!/^(?:and|or)$/.test(before)) return false;
    const earlier = inClause(reading, start, 1);
    if (earlier !== undefined && /^(?:you|i|me|him|her|them|us|we|they|he|she)$/.test(earlier)) return false;
    if (subject.toLowerCase() === 'i') return false;
  }
  for (let back = 0; back < 5; back++) {
    const word = inClause(reading, start, back);
    if (word === undefined) break;
    if (!stranding.test(word)) continue;
    // "where we are going" and "who you will meet" keep their verb.
    if (/^\p{L}{2,}ing$/u.test(main) && verb !== 'will' && verb !== 'would') break;
    if (verb === 'will' || verb === 'would') break;
    return false;
  }
  if (verb === 'have') {
    // "Every manager we have started as an agent": those we have, and what they did.
    if (before !== undefined && /^(?:every|each|all|any|no)$/.test(inClause(reading, start, 1) ?? '')) return false;
    // "You have lived experience": a quality of the thing that is had.
    if (!participle.test(main) || /^(?:experience|knowledge|skills?)$/.test(after)) return false;
    if (unambiguous.test(main)) return after !== '';
    if (after === '') return !doubtfulPerfect.test(main);
    return smallWord.test(after) || (/^\d/.test(after) && !doubtfulPerfect.test(main)) || /ly$/.test(after);
  }
  if (verb === 'will' || verb === 'would') return !noVerb.test(main) && first !== 'not';
  return true;
}

function join(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, ...groups] = match;
  const start = match.index;
  const end = start + whole.length;
  const sign = reading.surroundings.apostrophe;
  if (!/^ {1}[\p{L}\p{N}£$€]/u.test(reading.text.slice(end, end + 2))) return undefined;
  if (groups.at(-1) !== undefined) {
    return { start, end, fix: `${whole[0] === 'C' ? 'C' : 'c'}an${sign}t` };
  }
  const [subject = '', verb = ''] = groups.filter((group) => group !== undefined);
  if (verb === 'not') {
    const next = reading.adjacentAfter(end);
    if (next === undefined || /^(?:only|just|merely|simply|and|or|but)$/.test(next.lower)) return undefined;
    const before = inClause(reading, start, 0);
    // "we are not" joins at its pronoun, in this same pass.
    if (
      /^(?:are|is|will|would|have)$/i.test(subject) &&
      before !== undefined &&
      /^(?:we|you|they|it|he|she|i|that|there)$/.test(before)
    ) {
      if (/^(?:are|is)$/i.test(subject)) return undefined;
    }
    if (/^will$/i.test(subject)) return { start, end, fix: `${subject[0] === 'W' ? 'W' : 'w'}on${sign}t` };
    return { start, end, fix: `${subject}n${sign}t` };
  }
  const not = reading.adjacentAfter(end);
  if (not?.lower === 'not' && /^(?:will|would|have)$/.test(verb)) {
    // "We will not" joins at its verb.
    const next = reading.adjacentAfter(not.end);
    if (next === undefined || /^(?:only|just|merely|simply|and|or|but|to)$/.test(next.lower)) return undefined;
    return {
      start: start + subject.length + 1,
      end: not.end,
      fix: verb === 'will' ? `won${sign}t` : `${verb}n${sign}t`,
    };
  }
  if (!mayJoin(reading, start, end, verb, subject)) return undefined;
  return { start, end, fix: `${subject}${sign}${endings[verb] ?? ''}` };
}

/** Finds full forms that may be contracted. */
export function findFullForms(reading: Reading): Match[] {
  return collect(reading, pair, join);
}
