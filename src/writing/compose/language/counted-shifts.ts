/**
 * "3x12s", "4 x 10s": so many shifts of so many hours. They are days only where nobody works through the night: beside "7p-7a"
 * or "nights" they are nights, and where both are worked, or where twelve hours may be either, they are shifts.
 */
import { small } from './numbers.ts';

const counted =
  /\b([2-7])\s?[x×]\s?(8|9|10|12)(?:s\b|[ -]?(?:hours?|hrs?)\b(?! (?:waking|sleep|long|early|late|night|day)\b))(?: (days|nights|shifts))?/gi;
/** "7p-7a", "11 pm to 7 am": from the evening to the morning. */
const overNight =
  /(?<![\d.:])(?:[5-9]|1[01])(?:[:.]\d\d)? ?p\.?(?:m\b\.?)? ?(?:-|–|to|till|until) ?(?:[4-9]|10)(?:[:.]\d\d)? ?a\.?(?:m\b\.?)?(?![a-z])|(?<!\d )\bnights\b(?! (?:of|away|out|a year|per year)\b)|\bnight shifts?\b/i;
const overDay =
  /\b(?:days|earlies|mornings|day shifts?)\b(?! (?:a|per|each|every|off|holiday|leave)\b)|(?<![\d.:])[5-9](?:[:.]\d\d)? ?a\.?(?:m\b\.?)? ?(?:-|–|to|till|until) ?\d{1,2}(?:[:.]\d\d)? ?p/i;

/** What such shifts are called by the text that they stand in; `otherwise` where it tells nothing of the night. */
export function shiftWord(text: string, otherwise: string): string {
  if (!overNight.test(text)) return otherwise;
  return overDay.test(text) ? 'shifts' : 'nights';
}

/** "Three 12-hour nights, nights": what the count says already. */
const nightsAgain = /(\d-hour nights),? (?:on )?(?:permanent )?nights\b(?! (?:of|away|out)\b)/gi;
export const withNightsOnce = (text: string): string => text.replace(nightsAgain, '$1');

/** A text with such counts in words. */
export const withCountedShifts = (text: string): string =>
  text.replace(counted, (_, count: string, hours: string, named: string | undefined) => {
    const word = shiftWord(text, hours === '12' ? 'shifts' : 'days');
    return `${small[Number(count)] ?? count} ${hours}-hour ${named?.toLowerCase() === 'nights' ? 'nights' : word}`;
  });

/** "Q3rd weekend", "q2 weeks": every so many. */
const everySo = /(?<![\w-])q\.? ?([2-6])(?:nd|rd|th)? (weekend|wknd|week|month|Saturday|Sunday|Friday)s?\b/gi;
const ordinals = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth'];
export const withEverySo = (text: string): string =>
  text.replace(
    everySo,
    (_, count: string, unit: string) =>
      `every ${ordinals[Number(count)] ?? count} ${unit.replace(/^wknd$/i, 'weekend')}`,
  );
