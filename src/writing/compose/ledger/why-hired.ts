/**
 * "We are hiring an administrator for our team because two schemes are moving to us": why the house hires is said of the house.
 * Behind the post alone it would be the reason why somebody works there.
 */
import { rare } from '../language/its-words.ts';

const reason = rare(
  /\b(we(?:['’]re| are) (?:now |currently )?(hiring|recruiting|looking for|seeking|searching for)) ((?:an?|another|two|three|our next|one more) [^.;:!?\n]{4,140}?),? (?:because|since|as(?= (?:we|our)\b)) ((?:we|our|two|three|the|an?|more|one|demand|business)\b[^.;!?\n]{6,140})/gi,
);

/** The text with the reason in a sentence of its own. */
export const withReasonApart = (text: string): string =>
  text.replace(reason, (whole, opening: string, verb: string, post: string, why: string) => {
    // "A driver who stays because the work is good": said of the driver.
    if (/ (?:who|that|which|whose) /.test(post)) return whole;
    const deed = /^hiring|^recruiting/i.test(verb) ? verb.toLowerCase() : 'hiring';
    return `${opening} ${post}. We are ${deed} because ${why}`;
  });
