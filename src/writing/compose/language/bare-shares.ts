/** Shares and numbers whose whole was named before them: "91% closed within twelve months" of so many reports, "six are still here". */
import { baseOfParticiple } from './verbs.ts';

const share =
  /^(?:(?:and|with|of which|about|over|nearly|almost|around|roughly|some|just|only|at least|more than|fewer than|less than) )*(?:\d[\d.,]*(?: ?%| per ?cent)|\d+ (?:in|out of) \d+|(?:[a-z]+) (?:in|out of) (?:two|three|four|five|six|seven|eight|nine|ten|every)(?: [a-z]+)?|half|most|(?:a|one|two|three|four) (?:third|quarter|fifth)s?|(?:two|three|four)-(?:third|quarter|fifth)s) (.+)$/i;
/** Deeds and states of those that the share is of. */
const does =
  /^(?:is|are|was|were|has|have|had|will|can|did|do|came?|went|go|got|get|stay|stayed|return|returned|pass|passed|rebook|renew|said|say|left|leave|made|make|won|paid|sold|sent|met|kept|found|built|told|read|done|within|in under|in less than|on time|by (?:the|\d)|first time|on the first)\b/i;

/** "We make 46 a year": of what, only the part before it says. */
const soMany =
  /^(?:and )?(?:we|they|you)(?:['’](?:ll|d|ve))? (?:(?:would|will|now|still|also|only) )*(?:[a-z]+|turn out) (?:about |over |some |around |nearly |only |up to )?\d[\d,.]* (?:an?|per|each|every|last|this|in) (?:year|week|month|day|season|shift|20\d\d|spring|summer|autumn|winter|20)\b/i;

/** "Six are still here", "38 stayed", "All nine passed": so many of those whom the part before names, and no noun of their own. */
const number =
  '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)';
const counted = new RegExp(
  `^(?:(?:and|all|only|just|nearly|almost|about|over|more than) )*(?:${number}|both)(?: of them)? (?:(?:now|still|since) )*(?:(?:are|were|have|had|stay|stayed|became|went|came|do|did)\\b|(?:qualified|passed|returned|left|trained|promoted|started|joined|moved|retired|finished|graduated)(?=[.!]?$| (?:in|on|as|at|to|with|here|last|this|since|after|before|within|for|from|first|early|on)\\b)|(?:passed|won|met|reached|gained|earned|found|kept|beat|missed|failed|received|achieved|completed|sold|used|chose|bought|needed)(?= (?!out\\b|away\\b|by\\b)[a-z]))(?! up\\b)`,
  'i',
);
/** Whether a sentence only counts those whom the one before it names. */
export const countsThem = (sentence: string): boolean => counted.test(sentence.trim());

/** Whether a piece begins with a share and goes on with what is done to it: of what, only the part before it says. */
export function isBareShare(piece: string): boolean {
  if (soMany.test(piece.trim()) || countsThem(piece)) return true;
  const rest = share.exec(piece.trim())?.[1];
  if (rest === undefined || /^of\b/i.test(rest)) return false;
  if (does.test(rest)) return true;
  const [first = '', second = ''] = rest.toLowerCase().split(/[\s,]+/);
  const verb = /ly$|^(?:now|then|again|never|always|still|also|all)$/.test(first) ? second : first;
  const after = (first === verb ? rest.split(/\s+/).slice(1) : rest.split(/\s+/).slice(2))[0] ?? '';
  // "91% reused packaging", "60% recycled steel": it describes the thing behind it.
  return (
    (/^[a-z-]{3,}ed$/.test(verb) || baseOfParticiple(verb) !== null) &&
    (after === '' ||
      /,$/.test(rest.split(/\s+/)[0] ?? '') ||
      /^(?:within|in|on|at|by|before|after|to|for|from|without|with|again|back|under|over|inside|and|or|the|through|online|first|last|this|that|each|every|as|against|home|early|late|since|until|during|up|out|off)$/i.test(
        after,
      ))
  );
}
