/**
 * What a scanner or a microphone makes of words: "lnspection 0f sites", "Assess- ment", "E X E C U T I V E", and "[00:04] ok so um
 * they install valves". As somebody would have typed it.
 */
import { isVocabulary } from '../../../text/vocabulary.ts';

const isWord = (word: string): boolean => isVocabulary(word.toLowerCase());

/** "lnspection", "lmplement": a small l for the capital I; "0f", "t0", "1n": figures for letters. */
const letters: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/(?<![\w’'])l[nmst][a-z]{4,}\b/g, (word) => `I${word.slice(1)}`],
  [/(?<![\w.,£$€])[01][a-z]{1,12}\b/g, (word) => (word.startsWith('0') ? `o${word.slice(1)}` : `i${word.slice(1)}`)],
  [/\b[a-z]{1,12}0(?![\w.,])/g, (word) => `${word.slice(0, -1)}o`],
  [/\b[a-z]{2,12}[01][a-z]{2,12}\b/g, (word) => word.replace('0', 'o').replace('1', 'l')],
  [/\b[A-Z]?[a-z]{0,10}rn[a-z]{2,10}\b/g, (word) => word.replace('rn', 'm')],
];
/** Only what is no word as it stands, and one when it is mended. */
const mended = (typed: string, put: (word: string) => string): string => {
  const own = put(typed);
  return own !== typed && !isWord(typed) && isWord(own) && own.length > 1 ? own : typed;
};
const scanned =
  /~~|scanned|created with|\b[01][a-z]{1,3}\b|\bl[nm][a-z]{4}|\b[a-z]+0\b|(?:^|\n)[^\S\n]*(?:[A-Z] ){4}|[a-z]- [a-z]/;

/** "D U T I E S": one letter and one blank each; two blanks part the words. */
const spaced = /^[^\S\n]*[A-Z&](?: [A-Z&]){2,}(?:[^\S\n]{2,}[A-Z&](?: [A-Z&])*)*[^\S\n]*$/gm;
const closeUp = (line: string): string =>
  line
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/ /g, ''))
    .join(' ');
/** "Assess- ment of plans": a hyphen that was the edge of a page; "pre- and post-natal" is none. */
const cutWord = /\b([A-Za-z]{2,})- ([a-z]{2,})\b/g;

export function readScanned(typed: string): string {
  if (!scanned.test(typed)) return typed;
  let text = typed
    .replace(spaced, closeUp)
    .replace(cutWord, (whole, first: string, rest: string) =>
      isWord(`${first}${rest}`) && !/^(?:and|or|to)$/.test(rest) ? `${first}${rest}` : whole,
    );
  for (const [pattern, put] of letters) text = text.replace(pattern, (word) => mended(word, put));
  return text.replace(/^[^\S\n]*~{2,}.*~{2,}[^\S\n]*$|^[^\S\n]*(?:scanned (?:by|with)|created with) .{0,40}$/gim, '');
}

const stamp = /^\s*(?:[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?|speaker \d:?)\s*[-–:]?\s*/i;
const filler =
  /^(?:(?:(?:ok(?:ay)?|so|um+|uh+|er+m?|well|right|yeah|oh|and|basically|also|then|like|anyway|you know|i mean|let me think|sorry)\b,?\s*)+)/i;
const inside =
  /,?\s*\b(?:um+|uh+|erm?|you know|i mean|sort of|kind of)\b(?=[\s,]|$)|,\s*like\b[^,]*$|,\s*[^,]{1,30}\bmostly$/gi;
/** What is said to nobody who applies. */
const talk =
  /^(?:the )?usual stuff|whatever comes up|^(?:ok(?:ay)? )?(?:bye|thanks|cheers|that['’]s (?:it|all|about it))|^(?:this is|i['’]m (?:calling|recording)|it['’]s) (?:for|about)\b|\bthat was the (?:dog|kid|cat|phone|door)|^from: voice/i;
const needs =
  /^(?:what (?:they|we|you) need|(?:they|we|you)(?:['’]ll| will)? need|needs?|requirements?|must[- ]haves?)(?: (?:is|are))?\s*[:,]?\s*/i;
const does =
  /^(?:they|he|she|you|this person|the (?:tech|person|guy|operator))(?:['’]ll| will| gotta| got to| have to| has to| need to| would)?(?: also| then| basically)? (?=[a-z]{3,} )/i;

/** A memo that was spoken, with the time before each line: its tasks and what it asks for. */
export function readSpoken(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const stamped = lines.filter((line) => /^\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s+\S/.test(line)).length;
  const isMemo =
    stamped > 3 && stamped > lines.length * 0.6 && /\b(?:um+|uh+|gotta|basically|ok so|you know|oh and)\b/i.test(text);
  if (!isMemo) return text;
  const read: string[] = [];
  let asked = false;
  for (const line of lines) {
    let said = line.replace(stamp, '').replace(filler, '').replace(inside, '').replace(filler, '').trim();
    if (said === '' || talk.test(said) || /^[A-Z]\w+: /.test(said)) continue;
    if (needs.test(said)) {
      if (!asked) read.push('', 'Requirements:');
      asked = true;
      said = said.replace(needs, '');
    }
    if (asked)
      said = said
        .replace(/,? (?:which |that )?(?:has|have) to be clean$/i, ' (clean)')
        .replace(/^(.*) \(clean\)$/, (_, what: string) => what.replace(/^(an?) (?:valid )?/i, '$1 clean '))
        .replace(
          /^if they(?:['’]ve| have) (?:used|worked with|driven|run) (.*?),? (?:that['’]s|it['’]s|that would be) (?:a )?(?:big )?(?:plus|bonus|great|nice)$/i,
          'Experience with $1 (D)',
        )
        .replace(/,? (?:and )?that['’]s a must(?: in [A-Z]\w+)?$/i, ' (E)');
    else {
      if (read.length === 0) read.push('Main duties:');
      said = said
        .replace(does, '')
        .replace(
          /, ((?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:people|of them))$/i,
          (_, many: string) => ` of ${many.replace(/ of them$/, '')}`,
        )
        .replace(/^(in the \w+|every \w+|at night|on \w+days),? ([a-z]+ing .*)$/i, '$2 $1');
    }
    if (said !== '') read.push(`• ${said.charAt(0).toUpperCase()}${said.slice(1)}`);
  }
  return read.join('\n');
}
