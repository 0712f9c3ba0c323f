/**
 * Who of the office sent a note: "From Declan: ...", "Sinéad: form only", "RE: duties – ...", "> On Tue, Ann wrote: which town?", and
 * the "– S." below it. No reader of an advert is told. What the sender asks to have said is said where it is a sentence ("say the
 * minibus is there already"). Whole mails with their headers: `mails.ts`; a note's numbers: `numbered-points.ts`.
 */

import { isVocabulary } from '../../text/vocabulary.ts';
import { upperFirst } from '../language/first-capitals.ts';
import { lexiconTags } from '../language/lexicon.ts';
import { hasMainVerb } from '../language/main-verb.ts';
import type { BriefInput, StepOptions, WriterInput } from '../types.ts';
import { withoutNumbers } from './numbered-points.ts';
import { inPlainEnglish } from './second-language.ts';

const name = "\\p{Lu}\\p{Ll}[\\p{L}'’-]*";
/** Where a brief names those who wrote it: greetings, thanks, "Ann wrote:", "from Ann:". */
const named = new RegExp(
  `(?:^|[\\n.!>] ?)(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Tt]hanks|[Cc]heers|[Rr]egards|[Tt]hank you)(?: again)?[,!.]? (${name})(?=[,.!:–—-]|\\s*$|\\s*\\n)|(?:^|[\\n>] ?)(?:[Ff]rom|[Vv]ia|[Mm]sg from|[Nn]ote from) (${name})(?: ${name})?:|, (${name}) wrote:`,
  'gu',
);
/** Words that greet a group and name nobody. */
const nobody =
  /^(?:All|Team|Both|There|Everyone|Everybody|Folks|Sir|Madam|Colleagues?|Again|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|You|Your|Our|The)$/;

/** "Maureen": somebody, and no everyday word. */
const isFirstName = (word: string): boolean =>
  !isVocabulary(word.toLowerCase()) &&
  lexiconTags(word.toLowerCase()).some((tag) => /^(?:FirstName|MaleName|FemaleName)$/.test(tag));

/** Those who wrote a brief to each other, as far as it names them. */
export const sendersOf = (texts: readonly (string | null | undefined)[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [...(text ?? '').matchAll(named)]
        .map(([, greeted, from, wrote]) => greeted ?? from ?? wrote ?? '')
        .filter((one) => one !== '' && !nobody.test(one)),
    ),
  );

