/** How to apply, told again: another opening, other words for dates and answers, and the deadline first or where it stood. */
import { upperFirst } from '../language/first-capitals.ts';
import { countWords } from '../language/words.ts';
import type { Line, Manner } from './line.ts';

/** Ways to say one step; the first is how it stands. */
const sayings: readonly [pattern: RegExp, others: readonly string[]][] = [
  [/^Applications close (?:on|at) (.+)$/, ['Please apply by $1', 'You can apply until $1']],
  [/^Please apply by (.+)$/, ['Applications close on $1']],
  [/^(Interviews|Trials|Visits|Assessments) are ((?:on|in|from|between) .+)$/, ['$1 take place $2']],
  [
    /^You(?:['’]ll| will)? get (an?) (reply|answer|decision|response) (.+)$/,
    ['Expect $1 $2 $3', "You'll have $1 $2 $3"],
  ],
  [
    /^We(?:['’]ll| will)? (?:let you know|get back to you|come back to you) ((?:within|by|in|on|the same) .+)$/,
    ["You'll hear from us $1"],
  ],
  [/^We(?:['’]ll| will)? (?:reply|answer) ((?:within|by|in|the same) .+)$/, ["You'll hear from us $1"]],
  [/^Questions\? Contact (.+)$/, ['If you have questions, contact $1']],
  [/^For (informal [a-z]+|an? [a-z ]+|more [a-z]+), contact ([^.]+[.]?)$/, ['Contact $2 for $1']],
  [/^No (CVs?|cover(?:ing)? letters?)[.]$/, ['You need no $1.']],
  [/^You hear ((?:within|by|in|on|the same) .+)$/, ["You'll hear from us $1"]],
  [/^We decide ((?:within|by|in|on) .+)$/, ['Expect our decision $1']],
  [/^You (come|meet|visit|spend|cook|do|have|see|sit|join|walk|work|bring) (.+)$/, ["You'll $1 $2"]],
  [/^An (.+) is (?:needed|required)[.]$/, ['We need an $1.']],
  [/^A (.+) is (?:needed|required)[.]$/, ['We need a $1.']],
  [/^There are (two|three|four|\d) (interviews|rounds|stages|steps)\b(.*)$/, ["You'll have $1 $2$3"]],
  [/^There['’]s (an? .+), then (.+)$/, ['First comes $1, then $2']],
  [/^Then (an? .+)$/, ['After that comes $1']],
  [/^(?:He|She|They)['’]ll (?:call|ring|phone)(?: you)? back (.+)$/, ['Expect a call back $1']],
  [
    /^(HR|\p{Lu}\p{L}+|(?:Mrs?|Ms|Dr) \p{Lu}\p{L}+) (?:phones|calls|rings)(?: (?:you|everyone|everybody|all applicants|each applicant))? (.+)$/u,
    ['Expect a call from $1 $2'],
  ],
  [/^The (.+ (?:test|trial|interview|call|visit|tour|day)) takes (.+?)[.]$/, ['Allow $2 for the $1.']],
  [/^We make (?:an? )?offers? ((?:by|within|in|on) .+)$/, ['Expect our offer $1']],
];
const order =
  /^(?:send|email|e-mail|mail|ring|call|phone|text|write|tell|upload|message|whatsapp|drop|pop|visit|complete|fill|bring|contact|come)\b/i;
const closing = /^(?:Applications close|Please apply by|You can apply until)\b/;

/** One step in the words of this turn. */
function sayAgain(text: string, turn: number): string {
  for (const [pattern, others] of sayings) {
    if (!pattern.test(text)) continue;
    const saying = turn % (others.length + 1);
    const said = saying === 0 ? text : text.replace(pattern, others[saying - 1] ?? '$&');
    return said.replace(/^(Contact .+)[.] (for .+)$/, '$1 $2.').replace(/[.]{2,}$/, '.');
  }
  return text;
}

/** The first thing to do, asked another way: "To apply, ring ...", "Please send ...". */
function opened(text: string, turn: number, told: boolean): string {
  // "WhatsApp us" keeps its capitals.
  const small = /^\p{Lu}\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  if (/^apply\b/i.test(text)) return turn % 3 === 1 ? `Please ${small}` : text;
  if (!order.test(text)) return text;
  if (turn % 3 === 1) return told ? `Please ${small}` : `To apply, ${small}`;
  return text;
}

/** "Send your CV to Ruth. She replies within a week.": the sentence ends with who she is, and goes on with her. */
const withWho = (lines: readonly Line[]): Line[] =>
  lines.reduce<Line[]>((kept, made) => {
    const last = kept.at(-1);
    const [, does = ''] = /^(?:She|He) ([a-z]+s? .+)$/.exec(made.text) ?? [];
    if (
      last &&
      does !== '' &&
      /\b(?:to|call|ring|text|email|contact|phone|ask for) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, (?:our|the) [\p{L} -]+)?[.]$/u.test(
        last.text,
      )
    )
      kept[kept.length - 1] = {
        ...last,
        text: `${last.text.slice(0, -1)}, who ${does}`,
        factIds: [...last.factIds, ...made.factIds],
      };
    else kept.push(made);
    return kept;
  }, []);

/** The steps of this turn. `told`: the sentence before them says already that this is how one applies. */
export function turnedSteps(lines: readonly Line[], { turn }: Manner, told: boolean): Line[] {
  if (turn === 0) return [...lines];
  const said = (turn % 2 === 1 ? withWho(lines) : lines).map((made, at) => {
    const again = sayAgain(made.text, turn);
    return { ...made, text: upperFirst(at === 0 && again === made.text ? opened(again, turn, told) : again) };
  });
  // The closing date opens a text as well as it ends one; "then" and "after that" stay where they are.
  const at = said.findIndex(({ text }) => closing.test(text));
  const [first] = said;
  if (turn % 2 === 1 && at > 0 && first && !/^(?:then|after that|next)\b/i.test(first.text))
    said.unshift(...said.splice(at, 1));
  // One "please" is enough.
  return said.map((made, index) =>
    index > 0 && /^Please /.test(made.text) && /^Please /.test(said[index - 1]?.text ?? '')
      ? { ...made, text: upperFirst(made.text.replace(/^Please /, '')) }
      : made,
  );
}

/** Whether a short text has room for a sentence that invites. */
export const hasRoom = (lines: readonly Line[], most: number): boolean =>
  lines.reduce((sum, { text }) => sum + countWords(text), 0) + 10 <= most;
