/** Groups of nouns of a trade at the head of a line whose first word is a verb elsewhere: "scope handling", "link nurse role", "case load". */
import { lowerFirst } from '../../language/first-capitals.ts';
import { isLettersFirst } from './letters-first.ts';

/** Posts that are called by what they are for: nobody links a nurse. */
const posts =
  /^(?:link|charge|lead|bank|float|relief|key|support|cover|practice|duty|triage|contact|test|project|bridge|guide|pilot) (?:nurse|midwife|worker|teacher|tutor|governor|lecturer|practitioner|porter|officer|person|lead) (?:role|duties|post|work)(?=$|[,.(]| (?:after|for|in|on|at|from|with|and|within|once)\b)/i;
/** Instruments, stuff and rounds by what is done with them or to whom they belong. */
const things =
  /^(?:scope (?:handling|reprocessing|cleaning|decontamination|tracking|traceability|storage|washing|drying|repairs?|care|room)|case ?loads?|ward (?:rounds?|stock|clerking|reports?|meetings?)|bank (?:shifts?|cover|staff|nurses|rec|recs|reconciliations?|holidays?)|bed (?:management|meetings?|states?|flow)|theatre (?:lists?|stock|cases|utilisation)|drug (?:rounds?|charts?|calculations?|cupboards?)|swab counts?|crash (?:trolleys?|calls?)|wound (?:care|clinics?|dressings?)|cannula care|skin (?:checks|bundles?)|falls (?:reviews?|prevention|risk)|die (?:trials?|maintenance|repairs?|setting|changes?|storage)|tool (?:trials?|room|cribs?|storage|tracking|life)|job allocation)(?=$|[,.(]| & | (?:and|or|for|of|in|on|at|with|after|to|per|from)\b)/i;
/** What is asked for, by its field: "records requests" are requests, and nobody records them. */
const requestsFor =
  /^(?:records|claims|benefits|accounts|works|parts|plans|results|returns|permits|grants|loans|rents|orders|sales|transcripts|archives) (?:requests|queries|enquiries|inquiries|questions|searches|retrieval|retention|redaction|release|desk)$/i;

/** Whether a line is such a name, or begins with one. */
export const isTradeThing = (line: string): boolean =>
  posts.test(line) || things.test(line) || requestsFor.test(line.replace(/[.;]+$/, ''));

/** What such a name is in a sentence: a post that is taken on, requests that are handled, or work that a job includes. */
export function tradeWork(typed: string): { verb: string | null; name: string } | null {
  const name = typed
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/ & /g, ' and ')
    .trim();
  if (posts.test(name)) return { verb: 'take', name: `on the ${lowerFirst(name)}` };
  if (requestsFor.test(name) || isLettersFirst(name)) return { verb: 'handle', name };
  const [thing = ''] = things.exec(name) ?? [];
  // "Ward round", one thing, would want its article.
  return /(?:ing|(?<!round)s|ment|tion|ity|care)$/.test(thing) && !/\b(?:the|your|our)\b|,/.test(name)
    ? { verb: null, name }
    : null;
}
