/**
 * Lines in small letters that begin a requirement of their own, however the line above them begins: "an instrument is
 * desirable" and "warm and outgoing with good English" below "Must be vetted before starting".
 */
import { endsOpen } from '../../language/ending.ts';
import { adjectives, trailingCue } from '../requirements/cues.ts';

/** "An instrument or singing voice is desirable": the thing, and how much it is asked, in a sentence of its own. */
const ownSentence = /^(?:an?|the|some|any|good|own) [^.;:]+ (?:is|are|would be|will be) [a-z ]+[.!]?$/;
/** "Warm and outgoing", "calm, patient and kind": how somebody is, by more than one word. */
const twoWays = /^([a-z-]+)(?: and |, )([a-z-]+)\b/;
/** What the line above asks for, and is over. */
const asks =
  /^(?:(?:you|candidates?|applicants?|the (?:post ?holder|person)) )?(?:must|should|will need to|need to|have to)\b/i;
/** What still wants to be told how somebody or something is. */
const wantsHow =
  /\b(?:be|is|are|was|stays?|staying|remains?|remaining|keeps?|keeping|feels?|seems?|very|highly|always|both|more|most|someone|somebody|person|people|team|environment|manner|atmosphere)$/i;

/** Whether such a line is none that goes on with the one above it. */
export function asksAnew(above: string, line: string): boolean {
  if (endsOpen(above) || /[,&/–-]$/.test(above) || wantsHow.test(above)) return false;
  if (ownSentence.test(line) && trailingCue.test(line)) return true;
  const [, one = '', other = ''] = twoWays.exec(line) ?? [];
  return asks.test(above) && one !== '' && adjectives.test(one) && adjectives.test(other);
}
