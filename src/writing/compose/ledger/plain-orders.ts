/** What a copywriter is asked to say, as the plain order that it is: "let them know that", "it has to be said that", "mention X, who retires". */
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';

const readers = '(?:them|people|(?:the )?readers?|(?:the )?applicants?|(?:the )?candidates?|everyone|everybody)';
/** Ways of asking that something is said, in many words. */
const toSay: readonly RegExp[] = [
  new RegExp(`^(?:please )?(?:let|have) ${readers} know,? (?:that )?`, 'i'),
  /^(?:please )?make sure (?:that )?(?:they|people|(?:the )?readers?|(?:the )?applicants?|(?:the )?candidates?|everyone|everybody) (?:knows?|understands?|sees?|reali[sz]es?|are told|is told|hears?) (?:that )?/i,
  /^it (?:has|needs|ought) to (?:be (?:said|mentioned|stated|made clear|clear)|come across) (?:that )?/i,
  /^(?:we|you) (?:need|have|want) to (?:say|state|mention|stress|make clear) (?:that )?/i,
];
const mustMention = /^(?:please )?must (?:mention|say|include)\s*:\s*/i;
/** "Say who they report to, Dr Anita Rao". */
const whoIsOver =
  /^(?:please )?(?:say|mention|state|add) who(?:m)? (?:they|you|the post|the job) reports? to\s*[,:]\s*(.+)$/i;
/** "Mention Gerry, who retires after 41 years". */
const whoDoes =
  /^(?:please )?(?:mention|include|name) ((?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}), who ((?:[a-z]+s|has|is|was|will|had|[a-z]+ed) .+)$/iu;
/** "Mention free parking, it matters here": what, and why. */
const withReason =
  /^((?:please )?(?:mention|include|add|stress|highlight) [^,]{3,60}), (?:as |because |since )?(?:it|this|that|they|people|everyone|candidates|applicants)(?:['’]s|['’]re| (?:is|are|really |always )?(?:matters?|important|asks?|asked|likes?|loves?|counts?|helps?|sells?|works?|makes? a difference))\b[^,]*$/i;
/** "Mention the gang of eight and that two of them have been here since 1998". */
const andThat = /^(?:please )?(?:mention|include|add) ((?:the|our) [^,;]{3,60}?),? and that (.+)$/i;

/** "Say to call 071 555 010": what the reader does. */
const sayTo =
  /^(?:please )?say to (?=(?:call|ring|phone|e-?mail|text|bring|send|apply|ask|visit|come|write|contact|include|attach|quote)\b)/i;

/** The order as `Say that ...` or `Mention ...`; what is no such order comes back as it was. */
export function asPlainOrder(typed: string): string {
  const order = typed.trim();
  for (const way of toSay) {
    const rest = order.replace(way, '');
    if (rest !== order && rest !== '') return `Say that ${lowerFirst(rest)}`;
  }
  const act = order.replace(sayTo, '');
  if (act !== order) return upperFirst(act);
  const mention = order.replace(mustMention, '');
  if (mention !== order && mention !== '') return `Mention ${mention}`;
  const over = whoIsOver.exec(order)?.[1];
  if (over) return `Say that you report to ${over}`;
  const [, who = '', does = ''] = whoDoes.exec(order) ?? [];
  if (who !== '') return `Say that ${who} ${does}`;
  const [, what = '', said = ''] = andThat.exec(order) ?? [];
  if (what !== '') {
    if (/^they (?:are|have|were|will|do|can|all|get)\b/i.test(said) && /s\b/.test(what))
      return `Say that ${what}${said.slice('they'.length)}`;
    if (/\bof them\b/.test(said)) return `Say that ${said.replace(/\bof them\b/, `of ${what}`)}`;
    if (!/\b(?:they|them|it|its|their)\b/i.test(said)) return `Mention ${what}. ${upperFirst(`say that ${said}`)}`;
  }
  return withReason.exec(order)?.[1] ?? typed;
}
