/** Languages that somebody speaks, and programs that somebody knows, and how well. */
import { joinList } from '../../language/joined-phrases.ts';
import { isLanguage, type PersonFact, readTools } from './person-shapes.ts';

const tongue = '[A-Z][a-z]+(?: (?:Creole|Sign Language))?';
const tongueRow = new RegExp(
  `^(?:(?:some|the) )?(${tongue}(?:(?:, ${tongue})* (?:or|and|and\\/or) ${tongue})?)(?: languages?| speaking| speakers?)?$`,
);
const isTongue = (name: string): boolean =>
  isLanguage(name) ||
  /^[A-Z][a-z]+ Creole$/.test(name) ||
  isLanguage(name.split(' ').at(-1) ?? '') ||
  /^[A-Z][a-z]+ Sign Language$/.test(name);

const quality =
  '(?:fluent|good|very good|excellent|basic|strong|native|conversational|business|working|some|near-native)';
const withQuality = new RegExp(`^${quality} (?:spoken |written |spoken and written )?([A-Z][a-z]+)$`, 'i');
const withLevel = /^([A-Z][a-z]+)(?: at)?(?: level)? \(?([ABC][12]\+?)\)?(?: level)?$/;
/** "German C1 and good English": a level of the one and a quality of the other. */
function readLevelsAndQualities(text: string): Omit<PersonFact, 'desirable'> | null {
  const parts = text.split(/, | and | & /);
  const [levels, qualities] = [withLevel, withQuality].map((form) =>
    parts.filter((part) => isLanguage(form.exec(part)?.[1] ?? '')),
  );
  if (!levels?.length || !qualities?.length || levels.length + qualities.length < parts.length) return null;
  const said = parts.map((part) =>
    levels.includes(part) ? part.replace(withLevel, '$1 at $2') : `${part.charAt(0).toLowerCase()}${part.slice(1)}`,
  );
  return { kind: 'have', text: joinList(said) };
}

/** "Irish language", "some Romanian or Russian", "German B2": what somebody speaks, and how well. */
export function readTongues(text: string): Omit<PersonFact, 'desirable'> | null {
  const row = tongueRow.exec(text)?.[1];
  if (row?.split(/, | or | and | and\/or /).every(isTongue))
    return /^some /.test(text)
      ? { kind: 'can', text: `speak ${text.replace(/ (?:languages?|speaking|speakers?)$/, '')}` }
      : { kind: 'can', text: `speak ${row}` };
  const speaks = /^(?:bilingual )?([A-Z][a-z]+)(?: speaking)?$/.exec(text)?.[1] ?? '';
  if (/ /.test(text) && isLanguage(speaks)) return { kind: 'can', text: `speak ${speaks}` };
  const slashed = text.split('/');
  if (slashed.length > 1 && slashed.length < 5 && slashed.every((name) => isLanguage(name)))
    return { kind: 'can', text: `speak ${slashed.slice(0, -1).join(', ')} or ${slashed.at(-1) ?? ''}` };
  // "German fluent, English good".
  const how = text
    .split(/, | and /)
    .map((part) =>
      /^([A-Z][a-z]+),? (fluent|good|very good|excellent|basic|native|native-level|conversational|business fluent|advanced|strong)(?: \(([ABC][12]\+?)\))?$/.exec(
        part,
      ),
    );
  if (how.every((part) => isLanguage(part?.[1] ?? '')))
    return {
      kind: 'have',
      text: how.map((part) => `${part?.[2] ?? ''} ${part?.[1] ?? ''}${part?.[3] ? ` (${part[3]})` : ''}`).join(' and '),
    };
  // "C1 German, B2 English".
  const before = text.split(/, | and /).map((part) => /^([ABC][12]\+?) ([A-Z][a-z]+)$/.exec(part));
  if (before.every((level) => isLanguage(level?.[2] ?? '')))
    return { kind: 'have', text: joinList(before.map((level) => `${level?.[2] ?? ''} at ${level?.[1] ?? ''}`)) };
  const mixed = readLevelsAndQualities(text);
  if (mixed) return mixed;
  const levels = text
    .split(/, | and /)
    .map((part) =>
      /^([A-Z][a-z]+)(?: at)?(?: level)? \(?([ABC][12]\+?(?:\s?[-–]\s?[ABC][12])?(?: (?:or (?:better|above|higher)|minimum|min\.?))?)\)?(?: level)?$/.exec(
        part,
      ),
    );
  if (levels.every((level) => isLanguage(level?.[1] ?? '')))
    return {
      kind: 'have',
      text: levels
        .map(
          (level) => `${level?.[1] ?? ''} at ${(level?.[2] ?? '').replace(/^(.*) min(?:imum|\.)?$/, '$1 or better')}`,
        )
        .join(' and '),
    };
  return null;
}

