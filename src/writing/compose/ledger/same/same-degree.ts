/** Whether two papers are of one rank, or of one level of a scheme, however their letters are put. */

/** "M.Sc." without its stops, unless the line says that it is a degree among others. */
const rankOf = (typed: string): string | null =>
  rankIn(
    /\bdegree\b/i.test(typed)
      ? typed
      : typed.replace(/\b([BM])\.\s?([A-Z][a-z]*)\b\.?/g, '$1$2').replace(/\bLL\.([BM])\b\.?/g, 'LL$1'),
  );
const rankIn = (text: string): string | null =>
  /\b(?:PhD|DPhil|EdD|EngD|PsyD|doctorate|doctor of)\b/i.test(text)
    ? 'doctor'
    : /\b(?:master['’]?s|[Mm]aster of (?=[A-Z])|MSc|MA|MBA|MEng|MS(?! (?:Office|Word|Excel|Project|Teams|Outlook|Access|Dynamics|SQL|365|PowerPoint|Windows|Azure|Visio|Exchange|suite)\b)|MTech|MCom|MEd|MPharm|MCA|LLM|MPhil|MRes|MPH|MPA|MSW|MArch|MFA)\b|\bME\b(?= (?:in|or|and)\b|\/|$)/.test(
          text,
        )
      ? 'master'
      : /\b(?:bachelor['’]?s|bachelor of|BSc|BS(?! ?(?:EN )?\d)|BA|BEng|BTech|BCom|BEd|BPharm|BCA|BBA|B\.?Sc|LLB|MBBS)\b|\bBE\b(?= (?:in|or|and)\b|\/|$| ?\()|\bdegree\b|\bgraduate\b|\bcompleted (?:[a-z]+ )?stud(?:y|ies)\b/i.test(
            text,
          )
        ? 'bachelor'
        : null;
/** A degree of one rank in the brief and one in the job description are the same degree, though they name its fields in two ways. */
export const sameDegree = (one: string, other: string): boolean => {
  const rank = rankOf(one);
  return rank !== null && rank === rankOf(other);
};
/** "A degree in a quantitative subject" leaves open of which rank: a master's is one. A higher one that is only wished for is another. */
export const isDegreeOf = (brief: string, job: string, wished: boolean): boolean =>
  sameDegree(brief, job) ||
  (rankOf(brief) !== null && rankOf(job) !== null && (isAnyDegree(job) || (isAnyDegree(brief) && !wished)));
/** "An RTPI-accredited degree", "a degree accredited by the RICS": whose word for a degree is asked for. */
const accredited =
  /^(?:an? )?(?:([A-Z][A-Za-z]*[A-Z]\w*)[- ]accredited degree|degree (accredited by (?:the )?[A-Z]\w*))$/;
/** The degree that the brief names, with who has to have accredited it; null where one of them says something else. */
export function asAccredited(brief: string, job: string): string | null {
  const [, before, behind] = accredited.exec(job) ?? [];
  if (!/^a degree in [^()]+$/.test(brief) || !(before || behind)) return null;
  return before
    ? brief.replace(/^a degree/, `${/^an /.test(job) ? 'an' : 'a'} ${before}-accredited degree`)
    : brief.replace(/^a degree in ([^,]+?)(?= or |$)/, `a degree in $1, ${behind ?? ''},`).replace(/,$/, '');
}

/** A paper by its level alone: "a full and relevant Level 3 qualification (or above)". */
const levelled =
  /^(?:an? )?((?:full|relevant|recogni[sz]ed|appropriate|suitable|approved|accredited|and|,| )*)Level (\d) (qualification|diploma|certificate|award)((?: \(?or (?:above|higher|equivalent)\)?)?)$/i;
/** "Level 3 in childcare": the same paper with its field. Null where they are two. */
export function atLevel(one: string, other: string): string | null {
  const [, number, field] =
    /^(?:an? )?Level (\d)(?: (?:qualification|diploma|certificate|award))? (in [a-z][^(),;]+)$/i.exec(one) ?? [];
  const [, , level, kind = ''] = levelled.exec(other) ?? [];
  if (!number || !field || level !== number || / or /.test(field)) return null;
  return other.replace(kind, `${kind} ${field}`);
}

const isAnyDegree = (text: string): boolean =>
  /\bdegree\b/i.test(text) &&
  !/\b(?:bachelor|master|doctor|undergraduate|postgraduate|first|foundation|associate)/i.test(text) &&
  !/\b(?:PhD|MSc|MA|MBA|MEng|MS|BSc|BS|BA|BEng|BTech|MTech|BE|ME|LLB|LLM)\b/.test(text);

const scheme = /\b(?:NVQ|SVQ|QQI|FETAC|CIPD|RHS|AAT|ILM|BTEC|CMI|City and Guilds) ?(?:level ?|L)?([1-8])\b/i;
/** "NVQ2 dispensing" and "NVQ Level 2 in Pharmacy Services": one level of one scheme. */
export const inScheme = (one: string, other: string): boolean => {
  const [first, second] = [scheme.exec(one), scheme.exec(other)];
  const name = (found: RegExpExecArray): string => found[0].replace(/\s?(?:level|L)?\s?\d$/i, '').toLowerCase();
  return first !== null && second !== null && first[1] === second[1] && name(first) === name(second);
};

const atItsLevel =
  /^an? (?:(NVQ|SVQ|QQI|FETAC|BTEC|RQF|CACHE|NCFE) )?(?=.*\bLevel)(.*?)(?: at)? ?Level (\d(?: or \d)?)(?: or (?:above|higher|equivalent))?(.*)$/;
/** Words that papers of several trades share. */
const widely =
  /^(?:qual|level|above|equiv|diplo|certi|award|care|healt|safet|manag|suppo|servi|and|the|for|with|work|skill|pract|advan|basic|relev|simil)/;
const rootsOf = (text: string): string[] =>
  text
    .replace(/\b(?:TA|HLTA)\b/g, 'teaching')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.slice(0, 5))
    .filter((root) => root.length > 3 && !widely.test(root));

/** "A Level 2 or 3 teaching assistant qualification", "an NVQ Level 2 or 3 in supporting teaching and learning": one paper, which the scheme gives its name. */
export function sameLevel(one: string, other: string): boolean {
  const [first, second] = [atItsLevel.exec(one), atItsLevel.exec(other)];
  if (first?.[3] === undefined || first[3] !== second?.[3]) return false;
  // Two schemes give two papers.
  if (first[1] && second[1] && first[1] !== second[1]) return false;
  const theirs = rootsOf(`${second[2] ?? ''}${second[4] ?? ''}`);
  return rootsOf(`${first[2] ?? ''}${first[4] ?? ''}`).some((root) => theirs.includes(root));
}
/** Of the two the one that has the scheme's name. */
export const byScheme = (first: string, second: string): string | null =>
  sameLevel(first, second) && !atItsLevel.exec(first)?.[1] && atItsLevel.exec(second)?.[1] ? second : null;
