/** Orders with nothing to do them to: "cook", "couple and uncouple", "pot on, stake and label". */
import { realiseVerbPhrase, type VerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';
import { withConditions } from './duty-conditions.ts';
import { asOrder, isDoneBy } from './order-phrase.ts';
import { lacksPeople } from './shared-object.ts';
import type { Duty } from './things.ts';
import { isPlainVerb } from './verb-rows.ts';

/** "Cook", "couple and uncouple": one verb or two, with nothing to do it to. Null for all else. */
export const bareOrder = (line: string, inRow = false): Duty | null =>
  lacksPeople(line) ? null : withConditions(line, readBare(line, inRow));

function readBare(line: string, inRow: boolean): Duty | null {
  const by = isDoneBy(line.trim()) ? asOrder(line.trim().replace(/\.$/, '')) : null;
  if (by) return { phrase: by, text: realiseVerbPhrase(by, 'base') };
  const raw = line
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/ [&+] /g, ' and ')
    // "Cold call": one verb of two words.
    .replace(
      /^(cold|jet|pressure|power|steam|spot|deep|shrink|spell|proof|fact|spray|test|hand) (call|wash|clean|wrap|check|read|paint|weld|pack)$/i,
      '$1-$2',
    );
  // "Clean down", "sweep up": a verb with its particle.
  const down = /^([a-z]{3,}) (down|up|out|off|away|on)$/i.exec(raw.trim().replace(/\.$/, ''));
  if (down?.[1] && down[2] && (isVerbBase(down[1].toLowerCase()) || mayBeVerb(down[1].toLowerCase()))) {
    const heads = [{ adverb: '', verb: down[1].toLowerCase(), particle: ` ${down[2].toLowerCase()}`, joiner: '' }];
    return { phrase: { heads, rest: '', inflects: true }, text: `${down[1]} ${down[2]}`.toLowerCase() };
  }
  // "Plan support with families" among orders: what is planned may be an order elsewhere.
  const planned =
    /^(plan|design|shape|host|brief|budget|schedule|pilot) ((?:support|cover|care|help|transport|travel|stock|visits|training|supply|staffing|work) (?:with|for|to|in|at|across|around|alongside) .+)$/i.exec(
      raw.trim().replace(/\.$/, ''),
    );
  if (planned?.[1] && planned[2]) {
    const heads = [{ adverb: '', verb: planned[1].toLowerCase(), particle: '', joiner: '' }];
    return {
      phrase: { heads, rest: planned[2], inflects: true },
      text: `${planned[1].toLowerCase()} ${planned[2]}`,
    };
  }
  // "Open and lock up".
  const pair = /^([a-z]{3,}) and ([a-z]{3,}) (up|down|off|out)$/i.exec(raw.trim().replace(/\.$/, ''));
  if (pair?.[1] && pair[2] && pair[3] && [pair[1], pair[2]].every((verb) => isVerbBase(verb.toLowerCase()))) {
    const heads = [
      { adverb: '', verb: pair[1].toLowerCase(), particle: '', joiner: ' and ' },
      { adverb: '', verb: pair[2].toLowerCase(), particle: ` ${pair[3].toLowerCase()}`, joiner: '' },
    ];
    return { phrase: { heads, rest: '', inflects: true }, text: pair[0].toLowerCase() };
  }
  const row = particleRow(raw.trim().replace(/\.$/, '').toLowerCase());
  if (row) return row;
  const found = /^[a-z-]{3,}(?:, [a-z-]{3,})*(?:,? and [a-z-]{3,})?$/i.exec(raw.trim().replace(/\.$/, ''))?.[0];
  const verbs = found?.toLowerCase().split(/,? and |, /) ?? [];
  if (!found || verbs.length > 5 || !verbs.every((verb) => isVerbBase(verb) || /^un[a-z]{3,}$/.test(verb))) return null;
  // "Admin", "support": one word that is a noun at least as often stands for a thing; "deburr", "restock" are none.
  if (
    verbs.length === 1 &&
    !/^(?:cook|drive|clean|teach|sell|weld|paint|patrol|bake|sew|type|ship|publish|deploy|[a-z]+-[a-z]+)$/.test(
      verbs[0] ?? '',
    ) &&
    !(
      isPlainVerb(verbs[0] ?? '') &&
      !/^(?:have|be|do|make|get|take|give|let|put|set|ensure|include|become)$/.test(found)
    )
  )
    return null;
  if (
    verbs.length > 1 &&
    !inRow &&
    verbs.every((verb) => nounLike.has(verb)) &&
    !/^(?:open and close|pick and pack|lift and carry|wash and dry|cook and clean|quote and close|track and trace|cut and display|slice and pack|load and drive)$/.test(
      verbs.join(' and '),
    )
  )
    return null;
  const phrase: VerbPhrase = {
    heads: verbs.map((verb, index) => ({
      adverb: '',
      verb,
      particle: '',
      joiner: index < verbs.length - 2 ? ', ' : index < verbs.length - 1 ? ' and ' : '',
    })),
    rest: '',
    inflects: true,
  };
  return { phrase, text: realiseVerbPhrase(phrase, 'base') };
}

/** "Pot on, stake and label": verbs in a row, of which one has its particle. */
function particleRow(raw: string): Duty | null {
  const parts = raw.split(/,? and |, /);
  const deeds = parts.map((part) => /^([a-z]{3,})(?: (down|up|out|off|away|on|in|over))?$/.exec(part));
  if (
    parts.length < 2 ||
    !/ and \S+(?: \S+)?$/.test(raw) ||
    !deeds.some((deed) => deed?.[2]) ||
    // "On" before a comma follows nothing but a verb, and what stands between two verbs is one.
    !deeds.every((deed) => deed?.[1] && !/(?:ing|ed|ly|[^s]s|tion|ment)$|^(?:later|early|now|from)$/.test(deed[1])) ||
    !(
      isVerbBase(deeds.at(-1)?.[1] ?? '') ||
      ((deeds.at(-1)?.[2] || mayBeVerb(deeds.at(-1)?.[1] ?? '')) && isVerbBase(deeds[0]?.[1] ?? ''))
    )
  )
    return null;
  const heads = deeds.map((deed, index) => ({
    adverb: '',
    verb: deed?.[1] ?? '',
    particle: deed?.[2] ? ` ${deed[2]}` : '',
    joiner: index < parts.length - 2 ? ', ' : index < parts.length - 1 ? ' and ' : '',
  }));
  const phrase = { heads, rest: '', inflects: true };
  return { phrase, text: realiseVerbPhrase(phrase, 'base') };
}
