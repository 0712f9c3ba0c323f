/** Tasks whose verb their own words give: what is carried out, who is stood in for, in which way something is welded or tested. */

import { lowerFirst } from '../../language/first-capitals.ts';
import type { VerbPhrase } from '../../language/verb-phrase.ts';

/** "Diagnostics using maker's equipment": carried out with it. */
export function carriedOut(raw: string): VerbPhrase | null {
  const [, carried = ''] =
    /^\W*((?:diagnostics|tests?|testing|checks|surveys|inspections|scans|measurements|analysis|fault[- ]finding|repairs) using [a-z].*?)[.;]?$/i.exec(
      raw,
    ) ?? [];
  return carried
    ? {
        heads: [{ adverb: '', verb: 'carry', particle: ' out', joiner: '' }],
        rest: lowerFirst(carried),
        inflects: true,
      }
    : null;
}

/** "Cover sickness": who is off is stood in for. */
export function standsIn(raw: string): VerbPhrase | null {
  const cover =
    /^\W*(?:to )?cover(?:ing)? ((?:staff |holiday |annual |sickness |team )?(?:sickness|absences?|leave|holidays|breaks|lunches|shifts)\b(?: (?:and|or|&) [a-z ]+)?)\W*$/i.exec(
      raw,
    )?.[1];
  return cover
    ? {
        heads: [{ adverb: '', verb: 'cover', particle: '', joiner: '' }],
        rest: lowerFirst(cover).replace(/ & /g, ' and '),
        inflects: true,
      }
    : null;
}

/** "MIG and TIG weld stainless", "A/B test changes to the checkout": verbs of two words, of which the first says how. */
export function doneInWays(text: string): VerbPhrase | null {
  // "MIG and TIG weld stainless": welded in each of the ways.
  const welded =
    /^((?:MIG|TIG|MMA|ARC|stick|flux[- ]core)(?:(?:\/|, | and | & )(?:MIG|TIG|MMA|ARC|stick|flux[- ]core))*)[ -]weld(?:ing of)? (?=[a-z])/i.exec(
      text,
    );
  if (welded?.[1]) {
    const ways = welded[1].replace(/ (?:and|&) |, /g, '- and ');
    const heads = [{ adverb: '', verb: `${ways}-weld`, particle: '', joiner: '' }];
    return { heads, rest: text.slice(welded[0].length), inflects: true };
  }
  // "A/B test changes to the checkout": a verb of two words, unless a thing is named.
  if (
    /^(?:A\/B|smoke|unit|user|pen|regression|load|stress|soak)[- ]test (?=[a-z])(?!(?:results?|plans?|reports?|cases?|scripts?|data|design|programmes?|suites?|rigs?|environments?|kits?|tools?|and|or|of|for|in|on)\b)/i.test(
      text,
    )
  ) {
    const [way = '', , ...rest] = text.replace(/^(\S+)-test /, '$1 test ').split(' ');
    const heads = [
      {
        adverb: '',
        verb: `${/^[A-Z]\/[A-Z]$/.test(way) ? way : way.toLowerCase()}${/\//.test(way) ? ' ' : '-'}test`,
        particle: '',
        joiner: '',
      },
    ];
    return { heads, rest: rest.join(' '), inflects: true };
  }
  return null;
}
