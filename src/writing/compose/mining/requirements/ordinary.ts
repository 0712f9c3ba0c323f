/** Plain lines of plain lists that other rules read by a word of theirs: "relaxed on your own", "basic networking", "a year on a service desk". */
import { rare } from '../../language/its-words.ts';
import { knowsNoun } from '../../language/lexicon.ts';
import { baseOfThird, nounLike } from '../../language/verbs.ts';
import { desirableCue, trailingCue, traits } from './cues.ts';
import type { PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

const lower = (text: string): string =>
  /^[A-Z]{2}|^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const turns =
  '(?:nights|evenings|weekends|days|lates|earlies|(?:bank |public )?holidays|saturdays|sundays|early mornings|overtime)';
/** "Nights, weekends and holidays". */
const times = rare(new RegExp(`^((?:some |most )?${turns}(?:, ${turns})*,? (?:and|or) ${turns})$`, 'i'));

/** How somebody is in what surroundings: "relaxed on your own", "settled in one place". */
const at =
  /^((?:(?:very|quite|equally|just as) )?(?:relaxed|content|settled|unflappable|unfazed|patient|welcoming|thoughtful|attentive|gentle|firm|fair|courteous|sensitive|strict|cool|sharp|quick|steady|awake|reliable|at home|at ease) (?:on|with|about|in|around|under|by|when|at|towards|to|but|enough)\b(?! [a-z]+ (?:manner|nature|approach)\b).{2,60})$/i;

/** Fields that somebody is skilled in. */
const craft =
  /\b(?:scripting|programming|coding|networking|debugging|bookkeeping|soldering|welding|typing|proofreading|copywriting|modelling)$/i;
const levels = /^(good|strong|solid|basic|advanced|excellent|sound|some|decent|practical) /i;

/** Systems that a company has, and that somebody has worked with. */
const system =
  /^(?:[Aa]n? )?((?:ERP|CRM|WMS|TMS|LIMS|HRIS|ATS|PMS|POS|EHR|EMR|CMS|MIS|EPOS)(?: (?:system|software))?,? (?:such as|like|or similar|e\.g\.).*)$/;

/** "One year in support": of experience. */
const year =
  /^((?:(?:at least |over |about )?(?:one|1) year(?= (?:in|on|at|as|with|leading|managing|running) )|an? year(?= (?:in|as|leading|managing|running) ))) ([a-z]+) (?!.*\bexperience\b)(\S.*)$/i;

/** What several qualities say together: "accuracy and attention to detail". */
function readTraits(text: string): string | null {
  const parts = text.split(/,? and |, /);
  const known = parts.map((part) => traits[part.toLowerCase()]);
  return parts.length > 1 &&
    parts.length < 4 &&
    new Set(known).size === known.length &&
    known.every((part) => part !== undefined && !/\b(?:and|a|an)\b/.test(part))
    ? `${known.slice(0, -1).join(', ')} and ${known.at(-1) ?? ''}`
    : null;
}

/** Words that stand behind a verb and behind no noun. */
const behindVerb =
  /^(?:the|an?|your|their|our|on|up|to|from|with|well|people|questions|others|it|them|what|how|when|after|in|out|things|quickly|clearly|carefully)$/i;

/** "Listens and asks questions", "turns up on time and takes pride in the job": each of the verbs is turned. */
export function turnedVerbs(text: string, raw: string): string {
  const [first = ''] = raw.trim().toLowerCase().split(/[ ,]/);
  const base = baseOfThird(first);
  if (base === null && !/^(?:listens|turns|shows|likes|cares)$/.test(first)) return text;
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? '';
      const next = words[index + 1] ?? '';
      const turned = baseOfThird(word.replace(/,$/, ''));
      // "Cares for pets and plants": what ends the line, or is counted, is no verb.
      if (!turned || index === 0 || !(/^(?:and|or|then|but)$/.test(before) || /,$/.test(before))) return word;
      const surely = !nounLike.has(turned) && !knowsNoun(turned) && !/^(?:and|or|of)?$/.test(next);
      return surely || behindVerb.test(next) || (index === 2 && /^(?:and|or)$/.test(before))
        ? word.replace(/^[a-z]+/, turned)
        : word;
    })
    .join(' ');
}

