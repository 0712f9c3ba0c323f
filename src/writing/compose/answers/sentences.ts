/** An answer in sentences: lines, bullets, stops without a capital behind them, dashes. */

import { upperFirst } from '../language/first-capitals.ts';
import { baseOfIng, isVerbBase } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { splitDashes } from './dashes.ts';
import { expandShorthand } from './figures.ts';
import { linesOf } from './pasted.ts';

const bullet = /^\s*(?:[-–—•*·▪◦●‣>✓]+|\(?\d{1,2}[.)]|\([a-z]\)|[a-h]\))\s+/;

/** A stop that only shortens a word ends no sentence: "meds incl. IVs". */
const withoutStops = (line: string): string =>
  line
    .replace(/\b(incl?|excl|e\.g|i\.e)\.(?=\s\S)/gi, '$1')
    .replace(/\b([Aa]pprox|equiv|[Mm]gmt|resp|dep)\.(?=\s[a-z\d£€$₹])/g, '$1')
    .replace(/\b(min|max|est)\.(?=\s\d)/gi, '$1')
    .replace(/\b(tel|mob|ph|ext)\.(?=:?\s?[+(]?\d)/gi, '$1')
    // "Part 2 min": a grade, and no time.
    .replace(
      /\b((?:Pt|Part|Level|Lvl|Grade|Class|Band|Stage|Tier|Cat|Category|Key Stage|NVQ|SVQ)\.? (?:\d|[A-Z]\d?)|[ABC][12]),? min(?:imum)?\b\.?(?=\s*(?:$|[.,;)]))/gi,
      '$1 or above',
    )
    .replace(/\bv\. ?(?=[a-z]{3,})/g, 'very ')
    .replace(/(\d[\d –-]*(?:yrs?|years?|months?|hrs?|hours?)) min\b(?=[.,;]|$)/gi, 'at least $1');
