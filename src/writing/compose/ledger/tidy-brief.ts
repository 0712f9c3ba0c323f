/** A brief's fields as their author parted them: "RN licence req'd / BLS / one year mammo pref" are three notes, and "TBC google rating" is none. */
import type { BriefInput } from '../types.ts';

const slash = / \/ /g;
const gap = /\b(?:TBC|TBD|TBA)\b|\{\{[^{}]*\}\}|\[(?:insert|add|tbc|tbd|tba|enter)\b[^\]]*\]/i;

/** Slashes with a space on either side part notes where nothing else does; "Python / Java" is either of two. */
function partSlashes(text: string): string {
  const slashes = text.match(slash)?.length ?? 0;
  const others = text.match(/[;\n]|[.!?] (?=[A-Z])/g)?.length ?? 0;
  const commas = text.match(/, /g)?.length ?? 0;
  return slashes > 1 && others === 0 && commas <= slashes && text.split(/\s+/).length > 6
    ? text.replace(slash, '; ')
    : text;
}

/** What is left of a note round its gap says nothing: a name without its figure. */
const withoutGaps = (text: string): string =>
  gap.test(text)
    ? text
        .split(/(?<=[;\n])/)
        .filter((part) => !gap.test(part) || (part.replace(gap, ' ').match(/[A-Za-z]{2,}/g)?.length ?? 0) > 3)
        .join('')
        .replace(/[;\s]+$/, '')
    : text;

/** "Permanent not seasonal": what it is says what it is not. */
const notTheOther =
  /\b(permanent|full[- ]time|part[- ]time),? (?:and )?not (?:a )?(?:seasonal|temporary|temp|casual|fixed[- ]term|zero[- ]hours|agency)\b/gi;

const tidied = (text: string | null): string | null => (text ? partSlashes(text).replace(notTheOther, '$1') : text);

/** The brief with its notes parted and without notes that are only a name and a gap. */
export function tidyBrief(brief: BriefInput | null): BriefInput | null {
  if (!brief) return null;
  return {
    ...brief,
    description: tidied(brief.description),
    responsibilitiesRole: tidied(brief.responsibilitiesRole),
    skills: tidied(brief.skills),
    supportingEvidence: brief.supportingEvidence ? withoutGaps(partSlashes(brief.supportingEvidence)) : null,
  };
}
