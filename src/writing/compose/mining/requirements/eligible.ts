/** Who has a paper, or may have it: "RN license in Washington or eligible", "CPA or eligible", "CDL or willing to get one". Each half has its own verb. */

import { withArticle } from '../../language/articles.ts';
import { rare } from '../../language/its-words.ts';
import { asSaid } from './named.ts';
import type { PersonFact } from './person-shapes.ts';

const ways = [
  // "Or eligible", "or be eligible for one", "or eligible to sit the exam".
  '(?:be |is |are )?(?:currently )?(eligible)((?: (?:for|to) [^,;()]{2,50})?)',
  '(eligibility)((?: (?:for|to) [^,;()]{2,50})?)',
  '(?:be |is |are )?(about) to (?:have|get|receive|obtain|hold) (?:it|one|this)()',
  '(?:be |is |are )?(willing|prepared|ready|happy|keen) to (?:get|obtain|gain|hold|acquire) (?:it|one|this)((?: (?:within|in|by) [^,;()]{3,40})?)',
].join('|');
const shape = rare(new RegExp(`^([^;()]{2,70}?),? \\(?or (?:${ways})\\)?[.]?$`, 'i'));

/** Papers that are called by their letters, and of which somebody has one. */
const letters = /^(?:CDL|PGCE|PGDE|HND|HNC|NVQ|SVQ|QTS card|TWIC|LLB|PhD|MSc|BSc)\b/;
const paper =
  /\b(?:licen[cs]e|card|permit|visa|certificate|certification|PIN|pin|degree|diploma|ticket|passport|qualification|badge)(?= (?:in|for|from|to|of|with)\b|$)/;
/** What a register makes of somebody, and what they do to be on it. */
const register: Readonly<Record<string, string>> = {
  registered: 'to register',
  licensed: 'for a license',
  licenced: 'for a licence',
  certified: 'for certification',
  chartered: 'to be chartered',
  accredited: 'for accreditation',
};

/** `read` reads what stands before the "or". */
export function readEligible(
  line: string,
  read: (half: string) => PersonFact | null,
  desirable = false,
): PersonFact | null {
  // "Eligible for HCPC registration": how somebody is.
  const alone = /^eligible (?:for|to) [^,;:()]{3,60}$/i.exec(line.trim())?.[0];
  if (alone && !/\b(?:or|desirable|preferred|welcome)\b/i.test(alone))
    return { kind: 'be', text: `e${alone.slice(1)}`, desirable, sure: true };
  const [, head = '', ...rest] = shape.exec(line.trim()) ?? [];
  const [word = '', tail = ''] = rest.filter((part) => part !== undefined);
  const held = head ? read(head) : null;
  const fact = held && asSaid(held);
  if (!fact || fact.arranged || /[(),]|\bor\b/.test(fact.text)) return null;
  const way = word.toLowerCase();
  if (fact.kind === 'be') {
    const mark = /\b(registered|licen[cs]ed|certified|chartered|accredited)\b/.exec(fact.text)?.[1] ?? '';
    const own = /^an? /.test(fact.text) ? ' to become one' : mark ? ` ${register[mark] ?? ''}` : '';
    const more = tail || own;
    return /^eligib/.test(way) && more ? { ...fact, text: `${fact.text} or eligible${more}`, sure: true } : null;
  }
  if (fact.kind !== 'have') return null;
  const bare = /^(?:an?|your|the|\d|at least)\b/i.test(fact.text);
  const has = bare || !(paper.test(fact.text) || letters.test(fact.text)) ? fact.text : withArticle(fact.text);
  // "CCNA or willing to get one": what has no article is told by readers that know it.
  const it = /^an? /.test(has) ? 'one' : 'it';
  if (it === 'it' && way !== 'about' && !/registration|membership|status|clearance|^[A-Z][A-Z\d]+(?: \d+)?$/.test(has))
    return null;
  const then = /^eligib/.test(way)
    ? `eligible${tail || ` for ${it}`}`
    : way === 'about'
      ? `about to have ${it}`
      : `${way} to get ${it}${tail}`;
  return { kind: 'do', text: `have ${has} or are ${then}`, desirable: fact.desirable, sure: true };
}
