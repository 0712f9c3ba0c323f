/** What an imperative says in each text needs no second sentence of its own: the ledger without it. */
import { tongue } from '../language/tongues.ts';
import { coverage } from '../language/words.ts';
import type { Ledger, PersonLine } from '../ledger/facts.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import { asksSame } from '../ledger/same/same-requirement.ts';
import type { Step } from '../types.ts';
import { inSentence } from './imperative-notes.ts';
import { welcomed } from './welcomed.ts';

/** "You need a driving licence class B", "a forklift licence is essential": what is asked in it. */
const asked =
  /^(?:(?:you (?:will |['’]ll )?(?:also )?(?:need|must have|should have|have)|we (?:ask for|need|require)|(?:the|this) (?:job|role|post) (?:needs|requires|calls for|asks for)) (.+?)|(.+?) (?:is|are) (?:essential|required|needed|necessary|a must|mandatory))$/i;

/** "Available to work weekends", and "you would need to work weekends". */
const ready = /^(?:available|able|willing|happy|prepared|ready|flexible enough|free) to (?=\S+ \S)/i;

/** "Malayalam and English" are two, of which "Malayalam is needed" says one. */
const tonguesOf = (text: string): string[] => text.match(new RegExp(`\\b(?:${tongue})\\b`, 'g')) ?? [];

/** Whether an imperative asks for what a line asks for, in its own words or in others. */
function isSaid({ person }: PersonLine, imperatives: readonly Imperative[]): boolean {
  return imperatives.some(({ statement: { text } }) => {
    const [, needed = '', essential = ''] = asked.exec(text) ?? [];
    const what = needed || essential;
    // "A driving licence isn't essential" says nothing of "a licence or other means to travel", which is still asked for.
    if (person.kind !== 'without' && / or /.test(person.text) && /\b(?:is|are)(?: not|n['’]t)\b/.test(text))
      return false;
    return (
      coverage(person.text.replace(ready, ''), text) >= 0.99 ||
      (what !== '' && asksSame(person.text, what) && tonguesOf(person.text).every((one) => text.includes(one)))
    );
  });
}

/** "Our purpose is ...": said as the imperative asks, and not once more. */
const isAimOf = (kind: string, said: string): boolean =>
  /^(?:mission|vision|purpose)$/.test(kind) && said.startsWith(`Our ${kind} is `);

/**
 * The ledger as the texts of a step need it beside their imperatives. A requirement stays where hardly any other would
 * be left to ask for. `greeting`: whether some are told that they are welcome, who are then not asked for as a wish.
 */
export function withoutSaid(
  base: Ledger,
  step: Step | undefined,
  imperatives: readonly Imperative[],
  greeting: boolean,
): Ledger {
  const sentences =
    step === 2 || step === 3
      ? base.sentences.filter(
          (sentence) =>
            !imperatives.some(
              ({ statement }) =>
                inSentence(sentence)?.text === statement.text || isAimOf(sentence.fact.kind, statement.text),
            ),
        )
      : base.sentences;
  // "RTPI membership isn't essential": said, and not wished for once more.
  const person = base.person.filter(
    (line) =>
      !(greeting && welcomed(line.typed).length > 0) &&
      (!line.person.desirable ||
        !imperatives.some(({ statement }) => coverage(line.person.text, statement.text) >= 0.99)),
  );
  if (step !== 4) return { ...base, sentences, person };
  const left = person.filter((line) => line.person.desirable || !isSaid(line, imperatives));
  return { ...base, sentences, person: left.filter((line) => !line.person.desirable).length >= 2 ? left : person };
}
