/** Which lines say the same: in other words, with the halves swapped, or with a new name beside them. */

import { readNumberWord } from '../../text/numbers.ts';
import { literal } from '../language/any-of.ts';
import { remembering, sharedBy, similarity, stem, wordOverlap, wordsOf } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Candidate } from '../plan/pool.ts';
import { bareKind, withoutYear } from './bare-lines.ts';
import type { LinePlan } from './line.ts';
import { sectorInText } from './reader-verb.ts';

/** "Start here: apply to be a Baker", "Your next step: apply to be a Baker": one call, whatever stands before it. */
export const callIn = remembering((text) =>
  text
    .toLowerCase()
    .replace(/[.!?]+$/, '')
    .replace(
      /^(?:start here|(?:your |take the |the )?next step|make your move|let us hear from you|we(?:['’]d| would) (?:love|like) to hear from you|we invite you to|please)(?:: | )/,
      '',
    )
    .replace(/ (?:today|now)$/, '')
    .trim(),
);
/** "Interested? Send us the name of a book": a longer order is the same with a question before it. */
const withoutLead = (call: string): string =>
  call.replace(/^(?:interested|ready|curious|tempted|sound(?:s)? like you)\? (?=(?:\S+ ){4})/, '');
export const named = /^(?:title|employer|place|sector):/;
/** Words that every line of its kind may have, whatever it says. */
const ofAnyLine =
  /\b(?:apply|applying|application|now|today|please|interested|promise|promises|value|values|work|working|move|job|role|join|be|become|next|an?|the|our|us|we|you|your|in|into|for|as|to|and|with|is|of|at|it)\b|[^\p{L}\p{N} ]/gu;

/** "40 hours a week", "37.5 to 40 hours per week". */
const hours = /\b\d[\d.]*(?: ?(?:to|-|–) ?\d[\d.]*)? (?:hours|hrs)(?: (?:a|per|each) week)?\b/gi;

/** "You work no night shifts", "you do not work nights", "no nights": one promise in several words. */
const denied =
  /\b(?:(?:you )?(?:do not|don['’]t|never|won['’]t) work|(?:there are |(?:you )?work )?no) (night|weekend|evening|sunday|saturday|bank holiday)s?(?: (?:shifts?|work|duty))?\b/g;
const inOneWord = (text: string): string => text.replace(denied, ' without$1 ');
const promised = remembering((text) => [...inOneWord(text.toLowerCase()).matchAll(/\bwithout[a-z]+/g)].join());
const promiseSame = (one: string, other: string): boolean => promised(one) !== '' && promised(one) === promised(other);

const amounts = /[£€$₹]\s?\d[\d,.]*k?(?: to [£€$₹]\s?\d[\d,.]*k?)?/g;

/** Words that announce what a line says, and are no part of it. */
const announcing = /\b(?:worth knowing|your next step|please note|wanted)\b/gi;
/** Words that turn a fact into a question, an order or an offer, and are no part of it. */
const turns =
  /^(?:can|could|would|want|wants|ready|help|like|look|looking|need|needs|do|does|have|why|what|pay|earn|make|see|yourself|part|get|with)$/;

/** "You must be 22: Care Worker" for "Care Worker: you must be 22": the same words in another order. */
export const sameWords = (one: string, other: string): boolean => {
  const row = (text: string): string => wordsOf(text.toLowerCase()).sort().join(' ');
  return row(one) === row(other);
};

const inWords = remembering((text) => ` ${wordsOf(text.toLowerCase()).join(' ')} `);
/** So few words may stand in another line: "Roofer in Aberdeen". */
const FEW = 4;
/** "Be our next Roofer" in "Have you a head for heights? Be our next Roofer": one of two lines stands whole in the other. */
export function standsIn(one: string, other: string): boolean {
  const [left, right] = [inWords(one), inWords(other)];
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return long.includes(short) && wordsOf(short).length >= FEW;
}

/** Whether what stands behind the colon of one line is in that of the other, with or without a name more. */
function standsBehind(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => inWords(text.split(': ').slice(1).join(' ')));
  const [short = '', long = ''] = (left ?? '').length < (right ?? '').length ? [left, right] : [right, left];
  return wordsOf(short).length > 2 && long.includes(short);
}

const sendsIt = /\b(?:send|start|begin|make)(?: us| in)? (?:your|an) application\b/i;

/** Whether a line would say what another of the batch says: the same words beside the names or, where others are left, the same facts. */
export function saysTheSame(line: Candidate, other: Candidate, plan: LinePlan, names: RegExp, loose: number): boolean {
  const ids = ({ factIds }: Candidate): string[] =>
    [...new Set(factIds)].filter((id) => !id.startsWith('title:')).sort();
  const told = (of: Candidate): string =>
    ids(of)
      .filter((id) => !named.test(id))
      .join();
  // What the step brief leads on may be said in more than one way.
  if (ids(line).some((id) => plan.pointed.includes(id))) return false;
  if (promiseSame(line.text, other.text)) return true;
  // "Train two juniors" stands whole in "You train two juniors. We pay ...".
  if (loose === 0 && plan.kind === 'headline' && (tellsWithin(line, other) || tellsWithin(other, line))) return true;
  if (plan.kind === 'call' && callIn(line.text) === callIn(other.text)) return true;
  // "Send us your application today", "Send Ross your application now": the same act, whoever is named and when.
  const actIn = ({ text }: Candidate): string =>
    callIn(
      text
        .toLowerCase()
        .replace(names, 'us')
        .replace(/\b(?:today|now|here|soon|straight away)\b/g, ' '),
    )
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  if (plan.kind === 'call' && plan.sequence === 'none' && actIn(line) === actIn(other)) return true;
  // "Ready to carve horses? Apply now", "Want to carve horses in Leek? Apply today": what one call leads on, no other does.
  if (plan.kind === 'call' && leadsOnOne(line, other)) return true;
  if (told(line) !== told(other)) return false;
  const gist = ({ text }: Candidate): string =>
    wordsOf(text.toLowerCase().replace(names, ' ').replace(ofAnyLine, ' '))
      .map((word) => stem(word))
      .sort()
      .join(' ');
  // "Work in haulage: apply now", "move into haulage: apply today"; "send your application", "start your application".
  if (loose === 0 && plan.kind !== 'headline') {
    const ofSector = ({ factIds }: Candidate): boolean => factIds.some((id) => id.startsWith('sector:'));
    if (plan.sequence === 'none' && ofSector(line) && ofSector(other) && gist(line) === gist(other)) return true;
    const sends = ({ text }: Candidate): boolean => sendsIt.test(text.toLowerCase().replace(names, 'us'));
    if (sends(line) && sends(other)) return true;
  }
  const same = gist(line) === gist(other) && (plan.sequence !== 'none' || told(line) !== '');
  // "Baker in bakeries: work in Hull" and "Baker, Bakeries: work in Hull with Ross": the one stands in the other, behind the same names.
  if (plan.sequence === 'titleAndSector' && standsBehind(line.text, other.text)) return true;
  // Eight headlines with the title and the sector are not so soon found.
  if (loose > 1 && plan.sequence === 'titleAndSector' && plan.kind === 'headline') return false;
  if (same || loose > 0) return same;
  if (told(line) !== '') return true;
  return (
    plan.sequence === 'none' &&
    plan.kind === 'headline' &&
    ids(line).length > 0 &&
    ids(line).join() === ids(other).join()
  );
}

/** Whether two calls lead on the same task, promise or demand, whatever frame it stands in; what must be said has its own count. */
function leadsOnOne(line: Candidate, other: Candidate): boolean {
  const led = ({ factIds }: Candidate): string[] => factIds.filter((id) => leading.test(id));
  return led(line).some((id) => led(other).includes(id));
}
/** What a call can lead on. */
const leading = /^(?:duty|proposition|description|evidence|have|be|can|know|person|reward|pillar|value)\b/;

/** Whether all that a line tells of the work is told in another one. What is paid may stand beside anything. */
function tellsWithin(line: Candidate, other: Candidate): boolean {
  const told = line.factIds.filter((id) => !named.test(id) && !id.startsWith('pay:'));
  return (
    told.length > 0 &&
    told.some((id) => /^(?:duty|proposition|description|evidence):/.test(id)) &&
    told.every((id) => other.factIds.includes(id))
  );
}
const stripTitle = (text: string, title: string): string => (title ? text.toLowerCase().replace(title, ' ') : text);

/** What makes two lines of one batch, or of one and the batches before it, the same. */
export interface Likeness {
  /** The names of the post, the employer, the place and the sector. */
  names: RegExp;
  /** The sector as lines say it, in small letters. */
  sectorText: string;
  /** A line without its title, and without what stands in each line beside it. */
  bare: (text: string) => string;
  beside: (text: string) => string;
  saysAgain: (one: string, other: string) => boolean;
  mirrors: (one: string, other: string) => boolean;
  /** Whether a line says the field of work, and beside it names only. */
  onlyField: (text: string) => boolean;
  kindOf: (text: string) => ReturnType<typeof bareKind>;
  shownKinds: ReadonlySet<ReturnType<typeof bareKind>>;
  /** Whether a line is too near to another; `eased` where hardly anything is new. */
  near: (one: string, other: string, eased: boolean) => boolean;
}

/** How lines of this plan are compared: its names are no part of what they say. */
export function likenessOf(plan: LinePlan, ledger: Ledger): Likeness {
  const title = ledger.title?.text.toLowerCase() ?? '';
  // There are only so many ways to say what to do next: of earlier calls those of the last batch count.
  const recent = new Set(plan.kind === 'call' ? plan.shown.slice(-plan.count) : plan.shown);
  const sectorText = ledger.sector ? sectorInText(ledger.sector).toLowerCase() : '';
  const names = new RegExp(
    `\\b(?:${[title, ledger.employer?.toLowerCase() ?? '', ledger.place?.name.toLowerCase() ?? '', sectorText]
      .filter((name) => name !== '')
      .map(literal)
      .join('|')})\\b`,
    'g',
  );
  // Lines that all have the title in them are judged by what they say beside it.
  const bare = remembering((text) =>
    plan.sequence === 'none'
      ? text
      : stripTitle(text, title)
          .replaceAll(sectorText || '\n', ' ')
          .replace(/\b(?:an?|the|our|in|for|as|to|be|and)\b|[^\p{L}\p{N} ]/gu, ' '),
  );
  const beside = plan.sequence === 'none' ? remembering((text) => stripTitle(text, title)) : bare;
  // "Credit Controller, Finance, Cork: apply" for "Credit Controller, Finance: apply now": the place alone is no other call.
  const elsewhere = new RegExp(
    `(?:,| in| at| with| for)? \\b(?:${
      [ledger.employer?.toLowerCase() ?? '', ledger.place?.name.toLowerCase() ?? '']
        .filter((name) => name !== '')
        .map(literal)
        .join('|') || '\n'
    })\\b`,
    'g',
  );
  const placeless = remembering((text) => callIn(text).replace(elsewhere, ''));
  // "Become a Baker with Ross: apply today" for "Join Ross as a Baker: apply now": the same step, and nothing beside it.
  const bareCall = remembering((text) =>
    callIn(text)
      .replace(names, '')
      .replace(/\b(?:join|become|be|work with us|as|an?|our|next|with|at|for|to|in|the)\b|[:,.?]/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  );
  const joins = /^(?:join|become|be|work with us)\b/;
  const sameJoining = (one: string, other: string): boolean =>
    joins.test(callIn(one)) && joins.test(callIn(other)) && bareCall(one) === bareCall(other);
  const sameCall = (one: string, other: string): boolean =>
    plan.kind === 'call' &&
    (callIn(one) === callIn(other) ||
      (recent.has(other) &&
        (withoutLead(callIn(one)) === withoutLead(callIn(other)) ||
          (/: apply$/.test(placeless(one)) && placeless(one) === placeless(other)) ||
          (plan.sequence === 'none' && sameJoining(one, other)))));
  // What a line says beside the names of the post, the employer and the place.
  const gist = remembering(
    (text): ReadonlySet<string> =>
      new Set(
        wordsOf(inOneWord(text.toLowerCase()).replace(announcing, ' ').replace(names, ' ').replace(ofAnyLine, ' '))
          .filter((word) => !turns.test(word))
          // "Nine years" and "9 years".
          .map((word) => String(readNumberWord(word) ?? word))
          // "Fitting" and "fit".
          .map((word) => stem(word).replace(/([bdgmnprt])\1$/, '$1')),
      ),
  );
  // "Keeping the van tidy in Hull", "keeping the van tidy for Humber Cooling": halves swapped, or a tail that is new.
  const saysAgain = (one: string, other: string): boolean => {
    const least = Math.min(gist(one).size, gist(other).size);
    return least > 0 && sharedBy(gist(one), gist(other)) / least >= 0.8;
  };
  // What is paid and how long one works stand beside anything, and make no other line of it.
  const unpaid = remembering((text) => gist(text.replace(amounts, ' ').replace(hours, ' ')));
  // "One home at a time: Care Home Manager" for "Care Home Manager, £48,000: one home at a time": the halves turned round are no new line.
  const mirrors = (one: string, other: string): boolean =>
    [gist, unpaid].some((of) => {
      const most = Math.max(of(one).size, of(other).size);
      return most > 1 && sharedBy(of(one), of(other)) / most >= 0.8;
    });
  // "The farmer owners" beside "farmer owned": the same words in another form.
  const sameStems = (one: string, other: string): boolean => {
    const [left, right] = [[...gist(one)], [...gist(other)]];
    return (
      left.length > 1 &&
      left.length === right.length &&
      left.every((word) =>
        right.some((next) => word.length > 2 && next.length > 2 && (word.startsWith(next) || next.startsWith(word))),
      )
    );
  };
  // "Be our next Baker" for "Are you our next Baker?": the same names, asked or told.
  const asksForNext = remembering((text) => / our next\W*$/.test(` ${text.toLowerCase().replace(names, ' ').trim()}`));
  const kindOf = remembering((text) => bareKind(text, names));
  const shownKinds = new Set([...recent].map(kindOf));
  // "Engineer, HVAC: your next job", "... is in Tulsa"; "HVAC job in Tulsa: Engineer" without its "job": names alone, and no other line.
  const onlyNames = remembering((text) =>
    wordsOf(text.toLowerCase().replace(names, ' '))
      .filter((word) => !/^(?:job|work|is|in|at|a|an|the|with|for|and)$/.test(word))
      .join(' '),
  );
  // "Tell Inagh Pharmacy why you want to be a Dispenser" for "Tell us why ...", "Officer, 37 hours a week: work in registration" for the
  // same without its hours: what is left without names, pay, hours and the words of any line.
  const core = remembering((text) =>
    wordsOf(
      text
        .toLowerCase()
        .replace(amounts, ' ')
        .replace(hours, ' ')
        .replace(names, ' ')
        .replace(
          /\b(?:an? (?:hour|year|day|month|week)|us|we|our|please|apply|now|today|an?|the|at|with|in|for|as|be|become|is|join|next|your)\b/g,
          ' ',
        ),
    )
      .sort()
      .join(' '),
  );
  const sameCore = (one: string, other: string): boolean => core(one).includes(' ') && core(one) === core(other);
  // "Baker? Work in bakeries in Hull" for "Baker, £26,000: work in bakeries in Hull": the field and the place, and nothing else.
  const onlyField = remembering(
    (text) =>
      sectorText !== '' &&
      text.toLowerCase().includes(sectorText) &&
      wordsOf(
        text.toLowerCase().replace(amounts, ' ').replace(hours, ' ').replace(names, ' ').replace(ofAnyLine, ' '),
      ).every((word) => /^(?:bring|skills?|choose|build|career|here|it|this|could|where|from|by|that)$/.test(word)),
  );
  // "Homes first. Baker: come to the open day" after "Baker: come to the open day": the line of before with more around it.
  const unnamed = remembering((text) => wordsOf(text.toLowerCase().replace(names, ' ')).length);
  const holds = (one: string, other: string): boolean =>
    standsIn(one, other) && Math.min(unnamed(one), unnamed(other)) > 2;
  const withoutJob = (text: string): string => text.toLowerCase().replace(/\bjob\b ?/g, '');
  const near = (one: string, other: string, eased: boolean): boolean =>
    promiseSame(one, other) ||
    (plan.kind === 'headline' && plan.sequence !== 'titleAndSector' && onlyField(one) && onlyField(other)) ||
    ((plan.kind === 'call' || plan.sequence !== 'none') &&
      plan.shown.slice(-plan.count).includes(other) &&
      sameCore(one, other)) ||
    (plan.sequence === 'titleAndSector' &&
      plan.kind === 'headline' &&
      gist(one).size === 0 &&
      gist(other).size === 0 &&
      (recent.has(other) ? withoutJob(one) === withoutJob(other) : onlyNames(one) === onlyNames(other))) ||
    withoutYear(one.toLowerCase()) === withoutYear(other.toLowerCase()) ||
    (plan.kind === 'headline' &&
      (sameStems(one, other) || (!eased && recent.has(other) && asksForNext(one) && asksForNext(other)))) ||
    sameCall(one, other) ||
    (!eased && plan.sequence !== 'titleAndSector' && recent.has(other) && saysAgain(one, other)) ||
    // "“Quiet nights”: Night Porter" for "Night Porter: “Quiet nights”".
    (recent.has(other) && (mirrors(one, other) || sameWords(one, other) || holds(one, other))) ||
    (plan.sequence === 'none'
      ? wordOverlap(one, other) > 0.62 || similarity(one, other) > 0.5
      : similarity(bare(one), bare(other)) > 0.62 ||
        (bare(one).trim() === '' && bare(other).trim() === '') ||
        (wordsOf(bare(one)).length > 0 && wordOverlap(bare(one), bare(other)) > 0.6));
  return { names, sectorText, bare, beside, saysAgain, mirrors, onlyField, kindOf, shownKinds, near };
}
