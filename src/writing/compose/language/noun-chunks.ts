/** The noun phrases of a line, as far as its words tell: "wheel loader, dumper and excavator". */
import { ends } from './bare-places.ts';
import { lacksArticle } from './counting.ts';
import { isGuessedVerb, isVerbBase, nounLike } from './verbs.ts';

/** What stands before a noun that lacks nothing. */
export const determined =
  /^(?:an?|the|your|our|my|his|her|its|their|this|that|these|those|some|any|no|not|each|every|all|both|either|neither|another|other|one|two|three|four|five|six|seven|eight|nine|ten|at|up|over|more|most|many|several|half|what|whatever|how|which|enough|much|less|fewer|own|same|such|only|it|them|you|us|me|him|they|we|he|she|there|who|everyone|people|out|off|down|away|back|well|also|as)$/;
/** Words after a noun that belong to the verb: "clean the machine daily". */
const trailing = (word: string): boolean =>
  (/ly$/.test(word) && !/^(?:supply|family|assembly|reply|anomaly|monopoly|belly|jelly|ally|folly)$/.test(word)) ||
  /^(?:outdoors|indoors|outside|inside|free|clear|dry|warm|overnight|online|offline|upstairs|downstairs|together|again|alone|clean|tidy|safe|secure|open|ready|full|stocked|running|up|down|out|off|on|over|through|away|back|early|late|throughout|abroad|here|there|today|home|first|last|always|too|well|yourself)$/.test(
    word,
  );

/** How something is done: always with "a". */
export const ways = /^(?:manner|way|fashion|basis|standard|pace|environment|setting|style|approach)$/;
/** A noun phrase in a line. */
export interface Chunk {
  words: string[];
  from: number;
  /** The index behind the chunk. */
  end: number;
  /** Whether a comma or the like follows its last word. */
  closed: boolean;
}

