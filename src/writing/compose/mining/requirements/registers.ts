/** Somebody by a trade or by letters, and on which register: "RVN registered with the VCI", "solicitor admitted in Ireland". */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { seldom } from '../../language/seldom.ts';
import type { PersonFact } from './person-shapes.ts';

const letters =
  '(?:RVN|RGN|RMN|RNLD|RSCN|RN|EN|EEN|RM|LPN|LVN|CNA|HCA|ODP|SLT|SALT|OT|PT|DPT|HLTA|ANP|ENP|NP|CRNA|AMHP|EVN|SVN|GP|EMT|CMA|PTA|COTA|BCBA|RBT|RMT|RDH|CPN|RT|PE|CPA|LCSW|LMSW|LPC|MD|DVM|SENCO|SENCo|DSL|ECT|NQT|CEng|IEng)';
const trades =
  '(?:nurse|midwife|radiographer|physiotherapist|physio|paramedic|therapist|pharmacist|dietitian|practitioner|technician|engineer|dentist|hygienist|optometrist|optician|psychologist|teacher|tutor|lecturer|solicitor|barrister|lawyer|attorney|advocate|notary|architect|surveyor|accountant|auditor|actuary|childminder|electrician|plumber|installer|assessor|social worker|care worker|podiatrist|chiropodist|osteopath|chiropractor|audiologist|counsellor|counselor|vet|veterinarian|vet nurse|veterinary nurse|doctor|farrier|inspector|planner|welder|arborist)';
const deeds =
  '(?:registered|licen[cs]ed|admitted|accredited|certified|certificated|chartered|enrolled|regulated|recogni[sz]ed)';
const tail = `(${deeds} (?:with|in|by|to|under|as|at|on|for) [^;:,()]{2,60}|called to the [Bb]ar(?: (?:in|of) [^;:,()]{2,30})?|(?:on|in) the [^;:,()]{2,40} (?:register|roll|list)|with an? (?:live|valid|active|current|full|unrestricted) [^;:,()]{2,50}|with (?:an? )?[A-Z]{2,7} (?:registration|membership|PIN|pin|licen[cs]e|number))`;
const onRegister = seldom(
  new RegExp(` ${tail}$`),
  new RegExp(`^(?:an? )?((?:[A-Za-z][a-z-]+ ){0,2}(?:${letters}|${trades})) ${tail}$`),
);
/** "HCPC registered physio". */
const byBody = rare(new RegExp(`^(?:an? )?([A-Z]{2,7}(?: [A-Z][a-z]+)?)[- ](${deeds}) (${trades})$`));
/** "ACCA finalist", "CSCS card holder". */
const finalist = /^(?:an? )?([A-Z]{3,6} (?:finalist|passed finalist|student|part-qualifier))$/;
const holder =
  /^(?:an? )?((?:[A-Z][\w&]*|valid|current|full|clean)(?: [A-Za-z\d]+){0,3} (?:card|licen[cs]e|ticket|certificate|permit|badge|PIN))[- ]holder$/;

/** Reads such a line; null where it is none. */
export function readOnRegister(typed: string, desirable: boolean): PersonFact | null {
  const be = (text: string): PersonFact => ({ kind: 'be', text: withArticle(text), desirable, sure: true });
  // "Solicitor admitted in Ireland": the capital is only the line's.
  const line = typed.replace(/^(?:An? )?[A-Z](?=[a-z]{2})/, (first) => first.toLowerCase());
  const [, who = '', how = ''] = onRegister.exec(line) ?? [];
  if (who) return be(`${who} ${how}`);
  const [, body = '', deed = '', trade = ''] = byBody.exec(typed) ?? [];
  if (body) return be(`${body} ${deed} ${trade}`);
  const exam = finalist.exec(typed)?.[1];
  if (exam) return be(exam);
  const held = holder.exec(typed)?.[1];
  return held ? { kind: 'have', text: withArticle(lowerFirst(held)), desirable, sure: true } : null;
}
