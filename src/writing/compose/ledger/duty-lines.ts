/** How the field of a brief's tasks is parted and compared with what is said of it. */
import { joinList } from '../language/joined-phrases.ts';
import { baseOfIng, baseOfThird, isVerbBase, mayBeVerb, nounLike } from '../language/verbs.ts';
import { clearDuty } from '../mining/tasks/duty-line.ts';
import { isNoTask } from '../mining/tasks/form-wording.ts';
import { withoutOpener } from '../mining/tasks/openers.ts';
import { cleanText } from './clean.ts';

/** "Cash up", "lock up": a verb with its small word. */
export const closingTime = /^(?:cash|lock|open|close|tidy|clean|wash|sweep|clear|set|pack) (?:up|down|away|out)$/i;

/** "Opening up", "cashing up": the same, by its doing. */
export const asOrderAtClose = (part: string): string =>
  part.replace(
    /^(opening|locking|cashing|cleaning|closing|tidying|clearing|setting) (up|down|away)$/i,
    (_, doing: string, how: string) => `${baseOfIng(doing.toLowerCase()) ?? doing} ${how.toLowerCase()}`,
  );

/** "Hoover", "mop": a verb of work that is no more often a noun. */
export const isOnlyVerb = (word: string): boolean => isVerbBase(word) && !nounLike.has(word.toLowerCase());

/** Whether a line that gave no task is one all the same: it begins with what may be a verb, and no form or rule stops it. */
export function isLostTask(part: string): boolean {
  const words = part.split(' ');
  const [first = ''] = words.map((word) => word.toLowerCase());
  return (
    words.length > 2 &&
    words.length < 13 &&
    !/^(?:report(?:s|ing)?|able|must|be|have|has|need|work|live|hold) /i.test(part) &&
    clearDuty(part) !== null &&
    (isVerbBase(first) ||
      mayBeVerb(first) ||
      baseOfIng(first) !== null ||
      baseOfThird(first) !== null ||
      /^(?:up|out|in|on|down|off)$/.test(words[1] ?? ''))
  );
}

/** The line as its task was typed: "To keep records & files" and "keeping records and files" stand as they are said. */
export function asTyped(raw: string, said: string): string {
  const line = withoutOpener(raw)
    .replace(/ & /g, ' and ')
    // By whom it is asked is no part of the task.
    .replace(
      /,? (?:as|when|where|if) (?:and when )?(?:required|requested|directed|needed|instructed|necessary)(?: by (?!law\b)[^,;]+)?[.;]?$/i,
      (end) => (/ (?:when|where|if) (?:required|needed|necessary)$/.test(said) ? end : ''),
    );
  const [first = ''] = line.split(' ');
  const [verb = ''] = said.split(' ');
  const turned = first.toLowerCase() !== verb && (baseOfIng(first) === verb || baseOfThird(first) === verb);
  return turned ? `${verb}${line.slice(first.length)}` : line;
}

/** Words that may be orders and name a field as often: "cash", "stock". */
export const fields =
  /^(?:cash|stock|bar|till|floor|stage|board|mark|water|machine|volunteer|staff|nurse|network|market|post|mail|phone|access|support|work|cover|care|admin|project|finance|process|contract|cost|place|point|time|budget|campaign|plant|display|wire|surface|yard)$/;

/** "Quote, close": in a list of orders, words that are each a verb and nothing else are said together. */
export function joinVerbs(parts: readonly string[], joined: Set<string> | null): string[] {
  if (!joined) return [...parts];
  const out: string[] = [];
  const isBare = (part: string | undefined): boolean =>
    part !== undefined && /^[a-z]{3,}\.?$/i.test(part) && isVerbBase(part.replace(/\.$/, ''));
  for (let at = 0; at < parts.length; at += 1) {
    let end = at;
    while (isBare(parts[end]) && isBare(parts[end + 1]) && end - at < 4) end += 1;
    // "Stock, cash": fields, unless most of their neighbours are verbs.
    const few = parts.slice(at, end + 1).filter((word) => fields.test(word.toLowerCase()));
    if (few.length * 2 >= end - at + 1) end = at;
    const row = parts.slice(at, end + 1);
    const text =
      row.length > 1 ? joinList(row.map((word) => word.toLowerCase().replace(/\.$/, ''))) : (parts[at] ?? '');
    if (row.length > 1) joined.add(text);
    out.push(text);
    at = end;
  }
  return out;
}

/** Tags that end a line: of what a page holds, "TBC" in its last line leaves the others decided. */
const lineTag = /<br\s*\/?>|<\/?(?:p|li|div|ul|ol)\b[^>]*>/gi;

/** What is marked as undecided goes before cleaning takes its mark away: "TBC - generator testing??". */
export const withoutUndecided = (typed: string | null | undefined): string | null | undefined =>
  typeof typed === 'string' && /\bTB[ACD]\b|\?\s*\?|to be (?:confirmed|decided|agreed)/i.test(typed)
    ? typed
        .replace(lineTag, '\n')
        .split(/([,;\n]|\.(?=\s))/)
        .filter((part, index) => index % 2 === 1 || !isNoTask(part))
        .join('')
    : typed;

/** A field of a list, cleaned: of a line that cleaning would drop as a whole the parts that nothing is wrong with stay. */
export function cleanList(raw: string | null | undefined): string {
  // "Triage alerts | hunt in EDR | write playbooks": bars part a list as semicolons do.
  const typed = raw?.includes(' | ') ? raw.replace(/ +\| +/g, '; ') : raw;
  const whole = cleanText(typed);
  if (typeof typed !== 'string' || whole.injected) return whole.text;
  return typed
    .split('\n')
    .map((line) => {
      const { text } = cleanText(line);
      if (text !== '' || !/[,;]/.test(line)) return text;
      const parts = line
        .split(/\s*([,;])\s*/)
        .filter((part, index, all) => index % 2 === 1 || cleanText(part).text !== '' || all.length === 1);
      const kept = parts.filter((part) => !/^[,;]$/.test(part)).map((part) => cleanText(part).text);
      return kept.join(line.includes(';') ? '; ' : ', ');
    })
    .join('\n');
}
