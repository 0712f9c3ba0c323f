/** Which tasks may share a bullet: of like weight, and belonging together. */
import { countWords } from '../language/words.ts';
import { isChore } from '../plan/chore.ts';

/** As many words a task may have beside another. */
const short = 5;

/** People are led, trained and looked after: a task of its own weight beside work on things. */
const ofPeople =
  /^(?:(?:help (?:to )?)?(?:train|mentor|coach|lead|supervise|manage|recruit|hire|induct|line-manage|appraise|develop|oversee|brief|teach|onboard|look after)) (?:(?:the|an?|our|your|new|all|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|junior|seasonal|about|some)\b[\w -]* ?)?(?:team|crew|staff|starters|people|colleagues|apprentices?|trainees?|juniors?|graduates?|volunteers|[a-z]+(?:ers?|ors?|ists?|ants?|ians?))\b/;
/** When, how often and on what terms: said of its own task only. */
const onTerms =
  /\b(?:every|each|once|twice|daily|weekly|monthly|when|if|while|until|before|after|during|in (?:the )?(?:spring|summer|autumn|fall|winter|mornings?|evenings?|season)|from (?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:at|in|over) (?:peak|night|weekends?|busy)|at \d)\b/;

/**
 * "Triage bugs with devs and write release notes" are two of a kind. "Mentor one junior tester and run load tests before
 * peak season", "identify solvent recovery opportunities and scale up from the kilo lab to the plant" are none: each has
 * a bullet of its own.
 */
export const goTogether = (one: string, other: string): boolean =>
  [one, other].every((task) => countWords(task) <= short && !onTerms.test(task)) &&
  // "Support the branch's community events and open accounts": the long one has a bullet of its own.
  Math.abs(countWords(one) - countWords(other)) < 3 &&
  /['’]s /.test(one) === /['’]s /.test(other) &&
  ofPeople.test(one) === ofPeople.test(other) &&
  isChore(one) === isChore(other);
