/** Of two requirements that ask for the same, the one that says more. */
import {
  about,
  classOf,
  isMoreOf,
  isYears,
  knowsNames,
  numbersIn,
  spellsOut,
  timesIn,
  within,
} from './requirement-parts.ts';
import { asAccredited, atLevel, byScheme, sameDegree } from './same-degree.ts';
import { openTrade } from './same-register.ts';

/** Of two that ask for the same, the one to say; the first is the brief's. What only its brackets add is kept. */
export function fuller(first: string, second: string): string {
  // "A driving licence" and "a full UK driving licence", "know Trados Studio" and "know Trados Studio 2022 or later".
  if (isMoreOf(first, second)) return second;
  // "A Registered Nurse (Adult) with a current NMC pin".
  if (/^an? [a-z ]*[A-Z]/.test(first) && second.startsWith(`${first} with `) && second.split(' ').length <= 14)
    return second;
  // "Maths at grade 4" and "maths at grade 4 or above": a better one is as good.
  if (second.replace(/ or (?:above|higher|better|over)$/, '') === first) return second;
  // "Know Excel" and "advanced knowledge of Excel".
  if (
    knowsNames.test(first) &&
    /^(?:an? )?(?:advanced|intermediate|expert|strong|good|excellent|very good) /.test(second)
  )
    return second;
  // "Level 3 in childcare" and "a Level 3 early years qualification": the one that has its article.
  if (
    /^(?:a )?Level \d (?:qualification )?in /.test(first) &&
    /^an? Level \d .*\b(?:qualification|diploma|certificate|award)$/.test(second)
  )
    return second;
  // "QTS" and "Qualified Teacher Status".
  const letters = /^(?:an? )?([A-Z]{3,6})$/.exec(first)?.[1];
  if (letters && spellsOut(letters, second)) return second.includes(letters) ? second : `${second} (${letters})`;
  // "CIPD Level 5" and "CIPD Level 5 (or working towards)": on the way is enough.
  if (/^have .+ or are (?:working towards|studying for) it$/.test(second) && !/\bor\b/.test(first)) return second;
  const wider =
    atLevel(first, second) ??
    atLevel(second, first) ??
    asAccredited(first, second) ??
    openTrade(first, second) ??
    byScheme(first, second);
  if (wider !== null) return wider;
  // "ServSafe Manager" and "ServSafe Manager certification".
  if (
    classOf(first) === null &&
    classOf(second) === 'paper' &&
    within(about(first), about(second)) &&
    // "A Driver CPC and digital tachograph card": two papers, of which the second may be asked for by itself.
    !second.startsWith(`${first} and `) &&
    !/\(/.test(first)
  )
    return second;
  // "A degree in planning" and "a degree in planning or surveying, or equivalent experience": the wider door is open.
  const door = /\bor (?:an? )?(?:equivalent|similar|eligible|working towards|(?:the )?willingness to)\b/i;
  if (
    door.test(second) &&
    !door.test(first) &&
    !/\bor\b/.test(first) &&
    second.split(' ').length <= 18 &&
    (within(about(first), about(second)) || sameDegree(first, second))
  )
    return second;
  // "... or the ability to get one within a year": open whatever words name the paper itself.
  const getOne =
    /,? or (?:the )?(?:ability|willingness|willing|able|eligible|eligibility|commitment) to (?:get|gain|obtain|acquire|work towards|earn) (?:one|it|this)\b.*$/i.exec(
      second,
    )?.[0];
  if (getOne && !/\bor\b/.test(first)) return `${first}${getOne.replace(/^(?!,)/, ',')}`;
  // "Three years' experience": of what says more. "Ready to work nights": and weekends.
  if (isYears(first) && about(second).size > 0 && second.split(' ').length < 12) return second;
  const [early, late] = [timesIn(first), timesIn(second)];
  if (early.size > 0 && within(early, late) && second.split(' ').length > first.split(' ').length) return second;
  if (numbersIn(first).length > 0 || numbersIn(second).length === 0) return first;
  const aside = /\s\([^)]*\)$/.exec(first)?.[0] ?? '';
  if (!within(about(first), about(second)) || /\(/.test(second)) return first;
  return `${second}${aside}`;
}