/** Who types without capitals ends sentences all the same: "free bread. bonus". */
const smallStop = /([^\s.!]+)[.!] (?=([a-z](?:[a-z'’]+|\/[a-z])|[aui] [A-Za-z\d]|\d+ [a-z]))/g;
/** Words that a stop only shortens. */
const shortened =
  /(?:^|[^a-z])(?:incl?|excl|approx|dept|asst|prof|max|min|est|ext|no|vs|eg|ie|st|dr|mr|mrs|ms|equip|maint|elec|mech|misc|std|avg|proc|prev|reg|acc|resp|equiv|[a-z]|\S*\.[a-z])$/i;

/** "42-48k", "34k" in the advert's currency. */
const withCurrency = (line: string, symbol: string): string => {
  if (symbol === '') return line;
  // In what replaces, a dollar is written twice.
  const sign = symbol.replace('$', '$$$$');
  return (
    line
      // "EUR 34,000": the sign says it.
      .replace(
        /\b(EUR|GBP|USD|INR) ?(?=\d)/g,
        (_, code: string) => ({ EUR: '€', GBP: '£', USD: '$', INR: '₹' })[code] ?? code,
      )
      // "26,500 to 28,500 pro rata", "31,000 depending on experience", "42,000 euro".
      .replace(
        /(?<![\d.,:£€$₹])(\d{1,3}(?:,\d{3})+|\d{4,6})\s?(?:to|[-–])\s?(\d{1,3}(?:,\d{3})+|\d{4,6})\s?euros?\b/gi,
        '€$1 to €$2',
      )
      .replace(/(?<![\d.,:£€$₹])(\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d)?)\s?euros?\b/gi, '€$1')
      .replace(
        /(?<![\d.,:£€$₹-])(\d{2,3},\d{3}) to (\d{2,3},\d{3})(?=,? (?:pro rata|fte|actual|a year|per (?:year|annum)|pa\b|p\.a|depending|dependent|doe\b|plus|\+|basic|base\b|gross))/gi,
        `${sign}$1 to ${sign}$2`,
      )
      .replace(
        /^((?:salary|pay|basic)?:?\s*)(\d{2,3},\d{3}) to (\d{2,3},\d{3})(?=$|[.,;])/i,
        `$1${sign}$2 to ${sign}$3`,
      )
      .replace(
        /^((?:salary|pay|basic|from|up to)?:?\s*)(\d{2,3},\d{3})(?=$|[.,;]|,? (?:pro rata|fte|actual|a year|per (?:year|annum)|pa\b|p\.a|depending|dependent|doe\b|plus|\+|basic|base\b|gross))/i,
        `$1${sign}$2`,
      )
      .replace(
        /(?<![\d.,:£€$₹-])(\d{2,3},\d{3})\s?[-–]\s?(\d{2,3},\d{3})(?=$|[,;)]| (?:pro rata|fte|FTE|actual|a year|per|pa\b|p\.a|depending|DOE|doe|plus|\+))/g,
        `${sign}$1 to ${sign}$2`,
      )
      .replace(/(?<![\d.,£€$₹-])(\d[\d.,]*k?(?:\s?[-–]\s?\d[\d.,]*k?)?)\s?([€£])(?!\s?\d)/gi, '$2$1')
      .replace(/^(\d{1,3}\.\d{2})(?=\s*(?:\+|plus\b|ph\b|p\/h|days\b|nights\b|$|,|;))/i, `${sign}$1`)
      .replace(/(?<=[£€$]\d[\d.]* (?:days|nights),? (?:\/ |and )?)(?=\d{1,2}\.\d{2}\b)/g, symbol)
      .replace(/(?<=[£€$]\d[\d.]* (?:\+|plus) )(?=\d{1,2}\.\d{2}\b)/g, symbol)
      .replace(
        /(?<![\d.,:£€$₹-])(\d{1,3}(?:\.\d{1,2})?)\s?[-–]\s?(\d{1,3}(?:\.\d{1,2})?)(?=\s?\/\s?h(?:ou)?r?\b)/gi,
        `${sign}$1 to ${sign}$2`,
      )
      .replace(/(?<![\d.,:£€$₹-])(\d{1,3}(?:\.\d{1,2})?)(?=\s?\/\s?h(?:ou)?r?\b)/gi, `${sign}$1`)
      // "13.10 per hour", "12.21 rising 12.80": two decimals are money where the question is about it.
      .replace(
        /(?<![\d.,:£€$₹-])(\d{1,3}\.\d{2})(?=\s?(?:(?:\/|per|an?|p)\s?\/?\s?(?:hour|hr|h)\b|rising))/gi,
        `${sign}$1`,
      )
      .replace(
        /(?<=[£€$]\d[\d.,]*(?:\s?(?:per|an?|\/)\s?(?:hour|hr|h)\b)?,? )rising (?:to )?(?=\d{1,3}\.\d{2}\b)/gi,
        `rising to ${sign}`,
      )
      .replace(
        /(?<![\d.,£€$₹-])(\d{2,3}(?:\.\d)?)(k?\s?(?:[-–]|to)\s?)(\d{2,3}(?:\.\d)?)k\b/gi,
        (_, low: string, joint: string, high: string) => `${symbol}${low}${joint.replace(/k/i, '')}${high}k`,
      )
      .replace(
        /(?<![\d.,£€$₹-]|[£€$₹][\d.,k]+ to |\b(?:GBP|EUR|USD|INR|Rs) ?)(?!40[13]k)(\d{1,3}(?:\.\d)?)k\b(?! [a-z]+s\b(?<!bonus))/g,
        `${sign}$1k`,
      )
  );
};

/** "You need a licence, and a van would be handy": what is asked and what helps, in one sentence. */
const asksAndWishes =
  /^(.*\b(?:should|must|needs?|have|has|hold|bring|can|able|essential|required|is|are)\b[^;:]*?),? (?:and|but|while|though) ((?:an? |some |good |any |your |own |previous )?(?!(?:is|are|not|that|which|who)\b)[\p{L}\d'’+#/-]+(?: (?!and\b|or\b|is\b|are\b|would\b)[\p{L}\d'’+#/-]+){0,8} (?:is|are|would be|will be) (?:also )?(?:(?:very |highly |really )?(?:desirable|preferred|useful|helpful|handy|advantageous|beneficial|welcome|nice)|(?:an? )?(?:added |big |real )?(?:advantage|plus|bonus|asset))(?:,? (?:but |though )?not (?:essential|needed|required|necessary))?)[.!]?$/iu;
/** The same as two sentences. */
function splitDegrees(sentence: string): string[] {
  const [, asked = '', wish = ''] = asksAndWishes.exec(sentence) ?? [];
  // "Part-time applications are welcome": nothing that anybody would have.
  const invited =
    /\b(?:applications?|applicants?|candidates?|enquiries|questions?|visits?|visitors|calls|dogs?|famil(?:y|ies)|children|people|everyone|all) (?:is|are) (?:also )?(?:very )?welcome\b/i.test(
      wish,
    );
  return invited || asked === '' || wordsOf(asked).length < 3 || /^(?:if|when|as|because)\b/i.test(sentence)
    ? [sentence]
    : [`${asked}.`, `${upperFirst(wish)}.`];
}

const month =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
/** "Oct - Jan": a span, and no break. */
const ranged = new RegExp(String.raw`\b(${month})\s*[-–]\s*(${month})\b`, 'g');

/** A sentence of an answer. `item`: a bullet of its own, in a row of them. */
export interface Sentence {
  text: string;
  item: boolean;
  /** A label with what stands under it. */
  whole: boolean;
}

/** The sentences of a cleaned answer, with shorthand and figures written out. */
export function sentencesOf(answer: string, symbol: string): Sentence[] {
  return linesOf(answer.replace(/!+(?=\s*[,;])/g, '')).flatMap(({ text, item, whole }) =>
    sentencesOfLine(text, symbol).map((sentence) => ({ text: sentence, item, whole: whole === true })),
  );
}

function sentencesOfLine(typed: string, symbol: string): string[] {
  // A stop inside a bracket ends nothing: "English (int. clients)".
  const held = typed
    .replace(/\b13\. (?:Monatsg|G)ehalt\b/g, '13th salary')
    .replace(/\([^()]*\)/g, (bracket) => bracket.replace(/([.!?]) (?=\S)/g, '$1\u0001'));
  const lines = [
    held
      // "Reporting to the manager, you will: plan; chair; order": what follows is the list.
      .replace(/^(Reporting to [^,;:]+), you(?:['’]ll| will): ?(?=[a-z])/i, '$1; ')
      .replace(
        /^(?:(?:In this (?:role|job|post)|As (?:an? |our )?[^,;:]{3,40}),? )?you(?:['’]ll| will)(?: be)?: ?(?=[a-z])/i,
        '',
      )
      .replace(/\b([Ss]tart (?:at|from) [^,;.]{1,20}(?:\.\d\d[^,;]{0,4})?), (?=finish (?:at|by) )/, '$1 and ')
      // "Your main tasks: clean data, build forecasts": a label before a row of orders.
      .replace(
        /^(?:(?:your|the|our|key|main) )?(?:(?:main|key|daily|day-to-day|typical|core|regular) )?(?:tasks|duties|responsibilities|jobs|to-dos|activities)(?: (?:will )?(?:be|are|include))?: ?(?=([A-Za-z]+) [^,;]+[,;])/i,
        (label: string, verb: string) => (isVerbBase(verb) || baseOfIng(verb) !== null ? '' : label),
      ),
  ]
    .flatMap((line) =>
      line.split(/(?:^|[.:;]\s)\(?1[.)]\s.*\s\(?2[.)]\s/.test(line) ? /\s(?=\(?\d[.)]\s+\S)|\s[•·▪]\s/ : /\s[•·▪]\s/),
    )
    // Laughter says nothing about a job.
    .map((line) => line.replace(/[\s,]+(?:lol|lmao|haha+|hehe|:\)|;\)|:-\)|xx+)(?=$|[\s.,!])/gi, ''))
    .map((line) => withoutStops(line).replace(bullet, '').trim())
    .filter((line) => line !== '');
  const sentences = lines.flatMap((line) =>
    splitSentences(
      line
        .replace(smallStop, (found, word: string, next: string) =>
          (shortened.test(word) && !/^\d|\//.test(word)) ||
          (/^[A-Z][a-z]{1,4}$/.test(word) && /^(?:or|and|of|to)$/.test(next))
            ? found
            : `${found.trimEnd()}\n`,
        )
        .replace(/(?<=\b[A-Z][.]) (?=\d+ [a-z]|[A-Z]{2,})/g, '\n'),
    )
      .map((sentence) => {
        const written = expandShorthand(withCurrency(sentence.replace(ranged, '$1 to $2'), symbol));
        // The stop of a shortened month ends its sentence all the same.
        return /[a-z][.]$/.test(sentence.trim()) && /[a-z]$/.test(written) ? `${written}.` : written;
      })
      .flatMap(splitDashes)
      .flatMap(splitDegrees),
  );
  // "Degree? Don't care.": the question and its answer are one.
  for (let at = 0; at + 1 < sentences.length; at += 1) {
    const asked = sentences[at] ?? '';
    if (/\?$/.test(asked) && (wordsOf(asked).length < 4 || wordsOf(sentences[at + 1] ?? '').length < 3))
      sentences.splice(at, 2, `${asked} ${sentences[at + 1] ?? ''}`);
  }
  return sentences.map((sentence) => sentence.replaceAll('\u0001', ' ').trim().replace(bullet, ''));
}
