/** What a job description asks for where the brief opens a second way in: "completed training in a hotel" beside "training as a waiter, or several years in service". */
import type { PersonFact } from '../mining/requirements/person-shapes.ts';
import type { PersonLine } from './facts.ts';

/** A trade or a subject that somebody learnt, by its paper or by the time it took. */
const learnt =
  /^(?:have )?(?:an? |your )?(?:(?:completed|finished|successful|successfully completed|relevant|formal|recogni[sz]ed|vocational|professional|technical|commercial|full|university|college|good|engineering|technician) )*(?:training|apprenticeship|degree|diploma|studies|education|qualification|bachelor[’']?s|master[’']?s|traineeship)\b(?: (?:degree|training|qualification))?(?:$| (?:in|as|of|at)\b)/i;
/** "Or several years in service", "or equivalent experience": whoever has not learnt it. */
const byWork =
  /\bor (?:(?:at least|several|many|some|a few|more than|over|long|solid|proven|practical|relevant|equivalent|similar|comparable|enough|\d+\+?|two|three|four|five|six|seven|eight|ten) )*(?:years?|seasons|months|experience)\b|\bor (?:time[- ]served|self[- ]taught|learnt on the job)\b/i;

/** "A fully qualified accountant (ACA or ACCA)", "ACCA qualified": whoever is still on the way is none. */
const qualified =
  /^(?:an? )?(?:(?:fully|newly|professionally|recently) )?(?:qualified|chartered|certified) [a-z(]|^(?:an? )?(?:[A-Z]{3,5}(?:,? or |, )?)+[- ]qualified\b/;
const onTheWay = /\bpart[- ]qualified\b|\b(?:studying|working) (?:for|towards)\b|\bfinalist\b/i;
const lettersIn = (text: string): string[] => text.match(/\b[A-Z]{3,6}\b/g) ?? [];
/** Whether the job description wants the end of a way on which the brief takes people: by the same letters, or without any. */
const wantsTheEnd = (fact: PersonFact, known: string): boolean => {
  if (!qualified.test(fact.text) || onTheWay.test(fact.text) || !onTheWay.test(known)) return false;
  const [theirs, ours] = [lettersIn(fact.text), lettersIn(known)];
  return theirs.length === 0 || ours.length === 0 || theirs.some((letters) => ours.includes(letters));
};

/** Whether a must of the job description shuts the way that a must of the brief opens: the brief is right, and the narrower one stands in no text. */
export const shutsWay = (fact: PersonFact, known: readonly PersonLine[]): boolean =>
  !fact.desirable &&
  (known.some(({ fact: { source }, person }) => source === 'brief' && wantsTheEnd(fact, person.text)) ||
    (learnt.test(fact.text) &&
      !/\bor (?:equivalent|similar|comparable|relevant|related|an?y? equivalent)\b/i.test(fact.text) &&
      !byWork.test(fact.text) &&
      known.some(
        ({ fact: { source }, person }) =>
          source === 'brief' && !person.desirable && learnt.test(person.text) && byWork.test(person.text),
      )));
