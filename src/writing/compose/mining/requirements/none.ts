/** Lines among what is asked that ask for nothing: who may apply, what the employer gives, and what need not be had. */
import { rare } from '../../language/its-words.ts';
import { whomItTakes } from './whom-a-house-takes.ts';

/** Who may apply, and what is offered: nothing that is asked. */
const notAsked = rare(
  /^no problem\b|^(?:no ?(?:one|body)|not for (?:anyone|people|those)) who\b|\bwelcomed? to (?:apply|enquire|inquire|ask|call|get in touch|contact us|talk to us)\b|^(?:(?:[\w-]+ ){0,4}(?:grads?|graduates|starters|returners|leavers|newcomers|beginners|trainees|joiners?|learners|veterans|retirees|students|parents)(?: (?:are|is|also|very|most|always))*|(?:[\w-]+ ){0,3}(?:joiner|electrician|chef|cook|engineer|teacher|applicant|candidate|mechanic|plumber|nurse|driver)s?(?: (?:are|is|also|will be|may be))*) (?:welcomed?|considered|encouraged|accepted)(?: to apply)?[.!]*$|^(?:[\w-]+ ){0,4}(?:support|training|sponsorship|funding|study) (?:is )?(?:if (?:wanted|needed|you want)|available|on offer|can be given)[.!]*$|^(?:[\w-]+ ){1,6}(?:will be |also )?considered[.!]*$|^(?:[\w+ ]+ )?(?:gangs|couples|pairs) (?:are )?(?:welcome|considered)$|^age (?:limit|up to|below|under|over|between|group|\d)|^benefits\b|^notice period\b|^(?:fine|ok|yes|no problem|see below)$|^(?:tell|show|send|email|call|ask|contact|join) us\b|\?|\binclude the following$|\bplease$|^(?:you )?know (?:how|what) (?:it|that|this) (?:is|means)\b|\bprobation(?:ary)? (?:period|review)\b(?!.*\b(?:pass|complete)\b)|^no bond\b|^no (?:service )?agreement\b/i,
);

