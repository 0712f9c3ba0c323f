/** Lines of the job description that tell of several tasks, where some are known already: the others are said alone. */
import { joinList } from '../language/joined-phrases.ts';
import { missesArticle } from '../language/nouns.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';
import type { Mined } from '../mining/mined-facts.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import { isToldOfOthers } from '../mining/tasks/helped-deeds.ts';

/** Whom a word before them tells the kind of: "account executives", "staff nurses". */
const somebody =
  /^(?:executives|managers|nurses|engineers|officers|assistants|clerks|teams?|leads|leaders|partners|directors|handlers|analysts|technicians|operators|supervisors)$/;

/** "And record what was found", "and send on the same day": of what is done, only what stood before tells. */
const pointsBack =
  /\b(?:them|it|these|those|they|their|what (?:was|is|has|have|were))\b|^[a-z-]+ (?:on|in|at|by|with|within|before|after|to|from)\b/;

/** What every place of work has, so that nobody asks which: "open the shop". */
const ofThePlace =
  'team|shop|store|rota|roster|tills?|kitchen|bar|floor|budget|office|website|phones?|line|yard|garden|gardens|grounds|building|site|business|department|ward|books|diary|payroll|stock|stockroom|cellar|warehouse|van|fleet|reception|inbox|calendar|accounts|ledgers?|newsletter|switchboard|post|mail|database|intranet|premises|farm|herd|plant|workshop|school|home|clinic|practice|surgery|library|company|board|region|area|district|country|town|city|public|press|media|internet|system';
/** "And accompany the inspector", "and inform the patient's family", "and file the results": which one, the first half has told. */
const pointsAtThing = new RegExp(
  `^(?:[a-z]+ly )?[a-z-]+(?: (?:up|out|in|on|off|down|back|away|with|to|for|from|of|at)){0,2} (?:(?:both|all) )?(?:the|that|this|such) (?:(?:final|full|new|same|other|resulting|relevant|finished|necessary|remaining) )?(?:[a-z-]+['’]s? [a-z-]+|(?!(?:${ofThePlace})$)[a-z-]+)(?:$| (?:(?:to|with|on|in|for|by|at|into|as|within|after|before|afterwards|accordingly|immediately|promptly|daily|weekly)\\b))`,
);

/** "And take appropriate action", "and share key findings": on what and of what, the first half has told. */
const pointsAtCase =
  /^[a-z]+ (?:up on |up |on |back |through on )?(?:(?:the|any|all|and|or) )*(?:(?:appropriate|necessary|required|relevant|suitable|corrective|remedial|preventi(?:ve|tive)|follow-up|further|prompt|immediate|swift|proper|agreed|resulting|associated|subsequent|key|main|initial|final) (?:[a-z-]+ )?(?:actions?|measures|steps|advice|changes|follow-ups?|documentation|paperwork|response|recommendations|findings|results|outcomes?|conclusions|improvements|remedies|treatment)|findings|results|outcomes?|recommendations|conclusions|follow-up actions?|actions?|measures|(?:effectiveness|impact|success|progress|status|implementation|closure|completion|results?|outcomes?) of (?:(?:the|these|those|all|any|such) )?(?:(?:corrective|preventi(?:ve|tive)|agreed|remedial) )*(?:actions?|measures|changes|fixes|steps|findings|recommendations|results|improvements|interventions))(?:$| (?:to|with|on|in|for|by|at|into|as|within|where|when|if|accordingly|immediately|promptly)\b)/;
const pointsAnywhere = (order: string): boolean => pointsAtThing.test(order) || pointsAtCase.test(order);

