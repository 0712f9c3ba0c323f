/** Whom a house is happy to take: "happy with new grads", "open to career changers". Who may apply, and nothing that the reader has to be. */
import { rare } from '../../language/its-words.ts';

/** People by how they come to a job; "learners" and "juniors" may as well be whom one works with. */
const comers =
  '(?:(?:new|recent|fresh|newly[- ]qualified) )?(?:grads|graduates|returners|newcomers|beginners|part-timers|job[- ]?sharers|freshers|ECTs|NQTs|NQNs)|(?:school|college|service|care) leavers|(?:career|job) changers|new starters|newly[- ]qualifieds?|people (?:new|returning|coming|moving) [a-z ]{3,40}|anyone (?:new|returning) [a-z ]{3,40}';
const takes = rare(
  new RegExp(
    `^\\W*(?:we(?:['’]re| are) )?(?:(?:also|very|quite|always|more than|perfectly) )*(?:(?:happy|fine|ok(?:ay)?|glad|good) (?:with|to (?:take(?: on)?|have|hire|consider|train|see|hear from))|open to) ((?:${comers})(?: (?:and|or) (?:${comers}))?)(?: too| as well)?[.!]*$`,
    'i',
  ),
);

/** Who it is, in the words that were typed; null for a line that takes nobody. */
export const whomItTakes = (line: string): string | null => takes.exec(line)?.[1] ?? null;
