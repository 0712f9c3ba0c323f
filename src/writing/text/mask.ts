/** The spans of a block that no rule may touch. Computed once a block; every pattern runs on one bounded piece. */

/** Protected spans, sorted and apart from each other. */
export class Mask {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(spans: readonly (readonly [number, number])[]) {
    for (const [start, end] of [...spans].sort((one, other) => one[0] - other[0])) {
      if (end <= start) continue;
      const last = this.#ends.length - 1;
      const lastEnd = this.#ends[last];
      if (lastEnd !== undefined && start <= lastEnd) this.#ends[last] = Math.max(lastEnd, end);
      else {
        this.#starts.push(start);
        this.#ends.push(end);
      }
    }
  }

  /** Whether anything between the two offsets is protected. An empty range asks for the inside of a span. */
  touches(start: number, end: number): boolean {
    let low = 0;
    let high = this.#ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const first = this.#starts[low];
    return first !== undefined && first < Math.max(end, start + 1);
  }

  /** The spans in order. */
  get spans(): readonly (readonly [number, number])[] {
    return this.#starts.map((start, index) => [start, this.#ends[index] ?? start] as const);
  }
}

/** What the surroundings of a text say must stay as it is. */
export interface Protected {
  /** Company, brand and product names. */
  names: readonly string[];
  /** Whole statements that are locked, such as the equal-opportunities statement. */
  locked: readonly string[];
}

