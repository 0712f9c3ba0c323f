/** Towns that are no place of the job: of a college, of the head office, of a customer, of an interview, of somebody else. */

/** Where somebody learns: "day release at college in Glenrothes". */
const study =
  /\b(?:at|to|in|from) (?:a )?(?:college|university|school|vocational school) (?:in|at) [A-Z]|\b(?:release|block|attend\w*|stud(?:y|ies|ying)|learn\w*|go(?:es)?|lessons|classes|courses?|exams?|off[- ]the[- ]job|week in (?:three|four|five|six))\b[^.;]*\b(?:college|school|university|academy|campus|training (?:cent(?:re|er)|school|workshop))\b/i;
/** What is only visited, or only done once or now and then. */
const visited =
  /\b(?:interviews?|assessment (?:day|cent(?:re|er))|induction|training|trained|conferences?|trade fairs?|exhibitions?|away days?|trips?|visit(?:s|ing)?|deliver(?:s|ing|y|ies)?|travel to)\b|\b(?:days?|times?|once|twice|week) (?:a|per|each|every) (?:month|quarter|year)\b/i;
/** Who else is there: other people, and other firms. */
const others =
  /\b(?:head office|headquarters|HQ|parent company|sister|customers?|clients?|suppliers?|competitors?|partner (?:firm|company|school|site|hotel)s?|reports? (?:in)?to|reporting (?:in)?to|colleagues?|territory|patch|region)\b|\bwe (?:also )?(?:run|have|own|opened|open|operate|supply|serve)\b/i;
/** "Establishment of a sales office in Hamburg": a house that somebody opens, builds or takes over. */
const opened =
  /\b(?:establish(?:ment|ing)?|open(?:ing)?|set(?:ting)? up|build(?:ing)?|launch(?:ing)?|clos(?:e|ure|ing)|acquisition|acquir(?:e|ing)|expan(?:d|sion|ding)) (?:(?:of|for|to) )?(?:an?|the|our|two|three|new) (?:[a-z-]+ ){0,4}(?:in|at) [A-Z]/i;
/** "A full-time post at the college in Selby": said of the job itself. */
const ofJob =
  /^\W*(?:(?!for\b|in\b|at\b)[A-Za-z-]+ ){0,4}?(?:roles?|posts?|positions?|jobs?|vacanc(?:y|ies)|workplace|based)\b|\b(?:you(?:['’]ll| will)? (?:be )?(?:based|work)|(?:job|role|post|position) is)\b/i;

/** "Work with a school in Durham": with whom, and where they are. */
const together =
  /\b(?:(?:works?|working|partners?|partnered|links?|linked|together|co-?operat\w+|collaborat\w+) (?:[a-z]+ )?with|alongside) (?:an?|the|two|three|four|five|our|other|local) (?:[a-z-]+ ){0,3}(?:schools?|college|universit(?:y|ies)|hospitals?|museums?|theatres?|charit(?:y|ies)|clubs?|council|church(?:es)?|labs?|clinics?|practices?|homes?) in [A-Z]/i;
const saysBase = /\bbased\b|\b(?:role|post|job|position|vacancy|workplace)\b/i;

/** Whether a sentence names a town as that of something else than the job. */
export const isNoPlaceOfJob = (sentence: string): boolean =>
  (together.test(sentence) && !saysBase.test(sentence)) ||
  ((study.test(sentence) || visited.test(sentence) || others.test(sentence) || opened.test(sentence)) &&
    !ofJob.test(sentence));
