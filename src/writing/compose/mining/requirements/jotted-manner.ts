/** How somebody works, does and knows things, in two or three words of a skills row: "clear boundaries", "clear referral letters", "cooked in bulk before", "driver". */

import { withArticle } from '../../language/articles.ts';
import { rare } from '../../language/its-words.ts';
import { desirableCue, trailingCue } from './cues.ts';
import { isParticiple, type PersonFact, readTools } from './person-shapes.ts';
import { readProgramNames } from './tools.ts';

type Read = Omit<PersonFact, 'desirable'>;

/** What somebody keeps towards those who are cared for. */
const kept =
  /^((?:clear|good|firm|professional|healthy|strong)(?:,? and (?:clear|firm|professional|healthy))?) (?:professional |personal )?(boundaries)$/i;
const sense =
  /^((?:very )?(?:good|strong|sound|keen|sharp|real) )?((?:commercial|business|colour|color|design|fashion|news|number) sense(?: and [a-z]+(?: [a-z]+)? skills)?)$/i;
/** "Strong ER": skills in what is called by its letters. */
const strongIn = /^((?:very )?(?:strong|solid|good|excellent)) ([A-Z]{2}|[A-Z]&[A-Z])$/;
const someTime = rare(
  /^(?:an? )?((?:[a-z-]+ )?(?:agency|[a-z-]+) background) \(?(?:of )?((?:about |around |at least )?\d+\+? ?(?:to|-|–)? ?\d*) ?(?:years?|yrs?)(?: or (?:so|more))?\)?$/i,
);
const tall = /^height:? (?:of |between |from )?(\d{3}) ?(?:cm)? ?(?:to|and|-|–) ?(\d{3}) ?cm$/i;
const medical =
  /^(?:an? |the )?([A-Z](?:-?\d| \d)|[A-Z]{2,5}|Group [12]|category [A-Z]-?\d) ((?:medical|eyesight|vision|fitness) (?:standards?|category))$/;
/** "Trados Studio 2022 or later", "AWS or Azure at professional level". */
const asGood =
  /^(?:know |knowledge of )?([A-Z][\w.+#-]*(?: (?:or |and )?[A-Z][\w.+#-]*){0,4}) (\d[\d.]* or (?:later|above|newer|higher)|(?:at|to) (?:a |an )?(?:professional|expert|advanced|associate|intermediate|user) level)$/;
const language =
  /^(?:knowledge of |knows? )?((?:at least )?(?:one|two|an?|any) (?:(?:other|modern|object-oriented|functional|high-level) )?(?:programming|scripting|coding|query|backend|shader) languages?)((?: \([^()]{2,60}\))?)$/i;
const anyKind =
  /^((?:[a-z]+ ){0,2}(?:service|work|care|sales|retail|hospitality|catering|reception|warehousing|farming|teaching|coaching|volunteering|nursing|administration|construction|driving|selling|cooking|cleaning))(?: experience)?,? of any (?:kind|sort|type)$/i;
const done = /^(?:have |has )?([a-z]+) (.{3,60}) before$/i;
const withThem = rare(
  /^((?:at least |over )?\d+\+?) ?(?:years?|yrs?)['’]? (?:w\/ ?|with |working with )((?:[a-z-]+ ){0,2}(?:kids|children|adults|people|patients|animals|horses|dogs|cats|cattle|toddlers|babies|teenagers|young people|under-\d+s|students|families|customers))(?: \(?((?:[a-z]+ ){1,4})(?:are |also )*(?:considered|welcome)\)?)?$/i,
);

const small = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function readManner(text: string): Read | null {
  if (/^(?:(?:car |confident |keen )?driver|drives)$/i.test(text)) return { kind: 'can', text: 'drive' };
  const keeps = kept.exec(text);
  if (keeps) return { kind: 'do', text: `keep ${small(keeps[1] ?? '')} ${keeps[2] ?? ''}` };
  const has = sense.exec(text);
  if (has) return { kind: 'have', text: `${(has[1] ?? 'good ').toLowerCase()}${has[2]?.toLowerCase() ?? ''}` };
  const skilled = strongIn.exec(text);
  if (skilled && !/^(?:IT|UK|US|EU|HR)$/.test(skilled[2] ?? ''))
    return { kind: 'have', text: `${small(skilled[1] ?? '')} ${skilled[2] ?? ''} skills` };
  const before = someTime.exec(text);
  if (before)
    return {
      kind: 'have',
      text: `${withArticle(small(before[1] ?? ''))} (${(before[2] ?? '').replace(/ ?[-–] ?/, ' to ').trim()} years${/or so/i.test(text) ? ' or so' : /or more/i.test(text) ? ' or more' : ''})`,
    };
  const height = tall.exec(text);
  if (height) return { kind: 'be', text: `between ${height[1] ?? ''} and ${height[2] ?? ''} cm tall` };
  const fit = medical.exec(text);
  if (fit) return { kind: 'can', text: `meet the ${fit[1] ?? ''} ${fit[2] ?? ''}` };
  const [, names = '', grade = ''] = asGood.exec(text) ?? [];
  if (names !== '' && names.split(/ (?:or|and) /).every((name) => readTools(name) ?? readProgramNames(name)))
    return { kind: 'do', text: `know ${names} ${grade}` };
  const coded = language.exec(text);
  if (coded) return { kind: 'do', text: `know ${small(coded[1] ?? '').toLowerCase()}${coded[2] ?? ''}` };
  const kind = anyKind.exec(text)?.[1];
  if (kind) return { kind: 'have', text: `${small(kind)} experience of any kind` };
  const [, deed = '', what = ''] = done.exec(text) ?? [];
  if (deed && isParticiple(deed.toLowerCase(), what) && !/^(?:experienced|skilled|never|required)$/i.test(deed))
    return { kind: 'do', text: `have ${deed.toLowerCase()} ${what} before` };
  const [, count = '', whom = '', others = ''] = withThem.exec(text) ?? [];
  if (count)
    return {
      kind: 'have',
      text: `${small(count).replace(/^1\+$/, 'at least one')} ${/^(?:at least )?1\+?$/.test(count) ? 'year’s' : 'years’'} experience with ${whom}${others ? ` (${others.trim().replace(/\bgrads\b/, 'graduates')} are considered)` : ''}`,
    };
  return null;
}

/** Reads such a note; null for all else. */
export function readJottedManner(line: string, wished: boolean): PersonFact | null {
  const read = readManner(line.replace(trailingCue, '').trim());
  return read && { ...read, desirable: wished || desirableCue.test(line), sure: true };
}