const wordLetter = /[\p{L}\p{N}_]/u;
const email = /^[^\s@]{1,64}@[^\s@]{1,253}\.\p{L}{2,24}$/u;
const domain =
  /^(?:[\w-]{1,63}\.){1,6}(?:com|org|net|info|biz|io|ai|app|dev|jobs|careers|edu|gov|uk|eu|ie|de|fr|nl|us|ca|au|co|wales|scot|london)(?::\d+)?(?:[/?#].*)?$/i;
const file =
  /^[\w()-]{1,80}(?:\.[\w-]{1,20})*\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|png|jpe?g|zip|js|ts|json|html?|css|py|sh|md|xml|ya?ml)$/i;
const reference = /^[A-Z][A-Z0-9]*(?:[-/_.][A-Z0-9]+)+$/;
const longReference = /^[A-Z0-9]+(?:[-/_][A-Z0-9]+){2,}$/;
const currencyFirst = /^(?:[AP]M[-/]\d)|^(?:GBP|EUR|USD|CAD|AUD|NZD|CHF|SEK|NOK|DKK|PLN|JPY|INR|SGD|HKD|ZAR|CNY)[\d-]/;
const afterReference =
  /\b(?:ref(?:erence)?|job id|vacancy id|vacancy|requisition|req|job|post|advert)(?:\s?(?:no|number|code|id)\.?|\.)?\s?[:#]?\s?$/i;
const phoneRun = /[+(]?\d[\d\s().+/–-]{6,24}\d/g;

function isPhone(run: string, before: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length > 15) return false;
  if (/(?:tel|phone|call|ring|fax|mobile|text|whatsapp|on)[.:]?\s*$/i.test(before) && digits.length >= 9) return true;
  if (/^\+\d/.test(run) && digits.length >= 8) return true;
  if (/^\(?0\d/.test(run)) {
    // A date or two times begin with 0 as well, but have no run of this length.
    return digits.length >= 10 && !/\d[/]\d/.test(run) && !/\b\d{1,2}[.-]\d{1,2}[.-]\d{2,4}\b/.test(run);
  }
  return /^\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/.test(run) || /^1[- ]\d{3}[- ]\d{3}[- ]\d{4}$/.test(run);
}

function isProtectedChunk(chunk: string, before: string): boolean {
  if (chunk.length > 2_000) return chunk.includes('://');
  if (chunk.includes('://') || /^www\./i.test(chunk) || /^mailto:/i.test(chunk)) return true;
  if (chunk.includes('@')) return email.test(chunk) || /^@[\w.]{2,}$/.test(chunk);
  if (/^#\p{L}[\p{L}\p{N}_]*$/u.test(chunk)) return true;
  if (chunk.includes('.') && (domain.test(chunk) || file.test(chunk))) return true;
  if (/^~?\/[\w.-]+(?:\/[\w.-]+)+\/?$/.test(chunk) || chunk.includes('\\')) return true;
  if (!/\d/.test(chunk)) return /^\w+_\w+$/.test(chunk);
  if (reference.test(chunk) && !currencyFirst.test(chunk)) return true;
  if (longReference.test(chunk) && /[A-Z]{2}/.test(chunk) && !/^\d+(?:AM|PM)/.test(chunk)) return true;
  if (/\d%[0-9A-F]{2}/.test(chunk)) return true;
  return (
    /^[\w/.-]{2,30}$/.test(chunk) && /\d/.test(chunk) && /[-/._]|[A-Za-z]\d/.test(chunk) && afterReference.test(before)
  );
}

function addPairs(text: string, opening: string, closing: string, add: (start: number, end: number) => void): void {
  let at = text.indexOf(opening);
  while (at !== -1) {
    const end = text.indexOf(closing, at + opening.length);
    if (end === -1) return;
    add(at, end + closing.length);
    at = text.indexOf(opening, end + closing.length);
  }
}

function addOccurrences(text: string, name: string, add: (start: number, end: number) => void): void {
  if (name.trim() === '') return;
  let at = text.indexOf(name);
  while (at !== -1) {
    const end = at + name.length;
    const before = text[at - 1] ?? ' ';
    const after = text[end] ?? ' ';
    if (
      !(wordLetter.test(before) && wordLetter.test(name[0] ?? '')) &&
      !(wordLetter.test(after) && wordLetter.test(name.at(-1) ?? ''))
    )
      add(at, end);
    at = text.indexOf(name, end);
  }
}

/** Finds what must stay: addresses, code, quotations, phone numbers, codes, placeholders, names and locked statements. */
export function makeMask(text: string, { names, locked }: Protected): Mask {
  const spans: [number, number][] = [];
  const add = (start: number, end: number): void => {
    spans.push([start, end]);
  };
  // A dash set close parts two words as a space does, so what stood apart before it was set stays protected after.
  for (const match of text.matchAll(/[^\s—]+/g)) {
    // Most words have neither digit nor sign; they need no further look.
    const raw = match[0];
    if (raw.length < 3 || !/[\d.@#/\\_:]/.test(raw)) continue;
    const lead = /^[("'“‘[{<*_]*/.exec(raw.slice(0, 8))?.[0].length ?? 0;
    let end = raw.length;
    while (end > lead && /[.,;:!?)\]}"'”’>*_]/.test(raw[end - 1] ?? '')) end--;
    const chunk = raw.slice(lead, end);
    if (chunk.length > 1 && isProtectedChunk(chunk, text.slice(Math.max(0, match.index - 24), match.index)))
      add(match.index + lead, match.index + end);
  }
  if (text.includes('`')) addPairs(text, '`', '`', add);
  if (text.includes('"')) addPairs(text, '"', '"', add);
  addPairs(text, '“', '”', add);
  addPairs(text, '„', '“', add);
  addPairs(text, '«', '»', add);
  addPairs(text, '{', '}', add);
  if (text.includes('](')) addPairs(text, '](', ')', add);
  for (const match of text.matchAll(/<\/?[a-zA-Z][^<>]{0,200}>/g)) add(match.index, match.index + match[0].length);
  for (const match of text.matchAll(/&(?:[a-zA-Z]{2,8}|#\d{1,5});/g)) add(match.index, match.index + match[0].length);
  for (const match of text.matchAll(phoneRun)) {
    if (isPhone(match[0], text.slice(Math.max(0, match.index - 14), match.index)))
      add(match.index, match.index + match[0].length);
  }
  for (const name of names) addOccurrences(text, name, add);
  for (const statement of locked) {
    const whole = statement.trim();
    if (whole === '') continue;
    if (whole.includes(text.trim()) && text.trim().length >= 20) add(0, text.length);
    else addOccurrences(text, whole, add);
  }
  return new Mask(spans);
}