/** "... as home visits are needed", "... because sites are remote": why, and nothing that is asked. */
export const withoutReason = (text: string): string =>
  text.replace(
    /(?<=\b(?:licen[cs]e|car|vehicle|transport|passport|check|clearance|fitness|English|boots)\b.*?),? (?:as|because|since) (?:the |our |this |some |many |most |you(?:['’]ll)? |there )?[a-z' -]+ (?:is|are|will be|may be|must be|drive|travel|work|involves?|requires?|(?:do not|don['’]t|does not|doesn['’]t) \w+|run|runs|start|starts|stop|stops|finish(?:es)?)\b.*$/i,
    '',
  );

/** Reads such a line; null where it is none. */
export function readOrdinary(typed: string): Read | null {
  const text = typed.trim().replace(/[.;!]+$/, '');
  // What is wished for is read with its wish.
  if (desirableCue.test(text) || trailingCue.test(text)) return null;
  const age =
    /^(?:(?:you )?must be |be |aged |age )?(\d{2}) (?:years )?(?:(?:of age )?(?:or|and) (older|over|above)|\+)$/i.exec(
      text,
    );
  if (age?.[1]) return { kind: 'be', text: `${age[1]} or ${/older/i.test(age[2] ?? '') ? 'older' : 'over'}` };
  if (times.test(text))
    return {
      kind: 'be',
      text: `ready to work ${text.toLowerCase().replace(/saturdays|sundays/g, (day) => day.charAt(0).toUpperCase() + day.slice(1))}`,
    };
  if (/^(?:you )?(?:don['’]t|do not|doesn['’]t|does not) mind [a-z]+/i.test(text) && text.split(' ').length < 12)
    return { kind: 'do', text: lower(text.replace(/^you /i, '')).replace(/^does(?:n['’]t| not)/, 'don’t') };
  // "Part-qualified ACCA or CIMA": somebody on the way to it.
  const part = /^(part[- ]qualified|newly qualified|studying) ((?:[A-Z]{3,5})(?:(?: or |\/|, )(?:[A-Z]{3,5}))*)$/i.exec(
    text,
  );
  if (part?.[1] && part[2] && /[A-Z]{3}/.test(part[2]))
    return {
      kind: 'be',
      text: `${part[1].toLowerCase().replace('part qual', 'part-qual')}${/^studying/i.test(part[1]) ? ' for' : ' with'} ${part[2].replace(/\//g, ' or ')}`,
    };
  if (/^hep(?:atitis)? [ABC] immun(?:e|ised|ized)$/i.test(text))
    return { kind: 'be', text: text.replace(/^hep(?:atitis)?/i, 'hepatitis') };
  if (/^(?:agree|consent) to (?:an?|the) /i.test(text)) return { kind: 'be', text: `willing to ${lower(text)}` };
  if (at.test(text) && !/\b(?:essential|desirable|preferred|plus)\b/i.test(text))
    return { kind: 'be', text: lower(text) };
  // "Want a career in care": said of the reader.
  if (/^(?:want|believe in|care about|take pride in) \S/i.test(text) && text.split(' ').length < 14)
    return { kind: 'do', text: lower(text) };
  const outdoors =
    /^you(?:['’]ll| will) (?:be )?work(?:ing)? ((?:outdoors|outside|nights|weekends|evenings|shifts|alone|at heights?)\b.{0,50})$/i.exec(
      text,
    )?.[1];
  if (outdoors) return { kind: 'be', text: `ready to work ${lower(outdoors)}` };
  const nearly =
    /^(?:hold|have),? or (?:be |are )?(?:close to|about to|near|nearing)(?: the)? (?:complet\w+|finish\w*|award)(?: of)? (an? .+)$/i.exec(
      text,
    )?.[1];
  if (nearly && nearly.split(' ').length < 14)
    return { kind: 'have', text: `${nearly}, or are close to completing it` };
  // What is taught or run under its name: one knows it.
  if (/^(?:payroll|phonics|conveyancing|probate|credit control|purchase ledger|sales ledger)$/i.test(text))
    return { kind: 'do', text: `know ${lower(text)}` };
  // "eClinicalWorks", "LinkedIn": the name of a program.
  if (/^(?:e[A-Z][A-Za-z]{5,}|[A-Z][a-z]+(?:[A-Z][a-z]+)+)$/.test(text) && !/^Mc|^Mac|^eL|^eC(?:om|are)/.test(text))
    return { kind: 'do', text: `know ${text}` };
  const couple =
    /^(a (?:couple|few) of|a few|several|some) years(?: of)?(?:['’])? (?!.*\bexperience\b)(in|on|at|as|with) (.+)$/i.exec(
      text,
    );
  if (couple)
    return {
      kind: 'have',
      text: `${(couple[1] ?? '').toLowerCase()} years’ experience ${couple[2] ?? ''} ${couple[3] ?? ''}`,
    };
  // "Chainsaw and brushcutter certificates": several are had, whatever they are for.
  if (
    /^(?:[\w/-]+ ){1,3}(?:and|or) (?:[\w/-]+ ){1,3}(?:certificates|tickets|licen[cs]es|qualifications)$/i.test(text) &&
    !/\b(?:in|of|for|to|with)\b/.test(text)
  )
    return { kind: 'have', text: lower(text) };
  // "Trustee or board experience", "senior leadership".
  if (
    /^(?!\d)(?:[A-Za-z-]+ ){1,3}(?:or|and) (?:[A-Za-z-]+ ){1,3}experience$/.test(text) &&
    !/\b(?:of|in|with|as|for|the|an?|skills?|knowledge|degree|qualifications?|training|years?)\b/i.test(text)
  )
    return { kind: 'have', text: /^[A-Z]\w+ (?:or|and) [A-Z][a-z]/.test(text) ? text : lower(text) };
  if (/^(?:senior|executive|line|board[- ]level) (?:leadership|management)$/i.test(text))
    return { kind: 'have', text: `${lower(text)} experience` };
  const quality = readTraits(text);
  if (quality) return { kind: 'be', text: quality };
  const used = system.exec(text)?.[1];
  if (used) return { kind: 'have', text: `experience with ${/^E/.test(used) ? 'an' : 'a'} ${used}` };
  if (
    /^(?:at least )?\d{1,2}(?: to \d{1,2})? years['’] experience (?:in|of|with|as) [^\d:;()]+$/i.test(text) &&
    text.split(' ').length < 14
  )
    return { kind: 'have', text: lower(text) };
  const since = year.exec(text);
  if (since)
    return {
      kind: 'have',
      text: `${lower(since[1] ?? '').replace(/^1 /, 'one ')}’s experience ${since[2] ?? ''} ${since[3] ?? ''}`,
    };
  const trained =
    /^(?:successfully )?completed ((?:vocational |professional |technical )?(?:training|studies))\b(.*)$/i.exec(text);
  if (trained) return { kind: 'have', text: `completed ${(trained[1] ?? '').toLowerCase()}${trained[2] ?? ''}` };
  const [, aside = ''] = /(\s*\([^()]+\))$/.exec(text) ?? [];
  const bare = text.slice(0, text.length - aside.length);
  if (levels.test(bare) && craft.test(bare) && !/ (?:of|in|with|for|at) /.test(bare) && bare.split(' ').length < 7)
    return { kind: 'have', text: `${lower(bare)} skills${aside}` };
  const basics =
    /^(?:an? )?(good|strong|solid|sound|firm) ((?:[\w/&+#.-]+ ){1,5}(?:fundamentals|basics|principles))$/i.exec(bare);
  if (basics) return { kind: 'have', text: `a ${(basics[1] ?? '').toLowerCase()} grasp of ${basics[2] ?? ''}${aside}` };
  // "Strong attention to detail and organisational skills": two that are had.
  if (/^(?:good|strong|excellent|great|close) attention to details?(?:,? and (?:[a-z-]+ ){1,2}skills)?$/i.test(text))
    return { kind: 'have', text: lower(text) };
  return null;
}
