/**
 * Tasks of a brief that are typed shorter than an order can be and have one sure meaning all the same: "open/close" in a shop,
 * "lead 6" for whoever leads a crew, "CRM update", "IV chemo (once signed off)". They are written out before the list is parted.
 */

const start = '(^|[;\\n|]\\s*|[.,] +)';
const end = '(?=\\s*(?:$|[;,\\n|]|\\.(?:\\s|$)))';
const few = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)';

/** Systems that one keeps up to date, by the names that offices have for them. */
const systems =
  '(?:CRM|ERP|HRIS|LMS|CMS|MIS|ATS|PMS|WMS|EHR|EMR|CAFM|website|database|tracker|risk register|asset register)';
const groups = /\b(crew|gang|brigade|squad|team)\b/i;
const houses =
  /\b(store|shop|branch|bar|pub|caf[eé]|restaurant|salon|gym|library|clinic|pharmacy|nursery|bakery|kitchen)\b/i;

/** How such a task is treated, that somebody may do once others say so. */
const treatments =
  '(?:IV (?:chemo(?:therapy)?|antibiotics?|drugs?|medication|therapy)|chemo(?:therapy)?|IVs|blood products|transfusions|immunotherapy|systemic anti-cancer therapy|SACT)';

/** The field with such tasks in full. `title`: the job's; `about`: what else the brief says of the job. */
export function ordersInFull(typed: string, title: string, about = ''): string {
  const group = groups.exec(title)?.[1]?.toLowerCase();
  const house = (houses.exec(title) ?? houses.exec(about))?.[1]?.toLowerCase();
  const capital = (before: string, word: string): string =>
    before.trim() === '' || /[.\n]\s*$/.test(before) ? word : word.toLowerCase();
  return (
    typed
      // "CRM update": one is made.
      .replace(
        new RegExp(`${start}(?:the )?(${systems}) (?:updates?|updating|updation)${end}`, 'gi'),
        (_, before: string, what: string) => `${before}${capital(before, 'Update')} the ${what}`,
      )
      // "IV chemo (once signed off)": it is given, by those who may.
      .replace(
        new RegExp(`${start}(${treatments}),? \\(?(?:once|when|after being) signed[- ]off\\)?${end}`, 'gi'),
        (_, before: string, what: string) => `${before}${capital(before, 'Give')} ${what} once you are signed off`,
      )
      // "Cut deadfall, radio in daily": a deed of its own, done by radio.
      .replace(
        /,? (?:and )?\bradio in(?= (?:daily|hourly|every|twice|each|to)\b|\s*(?:$|[;,.\n]))/gi,
        '; check in by radio',
      )
      .replace(/(^|[;.\n] ?)radio in(?= (?:daily|hourly|every|twice|each|to)\b)/gi, '$1Check in by radio')
      // "Reports & dashboards for sales ops".
      .replace(/\b(sales|marketing|people|revenue|finance) ops\b/gi, '$1 operations')
      // "Lead 6" for a crew leader.
      .replace(
        new RegExp(`${start}(lead|run|supervise) (?:of )?(${few})${end}`, 'gi'),
        (whole, before: string, verb: string, many: string) =>
          group ? `${before}${verb} a ${group} of ${many}` : whole,
      )
      // "Open/close": the house, where the brief says which.
      .replace(new RegExp(`${start}open ?(?:/|&|\\+|and) ?close${end}`, 'gi'), (whole, before: string) =>
        house ? `${before}${capital(before, 'Open')} and close the ${house}` : whole,
      )
      // "Prep, mask, mix and spray panels".
      .replace(
        new RegExp(`${start}prep, (?=[a-z]+, |[a-z]+ and )`, 'gi'),
        (_, before: string) => `${before}${capital(before, 'Prepare')}, `,
      )
  );
}
