/** What a record says of a time that is over: it was so then, and what somebody did to something is a sentence already. */
import { timeThatIsOver as over } from '../../language/past-deeds.ts';
import { bareOf } from './parts.ts';

/** "We score 9.1 on reviews last year", "we are rated Good at our last inspection": it was so. */
export const asItWasThen = (sentence: string): string =>
  over.test(sentence) && !/\bsince\b/.test(sentence)
    ? sentence
        .replace(/^We score (?=\d)/, 'We scored ')
        .replace(/^We have (?=\d[\d,.]* )(?=.* in (?:Q[1-4] |[A-Z][a-z]+ )?(?:19|20)\d\d$)/, 'We had ')
        .replace(/^We(?: are|['’]re| have been) (?=(?:rated|graded|ranked|judged|marked|scored|placed) )/, 'We were ')
    : sentence;

/** "Rated Outstanding by the VCI at our 2024 inspection": of us, then. */
export function foundThen(text: string): string | null {
  const bare = bareOf(text);
  const [, verb = '', rest = ''] = /^(Rated|Graded|Ranked|Judged|Placed|Marked) ([A-Z\d][^;:]*)$/.exec(bare) ?? [];
  return verb !== '' && over.test(rest) ? `We were ${verb.toLowerCase()} ${rest}` : null;
}

/** "Garden Centre Association award for best plant area in the East, 2025": it was won then. */
export function wonThen(text: string): string | null {
  const [, prize = '', what = '', years = ''] =
    /^(?:the |an? )?([A-Z][\w&'’-]*(?: (?:[A-Z][\w&'’-]*|of|the|for|in|and|&))*? (?:[Aa]ward|[Pp]rize|[Mm]edal|[Tt]rophy))((?: (?:for|as|in) [^,;:()]+)?)(?:,| \() ?(?:in )?((?:19|20)\d\d(?:,? (?:and|&) (?:19|20)\d\d)?)\)?$/.exec(
      bareOf(text),
    ) ?? [];
  return prize === '' ? null : `We won the ${prize}${what} in ${years.replace(/,? (?:and|&) /, ' and ')}`;
}
