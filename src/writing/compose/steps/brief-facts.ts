/**
 * What a step's brief tells of the job, where nobody wrote a brief: in the framework it is the one place for facts beside the
 * job description. "Own caseload of about 45 applications, write reports" are tasks; "make it warm" and "start with the ferry"
 * are said to the writer and stay with it.
 */
import { countWords } from '../language/words.ts';
import { cleanLine } from '../ledger/clean.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { readPerson } from '../mining/requirements/person.ts';
import { splitRequirements } from '../mining/requirements/split.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import { splitDuties } from '../mining/tasks/duty-list.ts';
import { emptyBrief, type Step, type WriterInput } from '../types.ts';
import { notSaid, toTheWriter, wish, withoutAside } from './brief-wishes.ts';
import { readStepBrief } from './step-brief.ts';
import { welcomed } from './welcomed.ts';

/** Order, manner and emphasis: of the text, and not of the job. */
const ofTheText =
  /\b(?:first|second|text|advert|copy|readers?|candidates?|applicants?|tone|headlines?|sentences?|paragraph|mention|emphasi[sz]e|stress|highlight|early in|name the|should (?:sound|feel|read|be)|best thing|most important|selling point|matters|appeal)\b/i;
const isOrder = (text: string): boolean =>
  wish.test(text) || notSaid.test(text) || ofTheText.test(text) || text.endsWith('?');

/** "Describe the team", "bring out the variety": a task of the writer's, whatever its verb is elsewhere. */
const forTheWriter =
  /^(?:then )?(?:list|describe|show|explain|outline|bring out|play (?:up|down)|paint|sell|convey|reflect|cover|tell|hint at|link|put|push|feature|underline|talk|speak|give|get|open|close|end|begin|finish) .*\b(?:team|variety|tasks|duties|role|job|company|culture|benefits?|story|mood|people|side|feel|picture|opportunity|them|it|vibe|impact|difference|mix)\b/i;

/** A task that surely is one: a verb of the work and what it is done to. */
const isTask = (piece: string): boolean => countWords(piece) >= 2 && readDuty(piece) !== null;
/** What is surely asked of somebody. */
function isAsked(piece: string): boolean {
  const read = readPerson(piece);
  return read !== null && !read.odd && !(read.loose && !read.topic) && read.text !== '';
}

/** The sentences of a step brief that tell something which this step can say; empty where it only steers. */
function telling(sentences: readonly string[], step: Step): string[] {
  const facts = sentences.filter((sentence) => !isOrder(sentence));
  if (step === 3)
    return facts.filter((sentence) => {
      const tasks = splitDuties(sentence).filter(isTask);
      const own = tasks.filter((task) => !forTheWriter.test(task));
      return own.length > 1 && own.some((task) => !toTheWriter.test(task));
    });
  const plain = facts.filter((sentence) => !toTheWriter.test(sentence));
  if (step === 4) {
    const asked = plain.filter((sentence) =>
      splitRequirements(sentence).every((piece) => isAsked(piece) || welcomed(piece).length > 0),
    );
    // One quality alone may only say how the text should sound.
    return asked.length > 1 || asked.some((sentence) => splitRequirements(sentence).length > 1) ? asked : [];
  }
  // A fact of the job has a figure, a time, or a verb of its own.
  return plain.filter(
    (sentence) =>
      countWords(sentence) >= 3 &&
      /\d|\b(?:you(?:['’](?:ll|d|re))?|we|our|permanent|hybrid|full-time|part-time|nights?|days?|weeks?|hours|weekends?|remote|fixed[- ]term)\b/i.test(
        sentence,
      ),
  );
}

/** The input with what the step brief tells, as the brief's own field; the same input where somebody wrote that field. */
export function withBriefFacts(
  input: WriterInput,
  typed: string | null | undefined,
  step: Step | undefined,
): WriterInput {
  const field = step === 3 ? 'responsibilitiesRole' : step === 4 ? 'skills' : 'description';
  if (step === undefined || step > 4 || !typed?.trim() || input.brief?.[field]?.trim()) return input;
  // How it should sound is taken off each sentence by itself: what is left stays a sentence.
  const sentences = splitSentences(withoutAside(cleanLine(typed)))
    .map((sentence) => readStepBrief(sentence).rest.trim())
    .filter((sentence) => sentence !== '');
  const told = telling(sentences, step);
  return told.length === 0
    ? input
    : {
        ...input,
        brief: {
          ...emptyBrief,
          ...input.brief,
          [field]: told.map((one) => (/[.!]$/.test(one) ? one : `${one}.`)).join(' '),
        },
      };
}
