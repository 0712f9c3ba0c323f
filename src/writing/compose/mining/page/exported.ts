/**
 * What a portal or a spreadsheet gives out: rows of commas ("3,Job role,Handling of claims,daily"), tables of particulars
 * ("|4|KRA-1|Taking measurements||"), a program's own marks ("\n\u2022"), pages inside pages ("&lt;li&gt;"), fields of a machine
 * ("job_code=SC_0093;;status=OPEN") and JSON. As lines of a paper.
 */
const escapes: readonly (readonly [RegExp, string])[] = [
  [/\\r?\\n|\\r|\\n/g, '\n'],
  [/\\t/g, ' '],
  [/\\"/g, '"'],
];
const hasEscapes = /\\n[^\n]*\\n|\\u20(?:22|13|14|19)|\\n\\u|\\n[•*-]/;
const readEscapes = (text: string): string =>
  hasEscapes.test(text)
    ? escapes.reduce(
        (left, [mark, sign]) => left.replace(mark, sign),
        text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
      )
    : text;

/** "&lt;ul&gt;&lt;li&gt;": a page that was written out inside another. */
const pageInside = /&(?:amp;)?lt;\/?(?:p|ul|ol|li|br|div|b|strong|h\d|span|table|tr|td)\b/gi;
function readPageInside(text: string): string {
  if ((text.match(pageInside)?.length ?? 0) < 3) return text;
  return text
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/<\/?(?:p|ul|ol|div|h\d)\b[^<>]*>/gi, '\n')
    .replace(/<br\b[^<>]*>/gi, '\n');
}

/** Fields of a machine, which say nothing of the job. */
const machine =
  /^(?:job[ _]?(?:code|id|ref|key)|req(?:uisition)?[ _]?(?:id|no)|status|posted[ _]?(?:by|on|at)|views?|applied|applicants|notice(?:[ _]period)?|exp[ _]?(?:min|max)|min[ _]?exp|max[ _]?exp|created\w*|updated\w*|modified\w*|id|uuid|slug|url|source|active|is[ _]?\w+|perks and benefits|role category|category|openings|vacancies|ctc|salary|version|locale|lang)$/i;
const field = /^\s*([A-Za-z][A-Za-z _]{1,30}?)\s*[=:]\s*(.*)$/;
/** "job_code=SC_0093;;status=OPEN": several fields in one line, each with its mark. */
function readFields(text: string): string {
  const isDump =
    /\b[a-z]+_[a-z]+\s*[=:]/i.test(text) ||
    (text.match(/;;/g)?.length ?? 0) > 1 ||
    (text.match(/^[a-z]+=\S/gm)?.length ?? 0) > 2;
  if (!isDump) return text;
  return text
    .split('\n')
    .flatMap((line) => line.split(/;;+|;(?=[a-z]+(?:_[a-z]+)*[=:])/))
    .flatMap((line) => {
      const [, name = '', value = ''] = field.exec(line) ?? [];
      if (name === '') return [line];
      if (machine.test(name.trim()) || (/^(?:null|none|n\/a|undefined|-)?$/i.test(value.trim()) && !/:\s*$/.test(line)))
        return [];
      const plain = name.replace(/_/g, ' ').trim();
      // "JD_HTML:" before the text itself.
      if (/\b(?:html|text|body|desc(?:ription)?)$/i.test(plain)) return [value];
      const words = /~~|\^/.test(value)
        ? value
            .split(/~~|\^/)
            .map((one) => one.trim())
            .filter(Boolean)
            .join(', ')
            .replace(/\bcomm\b\.?(?: skills)?(?=,|$)/gi, 'communication')
        : value;
      return /_|=/.test(line.slice(0, name.length + 2))
        ? [`${plain.charAt(0).toUpperCase()}${plain.slice(1)}: ${words}`]
        : [line];
    })
    .join('\n');
}

