import type { Reading } from '../text/reading.ts';
import { collect, type Match } from './rule.ts';

const contraction = /(?<![\p{L}\p{N}_'’.-])(\p{L}{1,20})(?:(n)(['’])(t)|(['’])(re|ve|ll|m|s|d))(?![\p{L}\p{N}_'’-])/giu;

const pronoun = /^(?:it|that|there|here|what|who|where|how|he|she|when|why|this)$/;
const subjectAfter =
  /^(?:you|we|they|it|he|she|i|there|this|that|these|those|your|our|the|a|an|everyone|anyone|somebody|someone|people)$/;
/** After 's these show "has". */
const perfect = /^(?:been|got|had|become|gone|grown|taken|come|begun|shown|seen|given|made)$/;
/** After 's these show "is". */
const present =
  /^(?:a|an|the|not|no|in|on|at|for|to|from|by|with|about|up|our|your|their|my|his|her|its|that|this|why|how|what|where|when|who|all|also|always|never|just|only|very|really|so|too|as|more|most|less|part|one|two|three|important|easy|great|good|hard|simple|clear|true|vital|essential|okay|ok|fine|based|located|designed|called|needed|required|aimed|known|set|up|there|here|now|still|currently|well|worth|like|because|time|plenty|nothing|something|everything|free|full|open|busy|fast|different|new|ready|possible|likely|never|ours|yours|you|we|they|if|right|wrong|next|left|okay|both|either|anything|lots|work|fun|quite|such|over|under|out|off|down|between)$/;
const afterWould =
  /^(?:like|love|be|prefer|rather|also|want|enjoy|have|need|expect|say|suggest|recommend|welcome|hate|work|help|make|take|get|give|see|go|know|never|ask|start|look|use|hope|join|lead|think|appreciate|consider|encourage|do|report|spend|manage|run|bring|find)$/;
const afterHad =
  /^(?:better|been|had|gone|done|seen|taken|made|got|known|worked|started|thought|hoped|expected|wanted|become|begun|given|chosen|written|left|met|told|heard|found)$/;
const skip =
  /^(?:ideally|really|probably|always|also|just|ever|normally|usually|then|all|both|certainly|only|already|still)$/;

function likeCase(written: string, whole: string): string {
  return whole.length > 3 && whole === whole.toUpperCase() ? written.toUpperCase() : written;
}

function nextOf(reading: Reading, end: number): { lower: string; second: string } {
  const next = reading.adjacentAfter(end);
  return { lower: next?.lower ?? '', second: next === undefined ? '' : (reading.adjacentAfter(next.end)?.lower ?? '') };
}

