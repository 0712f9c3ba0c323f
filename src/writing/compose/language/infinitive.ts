/** Whether "to" goes before a verb: "help people to register", "easy to shop", and not "deliver stock to shop". */
import { ends } from './bare-places.ts';
import { isVerbBase, mayBeVerb } from './verbs.ts';

/** Who is asked, helped or taught does something: "help people to register", "encourage guests to shop". */
const getsToDo =
  /^(?:help|support|encourage|ask|enable|train|teach|invite|prompt|remind|allow|get|persuade|motivate|empower|want|tell|coach|inspire|assist|urge|challenge|expect|advise|mentor|equip|prompt|let|permit|require|instruct|nudge|convince)(?:ing)?$/;
/** What is easy, ready or free, and what there are ways and time for: to do something. */
const isToBeDone =
  /^(?:easy|easier|easiest|hard|harder|ready|able|unable|keen|free|happy|willing|quick|quicker|simple|simpler|safe|safer|possible|impossible|pleasant|cheaper|how|way|ways|chance|chances|time|opportunity|opportunities|reason|reasons|skills|tools|confidence|power|freedom|right|used|want|wants|wish|need|needs|agree|decide|plan|hope|learn|try|wait|aim)$/;

/** "Where to open, merge or close centres", "which lines to drop": asked what to do. */
const asksWhat =
  /(?:^| )(?:(?:what|where|when|whether|whom?)|(?:which|what|whose|how (?:many|much)) (?:[a-z-]+ )?[a-z-]+)$/;

/** Where somebody is helped to, though the word may be a verb: "help guests to the seat". */
const whither = /^(?:room|seat|car|door|ward|floor|gate|bus|coach|boat|train|tour|bar|table|toilet|chair|lift|stage)$/;

/** "Help people to register with a GP", "make it easy for guests to book": behind this "to" stands a verb. */
export function isInfinitive(words: readonly string[], at: number, head: string): boolean {
  const next = (words[at] ?? '').replace(/[,.;]$/, '');
  if (!isVerbBase(next) && (!mayBeVerb(next) || whither.test(next))) return false;
  const said = words.slice(0, at - 1).map((word) => word.replace(/[,.;]$/, ''));
  const whom = said.at(-1) ?? '';
  if (isToBeDone.test(whom) || asksWhat.test(said.join(' '))) return true;
  // "Operate forklifts to move product": what one uses is used for a deed.
  if (
    /^(?:use|operate|utili[sz]e|apply)$/.test(head) &&
    /^[a-z]/.test(words[at + 1] ?? '') &&
    !ends.test(words[at + 1] ?? '')
  )
    return true;
  // Whom it is said of stands between: "ask young people to", "easy for guests to".
  for (let back = 1; back <= 5 && back <= said.length + 1; back += 1) {
    const before = said.length - back < 0 ? head : (said[said.length - back] ?? '');
    if (back > 1 && getsToDo.test(before)) return said.length - back < 0 || opensDeed(said, said.length - back);
    // "Support adults with epilepsy to cook": of whom it is said.
    if (before === 'with' && back <= 3) continue;
    if (before === 'for') return isToBeDone.test(said[said.length - back - 1] ?? '');
    if (ends.test(before) && !/^(?:and|or|who|that)$/.test(before)) return false;
  }
  return false;
}
/** Whether the word there is a verb of its line: it begins the line, or stands behind "and", "to" or a comma. */
const opensDeed = (words: readonly string[], at: number): boolean =>
  at === 0 || /^(?:and|or|to|then)$/.test(words[at - 1] ?? '') || /ing$/.test(words[at] ?? '');
