/** Notes of one row that one "You work" or "You have" of ours can't all stand behind: "five days over seven, 6am starts", "evenings and weekends, six weeks off in summer". */
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { splitOutsideBrackets } from '../../mining/tasks/outside-brackets.ts';
import { tellsTerms, tellsTimes } from '../surely/times.ts';

/** "Friday lates finish at 7", "6am starts": what begins or ends by itself. */
const byItself =
  /^(?!(?:with|and|or|but|an?|the|no|start|finish|end)\b)(?:[\w.:’'-]+ ){1,4}(?:(?:starts|finishes|ends)$|(?:starts?|finish(?:es)?|ends?|begins?) (?:at|by|before|after|from|on) \S)/i;
/** "6am starts": when one starts each day. */
const daily = /^(\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?) (start|finish)e?s$/i;
const inFull = (part: string): string =>
  daily.test(part)
    ? part.replace(daily, (_, clock: string, verb: string) => `You ${verb.toLowerCase()} at ${clock}`)
    : upperFirst(part);
/** Times that are worked, where nothing says that they are free. */
const worked =
  /^(?:\d+ hours|(?:(?:some|most|two|three|four|late|early|alternate|every|all) )?(?:evenings?|weekends?|nights?|mornings?|afternoons?|shifts|saturdays?|sundays?|bank holidays|[a-z]+ (?:evenings|shifts|nights))(?: (?:and|or|&) [a-z ]+)?)$/i;
const free = /\b(?:off|free|leave|holidays?|to yourself|unpaid)\b/i;

/** The sentence of ours as the sentences that it should be. `typed`: what it was made of. */
export function notesApart(said: string, typed: string): string[] {
  const [, opening = '', rest = ''] = /^(You (?:work|have) )?(.+, .+)$/.exec(said.replace(/[.]$/, '')) ?? [];
  if (rest === '' || (opening !== '' && typed.includes(opening))) return [said];
  const [first = '', ...more] = splitOutsideBrackets(rest);
  const [next = ''] = more;
  if (opening === 'You have ')
    return next !== '' && worked.test(first) && !free.test(first) && free.test(next)
      ? [upperFirst(first), `${opening}${more.join(', ')}`]
      : [said];
  const at = more.findIndex((part) => byItself.test(part));
  const before = [first, ...more.slice(0, at)].join(', ');
  return at < 0 ||
    (opening === '' && ![first, ...more.slice(0, at)].every((part) => tellsTimes(part) || tellsTerms(lowerFirst(part))))
    ? [said]
    : [`${opening}${before}`, ...more.slice(at).map(inFull)];
}
