/** "No straw thaws on your watch": nobody and nothing of a kind does it. Such a note is a sentence, and no thing that there is none of. */
import { baseOfThird } from './verbs.ts';

const behindVerb =
  /^(?:an?|the|our|your|on|in|at|to|from|with|without|until|before|after|by|for|out|off|up|down|alone|hungry|late|long|twice|past|through|it|you|us|unless|when|if)$/;

/** Whether a note on none of them may be what none of them does; then it stands as it was typed. */
export function mayBeWhatNoneDoes(text: string): boolean {
  const [no = '', ...words] = text.replace(/[.!]+$/, '').split(' ');
  if (!/^no$/i.test(no)) return false;
  return [1, 2].some((at) => {
    const [noun = '', verb = '', behind = ''] = [words[at - 1], words[at], words[at + 1]];
    return /[^s]$/.test(noun) && baseOfThird(verb) !== null && behindVerb.test(behind);
  });
}
