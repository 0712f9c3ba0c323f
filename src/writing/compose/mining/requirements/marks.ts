/** How a form marks what it asks for: columns of E and D, crosses, and letters for where it will be seen. None of them is part of what is asked. */
import { rare } from '../../language/its-words.ts';

const seen =
  '(?:AF|A|I|T|C|R|P|PR|Q|CV|AP|INT|App|Int|Cert|Ref|Test|Application(?: form)?|Interview|References?|Certificates?)';
const row = `\\(?${seen}(?:\\s?[/,&+]\\s?${seen})*\\)?`;
/** "(A)", "(A/I)": where a form says by what it will be seen. */
const seenBy = /\s*\((?:[AITRP](?:\s?[/,&]\s?[AITRP])*)\)[.;]?\s*$/;
/** "... casework A/I", which is nothing else. */
const seenBare = /(?<=[a-z)]{2}[.;]?)\s+(?:[AITRP]|AF)(?:\s?[/&]\s?(?:[AITRP]|AF|INT|C))+[.;]?\s*$/;
/** "Knowledge of parking law - D - Interview": and by what it will be seen. */
const dashedTwice =
  /^(.*\S)\s+[–—-]\s+([ED])\s+[–—-]\s+(?:(?:application(?: form)?|interview|references?|certificates?|tests?|role play|presentation|occupational health|documents?|exercise|form|cv)(?:,? (?:and |or )?|\s?[/&]\s?|$))+[.;]?$/i;
/** "Level 2 English - D", "night work D", "a caring nature E A/I", "casework (D) A". */
const dashed = /^(.*\S)\s+[–—-]\s+([ED])(?:\s+\([^)]*\))?[.;]?$/;
const bracketed = new RegExp(`^(.*\\S)\\s*\\(([ED])\\)\\s+${row}[.;]?$`);
const lettered = new RegExp(`^(\\S+ \\S+.*(?:[a-z]{2}|\\)|\\d|[A-Z]{2}|%)[.;,]?)\\s+([ED])(?:\\s+${row})?$`);
/** Letters that are part of what stands before them: "category D", "vitamin D". */
const ownLetter =
  /\b(?:cat|category|class|licen[cs]e|code|entitlement|grade|level|type|group|vitamin|hepatitis|hep|part|section|schedule|band|stage|option|route|unit|and|or|to|of|in|plan|step|form|series|wing|block|ward|rev|revision|issue|version|annex|appendix|zone)\.?$/i;
/** "... for teaching assistants X AF/C": a cross in a column that came off the paper without its head. */
const crossed = new RegExp(
  `^(.*(?:[a-z]{2}|\\)|\\d|[A-Z]{2})[.;,]?)(?<!\\b(?:OS|Gen|Factor|Series|Model))\\s+(?:X|[✓✔√☒☑])(?:\\s+(?:X|[✓✔√☒☑]))*(?:\\s+${row})?$`,
);
/** "E1 Experience of ...", "D - Knowledge of ...". */
const numbered =
  /^([ED])(?:\d{1,2}[.):]?|[.):]|\s+[–—-])\s+(?=[A-Z][a-z]+)(?!(?:Licen[cs]e|Category|Entitlement|Driv))/;

/** "Criteria Essential Desirable Evidence", "E = Essential D = Desirable": the head of the form. */
const head =
  /^(?:[EDAITCRXQP]|AF|CV|PR|INT|APP|REF|CERT|=|[:/,&–—-]|and|by|of|or|how|key|criteri(?:a|on)|essential|desirable|evidenced?|method|methods|assess(?:ed|ment)|measured?|measurement|source|weighting|attributes?|requirements?|application|form|interview|tests?|tested|certificates?|references?|identified|factors?|;|qualities|score|rank|importance|person|specification|spec|key:?|legend|to|the|is|are|will|be|via|on|at|from|marked|shown|stage|shortlisting|presentation|(?:pre[- ]?)?employment|checks?|level|tasks?|scenario|assessed|preferred|required|ranking|weight|column|code|codes|both|exercise|certification|proof|documents?|profile|summary)$/i;
/** "Experience and training guidelines", "Must have": what stands over the rows, and is none. */
const named = rare(
  /^(?:(?:education|experience|training|qualifications?|skills?|knowledge)(?:,? (?:and|&) |, | ?\/ ?| ))+(?:guidelines?|requirements?|criteria|standards?)\W*$|^(?:must|good to|nice to)[- ]haves?\W*$/i,
);
export const isHead = (text: string): boolean => {
  if (named.test(text.trim())) return true;
  const words = text
    .replace(/[()*]/g, ' ')
    .replace(/([=:/,;])/g, ' $1 ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return (
    words.length > 1 &&
    words.every((word) => head.test(word)) &&
    words.some((word) => /^(?:essential|desirable|evidenced?|assess\w+|tested|measured|criteri\w+|=)$/i.test(word))
  );
};

/** Parts a line of a form into what is asked and what its marks say; null where the line is the form's own head. */
export function readMarks(typed: string): { text: string; wish: boolean; must: boolean } | null {
  const line = typed.trim();
  if (isHead(line)) return null;
  const first = numbered.exec(line);
  const bare = first ? line.slice(first[0].length) : line;
  const wished = first?.[1] === 'D';
  const letter = dashedTwice.exec(bare) ?? dashed.exec(bare) ?? bracketed.exec(bare) ?? lettered.exec(bare);
  if (letter?.[1] && !ownLetter.test(letter[1]))
    return {
      text: letter[1].replace(seenBy, ''),
      wish: letter[2]?.toUpperCase() === 'D',
      must: letter[2]?.toUpperCase() === 'E',
    };
  const text = bare.replace(seenBy, '').replace(seenBare, '').replace(crossed, '$1');
  return { text, wish: wished, must: first?.[1] === 'E' };
}