/** Programs and programming languages, those among them that are everyday words only with their capital. */
export const isTool = (name: string): boolean =>
  readTools(name) !== null || /^(?:Go|Rust|Swift|Scala|Dart|Julia|Elixir|Java|C|R|C\+\+|C#|F#)$/.test(name);

/** "Some Python or R": a little of it, and no more. */
export function readSomeKnown(line: string, desirable: boolean): PersonFact | null {
  const [, names = ''] = /^some ([^,;:()]{1,40})$/i.exec(line) ?? [];
  return names !== '' && names.split(/ (?:or|and) /).every((name) => /^[A-Z]/.test(name) && isTool(name))
    ? { kind: 'have', text: `some knowledge of ${names}`, desirable, sure: true }
    : null;
}

const grade = '(basic|intermediate|advanced|expert|strong|good)';
/** "SQL (advanced)", "Excel intermediate", "MS Excel (pivot tables)", "Kotlin or Java". */
export function readKnown(text: string): Omit<PersonFact, 'desirable'> | null {
  const [, name = '', how = ''] =
    new RegExp(`^(.{2,30}?)(?:,? ${grade}| \\(${grade}\\)| [–-] ${grade})(?: level| user)?$`, 'i').exec(text) ?? [];
  const level = how || (new RegExp(`[ (]${grade}\\)?(?: level| user)?$`, 'i').exec(text)?.[1] ?? '');
  if (name && level) {
    const tool = readTools(name);
    if (tool) return { kind: 'have', text: `${level.toLowerCase()} ${tool} skills` };
  }
  // "Very good C", "solid SQL and Python".
  const [, rank = '', ranked = ''] =
    /^((?:very )?(?:good|strong|solid|sound|excellent|advanced|basic)|fluent|confident) ([A-Z][\w+#.]*(?:(?:, | and | or )[A-Z][\w+#.]*)*)$/i.exec(
      text,
    ) ?? [];
  if (rank && ranked.split(/, | and | or /).every((one) => /^[A-Z]/.test(one) && isTool(one)))
    return { kind: 'have', text: `${rank.toLowerCase()} ${ranked} skills` };
  // "Basic MS Excel": how well it has to be known, in one name of several words.
  const [, least = '', program = ''] =
    /^(basic) ((?:MS|Microsoft|Google|Adobe) [A-Z][\w ]*)$/.exec(text.replace(/^B/, 'b')) ?? [];
  const named = program && readTools(program);
  if (named) return { kind: 'have', text: `${least} ${named} skills` };
  const aside = /^(.{2,40}?)( \((?!or (?:willing|working|be)\b)[^()]{2,40}\))$/.exec(text);
  const bare = aside?.[1] ?? text;
  // "Protel/Mews": one of them will do.
  const halves = bare.split(/ or |(?<=[a-z]{2})\/(?=[A-Z][a-z])/);
  if (halves.length > 3 || (halves.length === 1 && !aside)) return null;
  if (/^(?:good|strong|solid|basic|some|working|hands-on|advanced) /i.test(bare)) return null;
  const names = halves.map(
    (half) => readTools(half) ?? (/^(?:similar|equivalent|comparable)$/.test(half) ? half : null),
  );
  if (names[0] === null || names.some((half) => half === null || / and /.test(half))) return null;
  return { kind: 'do', text: `know ${names.join(' or ')}${aside?.[2] ?? ''}` };
}
