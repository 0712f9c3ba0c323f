/** What the bullets of a text still have to say: nothing that an imperative says, and nothing twice. */
import { contentWords, coverage, sharedBy } from '../language/words.ts';
import type { StepContext } from './context.ts';

type Lines = StepContext['ledger']['person'];
const enough = (lines: Lines, least: number): boolean =>
  lines.filter(({ person }) => !person.desirable && !person.loose).length > least;

/** The context without the requirements that an imperative asks for in every text: "the registration must be current". */
export function withoutAsked(context: StepContext): StepContext {
  const { ledger, imperatives } = context;
  const person = ledger.person.filter(({ fact }) => !imperatives.some(({ text }) => asksFor(text, fact.text)));
  return person.length < ledger.person.length && enough(person, 1)
    ? { ...context, ledger: { ...ledger, person } }
    : context;
}

/** The context without the tasks and requirements that have a sentence of their own already; requirements only where enough others are left. */
export function withFreshLines(context: StepContext): StepContext {
  const { ledger, imperatives } = context;
  const unsaid = ledger.person.filter(({ fact }) => !imperatives.some(({ text }) => asksFor(text, fact.text)));
  return {
    ...context,
    ledger: {
      ...ledger,
      // Nor is a task that an imperative tells in other words.
      duties: ledger.duties.filter(
        ({ fact }) =>
          !imperatives.some(({ text }) => coverage(fact.text, text) >= 0.99) &&
          ![...(ledger.alike.get(fact.id) ?? [])].some((id) => id.startsWith('imperative:')),
      ),
      person: withoutAlike(enough(unsaid, 1) ? unsaid : ledger.person, ledger.alike),
    },
  };
}

/** Of lines that say nearly the same only the first, as long as enough are left for three bullets. */
function withoutAlike(lines: Lines, alike: StepContext['ledger']['alike']): Lines {
  const kept: Lines = [];
  for (const one of lines) if (!kept.some(({ fact }) => alike.get(one.fact.id)?.has(fact.id))) kept.push(one);
  return enough(kept, 2) ? kept : lines;
}

/** "A licence and a vehicle are required", "alternate weekends are not negotiable": whether an imperative asks what the line asks for. */
function asksFor(imperative: string, line: string): boolean {
  // "Technicians are as welcome as graduates" greets somebody and asks for nothing, and so does "newly qualified plumbers can apply".
  if (/\b(?:welcome|encouraged|considered)\b|\b(?:can|may|should) (?:also |all |still )?apply\b/i.test(imperative))
    return false;
  // "Fortran can be learnt here": taught, and "Python or Fortran" is asked for all the same.
  if (
    /\b(?:can|will|may) be (?:learnt|learned|taught|picked up|trained)\b|\b(?:we|you)(?:['’]ll| will)? (?:teach|train|learn)\b/i.test(
      imperative,
    )
  )
    return false;
  // "German isn't a must": "German or English" still is.
  if (/ or /.test(line) && /\b(?:is|are)(?: not|n['’]t)\b/.test(imperative)) return false;
  // "We pay for the AWS test": what the employer gives, and the certificate is asked for by itself.
  if (/^(?:we|our company) (?!(?:ask|need|require|want|expect|look)\b)/i.test(imperative)) return false;
  const subject = imperative.replace(/\s(?:is|are|must|will|can|cannot|should|has to|have to)\b.*$/i, '');
  const words = new Set(contentWords(/^you\b/i.test(subject) ? imperative : subject));
  const lineWords = new Set(contentWords(line));
  const shared = sharedBy(words, lineWords);
  // "German at B1" is not all of "German at B1 and English at B2".
  if (/ and /.test(line) && shared / lineWords.size <= 0.5) return false;
  return shared > 0 && shared / words.size >= 0.6 && (shared > 1 || words.size === 1);
}
