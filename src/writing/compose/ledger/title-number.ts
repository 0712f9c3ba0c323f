/** Who a title names, and how many of them: by its head, the noun that carries the number. */
import { describes } from '../language/lexicon.ts';
import { isKnownNoun } from '../language/nouns.ts';
import { isFieldName } from './title-rank.ts';

/** Somebody who does a job, one of them; few other nouns of titles end so. */
export const person =
  /(?:er|or|ist|ant|ician|ian|officer|chef|clerk|cook|nurse|head|lead|chief|representative|operative|executive|associate|apprentice|trainee|intern|agent|fellow|partner|professor|student|aide|guard|host|secretary|midwife)$/i;
/** "Seafood restaurant", "water treatment plant": what ends like those who do a job, and is a house or a thing. */
const notAPerson =
  /(?:restaurant|plant|grant|elephant|croissant|pollutant|coolant|lubricant|refrigerant|disinfectant|variant|constant|quadrant|hydrant|warrant|currant|covenant|pennant|remnant|fragrant|instant|infant|implant|stimulant|sealant|descant|floor|door)$/i;
const endsLikeSomebody =
  /(?:water|weather|grants?|plants?|power|paper|leather|timber|fib(?:re|er)|cyber|motors?|tenders?|orders?|letters?|careers?)$/i;
/** Those who do a job by words with other endings. */
const people: ReadonlySet<string> = new Set(
  `hand deckhand stablehand farmhand coach vet pilot mate captain sister matron mechanic surgeon warden steward groom paramedic
  physio curate priest vicar rabbi imam deacon registrar bursar attorney counsel paralegal colleague member student barista
  nanny concierge person maid analyst president dean chair provost principal vp ceo cfo coo cto maître shepherd master second constable sergeant gp hca ta`.split(
    /\s+/,
  ),
);
/** Several by their own form, with no "s" of their own. */
const several = /(?:staff|crew|people|[a-z]men|women)$/i;

/** Whether a part of a title ends in somebody: "Field Sales Executive", not "Sales". */
export const namesSomebody = (part: string): boolean => {
  const head = headOf(part).replace(/s$/i, '');
  return person.test(head) && !notAPerson.test(head);
};

/** Whether the last word of a field is somebody: a name with it is that of another post. "Water" and "Grants" only end so. */
export const isSomebody = (word: string): boolean =>
  person.test(word.replace(/s$/i, '')) && !endsLikeSomebody.test(word);

const isPerson = (word: string): boolean =>
  (isSomebody(word) && !notAPerson.test(word.replace(/s$/i, ''))) ||
  several.test(word) ||
  people.has(word.toLowerCase().replace(/(?<=ch)es$|s$/, ''));

/** "Chefs de Partie", "Technicians L1/L2": what stands behind the head and is no noun of its own. */
const behindHead = /^(?:(?:de|du|des|d['’]\S+)\b|\S*\d)/i;

/**
 * "Head of Sales" is a head, "Sales Assistants" are assistants, and a "Project Manager Substations" is a manager. Where
 * nobody stands before the preposition, what it belongs to is before the noun at the end: a "Public Rights of Way Officer"
 * is one officer.
 */
function headOf(title: string): string {
  const bare = title.replace(/ \(.*$/, '');
  const before = bare.split(/\s(?:of|for|in|to|with|at|on)\s/i)[0] ?? bare;
  const words = before.split(' ');
  const last = words.at(-1) ?? before;
  const end = bare.split(' ').at(-1) ?? bare;
  // "Women in Engineering Lead": whom the lead is for.
  if (before !== bare && several.test(last) && isSomebody(end)) return end;
  if (isPerson(last)) return last;
  const found = words.findLast(
    (word, at) =>
      (person.test(word) && !notAPerson.test(word)) ||
      (isPerson(word) && behindHead.test(words.slice(at + 1).join(' '))),
  );
  if (found) return found;
  return before !== bare && isPerson(end) ? end : last;
}

/** "Facilities", "Customer Services": where somebody works, and nobody at all; each word is known, so that none of them can be a trade that no list has. */
export const namesDepartment = (title: string): boolean => {
  const words = title.split(' ').filter((word) => !/^(?:and|&)$/.test(word));
  const head = words.at(-1) ?? '';
  return (
    !words.some(
      (word) =>
        (isPerson(word) && !/^(?:customer|passenger|consumer|user)$/i.test(word)) ||
        /^(?:of|for|in|to|with|at|on)$/i.test(word),
    ) &&
    (isFieldName(head) || /^(?:premises|works|gas|sports|resources|team|department)$/i.test(head)) &&
    words.every(
      (word) => isFieldName(word) || isKnownNoun(word.toLowerCase()) || describes(word.toLowerCase()) || word === 'IT',
    )
  );
};

export const isPlural = (title: string): boolean => {
  const head = headOf(title);
  return (
    several.test(head) ||
    (/[^su]s$/i.test(head) &&
      !/(?:ss|us|is|sales|operations|communications|logistics|apprentices?hip|maths|physics|analytics|mathematics|genetics|ceramics|mechanics|electronics|economics|robotics|systems|services|affairs)$/i.test(
        head,
      )) ||
    namesDepartment(title)
  );
};
