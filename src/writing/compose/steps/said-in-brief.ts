/** What a step's brief says before any fact is asked: its things to say one by one, what to lead on, and what of it can't be said. */

import { lowerFirst } from '../language/first-capitals.ts';
import { cleanLine } from '../ledger/clean.ts';
import { asOurs } from '../ledger/in-own-person.ts';
import { orderOnThings, stepInOrder } from '../ledger/orders-on-text.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { findExclusions } from '../ledger/withhold.ts';
import { withDays } from '../mining/page/apply-steps.ts';
import type { Step } from '../types.ts';
import { asAskedOfReaders } from './asked-of-readers.ts';
import {
  hearBack,
  inFull,
  inShortSteps,
  nextMeeting,
  notSaid,
  quiet,
  tellsNextStep,
  withoutAside,
} from './brief-wishes.ts';
import { readStepBrief } from './step-brief.ts';

/** "Start with the mix of work": what comes first. */
const beginsWith = /^(?:please )?(?:start|open|begin|lead)(?: off)? (?:with|on|by)\b/i;

/** "Focus on automation, less on monitoring pls": without what is wanted less of, and that. */
function withoutLesser(text: string): [rest: string, lesser: string] {
  const found =
    /(?:^|[,;.]| and| but)\s*(?:and |but )?(?:(?<=[,;]\s*)not(?: so much| just)?|less|not so much|not too much|go easy)(?: (?:on|about|of))? (?:the )?([^,;.]{3,40})/i.exec(
      text,
    );
  if (!found) return [text, ''];
  return [text.replace(found[0], ''), (found[1] ?? '').replace(/\b(?:pls|please|stuff|things|bits?)\b/gi, '').trim()];
}

/** "No overtime is what they care about", "the visa thing must be clear": what is to be said, and no sentence of the text; "dont" as it is written. */
const asTold = (brief: string): string =>
  orderOnThings(brief)
    .replace(/\b([Dd])ont\b/g, "$1on't")
    .replace(/\b([Dd])oesnt\b/g, "$1oesn't")
    .replace(
      /^([^.;]{3,80}?) (?:is|are) (?:all )?(?:what|the (?:main |one |only )?thing(?:s)?(?: that)?) (?:they|people|candidates|applicants|everyone|everybody|readers|most|[a-z]+s) (?:all )?(?:really )?(?:cares? about|wants?|asks?(?: for| about)?|looks? for|likes?|comes? for|values?|stays? for)[.!]?$/i,
      'Lead on $1',
    )
    .replace(
      /^(?:the )?([^.;]{3,60}?)(?: thing| bit| part| point)? (?:must|should|has to|needs to|have to|need to) be (?:in(?: there| it)?|there|clear|mentioned|said|included|up front|obvious|prominent)[.!]?$/i,
      'Mention $1',
    );

/** "Ring Dessie. After six.", "Call in. Any day but Monday.": when it is done, and nothing to say by itself. */
const onlyWhen =
  /^(?:not )?(?:(?:only )?(?:after|before|between|until|till|from|by|any ?time|any day|every day|most days|mornings?|afternoons?|evenings?|weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)(?!.*\b(?:you|we|they|is|are|has|have|will|can|please|send|ring|call|apply)\b)[^,;:?]{0,40}[.!]?$/i;

const onDays = /^(?:weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
const named = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;

/** The sentences, each that only says when behind the order before it. */
const withTheirTimes = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((out, sentence) => {
    const before = out.at(-1);
    if (before !== undefined && tellsNextStep(before) && onlyWhen.test(sentence) && !/\d{4}/.test(sentence))
      out[out.length - 1] =
        `${before.replace(/[.!]+$/, '')} ${onDays.test(sentence) ? 'on ' : ''}${named.test(sentence) ? sentence : lowerFirst(sentence)}`;
    else out.push(sentence);
    return out;
  }, []);

/** A step's brief, read. */
interface SaidInBrief {
  /** What may be said of it, in one text. */
  steering: string;
  stepBrief: ReturnType<typeof readStepBrief>;
  /** What the text should say less of. */
  lesser: string;
  /** Its things to say, one by one. */
  said: { id: string; value: string }[];
  /** What it asks to lead on, and whether it says what the text begins with. */
  boost: string;
  leads: boolean;
}

/** Reads a step's brief; what can shut people out is left out of it, and told in the notes. */
export function readSaid(brief: string | null | undefined, step: Step | undefined, notes: Set<string>): SaidInBrief {
  const told = asTold(asOurs(cleanLine(brief)));
  const typed = step === 6 ? stepInOrder(told) : told;
  const shutting = findExclusions(typed);
  for (const { phrase, about } of shutting)
    notes.add(`Left out of the step brief: "${phrase}" can shut people out (${about}).`);
  const sentences = splitSentences(typed);
  const steering = withoutAside(
    (step === 6 ? withTheirTimes(sentences) : sentences)
      .filter((sentence) => findExclusions(sentence).length === 0)
      .join(' '),
  );
  const stepBrief = readStepBrief(steering);
  const [rest, lesser] = withoutLesser(stepBrief.rest);
  const said = splitSentences(rest)
    // "Closing date 5 June, interviews in the week of 15 June" are two things.
    .flatMap((sentence) =>
      sentence.split(/[,;] (?=(?:interviews?|closing|closes|deadline|applications|start(?:s|ing)?|apply)\b)/i),
    )
    // "They can walk in or text, don't ask for a resume": what to say, and what not.
    .flatMap((sentence) =>
      sentence.split(/[,;] (?=(?:don['’]t|do not|never|no need to) (?:ask|mention|say|include|use)\b)/i),
    )
    .flatMap((sentence) =>
      step === 6
        ? sentence.split(/, (?=(?:only )?(?:\d|two|three|four) (?:interview )?rounds\b)/i).map(inFull)
        : [sentence],
    )
    .flatMap((sentence) => (step === 6 ? inShortSteps(asAskedOfReaders(sentence)) : [sentence]))
    .map((sentence, index) => ({
      id: `brief${index}`,
      value:
        (step === 6 ? hearBack(sentence) : null) ??
        nextMeeting(step === 6 ? withDays(quiet(sentence)) : quiet(sentence)),
    }));
  const boost = said
    // What is to be left out is nothing to lead on.
    .filter(({ value }) => !notSaid.test(value))
    .map(({ value }) =>
      value.replace(
        /^(?:please\s+)?(?:(?:lead|start|open|begin)(?: off)? (?:on|with|by)|focus on|speak to|talk to|talk about|(?:be )?(?:clear|honest|open|upfront|plain) about|say (?:something|a word|a bit|more|a little) (?:about|on)|explain|mention|stress|highlight|emphasi[sz]e|make (?:something|much|the most) of|play up|push|use|feature|bring out)\s+/i,
        '',
      ),
    )
    // "People who love engines": of what they love facts may speak; of people nearly all do.
    .map((value) =>
      value.replace(
        /^(?:people|those|anyone|anybody|someone|somebody|candidates|applicants|readers) (?:who|that)(?: (?:are|have|is|has))? (?=\S)/i,
        '',
      ),
    )
    .join(' ');
  const leads = said.some(({ value }) => beginsWith.test(value));
  return { steering, stepBrief, lesser, said, boost, leads };
}
