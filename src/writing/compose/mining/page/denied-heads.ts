/** Heads that deny all that stands under them, in a brief and on a paper: "What will they not do?", "Out of scope", "You will not:". */

const subject = '(?:they|you|we|he|she|the (?:person|post ?holder|job ?holder|role|job|post))';
const deed = '(?:do|have|need|handle|be (?:doing|asked|expected|responsible)|cover|include|involve|mean)';
/** A question is one with whatever words it asks. */
export const deniedHeads = [
  `what (?:will|do|does|would|should)(?: ${subject})? (?:not|never) ${deed}[^?.:;\\n]{0,30}`,
  `what (?:won['’]t|don['’]t|doesn['’]t|shouldn['’]t) ${subject} ${deed}[^?.:;\\n]{0,30}`,
  `what ${subject}(?: will| do| does| would)? (?:not|never|won['’]t|don['’]t|doesn['’]t) ${deed}[^?.:;\\n]{0,30}`,
  `what(?:['’]s| is) (?:not|never) (?:(?:in|part of|included in|covered by) )?(?:it|(?:the|this) (?:role|job|post))`,
  `what (?:it|this|(?:the|this) (?:role|job|post)) is(?: not|n['’]t)`,
  `${subject} (?:will not|won['’]t|do not|don['’]t|will never)(?: ${deed})?`,
  `(?:not (?:in|part of|included in|covered by|within) (?:this|the|your) (?:role|job|post|remit|scope)|not (?:included|covered|in scope)|out(?:side)? of scope|out of (?:the )?remit|outside (?:the |your )?(?:role|remit|scope)|(?:scope )?exclusions|excluded|(?:the )?don['’]?ts)`,
].join('|');

const whole = new RegExp(`^(?:${deniedHeads})$`, 'i');
/** Whether a line, without its mark, is such a head. */
export const isDeniedHead = (bare: string): boolean => whole.test(bare);
