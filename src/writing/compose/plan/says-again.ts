/** Whether a sentence of a text says what another of it has said. */
import type { Tag } from '../frames/frame.ts';
import { findNumbers } from '../language/numbers.ts';
import { contentWords, sharedBy, stem } from '../language/words.ts';
import type { Candidate } from './pool.ts';

export const has = ({ tags }: Candidate, tag: Tag): boolean => tags.includes(tag);
const ownWords = new Set(['about', 'must', 'hook', 'proof', 'why', 'how']);

/** What a sentence tells of: tasks, or what is asked of the person. */
export function subjectOf({ factIds }: Candidate): 'work' | 'person' | null {
  if (factIds.some((fact) => /^(?:have|be|can|know):/.test(fact))) return 'person';
  return factIds.some((fact) => fact.startsWith('duty:')) ? 'work' : null;
}

/** What a sentence says, for comparing: its content words and its figures ("one" counts nothing: "one of us"). */
interface Said {
  words: ReadonlySet<string>;
  figures: ReadonlySet<number>;
  /** Whether it says that something isn't needed, or asks for one of two things. */
  denies: boolean;
  either: boolean;
}
/** "One more thing: ...", "What's more, ...": words of ours before what is said. */
const preface =
  /^(?:One more thing|Worth knowing(?: about us)?|Please note|A fact about [^:]{2,60}|One fact about us|One thing to know about the job|A note on the job): |^(?:What(?:['’]s| is) more|Here|With us|For this job|At [^,]{2,60}), |^(?:Please note|You should know) that /;
const denied = /\b(?:is|are|do|does)(?: not|n['’]t)\b/;
/** Each candidate is compared with hundreds of others. */
const known = new WeakMap<Candidate, Said>();
function saidBy(candidate: Candidate): Said {
  const before = known.get(candidate);
  if (before) return before;
  const bare = candidate.text.replace(preface, '');
  const said = {
    words: new Set(contentWords(bare)),
    figures: new Set(findNumbers(bare).map(({ value }) => value)),
    denies: denied.test(bare),
    either: / or /.test(bare),
  };
  known.set(candidate, said);
  return said;
}
/** The recruiter's own sentence says what another of the item has said: "a politically restricted post" and "the post is politically restricted". */
export function saysAgain(one: Candidate, other: Candidate): boolean {
  if (!ownWords.has(one.group) && !ownWords.has(other.group)) return false;
  const [left, right] = [saidBy(one), saidBy(other)];
  // "A driving licence isn't essential" beside "a licence or other means to travel": what will do instead is still asked for.
  if ((left.denies && right.either && !right.denies) || (right.denies && left.either && !left.denies)) return false;
  // What must be said, and has been said: "weekends are required" beside "weekend availability".
  // "A fixed-term contract for two years" beside "a two-year contract"; three years would be another thing.
  const figuresAgree =
    left.figures.size === 0 ||
    right.figures.size === 0 ||
    [...left.figures].some((figure) => right.figures.has(figure));
  if ((one.group === 'must') !== (other.group === 'must') && figuresAgree && within(left.words, right.words))
    return true;
  const least = Math.min(left.words.size, right.words.size);
  // "Your task is to investigate breaches of planning control" beside the duty of the job description.
  const about = one.group === 'about' ? other : other.group === 'about' ? one : null;
  if (about && subjectOf(about) === 'work') {
    const shared = sharedBy(left.words, right.words);
    if (shared > 2 && shared / least >= 0.5) return true;
    // "You inspect food businesses across the district" beside "inspect food premises".
    const verb = /^you(?:['’]ll| will)? ([a-z]+)\b/i.exec(about.text)?.[1];
    const work = about === one ? right : left;
    if (verb && shared > 1 && work.words.has(stem(verb.toLowerCase()))) return true;
  }
  // "Picking and packing, late shift" beside "picking, packing and forklift".
  const noted = has(one, 'note') ? other : has(other, 'note') ? one : null;
  if (noted && subjectOf(noted) === 'work') {
    const shared = sharedBy(left.words, right.words);
    if (shared > 1 && shared / least >= 0.5) return true;
  }
  if (least < 3) return false;
  // "You spend one day a week in college" beside the task "go to college one day a week".
  const must = one.group === 'must' ? other : other.group === 'must' ? one : null;
  if (
    must &&
    subjectOf(must) === 'work' &&
    sharedBy(left.words, right.words) > 2 &&
    sharedBy(left.words, right.words) / least >= 0.6
  )
    return true;
  // "11 of our 14 technicians started as apprentices" and "11 of 14 technicians were apprentices".
  const figures = sharedBy(left.figures, right.figures);
  const words = sharedBy(left.words, right.words) / least;
  // "Supervise two clerical officers" and "you will supervise two people".
  // The proposition and a pillar often promise the same: "two partners, not ten".
  const promises = /^hook$/.test(one.group)
    ? /^(?:why|how|about)$/.test(other.group)
    : /^hook$/.test(other.group) && /^(?:why|how|about)$/.test(one.group);
  if (promises && (words >= 0.5 || (figures > 0 && words >= 0.3))) return true;
  // "Profitable for 31 consecutive years" and "31 consecutive years of profit": a figure that hardly comes up by chance.
  const rare = [...left.figures].some((figure) => figure > 12 && !isYear(figure) && right.figures.has(figure));
  return figures > 1 || words >= 0.75 || (figures === 1 && words >= (rare ? 0.45 : 0.6));
}
const isYear = (figure: number): boolean => figure >= 1900 && figure <= 2100;
/** Words of a must that tell nothing of what it is about. */
const asking =
  /^(?:requir|need|contract$|availab|expect|essential|necessar|hold|provid|offer|includ|not$|know|plea$|check|desirab|optional|must|prefer|welcom|useful|help|advantag|plus$|post$|position$|rol$|vacanc)/;
const counted = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)$/;
/** Whether one of two says all that the other tells. */
function within(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  // "An 18-month cover" and "18 months of cover".
  const [left, right] = [one, other].map(
    (words) =>
      new Set(
        [...words]
          .filter((word) => !asking.test(word))
          .flatMap((word) => word.split('-').map(stem))
          // A number in words is a figure, which is compared by itself.
          .filter((word) => !counted.test(word)),
      ),
  );
  if (!left || !right || left.size === 0 || right.size === 0) return false;
  return [...left].every((word) => right.has(word)) || [...right].every((word) => left.has(word));
}
