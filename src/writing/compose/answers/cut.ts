/** An answer cut into what it says: sentences, and the parts of a list. */

import { isVocabulary } from '../../text/vocabulary.ts';
import { withArticle } from '../language/articles.ts';
import { withArticles } from '../language/shorthand-articles.ts';
import { wordsOf } from '../language/words.ts';
import { cleanText } from '../ledger/clean.ts';
import { isMainClause } from './clause.ts';
import { gapsIn, withMarkedGaps } from './gaps.ts';
import { finished } from './hasty/hasty.ts';
import { itemParts, partsOf } from './list-parts.ts';
import { isCountable, isPluralNoun } from './nouns.ts';
import { sentencesOf } from './sentences.ts';
import { holdsTogether, isTypedSentence } from './typed-sentence.ts';
import { foreignTo, sayable, saysNothing, speaksToWriter } from './unsaid.ts';

/** One thing that the answer says, as written, with the sentence that it stood in. */
export interface Piece {
  text: string;
  sentence: number;
  /** Whether it opened its sentence: then its capital says nothing. */
  opens: boolean;
  /** The whole sentence, as written. */
  source: string;
  /** Whether it is the whole of a sentence that was typed as one, with its capital, verb and stop. */
  typed: boolean;
  /** "She'll hand over": said of somebody whom the sentence before it names, and not of the reader. */
  ofColleague?: boolean;
  /** Whether the whole answer was typed in small letters. */
  hasty?: boolean;
}

export interface Cut {
  pieces: Piece[];
  notes: string[];
}

const wished =
  /^(?:please )?(?:mention|say|include|stress|emphasi[sz]e|highlight|point out|add|state(?= that\b|:)|note|make clear|don['’]t forget)(?: (?:to (?:say|mention)))?(?: that)?:?\s+(?=\S+\s+\S)/i;

/** "Write us a few lines": how one applies. */
const toUs = /^(?:please )?(?:write|send|give|tell|drop) us\b/i;

const family = /^(?:Sons?|Daughters?|Partners?|Co|Company|Associates|Brothers|Bros|Family|Sisters)$/;
const noFirm =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun|Christmas|Easter|[A-Z][a-z]+(?:ish|ese|ench|erman|ian|indi|utch|elsh))$/;
/** Stands for the "&" of a name while shorthand is written out. */
const AMPERSAND = '\u0002';
/** "Pell & Marsh", "Brae & Sons": a firm keeps its "&", and "Excel & Word" are two. */
const withFirms = (text: string): string =>
  text.replace(/(\p{Lu}[\p{L}'’-]*\p{Ll}) & (?=(\p{Lu}[\p{L}'’-]*\p{Ll}))/gu, (found, one: string, other: string) =>
    !noFirm.test(one) &&
    !noFirm.test(other) &&
    (family.test(other) || !isVocabulary(one.toLowerCase()) || !isVocabulary(other.toLowerCase()))
      ? `${one}${AMPERSAND}`
      : found,
  );

/** "In kitchen", "with recruiter": a small word is missing behind another one, and nowhere else is one put in. */
function withPlaces(text: string, kind: 'a' | 'the'): string {
  const words = text.split(' ');
  return (
    withArticles('', text, kind)
      .split(' ')
      .filter((word, at, all) => {
        if (word === words[0]) {
          words.shift();
          return true;
        }
        return (
          /^(?:an?|the)$/.test(word) &&
          !(all[at + 1] === 'head' && /^office\b/.test(all[at + 2] ?? '')) &&
          /^(?:in|at|on|with|from|to|near|by|above|over|into|behind|for|across|under|round)$/.test(all[at - 1] ?? '')
        );
      })
      .join(' ')
      .replace(
        /\b(in|on|near|above|behind|by|across) ((?:court)?yard|garden|park|basement|attic|square|(?:shop )?floor|lobby|canteen|corridor|car park|cellar|loft|barn)(?=$|[.,;])/g,
        '$1 the $2',
      )
      // "With shovel": one of many.
      .replace(/\bwith ([a-z]{4,})(?=$|[.,;]| (?:if|when)\b)/g, (found, thing: string) =>
        isCountable(thing) && !isPluralNoun(thing) && !/(?:ing|ness|ment|ance|ence)$/.test(thing)
          ? `with ${withArticle(thing)}`
          : found,
      )
  );
}

