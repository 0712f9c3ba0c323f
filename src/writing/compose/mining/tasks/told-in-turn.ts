/** Sentences on the work that say who does it or in which order: what of them is a task, and what is one piece. */
import { lowerFirst } from '../../language/first-capitals.ts';
import type { VerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, baseOfThird, isVerbBase } from '../../language/verbs.ts';
import { startsDuty } from './duty-starts.ts';
import { isHolder } from './post-names.ts';

const someone =
  /(?:er|or|ist|ant|ian|man|woman|person|nurse|cook|chef|clerk|warden|steward|registrar|lead|head|guard|aide|fellow|apprentice|captain|mate|host|secretary)$/i;
const something =
  /^(?:cent(?:er|re)|theat(?:er|re)|tower|water|cancer|chapter|order|quarter|corner|plant|restaurant)$/i;
const holderFirst = /(^|[.;\n]\s*)(?:The|An?) ((?:\p{Lu}[\p{L}-]+ ){1,4})(?=([a-z]+s) )/gu;
const andYou =
  /(?:,? and|,) you (?=(?!(?:are|will|would|can|could|have|had|may|must|should|know|feel|enjoy|need|like|want|get)\b)[a-z]+ )/g;

/** "The Deputy Registrar registers births", "you write a quote and you explain the bill": the tasks, whoever does them. */
export function withoutWho(text: string): string {
  const bare = / and you /.test(text)
    ? text.replace(
        /(^|[.;\n]\s*)(you [^.;\n]+)/gi,
        (_, before: string, row: string) => before + row.replace(andYou, '; '),
      )
    : text;
  return /(?:^|[.;\n]\s*)(?:The|An?) \p{Lu}/u.test(bare)
    ? bare.replace(holderFirst, (found, before: string, name: string, verb: string) => {
        const last = name.trim().split(' ').at(-1) ?? '';
        return (isHolder(last) || someone.test(last)) && !something.test(last) && baseOfThird(verb) !== null
          ? before
          : found;
      })
    : bare;
}

const opens =
  /^(?:first(?:ly)?|to (?:begin|start)(?: with)?|initially|after (?:that|this)|next|later(?: on)?|then|start(?:ing)? with|begin(?:ning)? with),? (.+)$/i;
const isTask = (piece: string): boolean =>
  startsDuty(piece) || (isVerbBase(piece.split(/[ ,.]/)[0]?.toLowerCase() ?? '') && / /.test(piece));
/** "Ground work first, hedges and planting, then climbing": in which order somebody gets to it, which no part of it tells. */
export function tellsInTurn(sentence: string): boolean {
  if (!/\b(?:then|first|next|after|begin|start|later|initially)/i.test(sentence)) return false;
  const rest = opens.exec(sentence)?.[1];
  if (rest !== undefined && !isTask(rest)) return true;
  const then = /(?:, | and |[–-] )then (?:on to |to )?([^,]+)/i.exec(sentence)?.[1];
  return then !== undefined && !isTask(then) && !/^(?:you|we)\b/i.test(then);
}

/** "Learning rope access, pruning cuts and aerial rescue": what is learnt, however it ends. */
const learnt = /^(learn|practis|practic|study)(?:ing|e)? ([^,.;:]+), ([^.;:]+)$/i;
const determined = /\b(?:the|an?|our|your|their|its|them|it|to|how|with|for)\b/i;
/** Such a row as one task; null for any other line. */
export function learntRow(line: string): VerbPhrase | null {
  const [, verb = '', first = '', more = ''] = learnt.exec(line.trim().replace(/[.;]+$/, '')) ?? [];
  const pieces = more.split(/, | and | & /);
  const isDoing = (piece: string): boolean => baseOfIng(piece.split(' ')[0]?.toLowerCase() ?? '') !== null;
  if (verb === '' || !/ (?:and|&) /.test(more) || determined.test(`${first} ${more}`) || !pieces.some(isDoing))
    return null;
  if (
    isDoing(first)
      ? false
      : pieces.some((piece) => !isDoing(piece) && startsDuty(piece) && !/^[a-z]+ [a-z]+$/i.test(piece))
  )
    return null;
  const base =
    verb.toLowerCase() === 'practis' || verb.toLowerCase() === 'practic'
      ? `${verb.toLowerCase()}e`
      : verb.toLowerCase();
  return {
    heads: [{ adverb: '', verb: base, particle: '', joiner: '' }],
    rest: lowerFirst(`${first}, ${more}`.replace(/ & /g, ' and ')),
    inflects: true,
  };
}

/** "Dragging brash, chipping and stacking timber": one deed, and two that share what they are done to. */
export function deedAndPair(line: string): VerbPhrase | null {
  const [, first = '', object = '', second = '', third = '', rest = ''] =
    /^([a-z]+ing) ([^,;:]+), ([a-z]+ing) (?:and|&) ([a-z]+ing) ([^,;:]+)$/i.exec(line.trim().replace(/[.;]+$/, '')) ??
    [];
  const [one, two, other] = [first, second, third].map((word) => baseOfIng(word.toLowerCase()));
  if (!one || !two || !other || / and |ing\b/.test(object)) return null;
  return {
    heads: [{ adverb: '', verb: one, particle: '', joiner: '' }],
    rest: `${object}, and ${two} and ${other} ${rest}`,
    inflects: false,
  };
}
