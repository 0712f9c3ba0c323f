/** What a form of a job description pays, in rows with and without their colon, and whether that is other pay: "Salary £45,000 - £50,000", "Rate: £14 per hour". */
import type { Pay } from './pay.ts';
import { differs } from './pay-lines.ts';

/** A row that begins with pay's name and goes on with an amount. */
const payRow =
  /^\W*(?:(?:annual|basic|base|starting|gross|hourly|daily|day) )*(?:salary|pay|wages?|rate(?: of pay)?|remuneration|compensation|package|ctc)(?: (?:band|range|scale|package|rate))?\s*(?:\([^()]{1,20}\)\s*)?[:–-]?\s*(?=[£€$₹]|(?:EUR|GBP|USD|INR|Rs\.?)\s?\d|\d)/i;

/** The amounts of such rows. */
export const payRowsIn = (jobDescription: string): string[] =>
  jobDescription
    .split('\n')
    .filter((line) => line.length < 90 && payRow.test(line))
    .map((line) => line.replace(payRow, ''));

/** How often a year each is paid, at the least and at the most that a week and a year have of it. */
const aYear: Readonly<Record<string, readonly [number, number]>> = {
  'a year': [1, 1],
  'a month': [12, 13],
  'a week': [52, 52],
  'a day': [200, 262],
  'an hour': [1500, 2100],
};

/** Whether what another source pays can't be what is paid here: another currency, another amount, or another one by the year. */
export function contradicts(told: Pay | null, pay: Pay): boolean {
  if (told === null) return false;
  if (told.currency !== pay.currency) return true;
  if (told.per === pay.per) return differs(told, pay);
  const [theirs, ours] = [aYear[told.per], aYear[pay.per]];
  const [least, most] = [told.from ?? told.to, told.to ?? told.from];
  const [low, high] = [pay.from ?? pay.to, pay.to ?? pay.from];
  if (!theirs || !ours || least === null || most === null || low === null || high === null) return false;
  return least * theirs[0] > high * ours[1] || most * theirs[1] < low * ours[0];
}
