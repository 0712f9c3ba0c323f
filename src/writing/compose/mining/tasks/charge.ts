/** What somebody has charge of: a thing for which one is responsible, people whom one leads, a sum that one holds or works to. */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, nounLike } from '../../language/verbs.ts';

const othersKeep =
  /\bfor ((?:(?:full|overall|strict) )?(?:compliance with|adherence to|observance of|conformity with|conformance (?:with|to)) \S.*)$/i;

/** "You will be responsible for the stock budget": a thing of which somebody has charge, where no doing follows. */
export function withCharge(raw: string, cleared: string | null): string | null {
  if (
    cleared === null ||
    !/^\W*(?:you(?:['’]ll| will) |to )?(?:(?:be )?(?:fully |directly )?(?:responsible|accountable) for|(?:take|have|hold|assume) (?:overall |full )?(?:responsibility|accountability) for) [a-z]/i.test(
      raw,
    )
  )
    return cleared;
  // "Responsible for compliance with safety rules": that others keep them as well.
  const kept = othersKeep.exec(raw)?.[1];
  if (kept !== undefined) return `take responsibility for ${lowerFirst(kept.replace(/[.;]+$/, ''))}`;
  // "To be accountable for compliance": a field, where no doing and no noun that hides one follows.
  if (
    /^[a-z]+(?: (?:and|or) [a-z]+)?(?: (?:across|within|in|at|on) .+)?$/i.test(cleared) &&
    cleared.split(' ').length <= 8 &&
    !startsWithDeed(cleared)
  )
    return `take responsibility for ${lowerFirst(cleared)}`;
  return /^(?:the|an?|our|your|all) (?!(?:budget|caseload|portfolio|territory|fleet|turnover|team|crew) of\b)[a-z-]+ ?/i.test(
    cleared,
  ) &&
    !/^(?:the|an?|our|your|all) (?:[a-z]+ )?[a-z]+(?:ing|tion|ment) of\b/i.test(cleared) &&
    cleared.split(' ').length <= 9
    ? `take responsibility for ${lowerFirst(cleared)}`
    : cleared;
}

/** "Stock control", "cleaning": what gets a verb of its own. */
const startsWithDeed = (text: string): boolean =>
  // "Cash across all markets": a thing, where it is somebody's charge.
  !(
    nounLike.has(text.split(' ')[0]?.toLowerCase() ?? '') &&
    /^[a-z]+(?:$| (?:across|within|in|at|on|and)\b)/i.test(text)
  ) &&
  (parseVerbPhrase(lowerFirst(text)) !== null || baseOfIng(text.split(' ')[0] ?? '') !== null);

/** "Team of 18", "budget £90k", "£450k income target": people and sums, with the verb that goes with them. */
export function withHeld(typed: string): string {
  // "Handle team of 18 agents": who handles a team leads it.
  let text = typed.replace(
    /^handl(?:e|ing) (?:an? |the )?(?=(?:[a-z]+ )?team of (?:about |around |up to )?(?:\d|[a-z]))/i,
    'lead a ',
  );
  const sum =
    /^(?:an? )?(budget|caseload|portfolio|territory|fleet|turnover|team|crew|staff|p&l) of (?=[£€$₹]?(?:about |around |up to )?(?:[£€$₹]?\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty))/i.exec(
      text,
    );
  if (sum?.[1])
    text = `${/^(?:team|crew|staff)$/i.test(sum[1]) ? 'lead' : 'manage'} ${withArticle(lowerFirst(text).replace(/^an? /, ''))}`;
  // "Budget £90k", "caseload 25".
  const held = /^(budget|caseload|portfolio|territory|fleet|turnover|patch)(?: is)? (?=[£€$₹]?\d)/i.exec(text);
  if (held?.[1]) text = `manage a ${held[1].toLowerCase()} of ${text.slice(held[0].length)}`;
  // "£450k income target", "$900K quota": what one works to.
  if (
    /^(?:an? |the )?[£€$₹]\d[\d.,]*\s?(?:k|m|bn|million|thousand|lakh|crore|cr)? (?:[a-z]+ ){0,3}(?:target|quota|goal)$/i.test(
      text,
    )
  )
    text = `work to ${/^(?:an?|the) /i.test(text) ? text : withSum(text)}`;
  return text;
}

/** "A £450k target", "an $80k target". */
const withSum = (text: string): string => `${/^.(?:8|1[18](?!\d))/.test(text) ? 'an' : 'a'} ${text}`;