/** {"title": "Clerk", "duties": ["Open post"]}: each name a heading, each entry a point. */
function readJson(text: string): string {
  const typed = text.trim();
  if (!/^[{[]/.test(typed) || !/[}\]]$/.test(typed) || !/"[^"]+"\s*:/.test(typed)) return text;
  let value: unknown;
  try {
    value = JSON.parse(typed);
  } catch {
    return text;
  }
  const lines: string[] = [];
  const walk = (name: string, one: unknown, depth: number): void => {
    const plain = name
      .replace(/[_-]/g, ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .trim();
    const head = plain.charAt(0).toUpperCase() + plain.slice(1).toLowerCase();
    if (depth > 4 || machine.test(plain)) return;
    if (Array.isArray(one)) {
      lines.push('', `${head}:`);
      for (const entry of one) {
        if (typeof entry === 'string') lines.push(`• ${entry}`);
        else walk('', entry, depth + 1);
      }
    } else if (typeof one === 'object' && one !== null)
      for (const [key, entry] of Object.entries(one)) walk(key, entry, depth + 1);
    else if (typeof one === 'string' || typeof one === 'number')
      lines.push(head === '' ? `• ${one}` : `${head}: ${one}`);
  };
  walk('', value, 0);
  return lines.join('\n');
}

/** The cells of a row with commas; what stands in quotes has commas of its own. */
function commaCells(line: string): string[] {
  const cells: string[] = [];
  for (const [, quoted, bare = ''] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    cells.push((quoted?.replace(/""/g, '"') ?? bare).replace(/\s+/g, ' ').trim());
  return cells;
}
/** Rows of commas as rows of bars; null for any other text. */
function readCommas(text: string): string | null {
  // A cell in quotes may go on in the next line.
  const whole = text.replace(/"[^"\n]*\n[^"]{0,300}"(?=,|$)/gm, (cell) => cell.replace(/\s*\n\s*/g, ' '));
  const lines = whole.split('\n').filter((line) => line.trim() !== '');
  const tight = lines.filter((line) => /[^,\s],(?=\S)|,,|,$/.test(line) && commaCells(line).length > 2);
  if (lines.length < 4 || tight.length < lines.length * 0.7) return null;
  const width = commaCells(lines[0] ?? '').length;
  if (lines.filter((line) => commaCells(line).length === width).length < lines.length * 0.6) return null;
  return lines.map((line) => `|${commaCells(line).join('|')}|`).join('\n');
}

const isWork =
  /^(?:(?:key |main |core )?(?:job )?(?:roles?|responsibilit(?:y|ies)|dut(?:y|ies)|tasks?|activit(?:y|ies)|functions?)|kras?|kpas?|job description|key result areas?|work|scope)(?:[ -]?(?:no\.? ?)?\d{1,2})?$/i;
const asks =
  /^(?:(?:min(?:imum|\.)? |required |technical |key |other |computer |it )?(?:education(?:al)?|qualifications?|qlfn\.?|qual\.?|quals|exp\.?|experience|tools?|software|skills?|languages?|certifications?|certificates?|licen[cs]es?|knowledge|training|eligibility|requirements?|competenc(?:y|ies)|must[- ]haves?|good[- ]to[- ]haves?))(?:[ -]?\d{1,2})?$/i;
const ofPost = /^(?:reporting to|reports to|location|place of posting|work location|shift|working hours|hours)$/i;
const number = /^(?:\d{1,3}[.)]?|#N\/A|#REF!|-|–|n\/a)?$/i;
const must = /^(?:must(?:[- ]have)?|mandatory|essential|required|compulsory|E|M|yes)$/i;
const wish =
  /^(?:good[- ]to[- ]have|nice[- ]to[- ]have|preferable|preferred|desirable|desired|optional|an advantage|added advantage|plus|D|P)$/i;

/** "|4|KRA-1|Taking measurements|daily|", "|8|Software|AutoCAD|Mandatory|": rows with the name of their kind; null for a text that has none. */
function readParticulars(text: string): string | null {
  const rows = text.split('\n').map((line) => {
    const cells = /\|.*\||\t.*\S/.test(line)
      ? line
          .replace(/^\s*\|/, '')
          .replace(/\|\s*$/, '')
          .split(/\||\t/)
          .map((cell) => cell.trim())
      : [];
    const full = cells.filter((cell) => !number.test(cell));
    const [name = '', value = '', ...remarks] = full;
    return full.length > 1 && full.length < 6 && name.split(' ').length < 5 ? { name, value, remarks } : null;
  });
  const work = rows.filter(
    (row) => row && isWork.test(row.name) && row.value.split(' ').length > 1 && !isWork.test(row.value),
  );
  const asked = rows.filter(
    (row) => row && asks.test(row.name) && !must.test(row.value) && !wish.test(row.value) && !asks.test(row.value),
  );
  if (work.length < 2 || asked.length < 1) return null;
  const told = rows.flatMap((row) => (row && ofPost.test(row.name) ? [`${row.name}: ${row.value}`] : []));
  const points = asked.map((row) => {
    const wished = row?.remarks.some((cell) => wish.test(cell)) === true || /^good/i.test(row?.name ?? '');
    return `• ${row?.value ?? ''} (${wished ? 'D' : 'E'})`;
  });
  const others = text.split('\n').filter((line) => !/\||\t/.test(line) && line.trim() !== '');
  return [
    ...others,
    ...told,
    '',
    'Main duties:',
    ...work.map((row) => `• ${row?.value ?? ''}`),
    '',
    'Requirements:',
    ...points,
    '',
  ].join('\n');
}

/** A job description that a program gave out, as a paper; any other as it is. */
export function readExported(typed: string): string {
  const text = readFields(readPageInside(readEscapes(readJson(typed))));
  const rows = readCommas(text) ?? text;
  return readParticulars(rows) ?? rows;
}
