/** Whom somebody leads, once: the brief's own words and names before the count of a form. */
import type { Mined } from '../mining/mined-facts.ts';

/** What a form's "Direct reports: 4" became. */
const counted = /^manage (?:one person|\S+ people)$/i;
/** The row of a form that names them. */
const named = /^manage (?=.*(?:[A-Z][a-z]+|\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b))(.+)$/;
/** "Lead four area managers", "supervise nine social care workers": several of somebody behind a leading. */
const leads =
  /\b(?:lead|manag|supervis|head(?: up)?|overse|coach|direct|line[- ]manag|responsible for)(?:e|s|es|ing|ed)? (?:(?:an?|the|our|your|all|and [a-z]+|\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) )*((?:[A-Za-z][\w-]* ){0,3}(?:people|staff|employees|teams?|crews?|squads?|[a-z]+(?:ers|ors|ists|ants|ees|ians|nurses|chefs|cooks|heads|leads|men|hands)))\b/gi;
const staffed = /\b\d[\d,]* (?:[a-z]+ )?(?:people|employees|staff|colleagues)\b/i;

/** The last word of whom somebody leads, in the singular: "area managers" and "Area Managers (4)" are the same. */
const headsOf = (text: string): string[] => [...text.matchAll(leads)].map(([, whom = '']) => whom.toLowerCase());

/**
 * The tasks of a job description without the count of a form where anything else says whom one leads, and without a
 * form's names of those whom the brief leads already. What goes is told with what was not said.
 */
export function ledOnce(read: Mined, brief: string): Mined['duties'] {
  if (!read.duties.some(({ text }) => text.startsWith('manage '))) return read.duties;
  const own = headsOf(brief);
  const isLed = own.length > 0 || staffed.test(brief);
  const among = read.duties.filter(
    ({ text }) => !counted.test(text) && (headsOf(text).length > 0 || /^manage .*\b[A-Z][a-z]+ [A-Z]/.test(text)),
  );
  return read.duties.filter((duty) => {
    const whom = counted.test(duty.text) ? '' : (named.exec(duty.text)?.[1]?.toLowerCase() ?? null);
    const goes =
      whom !== null &&
      (whom === '' ? isLed || among.length > 0 : own.some((one) => / /.test(one) && whom.includes(one)));
    if (goes) read.unread.duties.push(duty.row ?? duty.raw);
    return !goes;
  });
}
