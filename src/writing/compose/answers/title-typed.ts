/** The job's title as recruiters type it: half of it, its initials, or for the one who will hold it. */
import { literal } from '../language/any-of.ts';
import type { QuestionNumber } from './note.ts';

/** "The Learning Officer will plan workshops", for a Museum Learning Officer: the reader does. "Class 2 needed": a driver of it. */
export function withTitleAsReader(typed: string, question: QuestionNumber, title: string): string {
  const words = title
    .replace(/\(.*\)/g, '')
    .trim()
    .split(/\s+/);
  const [head = '', lead] = [words.at(-1) ?? '', words.at(-2)];
  if (head.length < 3) return typed;
  // "TA 27.5 hrs", "ta needed" for a Teaching Assistant.
  const initials = words.map((word) => word.charAt(0)).join('');
  const short = new RegExp(`^${literal(initials)}(?= (?:needed|wanted|reqd|required|for|\\d)|, )`, 'i');
  if ((question === 1 || question === 2) && initials.length > 1 && short.test(typed))
    return typed.replace(short, `${title}${/^\S+ \d/.test(typed) ? ',' : ''}`);
  if (question === 2)
    return typed.replace(/^((?:[\w-]+ ){0,2}[\w-]+) (?=(?:needed|wanted|required|reqd)\b)/i, (found, who: string) =>
      who.split(' ').every((word) => words.some((one) => one.toLowerCase() === word.toLowerCase())) &&
      !who.toLowerCase().endsWith(head.toLowerCase())
        ? `${who} ${head.toLowerCase()} `
        : found,
    );
  if (question !== 3 && question !== 4) return typed;
  const named = lead === undefined ? literal(head) : `(?:(?:[\\p{L}-]+ ){0,3}${literal(lead)} )?${literal(head)}`;
  return typed.replace(
    new RegExp(
      `(?<=^|[.!?]\\s+|\\n)(?:the|our|this|your new) ${named} (?=(?:will|must|should|needs? to|has to)\\b)`,
      'giu',
    ),
    'The postholder ',
  );
}
