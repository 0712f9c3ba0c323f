import { literal } from './language/any-of.ts';
import { findNumbers } from './language/numbers.ts';
import { contentWords } from './language/words.ts';
import { cleanText } from './ledger/clean.ts';
import { splitSentences } from './ledger/split-sentences.ts';
import type { ImperativeInput, WriterInput } from './types.ts';

export type ClaimKind = 'number' | 'qualification' | 'benefit' | 'tool' | 'must';

/** A claim in a text and where it comes from; `source` is null when nothing that the recruiter gave says it. */
export interface GroundedClaim {
  kind: ClaimKind;
  start: number;
  end: number;
  text: string;
  /** "General", "Brief: skills", "Job description", "Reward: Free travel" ... */
  source: string | null;
}

interface Evidence {
  source: string;
  text: string;
}

/** Everything that the recruiter gave, by where it was given. */
export function evidenceOf(input: WriterInput, imperatives: readonly ImperativeInput[] = []): Evidence[] {
  const { advert, brief, guidelines } = input;
  const list: Evidence[] = [];
  const add = (source: string, text: string | number | null | undefined): void => {
    if (text !== null && text !== undefined && String(text).trim() !== '')
      list.push({ source, text: cleanText(String(text)).text });
  };
  for (const text of [
    advert.jobTitle,
    advert.sector,
    advert.industry,
    advert.location,
    advert.country,
    advert.salaryFrom,
    advert.salaryTo,
    advert.brandName,
    advert.deadline,
  ])
    add('General', text);
  add('Brief: description', brief?.description);
  add('Brief: proposition', brief?.proposition);
  add('Brief: responsibilities', brief?.responsibilitiesRole);
  add('Brief: skills', brief?.skills);
  add('Brief: supporting evidence', brief?.supportingEvidence);
  for (const pillar of guidelines.pillars) add(`Pillar: ${pillar.value}`, `${pillar.value}. ${pillar.statement ?? ''}`);
  for (const value of guidelines.values) add(`Value: ${value.value}`, `${value.value}. ${value.statement ?? ''}`);
  for (const reward of guidelines.rewards) add(`Reward: ${reward.title}`, `${reward.title}. ${reward.statement ?? ''}`);
  add(
    'Strapline',
    guidelines.strapline ? `${guidelines.strapline.value}. ${guidelines.strapline.statement ?? ''}` : null,
  );
  add('Mission', guidelines.mission);
  add('Vision', guidelines.vision);
  add('Purpose', guidelines.purpose);
  for (const imperative of imperatives) add('Imperative', imperative.value);
  add('Job description', input.jobDescription?.text);
  return list;
}

