/** What stands before or behind a list of tasks and is none: its name, what its head consists of, and what is remarked. */

import { baseOfIng } from '../../language/verbs.ts';
import { headingOf } from '../page/headings.ts';
import { isDenied } from '../page/paper.ts';
import { startsDuty } from './duty-starts.ts';
import { formRow } from './line-labels.ts';
import { splitOutsideBrackets } from './outside-brackets.ts';
import { isEitherForm } from './parallel.ts';

/** Before a list its name: "Stock: order, receive and rotate". What is done with it is the task; a row of a form stays one. */
const key = /^([A-Z][\w&/-]*(?: [\w&/-]+){0,2}):\s+(?=\S)/;
export function withoutKey(sentence: string): string {
  // "Not required: cold calls": what is no part of the work.
  if (isDenied(sentence)) return '';
  const found = key.exec(sentence);
  const name = found?.[1] ?? '';
  // "Prep cook: sauces": whose tasks they are.
  const somebodys = /^[A-Z][a-z]+ (?:cook|chef|nurse|porter|server|host|clerk|lead|hand|driver|barista|guide)$/.test(
    name,
  );
  if (!found || (startsDuty(name) && !somebodys)) return sentence;
  const rest = sentence.slice(found[0].length);
  if (formRow.test(sentence) && !(/^[a-z]/.test(rest) && startsDuty(rest))) return sentence;
  const section = headingOf(`${name}:`, false);
  if (
    /^[\d£€$₹~<>]/.test(rest) ||
    (section !== null && section !== 'duty' && !/^(?:general|people|other)\b/i.test(name))
  )
    return sentence;
  // "Teaching: years 5 and 6" is to teach them.
  const [first = ''] = rest.split(' ');
  if (
    /^(?:teaching|cleaning|planning|training|coaching|supervising|managing|ordering|preparing|checking|supporting|leading)$/i.test(
      name,
    ) &&
    (/^[A-Z\d]+\b/.test(rest) ||
      (!rest.includes(',') && !startsDuty(rest) && baseOfIng(first) === null && rest.split(' ').length <= 6))
  )
    return `${name} ${rest}`;
  return rest;
}

/** "Run the site: coordinate trades, keep the programme": two tasks and more. */
export function withoutColon(sentence: string): string {
  const [, head = '', tail = ''] = /^([^:]{6,60}):\s+(\S.*)$/.exec(sentence) ?? [];
  if (head === '' || !startsDuty(head)) return sentence;
  const pieces = splitOutsideBrackets(tail);
  if (startsDuty(pieces[0] ?? '')) return `${head}, ${tail}`;
  // "Lead the depot: safety, cost, people": of what it consists.
  return pieces.length > 2 && pieces.every((piece) => piece.split(' ').length < 4 && !startsDuty(piece))
    ? head
    : sentence;
}

/** "Support people to live their way - cooking, football": examples behind a dash are no tasks. */
export function withoutRemark(sentence: string): string {
  const [head = '', tail = '', more] = sentence.split(/\s+[–—-]\s+/);
  if (tail === '' || more !== undefined || !tail.includes(',') || !startsDuty(head)) return sentence;
  return splitOutsideBrackets(tail).some((piece) => startsDuty(piece.replace(/^and /i, '')) && !isEitherForm(piece))
    ? sentence
    : head;
}
