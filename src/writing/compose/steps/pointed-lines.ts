/** Lines of the recruiter's own sentences that the step brief points at. */

import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { countWords, coverage } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { type Candidate, isSound } from '../plan/pool.ts';
import { candidate, finishLine, type LinePlan } from './line.ts';
import { beginning } from './line-beginnings.ts';

/** Of a sentence in parts the one that the step brief is about: "a €62 million line" of "the largest investment: a €62 million line". */
function aboutBrief(text: string, boost: string): string {
  const parts = text.split(
    /: |; | [–—-] |(?<!days?), (?=(?:an?|the|your|our|we|you|no|every|each|one|two|three|\d|\p{Lu}\p{Ll}+ (?:is|has|does|will))\b)/u,
  );
  const best = parts.reduce((one, other) => (coverage(boost, other) > coverage(boost, one) ? other : one));
  return parts.length > 1 &&
    parts[0] !== best &&
    countWords(best) > 2 &&
    // "Proper jobs: six a day, not fourteen", "four nights on, three off": six of what, stands before.
    !/^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:an?|per|each|every|of|on|off|in|out|at|or|and|to|more|fewer|less)\b/i.test(
      best,
    ) &&
    coverage(boost, best) > coverage(boost, parts[0] ?? '') &&
    // "Fourteen people, one face and a half day": the last two of a row are no row.
    !(kindOf(best) === 'np' && / (?:and|or) /.test(best) && text.includes(`, ${best}`)) &&
    /^(?:np|clause|verb)$/.test(kindOf(best)) &&
    // "You choose the compounds, the presses and the people": behind a comma a thing is one more that the verb has.
    !(kindOf(best) === 'np' && /^(?:clause|verb)$/.test(kindOf(parts[0] ?? '')) && text.includes(`, ${best}`))
    ? upperFirst(best)
    : text;
}

/** The recruiter's own sentences that the step brief points at, whatever kind they are: "182 shifts a year. That's it." */
export function pointedLines(ledger: Ledger, plan: LinePlan): Candidate[] {
  const title = ledger.title?.text;
  const tail = plan.sequence === 'titleAndSector' && title && ledger.sector ? `${title}, ${ledger.sector}` : title;
  return ledger.sentences
    .filter(({ fact }) => plan.pointed.includes(fact.id) && /^(?:proposition|description|evidence)$/.test(fact.kind))
    .flatMap(({ fact, statement }, index) => {
      const told = aboutBrief(statement.typed ?? statement.text, plan.boost);
      if (/[:;]/.test(told)) return [];
      const inside = told === (statement.typed ?? statement.text) ? statement.lower : lowerFirst(told);
      const call = plan.kind === 'call' ? (plan.sequence === 'none' ? 2 : 5) : 0;
      // What it points at may go a few words over the length, rather than unsaid.
      const over = plan.kind === 'headline' && plan.inRange !== true ? 3 : 0;
      const room = (tailed: number): number => plan.most - call - tailed;
      // "Four summer weeks | at an alpine dairy every year": a promise that is a thing is all of it, or another promise.
      const whole = fact.kind === 'proposition' && statement.kind === 'np';
      const fitted = (text: string, limit: number): string | null =>
        whole ? (countWords(text) <= limit + over ? text : null) : started(text, limit);
      const started = (text: string, most: number): string | null =>
        beginning(text, most, plan.boost) ?? (over > 0 ? beginning(text, most + over, plan.boost) : null);
      const tailed = countWords(tail ?? '');
      const typed = fitted(told, room(plan.sequence === 'none' ? 0 : tailed));
      const lower = fitted(inside, plan.most - tailed);
      // A call calls: the fact alone would only be told.
      const rows =
        plan.kind === 'call'
          ? [
              ...(plan.sequence === 'none' && typed ? [`${typed}: apply now`, `${typed}. Apply today.`] : []),
              ...(tail && typed ? [`${typed}: apply to be our next ${tail}`] : []),
            ]
          : [
              ...(plan.sequence === 'none' && typed ? [typed] : []),
              ...(tail && lower ? [`${tail}: ${lower}`] : []),
              ...(tail && typed ? [`${typed}: ${tail}`] : []),
            ];
      return rows
        .filter((row) => countWords(row) <= plan.most + over && isSound(row, plan.most + over, true))
        .map((row, at) =>
          finishLine(
            candidate(
              row,
              `${countWords(row) > plan.most ? 'must.' : ''}pointed.${at}`,
              `pointed${index}`,
              [fact.id],
              countWords(row) > plan.most ? 0.2 : 0.5,
            ),
          ),
        )
        .filter((line) => line !== null);
    });
}
