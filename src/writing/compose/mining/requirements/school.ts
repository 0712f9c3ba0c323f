/** School subjects and their grades as they are typed ("GCSEs maths English at grade C", "5 GCSEs 9-4 incl maths"), and papers that somebody is still on the way to ("or on course"). */
import { seldom } from '../../language/seldom.ts';

const subject =
  '(?:[Mm]aths?|[Mm]athematics|MATHS|[Ee]nglish(?: [Ll]anguage| [Ll]iterature)?|ENGLISH|[Ss]ciences?|[Bb]iology|[Cc]hemistry|[Pp]hysics|IT|ICT|[Aa]rt|[Gg]eography|[Hh]istory|[Ff]rench|[Gg]erman|[Ww]elsh|[Ii]rish)';
const row = `${subject}(?:(?:,| and| &| ?/| ?\\+)? ?(?:and )?${subject}){0,2}`;
const grade = '(?:[A-G]\\*?|[1-9])(?: ?/ ?(?:[A-G]|[1-9]))?';
const onTheWay =
  "(?:,? or|\\(or) (?:be |you(?:’|')?re |are )?(on (?:course|track)|predicted|awaiting results|expecting)(?: (?:for|to get) (?:it|them|these|this))?\\)?";

/** "GCSE maths and English grade 4 or above (or on course)". */
const graded = seldom(
  new RegExp(`^(?:an? )?(?:[\\d ,]|five |four |three |two |GCSE|National 5|[OA][- ]level|in|${subject})`),
  new RegExp(
    `^(?:an? )?(\\d |five |four |three |two )?(GCSEs?|National 5s?|O[- ]levels?|A[- ]levels?)?(?: grades?)?(?: (${grade}))?(?:,? ?(?:incl?\\.?|including|in))? ?(${row})(?: ?GCSEs?)?(?:,? ?(?:at|of|with)?(?: ?min(?:imum)?\\.?)? ?(?:grades?|gr\\.?)? ?(${grade}))?(?: ?(\\+|(?:or|and) (?:above|over|better|higher)|minimum|min\\.?))?(?: ?${onTheWay})?$`,
  ),
);
/** "5 GCSEs 9-4 incl maths and English". */
const several = seldom(
  /GCSE/,
  new RegExp(
    `^(?:at least |min(?:imum)?\\.? )?(\\d|five|four|three|two) GCSEs?,? (?:at )?(?:grades? )?(${grade})(?: ?[-–] ?| to )(${grade})(?:,? (?:incl?\\.?|including|with) (${row}))?$`,
  ),
);

const subjectsOf = (typed: string): string => {
  const names = (typed.match(new RegExp(subject, 'g')) ?? []).map((name) =>
    /^(?:IT|ICT)$/.test(name)
      ? name
      : /^(?:english|french|german|welsh|irish)/i.test(name)
        ? `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}`
        : name.toLowerCase(),
  );
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
};

/** What was read: something to have, or behind "you" the whole of it. */
type Read = { kind: 'have' | 'do'; text: string };

/** Reads such a line; null where it is none, or lacks the grade that the small words are wanted for. */
export function readSchool(text: string): Read | null {
  const whole = text.trim().replace(/[.;]+$/, '');
  // "..., or the equivalent": counts as much, behind whatever row of subjects.
  const [, ahead = '', equal = ''] =
    /^(.{8,}?),? (or (?:the |an )?(?:equivalent|similar)(?: qualifications?)?)$/i.exec(whole) ?? [];
  const read = ahead ? readSchool(ahead) : null;
  if (read && !/ or | (?:are|on course)\b/.test(read.text))
    return { ...read, text: `${read.text}, ${equal.toLowerCase()}` };
  const line = whole;
  const many = several.exec(line);
  if (many) {
    const [, count = '', one = '', other = '', which = ''] = many;
    return {
      kind: 'have',
      text: `${/^(?:at least|min)/i.test(line) ? 'at least ' : ''}${count} GCSEs at grades ${one} to ${other}${which ? `, including ${subjectsOf(which)}` : ''}`,
    };
  }
  const found = graded.exec(line);
  if (!found) return null;
  const [, count = '', school = '', before = '', which = '', behind = '', more = '', still = ''] = found;
  const mark = behind || before;
  // "Maths 4" may be anything, and "maths and English at grade 3" lacks nothing.
  if (
    !mark ||
    (!school && !/GCSE/.test(line) && (/ at grade /.test(line) || !/\bgrade|\bgr\b|[A-G4-9]\+$/i.test(line)))
  )
    return null;
  const name = school || (/GCSE/.test(line) ? 'GCSE' : '');
  const isRow = subjectsOf(which).includes(' and ');
  const what = count
    ? `${count.trim()} ${/s$/.test(name) ? name : `${name}s`} at grade ${mark}${more ? ' or above' : ''}, including ${subjectsOf(which)}`
    : `${name.replace(/ in /.test(line) ? /^GCSEs?$/ : /^GCSEs$/, isRow ? 'GCSEs in' : 'a GCSE in')} ${subjectsOf(which)} at grade ${mark.replace(/ /g, '')}${more ? ' or above' : ''}`;
  if (!still) return { kind: 'have', text: what.trim() };
  const it = isRow || count ? 'them' : 'it';
  const way = /^predicted/i.test(still)
    ? `are predicted to get ${it}`
    : /^awaiting/i.test(still)
      ? 'are awaiting your results'
      : /^expecting/i.test(still)
        ? `expect to get ${it}`
        : `are ${still.toLowerCase()} to get ${it}`;
  return { kind: 'do', text: `have ${what.trim()}, or ${way}` };
}
