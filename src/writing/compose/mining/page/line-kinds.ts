/** Lines that say by their build what they are: the title of the paper, a heading with its list behind it, an answer to a label, a row with its mark. */
import { headingOf } from './headings.ts';
import { isOrder } from './task-lines.ts';

/** The name of the paper before the name of the post, each word of it in capitals. */
export const paperTitle =
  /^(?:[Pp]osition|[Jj]ob|[Rr]ole|[Pp]ost|[Cc]andidate|[Pp]erson|POSITION|JOB|ROLE|POST) (?:[Pp]rofile|[Dd]escription|[Ss]pecification|[Oo]utline|[Tt]itle|PROFILE|DESCRIPTION|SPECIFICATION|TITLE)\s*[:–-]\s*(?:(?:[A-Z(][\w&/()'’+,-]*|\d+|of|and|&|for|the|to|in|[–-])(?: |$)){1,9}$/;

/** Days, shifts and hours in a row of the head, and no sentence. */
export const whenOneWorks =
  /^(?!.*\b(?:you|we|our|is|are|will|must|can)\b)(?=(?:\S+ ){1,13}\S+$)(?:(?:about |approx\.? )?\d{1,2}(?:\.\d{1,2})? (?:hours|hrs)\b|(?:one|two|three|four|five|six|seven|[1-7]) (?:days|shifts|nights|evenings)\b|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s? (?:to|-|–|and) |(?:rotating|early|late|day|night|split|(?:8|10|12|eight|ten|twelve)-hour) shifts\b)/i;

/** A heading with what it is about behind its colon, in a row. */
export const headedList =
  /^((?:key |essential |desirable |main |job |minimum )?(?:requirements?|skills(?: required| needed)?|qualifications|essentials?|desirables?|must[- ]haves?|need(?:s|ed)?|you(?:['’]ll)? (?:need|have|bring)|responsibilities|duties|tasks))\s*:\s+(\S[^:]*(?:[,;]|\s[*•·]\s)[^:]*\S)$/i;

/** "Nice: FLT counterbalance", "need: 18+, own boots": what is asked, in one line of notes. */
export const headedNote = /^((?:nice|nice extra|bonus|plus|ideally|handy|needs?))\s*:\s+([^:]{3,200})$/i;

/** What a heading with its answer behind it tells of the job: who is there, where it is, what is used. */
export const tellsOf =
  /^(?:who you(?:['’]ll| will)? (?:be )?(?:work|report|meet|join|sit|learn|deal|answer|be with)\w*(?: (?:with|to|alongside|for|from|by|next to))?|what you(?:['’]ll| will)? (?:be )?(?:us(?:e|ing)|driv(?:e|ing)|wear(?:ing)?|work(?:ing)? (?:with|on)|rid(?:e|ing)|fly(?:ing)?)|(?:the|your|our) (?:team|crew|colleagues|kit|tools|equipment|boss|patch|base|desk|tech(?:nology)? stack|customers|clients|vehicle|machines)|where(?: you(?:['’]ll| will)? (?:be|work|go|sit)\w*)?|when(?: you(?:['’]ll| will)? (?:be |start|work)\w*)?|(?:you(?:['’]ll| will) )?(?:work|report|working|reporting)s? (?:with|to|alongside))$/i;
/** ... and who of them works beside the reader. */
export const company = /^who you(?:['’]ll| will)? (?:be )?work(?:ing)?(?: (?:with|alongside))?$/i;

/** "Qualification: Level 3 Boatbuilder" on the paper of an apprenticeship: what it ends in, and nothing to begin with. */
export const isItsEnd = (line: string): boolean =>
  /^(?:(?:apprenticeship )?(?:qualification|standard|award|outcome)|(?:final |end )?qualification(?: (?:gained|achieved|awarded|on completion|at the end))?)\s*:\s+(?:(?:an? )?(?:NVQ|SVQ|QQI|BTEC) )?(?:at )?(?:Level|L) ?\d\b(?!.*\b(?:or|equivalent|required|needed|preferred|desirable|minimum|already|maths|english|functional)\b)/i.test(
    line,
  );

/** "• DEGREE IN PLANNING OR EQUIVALENT EXPERIENCE (E)": a row with its mark is no heading, whatever words it has. */
export const withForce = /\((?:E|D|essential|desirable)\)$/i;

const asked =
  /\b(?:knowledge|understanding|experience|licen[cs]e|certificates?|certification|degree|diploma|qualifications?|skills|membership|registration|training|ability|ticket|card|badge|GCSEs?|NVQ)\b.* \((essential|required|desirable|preferred)\)\.?$/i;
/** "Full driving licence (essential)" among tasks or under the name of the paper: its own word says what it is; null where it has none, or is a task. */
export function ownForce(line: string): 'person' | 'desirable' | null {
  const force = asked.exec(line)?.[1];
  if (force === undefined || /^to [a-z]/i.test(line) || isOrder(line)) return null;
  return /^(?:essential|required)$/i.test(force) ? 'person' : 'desirable';
}

/** "Ihre Aufgaben / YOUR TASKS": a heading in two tongues. */
export const isHalfEnglish = (line: string, bullet: boolean): boolean =>
  !bullet && /\S\s[/|–-]\s\S/.test(line) && line.split(' ').length < 10 && headingOf(line, false) !== null;

/** A verb and its "in" at the end of a line: "bring in", "book guests in", "case in". */
export const endsInParticle =
  /(?:^|\band |, )(?:bring|take|turn|check|book|log|sign|case|let|fill|join|hand|call|move|bed|settle|tuck|cash|mash|put|phone|clock|show|usher|buzz|key|scan|weigh|pitch|help|stand|plug|reel|fence)(?: (?:the |our )?[a-z]+s)? in$/i;
