/** Several languages in one line, each with how well it is spoken: "German A2 or English B1", "fluent English, working Tamil". */
import { rare } from '../../language/its-words.ts';
import { joinList } from '../../language/joined-phrases.ts';
import { tongue } from '../../language/tongues.ts';
import { desirableCue } from './cues.ts';
import { isLanguage, type PersonFact } from './person-shapes.ts';

const how =
  '(?:very )?(?:fluent|good|excellent|strong|solid|basic|conversational|working|business|native-level)(?: (?:spoken|written|working|business|conversational))?';
const single = rare(
  new RegExp(`^(?:(${how}) )?(${tongue})(?:,? \\(?(?:at )?(?:level )?([ABC][12]\\+?)(?: level)?\\)?)?$`, 'i'),
);
const joints = /, (?:and |or )?| and | or | ?\/ ?| ?& ?/;

const oneLevel = /^([A-Z][a-z]+) (?:and|or) ([A-Z][a-z]+) at [ABC][12]\+?(?: or (?:better|above|higher))?$/;

/** "Tamil or Kannada + basic English": one of the two, and the third besides. */
const besideEither =
  /^([A-Z][a-z]+) (?:or|\/) ([A-Z][a-z]+),? ?(?:and|\+|&|plus) ?((?:basic|good|fluent|some|conversational|working|spoken|excellent|strong|solid) (?:spoken |written )?)?([A-Z][a-z]+)$/;

/** "A working knowledge of Tamil", "good spoken English", "German at B1 level". */
function said(part: string): string | null {
  const [, well = '', name = '', level = ''] = single.exec(part) ?? [];
  if (name === '' || (well === '' && level === '')) return null;
  const language = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  const grade = well.toLowerCase();
  const spoken = /^(?:working|basic working|conversational working)$/.test(grade)
    ? `a ${grade} knowledge of ${language}`
    : grade === ''
      ? language
      : `${grade} ${language}`;
  return level === '' ? spoken : `${spoken} at ${level.toUpperCase()}`;
}

/** Reads such a line; null for one language alone, and where one of them has no level. */
export function readTongueLevels(line: string, wished: boolean): PersonFact | null {
  if (desirableCue.test(line)) return null;
  // "Polish and English at B1": both at that level, and nobody polishes.
  const [both = '', one = '', other = ''] = oneLevel.exec(line) ?? [];
  if (isLanguage(one) && isLanguage(other)) return { kind: 'have', text: both, desirable: wished, sure: true };
  const beside = besideEither.exec(line);
  if (beside && [beside[1], beside[2], beside[4]].every((name) => isLanguage(name ?? '')))
    return {
      kind: 'can',
      text: `speak ${beside[1] ?? ''} or ${beside[2] ?? ''}, and ${(beside[3] ?? '').toLowerCase()}${beside[4] ?? ''}`,
      desirable: wished,
      sure: true,
    };
  const parts = line.replace(/^(?:can |able to )?speaks? /i, '').split(joints);
  if (parts.length < 2 || parts.length > 4) return null;
  const each = parts.map(said);
  if (!each.every((one) => one !== null)) return null;
  const either = / or /.test(line);
  // What else is asked in a row has its readers.
  if (!either && !each.some((one) => /^a /.test(one))) return null;
  const last = each.at(-1) ?? '';
  const text = either ? `${each.slice(0, -1).join(', ')} or ${last}` : joinList(each);
  return each.every((one) => /^[A-Z]/.test(one))
    ? {
        kind: 'can',
        text: `speak ${text.replace(/ at ([ABC][12]\+?)/g, ' at $1 level')}`,
        desirable: wished,
        sure: true,
      }
    : { kind: 'have', text, desirable: wished, sure: true };
}
