/**
 * "Sets up, monitors and weans mechanical ventilation", "set up, test and pack away sound rigs": verbs in a row with one
 * thing behind the last, of which the first has its particle. And orders of a trade that look like names: "site tourers".
 */
import type { VerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfThird, isVerbBase } from '../../language/verbs.ts';

const opening =
  /^\W*([a-z]+) (up|down|out|off|away|in|on), ((?:[a-z-]+, )*)([a-z-]+),? (?:and|&) ([a-z-]+)(?: (up|down|out|off|away))? (?!(?:of|in|on|at|to|for|with|from|by|up|down|out|off|the same)\b)([a-z\d][^,;]*?)[.;]?$/i;
/** Verbs that, with their particle, are done to a thing. */
const doneTo =
  /^(?:set|take|put|pick|write|load|fit|build|start|hook|wire|pack|shut|switch|turn|mix|lay|break|cut|carry)$/;

const inThirds =
  /\b([A-Za-z][a-z]+s) (up|down|out|off|away|in|on)((?:, [a-z]+s)+),? (and|&) ([a-z]+s)(?= (?!(?:of|in|on|at|to|for|with|from|by)\b)[a-z\d])/g;
/** "Sets up, monitors and weans": each in its plain form, where each is what somebody does. */
export const plainThirds = (text: string): string =>
  /s (?:up|down|out|off|away|in|on), [a-z]+s\b/.test(text)
    ? text.replace(inThirds, (whole, first: string, particle: string, middle: string, and: string, last: string) => {
        const between = middle.split(', ').filter(Boolean);
        const bases = [first.toLowerCase(), ...between, last].map((word) => baseOfThird(word));
        if (bases.some((base) => base === null)) return whole;
        const [one = '', ...more] = bases as string[];
        return `${/^[A-Z]/.test(first) ? one.charAt(0).toUpperCase() + one.slice(1) : one} ${particle}, ${more.slice(0, -1).join(', ')} ${and} ${more.at(-1) ?? ''}`;
      })
    : text;

/** The row as one task; null where a line is none. */
export function particleRowOn(line: string): VerbPhrase | null {
  if (!/^\W*[A-Za-z]+ (?:up|down|out|off|away|in|on), /.test(line)) return null;
  const [, first = '', particle = '', middle = '', before = '', last = '', small = '', rest = ''] =
    opening.exec(line.trim()) ?? [];
  if (first === '') return null;
  const words = [first.toLowerCase(), ...middle.split(', ').filter(Boolean), before, last];
  const verbs = words;
  if (!verbs.every(isVerbBase) || !doneTo.test(verbs[0] ?? '')) return null;
  return {
    heads: verbs.map((verb, at) => ({
      adverb: '',
      verb,
      particle: at === 0 ? ` ${particle.toLowerCase()}` : at === verbs.length - 1 && small ? ` ${small}` : '',
      joiner: at < verbs.length - 2 ? ', ' : at < verbs.length - 1 ? ' and ' : '',
    })),
    rest,
    inflects: true,
  };
}

const asSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const beasts = asSet('lambs ewes sheep calves cattle cows heifers pigs piglets sows goats kids hens birds');
/** What a word is done to by those whose work it is, though before other things it names them. */
const done: Readonly<Record<string, ReadonlySet<string>>> = {
  site: asSet('tourers caravans motorhomes campers tents pods units vans trailers'),
  gut: asSet('fish mackerel herring salmon trout cod chickens poultry birds'),
  bed: asSet('plants pens stalls cubicles stables horses cows cattle sheep paviours slabs'),
  net: asSet('crops brassicas fruit cherries trees berries'),
  edge: asSet('lawns borders paths beds kerbs'),
  lamb: asSet('ewes'),
  rogue: asSet('crops potatoes plants'),
  ratchet: asSet('loads'),
  sheet: asSet('loads trailers stacks bales lorries'),
  torque: asSet('bolts nuts fixings fasteners'),
  tension: asSet('bolts belts cables chains wires'),
  tag: beasts,
  dag: beasts,
  worm: beasts,
  drench: beasts,
  drape: asSet('rooms walls tables stages'),
  piece: asSet('ends yarns threads'),
  doff: asSet('bobbins cops beams rolls'),
  board: asSet('windows passengers'),
  stand: asSet('watch'),
  shadow: asSet('calls meetings visits clinics shifts interviews consultants nurses'),
  top: asSet('beet onions turnips'),
};

/** "Site tourers", "gut fish", "torque and tension bolts": an order, whatever its first word may name elsewhere. */
export function tradeOrder(line: string): VerbPhrase | null {
  const [, one = '', two = '', kind = '', thing = ''] =
    /^([a-z]+)(?: (?:and|&) ([a-z]+))? ((?:[a-z-]+ )?)([a-z]+)[.;]?$/i.exec(line.trim()) ?? [];
  const verbs = [one, two].filter(Boolean).map((word) => word.toLowerCase());
  if (
    !verbs.some((verb) => done[verb]?.has(thing.toLowerCase())) ||
    !verbs.every((verb) => done[verb] || isVerbBase(verb))
  )
    return null;
  return {
    heads: verbs.map((verb, at) => ({ adverb: '', verb, particle: '', joiner: at < verbs.length - 1 ? ' and ' : '' })),
    rest: `${kind}${thing}`,
    inflects: true,
  };
}
