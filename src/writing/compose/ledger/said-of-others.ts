/** Contract and hours of colleagues, and of what somebody has done or learnt before, which say nothing of the post. */
import { mayBeFound } from '../language/its-words.ts';

const terms = '(?:full|part)[- ]?time|seasonal|temporary|temp|casual|permanent|fixed[- ]term|agency|bank|zero[- ]hours';
const count = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|[2-9]|[1-9]\\d{1,2})';
/** What of a post is counted, beside those who hold one. */
const offered =
  '(?:roles?|jobs?|posts?|positions?|vacanc(?:y|ies)|contracts?|hours|days|shifts|places|weeks|months|years|openings|opportunities|options|appointments|apprenticeships?)';
const people = '(?:staff|team|crew|people|[a-z]+s)';
/** What one does with colleagues. */
const leads =
  '(?:train|recruit|hire|lead|manage|supervise|oversee|roster|brief|induct|coordinate|onboard|support|mentor|coach|interview|pay|schedule|appoint|team of|look after|line-manage)(?:ing|s|ed)?';
const ofOthers: readonly RegExp[] = [
  // "Direct reports: 9 (4 full-time, 5 part-time/seasonal)": the row of a form.
  /^[ \t•*·-]*(?:(?:number of )?(?:direct|line|indirect) reports?(?: to this post)?|reports|manages|supervises|line manages|line management(?: of)?|team(?: size| members)?|staff(?:ing)?|headcount|people managed|supervision of|responsible for)[ \t]*(?::|–|-)[^\n]*$/gim,
  // "A team of nine (four full-time, five seasonal)": how many of each.
  new RegExp(
    `\\([^()\\n]*\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|mostly|all|both) (?:are )?(?:${terms})\\b[^()\\n]*\\)`,
    'gi',
  ),
  // "Train temporary and seasonal staff", "three part-time, seasonal pickers".
  new RegExp(
    `(?<=\\b(?:${leads})(?: [\\w,-]+){0,3} )(?:${terms})(?:(?:,? (?:and|or) |, ?| ?[/&] ?)(?:${terms}))* (?:[a-z-]+ ){0,2}?${people}\\b(?! (?:nurse|member|leader|lead|manager|role|job|post|position|vacancy|contract|basis))`,
    'gi',
  ),
  // "Accompany people to part time jobs", "we place temporary workers": several of others, behind what is done with them.
  new RegExp(
    `(?<=\\b(?:to|into|for|with|of|from|find|finding|place|places|placing|supply|supplies|supplying|offer|offers|employ|employs|our|their|his|her|whose) )(?:${terms})(?:(?:,? (?:and|or) |, ?| ?[/&] ?)(?:${terms}))* (?:[a-z-]+ )?(?:jobs|roles|posts|workers|students|pupils|learners|tenants|volunteers|placements|recruits|candidates|employees|colleagues|carers|tutors)\\b`,
    'gi',
  ),
  // "Four of our trainees took a permanent role": theirs.
  new RegExp(
    `\\b(?:took|taken|were offered|was offered|were given|was given|got|gained|won|landed|secured|earned|moved (?:in)?to|went (?:in|on )?to|stayed on in|now (?:have|hold|in)|left for)(?: up)? (?:an? |their |its |our )?(?:${terms}) (?:[a-z-]+ )?(?:roles?|jobs?|posts?|positions?|contracts?|places?)\\b`,
    'gi',
  ),
  // "Three years full time (or equivalent) clinical experience", "two years of full-time study": of what was before.
  /\byears?['’]?s? (?:of )?(?:full|part)[- ]?time\b(?! (?:contract|role|position|job|appointment|post(?![- ]qual)))/gi,
  /\b(?:full|part)[- ]?time\b(?: \([^()\n]*\))?(?: [a-z-]+){0,3}[ \n](?:experience|education|stud(?:y|ies)|course|degree|schooling)\b/gi,
  // "With nine part-time colleagues", "12 seasonal pickers": so many of them.
  new RegExp(
    `\\b(?:${count}|your|several|some|other|our) (?:(?:mostly|mainly|all|largely) )?(?:${terms})(?:(?:,? (?:and|or) |, ?| ?[/&] ?)(?:${terms}))* (?!(?:[a-z-]+ ){0,2}?${offered}\\b)(?:[a-z-]+ ){0,2}?${people}\\b(?! (?:nurse|member|leader|lead|manager|role|job|post|position|vacancy|contract|basis))`,
    'gi',
  ),
  // "Supervision of the part-time library assistant", "you run the room with one part-time assistant".
  new RegExp(
    `(?<=\\b(?:${leads}|supervision|management|scheduling|help|with)(?: (?:of|and|[a-z]+ing|from))* (?:an?|one|the|our|your) )(?:${terms}) (?:[a-z-]+ ){0,2}?(?:assistant|helper|colleague|administrator|apprentice|clerk|worker|cook|cleaner|porter|technician|teacher|coordinator|member of staff)\\b(?! (?:role|job|post|position|contract)s?\\b)`,
    'gi',
  ),
  // "A permanent place for those who pass", "a permanent job follows": what may come after the post, and for some of its holders.
  /\bpermanent (?:full[- ]time )?(?:place|job|post|contract|role|position|appointment)s?\b(?=,? (?:is |are )?(?:(?:open |offered |waiting |there )?(?:for|to) (?:those|whoever|anyone|all|everyone|trainees|apprentices) (?:who|that)\b|if (?:you|we|both|all)\b|follows?\b|once you\b|when you (?:pass|finish|qualify|complete)|(?:upon|on) (?:passing|completion|completing|qualifying)|(?:then )?(?:offered|guaranteed|waiting) (?:after|on|at|if|once)\b))/gi,
  /(?<=\b(?:at the end|afterwards|after that|then|thereafter)\b[^.;\n]{0,40})\bpermanent (?:place|job|post|contract|role|position)\b/gi,
  // "Nine staff, five of them part-time".
  new RegExp(`\\b(?:of whom|of them|of which|most|some|half)\\b[^.;\\n]{0,20}\\b(?:${terms})\\b`, 'gi'),
];

/** A text without what it says of the contract and the hours of others: "train seasonal staff", "direct reports: 5 part-time". */
export const ofThePost = (text: string): string =>
  ofOthers.reduce((rest, pattern) => (mayBeFound(pattern, rest) ? rest.replace(pattern, ' ') : rest), text);
