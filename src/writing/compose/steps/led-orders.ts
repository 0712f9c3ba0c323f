/** Orders that a call must give, with what leads to them: in other words for a batch that is asked for again. */

import { withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { countWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { singles } from '../plan/bind.ts';
import { isChore } from '../plan/chore.ts';
import type { LinePlan } from './line.ts';

/** The same order in other words, for a batch that is asked for again: "For a chat, call Ann", "Please call Ann". */
export function otherwise(text: string, lower: string, wasShown = false): string[] {
  const [, order = '', purpose = ''] = / and ask for /i.test(lower)
    ? // "Call 01434 ... and ask for Shaz": whom one asks for, and no purpose.
      []
    : (/^((?:call|ring|phone|text|e-?mail|message|contact|whatsapp|ask|speak to|talk to|come|visit) .*?) ((?:for|if|to (?:arrange|book|set up|talk|find out|ask)) .+)$/i.exec(
        lower,
      ) ?? []);
  // "For a chat about the role, ring Priti Shah": the other way round.
  const [, why = '', call = ''] =
    /^(for .{4,40}?),? ((?:call|ring|phone|text|e-?mail|message|contact|whatsapp|speak to|talk to) .+)$/i.exec(lower) ??
    [];
  if (why !== '') return [`${upperFirst(call)} ${why}`];
  return [
    ...(purpose === '' ? [] : [`${upperFirst(purpose)}, ${order}`]),
    // Behind "please" alone an order is no new one.
    ...(isOrder.test(text) && !wasShown ? [`Please ${lower}`] : []),
  ];
}

const isOrder = /^(?!(?:please|for|with)\b)/i;
const sendsPapers =
  /^(?:please )?(?:send|e-?mail|post|submit|upload|complete|fill in|hand in|bring|drop)\b.*\b(?:cvs?|résumé|resume|application|forms?|letter|profile|portfolio|lines|details|statement|documents)\b/i;

/** The strapline or the name of the heaviest pillar, where it can stand before an order: short, and a whole of its own. */
function promiseOf({ guides }: Ledger): string | null {
  const named = guides
    .filter(({ fact, name }) => {
      const words = countWords(name.text);
      return (
        (fact.kind === 'strapline' || (fact.kind === 'pillar' && fact.weight >= 50)) &&
        words >= 2 &&
        words <= 5 &&
        !/[.:;?!“”]/.test(name.text)
      );
    })
    .sort((one, other) => Number(other.fact.kind === 'strapline') - Number(one.fact.kind === 'strapline'));
  return named[0]?.name.text ?? null;
}

/** "Ready to plan routes as a Transport Planner?": what a refreshed call may ask before an order that was shown. */
function readyFor(ledger: Ledger, { sequence }: LinePlan, tail: string | undefined): string[] {
  const whom = sequence === 'title' ? singles(ledger).get('asTitle')?.text : undefined;
  if (sequence === 'title' && whom === undefined) return [];
  if (sequence === 'titleAndSector' && tail === undefined) return [];
  return ledger.duties
    .filter(
      ({ thing, fact }) =>
        !thing &&
        / /.test(fact.text) &&
        countWords(fact.text) <= 5 &&
        !/[,;:()]|^(?:be|have)\b| (?:if|when|where) /.test(fact.text) &&
        !isChore(fact.text),
    )
    .slice(0, 4)
    .map(({ fact }) =>
      sequence === 'titleAndSector'
        ? `${tail}: ready to ${fact.text}?`
        : `Ready to ${fact.text}${whom ? ` as ${whom}` : ''}?`,
    );
}

/** An order with what leads to it, so that whoever asks for more calls gets new ones: whom to reach is in each batch. */
export function ledTo(text: string, lower: string, ledger: Ledger, tail: string | undefined, plan: LinePlan): string[] {
  const { employer, place } = ledger;
  // "€17,500 to €31,000: spend a day in the garage": a sum before what one comes for is its price.
  const pay = /^(?:please )?(?:spend|pay|come|visit|drop|have|buy|book|try|see|take)\b/i.test(lower)
    ? undefined
    : singles(ledger).get('payShort')?.text;
  const order = lower.replace(/^please /i, '');
  const whole = upperFirst(text);
  const papers = sendsPapers.test(lower) && !/\bappl(?:y|ication to)\b/i.test(lower);
  // Beside what the company promises it is a new line, and one that says why.
  const promised = promiseOf(ledger);
  const asked = plan.shown.length > 0 ? readyFor(ledger, plan, tail).map((question) => `${question} ${whole}`) : [];
  if (tail !== undefined)
    return [
      ...(promised && plan.shown.length > 0
        ? [`${promised}. ${tail}: ${order}`, ...(pay ? [`${tail}, ${pay}. ${promised}: ${order}`] : [])]
        : []),
      ...asked,
      `Want to be our next ${tail}? ${whole}`,
      `${tail}: is it you? ${whole}`,
      `${tail}: interested? ${whole}`,
      `${tail}: your next step? ${whole}`,
      ...(pay ? [`${tail}, ${pay}: ${order}`] : []),
      ...otherwise(text, lower, plan.shown.length > 0).map(
        (other) => `${tail}: ${other.charAt(0).toLowerCase()}${other.slice(1)}`,
      ),
      ...(papers ? [`${tail}: to apply, ${order}`, `To be our next ${tail}, ${order}`] : []),
    ];
  return [
    ...(promised && plan.shown.length > 0
      ? [`${promised}. ${upperFirst(order)}`, ...(pay ? [`${promised}. ${pay}: ${order}`] : [])]
      : []),
    ...asked,
    `Interested? ${whole}`,
    `Your next step: ${order}`,
    `Does this sound like you? ${whole}`,
    ...(papers ? [`To apply, ${order}`] : []),
    ...(employer ? [`Want to join ${employer}? ${whole}`] : []),
    ...(place && !place.remote ? [`Want to work ${place.phrase}? ${whole}`] : []),
    // The same step beside another fact is another line: the pay, the place, whom one would join.
    ...(pay && place && !place.remote ? [`${pay} ${place.phrase}: ${order}`] : []),
    ...(employer ? [`Join ${employer}: ${order}`] : []),
    ...(place && !place.remote ? [`Work ${place.phrase}: ${order}`] : []),
  ];
}

const event =
  /^(?:the|our|an?) (?:[a-z-]+ ){0,2}?(?:open (?:evening|day|morning|night|house|week)|taster (?:day|session|evening)|information (?:evening|session|day)|careers? (?:fair|day|evening)|drop-in(?: session| day| morning)?|recruitment (?:day|event|evening)|walk-in (?:day|interviews?)|job fair|coffee morning)\b(?!.* (?:is|are|was|will|takes|starts)\b)/i;
/** "A trial week": what comes before the job, and so nothing that a job is. */
const triedOut =
  /^(?:the |our |an? )?((?:(?:paid|short|one|two|half|full|day)[- ])*(?:trial|taster) (?:day|shift|week|morning|afternoon|lesson))$/i;
/** "The open evening on 22 April": where one is asked to come; null for what nobody comes to. */
export const comeTo = (text: string): string | null =>
  triedOut.test(text)
    ? `Come for ${withArticle(lowerFirst(text).replace(/^(?:the|our|an?) /, ''))}`
    : event.test(text)
      ? `Come to ${lowerFirst(text).replace(/^an? (?=.*\bon \d)/, 'the ')}`
      : null;