/** The words of one noun phrase from `from`. */
export function chunkAt(words: readonly string[], from: number): Chunk | null {
  const found: string[] = [];
  let at = from;
  let closed = false;
  for (; at < words.length && !closed; at += 1) {
    const word = words[at] ?? '';
    const core = word.replace(/[,;.)]+$/, '');
    if (
      (ends.test(core) ||
        /^(?:an?|the|your|our|their|its|this|these|all|any|some|no|new|one|two|three|four|five|six|seven|eight|nine|ten|twice|once)$/.test(
          core,
        )) &&
      found.length > 0
    )
      break;
    if (
      !/^(?:[a-z][a-z'’-]*|\d+-[a-z]+|[a-z][A-Z][A-Za-z]*|[A-Z]{2,6}|PhD|MSc|BSc|MPhil|[A-Z][a-z]{2,5}day)$/.test(core)
    )
      return null;
    found.push(core);
    closed = core !== word;
  }
  while (
    found.length > 1 &&
    trailing(found.at(-1) ?? '') &&
    !/^(?:care|nursing|retirement|family|funeral|mobile|show|holiday) home$/.test(found.slice(-2).join(' '))
  )
    found.pop();
  return found.length > 0 && found.length < 6 ? { words: found, from, end: at, closed } : null;
}

/** Places and papers that are named by what is done in them: "wash room", "stock sheet". */
const named =
  /(?:room|shop|sheet|list|form|book|point|area|bay|desk|line|card|log|board|plan|team|crew|manager|supervisor|officer|leader|clerk|driver|operator|schedule|rota|system|level|time|rate|price|cost|table|player|truck|trolley|yard|store|chain)$/;

/** Of the words that may be either, those that are orders wherever a single thing follows. */
const plainOrders =
  /^(?:report|record|log|load|clean|check|change|lock|order|wash|test|label|pack|answer|book|clear|empty|fix|sort|trim|open|close|cook|water|stop|start|set)$/;

/**
 * "Collect trays and load van": a word that is a noun elsewhere, between "and" and a single thing that lacks its article,
 * is a further verb. `at` is its place.
 */
export function isFurtherOrder(words: readonly string[], at: number): boolean {
  const verb = words[at] ?? '';
  const next = (words[at + 1] ?? '').replace(/[,;.]$/, '');
  const link = words[at - 1] ?? '';
  const before = words[at - 2] ?? '';
  const close = /,$/.test(link) || /^(?:and|then)$/.test(link);
  // "Close sales and hand over to the crew": a verb with its particle.
  if (/^(?:and|then)$/.test(link) && isVerbBase(verb) && /^(?:over|up|out|off|down|away|back|through)$/.test(next))
    return true;
  return (
    close &&
    isVerbBase(verb) &&
    nounLike.has(verb) &&
    ((/^(?:and|then)$/.test(link) && /[^su\W]s$/.test(before)) || plainOrders.test(verb)) &&
    /^[a-z]+$/.test(next) &&
    lacksArticle(next) &&
    !named.test(next) &&
    !/(?:keeper|picker|worker|handler|controller|taker|engineer|officer|writer|maker|holder|planner|analyst|assistant)$/.test(
      next,
    ) &&
    (words[at + 2] === undefined || next !== words[at + 1] || ends.test(words[at + 2] ?? ''))
  );
}

/** The word that the others belong to. */
export const headIn = (chunk: Chunk): string => chunk.words.at(-1) ?? '';
/** "Executive chef's instruction": whose it is. */
const ownerIn = (chunk: Chunk): string | null =>
  chunk.words.find((word) => /[a-z]['’]s$/.test(word))?.replace(/['’]s$/, '') ?? null;
/** Whether a noun is one of a thing. */
export type Judge = (word: string, modified?: boolean) => boolean;
/** Whether a phrase is one thing without its article. */
export const isOpen = (chunk: Chunk, isThing: Judge): boolean =>
  ownerIn(chunk) === null
    ? isOpenNoun(chunk, isThing)
    : isThing(ownerIn(chunk) ?? '') && !determined.test(chunk.words[0] ?? '');
/** "Annual budget setting": what is set, and no surroundings. */
const isDeedOfSetting = (chunk: Chunk): boolean =>
  headIn(chunk) === 'setting' &&
  /^(?:budget|target|goal|objective|price|rate|agenda|standard|exam|tool|table|type|machine|quota|priority)$/.test(
    chunk.words.at(-2) ?? '',
  );
const isOpenNoun = (chunk: Chunk, isThing: Judge): boolean =>
  /^[a-z]/.test(headIn(chunk)) &&
  (isThing(headIn(chunk), chunk.words.length > 1) ||
    (chunk.words.length > 1 && ways.test(headIn(chunk)) && !isDeedOfSetting(chunk))) &&
  !determined.test(chunk.words[0] ?? '') &&
  !ends.test(chunk.words[0] ?? '') &&
  // "Use and maintain van": a verb is no part of the name of a thing.
  !chunk.words.slice(0, -1).some((word) => word !== chunk.words[0] && isVerbBase(word) && !nounLike.has(word));

/** The whole row from a chunk on: "wheel loader, dumper and excavator". */
export function rowFrom(words: readonly string[], first: Chunk, open = false): Chunk[] {
  const row = [first];
  // Without its "and" it is no row: "undertake assessments, plan and review care".
  const closed = (found: Chunk[]): Chunk[] => (found.length > 1 && !open ? [first] : found);
  let last = first;
  for (;;) {
    const link = words[last.end] ?? '';
    const joined = /^(?:and|or)$/.test(link);
    const next = joined
      ? chunkAt(words, last.end + 1)
      : last.closed && /,$/.test(words[last.end - 1] ?? '')
        ? chunkAt(words, last.end + (/^(?:and|or)$/.test(link) ? 1 : 0))
        : null;
    const start = next?.words[0] ?? '';
    if (next && isFurtherOrder(words, next.from)) return closed(row);
    if (
      !next ||
      determined.test(start) ||
      ends.test(start) ||
      (isVerbBase(start) ? !nounLike.has(start) : isGuessedVerb(start, next.words[1]))
    )
      return closed(row);
    row.push(next);
    last = next;
    if (joined || /^(?:and|or)$/.test(link)) return row;
  }
}