const claims: readonly [ClaimKind, RegExp][] = [
  [
    'qualification',
    /\b(?:degree|diploma|certificate|certification|licen[cs]e|chartered|NVQ|GCSEs?|A[- ]levels?|BTEC|HN[CD]|PhD|MBA|apprenticeship|registered|registration|qualified|accredited|years['’]? (?:of )?experience|DBS|CPC|NEBOSH|ACCA|CIPD|QTS|driving licen[cs]e)\b/gi,
  ],
  [
    'benefit',
    /\b(?:pension|bonus|commission|holidays?|annual leave|bank holidays|sick pay|parental leave|maternity|paternity|health (?:cover|insurance)|dental|gym|discount|free (?:parking|meals?|travel|lunch)|flexible (?:hours|working)|hybrid|remote|work(?:ing)? from home|relocation|company car|shares|stock options|training budget|overtime)\b/gi,
  ],
  [
    'tool',
    /\b(?:Excel|Power BI|Python|SQL|Salesforce|SAP|AutoCAD|Revit|CATIA|Figma|Photoshop|Java|JavaScript|TypeScript|React|Kubernetes|Docker|AWS|Azure|Tableau|Xero|Sage|Jira|Workday|Oracle)\b/g,
  ],
  ['must', /\b(?:must(?: not)?|have to|need to|required to)\b/gi],
];

/** Words of ours before what the recruiter says. */
const lead =
  /^(?:please note(?: that|:)|you should know that|worth knowing:|what(?:['’]s| is) more,|one more thing:) /i;

/** Links every number, qualification, tool, benefit and "must" of a text to the fact that it came from. */
export function groundText(
  text: string,
  input: WriterInput,
  imperatives: readonly ImperativeInput[] = [],
): GroundedClaim[] {
  const evidence = evidenceOf(input, imperatives);
  const numbers = evidence.map(({ source, text: given }) => ({
    source,
    text: given,
    values: new Set(findNumbers(given).map(({ value }) => value)),
  }));
  const found: GroundedClaim[] = findNumbers(text).map((number) => ({
    kind: 'number',
    start: number.start,
    end: number.end,
    text: number.text,
    source: likeliest(
      numbers.filter(({ values }) => values.has(number.value)),
      sentenceAt(text, number.start),
    ),
  }));
  for (const [kind, pattern] of claims) {
    for (const match of text.matchAll(pattern)) {
      const sentence = sentenceAt(text, match.index);
      const source =
        kind === 'must'
          ? saidIn(sentence.replace(lead, ''), evidence, 0.5)
          : likeliest(
              evidence.filter(
                ({ text: given }) =>
                  contains(given, match[0]) || (kind === 'qualification' && namesPaper(given, text, match)),
              ),
              sentence,
            );
      found.push({ kind, start: match.index, end: match.index + match[0].length, text: match[0], source });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** The sentence that a place in a text belongs to. */
function sentenceAt(text: string, at: number): string {
  let from = 0;
  for (const sentence of splitSentences(text)) {
    const start = text.indexOf(sentence, from);
    if (start < 0) continue;
    from = start + sentence.length;
    if (at < from) return sentence;
  }
  return text;
}

/** Of several that could be the source, the one that shares most words with the sentence: a 3 stands in many places. */
function likeliest(candidates: readonly Evidence[], sentence: string): string | null {
  const words = new Set(contentWords(sentence));
  const shared = ({ text }: Evidence): number => new Set(contentWords(text).filter((word) => words.has(word))).size;
  return (
    candidates.reduce<Evidence | null>((best, one) => (best === null || shared(one) > shared(best) ? one : best), null)
      ?.source ?? null
  );
}

/** Short forms of papers, as recruiters type them and texts write them out: "Junior Cert", "driving lic". */
const papersInFull = (given: string): string =>
  given
    .replace(/\bcert(s?)\b\.?/gi, 'certificate$1')
    .replace(/\blic\b\.?/gi, 'licence')
    .replace(/\byrs?\b\.?/gi, 'years')
    .replace(/\bquals?\b\.?/gi, 'qualification')
    .replace(/\breg(?:['’]?d)\b/gi, 'registered')
    .replace(/\bdip\b\.?/gi, 'diploma');

/** "A BLS certificate", "ITIL Foundation certification": whoever names the paper by its letters has asked for it. */
function namesPaper(given: string, text: string, found: RegExpExecArray): boolean {
  if (!/^(?:certificate|certification|licen[cs]e|registration)$/i.test(found[0])) return false;
  const name = /([A-Z][A-Z0-9/&-]+(?: [A-Z][\w-]*){0,2}) $/.exec(text.slice(0, found.index))?.[1];
  return name !== undefined && new RegExp(`(?<![\\w-])${literal(name)}(?![\\w-])`).test(given);
}

const contains = (given: string, phrase: string): boolean => {
  const there = new Set(contentWords(papersInFull(given)));
  // "15 years in finance" are 15 years' experience, and what an apprentice does is an apprenticeship.
  const wanted = contentWords(
    phrase.replace(/^(years)['’]? (?:of )?experience$/i, '$1').replace(/^apprenticeship$/i, 'apprentice'),
  );
  return wanted.length > 0
    ? // "NVQ/QCF" has both of them.
      wanted.every((word) => there.has(word)) || new RegExp(`\\b${literal(phrase)}\\b`, 'i').test(given)
    : given.toLowerCase().includes(phrase.toLowerCase());
};

function saidIn(sentence: string, evidence: readonly Evidence[], share: number): string | null {
  const words = [...new Set(contentWords(sentence))];
  if (words.length === 0) return null;
  let best: string | null = null;
  let most = share;
  for (const { source, text } of evidence) {
    const there = new Set(contentWords(text));
    const covered = words.filter((word) => there.has(word)).length / words.length;
    if (covered >= most) {
      most = covered;
      best = source;
    }
  }
  return best;
}
