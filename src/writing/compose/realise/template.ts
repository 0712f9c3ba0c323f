import { upperFirst } from '../language/first-capitals.ts';

/** A frame's sentence as a tree: words, contractions that house style decides on, slots for facts, and optional parts. */
export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'contraction'; full: string; short: string }
  | { kind: 'slot'; name: string; form: string }
  | { kind: 'option'; nodes: readonly Node[] };

const short: Record<string, string> = {
  'you will': "you'll",
  'you are': "you're",
  'you have': "you've",
  'you would': "you'd",
  'we will': "we'll",
  'we are': "we're",
  'we have': "we've",
  'we would': "we'd",
  'it is': "it's",
  'that is': "that's",
  'here is': "here's",
  'there is': "there's",
  'do not': "don't",
  'does not': "doesn't",
  'is not': "isn't",
  'what is': "what's",
  'let us': "let's",
};

/** Reads a template: `[you will]` a contraction, `{d1:ing}` a slot and its form, `<, {pay}>` a part that goes when its slot is empty. */
export function parseTemplate(template: string): readonly Node[] {
  const nodes: Node[] = [];
  const pattern = /\[([^\]]+)\]|\{([A-Za-z0-9_]+)(?::([a-z]+))?\}|<([^>]+)>/g;
  let at = 0;
  for (const match of template.matchAll(pattern)) {
    if (match.index > at) nodes.push({ kind: 'text', text: template.slice(at, match.index) });
    if (match[1] !== undefined) {
      const full = match[1];
      const contracted = short[full.toLowerCase()];
      if (contracted === undefined) throw new Error(`No contraction for "${full}"`);
      nodes.push({ kind: 'contraction', full, short: /^[A-Z]/.test(full) ? upperFirst(contracted) : contracted });
    } else if (match[2] !== undefined) nodes.push({ kind: 'slot', name: match[2], form: match[3] ?? '' });
    else if (match[4] !== undefined) nodes.push({ kind: 'option', nodes: parseTemplate(match[4]) });
    at = match.index + match[0].length;
  }
  if (at < template.length) nodes.push({ kind: 'text', text: template.slice(at) });
  return nodes;
}

/** The slots that must be filled. */
export function requiredSlots(nodes: readonly Node[]): { name: string; form: string }[] {
  return nodes.flatMap((node) => (node.kind === 'slot' ? [{ name: node.name, form: node.form }] : []));
}

/** A full stop that belongs to what fills a slot ("Sons Ltd.", "Linde e.V."): no sentence ends there. */
const ownStop = '\uE000';
const nameSlot = /employer|title|place/i;

/** What a slot says, in the form asked for; null when it can't. */
export type Fill = (name: string, form: string) => { text: string; factIds: readonly string[] } | null;

export interface Realised {
  text: string;
  factIds: string[];
}

/** The tree as a sentence: capital first, single spaces, one mark at the end. Null when a slot stays empty. */
export function realise(nodes: readonly Node[], fill: Fill, options: { contractions: boolean }): Realised | null {
  const factIds: string[] = [];
  const write = (list: readonly Node[]): string | null => {
    let text = '';
    for (const node of list) {
      if (node.kind === 'text') text += node.text;
      else if (node.kind === 'contraction') text += options.contractions ? node.short : node.full;
      else if (node.kind === 'slot') {
        const filled = fill(node.name, node.form);
        if (!filled?.text) return null;
        text += nameSlot.test(node.name) ? filled.text.replace(/\.(?=\s|$)/g, ownStop) : filled.text;
        factIds.push(...filled.factIds);
      } else {
        const before = factIds.length;
        const optional = write(node.nodes);
        if (optional === null) factIds.length = before;
        else text += optional;
      }
    }
    return text;
  };
  const raw = write(nodes);
  if (raw === null) return null;
  const text = upperFirst(
    raw
      .replace(/\s+/g, ' ')
      .replace(/\s([,.;:?!])/g, '$1')
      // "From 6 a.m" of a line's end: the stop is of the hour, wherever it stands now.
      .replace(/\b([ap]\.m)(?![.\w])/gi, '$1.')
      .replace(new RegExp(`${ownStop}\\.`, 'g'), '.')
      .replace(/([.?!])\.$/, '$1')
      .replace(/\?:(?=\s)/g, '?')
      .trim(),
  )
    .replace(
      /(?<!\b(?:Inc|Ltd|Co|Corp|Bros|Jr|Sr|St|Dr|Mr|Mrs|Ms|No|Mt|approx|etc|vs|sq|ft|incl|min|max|\d+ ?[ap]\.m|[A-Z]\.[A-Z][a-z]*|[a-z]\.[A-Z]|[A-Z]\.[A-Z]\.[A-Z]))([.?!]\s+)([a-z])(?![A-Z])/g,
      (_, stop: string, letter: string) => stop + letter.toUpperCase(),
    )
    .replaceAll(ownStop, '.');
  return { text, factIds: [...new Set(factIds)] };
}
