/**
 * What a paper brings along that was copied off a job board or a careers page: buttons, counters, banners, the board's own
 * fields and other people's jobs below. "Posted 47 days ago · 112 applicants · Promoted", "Easy Apply", "Show more".
 */

import { rare } from '../../language/its-words.ts';
import { linesOf } from '../../language/narrow.ts';
import { headingOf } from './headings.ts';

/** Buttons and links of one or two words, which are a line of their own. */
const button =
  /^(?:easy apply|quick apply|1-click apply|apply|apply (?:now|here|online|today|for this (?:job|role|position))|apply (?:on|via|at|through|from) (?:the )?(?:company|employer|external|recruiter)(?:['’]?s)? (?:web)?site|apply with (?:linkedin|indeed|your profile|autofill)|start application|continue (?:to application|reading)|show (?:more|less|all|full description)|(?:see|view|read|load) (?:more|less|all(?: jobs)?|full (?:description|job)|job details)|saved?|save (?:this )?(?:job|search|for later)|unsave|hide(?: job)?|share(?: (?:this )?(?:job|vacancy))?|print(?: (?:this )?(?:page|job))?|report (?:this |a )?(?:job|ad|listing|vacancy)|flag (?:this )?job|e-?mail (?:this )?job|tweet|copy link|follow(?:ing)?|sign (?:in|up)|log ?in|register|join now|create (?:a |an )?(?:job )?(?:alert|account)|(?:set|get|turn on) (?:job )?alerts?|get notified|e-?mail me (?:jobs|roles)\b.{0,30}|back(?: to (?:search(?: results)?|results|jobs|all jobs|list|top))?|next|previous|close|menu|search(?: jobs)?|skip to (?:main )?(?:content|navigation|search)|home|my account|dismiss|not interested|message|connect)$/i;
/** What a board counts and says of its own advert. */
const counted =
  /^(?:(?:re)?posted|listed|published|advertised|updated|added|promoted|active)\b(?: on)?:?\s.{0,24}\b(?:ago|today|yesterday|just now)$|^(?:re)?posted (?:today|yesterday|just now|by .{2,40})$|^(?:just posted|new(?: to you)?|promoted(?: by (?:hirer|employer|.{2,30}))?|sponsored|featured|urgent(?:ly)? hiring|hiring (?:multiple|several|many) candidates|actively (?:recruiting|hiring|reviewing applicants|interviewing)|responds? (?:quickly|within .{3,14})|responsive employer|verified(?: (?:job|employer))?|no longer accepting applications|applications? (?:closed|status)|expired|viewed|applied|early applicant)$|^\d{1,3}\+? (?:minutes?|hours?|days?|weeks?|months?) ago$|^(?:over|more than|under|fewer than|about)? ?\d[\d,.]*k?\+? (?:applicants?|applications|views?|people (?:clicked apply|applied|viewed)\b.{0,20}|impressions|clicks|followers|employees on linkedin|connections?(?: work here)?|alumni work here|reviews|ratings)(?: (?:so far|today|in the past .{3,10}))?$|^be (?:an early applicant|(?:among|one of) the first \d+ applicants?)$|^responses managed (?:off|on) linkedin$|^job (?:poster|posted by)\b.{0,40}$|^see how you compare\b.{0,60}$|^see who\b.{2,60}$|^(?:am i a good fit|how (?:you|your profile)\b.{0,40}\bfits?\b.{0,20}|is this (?:a good|the right) (?:fit|job)\b.{0,16})\??$|^(?:meet|message) the hiring team$|^use ai to\b.{0,60}$|^tailor (?:my|your) (?:resume|cv)$|^(?:profile|premium) insights$|^get (?:ai[- ]powered|insights)\b.{0,60}$|^your profile (?:matches|is missing)\b.{0,60}$|^referrals increase your chances\b.*$|^(?:retry|try) premium\b.*$|^\d(?:\.\d)? ?(?:★|stars?)(?: out of 5)?(?: rating)?$/i;
/** Fields of the board with their answers: "Seniority level: Entry level", "Job function: Health Care Provider", "Company size: 51-200". */
const field = rare(
  /^(?:seniority(?: level)?|job functions?|industr(?:y|ies)|company (?:size|type|rating|website|founded)|job (?:id|number|ref(?:erence)?|board|category|views)|(?:listing|posting|requisition|vacancy|advert) (?:id|number|ref(?:erence)?)|source|views|applicants|number of (?:applicants|applications|views)|(?:date )?posted(?: on)?|followers|salary estimate|glassdoor(?: rating)?)\s*[:–]\s*\S.{0,70}$/i,
);
/** Banners: "We use cookies to improve your experience", "By clicking Apply you agree to our terms". */
const banner = rare(
  /^(?:(?:we|this (?:web)?site|our (?:web)?site|linkedin|indeed)\b.{0,40}\buses? (?:[a-z]+ )?cookies\b.*|(?:accept|reject|allow|decline|manage)(?: all)?(?: (?:non-)?(?:essential|optional|necessary))?(?: cookies| preferences)?|cookies? (?:settings|policy|preferences|notice|consent|banner)|.{0,40}\bcookies?\b.{0,60}\b(?:accept|agree|consent|policy|experience|preferences)\b.*|by (?:clicking|creating|continuing|signing)\b.{0,80}\b(?:agree|accept|consent)\b.*|(?:please )?enable javascript\b.*|your browser\b.{0,60}\b(?:supported|out of date|javascript)\b.*|powered by [A-Z]\w+(?: \w+)?|.{0,30}\brecaptcha\b.*|(?:subscribe to|sign up for) (?:our )?newsletter)\.?$/i,
);
/** Below it stand other jobs, up to the next heading of this one. */
const othersBelow =
  /^(?:(?:view |see )?(?:similar|related|recommended|other|more|suggested|nearby) (?:jobs|roles|vacancies|searches|openings|positions)(?: (?:near|nearby|at|from|like this|for you|you may|by)\b.{0,40}| \(\d+\)| in [A-Z]\S*)?|people also (?:viewed|searched for|applied)\b.{0,20}|you (?:may|might) also (?:like|be interested in)\b.{0,20}|jobs? (?:you may|like this|recommended)\b.{0,30}|more (?:jobs )?from this (?:employer|company)|explore (?:more|collaborative articles|top content)\b.{0,30})$/i;

/** A line without the marks around it: "*Posted 47 days ago*", "[ Save ]", "⋅ Easy Apply ›". */
const bare = (part: string): string =>
  part
    .replace(/^[\s*_#>[(«‹✓✔☆★♡⚡🔖|–—-]+|[\s*_\])»›…!|→–—-]+$/gu, '')
    .replace(/\p{Extended_Pictographic}|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[a-z])\.$/i, '')
    .trim();
const isOfBoard = (part: string): boolean => {
  const text = bare(part);
  return (
    text !== '' &&
    text.length < 200 &&
    (button.test(text) || counted.test(text) || field.test(text) || banner.test(text))
  );
};
/** "Amarillo, TX · Posted 3 days ago · Full-time": what parts the fields of one row. */
const parting = /\s+[·•|⋅∙]\s+/;

/** A paper without what a board or a page put around it. */
export function withoutBoard(paper: string): string {
  let others = false;
  return linesOf(paper)
    .map((line) => {
      const text = bare(line);
      if (text === '') return line;
      if (othersBelow.test(text)) {
        others = true;
        return '';
      }
      if (others) {
        if (headingOf(text, false) === null && headingOf(`${text}:`, false) === null) return '';
        others = false;
      }
      if (isOfBoard(line)) return '';
      const parts = line.split(parting);
      if (parts.length < 2 || !parts.some(isOfBoard)) return line;
      return parts
        .filter((part) => !isOfBoard(part))
        .join(' · ')
        .replace(/^\s*[*_]+\s*|\s*[*_]+\s*$/g, '');
    })
    .join('\n');
}
