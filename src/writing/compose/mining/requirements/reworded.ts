/** Requirements as notes have them, put into the words that the readers know: classes of licences, ages by a date, so much of something. Nothing is added but what is plainly meant. */

import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { seldom } from '../../language/seldom.ts';
import { baseOfThird } from '../../language/verbs.ts';
import { withoutApplicants } from './beside.ts';
import { plainly } from './plainly.ts';
import { spelledOut } from './shorthand.ts';

/** What a wish or a must may still stand behind. */
const ends =
  '(?=\\s*[.!]*$|,? (?:is |are |would be )?(?:an? )?(?:must|essential|required|mandatory|needed|necessary|compulsory|desirable|preferred|preferable|pref|plus|bonus|advantage|nice|useful|helpful|handy|ideal)\\b)';
const word = (source: string): RegExp => new RegExp(`^${source}${ends}`, 'i');

/** "Cat C", "class B", "cat C+E": what one may drive. */
const licenceClass = seldom(
  /^(?:(?:full|valid|clean|current|UK|EU) )*(?:cat|class)/i,
  new RegExp(
    `^((?:full |valid |clean |current |UK |EU )*)(cat(?:egory)?\\.?|class) ?([A-D][1E]?(?: ?\\+ ?E)?|[12])((?: (?:or|and|\\/) (?:[A-D][1E]?(?: ?\\+ ?E)?|[12]))?)(?: (?:licen[cs]e|entitlement))?${ends}`,
    'i',
  ),
);
const held = '(?: (?:min(?:imum)?|or more|plus|at least))?\\+?';
/** "Milking experience 1 season min", "bar exp. 6 months". */
const howLong = rare(
  new RegExp(
    `^((?!.*\\b(?:and|or|with|years?|months?)\\b.*\\bexp)[A-Za-z][\\w/&-]*(?: [\\w/&-]+){0,3}) (?:experience|exp\\.?),? (?:of )?(?:min(?:imum)?\\.? |at least )?(\\d+)\\+? (seasons?|terms?|summers?|winters?|harvests?)${held}$`,
    'i',
  ),
);
/** "Reach truck experience 6 months or stand-up": so long, of one or the other. */
const ofEither =
  /^([A-Za-z][\w/-]*(?: [\w/-]+){0,3}) (?:experience|exp\.?),? (\d+) (months?|mths?|years?|yrs?) or (?:an? )?([a-z][\w-]*(?: [\w-]+)?)$/i;
/** "Conversational German" is what "German conversational" means. */
const tongueFirst =
  /^([A-Z][a-z]{3,}) (fluent|conversational|basic|native|good|excellent)((?: \([^()]*\))?) (?=or |and )/;

