/** Pillars, values, strapline and rewards: names, and the statements that back them. */
import { withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { knowsNoun } from '../language/lexicon.ts';
import { standsAlone } from '../language/stands-alone.ts';
import { baseOfParticiple, isVerbBase } from '../language/verbs.ts';
import { contentWords, coverage, wordsOf } from '../language/words.ts';
import type { RewardInput, WriterInput } from '../types.ts';
import { cleanLine, cleanText } from './clean.ts';
import type { FactBook, GuideFact, RewardFact, Usable } from './facts.ts';
import { statementParts } from './guide-parts.ts';
import { asRun } from './record/runs.ts';
import { inSense, saidByTitle, saysNothing } from './reward-sense.ts';
import { deedOfTitle, rewardInFull, thingThatIs, withItsTitle } from './reward-wording.ts';
import { splitSentences } from './split-sentences.ts';
import { readStatement, type Statement, settle } from './statement.ts';

const times =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|summers?|winters?|springs?|autumns?|christmas|easter|nights?|evenings?|mornings?|afternoons?|weekends?|birthdays?|holidays?|lunch(?:es)?|(?:after|before|during|between) [a-z]+|first (?:day|week|month|year)|last (?:day|week|month|year))\b/gi;
/** Whether a name tells a time that its statement leaves out, without which the statement would promise more. */
const saysWhen = (name: string, statement: string): boolean =>
  (name.match(times) ?? []).some((time) => !contentWords(time).every((word) => contentWords(statement).includes(word)));

/** Words that speak of something which only the name has told: "they", "the average", "eight of every nine". */
const pointing =
  /\b(?:they|them|their|theirs|this|that|those|these|ones|(?<!\b(?:each|every|any|one) )others?|such)\b|\b(?:one|another)(?=$|[.,;:]| (?:than|that|who|which|is|has|was|will|can|to|and|or|in|at|on|for|after|before|when|if)\b)|\bthe (?:average|rest|latter|former|result|figure|total|limit|cap)\b|\bthe same\b(?! (?!(?:pay|money|way|time|terms|result|goes|applies)\b)(?:[a-z]+ ){1,2}(?:for|every|each|all|and|on|in|at|from|to|until|through)\b)/i;
