/** Whether words say who does what, where the verb has the form of a noun: "managers set their own budgets", "pay follows the national rates". */
import { rare } from './its-words.ts';
import { baseOfThird, isVerbBase } from './verbs.ts';

/** Who does it, as far as a plural tells: "officers", "half of our managers", "engineers and fitters", "farmers using our advice". */
const severalOnes =
  '^(?:(?:(?:nearly |over |about |almost |more than )?(?:half|most|all|some|many|both|two|three|four|five|six|seven|eight|nine|ten|\\d[\\d,.]*%?)) (?:in [a-z]+ )?(?:of )?)?(?:(?:our|the|these) )?(?:(?:last )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+) )?(?:[a-z-]+ ){0,3}?(?:[a-z]{3,}[^su\\W]s|people|children|women|men)(?: and (?:[a-z]+ )?(?:[a-z]{3,}[^su\\W]s|staff|people|children))?(?: (?:using|with|in|at|from|on) (?:our|the|an?|your) [a-z-]+)? (?:(?:all|both|also|always|never|still|often|usually|then|now) )?';
/** "Managers set their own budgets", "pharmacists spend an hour": a verb in its plain form, and what it is done to. */
const theyDoTo = new RegExp(
  `${severalOnes}([a-z]+) (?:their|the|an?|our|your|what|it|them|us|you|each other|every|all|how|whatever|no|someone|somebody|others|people|\\d+|two|three|four|five|six|ten|and [a-z]+ (?:what|the|their|our|a|an|it|them)) ?\\b`,
  'i',
);
/** "Our orders leave on time", "half of our managers started on the shop floor": what they do, and where or when. */
const theyGo = rare(
  new RegExp(
    `${severalOnes}(?:leave|sleep|start|begin|stay|work|live|come|go|grow|finish|travel|move|meet|eat|rotate|started|began|came|went|grew|left|joined|stayed|returned|moved|trained|qualified|rose|fell) (?:well|home|here|together|as|in|on|at|from|with|to|up|out|through|by|early|late|first|every|each|for)\\b`,
    'i',
  ),
);
/** "Farmers using our advice cut water use by 22%". */
const theyCut = rare(
  new RegExp(
    `${severalOnes}(?:cut|cuts|raised|reduced|lowered|doubled|halved) (?:[a-z]+ ){1,4}(?:by|to|from) \\d`,
    'i',
  ),
);
/** "Pay follows the national rates", "bad news travels first": what there is only much of, and what it does. */
const massDoes =
  /^(?:(?:bad|good|all|our|your|the) )?(?:pay|work|training|study|travel|parking|lunch|time|overtime|care|bread|food|safety|quality|news|experience|money|profit|surplus|supervision|advice|learning) ([a-z]+s) (?:the|an?|our|your|first|with|at|in|on|from|up|out|every|each|before|fast|by)\b/i;
/** "One agent sees a load through": one, and what it does to something that has its article. */
const oneActs =
  /^one (?:[a-z-]+ )?[a-z]{2,}[^s\s] ([a-z]+s) (?:the|our|an?|any|your|every|each|all|us|you|it|them|with|through)\b/i;

/** "Flexitime means that most people finish at four": what a thing comes to. */
const means =
  /^(?:[A-Za-z-]+ ){1,4}(?:means|shows|proves|ensures) (?:that )?(?:you|we|they|most|nobody|no one|everyone|everybody|all|our|your|the|each|every) [a-z]/i;

/** "For our export team in Kiel we are looking for an engineer": for whom, and then who does it. */
const forWhom =
  /^(?:for|in|at|within) (?:our|the) (?:[A-Za-z-]+ ){1,7}?(?:we|you)(?:['’](?:re|ll)| are| will| have| can) [a-z]/i;

/** "Present manager retires in spring": who is there now, and what they do. */
const presently =
  /^(?:the )?(?:present|current|existing|outgoing|previous|last) (?:[a-z]+ )?[a-z]+ (?:retires|leaves|moves|goes|left|retired|moved|is (?:retiring|leaving|moving))\b/i;
/** "Flexi-time applies". */
const applies = /^[A-Za-z-]+(?: [a-z]+)? applies\b/;

/** Whether some people or things that are named by a plural, or one, or much of something, do what the words say. */
export function doersDo(text: string): boolean {
  const acts = theyDoTo.exec(text)?.[1]?.toLowerCase() ?? '';
  if (acts !== '' && isVerbBase(acts) && !isVerbBase((text.split(' ')[0] ?? '').toLowerCase())) return true;
  if (
    theyGo.test(text) ||
    theyCut.test(text) ||
    means.test(text) ||
    forWhom.test(text) ||
    presently.test(text) ||
    applies.test(text)
  )
    return true;
  const third = (massDoes.exec(text) ?? oneActs.exec(text))?.[1]?.toLowerCase() ?? '';
  return third !== '' && baseOfThird(third) !== null;
}
