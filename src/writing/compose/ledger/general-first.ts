/** What is paid and where one works: as the General tab has it and, where it says nothing, as the brief or the job description does. */

import { coverage } from '../language/words.ts';
import type { WriterInput } from '../types.ts';
import { cleanText } from './clean.ts';
import { currencyOf, findPay, type Pay } from './pay.ts';
import {
  differs,
  findPayLine,
  isActualPay,
  isBesidePay,
  namesAnyPay,
  proRata,
  withExtras,
  withPeriod,
} from './pay-lines.ts';
import { contradicts, payRowsIn } from './pay-rows.ts';
import { hasTerms } from './pay-with-terms.ts';
import { type Place, readPlace } from './place.ts';
import { findAttendance } from './slots.ts';
import { splitSentences } from './split-sentences.ts';

/** What the advert, its brief and its job description have of it. */
interface Stated {
  advert: WriterInput['advert'];
  locale: string;
  briefText: string;
  jobDescription: string;
  /** The values of the job description's rows whose names a pattern matches. */
  keyed: (pattern: RegExp) => string;
  notes: Set<string>;
}

/** Rows of a form that say where one works and what is paid, by their names. */
const PLACE_ROW =
  /^(?:location|place|where|base|office|site|duty station|workplace|(?:work|working|job|primary|main) (?:location|place|base|site))/;
const PAY_ROW =
  /^(?:(?:annual |basic |base |starting )?(?:salary|pay|wage)|rate|(?:hourly|daily|day) rate|remuneration|compensation|ctc)/;

/** "Pay: €15,900 in year one": no pay of the post. */
const findPayOfRow = (row: string, locale: string): Pay | null => (hasTerms(row) ? null : findPay(row, locale));

/** What is paid. What the brief or the job description says otherwise is told. */
export function payOf(
  general: Pay | null,
  description: string | null | undefined,
  { advert, locale, briefText, jobDescription, keyed, notes }: Stated,
): Pay | null {
  let pay = withPeriod(general, `${briefText}\n${jobDescription}`, locale);
  const stated = pay;
  const basic = splitSentences(cleanText(description).text).filter(
    (sentence) => !isBesidePay(sentence) && !isActualPay(sentence),
  );
  if (
    stated &&
    (basic.some((sentence) => differs(findPayLine(sentence, locale), stated)) ||
      contradicts(findPay(keyed(PAY_ROW), locale), stated) ||
      payRowsIn(jobDescription).some((row) => contradicts(findPay(row, locale), stated)))
  )
    notes.add('Pay in the brief or the job description differs from the General tab. We use the General tab.');
  const currency = currencyOf(advert.country)?.currency;
  if (!pay && currency)
    pay =
      [
        findPayLine(briefText, locale),
        // What the brief pays in the first year stands before what the job description pays in all.
        namesAnyPay(briefText)
          ? null
          : (findPayOfRow(keyed(/salary|pay|wage|rate|band|grade/), locale) ?? findPayLine(jobDescription, locale)),
      ].find((found) => found?.currency === currency) ?? null;
  return proRata(
    withExtras(pay, briefText, locale),
    `${briefText}\n${jobDescription}`,
    locale,
    /\b0[.,]\d+ ?FTE\b|\bpart[- ]time\b/i.test(briefText),
  );
}

/** The place that the job description gives the job where the General tab gives it another; null where they agree. */
export function placeAside(
  general: Place | null,
  employer: string | null,
  { keyed }: Pick<Stated, 'keyed'>,
): Place | null {
  const jdPlace = readPlace(keyed(PLACE_ROW).split(';')[0] ?? null);
  return general &&
    jdPlace &&
    jdPlace.name !== general.name &&
    // "Nuremberg-Langwasser": a quarter of it.
    !jdPlace.name
      .toLowerCase()
      .split(/[\s,-]+/)
      .includes(general.name.toLowerCase()) &&
    // "Valley Gardens Dental, HG1": the house itself, and no other place.
    !(employer && jdPlace.name.toLowerCase().includes(employer.toLowerCase())) &&
    coverage(jdPlace.name, general.name) === 0 &&
    coverage(general.name, keyed(/location|place|where|base|office|site|station/)) === 0
    ? jdPlace
    : null;
}

/** Where one works. What the job description says otherwise is told. */
export function placeOf(
  general: Place | null,
  employer: string | null,
  { keyed, notes, jobDescription }: Pick<Stated, 'keyed' | 'notes' | 'jobDescription'>,
): Place | null {
  if (!general) return readPlace(keyed(PLACE_ROW).split(';')[0] ?? null);
  const aside = placeAside(general, employer, { keyed });
  if (aside)
    notes.add(
      `The job description says ${aside.name || 'remote'}, the General tab says ${general.name || 'remote'}. We use the General tab.`,
    );
  // "This is a fully remote position", in a line that no text would have had.
  else if (general.name && !general.remote && jobDescription.split('\n').some(callsPostRemote))
    notes.add(`Wording that calls the job remote was left out: the General tab says ${general.name}.`);
  return general;
}

/** "Fully remote role", "Location: remote": said of the post, and of no colleague, site or system. */
const callsPostRemote = (line: string): boolean =>
  line.length < 140 &&
  /\b(?:fully|100 ?%|entirely|completely) remote(?! (?:sites?|areas?|teams?|monitoring|access|support))\b|\bremote(?:[- ]first)? (?:role|position|job|post|contract|working)\b|^\W*remote\W*$/i.test(
    line,
  ) &&
  findAttendance(line) === 'remote';
