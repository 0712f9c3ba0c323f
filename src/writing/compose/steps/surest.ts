/** Of the tasks and requirements those that a step's texts can carry, the surest of them: a text is only as good as its worst sentence. */
import { coverage } from '../language/words.ts';
import type { DutyFact, Ledger, PersonLine } from '../ledger/facts.ts';
import type { LengthType, Step } from '../types.ts';

/** How many sure ones make the others unneeded. */
const enough: Readonly<Record<'work' | 'person', Record<LengthType, number>>> = {
  work: { small: 5, medium: 7, large: 10 },
  person: { small: 4, medium: 5, large: 7 },
};
const taste: Readonly<Record<LengthType, number>> = { small: 3, medium: 4, large: 6 };
const main: Readonly<Record<Step, 'work' | 'person' | null>> = {
  1: 'work',
  2: 'work',
  3: 'work',
  4: 'person',
  5: null,
  6: null,
};

/** Above this a fact is said only where there is too little else; above the second only where there is hardly anything. */
const DOUBTFUL = 0.65;
const POOR = 1.2;

/** The facts without the doubtful ones that the texts don't need, in their order. `keep`: what must stay, whatever it is. */
function surest<T extends DutyFact | PersonLine>(list: readonly T[], need: number, keep: (fact: T) => boolean): T[] {
  const sure = list.filter((fact) => fact.doubt < DOUBTFUL || keep(fact));
  const missing = (limit: number): number => Math.max(0, limit - sure.length);
  const spare = list.filter((fact) => !sure.includes(fact)).sort((one, other) => one.doubt - other.doubt);
  const added = [
    ...spare.filter(({ doubt }) => doubt < POOR).slice(0, missing(need)),
    ...spare.filter(({ doubt }) => doubt >= POOR).slice(0, missing(3)),
  ];
  const kept = new Set([...sure, ...added]);
  return list.filter((fact) => kept.has(fact));
}

/** The ledger as this step says it, and what the recruiter typed that it leaves out. */
export function withSurest(
  ledger: Ledger,
  step: Step,
  length: LengthType,
  boost: string,
  pointed: readonly string[] = [],
): { ledger: Ledger; left: string[] } {
  const wanted = ({ fact }: DutyFact | PersonLine): boolean =>
    pointed.includes(fact.id) || (boost !== '' && coverage(boost, fact.text) >= 0.5);
  // An introduction has a taste of the work only.
  const work = step === 3 ? enough.work[length] : step === 2 ? taste[length] : main[step] === 'work' ? 5 : 4;
  const person = main[step] === 'person' ? enough.person[length] : 3;
  const duties = surest(ledger.duties, work, wanted);
  const asked = surest(ledger.person, person, wanted);
  const typed = main[step] === 'work' && step === 3 ? ledger.duties : main[step] === 'person' ? ledger.person : [];
  const left = typed
    .filter(
      ({ fact }) =>
        fact.source === 'brief' &&
        !duties.some((duty) => duty.fact === fact) &&
        !asked.some((line) => line.fact === fact),
    )
    // As it was typed, without the verb that a thing was given.
    .map((left) => ('thing' in left && left.thing ? left.thing.text : left.fact.text));
  return { ledger: { ...ledger, duties, person: asked }, left };
}
