/**
 * "Readiness to travel worldwide, approx. 40%, trips of one to three weeks": how much of the time, and for how long at a time. As a
 * row with an "and" before its last part, the trips would hang on nothing.
 */
import type { PersonFact } from './person-shapes.ts';

const line =
  /^(?:you are |be )?(ready|readiness|willing|willingness|able|ability|prepared|happy|open)(?:(?: and| or|,) (?:able|willing|ready|ability))? to travel((?: (?!about\b|around\b)[A-Za-z-]+){0,4}?),? (?:\(?(?:approx(?:\.|imately)?|about|around|ca\.?|c\.|~|roughly) ?)?(up to |at least |over )?(\d{1,2})(?: ?(?:-|–|to) ?(\d{1,2}))? ?%\)?(?: of (?:the |your )?(?:working )?time)?(?:,? (?:(?:on |with |for )?((?:trips|stays|tours|visits|assignments) of .+)|((?:one|two|three|four|\d)(?: (?:to|or) (?:one|two|three|four|\d))? (?:days?|weeks?)(?: at a time| each)?)|(mostly|mainly|usually|largely|primarily) (?:in |to |within )?([A-Z][A-Za-z, ]+)))?$/i;
const states: readonly (readonly [RegExp, string])[] = [
  [/^read/i, 'ready'],
  [/^will/i, 'willing'],
  [/^ab/i, 'able'],
  [/^prep/i, 'prepared'],
];

/** Such a line; null for any other. */
export function readTravelShare(typed: string): Omit<PersonFact, 'desirable'> | null {
  const [
    whole,
    state = '',
    where = '',
    bound = '',
    least = '',
    most = '',
    trips = '',
    long = '',
    mostly = '',
    land = '',
  ] = line.exec(typed.trim().replace(/[.;]+$/, '')) ?? [];
  // A bare share says all that there is to say.
  if (whole === undefined || (trips === '' && long === '' && land === '')) return null;
  const is = states.find(([word]) => word.test(state))?.[1] ?? 'happy';
  const share = `${bound.toLowerCase() || (/approx|about|around|ca\b|ca\.|~|roughly/i.test(typed) ? 'about ' : '')}${least}${most ? ` to ${most}` : ''}%`;
  const behind = trips
    ? `, on ${trips}`
    : long
      ? `, for ${long.replace(/ each$/, '')}${/at a time$/.test(long) ? '' : ' at a time'}`
      : `, ${mostly.toLowerCase()} in ${land.replace(/^in /, '')}`;
  return { kind: 'be', text: `${is} to travel${where} for ${share} of the time${behind}`, sure: true };
}
