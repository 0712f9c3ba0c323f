/** Which wording may be said at all; what is left out is told, with the reason. */

import { joinList } from '../language/joined-phrases.ts';
import { contentWords } from '../language/words.ts';
import { isEnglish } from '../mining/page/english.ts';
import type { FactSource } from '../types.ts';
import type { OtherCompany } from './company.ts';
import type { Usable } from './facts.ts';
import type { Pay } from './pay.ts';
import { namesPay, withoutPay } from './pay-lines.ts';
import { speaksOf } from './short-names.ts';
import { allExclusions, stripWorn } from './withhold.ts';

/** Notes a phrase that shuts people out, and says whether there is one. */
export function tellExclusion(text: string, where: string, notes: Set<string>): boolean {
  const excluded = allExclusions(text);
  for (const { phrase, about } of excluded)
    notes.add(`Left out of ${where}: "${phrase}" can shut people out (${about}).`);
  // "Male candidates only as there is night deployment": what it was for goes with it.
  const reason = /\b(?:as|because|since|due to) (?:there (?:is|are|will be) |of )?((?:[\w-]+ ?){1,8})$/i.exec(
    text.trim().replace(/[.!]+$/, ''),
  )?.[1];
  if (excluded.length > 0 && reason && allExclusions(reason).length === 0)
    notes.add(`What stood beside it went with it: "${reason.trim()}". Put it in a line of its own to have it said.`);
  // "Train the young ones to pour properly": a task, a promise or a reward that goes whole.
  const beside = excluded.reduce((rest, { phrase }) => rest.replace(phrase, ' '), text);
  if (excluded.length > 0 && !reason && ofTheJob.test(where) && contentWords(beside).length >= LOST)
    notes.add(
      `All of "${text
        .trim()
        .replace(/[.!]+$/, '')
        .replace(
          /"/g,
          '',
        )}" went with ${joinList(excluded.map(({ phrase }) => `"${phrase}"`))}. Written without that, it may be said.`,
    );
  return excluded.length > 0;
}

/** "Goan Catholics preferred" is read as "experience with Goan Catholics": it shuts people out by a word that is taken off when its force is read. */
export const shutsOutAsTyped = (typed: string, said: string): boolean =>
  typed !== said &&
  allExclusions(typed).some(({ phrase }) => contentWords(phrase).some((word) => contentWords(said).includes(word)));
/** Fields on what is done and given; in what is asked of people the words around are as a rule part of what shuts them out. */
const ofTheJob = /^the (?:responsibilities|rewards|guidelines)$/;
/** So many words beside the phrase are something that readers miss. */
const LOST = 3;

/** What a wording is held against. */
interface HeldAgainst {
  /** Other companies that the brief and the job description speak of. */
  others: readonly OtherCompany[];
  pay: Pay | null;
  locale: string;
  /** Whether what the General tab or the brief says rules a wording out. */
  rejected: (text: string, source: FactSource) => boolean;
  conflicts: (text: string) => boolean;
  notes: Set<string>;
}

/** The judge of one advert's wordings. */
export const usableIn =
  ({ others, pay, locale, rejected, conflicts, notes }: HeldAgainst): Usable =>
  (raw, source, where) => {
    const said = raw.replace(/\band\b/g, '&').toLowerCase();
    if (
      others.some(
        ({ name, short }) =>
          said.includes(name.replace(/\band\b/g, '&').toLowerCase()) || short.some((one) => speaksOf(raw, one)),
      )
    )
      return false;
    if (tellExclusion(raw, where, notes)) return false;
    const worn = stripWorn(raw).worn;
    if (worn) {
      notes.add(`Left out of ${where}: "${worn}" is a worn phrase. Say what it means in your job instead.`);
      return false;
    }
    if (!isEnglish(raw)) {
      notes.add(`Left out of ${where}: wording in another language.`);
      return false;
    }
    // "Salary shown is the full-time equivalent": the frames say it of the pay, and alone it says nothing.
    if (
      /^(?:the )?(?:salary|pay)(?: (?:shown|quoted|given|stated|advertised))? is (?:the |an? )?(?:FTE|full[- ]time equivalent|pro[- ]rata)\b[^,;]*$/i.test(
        raw.trim().replace(/[.]$/, ''),
      )
    )
      return false;
    // The frames say the pay, with what comes on top.
    if (
      pay &&
      source === 'brief' &&
      raw.split(' ').length <= 14 &&
      namesPay(raw, pay, locale) &&
      withoutPay(raw) === null
    )
      return false;
    // What the company says of itself speaks of no one advert.
    return (source === 'guidelines' || !rejected(raw, source)) && !(source === 'jobDescription' && conflicts(raw));
  };
