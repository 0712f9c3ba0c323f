/** Which tasks fill the slots of a frame, and in which order. */
import type { Frame } from '../frames/frame.ts';
import { isHeavy, trails } from '../language/joined-phrases.ts';
import { isVerbBase } from '../language/verbs.ts';
import { countWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Random } from '../seed.ts';

const toldYou = /\byou (?:also )?\{d/i;
const secondBe = /(?:\b(?:and|or|then)|,) (?:also )?be\b/;

/** Whether a duty can stand where the frame wants it: a place after it, or "and" before it. */
export function suits(frame: Frame, duties: readonly Ledger['duties'][number][]): boolean {
  const last = duties.at(-1);
  if (!last) return true;
  // "Being the maths lead" heads no text. "You be responsible": the verb "be" only stands where a base form or an -ing form is right.
  if (
    duties.some(({ phrase }) => phrase.heads.some(({ verb }) => verb === 'be')) &&
    (frame.group === 'label' ||
      /\byou (?:also )?\{d|^\{d\d\}|\. \{d\d\}|: \{d\d\}|\{d1\}, \{d2\}|Can you|Could you/i.test(frame.template))
  )
    return false;
  // "You open the shop and be responsible for the alarm": behind "you" the second verb would have to be another one.
  if (toldYou.test(frame.template) && duties.some(({ phrase }) => secondBe.test(phrase.rest))) return false;
  const { text } = last.fact;
  // What is learnt is learnt by the reader, and nobody is helped by it.
  if (/\bhelp us\b/i.test(frame.template) && /^(?:help|learn|be|take part|attend|study)\b/.test(text)) return false;
  // A question asks for one plain thing; what is only "handled" tempts nobody.
  if (
    /\?|who wants to|^Help us|^Ready|see yourself/.test(frame.template) &&
    !/^(?:What|The work|So)/.test(frame.template) &&
    (countWords(text) > 9 || /:nouns/.test(last.fact.id))
  )
    return false;
  // Of somebody else nobody says "your".
  if (
    /Somebody|who wants|\{aTitle\}[^.?]* to \{d/.test(frame.template) &&
    duties.some(({ fact }) => /\byou(?:r|rs|rself)?\b/.test(fact.text))
  )
    return false;
  // "Do you want to open and close?", "the job: open and close": open what? Beside another task the reader knows.
  if (
    (duties.length === 1 || /\?/.test(frame.template)) &&
    duties.some(({ fact }) => /^[a-z]+ and [a-z]+$/.test(fact.text))
  )
    return false;
  const tail = /d\d(?::ing)?\} (?:\{(?:inPlace|employer)|(?:for|with|in) \{)/.test(frame.template);
  if (
    tail &&
    (countWords(text) > 5 ||
      /\b(?:when|following|after|before|until|where|if|how|what|with|for|in|at|to|on|of|from|up|off|out|by|they|and|within|each|every|weekly|daily)\b|\d/.test(
        text,
      ))
  )
    return false;
  return (
    !/\band \{d1\}/.test(frame.template) ||
    !duties.some(({ phrase, fact }) => phrase.heads.length > 1 || /\sand\s/.test(fact.text))
  );
}

/** A task that is a row, or two tasks in one. */
const isRow = (text: string): boolean =>
  /,/.test(text) ||
  (text.match(/ and /g)?.length ?? 0) > 1 ||
  // "Design pump housings and shaft seals" is one task with two things; "agree the budget and deliver it" is two.
  (countWords(text) > 8 && isVerbBase(/ and ([a-z]+)\b/.exec(text)?.[1] ?? '')) ||
  (/ and /.test(text) && countWords(text) > 11);

const calledTheJob = /\b(?:job|work) is to \{d1\}|\b(?:job|work): \{d1\}/i;

/** Different handfuls of duties for a frame's slots; those that come first in the ledger come up more often. */
export function dutyBindings(
  frame: Frame,
  ledger: Ledger,
  slots: readonly { form: string }[],
  random: Random,
  samples: number,
): Ledger['duties'][number][][] {
  const inflected = slots.some(({ form }) => form === 'ing' || form === 'third');
  // What is done by its name alone has a frame of its own: nobody "handles hoof trimming".
  const usable = ledger.duties.filter(({ phrase, thing }) => !thing && (!inflected || phrase.inflects));
  if (usable.length < slots.length) return [];
  // "The job is to report concerns": of one task only the first may be called the job.
  const firstTask =
    slots.length === 1 && calledTheJob.test(frame.template)
      ? [...ledger.facts.values()].find(({ kind }) => kind === 'duty')?.id
      : undefined;
  const result: Ledger['duties'][number][][] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const chosen: Ledger['duties'][number][] = [];
    const rest = [...usable];
    while (chosen.length < slots.length && rest.length > 0) {
      const reach = Math.min(rest.length, sample < 2 ? 3 : rest.length);
      // What the recruiter wrote first matters most.
      const at = Math.min(random.int(reach), random.int(reach));
      const [duty] = rest.splice(at, 1);
      if (duty) chosen.push(duty);
    }
    if (!suits(frame, chosen)) continue;
    if (firstTask !== undefined && chosen[0]?.fact.id !== firstTask) continue;
    // "Do the inspection and report damage": the second verb would stay as it is.
    if (/:ing\}/.test(frame.template) && chosen.some(({ phrase }) => hidesVerb(phrase.rest))) continue;
    // In a row of three, only the last may have an "and" of its own, and the row must stay readable.
    const heavy = ({ fact }: (typeof chosen)[number]): boolean => isHeavy(fact.text) || trails(fact.text);
    // What the recruiter wrote first comes first, but for what would make the row hard to read.
    chosen.sort(
      (one, other) =>
        Number(heavy(one)) - Number(heavy(other)) || ledger.duties.indexOf(one) - ledger.duties.indexOf(other),
    );
    if (slots.length > 1 && chosen.slice(0, -1).some(heavy)) continue;
    // "Plan the rota, and recruit, train and develop the team": a row, or a task with a second half, has its own sentence.
    if (slots.length > 1 && chosen.some(({ fact }) => isRow(fact.text))) continue;
    if (chosen.reduce((sum, duty) => sum + countWords(duty.fact.text), 0) > (slots.length === 1 ? 18 : 20)) continue;
    if (new Set(chosen.map((duty) => duty.phrase.heads[0]?.verb)).size < chosen.length) continue;
    result.push(chosen);
  }
  return result;
}

/** Whether a second order may stand in what the first is done to. */
export const hidesVerb = (rest: string): boolean =>
  [...rest.matchAll(/(?: and|,) ([a-z]+)(?= [A-Za-z\d])/g)].some(([, word = '']) => isVerbBase(word));
