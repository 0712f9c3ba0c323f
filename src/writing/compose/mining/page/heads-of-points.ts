/**
 * Heads that are the first words of each point below them: "Knowledge of" above "- Public budgeting and purchasing", "Ability
 * to" above "- Lead change". Without them a topic looks like work that somebody has done, and a deed like a task.
 */
import { lowerFirst } from '../../language/first-capitals.ts';
import { baseOfIng, isVerbBase, nounLike } from '../../language/verbs.ts';
import { headingOf } from './headings.ts';
import { bulletMark, isBullet } from './line-starts.ts';

const how =
  '(?:(?:an? )?(?:good|strong|sound|basic|working|thorough|excellent|proven|some|general|detailed|demonstrable|relevant|broad|practical) )?';
const leads = new RegExp(
  `^(${how}(?:knowledge|understanding|awareness|experience|familiarity|ability|able|proficiency|competence|willingness)(?: and (?:knowledge|understanding|awareness|experience))? (?:of|in|with|to))(?: the following)?\\s?[:–—-]?$`,
  'i',
);
/** A head of one word, whose points may be of another kind as well: papers, years, tongues. */
const bare = /^(?:required |essential |desirable |job |professional |technical )?knowledge\s?:?$/i;
/** What brings its own head, or is nothing that one knows. */
const ownHead =
  /^(?:(?:an?|good|strong|sound|basic|working|thorough|excellent|proven|some|general|detailed|demonstrable|relevant|broad|practical|in-depth|clear|full|up-to-date) )*(?:knowledge|understanding|awareness|experienced?|familiar\w*|abilit(?:y|ies)|able|proficien\w+|competen\w+|skill(?:s|ed)?|willing\w*|know(?:s|ing)?|understands?|must|can|you|candidates?)\b/i;
const ofOtherKind =
  /\d|\b(?:degree|licen[cs]e|certificat\w+|diploma|gcses?|nvq|years?|qualif\w+|training|member\w*|regist\w+|drivers?|fluent|skills?|card|ticket|desirable|preferred|essential|required|experience|level|spoken|written)\b|[:;]/i;

/** Whether a point may stand behind such a head: a deed behind "to", a thing or a doing behind any other. */
function fits(point: string, head: string): boolean {
  const first = (point.split(/[ ,]/)[0] ?? '').toLowerCase();
  if (ownHead.test(point)) return false;
  if (/ to$/i.test(head)) return isVerbBase(first);
  return baseOfIng(first) !== null || !isVerbBase(first) || nounLike.has(first);
}

/** The lines with such a head before each of its points, and no more above them. */
export function withHeadsOnPoints(raw: readonly string[]): string[] {
  const lines: string[] = [];
  /** The head that stands over the next points. */
  let head = '';
  let alone = false;
  let under: string | null = null;
  for (const [at, line] of raw.entries()) {
    const typed = line.trim();
    if (isBullet(line)) {
      const mark = bulletMark.exec(line)?.[0] ?? '';
      const point = line.slice(mark.length).trim();
      const takes = head !== '' && fits(point, head) && !(alone && ofOtherKind.test(point));
      lines.push(takes ? `${mark}${head} ${lowerFirst(point)}` : line);
      continue;
    }
    // An empty line, or one that goes on with the point above it, ends nothing.
    if (typed === '' || (head !== '' && /^[a-z]/.test(typed))) {
      lines.push(line);
      continue;
    }
    const section = headingOf(typed, false);
    const next = raw.slice(at + 1).find((one) => one.trim() !== '');
    const over = next !== undefined && isBullet(next) ? leads.exec(typed)?.[1] : undefined;
    alone = over === undefined && bare.test(typed);
    head = over ?? (alone ? 'Knowledge of' : '');
    if (over === undefined) {
      under = section ?? under;
      lines.push(line);
    } else if (under !== 'person' && under !== 'desirable') {
      // Below wishes it is one of them.
      lines.push('Requirements:');
      under = 'person';
    }
  }
  return lines;
}