/** The orders of a row such as "investigate complaints, gather evidence and prepare case files"; empty where one of them may be a thing. */
function ordersIn(text: string): string[] {
  const pieces = text.split(/,? and (?=[a-z]+ [a-z])|, /);
  const orders: string[] = [];
  for (const piece of pieces) {
    const [first = ''] = piece.split(' ');
    const last = orders.at(-1);
    if (isVerbBase(first) && !nounLike.has(first) && piece.includes(' ')) orders.push(piece);
    // "Complaints and alleged offences": still of the order before.
    else if (last !== undefined && text.includes(`${last} and ${piece}`))
      orders[orders.length - 1] = `${last} and ${piece}`;
    else return [];
  }
  return orders;
}

const object =
  /^(?:the|an?|all|any|our|your|their|its|each|every|both|new|it|them|up|out|off|down|away|with|for|to|on|in|at)$/i;
/** "Monitor the core and access network", "check map and test data": two kinds of one thing, and nobody accesses a network. */
const sharesNoun = (head: string, next: string): boolean =>
  !object.test(next) &&
  (missesArticle(next) ||
    (/ (?:the|our|your|all) [a-z-]+$/.test(head) && !/[^su\W]s$/.test(next)) ||
    /^(?:data|equipment|water|gear|traffic|software|hardware|storage|power|lighting|waste|stock)$/.test(next));

/** "Supervise the deli team and prepare the weekly roster", where the team is led already: the other task is said alone. */
export function withoutKnown(duty: Mined['duties'][number], known: (text: string) => boolean): Mined['duties'][number] {
  // "Help residents claim benefits and pay rent on time": it is they who pay.
  if (!duty.nouns && isToldOfOthers(duty.text)) return duty;
  const row = duty.nouns ? [] : ordersIn(duty.text);
  const fresh = row.filter((order) => !known(order));
  // "Investigate complaints, gather evidence and prepare case files", where complaints are investigated already.
  if (
    row.length > 2 &&
    fresh.length > 0 &&
    fresh.length < row.length &&
    fresh.every((order) => !pointsBack.test(order) && !pointsAnywhere(order))
  ) {
    const further = parseVerbPhrase(joinList(fresh));
    const text = further && realiseVerbPhrase(further, 'base');
    if (further && text) return { ...duty, phrase: further, text, raw: text };
  }
  // "Monitor health and treat lameness and mastitis": where the second verb begins. "Coach team leads and account executives" has none.
  const at =
    [...duty.text.matchAll(/ and (?=([a-z-]+) ([A-Za-z]+))/g)].find(
      ({ 1: verb = '', 2: next = '', index }) =>
        isVerbBase(verb) &&
        !(
          nounLike.has(verb) &&
          (somebody.test(next) ||
            sharesNoun(duty.text.slice(0, index), next) ||
            // "Write reports and discharge letters": letters of a discharge, and no second deed.
            (/^[a-z]+ [a-z]+s$/.test(duty.text.slice(0, index)) && /[^su\W]s$/.test(next)))
        ),
    )?.index ?? -1;
  const [head, tail] = [duty.text.slice(0, at), duty.text.slice(at + ' and '.length)];
  if (duty.nouns || at < 0 || / and |,/.test(head) || !/^\S+ \S+/.test(head)) return duty;
  const further = isVerbBase(tail.split(' ')[0] ?? '') && tail.split(' ').length > 2 ? parseVerbPhrase(tail) : null;
  // "Deliver the sampling and test purchasing programme": one programme of both.
  const shared =
    / the [a-z]+(?:ing|ion|ment|ance)$/.test(head) &&
    /^(?:[a-z]+ ){1,3}(?:programmes?|programs?|plans?|process(?:es)?|systems?|polic(?:y|ies)|schedules?|strateg(?:y|ies)|services?|budgets?|functions?|projects?)\b/.test(
      tail,
    );
  if (!further?.rest || shared || pointsBack.test(tail) || known(head) === known(tail)) return duty;
  if (pointsAnywhere(tail) && known(head)) return duty;
  const left = readDuty(known(head) ? tail : head);
  return left && !left.nouns ? { ...duty, ...left, raw: left.text } : duty;
}
