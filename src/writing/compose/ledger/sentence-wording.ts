/** How a sentence of a brief is put before it is read: what leans on nothing, what is a row of a form, what names the post itself. */
import { sentenced as noteShaped } from '../frames/note-statements.ts';
import { joinable, placeLike, roleLike } from '../frames/patterns.ts';
import { determine, withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { isKnownNoun, missesArticle } from '../language/nouns.ts';
import { isVerbBase } from '../language/verbs.ts';
import { coverage } from '../language/words.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import { sayNote } from './notes/say-note.ts';
import { asShaped, ofLabel } from './notes/shapes.ts';
import { readStatement, type Statement } from './statement.ts';
import type { DisplayTitle } from './title.ts';

/** "Water where it is needed": a thing that somebody wants there to be, and nothing that is done. "Everyday Indian fashion" is no name. */
export function asAim(read: Statement): Statement {
  const [first = '', next = ''] = read.text.split(' ');
  const small =
    /^(?:Everyday|Modern|Better|Fresh|Affordable|Honest|Good|Great|Safe|Clean|Quality|Simple|Fair|Local|Authentic|Real|Fine)$/.test(
      first,
    )
      ? { ...read, lower: lowerFirst(first) + read.text.slice(first.length) }
      : read;
  // "Fly safer", "build boats that bring crews home": what is to be done, whatever else "fly" may be.
  if (
    /^(?:np|loose)$/.test(read.kind) &&
    isVerbBase(first.toLowerCase()) &&
    (/^(?:safer|better|faster|cleaner|further|more|less|everyone|everybody|people|the|an?|our|every|each|their)$/.test(
      next,
    ) ||
      (onlyDone.has(first.toLowerCase()) &&
        /^[a-z]/.test(next) &&
        !/^(?:of|in|for|and|or|on|at|is|are|by|with|where|that)$/.test(next)))
  )
    return { ...read, kind: 'verb', lower: read.text.charAt(0).toLowerCase() + read.text.slice(1) };
  return read.kind === 'verb' && /^(?:where|that|which|when|whose)$/.test(next) && isKnownNoun(first.toLowerCase())
    ? { ...small, kind: 'np', lower: lowerFirst(first) + read.text.slice(first.length) }
    : small;
}

/** Verbs that begin an aim, and are hardly ever what it is about. */
const onlyDone = new Set(
  'build make keep get give bring grow fly feed serve run put help let find save teach train turn cut end'.split(' '),
);

/** "Perm. team of 18 pickers. start asap": sentences that begin in small letters. */
export const withCapitals = (text: string): string =>
  text.replace(
    /(?<=\b(?:perm|temp|[a-z]{4,}|\d{2,})|[a-z\d]\))(?<!\b(?:approx|incl|excl|dept|mgmt|assoc|resp|prev|admin|equiv|qual|quals|cert|certs|mins|govt|intl|avail|accom|poss|pref|prof|reqs|maint|sched|equip|comm|tech|mech|elec|misc))\. (?=[a-z]{3,}[ ,])([a-z])/g,
    (_, letter: string) => `. ${letter.toUpperCase()}`,
  );

/** "Chance to move onto the section - last 2 KPs are commis now": one, and those who came last. */
export const withLead = (text: string): string =>
  text
    .replace(
      /^\s*(chance|opportunity) (?=to\b)/i,
      (_, what: string) => `${/^o/i.test(what) ? 'An' : 'A'} ${what.toLowerCase()} `,
    )
    .replace(/ [-–—] (?:the |our )?last (?=(?:\d+|two|three|four|five) )/i, ': our last ');

