/** Of the tasks and requirements those that a step's texts can carry, the surest of them: a text is only as good as its worst sentence. */
import { lowerFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { describes } from '../language/lexicon.ts';
import { isOrdinary } from '../language/nouns.ts';
import { writeOut } from '../language/shorthand.ts';
import { countWords, coverage } from '../language/words.ts';
import { namesPaper } from '../ledger/doubt.ts';
import type { DutyFact, Ledger, PersonLine } from '../ledger/facts.ts';
import type { LengthType, Step } from '../types.ts';

/** How many sure ones make the others unneeded: what a step is about, and a taste of the rest. */
function enough(step: Step, length: LengthType): { work: number; person: number } {
  const by = (small: number, medium: number, large: number): number => ({ small, medium, large })[length];
  if (step === 3) return { work: by(5, 7, 10), person: 3 };
  if (step === 4) return { work: 4, person: by(4, 5, 7) };
  return { work: step === 2 ? by(3, 4, 6) : 5, person: 3 };
}

/** Above this a fact is said only where there is too little else; above the second only where there is hardly anything. */
const DOUBTFUL = 0.65;
/** What the recruiter typed into the brief is wanted, so that it takes more doubt to leave it out. */
const DOUBTFUL_BRIEF = 0.75;
const POOR = 1.2;
/** What does not read as a task: said where there is nothing else. */
const UNREAD = 3;

/** Below this a fact is plain. What the job description has above it is said where the plain ones are too few. */
const PLAIN = 0.25;
/** Of tasks, where the texts are about them, more are plain enough. */
const PLAIN_WORK = 0.36;

/** "To be 16 or over": an age that wasn't read any shorter. */
const age = /\bbe (?:1[4-8]|2[1356]) (?:or|and) (?:over|older|above)\b/i;

/** So many years of work: who has fewer need not apply. */
const years =
  /\b(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|an?)(?: (?:to|or) \S+)?(?: years?|-year)\b/i;
/** What a law asks of whoever does the work, or what has to be known of it: "pass a drug test", "the Income Tax Act". */
const lawful =
  /\bpass (?:an? |the )?(?:[\w-]+ ){0,3}(?:physical|medical|drugs?|tests?|checks?|screen(?:ing)?|vetting)\b|\bmedical(?:ly)? (?:fit|fitness)\b|\b(?:[A-Z][a-z]+ )+(?:Acts?|Regulations|Code|Rules)\b/;
/** When somebody has to be there, how far to go and what to lift: who can't need not apply. */
const demanding =
  /\bwork (?:[a-z]+ ){0,3}(?:saturdays?|sundays?|weekends?|nights?|evenings?|shifts?|bank holidays|public holidays|lates|earlies)\b|\b(?:willing(?:ness)?|able|ready|happy|prepared) to travel\b|^travel\b|\blift (?:up to )?\d|\bstand for\b/i;
/** What it is like where the work is done: who can't bear it need not apply. */
const bearing =
  /\b(?:ok|okay|comfortable|at ease|fine|happy|confident) (?:with|in|at|around) [^.;]*\b(?:cold|heat|heights?|early (?:mornings?|starts?)|confined spaces|noise|dust|blood|all weathers?)\b/i;
/** Work when others sleep: who can't do it need not apply. */
export const atOddHours = /\bon[- ]call\b|\bstand-?by\b|\bsleep-?ins?\b|\bnight duty\b/i;

/** What nobody may miss: whatever the brief asks for, and of the job description papers and years. */
export const isEssential = ({ fact, person }: PersonLine): boolean =>
  !person.desirable &&
  person.kind !== 'without' &&
  (fact.source === 'brief' ||
    namesPaper(fact.text) ||
    lawful.test(fact.text) ||
    demanding.test(fact.text) ||
    bearing.test(fact.text) ||
    years.test(fact.text));

/** Whether a fact that was said stands for this one: no softer one does, "experience as a nurse" for "at least five years in nursing". */
export const standsFor = (said: PersonLine | undefined, { fact }: PersonLine): boolean =>
  said === undefined ||
  ((!years.test(fact.text) || years.test(said.fact.text)) &&
    // "Know Civil 3D" is no degree in civil engineering.
    (!namesPaper(fact.text) || namesPaper(said.fact.text)));

/** The facts without the doubtful ones that the texts don't need, in their order. `keep`: what must stay, whatever it is. */
function surest<T extends DutyFact | PersonLine>(
  list: readonly T[],
  need: number,
  keep: (fact: T) => boolean,
  plain = PLAIN,
): T[] {
  const sure = list.filter(
    (fact) => fact.doubt < (fact.fact.source === 'brief' ? DOUBTFUL_BRIEF : DOUBTFUL) || keep(fact),
  );
  const spare = list.filter((fact) => !sure.includes(fact)).sort((one, other) => one.doubt - other.doubt);
  const added: T[] = [];
  for (const fact of spare)
    if (sure.length + added.length < (fact.doubt < POOR ? need : fact.doubt < UNREAD ? 3 : 1)) added.push(fact);
  const kept = new Set([...sure, ...added]);
  const lesser = sure
    .filter(
      (fact) =>
        fact.doubt > plain &&
        fact.fact.source === 'jobDescription' &&
        !keep(fact) &&
        // Who has no such paper, or isn't old enough, need not apply: an advert that leaves it out draws the wrong people.
        !('person' in fact && (isEssential(fact) || age.test(fact.fact.text))),
    )
    .sort((one, other) => other.doubt - one.doubt);
  const least = Math.ceil(need * 0.8);
  for (const fact of lesser) if (kept.size > least) kept.delete(fact);
  return list.filter((fact) => kept.has(fact));
}

/** The ledger as this step says it, and what the recruiter typed that it leaves out. */
export function withSurest(
  ledger: Ledger,
  step: Step,
  length: LengthType,
  boost: string,
  pointed: readonly string[],
): { ledger: Ledger; left: string[] } {
  const wanted = ({ fact }: DutyFact | PersonLine): boolean =>
    pointed.includes(fact.id) || (boost !== '' && coverage(boost, fact.text) >= 0.5);
  // A paper that the recruiter asks for is said, and is no spare.
  const papered = (line: PersonLine): boolean =>
    wanted(line) ||
    (step === 4 &&
      // What the job description words at length is said too, as long as it reads well.
      (line.fact.source === 'brief' || (line.doubt < POOR && !line.person.loose)) &&
      !line.person.desirable &&
      !line.person.odd &&
      namesPaper(line.fact.text));
  const need = enough(step, length);
  const duties = surest(
    ledger.duties,
    need.work,
    (duty) => wanted(duty) || (step === 3 && duty.doubt < DOUBTFUL && atOddHours.test(duty.fact.text)),
    step === 3 ? PLAIN_WORK : PLAIN,
  );
  const surely = surest(ledger.person, need.person, papered);
  const asked =
    step === 4 ? ledger.person.flatMap((line) => (surely.includes(line) ? [line] : asItStands(line))) : surely;
  const said = new Set([...duties, ...asked].map(({ fact }) => fact));
  const dropped = ({ fact }: DutyFact | PersonLine): boolean => fact.source === 'brief' && !said.has(fact);
  const left =
    step === 3
      ? // Without the verb that a thing was given.
        ledger.duties.filter(dropped).map(({ thing, typed, fact }) => thing?.text ?? typed ?? fact.text)
      : step === 4
        ? [
            ...ledger.person
              .filter((line) => dropped(line) || (isEssential(line) && !said.has(line.fact)))
              .map(({ typed }) => typed),
            ...ledger.unread,
          ]
        : [];
  return { ledger: { ...ledger, duties, person: asked }, left };
}

/** "3 yrs in sales & marketing": as typed, and written out. */
const inWords = (typed: string): string => writeOut(typed).replace(/ [&+] /g, ' and ');

/** A capital that is only the line's: "Two seasons of landscaping work". */
const opensSmall =
  /^(?:At|Over|More|Up|Some|From|Under|Around|About|An?|The|Your|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Eighteen|Several|Any|Minimum|Least) /;

/** What the recruiter asks for and nobody can surely word otherwise, as it was typed: a paper or a name is needed as it stands. */
function asItStands(line: PersonLine): PersonLine[] {
  const { typed, person } = line;
  if (
    line.fact.source !== 'brief' ||
    person.desirable ||
    kindOf(typed) !== 'np' ||
    // "Relaxed on your own": how somebody is.
    (/^[a-z]+ (?:on|with|about|under|in|around|at)\b/i.test(typed) &&
      (/^[a-z]+ed\b/i.test(typed) || describes(typed.split(' ')[0] ?? ''))) ||
    countWords(typed) > 16 ||
    /[:;?!]|\b(?:is|are|must|would|should|can|will|you|we|nice|plus|advantage|prefer\w*|bonus|desirable)\b/i.test(typed)
  )
    return [];
  return [
    {
      ...line,
      person: {
        ...person,
        kind: 'have',
        text:
          isOrdinary(typed.split(' ')[0] ?? '') || opensSmall.test(typed) ? lowerFirst(inWords(typed)) : inWords(typed),
        loose: true,
        odd: true,
      },
    },
  ];
}
