/** What a job surely takes in: what is done, when it is done, and what comes with it. A board, a mentor or a hall is there, and no part of a job. */
import { headOf } from '../language/nouns.ts';

const parts = new Set(
  `drop visit round run route call check case test trial repair install service survey audit review clinic lesson class
  course event report delivery inspection work cover duty task project shift night day week weekend evening afternoon morning
  hour rota roster start finish season block travel trip stint term leave holiday month year phase placement paperwork admin
  administration sale design care maintenance supervision research stocktake harvest launch show tour match game session
  workshop seminar exam conference fair crossing flight climb lift patrol watch walk swim feed order invoice title support
  rotation handover standby overtime line-up fitout tender bid rehearsal performance exhibition festival analysis
  discount bonus pension allowance parking uniform meal lunch accommodation cab bus relocation fund budget pass ticket scheme
  van flat cottage car phone laptop tool bike gym nursery creche coaching mentoring perk pay increase rise progression sleep-in
  sleepover call-out callout night-out bench page desk stand stall patch territory portfolio caseload ledger account archive
  menu counter section machine line fleet kit van-stock stock garden collection catalogue newsletter website blog podcast
  programme program plan campaign calendar list database register record minute correspondence payroll month-end year-end
  accounts hand-over on-call change move refit migration switch merger closure opening expansion`.split(/\s+/),
);
/** Called like deeds, and houses, groups of people or things: nobody's work is "the €5 million goal". */
const houses =
  /^(?:building|wing|department|government|apartment|management|parliament|regiment|station|institution|organi[sz]ation|association|foundation|corporation|congregation|delegation|federation|reception|population|generation|goal|total|capital|hospital|animal|journal|manual|portal|terminal|canal|medal|mineral|material|metal|cathedral|ideal)$/;
const deeds = /(?:[a-z]{2}ing|[a-z]{2}tion|[a-z]{2}sion|[a-z]{2}ment|[a-z]{2}ance|[a-z]{2}al)$/;

const single = (word: string): string =>
  word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^s])s$/, '');

/** Whether the last word of what a thing is called names a part of a job. */
export function isPartOfJob(thing: string): boolean {
  const head = single(headOf(thing).split(' ').at(-1)?.toLowerCase() ?? '');
  // "The palate test", "the trade test": what an applicant takes.
  if (/^(?:the|our|an?) (?:[a-z-]+ )*(?:test|trial|assessment|medical)$/i.test(thing.trim())) return false;
  return parts.has(head) || (deeds.test(head) && !houses.test(head));
}
