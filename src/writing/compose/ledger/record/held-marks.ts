/** Marks and memberships that a company holds: "ISO 27001 certified", "AS9100 certified since 2014", "Living Wage employer". */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';

const finiteAuxiliaries = /\b(?:is|are|was|were|has|have|had|will|can)\b/i;

/** The company as the holder of a mark or a membership; null where the text names none. */
export function asHolder(text: string): string | null {
  // "ISO 27001 certified": we are.
  const mark =
    /^[A-Z][\w&-]*(?:[ -][\w&]+){0,4}?[ -](?:rated|certified|accredited|registered|approved|regulated|recogni[sz]ed|validated|audited|verified|assured|licensed|designated)(?= (?:by|for|to) | [A-Z0-9‘'"(]|[,.!]|$)/.exec(
      text,
    );
  if (mark && !/^(?:We|Our|The|Your|All|Every|Staff|I)\b/.test(text) && !finiteAuxiliaries.test(mark[0]))
    return /\bsince\b/.test(text)
      ? `We have been ${text}`
      : /(?<!\b(?:ISO|EN|BS|DIN|IATF|AS|and|&)) (?:19|20)\d\d\b/.test(text) && !/,/.test(text)
        ? `We were ${text.replace(/(?<!\b(?:in|since|from|of|[A-Z][a-z]+)) (?=(?:19|20)\d\d\b)/, ' in ')}`
        : `We are ${text}`;
  // "AS9100 certified since 2014".
  const held =
    /^(?:[A-Z][\w&-]*(?:[ -][\w&]+){0,3}?[ -])?(?:rated|certified|accredited|registered|approved|regulated|recogni[sz]ed|designated|listed|owned|run)(?= since\b)/.exec(
      text,
    );
  if (held && !/^(?:We|Our|The|Your|All|Every|Staff|I)\b/.test(text))
    return `We have been ${/^(?:[a-z]+ed|family|employee|independent|privately)/i.test(held[0]) ? lowerFirst(text) : text}`;
  // "SELECT member since 1988", "Living Wage employer".
  const role =
    /^(?:an? )?((?:[A-Z][\w&'’-]*|[a-z-]+)(?: [\w&'’-]+){0,4}? )?(?:[Mm]ember|[Pp]artner|[Ss]ignatory|[Ss]upporter|member|partner|signatory|employer|supplier|supporter)(?=$|[.,]| (?:since|of|to|in)\b)/.exec(
      text,
    );
  const plainRole = role !== null && /^(?:an? )?(?:member|partner|signatory|supporter) (?:of|to|in) /i.test(text);
  if (
    (role?.[1] || plainRole) &&
    role &&
    !/^(?:We|Our|The|Your|All|Every|Staff|I|Each|No)\b/.test(text) &&
    !finiteAuxiliaries.test(text)
  ) {
    const named = withArticle(/^an? /i.test(text) ? text.replace(/^an? /i, '') : lowerFirst(text));
    return `We ${/\bsince\b/.test(text) ? 'have been' : 'are'} ${named}`;
  }
  return null;
}
