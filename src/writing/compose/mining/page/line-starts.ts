/** How a line of a job description begins, which tells a line of its own from what was only broken where the paper ended: marks, figures, orders, sentences. */
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, isVerbBase, nounLike } from '../../language/verbs.ts';
import { isDoing } from '../tasks/doing.ts';

/** Signs, figures and letters that mark a line of a list. */
export const bulletMark =
  // "37.5 hours" begin with no number of a list.
  /^\s*(?!\d{1,2}\.\d{1,2} ?(?:hours?|hrs?)\b)(?:[-–—•*·▪◦●○‣>»✓✔+~➢➤→⇒◆■□▶❖\uf0a7\uf0b7\uf0d8]|(?<=\s)o(?=\s+[A-Za-z])|\d{1,2}(?=\s{2,}[A-Z])|\d{1,2}(?:\.\d{1,2})+[.)]?(?=\s)|\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4})[.)]|\d{1,2}\.\d{1,2}|[EDed](?=\s{2,})|[ED]\d{1,2}[.):]?(?=\s+[A-Z]))\s*/;

/** Whether a line is marked as one of a list. */
export const isBullet = (line: string): boolean => (bulletMark.exec(line)?.[0].trim() ?? '') !== '';

/** Whether two lines in lower case each begin with an order, or each with a doing. */
export function beginAlike(one: string, other: string): boolean {
  if (!/^[a-z]/.test(one) || !/^[a-z]/.test(other)) return false;
  if (isDoing(one) && isDoing(other)) return true;
  const isOrder = (line: string): boolean => {
    const [first = ''] = line.split(' ');
    return (
      isVerbBase(first) &&
      // "Travel to sites", "work alongside electricians": an order among others, though the word may be a noun.
      (!nounLike.has(first) || /^[a-z]+ (?:to|alongside|with|closely|in|at|for|the|all|our|any)\b/.test(line)) &&
      (parseVerbPhrase(line)?.rest ?? '') !== ''
    );
  };
  return isOrder(one) && isOrder(other);
}

/** Whether a line in lower case begins with a verb, or with what somebody is doing. */
export function beginsDeed(line: string): boolean {
  const first = /^\s*([a-z]+)\b/.exec(line)?.[1] ?? '';
  return isVerbBase(first) || baseOfIng(first) !== null;
}

/** Whether a line in capitals begins with an order and has something to do it to. */
export const beginsOrder = (line: string): boolean => {
  const [first = '', second = ''] = line.split(' ');
  return isVerbBase(first) && !nounLike.has(first.toLowerCase()) && /^[a-z]/.test(second);
};

/** Words with which a sentence of its own begins, and no line goes on. */
export const opensSentence = /^(?:We|You|Our|Your|This|If|Apply|Please|All|What|How|Why|Benefits)\b/;

/** "1 To process claims", "2 To pay them": figures that count on from one are marks, though they have no stop. */
export function withNumbers(lines: string[]): string[] {
  const plain = /^\s*(\d{1,2})\s+(?=[A-Z])/;
  let next = 1;
  const marked = new Set<number>();
  lines.forEach((line, index) => {
    if (Number(plain.exec(line)?.[1]) !== next) return;
    marked.add(index);
    next += 1;
  });
  return marked.size < 3 ? lines : lines.map((line, index) => (marked.has(index) ? line.replace(plain, '$1. ') : line));
}