interface CutOptions {
  /** Whether a colleague with a name may be "she". */
  names: boolean;
  /** Whether the answer tells steps, whose commas are pauses. */
  process: boolean;
  /** Whether names may be those of firms, and not of what somebody knows. */
  firms?: boolean;
  /** The company's name, whose "&" stays. */
  known?: string;
  symbol?: string;
  /** Typed in small letters, names among them. */
  hasty?: boolean;
}

/** "You plan ahead, you finish things and you say no". */
const youAgain = /^you\b[^;]*(?:, (?:and |but )?| and | but )you\b/i;
/** "Remote, with two days a month in Leipzig": what comes with it stays with it. */
const withTheirTails = (parts: readonly string[], sentence: string): string[] =>
  parts.reduce<string[]>((kept, part) => {
    const before = kept.at(-1);
    if (
      before !== undefined &&
      // "So everything smells of pepper": of what, the part before it says.
      /^(?:with (?!or\b)|so (?:that )?(?:everything|everyone|everybody|nobody|we|you|they|it|there|the|our|people)\b)/i.test(
        part,
      ) &&
      sentence.includes(`${before}, ${part}`)
    )
      kept[kept.length - 1] = `${before}, ${part}`;
    else kept.push(part);
    return kept;
  }, []);

/** "You own basic tools; we have the big stuff": two sentences that lean on each other. */
const isBalanced = (sentence: string, raw: string): boolean => {
  const halves = sentence.split('; ');
  return (
    halves.length === 2 &&
    /[.!]$/.test(raw.trim()) &&
    // "One year is required; dialysis is not, because we train you": what of it, the first half says.
    (/^[^,]+ (?:(?:is|are|does|do) not|(?:is|are|does|do)n['’]t)(?:,|$| because )/i.test(halves[1] ?? '') ||
      (halves.every((half) => /^(?:you|we|they|it|our|the|that|there)\b/i.test(half) && isMainClause(half)) &&
        /^(?:we|our|it|that|they)\b/i.test(halves[1] ?? '')))
  );
};

/** "Must hold a diploma, and be willing to register": what must be stands in one sentence, or its second half would only be wished for. */
const mustBe = (parts: readonly string[], raw: string): boolean =>
  /^(?:You )?(?:M|m)ust (?:be|have|hold|know|own|live|drive|speak|pass|show)\b.*\.$/.test(raw.trim()) &&
  parts.length > 1 &&
  parts.length < 4 &&
  parts.slice(1).every((part) => /^(?:and |or )?(?:be|have|hold|know|own|live|drive|speak|pass|show) /i.test(part));

/** Who leaves, or has a name: "she" behind it is nobody who reads. */
const namesSomebody =
  /\b(?:is|are|was) (?:leaving|retiring|moving|going|stepping|returning)\b|\b(?:leaves|retires|retired|left|moved|runs|owns|founded|manages|leads)\b|^(?:our|the (?:current|last|previous|former)) /i;

/** Cuts an answer. What can't be said is left out, and told. */
export function cutAnswer(typed: string, options: CutOptions): Cut {
  const answer = withMarkedGaps(typed)
    // "28 days, rising to 33, plus bank holidays": added to the days.
    .replace(/, plus (?=(?:bank|public|statutory) holidays\b)/gi, ' plus ')
    // "A school library, preferably an IB school": of what stands before it.
    .replace(
      /(\b(?:in|at|for|from|with) [^,;.\n]+), ((?:preferably|ideally) (?:in |at )?(?:an?|one|the) [^,;.\n]+)(?=[.;\n]|$)/g,
      '$1 ($2)',
    )
    // "Ideally, you know it": a wish, with its comma or without.
    .replace(/\b([Ii])deally, (?=you\b)/g, '$1deally ');
  // "Fill in the sheets" is work; "fill in later" is a note to oneself, and goes with the others of its kind.
  const cleaned = cleanText(
    // "Form -> test -> HR call": one step after another.
    (options.process
      ? answer.replace(/ \| /g, '; ').replace(/\s(?:->|→|=>)\s(?!\S*@|www|https?:|\S+\.\S+\/)/g, '; ')
      : answer.replace(/ \| /g, '; ')
    )
      .replace(
        /\b([Ff])ill(ing)? in (?=(?:the|your|our|all|any|each|every|daily|a|an|their)\b(?! (?:(?:online|application|short|enquiry|contact) )?(?:form|application|questionnaire)))/g,
        (_, f: string, ing?: string) => `${f === 'F' ? 'C' : 'c'}omplet${ing ? 'ing' : 'e'} `,
      )
      // "There's no form to fill in": there is none to complete.
      .replace(/\b(no|nothing|any) ((?:[a-z]+ )?)to fill in(?=$|[\s.,;!?])/gi, '$1 $2to complete'),
  );

  const notes = new Set<string>();
  if (cleaned.injected) notes.add('Some wording was written to a machine and not about the job. It was left out.');
  for (const gap of gapsIn(typed, cleaned.text))
    notes.add(`Left out: "${gap}" is a gap that nobody has filled in. Say what belongs there.`);
  const foreign = foreignTo(cleaned.text);
  const pieces: Piece[] = [];
  const known = options.known ?? '';
  let told = '';
  const text = options.firms ? withFirms(cleaned.text) : cleaned.text;
  sentencesOf(text, options.symbol ?? '').forEach(({ text: said, item, whole: labelled }, index) => {
    const named = options.hasty ? withPlaces(finished(said), options.firms === false ? 'a' : 'the') : said;
    const written = named.replaceAll(AMPERSAND, ' & ');
    const raw = known.includes('&') ? written.replaceAll(known.replaceAll('&', 'and'), known) : written;
    const mark = /\?$/.test(raw) ? '?' : '';
    const sentence = raw
      .replace(options.process ? /^(?:to apply,? )?please (?!don['’]t\b|do not\b)(?=\S+ \S)/i : wished, '')
      .replace(/[.!?;:,]+$/, '')
      .trim();
    if (saysNothing(sentence)) return;
    if (speaksToWriter(sentence) && !(options.process && toUs.test(sentence))) {
      notes.add(`Left out: "${sentence.slice(0, 60)}" speaks to the writer. Answer with facts about the job.`);
      return;
    }
    // "Crews work two days, two nights and four off": its commas are its own.
    const whole = isTypedSentence(raw);
    const split = labelled
      ? [sentence]
      : withTheirTails(item ? itemParts(sentence, options.process) : partsOf(sentence, options.process), sentence);
    const parts =
      isBalanced(sentence, raw) ||
      mustBe(split, raw) ||
      (/^expect (?:to|the|an?|some|about) /i.test(sentence) && /[.!]$/.test(raw.trim()))
        ? [sentence]
        : whole &&
            split.length > 1 &&
            !/;/.test(sentence) &&
            (holdsTogether(sentence, split) ||
              // "You season well, you taste everything and you never shout": each part has its own "you", and so it stays.
              youAgain.test(sentence) ||
              // "You'll drive, obviously.".
              (/^(?:you|we|they)(?:['’]|\s)/i.test(sentence) &&
                (wordsOf(split[0] ?? '').length < 3 || split.slice(1).some((part) => wordsOf(part).length < 2))))
          ? [sentence]
          : split;
    const typed = parts.length === 1 && parts[0] === sentence && (whole || isBalanced(sentence, raw));
    const from = pieces.length;
    const ofColleague = /^(?:he|she)\b/i.test(sentence) && namesSomebody.test(told);
    told = ofColleague ? told : sentence;
    let lost = false;
    parts.forEach((part, at) => {
      const text = part
        .replace(/^(?:and|also|plus)\s+/i, '')
        .replace(/[.,;:]+$/, '')
        .trim();
      if (
        saysNothing(text) ||
        (speaksToWriter(text) && !(options.process && toUs.test(text))) ||
        !/[\p{L}\d]/u.test(text)
      )
        return;
      if (foreign(text)) {
        notes.add('Left out: wording in another language. The built-in writer writes English.');
        lost = true;
        return;
      }
      const said = sayable(text, options.names);
      for (const note of said.notes) notes.add(note);
      lost ||= said.notes.length > 0;
      const kept = said.texts.filter(
        (words) =>
          !(at > 0 && /^(?:by|of|to|from)\s+(?!\d)\S+$/i.test(words)) &&
          // "Ladies only, as the clients prefer it": the reason goes with what it is for.
          !(lost && at > 0 && /^(?:as|because|since|so|which|who|for)\s/i.test(words)),
      );
      // Of a sentence that lost something only what is left is its source.
      const entire = kept.length === 1 && kept[0] === text;
      kept.forEach((words, place) => {
        pieces.push({
          text: `${words}${mark}`,
          sentence: index,
          opens: at === 0 && place === 0,
          source: entire || parts.length > 1 ? sentence : words,
          typed: typed && entire,
          ...(ofColleague && { ofColleague }),
          ...(options.hasty && !item && { hasty: true }),
        });
      });
    });
    // What a part of it was left out of is no source any more.
    const rest = pieces.slice(from);
    if (lost) for (const piece of rest) piece.source = rest.map(({ text }) => text).join(', ');
  });
  return { pieces, notes: [...notes] };
}
