/** What the pay depends on, beside the figures that the frames say: "$26 to $31 an hour depending on your weld test". */
import { moneyMark } from './pay.ts';

const depends =
  /(?:,? \(?)(?:depending|dependent|depends|based|conditional) (?:up)?on ((?!(?:location|the country)\b)[^().;]+?)\)?[.]?$|,? \(?according to ([^().;]+?)\)?[.]?$/i;

/** The condition as a sentence; null where the pay has none. `from` and `to` are the advert's own figures: the condition of another pay is not theirs. */
export function payDepends(sentence: string, from: number | null, to: number | null): string | null {
  if (!moneyMark.test(sentence) || /\b(?:bonus|commission|allowance|overtime|tips|share)\b/i.test(sentence))
    return null;
  const [, on = '', by = ''] = depends.exec(sentence.trim()) ?? [];
  const what = (on || by).trim();
  if (!what || what.split(' ').length > 10) return null;
  const figures = (sentence.replace(/(?<=\d),(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const own = [from, to].filter((figure) => figure !== null);
  return own.length === 0 || own.some((figure) => figures.includes(figure) || figures.includes(figure / 1000))
    ? `The pay depends on ${what}`
    : null;
}
