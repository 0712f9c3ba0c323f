/** A line as recruiters type it, without its marks, its remarks and its abbreviations. */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { writeOut } from '../../language/shorthand.ts';

const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

/** Tidies what recruiters type: "&", "e.g." tails, brackets, remarks after a dash, "etc". */
export function trimLine(raw: string): string {
  let text = writeOut(raw)
    .replace(/^\s*[-–—•*·>]+\s+/, '')
    .replace(
      /(?<=[a-z] )(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g,
      (day) => day.charAt(0).toUpperCase() + day.slice(1),
    )
    // "Every 30 min": written out before "min." is read as "at least".
    .replace(/(\d) ?mins?\b\.?/g, (_, count: string) => `${count} minutes`)
    .replace(/(\d) mos?\b\.?/g, (_, count: string) => `${count} months`)
    .replace(
      /\bon call (?=rota|roster|rotation|schedule|manager|engineer|officer|nurse|vet|phone|team|service)/gi,
      'on-call ',
    )
    .replace(/(?<![A-Z])\s?&\s?(?![A-Z]\b)/g, ' and ')
    .replace(/\s\+\s/g, ' and ')
    .replace(/\bexp\.?(?=[\s,;)]|$)/gi, 'experience')
    .replace(/\s(OR|AND)\s/g, (word) => word.toLowerCase())
    .replace(/\bquality (assur(?:e|es|ing))\b/gi, 'quality-$1')
    .replace(/\binline with\b/gi, 'in line with')
    // "HACCP/ temperature records".
    .replace(/(?<=[a-z\d)])\/ (?=[a-z])|(?<=[a-z]) \/(?=[a-z])/gi, '/')
    .replace(/^(s)ign post(?=ing\b|s?\b)/i, '$1ignpost')
    .replace(/\b(t)rouble[ -]shooting\b/gi, '$1roubleshooting')
    .replace(/\bmin\.\s(?=[£€$₹]?\d|one\b|two\b|three\b|an?\b)/gi, 'at least ')
    .replace(/\bmin\.\s/gi, 'minimum ')
    .replace(/\b(?:an? )?minimum (?:of )?(?=\d)/gi, 'at least ')
    // "Trade shows x2".
    .replace(
      /^((?:[a-z-]+ ){0,2}[a-z]+s) x ?(\d)$/i,
      (_, what: string, count: string) => `${count} ${lowerFirst(what)}`,
    )
    .replace(/\byrs?\b\.?/gi, (word) => (/s/i.test(word) ? 'years' : 'year'))
    // "Events x4 a year", "stocktake 2x per year".
    .replace(
      /\s(?:x\s?(\d)|(\d)\s?x)\s?(?:\/ ?)?(?:per |a |each |every )?(year|month|week|day)\b/gi,
      (_, one?: string, other?: string, unit?: string) => ` ${times(Number(one ?? other))} a ${unit ?? ''}`,
    )
    .replace(
      /\b(\d+\+?) (years?) experience\b/gi,
      (_, count: string, unit: string) => `${count} ${/s$/i.test(unit) ? 'years’' : 'year’s'} experience`,
    )
    // "Turn requests into stories and share same with the team": as it is said in India.
    .replace(
      /\b(of|for|on|about|against|regarding|convert(?:ing)?|shar(?:e|ing)|updat(?:e|ing)|report(?:ing)?|submit(?:ting)?|circulat(?:e|ing)|clos(?:e|ing)|send(?:ing)?|escalat(?:e|ing)|maintain(?:ing)?|rectify(?:ing)?|resolv(?:e|ing)|correct(?:ing)?|verify(?:ing)?|record(?:ing)?|process(?:ing)?|review(?:ing)?) same(?=$|[,.;]| (?:into|to|with|in|on|by|at|within|before|after|and)\b)/gi,
      '$1 them',
    )
    // "Scan pallets with RF gun": with one.
    .replace(
      /\b(with|using|by|via) (?=[A-Z]{2,4} (?:gun|scanner|terminal|drill|saw|reader|tracker|machine|tool|torch|camera|app)\b)(\S+)/g,
      (_, before: string, word: string) => `${before} ${withArticle(word)}`,
    )
    .replace(/\bper annum\b/gi, 'a year')
    .replace(/\bpw\b(?!-)/gi, 'a week')
    .replace(/\bv\.\s/gi, 'very ')
    .replace(/\s+[–—-]\s+.*$/, '')
    .replace(/[,;]?\s*\b(?:e\.g\.|eg|i\.e\.|such as e\.g\.)\s.*$/i, '')
    .replace(/[,;]?\s*(?:\b(?:etc|Etc|ETC(?! [A-Z]?[a-z]))\b\.?|…|\.{3}).*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  // "(grilling, baking, etc.)" was cut with its bracket open.
  if ((text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)) text = `${text})`;
  text = withoutQuotes(text)
    .replace(/[;:,?]+$/, '')
    .trim();
  return text;
}

/** A line without the marks around it; what closes a name at its end stays: the museum ship "Hedwig". */
const withoutQuotes = (text: string): string => {
  const bare = /^["“‘'„‚][^"“”]+["”’'“](?=[\s,])/.test(text) ? text : text.replace(/^["'“‘]+/, '');
  return /(?:^|[\s(/])["'“‘„‚](?=\S)[^"“”]*["'”’“‘]+$/.test(bare) ? bare : bare.replace(/["'”’]+$/, '');
};
