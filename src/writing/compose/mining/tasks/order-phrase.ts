/** A line's first word taken for its verb where the lines around say that it is one, though by itself the line might be a name. */
import { beginsWithBody } from '../../language/named-bodies.ts';
import { missesArticle } from '../../language/nouns.ts';
import { isKept, namesDeed } from '../../language/thing-first.ts';
import type { VerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';
import { isMostlyNoun, isOfWhat } from './parallel.ts';
import { mayBeOrder } from './things.ts';

/** A line among orders whose first word is a verb elsewhere: "launch marketing for new locations". */
export function asOrder(text: string): VerbPhrase | null {
  const [verb = '', ...rest] = text.split(' ');
  // "Isolate, earth and test": a row is read as a whole, or not at all.
  // "Land Registry applications": among orders too the name of an office.
  if (/\W$/.test(verb) || beginsWithBody(text)) return null;
  const doneBy = isDoneBy(text);
  if (!doneBy && (isKept(text.split(' ')) || isNameOfDeed(text) || /^(?:of|in|from)$/.test(rest[0] ?? ''))) return null;
  // "Stock rotation", "feed mixing": among orders too the name of a task.
  if (
    nounLike.has(verb) &&
    (/(?:tion|ment|ance|sion)[,;.]?$/.test(rest[0] ?? '') || /^[a-z]+ing[,;]?$/.test(rest.join(' ')))
  )
    return null;
  return (isVerbBase(verb) && rest.length > 1) || mayBeOrder(text) || doneBy
    ? {
        heads: [{ adverb: '', verb: verb.toLowerCase(), particle: '', joiner: '' }],
        rest: rest.join(' '),
        inflects: true,
      }
    : null;
}

/**
 * "Dose according to analysis", "rack as needed": a word that as a thing would have an article, and by what it is done. In a
 * list of orders nothing else begins so.
 */
export const isDoneBy = (text: string): boolean => {
  const [, word = ''] = byWhat.exec(text) ?? [];
  return (
    word !== '' &&
    !isVerbBase(word) &&
    missesArticle(word) &&
    !/(?:ing|ed|s|er|or|ion|ment|age|ty|ance|ence)$/.test(word)
  );
};
const byWhat =
  /^([a-z]{3,}) (?:according to|as (?:needed|required|necessary|instructed|directed)|(?:when|where|if) (?:needed|required|necessary)|per (?:recipe|order|spec|instructions?))\b/;

/** "Garden visits", "order entry": whatever the lines around it are. */
export const isNameOfDeed = (text: string): boolean =>
  namesDeed(text.split(' '), { base: text.split(' ')[0] ?? '', form: 'base' });

/** "Strap and sheet loads": among orders two words before several things are two verbs, where the first is one elsewhere. */
export function pairOfOrders(text: string): VerbPhrase | null {
  const [, verb = '', second = '', things = ''] = /^([a-z]{3,}) and ([a-z]{3,}) ([a-z]{3,}[^su\W]s)$/.exec(text) ?? [];
  // "Pipe and commission systems": the second is one surely, and the first may be.
  return (isVerbBase(verb) || (mayBeVerb(verb) && isVerbBase(second))) &&
    !/(?:ing|ed|ly|s|tion|ment|er|or)$/.test(second) &&
    !isOfWhat(things) &&
    !isMostlyNoun(verb)
    ? {
        heads: [
          { adverb: '', verb, particle: '', joiner: ' and ' },
          { adverb: '', verb: second, particle: '', joiner: '' },
        ],
        rest: things,
        inflects: true,
      }
    : null;
}

/** "Improving processes". */
export function doingOf(text: string): VerbPhrase | null {
  const [first = '', ...rest] = text.split(' ');
  const verb = baseOfIng(first);
  return verb === null || /^(?:and|or|of)$/.test(rest[0] ?? '')
    ? null
    : { heads: [{ adverb: '', verb, particle: '', joiner: '' }], rest: rest.join(' '), inflects: true };
}

/** "Share planning", "clear conditions" among orders. */
export const orderOf = (text: string): VerbPhrase | null => {
  const [verb = '', ...rest] = text.split(' ');
  if (/\W$/.test(verb) || beginsWithBody(text)) return null;
  const down = /^(?:up|out|off|down|away|in|back)$/.test(rest[0] ?? '') && rest.length > 1;
  return {
    heads: [{ adverb: '', verb, particle: down ? ` ${rest[0] ?? ''}` : '', joiner: '' }],
    rest: rest.slice(down ? 1 : 0).join(' '),
    inflects: true,
  };
};
