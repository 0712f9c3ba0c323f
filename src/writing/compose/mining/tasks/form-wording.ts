/** Lines that say nothing one does in this job: what every form says of every job, addresses, what is undecided, where one has to be. */

import { rare } from '../../language/its-words.ts';
import { isConduct } from './conduct.ts';
import { isNoWork } from './duty-refused.ts';
import { formRow, headOfLabel, isOrder, label, ordersByLabel } from './line-labels.ts';

const boilerplate =
  /\b(?:registered in (?:england|scotland|wales|ireland|the uk)\b.{0,30}\d|company (?:no|number|registration)\b|(?:e-?mail|message) and any attachments|intended (?:only |solely )?for the addressee|any other (?:reasonable |related |suitable |appropriate )*(?:dut|request|task|activit|responsibilit|assignment|work (?:assigned|given|allotted|required|as)|job)|other (?:related |reasonable )?(?:duties|tasks)|(?:duties|tasks|(?<!\bto )work|projects)\b[^.;]{0,50}\bas (?:and when |may be )?(?:reasonably )?(?:required|directed|assigned|determined|necessary)|as (?:may be )?(?:reasonably )?(?:directed|assigned)(?: by)?|equal opportunit|equality (?:and|&) diversity|company polic|policies and procedures|confidentialit|data protection|(?<!\b(?:lead|advise|train|brief|report)(?:ing|s)? (?:[a-z]+ )?on )gdpr(?![- ]compliant)|health (?:and|&) safety at work|commensurate with|not exhaustive|uphold the values|promote the values|reasonable care|(?:principles?|practice) (?:and practice )?of equal|duties as assigned|flexib\w+ approach to dut)/i;

/** An address is no part of anybody's work: "Email all CVs to jobs@..." is said to somebody else, or should not be said. */
const address = /\S@\S+\.\S|https?:\/\/|\bwww\./i;

/** "TBC - vaccinations", "events??", "possibly some driving": nobody has decided it. */
const undecided = rare(
  /\bTB[ACD]\b|\?\s*\?|\(\s*\?\s*\)|\bto be (?:confirmed|decided|agreed|advised|determined)\b|^\W*(?:possibly|perhaps|maybe|potentially|might be|not sure)\b|\b(?:if (?:you(?:['’]re| are)? )?(?:happy|willing|keen|interested|up for it|you like|you want|you fancy))\b/i,
);
/** "Be present on open days", "be on deck for every sailing": where somebody is, and nothing that is done there. */
const beThere =
  /^\W*(?:to )?be (?:physically |personally )?(?:present|there|around|visible|on (?!call\b|(?:the|an?) (?:[\w-]+ ){0,3}(?:rota|roster|rotation)\b|hand\b)|at |in attendance)/i;
/** "Take a colour vision test before you start": a condition of the job, and no work in it. */
const beforeStart = rare(
  /\b(?:take|pass|sit|complete|undergo|attend|have|do)\b (?:an? |the |our )?(?:[\w-]+ ){0,4}(?:tests?|medical|checks?|screening|assessment|examination|vetting|trial) (?:before|prior to) (?:you|your|they|the (?:job|post|start)|start|join|employment|appointment)/i,
);
/** Whether a line says nothing that somebody does: what is undecided, where one has to be, and what is no work anywhere. */
export const isNoTask = (raw: string): boolean =>
  beforeStart.test(raw) || undecided.test(raw) || beThere.test(raw) || isNoWork(raw);

/** What every employer's forms say about every job, the rows of such forms, and addresses. */
export const isFormWording = (raw: string): boolean =>
  address.test(raw) ||
  (boilerplate.test(raw) && raw.length < 220) ||
  isConduct(raw) ||
  /\s[<>=]\s/.test(raw) ||
  // "Notice period: 30 days": a row of a form. "People: coach a team of six" is work with its name.
  (label.test(raw) &&
    (formRow.test(raw) || !(isOrder(raw.replace(label, '')) || isOrder(headOfLabel(raw)) || ordersByLabel(raw))));
