/** Lines in a list of what is asked that have words of a heading: one more of it. */

import { inDictionary } from '../../language/dictionary.ts';
import { namesSection, sectionWords } from './section-names.ts';
import type { Section } from './sections.ts';

/** "DOT physical and drug screen" among requirements: one of them, whatever words of a heading it has. */
export const asksAmong = (line: string, bullet: boolean, section: Section, heading: Section): boolean =>
  !namesSection(line) &&
  (asksByName(line, bullet, section) ||
    asksBySubject(line, bullet, section) ||
    asksByLetters(line, bullet, section, heading) ||
    asksByWords(line, bullet, section, heading));

const noLetters =
  /^(?:OUR|YOUR|THE|WE|YOU|US|PAY|TEAM|ROLE|JOB|WORK|HOW|WHAT|WHO|WHY|MORE|KEY|ABOUT|OTHER|HOURS|TERMS|NOTES?)$/;
/** Letters and numbers of papers and programs: of "SAP MM" one is no word. */
const areLetters = (pieces: readonly string[]): boolean =>
  pieces.length < 5 &&
  pieces.every(
    (piece) => /^\d{1,3}[A-Za-z]?$/.test(piece) || (/^[A-Z][A-Z\d&+-]{1,8}$/.test(piece) && !noLetters.test(piece)),
  ) &&
  pieces.some((piece) => /[A-Z]/.test(piece) && !inDictionary(piece.toLowerCase()));

/** "CSCS", "OSHA 10", "SSIS/SSRS", "have worked in a similar role" in such a list: asked for, and the name of no section. */
const asksByLetters = (line: string, bullet: boolean, section: Section, heading: Section): boolean =>
  (section === 'person' || section === 'desirable') &&
  !bullet &&
  !/[:?]$/.test(line) &&
  ((heading === 'none' &&
    areLetters(
      line
        .trim()
        .split(/ ?\/ ?| or | and | & |[ ,]+/i)
        .filter((piece) => piece !== ''),
    )) ||
    /^(?:background|drugs?|reference|criminal record|medical|credit|police|security) (?:check|screen|test|screening|clearance)$/i.test(
      line.trim(),
    ) ||
    (/^(?:am|are|have|has|can|hold|holds|enjoy|know|speak|bring|like|love) [a-z]/.test(line) &&
      line.split(' ').length > 3));

/** "Communication skills", "IT skills" in a list of what is asked: one of them. */
const asksByName = (line: string, bullet: boolean, section: Section): boolean =>
  (section === 'person' || section === 'desirable') &&
  !bullet &&
  /^(?:(?:good|strong|excellent|basic|great|solid|effective) )?(?:communication|organi[sz]ation(?:al)?|IT|computer|leadership|numeracy|literacy|interpersonal|presentation|problem[- ]solving|time[- ]management|customer[- ]service|team[- ]?work(?:ing)?|listening|writing|telephone|keyboard|typing|negotiation|analytical|planning|people|influencing|maths|english) skills$/i.test(
    line.trim(),
  );

/** "Ultrasound skills", "Waterbirth experience" in such a list: what they are in is asked for. "Technical skills", "Language skills" head a group. */
const asksBySubject = (line: string, bullet: boolean, section: Section): boolean =>
  (section === 'person' || section === 'desirable') && !bullet && ofOneSubject.test(line.trim());
const ofOneSubject =
  /^(?!(?:relevant|previous|prior|other|additional|further|key|core|main|professional|personal|technical|essential|desirable|desired|preferred|required|general|generic|work|working|job|industry|career|soft|hard|practical|necessary|basic|ideal|your|our|my|the|these|their|special|specific|specialist|specialised|transferable|functional|life|managerial|management|behaviou?ral|academic|educational|education|minimum|related|important|useful|language|languages?|social|cognitive|physical|particular|special|qualifications?|experience|skills?|knowledge|training|attributes|abilities|aptitudes?|competenc\w+|and|any|all|no|more|vocational|subject|role|post|candidate|applicant|person|what|who|how)\b)[A-Z][a-z]{3,}(?:[- ][a-z]{3,})? (?:skills|experience|knowledge|certificate|licen[cs]e|training)$/i;

const asksByWords = (line: string, bullet: boolean, section: Section, heading: Section): boolean =>
  (section === 'person' || section === 'desirable') &&
  (heading === 'person' || heading === 'drop' || /\b(?:desirable|preferred|advantage(?:ous)?)\W*$/i.test(line)) &&
  !bullet &&
  !/[:?]$/.test(line) &&
  /[a-z]/.test(line) &&
  !/^(?:what|who|why|how|about|you|we|this|is|are|do|things|not|nice|good|bonus|also|even|how|it|that|would)\b/i.test(
    line,
  ) &&
  line.split(/\s+/).length > 2 &&
  line.split(/[\s,/()]+/).some((word) => word !== '' && !sectionWords.test(word));
