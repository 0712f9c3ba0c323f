/** A requirement behind the name of its row: "Experience: three years in a kitchen". */
import { rare } from '../../language/its-words.ts';

const named = rare(
  /^(?:(?:minimum|required|essential|desirable|preferred|relevant|professional|technical|personal|additional|other|key|academic|work|previous) )?(experience|work experience|qualifications?|education(?:al level)?|training|skills?|(?:computer|it|language|soft|technical|communication|people|digital) skills?|languages?|knowledge|licen[cs]es?|driving(?: licen[cs]e)?|tickets?|certificates?|certifications?|accreditation|registration|age|health|fitness|it|computers?|software|tools|systems|qualities|personal qualities|attributes|behaviours?|competenc(?:y|ies)|abilities|aptitudes?|memberships?|checks?|clearance|right to work|eligibility|trade|background)\s*(?::|\s[–—-])\s+(?=\S)/i,
);
const wish = /^(?:desirable|preferred)\b/i;

/** The requirement by itself; null where it has no such name before it. */
export function withoutLabel(line: string): { text: string; wish: boolean } | null {
  const typed = line.trim();
  const label = named.exec(typed);
  if (!label) return null;
  const rest = typed.slice(label[0].length).trim();
  const what = (label[1] ?? '').toLowerCase();
  // "Driving: yes", "age: any": nothing is asked in words.
  if (
    rest.length < 3 ||
    rest.includes(': ') ||
    /^(?:yes|no|none|any|n\/a|essential|required|desirable)\W*$/i.test(rest)
  )
    return null;
  const text =
    // "Age: 18+", "driving licence: full UK": the name is a part of what is asked.
    what === 'age'
      ? /^\d/.test(rest)
        ? `aged ${rest}`
        : rest
      : /^driving/.test(what) && !/licen[cs]e|drive/i.test(rest)
        ? `${rest} driving licence`
        : rest;
  return { text, wish: wish.test(label[0]) };
}
