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
import { hasTerms } from './pay-with-terms.ts';
import { type Place, readPlace } from './place.ts';
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
      differs(findPay(keyed(/^(?:salary|pay|wage)/), locale), stated))
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
  const jdPlace = readPlace(keyed(/^(?:location|place|where|based|office|site)/).split(';')[0] ?? null);
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
    coverage(general.name, keyed(/location|place|where|based|office|site/)) === 0
    ? jdPlace
    : null;
}

/** Where one works. What the job description says otherwise is told. */
export function placeOf(
  general: Place | null,
  employer: string | null,
  { keyed, notes }: Pick<Stated, 'keyed' | 'notes'>,
): Place | null {
  if (!general) return readPlace(keyed(/^(?:location|place|where|based|office|site)/).split(';')[0] ?? null);
  const aside = placeAside(general, employer, { keyed });
  if (aside)
    notes.add(
      `The job description says ${aside.name || 'remote'}, the General tab says ${general.name || 'remote'}. We use the General tab.`,
    );
  return general;
}
