import { groundText } from './grounding.ts';
import { itemBody } from './item-text.ts';
import { literal } from './language/any-of.ts';
import { articleFor } from './language/articles.ts';
import { countWords, similarity, wordOverlap, wordsOf } from './language/words.ts';
import { currencyOf, findForeignCurrencies } from './ledger/pay.ts';
import { saysImperative } from './ledger/says-imperative.ts';
import { splitSentences } from './ledger/split-sentences.ts';
import { findExclusion } from './ledger/withhold.ts';
import { saysBanned } from './plan/required.ts';
import { bands } from './steps/body-tables.ts';
import { stepContext } from './steps/context.ts';
import { rewardBands } from './steps/rewards.ts';
import type { Step, StepItem, StepOptions, WriterInput } from './types.ts';

/** A fault in a batch. `item` is null when it is the batch's. `fatal`: the item must not be shown. */
export interface Fault {
  rule: string;
  item: number | null;
  message: string;
  fatal: boolean;
}

const leftover =
  /\b(?:undefined|null|NaN|TBC|TBD|lorem|ipsum|placeholder|insert)\b|\{|\}|\[|\]|\[object|```|\\n|%[sd]\b/i;
const worn =
  /\b(?:rock ?star|ninja|guru|wizard|fast[- ]paced|dynamic team|competitive salary|great benefits|exciting opportunity|hit the ground running|passionate|world[- ]class|go-getter|self-starter|best in class|market[- ]leading|no experience needed|fast[- ]growing|supportive team)\b/i;
const promises =
  /\b(?:guaranteed|unlimited|the best|number one|award[- ]winning|leading (?:provider|company|employer|supplier|firm)|largest|fastest)\b/i;

/** The faults of a batch, whoever wrote it: the built-in writer or a language model. Both routes go through this. */
export function validate(
  step: Step,
  items: readonly StepItem[],
  input: WriterInput,
  options: StepOptions,
  shown: readonly string[] = [],
): Fault[] {
  const faults: Fault[] = [];
  const context = stepContext(input, options, step);
  const add = (rule: string, item: number | null, message: string, fatal = false): void => {
    faults.push({ rule, item, message, fatal });
  };
  const most = options.noOfLine ?? (step === 1 || step === 6 ? 8 : 3);
  if (items.length > most) add('count', null, `${items.length} items where ${most} were asked for.`);
  const bodies = items.map(itemBody);
  items.forEach((item, index) => {
    checkShape(step, item, index, add);
    const body = bodies[index] ?? '';
    const all = typeof item === 'string' ? item : Object.values(item).join('\n');
    checkText(all, index, JSON.stringify([input, options.imperatives]), add);
    checkLength(step, body, options, index, add);
    const given = step === 5 && typeof item !== 'string' && 'benefit' in item ? item.benefit : null;
    if (
      given !== null &&
      !input.guidelines.rewards.some(({ title }) => title.trim().toLowerCase() === given.trim().toLowerCase())
    )
      add('reward', index, `"${given}" is not one of the rewards.`, true);
    for (const claim of groundText(all, input, [
      ...(options.imperatives ?? []),
      { id: 'brief', value: options.brief ?? '' },
    ])) {
      if (claim.source !== null) continue;
      add(`claim.${claim.kind}`, index, `"${claim.text}" is not in the facts.`, claim.kind === 'number');
    }
    const wanted = currencyOf(input.advert.country)?.currency;
    for (const mark of wanted === undefined ? [] : findForeignCurrencies(all, wanted)) {
      if (!JSON.stringify(input).includes(mark))
        add('currency', index, `${mark} is not the currency of ${input.advert.country ?? ''}.`, true);
    }
    const exclusion = findExclusion(all);
    if (exclusion) add('inclusive', index, `"${exclusion.phrase}" can shut people out (${exclusion.about}).`, true);
    for (const sentence of [worn, promises]) {
      const found = sentence.exec(all);
      if (found && !JSON.stringify(input).toLowerCase().includes(found[0].toLowerCase()))
        add('claim.padding', index, `"${found[0]}" is not in the facts.`);
    }
    for (const word of context.banned)
      if (splitSentences(all).some((sentence) => saysBanned(sentence, [word])))
        add('banned', index, `"${word}" must not be said.`);
    if (step >= 2 && step <= 4)
      for (const imperative of context.imperatives)
        if (!saysImperative(all, imperative)) add('imperative', index, `"${imperative.text}" is not said.`);
    for (let other = 0; other < index; other += 1) {
      const alike =
        step === 1 || step === 6
          ? wordOverlap(body, bodies[other] ?? '') > 0.75
          : similarity(body, bodies[other] ?? '') > 0.6;
      if (alike) add('nearCopy', index, `It is nearly the same as item ${other + 1}.`);
    }
    for (const before of shown)
      if (body.toLowerCase() === before.toLowerCase() || similarity(body, before) > 0.7)
        add('repeat', index, 'It was shown before.');
  });
  if (step === 1 || step === 6)
    // Of lines one is chosen: what an earlier batch has said in one of them has its line.
    for (const imperative of context.imperatives)
      if (items.length > 0 && ![...bodies, ...shown].some((body) => saysImperative(body, imperative)))
        add('imperative', null, `"${imperative.text}" is in none of the lines.`);
  return faults;
}

type Add = (rule: string, item: number | null, message: string, fatal?: boolean) => void;

const keysOf: Readonly<Record<Step, readonly string[] | null>> = {
  1: null,
  2: ['headline', 'introduction'],
  3: ['headline', 'jobRoleDescription'],
  4: ['headline', 'personDescription'],
  5: ['benefit', 'description'],
  6: null,
};

function checkShape(step: Step, item: StepItem, index: number, add: Add): void {
  const keys = keysOf[step];
  if (
    keys === null
      ? typeof item !== 'string'
      : typeof item === 'string' || Object.keys(item).sort().join() !== [...keys].sort().join()
  )
    add('shape', index, 'It has not the shape that this step asks for.', true);
  const texts = typeof item === 'string' ? [item] : Object.values(item);
  if (texts.some((text) => typeof text !== 'string' || text.trim() === ''))
    add('empty', index, 'It has an empty part.', true);
}

function checkText(text: string, index: number, typed: string, add: Add): void {
  if (/<\/?[a-z][^>]*>|&[a-z]+;|javascript:/i.test(text)) add('html', index, 'It contains markup.', true);
  if (leftover.test(text)) add('leftover', index, 'It contains a placeholder or a leftover.', true);
  if (/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Extended_Pictographic}/u.test(text))
    add('characters', index, 'It contains hidden characters or emoji.', true);
  if (/!/.test(text)) add('exclamation', index, 'It shouts with an exclamation mark.');
  if (/\s{2,}(?! )|\s[,.;:?!](?:\s|$)|[,;:]{2}|\.\.(?!\.)/.test(text.replace(/\n+/g, '\n')))
    add('spacing', index, 'Spaces or marks are doubled.');
  for (const line of text.split('\n')) {
    const bare = line.replace(/^• /, '');
    if (/^[a-z]/.test(bare) && !/^[a-z]+[A-Z.]/.test(bare))
      add('capital', index, `"${bare.slice(0, 30)}" starts with a small letter.`);
    for (const sentence of splitSentences(bare)) {
      const words = wordsOf(sentence);
      for (let at = 1; at < words.length; at += 1) {
        const [before, word] = [words[at - 1] ?? '', words[at] ?? ''];
        // "1:1" and "calm: calm" are no word typed twice.
        if (
          before.toLowerCase() === word.toLowerCase() &&
          !/^(?:that|had)$/i.test(word) &&
          new RegExp(`${literal(before)}\\s+${literal(word)}`).test(sentence)
        )
          add('doubleWord', index, `"${word} ${word}"`);
        if (
          /^an?$/i.test(before) &&
          // "Categories A and B": a letter.
          !/^(?:and|or)$/i.test(word) &&
          // "The class An Nead": a name that the recruiter typed so, and no article.
          !(at > 1 && before.startsWith('A') && typed.includes(`${before} ${word}`)) &&
          new RegExp(`\\b${before} ${word.replace(/[^\w]/g, '\\$&')}`).test(sentence) &&
          articleFor(word) !== before.toLowerCase()
        )
          add('article', index, `"${before} ${word}"`);
        if (
          /^(?:you['’]ll|will|can|to|must)$/i.test(before) &&
          /^(?:leads|runs|helps|makes|takes|works|drives|manages|builds|teaches)$/.test(word)
        )
          add('agreement', index, `"${before} ${word}"`);
      }
      if (words.length > 32) add('longSentence', index, `A sentence has ${words.length} words.`);
    }
  }
}

function checkLength(step: Step, body: string, options: StepOptions, index: number, add: Add): void {
  const words = countWords(body);
  const bullets = body.split('\n').filter((line) => line.startsWith('• '));
  if (bullets.length > 3) add('bullets', index, 'It has more than three bullets.');
  if (options.outputType !== 'bullet' && bullets.length > 0)
    add('bullets', index, 'It has bullets where prose was asked for.');
  if (step === 1 || step === 6) {
    const range = options.constraints?.wordsRange;
    const [least, most] = typeof range === 'object' ? [range.from, range.to] : [3, 12];
    if (words < least || words > most) add('length', index, `${words} words; ${least} to ${most} were asked for.`);
    return;
  }
  const length = options.outputLengthType ?? 'medium';
  const [least, most] = step === 5 ? rewardBands[length] : bands[step][length];
  if (words > most) add('length', index, `${words} words; at most ${most} were asked for.`);
  else if (words < least) add('short', index, `${words} words; ${least} to ${most} were asked for.`);
  const last = body.trim().at(-1) ?? '';
  if (!/[.?!”"]/.test(last)) add('endStop', index, 'It has no closing stop.');
}
