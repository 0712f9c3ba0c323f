/** Things that imperatives point at and that are no part of a job: records, dates, people, sums. A text says them as a fact tells them, or not at all. */
import { contentWords, countWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Statement } from '../ledger/statement.ts';
import { inSentence } from './imperative-notes.ts';

const records =
  /\b(?:records?|awards?|medals?|prizes?|bronze|silver|gold|honours?|ratings?|scores?|rankings?|visits?|refurbishment|refit|renovation|extension|opening|anniversary|history|heritage|inspections?|observations?|findings|accreditation|merger|takeover|acquisition|investment|partnership|turnover|profits?|workforce|headcount|staff of|team of|years (?:in|of) (?:business|trade|trading)|founders?|owners?|chair(?:man|woman)?|party|article|programme on|place (?:on|in|by|near)|(?:new|old|listed) (?:building|premises|offices?|site|shop|store|factory|plant)|start(?:ing)? date|waterfront|square)\b/i;
const dated =
  /\b(?:19|20)\d\d\b|\b\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(?:in|since|of|from) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const paid = /^(?:the |our )?[£€$₹]\s?\d/;
/** "27 years", "53 days": so long, and of what only a fact says. */
const span =
  /^(?:the |our )?(?:over |about |nearly )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty) (?:days|weeks|months|years|hours|minutes|seconds|per ?cent|percent)$/i;
/** "Ombudsman figures", "uptime", "complaint rate": what is measured. */
const figures =
  /^(?:the |our )?(?:[A-Za-z-]+ ){0,3}(?:figures?|stats|statistics|numbers|results|uptime|downtime|rates?|percentages?|kpis?|league tables?|reviews)$/i;
/** "Alan Byrne, founder": who somebody is. */
const person = /^(?:[A-Z][\p{L}'’-]+ ){1,2}[A-Z][\p{L}'’-]+, [a-z]/u;
/** "The awards we won in 2024": a thing, though its words have a verb. */
const thingThat =
  /^(?:the|our) (?:[a-z-]+ ){1,3}(?:that |which )?(?:we|they|you) [a-z]+(?: (?:in|last|since|for) [\w ]{2,12})?$/i;
/** "The annual leave", "training in May": what a job has, whenever that is. */
const ofJob =
  /\b(?:leave|holidays?|training|induction|rota|shifts?|bonus|allowance|contract|pension|visits? to|inspections? of|travel|appraisal|pay rise|review)\b/i;

/** "The 640 people", "the 14 depots", "the four dogs": so many of what is there, and no part of what one does. */
const counted =
  /^(?:the |our |all )?(?:about |over |some |nearly )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred) (?:[a-z-]+ ){0,2}(?:people|staff|employees|colleagues|workers|residents|patients|pupils|children|students|learners|guests|clients|customers|members|tenants|passengers|families|users|volunteers|trustees|nurses|apprentices|trainees|drivers|engineers|teachers|carers|bakers|managers|designers|developers|farmers|households|stores|shops|depots|sites|offices|branches|warehouses|factories|plants|hotels|restaurants|schools|nurseries|clinics|practices|wards|theatres|beds|rooms|bedrooms|homes|houses|flats|properties|units|acres|hectares|dogs|cats|horses|ponies|cows|sheep|goats|hens|pigs|animals|vans|lorries|trucks|buses|trams|trains|cars|vehicles|boats|machines|looms|presses|lines|ovens|kilns|tables|seats|covers|pitches|meters|towns|villages|cities|counties|countries|accounts)$/i;

/** Whether an imperative names something that no job includes, and nobody is asked for. */
export const isNoPart = ({ text, kind }: Pick<Statement, 'text' | 'kind'>): boolean =>
  (kind === 'np' || thingThat.test(text)) &&
  (person.test(text) ||
    thingThat.test(text) ||
    paid.test(text) ||
    counted.test(text) ||
    span.test(text) ||
    figures.test(text) ||
    (/^(?:the|our|an?|\d)\b/i.test(text) && !ofJob.test(text) && (records.test(text) || dated.test(text))));

/** "27 years", "53 days", "uptime": the record that has the very words. */
function withItsSpan(text: string, ledger: Ledger): Statement | null {
  if (!span.test(text) && !figures.test(text)) return null;
  const what = text
    .toLowerCase()
    .replace(/^(?:the|our) /, '')
    .replace(/ (?:figures?|stats|statistics|numbers|results)$/, '');
  const told = ledger.sentences.find(
    ({ fact, statement }) =>
      /^(?:evidence|proposition|description)$/.test(fact.kind) &&
      countWords(statement.text) <= 24 &&
      ` ${statement.text.toLowerCase().replace(/[.,;]/g, '')} `.includes(` ${what} `),
  );
  return told ? inSentence(told) : null;
}

/** "Nov" and "November", "observation" and "observations". */
const near = (one: string, other: string): boolean =>
  one === other || (one.length > 2 && other.length > 2 && (one.startsWith(other) || other.startsWith(one)));

/** The recruiter's own sentence of it: "Our USFDA inspection closed with zero 483 observations in November 2024". Null where none has it. */
export function withItsRecord(text: string, ledger: Ledger): Statement | null {
  const wanted = contentWords(text).filter((word) => !/^(?:figur|stat|statistic|number|result)/.test(word));
  if (wanted.length < 2) return withItsSpan(text, ledger);
  const told = ledger.sentences.find(({ fact, statement }) => {
    const words = contentWords(statement.text);
    return (
      /^(?:evidence|proposition|description)$/.test(fact.kind) &&
      countWords(statement.text) <= 24 &&
      wanted.filter((word) => words.some((other) => near(word, other))).length / wanted.length >= 0.75
    );
  });
  return told ? inSentence(told) : null;
}
