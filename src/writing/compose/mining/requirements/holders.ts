/** Who holds a paper or is on the way to it: "personal licence holder, or willing to become one". Nobody becomes a licence. */

import { withArticle } from '../../language/articles.ts';
import { rare } from '../../language/its-words.ts';
import type { PersonFact } from './person-shapes.ts';

const ready = '(?:(?:be |are )?(willing|prepared|ready|happy|keen|planning|able|eligible)|the willingness|willingness)';
const within = '((?: (?:within|in|by|before|during) [^,;:()]{3,40})?)';
/** "SIA licence holder or willing to obtain one within three months". */
const holder = new RegExp(
  `^((?:an? )?[^,;:()]{2,50}?) holders?,? (?:or|but|if not) ${ready} to (become one|become|train(?: as one| for (?:it|one))?|learn|obtain|gain|get|acquire|achieve|hold|complete|do|take|sit|pass|undertake|study(?: for)?|work towards?|apply(?: for)?|qualify)(?: (?:one|it|this|that|the (?:course|test|training|exam)))?${within}$`,
  'i',
);
/** "Personal licence holder or working towards it". */
const onTheWay = rare(
  new RegExp(
    `^((?:an? )?[^,;:()]{2,50}?) holders?,? or (?:currently )?(working towards?|studying(?: for)?|training(?: for)?)(?: (?:it|one|this|that))?${within}$`,
    'i',
  ),
);
/** "Chartered member or working towards it", "MCIPD member, or willing to become one". */
const member = new RegExp(
  `^(?:an? )?((?:[A-Z][\\w&]*|[a-z-]+)(?: [A-Z][\\w&]*| [a-z-]+){0,3} (?:member|fellow|associate)(?: of (?:the )?[A-Z][\\w& ]{1,50}?)?),? or (?:(working towards?|studying)|${ready} to (?:work towards?|become|study))(?: (?:it|one|this|that|for it|membership|chartership))?${within}$`,
  'i',
);
/** "Qualified AAT, or prepared to study for it", "AAT qualified or studying". */
const qualified = new RegExp(
  `^(?:fully |part-?)?(?:qualified ([A-Z]{2,6})|([A-Z]{2,6}) qualified),? or (?:${ready} to (study|work|train|complete|become)(?: (?:for|towards) (?:it|this|one)| it| one| so| this)?|(studying|working|training)(?: (?:for|towards) (?:it|this|one))?)$`,
  'i',
);
/** "Level 3 qualified or willing to complete". */
const levelled = rare(
  new RegExp(
    `^(?:qualified to )?((?:NVQ )?Level \\d)(?: qualified| qualification)?,? or ${ready} to (complete|work towards?|study(?: for)?|train(?: for)?|gain|obtain|achieve|do|get)(?: (?:it|one|this))?${within}$`,
    'i',
  ),
);

/** What is done about the paper, with the paper as "one". */
const deeds: readonly (readonly [RegExp, string])[] = [
  [/^work/i, 'work towards one'],
  [/^study/i, 'study for one'],
  [/^(?:train|learn|qualify)/i, 'train for one'],
  [/^apply/i, 'apply for one'],
  [/^complete/i, 'complete one'],
];
const doneAboutOne = (typed: string): string => deeds.find(([verb]) => verb.test(typed))?.[1] ?? 'get one';

/** Reads such a line; null where it is none. `read` reads the half that is held. */
export function readHolder(
  line: string,
  desirable: boolean,
  read: (half: string) => PersonFact | null,
): PersonFact | null {
  const both = (text: string): PersonFact => ({ kind: 'do', text, desirable, sure: true });
  const held = holder.exec(line) ?? onTheWay.exec(line);
  if (held) {
    // "First aid certificate" is read with its article, "full driving licence" with its own.
    const paper = read(`${held[1] ?? ''} holder`);
    if (paper?.kind !== 'have' || paper.odd || paper.loose || !/^an? /.test(paper.text)) return null;
    const [, , how, deed = '', when = ''] = held;
    // "Working towards it": on the way already.
    if (!holder.test(line))
      return both(`have ${paper.text} or are ${/^work/i.test(how ?? '') ? 'working towards' : 'studying for'} one`);
    return both(`have ${paper.text} or are ${(how ?? 'willing').toLowerCase()} to ${doneAboutOne(deed)}${when}`);
  }
  const [, who = '', underWay, willing, when = ''] = member.exec(line) ?? [];
  if (who && !/\b(?:team|staff|crew|family|board|committee)\b/i.test(who))
    return {
      kind: 'be',
      text: `${withArticle(/^[A-Z]{2}|^[A-Z]\S* [A-Z]/.test(who) ? who : `${who.charAt(0).toLowerCase()}${who.slice(1)}`)} or ${
        underWay ? 'working towards becoming one' : `${(willing ?? 'willing').toLowerCase()} to become one`
      }${when}`,
      desirable,
      sure: true,
    };
  const paper = qualified.exec(line);
  const name = paper?.[1] ?? paper?.[2] ?? '';
  if (name === name.toUpperCase() && name !== '')
    return {
      kind: 'be',
      text: `${name} qualified or ${
        paper?.[5]
          ? { s: 'studying for it', w: 'working towards it', t: 'training for it' }[paper[5].charAt(0).toLowerCase()]
          : `${(paper?.[3] ?? 'willing').toLowerCase()} to ${/^study/i.test(paper?.[4] ?? '') ? 'study for it' : 'work towards it'}`
      }`,
      desirable,
      sure: true,
    };
  const [, level = '', how, deed = '', by = ''] = levelled.exec(line) ?? [];
  return level
    ? both(
        `have a ${level.replace(/level/i, 'Level').replace(/nvq/i, 'NVQ')} qualification or are ${(how ?? 'willing').toLowerCase()} to ${doneAboutOne(deed)}${by}`,
      )
    : null;
}
