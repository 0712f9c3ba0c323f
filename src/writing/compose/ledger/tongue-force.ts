/** How well a language is spoken: the job description's "fluent in Malayalam and English" says more than the brief's bare names. */
import type { PersonFact } from '../mining/requirements/person-shapes.ts';

const force =
  /\b(?:fluent|fluency|near-fluent|native|conversational|business|basic|good|excellent|strong|very good|working|advanced|intermediate|professional|confident|written|command)\b|\b[ABC][12]\b/i;

/** Whether `fact` has the level that `brief`, which asks for the same languages, leaves out. */
export const saysHowWell = (brief: PersonFact, fact: PersonFact): boolean =>
  /^speak [A-Z]/.test(brief.text) &&
  brief.desirable === fact.desirable &&
  !force.test(brief.text) &&
  force.test(fact.text) &&
  !fact.odd &&
  !fact.loose;
