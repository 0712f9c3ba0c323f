/** What a reward's statement says by its shape, whatever its words look like: how the titled thing is, who gets in, what counts as what. */

import { finiteAuxiliary } from '../language/clause.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { baseOfParticiple } from '../language/verbs.ts';
import type { Statement } from './statement.ts';

const plainTitle = /^[A-Z]?[a-z]+(?: [a-z]+){0,2}$/;
/** Whether a title names several. */
const isMany = (title: string): boolean => /[^su]s$/i.test(title) || / and /.test(title);

/** "Is on us before early shifts" under "Breakfast", "can be borrowed" under "Tools": the title is who or what does so. */
const ofTitle = /^(?:is|are|was|were|has been|have been|can be|may be|will be) (?!you\b|we\b|there\b)/i;
/** "Scrubs laundered on site" under "Scrubs": what is done with them, and nothing that the reader does. */
function doneWithTitle(text: string, title: string): string | null {
  const rest = text.toLowerCase().startsWith(`${title.toLowerCase()} `) ? text.slice(title.length + 1) : '';
  const [done = ''] = rest.split(/[ ,.;]/);
  return /^[a-z]+(?:ed|en|t)$|^(?:paid|given|kept|made|held|fed|run)$/.test(done) &&
    (/ed$/.test(done) ? baseOfParticiple(done) !== null : /^(?:paid|given|kept|made|held|fed|run|sent)$/.test(done))
    ? rest
    : null;
}

/** The statement with the title as what it is said of; as it was where it is said of something else. */
export function saidByTitle(typed: string, title: string): string {
  const text = typed.trim().replace(/[.]$/, '');
  if (!plainTitle.test(title)) return typed;
  const thing = lowerFirst(title);
  const owned = /^(?:free|paid|your|our|the|an?|no)\b/i.test(thing) ? thing : `your ${thing}`;
  if (ofTitle.test(text) && !/[;:]/.test(text))
    return `${upperFirst(owned)} ${lowerFirst(text).replace(/^(?:is|are)(?= )/, isMany(title) ? 'are' : 'is')}`;
  // "And it's open at 3 am" under "Subsidised canteen": the titled thing is.
  const [, state = ''] = /^(?:and |plus |also )?it(?:['’]s| is) ([a-z][^;:]+)$/i.exec(text) ?? [];
  if (state && !isMany(title))
    return `${upperFirst(/^(?:free|paid|your|our|the|an?|no)\b/i.test(thing) ? thing : `the ${thing}`)} is ${state}`;
  const done = doneWithTitle(text, title);
  return done === null ? typed : `${upperFirst(owned)} ${isMany(title) ? 'are' : 'is'} ${done}`;
}

/** "And much more!": nothing. */
export const saysNothing = (text: string): boolean =>
  /^(?:and |plus )?(?:(?:so )?much|lots|many|plenty|loads)(?: (?:much|many))? more(?: besides)?[.!…]*$/i.test(
    text.trim(),
  );

/** "As per company policy": how much of it there is, which its title has to name. */
const byRule = /^(?:as per|per|according to|in line with|in accordance with|depending on|subject to) /i;
/** "You + 3": who gets it. */
const whoGetsIt =
  /^you (?:plus|and|\+) (?:\d+|one|two|three|four|an?|your) (?!.*\b(?:can|may|get|have|are|will|go|enter|eat|travel)\b)/i;
/** "Taken home", "sent out", "washed weekly, ironed": what was done with the titled thing. */
const doneFirst =
  /^([A-Za-z]+) (?:home|out|back|away|off|down|in|over|round|weekly|daily|monthly|yearly|privately|once|when|if|as soon as|after|before|until)(?=$|[ ,])/i;
/** "Travel between visits counts as working time": who or what does so stands before it. */
const countsAs =
  /^(?!(?:you|we|they|it|all|that)\b)[^,;:]{3,60}? (?:counts?|qualif(?:y|ies)|belongs?|depends?) (?:as|for|to|on|towards) /i;
/** The month, and no "may". */
const month = /\bMay(?= (?:to|and|until|or|till)\b| ?[-–])|(?<=\b(?:to|in|from|and|until|till|or|since|\d) )May\b/g;

/** The statement as what it is: "a berth of your own, May to September" has no verb. */
export function inSense(statement: Statement): Statement {
  const { text } = statement;
  const done = doneFirst.exec(text)?.[1]?.toLowerCase();
  if (byRule.test(text) || whoGetsIt.test(text)) return { ...statement, kind: 'loose' };
  if (done && baseOfParticiple(done) !== null && statement.kind !== 'clause')
    return { ...statement, kind: 'participle' };
  if (statement.kind === 'np' && countsAs.test(text)) return { ...statement, kind: 'clause' };
  if (statement.kind !== 'clause') return statement;
  // "VW Caddy, which may be used privately": a thing, and what is said of it.
  const [, thing = ''] = /^([^,;:]{2,40}), which (?:you )?(?:may|can|is|are|has|we)\b/.exec(text) ?? [];
  if (thing && !thing.split(' ').some((word) => finiteAuxiliary.test(word)) && kindOf(thing) === 'np')
    return { ...statement, kind: 'loose' };
  if (month.test(text)) {
    month.lastIndex = 0;
    const kind = kindOf(text.replace(month, 'April'));
    if (kind !== 'clause') return { ...statement, kind };
  }
  return statement;
}
