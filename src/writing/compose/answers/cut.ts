/** An answer cut into what it says: sentences, and the parts of a list. */

import { articleFor, upperFirst } from '../language/articles.ts';
import { kindOf } from '../language/kind.ts';
import { wordsOf } from '../language/words.ts';
import { cleanText, splitSentences } from '../ledger/clean.ts';
import { findExclusion, stripWorn } from '../ledger/withhold.ts';
import { splitOutsideBrackets } from '../mining/duty-list.ts';
import { isEnglish } from '../mining/english.ts';
import { isMainClause, startsVerb, subordinate } from './clause.ts';
import { expandShorthand } from './shorthand.ts';

/** One thing that the answer says, as written, with the sentence that it stood in. */
export interface Piece {
  text: string;
  sentence: number;
  /** Whether it opened its sentence: then its capital says nothing. */
  opens: boolean;
}

export interface Cut {
  pieces: Piece[];
  notes: string[];
}

const toTheWriter = new RegExp(
  [
    String.raw`^(?:please |can you |could you |just )*(?:write|make|create|generate|give|come up with|draft|invent|produce|rewrite|think of|use)\b[^.!?]*\b(?:me|us|an?|the|this|some)\b[^.!?]{0,40}\b(?:headline|intro(?:duction)?|advert|ad|slogan|tagline|paragraph)\b`,
    String.raw`^(?:please |can you |could you |just )*(?:(?:make|think) (?:something|anything|it|one) up|(?:write|give|make) (?:me|us) (?:an?|some|something|the)|(?:write|invent|add) (?:something|anything))\b`,
    String.raw`^(?:please )?(?:make|keep) (?:it|this) (?:sound|look|short|snappy|fun|nice|catchy|exciting|long|formal|simple|punchy)\b`,
    String.raw`^(?:please )?(?:something|anything) (?:catchy|nice|good|snappy|exciting|fun|punchy|like|along)\b`,
    String.raw`^(?:the )?usual(?: \w+){0,3}$|^(?:the )?usual\b[^.]*\b(?:stuff|things?|blurb|bits?)\b`,
    `^you (?:decide|choose|pick)$|^up to you$|^whatever you (?:think|like)`,
  ].join('|'),
  'i',
);
const nothing =
  /^(?:i|we) (?:don['’]t|do not) know\b|^(?:n\/?a|none|nothing|tbc|tbd|tba|idk|dunno|i don['’]t know|don['’]t know|not sure|no idea|no|yes|ok|test|same(?: as (?:above|before|last time))?|as (?:above|before)|see (?:above|below|jd|job description|attached|spec)|\?+|-+|x+|asdf\w*|blah.*|skip|pass|later|to follow)$/i;
const wished =
  /^(?:please )?(?:mention|say|include|stress|emphasi[sz]e|highlight|point out|add|state|note|make clear|don['’]t forget)(?: (?:to (?:say|mention)))?(?: that)?:?\s+(?=\S+\s+\S)/i;
const candidateOnly =
  /\b(?:he|she)\b(?: (?:will|must|should|needs?|has to|is|can)\b)|\b(?:he\/she|s\/he|his\/her|him\/her)\b/i;
const thirdWill = /^(?:he|she|he\/she|s\/he) (?:will|must|should|needs? to)\b/i;
/** A colleague with a name is "she"; a candidate never is. */
const pronoun = /^(?:he|she|his|him|her)$/i;
const foreignShape =
  /(?:[äöüß]|ñ|ção\b|ungen?\b|keit(?:en)?\b|schaft\b|schein\b|ieren\b|ehmen\b|\b(?:trabajo|fácil|pagado|buscamos|empresa|travail|cherchons|rejoignez|lavoro|cerchiamo|szukamy|stunden?|urlaub|gehalt|lebenslauf|bewerbung|schicht|mitarbeiter|personalabteilung|heures?|congés|salaire|équipe|horas|sueldo|vacaciones|equipo|godzin|urlop)\b)/i;
const bullet = /^\s*(?:[-–—•*·▪◦●‣>✓]+|\(?\d{1,2}[.)])\s+/;

/** A sentence in its parts, or whole where the commas belong to it. */
function partsOf(sentence: string, process: boolean): string[] {
  const byStop = sentence
    .split(/;\s+|\s\/\s(?=\S+\s\S)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // Who parts by semicolons uses commas inside a part.
  const whole =
    byStop.length > 1 &&
    sentence.includes(';') &&
    byStop.filter((part) => !part.includes(',')).length < byStop.length &&
    byStop.length > 2;
  return byStop.flatMap((part) => {
    const label = /^((?:essential|desirable|required|preferred|ideally|must[- ]have|nice to have)s?)\s*:\s*(.+)$/i.exec(
      part,
    );
    if (label?.[1] && label[2]) return partsOf(label[2], process).map((piece) => `${label[1]}: ${piece}`);
    if (/^[^,]{2,40}:\s/.test(part)) return [part];
    // "Experience of it, personal or professional, valued": asides of one sentence.
    if (
      /,\s(?:valued|welcomed?|essential|preferred|required|useful|desirable|a plus|an advantage|helpful)$/i.test(
        part,
      ) &&
      part.split(',').length < 4
    )
      return [part];
    // "Clear, fast writer"; "funded by the trust for a year, this post will ...".
    if (/^[A-Za-z]+, [a-z]+ (?:[a-z]+ )?[a-z]+(?:er|or|ist|ian)$/.test(part)) return [part];
    if (/^[A-Za-z]+(?:ed|ing) (?:by|in|with|for|at|to|on)\b/.test(part) && /, (?:this|the|our|you|we|it)\b/.test(part))
      return [part];
    const pieces = splitOutsideBrackets(part)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    // "CV only, no cover letter, to jobs@...": one step, told with a pause.
    if (process && pieces.slice(1).some((piece) => /^(?:to|via|by|before|at|or)\s/i.test(piece))) return [part];
    // "hoovering mopping bins toilets": a row whose commas were left out.
    if (whole && pieces.length > 1 && !isMainClause(pieces[0] ?? '') && !/^\d|^[£€$₹]/.test(part)) return [part];
    if (pieces.length === 1) {
      const bare = part.split(' ');
      const rowed = bare.length > 3 && bare.every((word) => /^[a-z]+(?:ing|s)$/.test(word));
      return rowed ? bare : [part];
    }
    if (isMainClause(pieces[0] ?? '')) return clauseParts(pieces);
    // "Busy workshop, three weeks' waiting list, so we want a fourth mechanic".
    if (
      pieces.some(
        (piece, index) =>
          index > 0 && /^(?:so|but|because|which|and)\s/i.test(piece) && isMainClause(piece.replace(/^\w+\s/, '')),
      )
    )
      return [part];
    if (
      subordinate.test(pieces[0] ?? '') &&
      !/^(?:on[- ]call|(?:on|in|at|for|from|with|without|like) (?:\S+ )?\S+$)/i.test(pieces[0] ?? '')
    )
      return [part];
    const opensWithVerb =
      (startsVerb(pieces[0] ?? '') ||
        (process && /^(?:ring|phone|text|email|whatsapp|call|dm|drop|pop|send|message)\b/i.test(pieces[0] ?? ''))) &&
      !/^[a-z]+ing\b/i.test(pieces[0] ?? '');
    const list: string[] = [];
    pieces.forEach((piece, index) => {
      const bare = piece.replace(/^(?:and|plus|also)\s+/i, '');
      // "experience in sales, marketing or PR", "two homes, one of them new": what goes on with the piece before it.
      const last = list.at(-1);
      if (
        last !== undefined &&
        (goesOn(piece, last, pieces[index + 1]) ||
          ((process || /^reports? to\b/i.test(pieces[0] ?? '')) &&
            opensWithVerb &&
            !startsVerb(bare) &&
            !isMainClause(bare) &&
            !telegraphic.test(bare)))
      )
        list[list.length - 1] = `${last}, ${piece}`;
      else list.push(bare);
    });
    return splitLast(list);
  });
}

function clauseParts(pieces: readonly string[]): string[] {
  const rest = pieces.slice(1);
  // "We need drivers, starts 6 January, days and nights available": notes behind a sentence.
  if (rest.every((piece) => telegraphic.test(piece))) return [...pieces];
  // A comma where a full stop belongs.
  const [first = '', second = ''] = pieces;
  if (
    pieces.length === 2 &&
    !subordinate.test(first) &&
    wordsOf(second).length > 2 &&
    /^(?:we|you|it|they|he|she|there|our|his|her|the|nobody|everyone)\b/i.test(second) &&
    isMainClause(second)
  )
    return [first, second.charAt(0).toUpperCase() + second.slice(1)];
  return [pieces.join(', ')];
}
const telegraphic =
  /^(?:starts?|starting|ends|reports? to|closing|immediate start|[£€$₹]\d|\d+ \w+(?: \w+)? (?:wanted|needed|available)|(?:full|part)[- ]time|permanent|temporary|fixed[- ]term|days? and nights?|.* (?:available|wanted|needed|required|welcome|provided)$)/i;

function goesOn(piece: string, last: string, next: string | undefined): boolean {
  if (/^not\b/i.test(piece)) return true;
  if (/^(?:possibly|potentially|maybe|perhaps|likely|extendable|renewable|with (?:an?|the) [a-z]+)\b/i.test(piece))
    return true;
  if (/^(?:hybrid|remote)$/i.test(last) || /^ideally (?:in|on|with|at|from)\b/i.test(piece)) return true;
  if (/^(?:one (?:of|on|in|at|with)\b|\d{1,2}(?::\d\d)?\s?(?:am|pm)$|noon$|midnight$)/i.test(piece)) return true;
  if (
    /^(?:each (?:of|with|has)|(?:rent|tax|duty)[- ]free|furnished|supported by|led by|backed by|assisted by|reporting to|paid (?:by|[£€$₹]|at)|(?:un)?paid$|about (?:an?\b|\d+ [a-z]+)|any (?:format|time|day)|or sooner|pro rata)\b/i.test(
      piece,
    )
  )
    return true;
  if (/^working (?:with|alongside|to)\b/i.test(piece)) return !/^[a-z]+ing\b/i.test(last);
  if (startsVerb(piece)) return false;
  // "Karen, the practice manager".
  if (/\s\p{Lu}\p{Ll}+$/u.test(last) && /^(?:the|our|an?)\s/.test(piece) && wordsOf(piece).length < 6) return true;
  if (
    /^(?:which|who|where|including|such as|e\.g\.|especially|plus|one of|some of|both|not|but|or|ideally in|preferably in)\b/i.test(
      piece,
    ) &&
    !/^plus\b/i.test(piece)
  )
    return !/^(?:not|no)\b/i.test(piece) || /\bnot [a-z]+$/i.test(piece);
  return (
    /\b(?:in|of|on|with|using|including|for)\s+[\w\s,-]+$/.test(last) &&
    // "on PLCs, drives and servos", "in hydrology, soil science or similar".
    ((next === undefined && /^[\w-]+(?: [\w-]+)? (?:and|or) [\w-]+/.test(piece) && wordsOf(piece).length < 10) ||
      (/^[\w-]+$/.test(piece) && next !== undefined && /^(?:[\w-]+ )?(?:or|and) [\w-]+$/.test(next)) ||
      /^(?:or|and) [\w-]+$/.test(piece))
  );
}

/** "A, B and C": the last part of a row has two, where each stands like the others. */
function splitLast(list: readonly string[]): string[] {
  const last = list.at(-1) ?? '';
  if (list.length < 2) return [...list];
  const halves = /^(.+?) and (.+)$/.exec(last);
  const [, one = '', two = ''] = halves ?? [];
  if (!halves || /[£€$₹\d]/.test(one) !== /[£€$₹\d]/.test(two) || wordsOf(one).length > 4 || wordsOf(two).length > 5)
    return [...list];
  const kinds = [kindOf(one), kindOf(two)];
  return kinds[0] === kinds[1] && kinds[0] === 'np' && wordsOf(one).length > 1 && wordsOf(two).length > 1
    ? [...list.slice(0, -1), one, two]
    : [...list];
}

/** A worn adjective goes and its sentence stays: "our fast-paced warehouse". Null where nothing would be left. */
function withoutWorn(text: string, worn: string): string | null {
  if (
    !/^(?:fast-?paced|dynamic|passionate|world[- ]class|cutting[- ]edge|vibrant|exciting|leading|best[- ]in[- ]class|market[- ]leading|innovative)$/i.test(
      worn,
    ) ||
    wordsOf(text).length < 5
  )
    return null;
  const at = text.toLowerCase().indexOf(worn.toLowerCase());
  const [before, after] = [text.slice(0, at), text.slice(at + worn.length).trimStart()];
  const article = /\b(an?) $/i.exec(before);
  if (!/^[a-z]+/.test(after) || !/\b(?:an?|the|our|your|this) $/i.test(before)) return null;
  const rest = article
    ? `${before.slice(0, -article[0].length)}${/^A/.test(article[1] ?? '') ? upperFirst(articleFor(after)) : articleFor(after)} ${after}`
    : before + after;
  return stripWorn(rest).worn === null ? rest : null;
}

/** "42-48k" in the advert's currency. */
const withCurrency = (line: string, symbol: string): string =>
  symbol === ''
    ? line
    : line.replace(
        /(?<![\d.,£€$₹-])(\d{2,3})(k?\s?(?:[-–]|to)\s?)(\d{2,3})k\b/gi,
        (_, low: string, joint: string, high: string) => `${symbol}${low}${joint.replace(/k/i, '')}${high}k`,
      );

/** Cuts an answer. What can't be said is left out, and told. */
export function cutAnswer(answer: string, options: { names: boolean; process: boolean; symbol?: string }): Cut {
  const cleaned = cleanText(answer);
  const notes = new Set<string>();
  if (cleaned.injected) notes.add('Some wording was written to a machine and not about the job. It was left out.');
  const words = cleaned.text.match(/\p{L}+/gu) ?? [];
  const shaped = words.filter((word) => foreignShape.test(word)).length;
  const english =
    /\b(?:the|and|of|to|in|for|with|on|at|our|your|you|we|is|are|will|be|as|by|from|or|a|an|all|per|day|days|hour|year)\b/i.test(
      cleaned.text,
    );
  const foreign = (text: string): boolean =>
    !isEnglish(text) || (shaped > 0 && shaped >= words.length / (english ? 2 : 8));
  const lines = cleaned.text
    .split('\n')
    .flatMap((line) => line.split(/(?:^|\s)\(?1[.)]\s/.test(line) ? /\s(?=\(?\d[.)]\s+\S)|\s[•·▪]\s/ : /\s[•·▪]\s/))
    // A stop that only shortens a word ends no sentence: "meds incl. IVs".
    .map((line) =>
      line
        .replace(/\b(incl?|approx|equiv|mgmt|resp|excl|e\.g|i\.e)\.(?=\s\S)/gi, '$1')
        .replace(/\b(min|max)\.(?=\s\d)/gi, '$1'),
    )
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');
  const sentences = lines.flatMap((line) =>
    splitSentences(
      /[.!?]\s+\p{Lu}/u.test(cleaned.text)
        ? line
        : line.replace(
            /(?<=(?<!\b(?:incl?|approx|etc|mgr|dept|wk|hrs?|yrs?|mins?|prof|max|est|ext|no|vs|eg|ie))[A-Za-z]{1}[a-z][.!]) (?=[a-z])/g,
            '\n',
          ),
    )
      .map((sentence) => expandShorthand(withCurrency(sentence, options.symbol ?? '')))
      .flatMap((sentence) => sentence.split(/\s+[-–—]\s+(?=\S+\s\S)/)),
  );
  // "Degree? Don't care.": the question and its answer are one.
  for (let at = 0; at + 1 < sentences.length; at += 1) {
    const asked = sentences[at] ?? '';
    if (/\?$/.test(asked) && wordsOf(asked).length < 4) sentences.splice(at, 2, `${asked} ${sentences[at + 1] ?? ''}`);
  }
  const pieces: Piece[] = [];
  sentences.forEach((raw, index) => {
    const mark = /\?$/.test(raw.trim()) ? '?' : '';
    const sentence = raw
      .trim()
      .replace(bullet, '')
      .replace(wished, '')
      .replace(/[.!?;:,]+$/, '')
      .trim();
    if (sentence === '' || nothing.test(sentence)) return;
    if (toTheWriter.test(sentence)) {
      notes.add(`Left out: "${sentence.slice(0, 60)}" speaks to the writer. Answer with facts about the job.`);
      return;
    }
    partsOf(sentence, options.process).forEach((part, at) => {
      const text = part
        .replace(/^(?:and|also|plus)\s+/i, '')
        .replace(/[.,;:]+$/, '')
        .trim();
      if (text === '' || nothing.test(text) || toTheWriter.test(text) || !/[\p{L}\d]{1}/u.test(text)) return;
      if (foreign(text) || (words.length > 3 && !isEnglish(cleaned.text))) {
        notes.add('Left out: wording in another language. The built-in writer writes English.');
        return;
      }
      const exclusion = findExclusion(text);
      if (
        exclusion &&
        // The law's own age, and the age of those who are cared for.
        !/^(?:over|at least) 18$/i.test(exclusion.phrase) &&
        !/\b(?:everyone|patients|people|customers|clients|adults|children|residents|pupils) (?:aged |over |under )/i.test(
          text,
        ) &&
        !(pronoun.test(exclusion.phrase) && (options.names || !candidateOnly.test(text) || thirdWill.test(text)))
      ) {
        notes.add(`Left out: "${exclusion.phrase}" can shut people out (${exclusion.about}).`);
        return;
      }
      const { worn } = stripWorn(text);
      const fresh = worn === null ? text : withoutWorn(text, worn);
      if (worn !== null) notes.add(`Left out: "${worn}" is a worn phrase. Say what it means in your job instead.`);
      if (fresh === null || (at > 0 && /^(?:by|of|to|from)\s+\S+$/i.test(fresh))) return;
      pieces.push({ text: `${fresh}${mark}`, sentence: index, opens: at === 0 });
    });
  });
  return { pieces, notes: [...notes] };
}
