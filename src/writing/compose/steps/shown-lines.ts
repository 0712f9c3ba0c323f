/** How much a line is one that a recruiter was shown before, and which may come again all the same. */

import { coverage, similarity } from '../language/words.ts';
import type { Candidate } from '../plan/pool.ts';
import { withoutYear } from './bare-lines.ts';
import { type LinePlan, PROMISED, WITH_TASK } from './line.ts';
import { HOW } from './promise-lines.ts';
import { type Likeness, sameWords, standsIn } from './same-lines.ts';

/** "A value of Kestrel: “Do it right”", "“Do it right” is what Kestrel stands for": the name that is announced; null in any other line. */
const onlyNamed = (text: string): string | null => {
  const [quoted, name = ''] = /“([^”]+)”/.exec(text) ?? [];
  return quoted !== undefined && /\b(?:values?|promises?|stands for|pillars?)\b/i.test(text.replace(quoted, ' '))
    ? name.toLowerCase()
    : null;
};

/** What the recruiter orders to be said; an order to the reader ("Join us") is a kind of headline. */
export const isMust = ({ group }: Candidate): boolean => /^imperative\d/.test(group);

/** What somebody may do, what is taken and what is not needed: said once it is said. */
const isOffered =
  /^(?:you (?:can|may|are welcome)|we (?:accept|welcome|consider)|applications (?:in|from|by|with) [^.]* (?:are|is) (?:welcome|fine|accepted|possible))\b|^(?!.*\d{5}|.*@)(?:an? )?(?:quick|short|simple|easy|fast) application\b/i;

/** Where somebody can be reached. */
const reach = /@|\d{5}|\d{3} \d{3}|\bwww\.|https?:/;

/** What a batch owes, whatever was shown. */
interface Owed {
  /** The pillars and values at 100%. */
  full: readonly string[];
  /** When applications close, as calls say it; empty where no call must. */
  closes: string;
  owed: (line: Candidate) => boolean;
}

/** Lines held against those that were shown. */
export function heldAgainstShown(
  pool: readonly Candidate[],
  plan: LinePlan,
  { mirrors }: Pick<Likeness, 'mirrors'>,
  { full, closes, owed }: Owed,
): {
  announcedAgain: (line: Candidate) => boolean;
  likeShown: (line: Candidate, other: string) => number;
} {
  const last = new Set(plan.shown.slice(-plan.count));
  const saysClosing = ({ text }: Candidate): boolean => closes !== '' && text.includes(closes);
  // Whether a pillar at 100% has a line that is no shown one turned round.
  const namedOtherwise = (line: Candidate): boolean =>
    full.some(
      (fact) =>
        line.factIds.includes(fact) &&
        pool.some((one) => one.factIds.includes(fact) && !plan.shown.some((other) => mirrors(one.text, other))),
    );
  const announced = new Set(plan.shown.map(onlyNamed));
  const announcedAgain = (line: Candidate): boolean => {
    const name = onlyNamed(line.text);
    return (
      name !== null &&
      announced.has(name) &&
      pool.some(
        (one) =>
          onlyNamed(one.text) === null &&
          one.factIds.some((fact) => /^(?:value|pillar):/.test(fact) && line.factIds.includes(fact)) &&
          !plan.shown.some((other) => mirrors(one.text, other)),
      )
    );
  };
  // Whom to call and what to send; when interviews are is a fact like others.
  const isOrdered = ({ group }: Candidate): boolean => {
    const said = plan.imperatives[Number(/^imperative(\d+)/.exec(group)?.[1] ?? Number.NaN)];
    return (
      said !== undefined &&
      // "You can visit the home before you apply", "applications in English are welcome", "CV only": offered or told, and no order.
      !isOffered.test(said.statement.text) &&
      (/^(?:verb|np|loose)$/.test(said.statement.kind) ||
        /^for [^:]{4,40}?,? (?:call|ring|phone)|(?<!\b(?:an?|the|our|one|by|short|quick|brief|first|video|phone|telephone|teams|zoom|screening|introductory|on|every|each|no) )\b(?:call|ring|phone|e-?mail|text|contact|apply|applications?)\b|@|\d{5}|\d{3} \d{3}/i.test(
          said.statement.text,
        ))
    );
  };
  const typedOrder = ({ group }: Candidate): boolean =>
    !/^(?:brief|welcome|jobDescription)/.test(
      plan.imperatives[Number(/^imperative(\d+)/.exec(group)?.[1] ?? Number.NaN)]?.id ?? '',
    );
  // How much a line counts as one that was shown: what must be said may be said in other words, and whom to call again.
  const likeShown = (line: Candidate, other: string): number => {
    const same = withoutYear(line.text.toLowerCase()) === withoutYear(other.toLowerCase());
    const must = isMust(line);
    if (same) return 0.9;
    // "“A mentor each”: change brakes" for "Apprentice: a mentor each": the task is what is new.
    const name = line.group === WITH_TASK ? /“([^”]+)”/.exec(line.text)?.[1] : undefined;
    if (name !== undefined && line.frameId === HOW) return /” (?:is how|comes with)|^How /.test(other) ? 0.9 : 0.5;
    if (name !== undefined)
      return coverage(name, other) >= 0.8 && !mirrors(line.text, other)
        ? Math.min(0.55, similarity(line.text, other))
        : 0.9;
    const mirrored = mirrors(line.text, other);
    // A headline that must say something has said it, and is told so: with another lead it would be the line of before again.
    if (must && !isOrdered(line) && sameWords(line.text, other)) return 0.9;
    if (must && mirrored && (plan.kind === 'headline' || !isOrdered(line))) return 0.9;
    // An order that was given is said; only an address, a number and what the step brief asks of readers are in each batch.
    if (
      must &&
      typedOrder(line) &&
      !reach.test(line.text) &&
      (sameWords(line.text, other) || standsIn(line.text, other))
    )
      return 0.9;
    // Whom to call is in each batch: of all the ways to put an order in the one that is least like those before.
    if (must) return mirrored || sameWords(line.text, other) ? 0.6 : Math.min(0.55, similarity(line.text, other));
    if (saysClosing(line))
      return plan.kind === 'call' && [...last].some((one) => closes !== '' && one.includes(closes)) ? 0.9 : 0.3;
    // ... unless other words would name it.
    if (mirrors(line.text, other) && namedOtherwise(line)) return 0.9;
    // A pillar at 100% is named in each batch, in words that are no line of the last one turned round.
    if (!owed(line) || line.group !== PROMISED || (mirrored && last.has(other))) return 0.9;
    return sameWords(line.text, other) ? 0.9 : Math.min(0.55, 0.3 + similarity(line.text, other) / 3);
  };
  return { announcedAgain, likeShown };
}
