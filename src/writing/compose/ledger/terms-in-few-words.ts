/**
 * What a line that is only a term says of attendance and of the contract: "WFH two days", "Status: intern", "W-2", "Agency
 * worker", "Field based". A sentence or a task with such a word ("meet the contractor", "remote stations") is none.
 */

/** Where the work is done: all of it away from the house, some of it, on the road, or in the house. */
export type Whereabouts = 'away' | 'partly away' | 'on the road' | 'there';
/** What kind of contract it is. */
export type Tie = 'for good' | 'for a time' | 'own business' | 'employed' | 'agency' | 'to learn' | 'when needed';

const label =
  '(?:(?:attendance|place of work|work(?:ing)? (?:place|mode|model|location|pattern|arrangements?|style)|workplace(?: type)?|mode(?: of work(?:ing)?)?|location(?: type)?|contract|employment|job|position|post|role|engagement|status|basis|appointment|tenure|terms?|type)(?: (?:type|status|basis|model|mode))?\\s*[:–-]\\s*)?(?:this (?:is an?|role is(?: an?)?|job is(?: an?)?|post is(?: an?)?|position is(?: an?)?) )?(?:an? |fully |100 ?% |mostly |largely )?';
const what =
  '(?: (?:role|post|position|job|basis|work(?:ing|er)?s?|contract(?:or)?|arrangement|option|model|pattern|assignment|placement|appointment|employment|engagement|employee|staff|only|eligible|possible|available|allowed|offered|ok|considered|by agreement|by arrangement|is (?:possible|available|allowed|offered|an option)))*';
/** The rest of a term: its days, its length, its town. */
const rest = '\\W*(?:$|[,;(/–-].{0,40}$|(?:on|up to|for|until|from|with|in|at|one|two|three|four|a|\\d) .{1,40}$)';
const term = (words: string): RegExp => new RegExp(`^\\W*${label}(?:${words})${what}${rest}`, 'i');

const places: readonly (readonly [Whereabouts, RegExp])[] = [
  [
    'away',
    term(
      'remote(?! work)|remote-first|home[- ]?based|from anywhere|work(?:ing)? from anywhere|virtual|(?:you (?:may|can) )?work from anywhere',
    ),
  ],
  [
    'partly away',
    term(
      'hybrid|telework(?:ing)?|tele-work(?:ing)?|telecommut(?:e|ing)|WFH|work(?:ing)? (?:from|at) home|home[- ]?working|home[- ]office|mobile work(?:ing)?|mobile office|agile work(?:ing)?(?! methods?| practices)|remote work(?:ing)?|smart work(?:ing)?',
    ),
  ],
  [
    'on the road',
    term(
      'field[- ]?based|field(?= (?:role|post|position|job))|on the road|mobile(?= (?:role|post|position|job))|peripatetic|travel(?:l)?ing(?= (?:role|post|position|job))',
    ),
  ],
  [
    'there',
    term(
      'on[- ]?site|office[- ]?based|in[- ](?:the )?office|site[- ]based|in[- ]person|face[- ]to[- ]face|no (?:home|remote) working',
    ),
  ],
];

const ties: readonly (readonly [Tie, RegExp])[] = [
  ['for good', term('permanent|perm|open[- ]ended|indefinite|unlimited|unbefristet|continuing|tenured')],
  [
    'for a time',
    term(
      'temporary|temp|fixed[- ]?term|FTC|interim|seasonal|season|time-limited|limited(?= (?:contract|until|to|post|role))|contract(?= (?:role|post|position|job|assignment))|(?:maternity|paternity|parental|sickness|career break) (?:leave )?cover|secondment',
    ),
  ],
  [
    'own business',
    term(
      '1099|(?:independent )?contractor|freelance(?:r)?|self[- ]employed|sole trader|corp[- ]to[- ]corp|C2C|umbrella|outside IR35|work and service contract|contract for services|consultancy(?= (?:basis|contract))',
    ),
  ],
  ['employed', term('W-?2|PAYE|employee|regular employee|employed')],
  [
    'agency',
    term(
      'agency|(?:through|via|by) (?:an?|our|the) agency|agency (?:temp|worker)|temp agency|staffing agency|labou?r hire',
    ),
  ],
  [
    'to learn',
    term(
      '(?:(?:un)?paid )?(?:(?:\\w+-)?months? )?intern(?:ship)?|(?:(?:un)?paid|student|work) placement|traineeship|working student|Werkstudent|volunteer(?= (?:role|post|position))',
    ),
  ],
  [
    'when needed',
    term(
      'zero[- ]?hours?|casual|bank(?= (?:staff|worker|post|role|contract))|on[- ]call contract|as[- ]needed|as and when(?: required| needed)?|mini-?job|per diem|PRN|relief(?= (?:role|post|position|worker|staff|contract))|sessional',
    ),
  ],
];

const isShort = (line: string): boolean => line.length < 90 && line.split(/\s+/).length < 12 && !line.includes('|');
const firstOf = <T>(line: string, terms: readonly (readonly [T, RegExp])[]): T | null =>
  isShort(line) ? (terms.find(([, pattern]) => pattern.test(line))?.[0] ?? null) : null;

/** "Telework eligible", "Office based": where such a term says one works; null for any other line. */
export const whereaboutsIn = (line: string): Whereabouts | null => firstOf(line, places);
/** "Contractor", "Status: temporary, ends in 90 days": what such a term says of the contract. */
export const tieIn = (line: string): Tie | null => firstOf(line, ties);

/** What can't be said beside a term of the other source. */
const against: Readonly<Record<Tie, readonly Tie[]>> = {
  'for good': ['for a time', 'own business', 'agency', 'to learn', 'when needed'],
  'for a time': ['for good', 'own business'],
  'own business': ['for good', 'employed', 'agency', 'to learn'],
  employed: ['own business', 'agency', 'to learn'],
  agency: ['for good', 'own business', 'employed'],
  'to learn': ['for good', 'own business'],
  'when needed': ['for good', 'for a time'],
};
export const tiesContradict = (one: Tie, other: Tie): boolean => against[one].includes(other);

const elsewhere: Readonly<Record<Whereabouts, readonly Whereabouts[]>> = {
  away: ['there', 'on the road', 'partly away'],
  'partly away': ['away', 'there', 'on the road'],
  'on the road': ['there', 'away'],
  there: ['away', 'partly away', 'on the road'],
};
export const placesContradict = (one: Whereabouts, other: Whereabouts): boolean => elsewhere[one].includes(other);

/** "Two days' home working, freelance": the terms of a field, each by itself. */
export const termsIn = (text: string): string[] =>
  text
    .split(/\n|[.;](?=\s|$)|,\s/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
