/** Capitals among what is asked that are no heading: "- DRIVING LICENCE CLASS B" between requirements in small letters. */

import { sectionWords } from './section-names.ts';
import type { Section } from './sections.ts';

const askedInCapitals =
  /\b(?:LICEN[CS]ES?|CERTIFICATES?|CERTS?|DEGREE|DIPLOMA|CARDS?|TICKETS?|ENGLISH|GERMAN|MATHS|GCSES?|TRANSPORT|CAR|VAN|BOOTS|TOOLS|PASSPORT|DBS|CHECK|CLEARANCE|REGISTRATION|MEMBERSHIP|DRIVER)\b/;
/** "QQI LEVEL 5 IN HEALTHCARE SUPPORT", "LEVEL 3 DIPLOMA": a paper by the step that it stands on. */
const ofLevel = /^(?:[A-Z]{2,6} )?LEVEL \d(?:(?: OR|\/| AND) \d)? (?:IN|OR|[A-Z]+ IN|AWARD)\b|^[A-Z]{2,6} LEVEL \d$/;
/** "MUST BE ABLE TO READ ENGINEERING DRAWINGS": it says that it asks, and what for; "MUST HAVE SKILLS" only opens a list. */
function asksByItsStart(line: string): boolean {
  const [, asked = ''] =
    /^(?:MUST (?:BE|HAVE|HOLD|KNOW)|ABLE TO|ABILITY TO|(?:BE )?WILLING TO|HAPPY TO|KNOWLEDGE OF|EXPERIENCE (?:OF|IN|WITH)|UNDERSTANDING OF) (.+)$/.exec(
      line,
    ) ?? [];
  return asked.split(/[\s,/()]+/).some((word) => word !== '' && !sectionWords.test(word));
}

/** "- DRIVING LICENCE CLASS B" in a shouted list of what is asked: one of them, and no heading. */
export const asksInCapitals = (line: string, section: Section, heading: Section, bullet: boolean): boolean =>
  (section === 'person' || section === 'desirable') &&
  (heading === 'none' || (bullet && heading === 'person')) &&
  !/:\s*$/.test(line) &&
  ((bullet &&
    / /.test(line) &&
    !/^(?:THE|OUR|YOUR|ABOUT|HOW|WHY|WHERE) |\b(?:TEAM|COMPANY|DEPARTMENT|SCHOOL)$/.test(line)) ||
    // "18TH EDITION WIRING REGULATIONS": headings are not counted so.
    /^\d+(?:ST|ND|RD|TH) /.test(line) ||
    ofLevel.test(line) ||
    asksByItsStart(line) ||
    askedInCapitals.test(line)) &&
  line.split(/[\s,/()]+/).some((word) => word !== '' && !sectionWords.test(word));