/** "> On Tue, Ann wrote: which town is it?": what was asked before, on its line. */
const asked = new RegExp(
  `(^|\\n)[>\\s]*On [^\\n:]{2,40}, ${name}(?: ${name})? wrote:[^\\n]*(?:\\n>[^\\n]*)*\\n?`,
  'gu',
);
/** "RE: duties – run three groups": the subject that a line answers, and its topic. */
const subject =
  /^\s*(?:(?:RE|FW|FWD|Re|Fw|Fwd): ?)+(?!(?:[Yy]our|[Mm]y|[Oo]ur|the|\p{Lu}\p{L}+['’]s) )(?:[\p{L}]+(?: [\p{L}]+){0,2} [–—-] (?=\S+ \S))?(\p{L})/u;
const fromThem = new RegExp(
  `^\\s*(?:[Ff]rom|[Vv]ia|[Pp]er|[Mm]sg from|[Nn]ote from|[Mm]essage from) (${name})(?: ${name})?:\\s+(?=\\S+ \\S)`,
  'u',
);
const spoken = new RegExp(
  `^\\s*(${name})(?::| (?:says?|said|wants|asks|asked|adds|insists|thinks)(?: that| us to|:)?)\\s+(?=\\S+ \\S)`,
  'u',
);
/** "Per Ann's report to the board, 214 came": where a figure was read. */
const perReport = new RegExp(
  `^\\s*(?:[Aa]s )?[Pp]er (${name})['’]s (?:last |latest |annual |monthly |own )?(?:report|e-?mail|note|notes|figures|numbers|count|update|survey|sheet|summary|slides?|deck|list|message)(?: (?:to|for|of|from|in) (?:the )?[\\p{L}\\d]+)?, `,
  'u',
);
const initials = /\s*(?:[–—-]\s?|(?<=[.!?]\s))(\p{Lu})\.?\s*$/u;

/** What asks to have something said, before what it is. */
const order =
  /^(?:and )?(?:please |pls )?(?:say|mention|add|note|write|put in|stress|make clear|point out|state|(?:don['’]?t|do not) forget(?: to (?:say|mention|add|put in))?|make sure (?:to |you |we )?(?:say|mention)|tell (?:them|people|readers|everyone))(?: that)? /i;
/** "The new person doesn't have to fundraise": the reader does not. */
const newcomer =
  /\b[Tt]he (?:new|right|chosen|successful) (?:person|hire|one|starter|recruit|colleague|joiner) (?:(do)es(n['’]t| not)|(wo)n['’]t|(will|can|must|may|should)|(?:is)(n['’]t)?|(?:has)(?= to ))(?= [a-z])/g;
const asYou = (text: string): string =>
  text
    .replace(newcomer, (found, does?: string, not?: string, wont?: string, modal?: string, isnt?: string) =>
      does
        ? `you do${not ?? ''}`
        : wont
          ? "you won't"
          : modal
            ? `you ${modal}`
            : / has/.test(found)
              ? 'you have'
              : `you are${isnt === undefined ? '' : "n't"}`,
    )
    .replace(/, you (?=(?:don['’]t|do not|won['’]t|aren['’]t|are|will|can|have to)\b)/, '. You ');

/** A note of the office as a sentence for readers: an order to say something is that something, where it is a sentence. */
function said(note: string, wasSent: boolean): string {
  const rest = note.replace(order, '');
  const tellsThat = rest !== note && (wasSent || / that $/i.test(order.exec(note)?.[0] ?? ''));
  return tellsThat && hasMainVerb(rest) ? upperFirst(asYou(rest)) : note;
}

/** A text without who sent it; `senders`: those whom the brief names. `prose`: whether an order in it is to whoever writes, and no task. */
export function withoutSender(text: string, senders: ReadonlySet<string>, prose: boolean): string {
  const quoted = text.replace(asked, '$1');
  const bare = quoted.replace(subject, (_, first: string) => upperFirst(first));
  const isSender = (who: string): boolean => !nobody.test(who) && (senders.has(who) || isFirstName(who));
  const from = fromThem.exec(bare);
  // "Joining: now" is a label; who speaks is somebody whom the brief names, or a name that is no word.
  const who = from ?? spoken.exec(bare);
  const sent =
    who !== null && isSender(who[1] ?? '') && (from !== null || /:/.test(who[0]) || senders.has(who[1] ?? ''));
  const own = sent ? bare.slice(who[0].length) : bare;
  const report = perReport.exec(own);
  const plain = report ? own.slice(report[0].length) : own;
  const changed = sent || report !== null;
  const told = prose ? said(plain, sent) : plain;
  return (changed || told !== plain ? upperFirst(told) : told).replace(initials, (found, letter: string) =>
    [...senders].some((one) => one.startsWith(letter)) ? '' : found,
  );
}

/** A brief without who sent its notes. */
export function withoutSenders(input: WriterInput): WriterInput {
  if (!input.brief) return input;
  const senders = sendersOf(Object.values(input.brief as unknown as Record<string, string | null>));
  const left = (text: string | null, prose: boolean): string | null =>
    text && inPlainEnglish(withoutSender(text, senders, prose));
  const { description, proposition, responsibilitiesRole, skills, supportingEvidence } = input.brief;
  const brief: BriefInput = {
    ...input.brief,
    description: left(description, true),
    proposition: left(proposition, true),
    responsibilitiesRole: left(responsibilitiesRole, false),
    skills: left(skills, false),
    supportingEvidence: left(supportingEvidence, true),
  };
  return { ...input, brief };
}

/** What is wished for a step without who sent it and without the numbers of its points: "1. Apply on Naukri 2. Notice period 30 days". */
export function optionsWithoutSenders(options: StepOptions, input: WriterInput): StepOptions {
  const senders = sendersOf([options.brief, ...Object.values((input.brief ?? {}) as Record<string, string | null>)]);
  const left = (text: string): string => {
    const bare = inPlainEnglish(withoutNumbers(withoutSender(text, senders, false)));
    // The stop that ends the last of several points is none of an order that was typed without.
    return /[.!?]\s*$/.test(text) ? bare : bare.replace(/\.$/, '');
  };
  const { brief, imperatives } = options;
  return {
    ...options,
    ...(brief ? { brief: left(brief) } : {}),
    ...(imperatives ? { imperatives: imperatives.map((one) => ({ ...one, value: left(one.value) })) } : {}),
  };
}
