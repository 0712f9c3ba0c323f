/**
 * Guidelines that were typed as talk: a question with its answer ("Why do we brew? So that the village keeps its own beer"), or
 * a word that only closes the name above it ("Ever." under "No split shifts"), or how the house is without its verb. What they
 * say is put in words of its own before anything is read.
 */
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { baseOfThird } from '../language/verbs.ts';
import type { GuidelinesInput } from '../types.ts';

const question = /^\s*([A-Z“"'][^?.!\n]{2,80})\?\s+(?=\S)/;
/** "Yes, from day one" says nothing without what was asked. */
const yesOrNo = /^(?:yes|no|yep|nope|not|never|always|sometimes|it depends|maybe|of course|sure|only)\b/i;
/** "Why do we brew? So that ...": the deed and what for. */
const why = /^why do (we|you) ((?!not\b)[a-z][^,;:]{1,50})$/i;
const whatFor = /^(?:so that|so|because|to|for) /i;
/** "Who pays the train? We do.": who does it. */
const who = /^who ([a-z]+s) (.{2,60})$/i;
const weDo = /^(we|you) (?:do|does)\b[.!]?\s*/i;

/** The text without the question it begins with: its answer, with so much of the question as the answer needs. */
export function withoutItsQuestion(typed: string): string {
  const [whole = '', asked = ''] = question.exec(typed) ?? [];
  const answer = typed.slice(whole.length).trim();
  if (asked === '' || answer.includes('?') || yesOrNo.test(answer)) return typed;
  const [, subject = '', deed = ''] = why.exec(asked) ?? [];
  if (subject !== '' && whatFor.test(answer))
    return `${upperFirst(subject.toLowerCase())} ${deed} ${lowerFirst(answer).replace(/^so (?!that\b)/, 'so that ')}`;
  const [, verb = '', what = ''] = who.exec(asked) ?? [];
  const [doer = '', somebody = ''] = weDo.exec(answer) ?? [];
  if (doer !== '') {
    const base = baseOfThird(verb);
    return base === null
      ? typed
      : `${upperFirst(somebody.toLowerCase())} ${base} ${what}. ${answer.slice(doer.length)}`.trim();
  }
  // "Who? Nuala.": a name or a word says nothing alone.
  return answer.split(/\s+/).length < 3 ? typed : upperFirst(answer);
}

/** What only closes the words before it, with a stop between for the beat: "No split shifts. Ever." */
const closing =
  /^\s*(ever|full stop|period|always|guaranteed|no exceptions|no ifs(?:,? (?:or|no) buts)?|for good|really)[.!]+\s*/i;
/** "Ever" closes nothing but what is denied. */
const denies = /^(?:no|not|never|nobody|nothing|zero|without)\b|\b(?:never|not|no one|nobody)\b|n['’]t\b/i;

const owners =
  '(?:employee|worker|family|member|community|farmer|staff|customer|tenant|locally|independently|privately|publicly|foundation|trust|partner|founder|charity|council|people)';
/** "100 percent employee-owned since 2009": how the house is, with the verb left out. A name means no such thing, it is why. */
const howWeAre = new RegExp(
  `^(?:(?:proudly|still|always) )?((?:(?:\\d{1,3} ?(?:%|per ?cent)|fully|wholly|entirely|majority|half|now) )?(?:${owners}[- ](?:owned|run|led|governed|managed|funded)|independent|carbon[- ]neutral|debt[- ]free|not[- ]for[- ]profit|unioni[sz]ed|(?:B Corp|Living Wage|Great Place to Work|ISO \\d{4,5}|Fair Trade)[- ](?:certified|accredited))(?:,? and (?:${owners}[- ](?:owned|run|led|governed|managed)|independent|not[- ]for[- ]profit))?(?: by [^,;:.]+?)?)((?:,)? (?:since (?:(?:19|20)\\d\\d|day one|the (?:start|beginning))|for (?:over |more than |nearly |about )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|a hundred) (?:years|generations)))?[.!]?$`,
  'i',
);

/** Such a statement as a sentence; anything else as it was. */
export function asWeAre(typed: string): string {
  const [, how = '', since = ''] = howWeAre.exec(typed.trim()) ?? [];
  return how === '' ? typed : `We ${since === '' ? 'are' : 'have been'} ${lowerFirst(how)}${since.replace(/^,/, '')}.`;
}

interface Named {
  value: string;
  statement: string | null;
}

function inWords<T extends Named>(guide: T): T {
  const typed = guide.statement ?? '';
  const [beat = '', word = ''] = closing.exec(/[.!]\s*$|[.!]\s/.test(typed) ? typed : `${typed}.`) ?? [];
  if (beat !== '' && (!/^ever$/i.test(word) || denies.test(guide.value)))
    return {
      ...guide,
      value: `${guide.value.trim().replace(/[.!,;]+$/, '')}, ${word.toLowerCase()}`,
      statement: typed.slice(beat.length).trim() || null,
    };
  const answer = asWeAre(withoutItsQuestion(typed));
  return answer === typed ? guide : { ...guide, statement: answer };
}

const told = (aim: string | null): string | null => (aim === null ? null : withoutItsQuestion(aim));

export const guidelinesInWords = (guidelines: GuidelinesInput): GuidelinesInput => ({
  ...guidelines,
  pillars: guidelines.pillars.map(inWords),
  values: guidelines.values.map(inWords),
  mission: told(guidelines.mission),
  vision: told(guidelines.vision),
  purpose: told(guidelines.purpose),
  rewards: guidelines.rewards.map((reward) =>
    reward.statement ? { ...reward, statement: withoutItsQuestion(reward.statement) } : reward,
  ),
});