export const inKnownWords = (raw: string): string =>
  plainly(spelledOut(withoutApplicants(raw)))
    .replace(/\s*\((?:a )?(?:must|must[- ]have|essential|required|mandatory|compulsory|vital)[.!]*\)/gi, '')
    .replace(
      /^((?:driving|driver))(?= (?:is |would be )?(?:helpful|useful|handy|desirable|preferred|a plus|an advantage))/i,
      'can drive',
    )
    .replace(
      licenceClass,
      (_, how: string, kind: string, letter: string, more: string) =>
        `a ${how.replace(/^(?:Full|Valid|Clean|Current)/, (first) => first.toLowerCase())}${/^class/i.test(kind) ? (/\d/.test(letter) ? 'Class' : 'class') : 'category'} ${letter.replace(/ ?\+ ?/, '+').toUpperCase()}${more.toUpperCase().replace(/OR|AND|\//, (joint) => (joint === '/' ? 'or' : joint.toLowerCase()))} licence`,
    )
    .replace(
      /^(?:a )?(good |strong )?(portfolio|smartphone|passport|laptop)/i,
      (whole, how: string | undefined, what: string) =>
        word(`(?:a )?(?:good |strong )?${what}`).test(raw)
          ? `a ${(how ?? '').toLowerCase()}${what.toLowerCase()}`
          : whole,
    )
    .replace(word('(?:a )?(?:phone|telephone) manner'), 'a good telephone manner')
    .replace(word('(?:a )?thick skin'), 'a thick skin')
    .replace(/^stand up (?=(?:forklift|reach|truck)\b)/i, 'stand-up ')
    .replace(
      howLong,
      (_, what: string, count: string, unit: string) => `at least ${count} ${unit} of ${lowerWords(what)} experience`,
    )
    .replace(
      ofEither,
      (_, what: string, count: string, unit: string, other: string) =>
        `${count} ${/^m/i.test(unit) ? 'month' : 'year'}${count === '1' ? '’s' : 's’'} ${lowerWords(what)} or ${other} experience`,
    )
    .replace(
      /^(?:someone|somebody|a person|people) who (?:doesn['’]t|does not|don['’]t|do not) (?=[a-z])/i,
      'you don’t ',
    )
    // "Somebody who learns customers' names".
    .replace(
      /^(?:[^?]{3,60}\? )?(?:we(?:['’]re| are) (?:looking for|after|seeking) )?(?:someone|somebody|a person|people) who ([a-z]+) ([a-z].*)$/i,
      (whole, deed: string, rest: string) =>
        // After "who" whatever ends in "s" is what somebody does.
        /[^s]s$/.test(deed) && !/^(?:is|has|was|does|always|perhaps|sometimes|needs)$/.test(deed)
          ? `you ${baseOfThird(deed) ?? deed.replace(/s$/, '')} ${rest.replace(alsoDoes, (_, joint: string, other: string) => `${joint} ${baseOfThird(other) ?? other.replace(/s$/, '')}`)}`
          : whole,
    )
    .replace(/\(((?:L|level |NFQ |grade )\d) min(?:imum)?\.?\)/i, '($1 or above)')
    .replace(/\bresi\b(?= [a-z])/g, 'residential')
    .replace(
      /^(?:an? )?min(?:imum)? of (?=(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/i,
      'at least ',
    )
    .replace(
      /^(an?|\d+|one|two|three|four|five|six) (?:or more (years?|months?)|(years?|months?) or more) (?=(?:of|in|as|on|with|at) )/i,
      (_, count: string, unit?: string, other?: string) =>
        `at least ${/^an?$/i.test(count) ? 'one' : count.toLowerCase()} ${unit ?? other ?? ''} `,
    )
    .replace(/^(\d+\+?) ?y (?=[a-z])/i, (_, count: string) => (count === '1' ? 'a year of ' : `${count} years of `))
    .replace(/(\bexperience|\bexp\.?) (ideally|preferably) /i, '$1, $2 ')
    .replace(/(\bexperience|\bexp\.?) only$/i, '$1')
    .replace(tongueFirst, (_, tongue: string, how: string, aside: string) => `${how.toLowerCase()} ${tongue}${aside} `)
    // "Own transport required as no public transport".
    .replace(
      /^(own .{3,30}?) (?:is )?(?:required|needed|necessary|essential|a must),? (?=as\b|because\b|since\b)/i,
      '$1, ',
    )
    .replace(
      /\b(?:willing(?:ness)?|able|ability|ready|happy|prepared) to travel (?:(?:about|approx(?:imately|\.)?|around|up to|ca\.?|~) ?)?(?:up to )?\d+(?: ?[-–] ?\d+)? ?%$/i,
      '$& of the time',
    )
    .replace(/^(?:works? )?(?:on )?(?:your )?own initiative$/i, 'able to use your own initiative')
    .replace(/\brefs\b/gi, 'references')
    .replace(/(?<=\d) ?#(?=\W|$)/, ' lb')
    .replace(/\bin IE\b/, 'in Ireland')
    .replace(/\bhort\.? (?=cert|qual|exp|degree|diploma|background)/i, 'horticultural ')
    .replace(/\s*\([^()]*\b(?:ha|haha|lol|joking|jk)\b[^()]*\)/i, '')
    .replace(/^([A-Z][a-z]+)(?: at)? (?:at least|min(?:imum)?\.?) ([ABC][12])$/, '$1 $2 minimum')
    .replace(/\bin (past|last) (?=(?:\d|two|three|four|five|six|ten|twelve) (?:years?|months?)\b)/i, 'in the $1 ')
    .replace(
      /^(?:an? )?(clean|safe|good) (MVR|driving record|record|licen[cs]e),? (?:for |in |over )?(?:the )?(last|past) ((?:\d+|two|three|five|seven|ten) years?)$/i,
      (_, how: string, what: string, which: string, count: string) =>
        `a ${how.toLowerCase()} ${what} for the ${which.toLowerCase()} ${count}`,
    )
    .replace(
      /^(valid |current |active )?(Class [AB] CDL)\b(?! holder)/i,
      (_, how = '', what: string) => `a ${how.toLowerCase()}${what}`,
    )
    .replace(
      /^((?:\d+|six|twelve) (?:months|years)) ((?:OTR|regional|local|over-the-road|linehaul|tanker|flatbed)(?: or (?:OTR|regional|local|over-the-road|linehaul|tanker|flatbed))*)(?: experience)?$/i,
      '$1’ $2 experience',
    )
    .replace(
      /^(clean|safe|good|valid) (MVR|DL|CDL|licen[cs]e|record),? (\d+\+?) ?(?:yrs?|years?)$/i,
      (_, how: string, what: string, count: string) => `a ${how.toLowerCase()} ${what} over ${count} years`,
    )
    .replace(
      /^(?:adv\.?|(advanced|good|strong|basic|intermediate)) (?:ms )?excel (\([^()]+\))$/i,
      (_, grade: string | undefined, aside: string) => `${grade?.toLowerCase() ?? 'advanced'} Excel skills ${aside}`,
    )
    .replace(
      /^(BLS|ACLS|PALS|NRP|CPR|ALS|ATLS|TNCC|NRP)(?: certification)? (?:is )?current$/,
      'current $1 certification',
    )
    .replace(/^((?:BSc|B\.Sc\.?|MSc)(?: \(?Hons\)?)?(?: in)?) Chem\b\.?/, '$1 Chemistry')
    .replace(/^(?:good )?team handling$/i, 'experience of leading a team')
    // "The tail lift of a lorry": worked, and not had.
    .replace(
      /^(tail[- ]lifts?|hiab|moffett|pump truck|reefer)s?$/i,
      (what) => `experience with ${/s$/i.test(what) || /hiab|moffett/i.test(what) ? what : `${what.toLowerCase()}s`}`,
    )
    // "Diploma or Degree in": the line's capitals.
    .replace(
      /(?<=^\W*(?:Diploma|Degree|Certificate|Bachelor['’]?s?|Master['’]?s?) ?)((?:\/|or |and )\s?)(Degree|Diploma|Certificate|Experience|Knowledge|Masters?|Bachelors?)(?= in\b| of\b|$)/g,
      (_, joint: string, what: string) => `${joint}${what.toLowerCase()}`,
    );

/** The second of two deeds: "turns up and likes people". */
const alsoDoes =
  /\b(and|but|or) (likes|loves|enjoys|wants|knows|cares|gets|keeps|takes|makes|treats|listens|asks|turns|shows|thinks|understands|works|stays|remembers|tells|helps|notices)(?= )/g;

const lowerWords = (text: string): string => (/^[A-Z][a-z]/.test(text) ? lowerFirst(text) : text);

const wished =
  '(?:(?:an? )?(?:(?:big|real|huge|definite|distinct|added|massive|great|nice) )?(?:bonus|plus|advantage|asset)|useful|helpful|great|good|nice|lovely|ideal|beneficial|desirable|advantageous|handy|brilliant|fantastic|even better|preferred|preferable)';
const wishIf = seldom(
  / if (?:you|they|candidates|applicants)/i,
  new RegExp(
    `^(?:it(?:['’]s| is| would be|['’]d be| will be|['’]ll be| would also be)? )?(?:also )?${wished},? if (?:you|they|candidates|applicants) ?((?:have|['’]ve|can|are|['’]re|know|hold|own|speak)\\b.+)$`,
    'i',
  ),
);
const wishFor =
  /^(?:(?:bonus|extra|brownie|plus) points|(?:big |huge )?kudos|a (?:big |huge )?(?:bonus|plus)) (?:for|if you(?: have|['’]ve got| know| can use)?) (.+)$/i;
const wishOf = rare(
  /^(.{3,80}?) (?:will|would|shall) (?:be given|get|have|receive) (?:an? |first |added |due )?(?:preference|priority|edge|weightage)\W*$|^preference (?:(?:will|would|shall) be )?(?:given )?(?:to|for) (?:candidates?|applicants?|those|people|someone)?\s*(?:with |having |who have |holding )?(.+)$/i,
);
const glad =
  /^(?:we(?:['’]d| would) (?:(?:really )?love|(?:really )?like|be (?:keen|happy|glad|delighted)) to hear from you if|you(?:['’]ll| will) (?:be (?:great|perfect|ideal|brilliant|a great fit)|suit (?:us|this role|the role)|love (?:it|this)(?: here)?|fit (?:right )?in|do well(?: here)?|enjoy this(?: role| job)?)(?: (?:in|for|at) (?:this|the)(?: role| job)?)? if|this (?:role|job) (?:is for you|will suit you|would suit you|might suit you) if|(?:please )?apply if) (you\b.+)$/i;

/** "It would be a bonus if you've used a CRM", "bonus points for dbt", "we'd love to hear from you if you have ...": what is asked, and whether it is a wish; null where the line has no such frame. */
export function readFrame(typed: string): { text: string; wish: boolean } | null {
  const line = typed.trim().replace(/[.!]+$/, '');
  const condition = wishIf.exec(line)?.[1];
  if (condition) return { text: `you${/^['’]/.test(condition) ? '' : ' '}${condition}`, wish: true };
  const thing = wishFor.exec(line)?.[1];
  if (thing) return { text: thing, wish: true };
  const ideal = /^(?:ideally|preferably)(?:,| (?=local\b))\s*(.{3,})$/i.exec(line)?.[1];
  if (ideal) return { text: ideal, wish: true };
  const preferred = wishOf.exec(line);
  if (preferred) return { text: preferred[1] ?? preferred[2] ?? '', wish: true };
  const open = glad.exec(line)?.[1];
  return open ? { text: open, wish: false } : null;
}
