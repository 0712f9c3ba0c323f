/** Whom somebody manages, as forms count them: "Direct reports: 2 x Plant Manager, Head of Engineering". */
import { joinList } from '../language/joined-phrases.ts';

const row =
  /^(\W*)(?:number of )?(?:direct reports?|direct subordinates|line[- ]manages|supervises|line management of)\s*[:–]\s*(\S.*)$/gim;
const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const counted = `(?:\\d{1,3}|${words.slice(1).join('|')})`;
/** "2 x Plant Manager", "3 nurses", "two cooks". */
const before = new RegExp(`^(${counted})\\s*(?:[x×]\\s*)?(?=[A-Za-z])(.+)$`, 'i');
/** "Plant Manager x 2", "Plant Managers (2)". */
const behind = new RegExp(`^(.+?)\\s*(?:[x×]\\s*(${counted})|\\((?:[x×]\\s*)?(${counted})\\))$`, 'i');
/** A post by itself: "Head of Engineering", "Supply Chain Manager", "the sous chef". */
const post = /^(?:(?:the|an?) )?[A-Za-z][\w'’&/-]*(?: (?:of|for|and|&|in|de|[A-Za-z][\w'’&/-]*)){0,6}$/;
/** Answers that name nobody, and parts of posts: of "4.5 FTE" nobody knows who they are. */
const nobody =
  /^(?:none|nil|n\/?a|tb[ac]|no|not applicable|0|-+|varies|see\b.*)\W*$|\bf\.?t\.?e\b|\bw\.?t\.?e\b|\d\.\d|[:;[\]]/i;

const several = (name: string): string => {
  const [, head = name, rest = ''] = /^(.+?)( (?:of|for|in|de) .+)$/.exec(name) ?? [];
  if (/(?:[^su\W]s|people|men|women|staff|team)$/i.test(head)) return name;
  const plural = /[^aeiou]y$/i.test(head)
    ? head.replace(/y$/i, 'ies')
    : /(?:s|x|ch|sh)$/i.test(head) && !/(?:coach|branch)$/i.test(head)
      ? `${head}es`
      : /man$/i.test(head)
        ? head.replace(/man$/i, 'men')
        : /(?:coach|branch)$/i.test(head)
          ? `${head}es`
          : `${head}s`;
  return `${plural}${rest}`;
};

/** One entry of the row in a sentence; null where it is no post. */
function asTold(entry: string): string | null {
  const [, first = '', ofThem = ''] = before.exec(entry) ?? [];
  const [, name = '', afterSign = '', inBrackets = ''] = behind.exec(entry) ?? [];
  const count = (first || afterSign || inBrackets).toLowerCase();
  const whom = (first ? ofThem : name || entry).trim();
  if (!post.test(whom) || onlyCount.test(whom)) return null;
  // Of a "Director of Homes" there is one: the word before "of" tells.
  const [head = ''] = whom.split(/ (?:of|for|in|de) /);
  if (count === '') return /^(?:the|an?) /i.test(whom) || /[^su\W]s$/.test(head) ? whom : `the ${whom}`;
  if (Number(count) === 0) return null;
  // "11 nurse managers, 1 education lead" stands as it was typed; only a sign between is no sentence.
  const number =
    /^\d+$/.test(count) && !(first && !/^\S+\s*[x×]/i.test(entry)) ? (words[Number(count)] ?? count) : count;
  return /^(?:one|1)$/.test(number) ? `${number} ${whom}` : `${number} ${several(whom)}`;
}

/** "General Manager (Wakefield), General Manager (Goole)": two of them. */
const withNumbers = (entries: readonly string[]): string[] =>
  [...new Set(entries)].map((entry) => {
    const times = entries.filter((other) => other === entry).length;
    return times > 1 && post.test(entry) && !before.test(entry)
      ? `${times} x ${entry.replace(/^(?:the|an?) /i, '')}`
      : entry;
  });

/** "Director of Homes, Director of Finance": one word for all of them. */
function inOneWord(entries: readonly string[]): string | null {
  const parts = entries.map((entry) =>
    /^(?:the )?([A-Z][a-z]+(?: [A-Z][a-z]+)?) (of|for) ([A-Z][\w&’'-]*(?: [A-Z&][\w’'-]*)*)$/.exec(entry),
  );
  const [first] = parts;
  return first && entries.length > 1 && parts.every((part) => part?.[1] === first[1] && part?.[2] === first[2])
    ? `the ${several(first[1] ?? '')} ${first[2] ?? ''} ${joinList(parts.map((part) => part?.[3] ?? ''))}`
    : null;
}

const onlyCount = new RegExp(`^(?:about |around |up to |c\\. ?)?${counted}$`, 'i');
/** "Direct reports: 9 (4 full-time, 5 part-time)": people, whoever they are. */
const people = (count: string): string => (/^(?:1|one)$/i.test(count) ? 'one person' : `${count.toLowerCase()} people`);

/** Which row of a form such a task was made of: a note quotes that. */
export function rowsOfManaged(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(row)].flatMap(([typed]) => {
      const [, task = ''] = /(manage .+?)\.?$/i.exec(withWhomOneManages(typed).trim()) ?? [];
      return task === '' ? [] : [[task.toLowerCase(), typed.replace(/^\W+/, '').trim()] as const];
    }),
  );
}

/** The text with such rows as a task; a row of which one entry is no post, or that names nobody, is none. */
export const withWhomOneManages = (text: string): string =>
  text.replace(row, (typed, mark: string, answer: string) => {
    const bare = answer.trim().replace(/[.]$/, '');
    if (nobody.test(bare)) return '';
    // What is told in brackets of all of them ("9 (4 full-time)") is no name.
    const entries = bare
      .replace(/\s*\((?![x×]?\s*\d{1,3}\))[^()]*\)/g, '')
      .split(/,\s*(?:and )?|\s+and\s+(?=\d|[A-Z]|(?:one|two|three|the|an?) )|\s*[+/]\s+/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    const told = withNumbers(entries).map(asTold);
    if (told.length === 0) return typed;
    const [only = ''] = entries;
    const alone = entries.length === 1 && onlyCount.test(only);
    if (!alone && told.some((one) => one === null)) return '';
    const whom = alone ? people(only) : (inOneWord(entries) ?? joinList(told.filter((one) => one !== null)));
    return /[•*·–-]/.test(mark) ? `${mark}Manage ${whom}` : `${mark}You will manage ${whom}.`;
  });