/** "It's a 42-room hotel", "it's 3 nights in 9": "it" is the job at best, and a hotel is none; as a note it has a sentence that says what it is. */
export function withoutIt(sentence: string): string {
  const note =
    /^(?:it|this)(?:['’]s| is) (?=(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d|full|part|shifts?|nights?|days?|hybrid|remote|permanent|fixed)\b)(.+)$/i.exec(
      sentence,
    )?.[1];
  const bare = note?.replace(/[.!]+$/, '') ?? '';
  return note &&
    (noteShaped.test(bare) || (placeLike.test(bare) && !/[:;]/.test(bare)) || joinable.test(bare)) &&
    !roleLike.test(bare)
    ? upperFirst(note)
    : sentence
        .replace(/^it(?:['’]s| is) (?=an? )/i, 'This is ')
        // "It's fast: shelf life is nine days": the job is.
        .replace(
          /^it(?:['’]s| is) (?=(?:very |quite |often |always |mostly |a bit )?(?:fast|busy|hard|hands-on|physical|varied|quiet|outdoor|full-on|messy|noisy|cold|hot|heavy|demanding|seasonal|rural|remote|solo|mobile|desk-based|office-based|home-based|site-based|field-based)\b)/i,
          'The job is ',
        );
}

/** "Running the outdoor area day to day", "full-time job running the outdoor area": what somebody does there. */
export function asOrder(typed: string): string {
  const note = typed.replace(
    /^(?:(?:permanent|full[- ]time|part[- ]time),? )+(?:job|role|post) (?=[a-z]+ing [a-z])/i,
    '',
  );
  const duty =
    !/^(?:rotating|rolling|alternating|flexible|sliding|opening|working) (?:[a-z\d-]+ ){0,3}(?:shifts?|rota|pattern|roster|schedule|weeks?|hours)\b/i.test(
      note,
    ) &&
    (note !== typed ||
      /^[A-Za-z][a-z]+ing (?:the|a|an|our|your|its|their|all|one|two|three|\d)\b|^[A-Za-z][a-z]+ (?:and|&) [a-z]+ of [a-z]|^[A-Za-z][a-z]+ing of [a-z]/.test(
        note,
      ))
      ? readDuty(note.replace(/[.]$/, ''))
      : null;
  return duty ? upperFirst(duty.text) : typed;
}

/** "Finishing at 1pm on Fridays", of "42 hours a week, finishing ...": what is left is what the reader does. */
export const whatOneDoes = (text: string): string =>
  text.replace(
    /^(finish|start|work)ing (?=(?:at|by|on|from|before|after|early|late|in)\b)/i,
    (_, verb: string) => `You ${verb.toLowerCase()} `,
  );

/** Rows of a form that other frames say. */
const noLabel = /^(?:location|salary|pay|hours|contact|email|tel|package|ctc|stipend)/i;

/** "Team: 6 engineers" is a row of a form: what is behind the colon is the note. */
export function unlabelled(text: string): string {
  // "Band 7, 37 hours, 7-day service: one weekend in six": a row with a colon inside is a row.
  const inRow = /^([^:;.!?]+, [^:;.!?]+): ([^:;.!?]+)$/.exec(text.replace(/[.]$/, ''));
  if (inRow && kindOf(inRow[1] ?? '') !== 'clause' && kindOf(inRow[2] ?? '') !== 'clause')
    return `${inRow[1]}, ${inRow[2]}`;
  // "Wanted: fitter for our workshop": the word only announces.
  if (/^(?:wanted|needed|required|sought|vacancy|now hiring|hiring):\s/i.test(text))
    return upperFirst(text.replace(/^[^:]+:\s+/, ''));
  const [, label = '', note = ''] = /^([A-Za-z][\w /-]{2,24}):\s+([^:]+)$/.exec(text.replace(/[.]$/, '')) ?? [];
  // "Tooling: own hand tools required" has its verb now.
  const said = note ? sayNote(note) : '';
  if (said && said !== note && label.split(' ').length <= 3 && kindOf(said) === 'clause') return said;
  // "Nights mostly: 4 on 4 off": when one works, in two halves.
  if (
    note &&
    /^(?:mostly |mainly )?(?:fixed[- ]term|permanent|seasonal|temporary|part[- ]time|full[- ]time|days|nights|evenings|mornings|weekends|shifts|earlies|lates)(?: mostly| mainly| only)?$/i.test(
      label,
    ) &&
    !/[.!?]/.test(note)
  )
    return `${label}, ${note}`;
  const shaped = note && !/[.!?]/.test(note) ? asShaped(text) : null;
  if (shaped) return shaped;
  // "Contract: temporary for 18 months": the word says what the note is of, and no more.
  if (note && /^(?:contract(?: type)?|type of contract|term|duration|working time|shifts?|pattern|rota)$/i.test(label))
    return upperFirst(note);
  const told = note && !/[.!?]/.test(note) && !noLabel.test(label) ? ofLabel(label, note) : null;
  if (told) return told;
  return note &&
    !/[.!?]/.test(note) &&
    /^(?:np|adjective|loose)$/.test(kindOf(note)) &&
    label.split(' ').length <= 3 &&
    !noLabel.test(label) &&
    !/^(?:client|customer|sector|product)s?$/i.test(label)
    ? `${upperFirst(note)} (${lowerFirst(label)})`
    : text;
}

/** "Full-time site engineer on a €38m plant": the post itself, which nobody gets with the job; where it is or what it is on is what it tells. */
export function asPost(statement: Statement, title: DisplayTitle | null): Statement {
  // "Curator of Textiles" is a curator.
  const name =
    title?.text
      .replace(/ (?:of|for|in|with|to|at) .*$| \(.*$/, '')
      .split(' ')
      .at(-1)
      ?.toLowerCase() ?? '';
  if (!title || !/^(?:np|loose)$/.test(statement.kind)) return statement;
  const [, before = '', where = ''] =
    /^((?:[\w-]+ ){0,4}?[\w-]+)(?: ((?:in|at|on|across) (?:our|the|an?|one|two|three|four|five|\d)\b[^,;:]+))?$/i.exec(
      statement.text,
    ) ?? [];
  const own = before.toLowerCase().split(' ').at(-1) === name;
  const told = !own
    ? null
    : where
      ? readStatement(`You will work ${where}`)
      : before.split(' ').length === 2 && !/time /i.test(before)
        ? readStatement(`You will work as ${withArticle(lowerFirst(before))}`)
        : null;
  if (told) return told;
  // "Marketing Manager, on a two-year contract": the post is told by its name everywhere.
  const contract = /^(.*), (on an? [a-z-]+(?: [a-z-]+){0,2} contract)$/i.exec(statement.text);
  if (contract?.[1] && coverage(title.text, contract[1]) === 1 && coverage(contract[1], title.text) === 1)
    return readStatement(`You will be ${contract[2] ?? ''}`) ?? statement;
  // "Full-time curator of the textile collections", "paralegal for the property team".
  const whose =
    /^(?!(?:one|two|three|four|five|six|\d+|no|every|each|all|our|your) )(?:an? |the )?((?:[\w-]+ ){0,3}?([\w-]+)) (?:of|for|with) \S[^:;]*$/i.exec(
      statement.text,
    );
  // "Vet tech" is short for "veterinary technician".
  const named = whose?.[2]?.toLowerCase() ?? '';
  if (
    named !== '' &&
    (named === name || (named.length > 2 && !isVerbBase(named) && named !== 'office' && name.startsWith(named)))
  )
    return (
      readStatement(`You will work as ${withArticle(lowerFirst(statement.text.replace(/^(?:an? |the )/i, '')))}`) ??
      statement
    );
  return coverage(title.text, statement.text) > 0.99 && /\s(?:on|in|at|for|with|of|to)\s/.test(statement.text)
    ? { ...statement, kind: 'loose' }
    : statement;
}

/** "Eleven residents to a unit, so you have time to listen": "With eleven residents to a unit, you have time to listen". */
export function withWhatItBrings(promise: string): string {
  const [, thing = '', brings = ''] =
    /^((?!(?:you|we|they|our|no|not|never)\b)[^,.:;]{6,60}), so (?:that )?((?:you|we)(?:['’]ll|['’]ve)? [a-z][^.:;]{6,80})$/i.exec(
      promise.replace(/[.]$/, ''),
    ) ?? [];
  if (!thing || kindOf(thing) !== 'np') return promise;
  // "With staff flat" lacks its article.
  const low = determine(lowerFirst(thing));
  return `With ${missesArticle(low) ? withArticle(low) : low}, ${brings}`;
}