/** What an employer gives, in a list of what is asked: leave, pay, hours, cover. "Free of convictions" and "knowledge of pensions" are no gifts. */
const given =
  /^(?:(?:up to |at least )?(?:\d+|[a-z]+(?:-[a-z]+)?) (?:working )?(?:days?|weeks?)(?:['’]s?)? (?:of )?(?:paid |annual |extra )*(?:holidays?|leave|vacation|time off)\b.*|free (?!from|of|to|movement|hand|thinking|range|flow|text|software|weekends?|evenings?|on|at|most)[a-z]+(?: (?:and [a-z]+|parking|lunch(?:es)?|meals?|uniform|travel|coffee|on shift|at work|on site))?|(?:(?:a|an|the|our|company|workplace|stakeholder|contributory|generous|good) )*pension(?: (?:scheme|plan|with .*|of .*))?|(?:a |an )?(?:[a-z]+ )?discount of \d.*|(?:\d+%|generous|staff|employee) discounts?|(?:a |an )?(?:yearly |annual |quarterly |performance )*bonus(?: of| up to) .*|meals? (?:on|at|during|every|each) .*|(?:salary|pay|wage|rate)(?: of| is|:)? [£€$₹]?\d.*|[£€$₹]\d[\d,.]*[km]?(?: ?(?:to|-|–) ?[£€$₹]?\d[\d,.]*[km]?)? (?:an?|per) (?:hour|day|week|month|year|annum)|\d{1,2}(?:\.\d)? hours (?:a|per|over|across) .*|(?:straight|split|fixed) shifts|paid (?:breaks?|travel|leave|overtime|holidays?|training|parking|sick.*)|private (?:health|medical|dental) (?:insurance|cover|plan)(?: (?:and|for|from) .*)?|(?:hybrid|flexible|remote) working)$/i;

const byUs =
  '(?: (?:by (?:us|the (?:company|trust|council|school|firm|practice|home))|in[- ]house|free(?: of charge)?|on the job|if (?:needed|required)|where (?:needed|required)|for all(?: staff)?|from day one|on starting|to all staff))?';
/** "Moving and handling training provided", "NVQ funded by us", "we'll train you on the till": given or taught, and asked of nobody. */
const taught = rare(
  new RegExp(
    `^(?!.*\\b(?:must|should|proof|evidence|references?|own|or|experience|required|essential)\\b)(?:.{2,60} )?(?:training|courses?|inductions?|NVQs?|SVQs?|diplomas?|qualifications?|apprenticeships?|uniforms?|tools|PPE|equipment|boots|laptop|phone|meals?|transport|accommodation) (?:is |are |will be |can be )?(?:also |all |fully |always )?(?:provided|given|supplied|paid(?: for)?|funded|covered|offered|included)${byUs}[.!]*$|^we(?:['’]ll| will| can)? (?:train|teach|show|coach) (?:you|people|the right)\\b`,
    'i',
  ),
);

/** "A work trial of one week with us": what comes in the hiring, and nothing that somebody brings. "Ready for a trial shift" is asked. */
const inHiring = rare(
  /^(?:an? |the |our |your )?(?:(?:short|paid|unpaid|practical|half|full|one|two|three|first|second|final|telephone|phone|video|online|panel|days?|weeks?)[ -])*(?:work(?:ing)? trials?|trial (?:day|shift|week|work|morning|afternoon|lesson|period)s?|taster (?:day|shift|week)s?|assessment (?:day|cent(?:re|er))s?|interview)(?: (?:of|for|lasting|with|at|in|on|before|after|over|from) .*)?$/i,
);

/** Whether a line asks for nothing at all. */
export const asksNothing = (text: string): boolean =>
  notAsked.test(text) ||
  given.test(text.trim()) ||
  taught.test(text.trim()) ||
  inHiring.test(text.trim()) ||
  whomItTakes(text) !== null;

/** Whether a line looks like a requirement, and asks nothing of who applies. */
export const asksOfNobody = (line: string): boolean =>
  // "They are not intended to be an exhaustive list of all responsibilities, duties and skills": said of the paper.
  /\b(?:exhaustive|all[- ]inclusive|comprehensive) (?:list|listing|statement|description|inventory)\b/i.test(line) ||
  // "Respect for X is essential; experience of it is not": what need not be had, and of something that was named before.
  /^(?:previous |prior )?(?:experience|knowledge|understanding) (?:of|in|with) (?:it|them|this) is(?: not|n['’]t)\b/i.test(
    line,
  ) ||
  // "Can't teach showing up": what the house can't do.
  /^(?:(?:we|i|you) )?(?:can(?:['’]?t|not| not)|couldn['’]?t|could not) (?:teach|train|offer|sponsor|take|accept|consider|promise|guarantee|provide|pay|hire|fix|learn|do without|wait|hold|use|cover)\b/i.test(
    line,
  ) ||
  // "A DBS check may be needed for some sites": of some, and not sure of whom.
  /\b(?:check|vetting|clearance|disclosure) (?:may|might|could) be (?:needed|required|necessary)\b/i.test(line) ||
  // "Call Dana with questions": how somebody is reached, and nothing to be able to do.
  /^(?:call|ring|phone|text|e-?mail|contact|ask for|speak to|talk to|message) [A-Z][a-z]+(?: [A-Z][a-z]+)?(?: (?:with|if|for|on|about|at) .*)?$/.test(
    `${line.charAt(0).toLowerCase()}${line.slice(1)}`,
  ) ||
  // "You'll be registered with SOLAS within two weeks": what becomes of somebody, and nothing that is asked.
  /^you(?:['’]ll| will) be [a-z]+ed .*\b(?:within|after|in) .{2,20} (?:of starting|of joining|after you start|of your start)\b/i.test(
    line,
  ) ||
  // "No convictions needed to be disclosed": what need not be told.
  /^no (?:criminal )?(?:convictions?|records?)\b.*\b(?:disclos|declar)/i.test(line);
