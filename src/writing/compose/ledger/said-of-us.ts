/** Evidence that is a sentence as it was typed: who said what of us or of so much of ours. */
import { lexiconTags } from '../language/lexicon.ts';

const judged =
  '(?:rated|scored|marked|graded|gave|ranked|voted|named|chose|picked|recommended|called|judged|found|placed|passed|praised|approved|trusted|told|reviewed|awarded|assessed|put|returned|renewed|sent back|kept|bought|booked|visited|used|borrowed|passed on)';
const some =
  '(?:(?:about |over |nearly |almost |more than )?(?:\\d[\\d,.]*%?|all|most|half|two|three|four|five|six|seven|eight|nine|ten)(?: (?:of|out of|in))?)';
// "App rated 4.7 in the App Store": where, and nothing of ours that somebody rated.
const said = new RegExp(
  `^(?:(?:The|Our|All|Both|Independent|Local|Most) )?((?:[\\w&’'-]+ ){0,3}?[\\w&’'-]+) ${judged} (?:us|our|(?!\\d[\\d.]* in the )${some} (?:our|us|the)) ?`,
);
/** "Ofsted rated behaviour Outstanding in 2024": what an inspector said of a part of ours. */
const inspected =
  /^(?:the )?(?:Ofsted|CQC|HIQA|Estyn|HMIE|ETI|KHDA|CIW|RQIA|Care Inspectorate|Education Scotland|ISI) (?:rated|judged|graded|found) (?:[a-z]+ ){1,4}(?:to be )?(?:Outstanding|Good|Excellent|Very Good|Requires Improvement)\b[^,;:]*$/;
/** "Customers rated 93% of our calls as good", "the auditors passed 41 of our 42 sites". */
export function saidOfUs(text: string): boolean {
  if (inspected.test(text)) return true;
  const who = said.exec(text)?.[1]?.split(' ').at(-1) ?? '';
  return (
    /^(?:[A-Za-z’'-]+[^\Wsu]s|[A-Z]\w+|people|children|staff)$/.test(who) &&
    !lexiconTags(who.toLowerCase()).includes('Adverb')
  );
}