const countsUnnamed =
  /^(?:\w+|\d[\d,.]*%?) (?:of|in|out of) (?:every |each |our |the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b(?! [a-z]+s\b(?! (?:are|were|have)))/i;
/** Whom nothing in an advert has named: "the family reinvests the profit". */
const ofOwners =
  /^the (?:(?:owning|founding) )?(?:family|founders?|owners?|foundation|trust|trustees|brothers|sisters|couple|shareholders|partners)\b/i;
/** "It's somebody's home, so we take our boots off", "the diploma is done in work time", "we say yes twice": of what, the name tells. */
const ofWhat =
  /^it(?:['’]s| is| was| has| takes)\b|^the (?:diploma|certificates?|courses?|exams?|tests?|tickets?|licen[cs]es?|degree|qualifications?|fees?|costs?|bills?|money|difference|results?|answers?|extra)\b|^(?:the|an?|any|every|each) [a-z]+ who [a-z]+ (?:it|them)\b|\bwe say (?:yes|no)\b|^we(?:['’]ve| have)? lost\b/i;
/** "We'll tell you if you don't need it": a thing that no word before it names. */
const unnamedThing =
  /^(?!.*\b(?:an?|the|our|your|their|every|each|any|some|no|what|whatever|\d+) [a-z].*\bit$)(?:if |when )?(?:we|you|nobody|everyone|they)\b.* it$/i;
/** Whether a statement would puzzle a reader who has not read its name. */
function leansOnName(statement: string): boolean {
  if (countsUnnamed.test(statement) || ofOwners.test(statement)) return true;
  if (ofWhat.test(statement) || unnamedThing.test(statement.replace(/[.!]$/, ''))) return true;
  const found = pointing.exec(statement);
  if (!found) return false;
  // "People stay because they are listened to": whom "they" are, the statement has said.
  const before = statement.slice(0, found.index);
  return (
    !(
      /^the[ym]|^their/i.test(found[0]) &&
      /\b(?:people|everyone|everybody|nobody|staff|children|[a-z]{2,}[^su]s)\b/i.test(before)
    ) &&
    // "We do the things that matter": "that" only joins.
    !(/^that$/i.test(found[0]) && /[a-z]$/i.test(before.trim()))
  );
}

/** Words that follow what is done and go no further: "left behind", "planned ahead", "counted twice". */
const afterDone =
  /^(?:[a-z]+ly|behind|ahead|first|twice|once|together|again|early|late|open|well|right|here|back|up|out|in)$/i;
/**
 * "Every pound counted", "promises kept", "a job well done": what is done, said behind it. It is no thing that anybody
 * gets, though it has the look of one.
 */
function saysDone(name: string): boolean {
  const words = name.split(' ');
  if (/[,;:]/.test(name)) return false;
  if (/ (?:well|always|never) [a-z]+(?:ed|nt|ne|en|ld|pt|ght|wn)$/i.test(name)) return true;
  const at = words.findIndex(
    (word, index) =>
      index > 0 && (baseOfParticiple(word) !== null || /^(?:spent|lent|bent|won|fed|met|led)$/i.test(word)),
  );
  const before = words[at - 1] ?? '';
  return (
    at > 0 &&
    // "A shared lunch", "your paid time": it describes what comes behind it.
    words.slice(at + 1).every((word) => afterDone.test(word)) &&
    (/^(?:well|always|never|not)$/i.test(before) ||
      /^(?:nobody|no-one|everyone|everybody|nothing|everything)$/i.test(before) ||
      knowsNoun(before.toLowerCase()) ||
      /[^su]s$/.test(before))
  );
}

/** "Our residents don't live where we work. We work where they live.": the first says nothing without its other half. */
function inPairs(parts: readonly (Statement | null)[]): (Statement | null)[] {
  const [first, second] = parts;
  // "Techs fix. Comfort advisors sell.": each the half of one.
  const short =
    parts.length === 2 &&
    [first, second].every((part) => part !== null && part !== undefined && wordsOf(part.text).length < 4);
  if (
    !first ||
    !second ||
    (!/\b(?:not|never|no)\b|n['’]t\b/i.test(first.text) && !short) ||
    (/\b(?:not|never|no)\b|n['’]t\b/i.test(second.text) && !short) ||
    wordsOf(first.text).length + wordsOf(second.text).length > 22 ||
    ((!/\b(?:they|them|it)\b/i.test(second.text) || coverage(second.text, first.text) < 0.5) && !short)
  )
    return [...parts];
  const whole = {
    ...first,
    text: `${first.text}. ${second.text}`,
    lower: `${first.lower}. ${second.text}`,
    kind: 'loose' as const,
  };
  return [whole, ...parts.slice(2)];
}

/** A gap as it was typed, short enough for a note. */
const cleanShown = (statement: string | null): string => (statement ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);

/** A statement as it stands behind its name: "same work, same pay" is no one work, "1% better every day" nothing that one gets, "Offcuts become toys" begins with no name. */
function behindItsName(part: Statement): Statement {
  if (
    /^same [a-z]+(?: [a-z]+)?, same /i.test(part.text) ||
    /^\d[\d.,]* ?(?:%|per ?cent|times|x) (?:better|faster|more|less|fewer|cleaner|safer|greener|smarter|kinder|wiser)\b/i.test(
      part.text,
    )
  )
    return { ...part, kind: 'loose' };
  const settled = settle(part);
  const [first = '', second = ''] = settled.text.split(' ');
  return settled.kind === 'clause' &&
    /^\p{Lu}\p{Ll}+s$/u.test(first) &&
    settled.lower.startsWith(first) &&
    /^[a-z]+$/.test(second) &&
    isVerbBase(second)
    ? { ...settled, lower: `${first.charAt(0).toLowerCase()}${settled.lower.slice(1)}` }
    : settled;
}

/** The guidelines that are switched on, the weightiest first. */
export function readGuides(input: WriterInput, book: FactBook, usable: Usable): GuideFact[] {
  const guides: GuideFact[] = [];
  const add = (
    kind: 'pillar' | 'value' | 'strapline',
    id: string,
    value: string,
    statement: string | null,
    weight: number,
  ): void => {
    const parsed = readStatement(cleanLine(value));
    // "Moves while you sleep" is worded with care: a line of the company's is never turned to the reader.
    const raw = cleanLine(value)
      .replace(/^["“‘]|["”’]$/g, '')
      .replace(/[.!?;:,]+$/, '');
    const turned =
      parsed !== null && (raw.split(' ')[0] ?? '').toLowerCase() !== (parsed.text.split(' ')[0] ?? '').toLowerCase();
    const read =
      parsed && turned && /^[A-Za-z]+s$/.test(raw.split(' ')[0] ?? '')
        ? { ...parsed, text: upperFirst(raw), lower: lowerFirst(raw), kind: 'loose' as const }
        : parsed;
    // "Tidy bench, tidy mind": a name stands in its quotation marks as it was typed, comma and all.
    const named =
      read && / and /.test(read.lower) && !/ and /.test(read.text) ? { ...read, lower: lowerFirst(read.text) } : read;
    const plain =
      named?.kind === 'np' && saysDone(named.text)
        ? { ...named, kind: 'loose' as const }
        : // "Good enough isn't": a sentence, and no thing to be with us.
          named && / (?:\S+n['’]t|is|are|does|do|can|will|was|were)$/i.test(named.text)
          ? { ...named, kind: 'clause' as const }
          : named;
    // A name that asks keeps its mark, and stands only where a whole sentence can.
    const name =
      plain?.mark === '?'
        ? { ...plain, text: `${plain.text}?`, lower: `${plain.lower}?`, kind: 'clause' as const }
        : plain;
    // "Values TBC" over "null": nobody has said yet what it is to be called.
    // ... or the name alone is a gap: without it, its statement would stand for nothing that the company has named.
    if (cleanText(value).placeholders && (!name || !/\S/.test(cleanText(statement).text))) {
      if (weight >= 25)
        book.notes.add(`"${cleanShown(value)}" in the guidelines is still to be filled in, so no text names it.`);
      return;
    }
    if (!name || wordsOf(name.text).length > 14 || !usable(name.text, 'guidelines', 'the guidelines')) return;
    const parts = statementParts(splitSentences(cleanText(statement).text));
    const said = parts.filter((part) => usable(part, 'guidelines', 'the guidelines'));
    // "A job at the end" without "for everyone who passes" would promise more than the company does.
    if (parts.length > 0 && said.length === 0) {
      if (weight >= 50)
        book.notes.add(`"${name.text}" was left out: what it means can't be said beside the facts of this advert.`);
      return;
    }
    const statements = inPairs(
      said
        .map((part) =>
          readStatement(
            // "And a warm potting shed when it pours": behind its name.
            (asRun(part) ?? part).replace(
              /^and (an?|the|our|no|your) /i,
              (_, article: string) => `${upperFirst(article)} `,
            ),
          ),
        )
        .filter((part) => part !== null && wordsOf(part.text).length <= 30)
        .map((part) => (part ? behindItsName(part) : part)),
    );
    const fact = book.add(kind, 'guidelines', id, name.text, {
      weight,
      ...(statements[0] ? { statement: statements[0].text } : {}),
    });
    guides.push({
      fact,
      name,
      bound:
        saysWhen(name.text, statements[0]?.text ?? '') ||
        leansOnName(statements[0]?.text ?? '') ||
        // "16, written into policy", "posted six weeks ahead".
        (statements[0] !== undefined && statements[0] !== null && !standsAlone(statements[0])) ||
        // "We measure twice": what that is to show, only its name tells.
        (statements[0] !== undefined && statements[0] !== null && wordsOf(statements[0].text).length < 4),
      statement: statements[0] ?? null,
      more: statements.slice(1).filter((part) => part !== null),
      gap: parts.length === 0 && /\S/.test(statement ?? ''),
    });
    if (kind !== 'strapline' && parts.length === 0 && /\S/.test(statement ?? ''))
      book.notes.add(
        `"${name.text}" has a gap in place of its statement ("${cleanShown(statement)}"), so the texts can only name it. Please fill it in in the guidelines.`,
      );
  };
  for (const pillar of input.guidelines.pillars)
    if (pillar.weight > 0) add('pillar', pillar.id, pillar.value, pillar.statement, pillar.weight);
  for (const value of input.guidelines.values)
    if (value.weight > 0) add('value', value.id, value.value, value.statement, value.weight);
  const { strapline } = input.guidelines;
  if (strapline) add('strapline', '0', strapline.value, strapline.statement, 40);
  return guides.sort((one, other) => other.fact.weight - one.fact.weight);
}

/** "Paid" over "College fees": they are. */
function saidOfTitle(part: Statement, title: string): Statement | null {
  const how =
    /^(?:fully |all )?(?:paid|provided|included|covered|supplied|funded)(?: and (?:laundered|washed|cleaned|maintained|serviced|insured|taxed|delivered|renewed|replaced|fitted|paid(?: for)?|covered))?(?: (?:for|in full|by us|free of charge))?$/i.exec(
      part.text,
    )?.[0];
  if (!how || !/^[A-Z]?[a-z]+(?: [a-z]+){0,3}$/.test(title) || /^(?:free|paid|your|our|the|an?)\b/i.test(title))
    return null;
  return readStatement(`Your ${lowerFirst(title)} ${/[^su]s$/.test(title) ? 'are' : 'is'} ${how.toLowerCase()}`);
}

/** "45p" under "Mileage", "25%" under "Shift premium": a figure says something where its title says of what. */
function bareFigure(part: string): Statement | null {
  const text = part.replace(/[.]$/, '').trim();
  return /^[+]? ?[£€$₹]?\d[\d.,]*(?: ?(?:%|p|c|k))?$/.test(text)
    ? { text, lower: text, kind: 'np', toYou: false, mark: '.' }
    : null;
}

/** A sum alone, with the name of what is paid: without it "you get £12,000 a year" would be somebody's pay. */
function ofSum(part: Statement, title: string): Statement | null {
  // "A week" under "Wedding leave": of that leave.
  if (
    /^[A-Z]?[a-z-]+(?: [a-z-]+){0,3}$/.test(title) &&
    /(?:leave|volunteering|shadowing|holiday)$/i.test(title) &&
    !/^(?:annual leave|holiday)$/i.test(title) &&
    /^(?:up to )?(?:an?|one|two|three|four|five|six|eight|ten|twelve|\d+) (?:(?:paid|full|extra|fully paid) )?(?:days?|weeks?|months?)(?: (?:a|per|each|every) year)?$/i.test(
      part.text,
    )
  ) {
    const time = `${part.lower.replace(/ (?=(?:a|per|each|every) year$)/, ` of ${lowerFirst(title)} `)}`;
    const whole = time === part.lower ? `${part.lower} of ${lowerFirst(title)}` : time;
    return { ...part, kind: 'np', text: upperFirst(whole), lower: whole };
  }
  // "₹2,200 a month" under "Meal card".
  if (
    /^[A-Z]?[a-z-]+(?: [a-z-]+){0,2} (?:cards?|vouchers?)$/.test(title) &&
    !/s$/.test(title) &&
    /^(?:up to )?[£€$₹]\d[\d.,]*k?(?: (?:an?|per|each|every) [a-z]+)?$/i.test(part.text)
  ) {
    const worth = `${withArticle(lowerFirst(title))} worth ${lowerFirst(part.text)}`;
    return { ...part, kind: 'np', text: upperFirst(worth), lower: worth };
  }
  if (
    !/(?:allowance|bonus|premium|supplement|grant|stipend|differential|weighting|rate|payment)$/i.test(title) ||
    !/^(?:up to |from )?(?:[£€$₹]\d[\d.,]*k?(?: (?:an?|per|each|every) [a-z]+)?|\d[\d.]*%)(?: on top)?$/i.test(
      part.text,
    )
  )
    return null;
  const lower = `${withArticle(lowerFirst(title))} of ${lowerFirst(part.text)}`;
  return { ...part, text: upperFirst(lower), lower };
}

/** "Employer: 12%. You: 6%.": one row of who gives what. */
function inOneRow(parts: readonly string[]): string[] {
  const rows = parts.map((part) => /^([A-Za-z][a-z]+(?: [a-z]+)?): ([^:;]{1,30}?)[.]?$/.exec(part));
  return parts.length > 1 && rows.every((row) => row !== null)
    ? [rows.map((row, at) => `${at > 0 ? lowerFirst(row?.[1] ?? '') : row?.[1]} ${row?.[2]}`).join(', ')]
    : [...parts];
}

/** A reward with what may be said of it; null without a title. */
export function readReward(reward: RewardInput, index: number, book: FactBook, usable: Usable): RewardFact | null {
  const title = cleanLine(reward.title).slice(0, 255);
  if (!title) return null;
  const statements = inOneRow(splitSentences(cleanText(reward.statement).text))
    // "Help with the cost of your move": ours, and no order to the reader.
    // "25 + 8", "Mon-Thurs": so many on top, and on which days.
    .map((part) => part.replace(/(?<=^\d+) ?\+ ?(?=\d+\b)/, ' plus '))
    .map((part) =>
      /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?:[a-z]*day)?s? ?(?:-|–|to) ?(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?:[a-z]*day)?s?$/i.test(
        part.replace(/[.]$/, ''),
      )
        ? `from ${part}`
        : part,
    )
    .map((part) => part.replace(/^Help (?=(?:with|towards|in|finding|to (?:find|pay|move|settle)) )/, 'We help '))
    .filter((part) => !saysNothing(part) && usable(part, 'general', 'the rewards'))
    // "Mon + Thu": both days.
    .map((part) =>
      part.replace(
        /(?<=day|\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)) ?(?:\+|plus) ?(?=(?:mon|tue|wed|thu|fri|sat|sun))/i,
        ' and ',
      ),
    )
    .map((part) => saidByTitle(part, title))
    .map(
      (part) => bareFigure(part) ?? readStatement(deedOfTitle(part, title) ?? withItsTitle(rewardInFull(part), title)),
    )
    .filter((part) => part !== null)
    .map((part) => saidOfTitle(part, title) ?? settle(inSense(thingThatIs(part))))
    // "Support with relocation costs": had from us, and nothing that the reader can do.
    .map((part) =>
      part.kind === 'verb' &&
      /^(?:support|cover|access|credit|contact|assistance|help|finance|relief|discount|refund|rebate|release) (?:with|for|to|towards|on|of|from|during|in|when|after)\b/i.test(
        part.text,
      ) &&
      !/^(?:access|contact) (?!to\b|with\b)/i.test(part.text)
        ? { ...part, kind: 'np' as const }
        : part,
    )
    // "Complete climbing kit and work clothes": how the thing is, and nothing that the reader does.
    .map((part) =>
      part.kind === 'verb' &&
      /^(?:complete|separate|clean|warm|dry|secure|open|double|perfect|present|direct|smooth) (?!(?:the|an?|your|our|all|each|every|any|it|them|this|that|these|those|one|two|three|in|on|at|up|out|off|with|to|for|from|and|or)\b|\d)/i.test(
        part.text,
      )
        ? { ...part, kind: 'np' as const }
        : part,
    )
    // "Wage goes up every September" under "Wage": the reader's.
    .map((part) =>
      part.kind === 'clause' &&
      // "Lease car or mileage, whichever suits you": no sentence but for its tail.
      kindOf(part.text.replace(/,? (?:whichever|whatever|whenever|wherever)\b.*$/i, '')) === 'clause' &&
      title.split(' ').length <= 2 &&
      part.text.toLowerCase().startsWith(`${title.toLowerCase()} `)
        ? {
            ...part,
            text: `Your ${title.toLowerCase()}${part.text.slice(title.length)}`,
            lower: `your ${title.toLowerCase()}${part.text.slice(title.length)}`,
          }
        : part,
    )
    // "£12,000 a year" under "Car allowance": of what.
    .map((part) => ofSum(part, title) ?? part)
    .map((part) =>
      /^401\(k\)/.test(part.text) ||
      /^\d+(?:\.\d+)?% (?:\w+ )?(?:pension|discount|bonus|contribution|match)\b/i.test(part.text)
        ? { ...part, text: upperFirst(withArticle(part.text)), lower: withArticle(part.lower) }
        : part,
    );
  // "Dog friendly": how we are, and nothing to get.
  const friendly = /^(?:very )?([a-z]+)[- ]friendly$/i.exec(title)?.[1];
  const how = friendly && statements.length === 0 ? readStatement(`We are ${friendly.toLowerCase()}-friendly`) : null;
  if (how) statements.push({ ...how, kind: 'clause' });
  const first = statements[0];
  const fact = book.add(
    'reward',
    'guidelines',
    reward.id || index,
    title,
    first ? { statement: statements.map((part) => part.text).join('. ') } : {},
  );
  return { fact, id: reward.id, title, statements };
}
