/** Lines that ask for something by themselves, and are no heading over what is asked: "full driving licence", "IPAF 3A". */

import { rare } from '../../language/its-words.ts';

/** What is asked, and no name of what is asked: "excellent customer skills", "full driving licence". */
export const asks =
  /^(?:very )?(?:excellent|good|strong|basic|proven|previous|relevant|some|sound|solid|great|clear|advanced|minimum|at least|\d+\+?|full|clean|valid|current|experience (?:of|in|with|as|working)|knowledge of|understanding of|ability to|able to|willing(?:ness)?|qualified|degree|fluent)\b(?! (?:skills|requirements|qualifications|criteria|experience)$)/i;

/** The same by its end: "Bachelor's degree preferred". "Skills required" is a heading. */
export const asksLast =
  /^(?!(?:\w+ )?(?:skills|qualifications?|experience|requirements|criteria|competenc\w+|knowledge|attributes|qualities)\b)\S+ .*\b(?:preferred|desirable|required|essential|an advantage|a plus|advantageous|useful|needed|ideal)$/i;

/** "Aerospace experience highly desirable": of something of its own. "Experience desirable" and "Relevant experience (desirable)" name a section. */
export const asksOfIts =
  /^(?!(?:relevant|previous|other|additional|key|core|professional|personal|technical|essential|desirable|preferred|required|general|work)\b)[A-Z][\w/&-]+ (?:[\w/&-]+ )*?(?:skills|qualifications?|experience|knowledge)(?: (?:is|are|would be|very|highly|strongly|also|considered))* (?:preferred|desirable|required|essential|an advantage|a plus|advantageous|useful|needed|beneficial|helpful)$/;

/** "BSN", "IPAF 3A", "ADR": a bullet of letters is what is asked, and no heading. */
export const letters =
  /^(?!(?:TERMS|TEAM|TEAMS|DUTIES|TASKS|SKILLS|NOTES?|ROLE|JOB|POST|SCOPE|AIMS?|PAY|HOURS|LEAVE|PERKS|OTHER|ABOUT|APPLY|PERSON|REPORT|SALARY|TRAVEL|STATUS|VALUES|REWARD)$)(?:[A-Z][A-Z\d]{1,5}|\d{1,2}[A-Za-z]?|[A-Z])(?:[ /&+-](?:[A-Z][A-Z\d]{0,4}|\d{1,3}[A-Za-z]?)){0,2}$/;

/** "Law firm experience": of something of its own. "Relevant experience" and "Skills and experience" name a section. */
export const asksOfWhat = rare(
  /^(?!(?:relevant|previous|other|additional|key|core|professional|personal|technical|essential|desirable|preferred|required|general|work|working|your|education|educational|skills?|qualifications?|knowledge|experience|minimum|training|job|industry|career|specific|specialist|specialised|practical|and|our|the|prior|desired|ideal|necessary|basic|other|academic|vocational|further|role)\b)[A-Z][\w-]+(?: [\w/-]+){0,3} (?:experience|knowledge|qualification|certificate|accreditation|membership|registration|module)$/i,
);

/** "Must have good knife skills": asked for, and no heading of what is; what stands below is asked for as well. */
export const asksAtOnce = (line: string): boolean =>
  /^(?:you )?must have (?!(?:skills|requirements|qualifications|criteria|attributes|experience|qualities)\b)(?:\S+ )+\S+[^:]$/i.test(
    line.trim(),
  );
