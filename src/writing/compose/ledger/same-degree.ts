/** Whether two papers are of one rank, or of one level of a scheme, however their letters are put. */

/** "M.Sc." without its stops, unless the line says that it is a degree among others. */
const rankOf = (typed: string): string | null =>
  rankIn(
    /\bdegree\b/i.test(typed)
      ? typed
      : typed.replace(/\b([BM])\.\s?([A-Z][a-z]*)\b\.?/g, '$1$2').replace(/\bLL\.([BM])\b\.?/g, 'LL$1'),
  );
const rankIn = (text: string): string | null =>
  /\b(?:PhD|DPhil|EdD|EngD|PsyD|doctorate)\b/i.test(text)
    ? 'doctor'
    : /\b(?:master['’]?s|MSc|MA|MBA|MEng|MS|MTech|MCom|MEd|MPharm|MCA|LLM|MPhil|MRes|MPH|MPA|MSW|MArch|MFA)\b|\bME\b(?= (?:in|or|and)\b|\/|$)/.test(
          text,
        )
      ? 'master'
      : /\b(?:bachelor['’]?s|BSc|BS|BA|BEng|BTech|BCom|BEd|BPharm|BCA|BBA|B\.?Sc|LLB|MBBS)\b|\bBE\b(?= (?:in|or|and)\b|\/|$| ?\()|\bdegree\b|\bgraduate\b/i.test(
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