/** n't: "don't" becomes "do not", unless a question would have to turn round. */
function negative(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, head = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  // The pattern takes "do" + "n't" apart; "can't" and "won't" end in n themselves.
  const stem = head;
  const lower = stem.toLowerCase();
  const full: Record<string, string> = { ca: 'cannot', wo: 'will not', sha: 'shall not' };
  if (
    !/^(?:ca|wo|sha|do|does|did|is|are|was|were|has|have|had|would|should|could|must|need|might|ought|dare)$/.test(
      lower,
    )
  ) {
    return /^ai$/.test(lower) ? { start, end } : undefined;
  }
  const next = nextOf(reading, end);
  const sentence = reading.sentenceAt(start);
  const asks =
    sentence !== undefined && /\?["'”’)]*$/.test(reading.text.slice(Math.max(start, sentence.end - 6), sentence.end));
  const before = reading.adjacentBefore(start);
  if (
    /^(?:you|we|they|it|he|she|i|there)$/.test(next.lower) &&
    (asks || reading.opensSentence(start) || /^(?:why|how|what|where|when|who)$/.test(before?.lower ?? ''))
  )
    return { start, end };
  if (
    asks &&
    (subjectAfter.test(next.lower) || reading.opensSentence(start)) &&
    (before === undefined ||
      reading.opensSentence(start) ||
      /^(?:why|how|what|where|when|and|or|but|so)$/.test(before.lower))
  )
    return { start, end };
  const plain = full[lower];
  const written = plain === undefined ? `${stem} not` : matchFirst(plain, stem);
  return { start, end, fix: likeCase(written, whole) };
}

function matchFirst(word: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** 's after a pronoun: "is" or "has" by the next word. After a noun it may be a possessive, so it's only flagged. */
function isOrHas(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, head = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  const found = { start, end };
  const lower = head.toLowerCase();
  const next = nextOf(reading, end);
  if (lower === 'let') return { ...found, fix: likeCase(`${head} us`, whole) };
  if (!pronoun.test(lower)) {
    return /^(?:not|been|got|a|an|the|very|also|never|there|here)$/.test(next.lower) ? found : undefined;
  }
  const written = (verb: string): Match => ({ ...found, fix: likeCase(`${head} ${verb}`, whole) });
  let word = next.lower;
  if (skip.test(word) && next.second !== '') word = next.second;
  if (perfect.test(word))
    return word === 'made' || word === 'given' || word === 'seen' || word === 'shown' || word === 'taken'
      ? found
      : written('has');
  if (word === '')
    return /^\s?[,.;!?]|^\s*$/.test(reading.text.slice(end, end + 2))
      ? found
      : /^\s["“‘(]/.test(reading.text.slice(end, end + 2))
        ? written('is')
        : found;
  if (present.test(word) || /(?:ing|ly)$/.test(word) || /^\d/.test(word)) return written('is');
  // "it's changed": is or has; "it's team": a slip for its.
  if (/(?:ed|en)$/.test(word) || word === 'own') return found;
  if (/[^su]s$/.test(word) && lower === 'it' && !/^(?:always|perhaps)$/.test(word)) return found;
  if (lower === 'it' && next.second === '')
    return /(?:able|ible|ful|ous|ive|al|ic|y)$/.test(word) ? written('is') : found;
  return written('is');
}

/** 'd: "would" or "had" by the next word. */
function wouldOrHad(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, head = ''] = match;
  const found = { start: match.index, end: match.index + whole.length };
  if (!/^(?:i|you|we|they|he|she|it|who|that|there)$/i.test(head)) return undefined;
  const next = nextOf(reading, found.end);
  const word = skip.test(next.lower) || next.lower === 'not' ? next.second : next.lower;
  if (afterHad.test(word)) return { ...found, fix: likeCase(`${head} had`, whole) };
  if (afterWould.test(word)) return { ...found, fix: likeCase(`${head} would`, whole) };
  return found;
}

function expand(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, head = ''] = match;
  if (match[4] !== undefined) return negative(match, reading);
  const ending = (match[6] ?? '').toLowerCase();
  const found = { start: match.index, end: match.index + whole.length };
  const next = nextOf(reading, found.end);
  // The apostrophe of a quotation, not of a contraction: 'we' and 'll' have to be known words.
  switch (ending) {
    case 's':
      return isOrHas(match, reading);
    case 'd':
      return wouldOrHad(match, reading);
    case 'm':
      return /^i$/i.test(head) ? { ...found, fix: likeCase(`${head} am`, whole) } : undefined;
    case 're':
      if (!/^(?:we|you|they|who|there|what|these|those|where|how)$/i.test(head)) return undefined;
      if (/^(?:what|where|how)$/i.test(head) && /^(?:you|we|they)$/.test(next.lower))
        return { ...found, fix: likeCase(`${head} are`, whole) };
      return { ...found, fix: likeCase(`${head} are`, whole) };
    case 've':
      if (!/^(?:i|we|you|they|who|could|should|would|might|must|there)$/i.test(head)) return undefined;
      return { ...found, fix: likeCase(`${head} have`, whole) };
    case 'll':
      return { ...found, fix: likeCase(`${head} will`, whole) };
    default:
      return undefined;
  }
}

/** Finds contractions that may be written out. */
export function findContractions(reading: Reading): Match[] {
  return collect(reading, contraction, expand);
}
