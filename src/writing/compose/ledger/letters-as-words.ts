/**
 * Names by their letters that are spelt like small words: "the WHO checklist", "MUST scores", "NICE guidelines". Only what stands
 * beside them tells that they are names: an article that no such word has before it, or a noun that only they are the kind of.
 */

/** Behind an article stands no pronoun: "the WHO", but "staff who". */
const behindArticle = /^(?:WHO|HIS|US)$/;
const article = /\b(?:the|an?|our|your|this|each|per|using)\s+$/i;

/** The nouns of which each is the kind. */
const ofNouns: Readonly<Record<string, RegExp>> = {
  WHO: /^(?:safer|safe|surgical|surgery|checklists?|guidelines?|guidance|standards?|prequalification|recommendations?|policy|policies|classification|GMP|criteria|protocols?|five|ladder)\b/i,
  NICE: /^(?:guidelines?|guidance|standards?|quality|recommendations?|technology|appraisals?|pathways?|compliance)\b/i,
  MUST: /^(?:scores?|scoring|tools?|screening|assessments?|charts?)\b/i,
  NEWS: /^(?:scores?|scoring|charts?|2\b|observations?)\b/i,
  SMART: /^(?:targets?|objectives?|goals?|outcomes?|planning)\b/i,
  FAST: /^(?:tests?|scans?)\b/i,
  STAR: /^(?:method|technique|answers?)\b/i,
  SALT: /^(?:teams?|referrals?|assessments?|recommendations?|guidelines?)\b/i,
  RAMS: /^(?:documents?|documentation|for|and|briefings?)\b/i,
  SAFE: /^(?:agile|training|certification|release)\b/i,
  LEAP: /^(?:funding|programme|program|year)\b/i,
  CAMP: /^(?:assessments?|screening)\b/i,
  STEM: /^(?:subjects?|clubs?|education|lessons?|degrees?|ambassadors?|outreach|fields?|teachers?|teaching|projects?|activities)\b/i,
  SEND: /^(?:pupils|children|register|reviews?|code|provision|support|team|policy|department|needs|students|teacher|experience)\b/i,
  RISE: /^(?:team|programme|program)\b/i,
  ACE: /^(?:inhibitors?|scores?|studies)\b/i,
};

/** Whether a word in capitals is such a name, by what stands before and behind it. */
export const areLetters = (word: string, before: string, behind: string): boolean =>
  ofNouns[word]?.test(behind.trimStart()) === true ||
  (behindArticle.test(word) && word !== 'US' && article.test(before) && /^\s+[a-z]/i.test(behind));
