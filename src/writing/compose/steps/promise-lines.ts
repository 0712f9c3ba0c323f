/** Lines that only name a pillar or a value: for where no other line of the batch has it. */
import { givenAtWork, isWayToBe, leansOnName } from '../frames/guide-words.ts';
import { upperFirst } from '../language/first-capitals.ts';
import { contentWords, countWords, coverage, stem } from '../language/words.ts';
import type { GuideFact, Ledger } from '../ledger/facts.ts';
import { singles } from '../plan/bind.ts';
import { isChore } from '../plan/chore.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Fact } from '../types.ts';
import { candidate, type LinePlan, PROMISED, WITH_TASK } from './line.ts';
import { announcement } from './named-manner.ts';
import { isSureCut } from './sure-cut.ts';

/** "Your route starts at your own front door, in your own van": without its tail, where the whole is too long for a line. */
const tail = /^([^,;:]{12,}), (?:in|with|at|by|from) [^,;:]+$/i;

/** The proposition as it was typed, beside the title: for where no other line of the batch has it. */
export function propositionLines(
  { sentences, title, sector }: Pick<Ledger, 'sentences' | 'title' | 'sector'>,
  { sequence, most }: Pick<LinePlan, 'sequence' | 'most'>,
): Candidate[] {
  const whole = sequence === 'titleAndSector' && sector && title ? `${title.text}, ${sector}` : (title?.text ?? '');
  if (sequence !== 'none' && whole === '') return [];
  const room = sequence === 'none' ? most : most - countWords(whole);
  return sentences
    .filter(
      ({ fact, statement: { kind, text } }) =>
        fact.kind === 'proposition' && /^(?:clause|verb|np)$/.test(kind) && !/[:;?]|[.] /.test(text),
    )
    .flatMap(({ fact, statement: { kind, text, lower } }) => {
      const fits = countWords(text) <= room;
      const cut = fits || kind !== 'clause' ? undefined : tail.exec(text)?.[1];
      const short = cut !== undefined && isSureCut(cut, text.slice(cut.length)) ? cut : undefined;
      if (!fits && (short === undefined || countWords(short) > room)) return [];
      const said = lower.slice(0, short?.length);
      const rows = sequence === 'none' ? [upperFirst(said)] : [`${whole}: ${said}`];
      return rows.map((row, at) => candidate(row, `proposition.${at}`, PROMISED, [fact.id], -1));
    });
}

/** What stands beside anything, and what turns a promise into a question. */
const hoursOrPay = /\b[\d.]+ hours a week\b|[£€$₹][\d,.]+(?: to [£€$₹][\d,.]+)?(?: an hour)?/g;
const turned = /^\W*(?:want to|ready to|what if you could|do you want to)\b/i;

/** Why the proposition is in none of the headlines of a batch nor in an earlier one; null where one has it, or there is none. */
export function missedProposition(
  ledger: Pick<Ledger, 'sentences' | 'title' | 'sector' | 'place' | 'employer'>,
  plan: Pick<LinePlan, 'kind' | 'sequence' | 'most' | 'shown'>,
  lines: readonly Candidate[],
): string | null {
  const promises = ledger.sentences.filter(({ fact }) => fact.kind === 'proposition');
  if (plan.kind !== 'headline' || promises.length === 0 || lines.length === 0) return null;
  const isSaid = ({ fact, statement }: (typeof promises)[number]): boolean =>
    lines.some(({ factIds, text }) => factIds.includes(fact.id) || coverage(statement.text, text) >= 0.6) ||
    plan.shown.some((text) => coverage(statement.text, text) >= 0.6 || isPartOf(text, statement.text));
  // "No written marking: Teacher of Science", of a longer promise: an earlier batch had as much of it as a line holds.
  const isPartOf = (line: string, promise: string): boolean => {
    const beside = [
      ...(line.match(hoursOrPay) ?? []),
      ledger.title?.text,
      ledger.sector,
      ledger.place?.name,
      ledger.employer,
    ].reduce<string>((text, name) => text.replaceAll(name || '\n', ' '), line);
    return countWords(beside) > 3 && coverage(beside.replace(turned, ' '), promise) >= 0.75;
  };
  if (promises.some(isSaid)) return null;
  // "You'll build walls that are still there in 150 years" is short, and too long beside "Apprentice Dry Stone Waller".
  const beside = plan.sequence === 'none' ? 0 : countWords(ledger.title?.text ?? '');
  const [only] = promises;
  if (promises.length === 1 && only && beside > 2 && countWords(only.statement.text) > plan.most - beside)
    return `The proposition is in none of these headlines: beside the job title it is too long for one. In ${plan.most - beside} words it would be in one.`;
  return propositionLines(ledger, plan).length > 0
    ? 'The proposition is in none of these headlines: other lines were chosen. Another Refresh may have it.'
    : 'The proposition is in none of these headlines: it is too long for one, or no line could be made of it. A short whole sentence would be in one.';
}

/** A pillar or a value at 100% by its name, in the company's own words: for where no other line of the batch has it. */
export function promiseLines(
  { guides, title, sector, employer, place }: Ledger,
  { sequence, most, shown }: LinePlan,
): Candidate[] {
  const whole = sequence === 'titleAndSector' && sector && title ? `${title.text}, ${sector}` : (title?.text ?? '');
  // What a name means was said before: then the name alone has to do.
  const again = shown.length > 0;
  // So that a refresh has more than the two halves turned round.
  const there = place && !place.remote && whole !== '' ? [`${whole} ${place.phrase}: `] : [];
  return guides
    .filter(({ fact }) => (fact.kind === 'pillar' || fact.kind === 'value') && fact.weight >= 100)
    .flatMap(({ fact, name, statement, bound }) => {
      // "Straight" alone tells nobody anything: what it means does.
      if (
        fact.kind === 'value' &&
        statement?.kind === 'clause' &&
        (!/ /.test(name.text) ||
          /^(?:np|adjective)$/.test(name.kind) ||
          (!again && !bound && !leansOnName.test(statement.text))) &&
        countWords(statement.text) <= (title && sequence !== 'none' ? most - countWords(whole) : 11)
      ) {
        const rows =
          sequence === 'none'
            ? [statement.text]
            : title
              ? [
                  `${whole}: ${statement.lower}`,
                  `${statement.text}: ${whole}`,
                  ...there.map((lead) => lead + statement.lower),
                ]
              : [];
        return rows.map((text, at) => candidate(text, `value.said.${at}`, PROMISED, [fact.id], -1));
      }
      const said = `“${name.text}”`;
      if (fact.kind === 'value') {
        // "Be generous: we share what we know".
        const inFull = `${name.text}: ${statement?.lower ?? ''}`;
        const lines =
          sequence === 'none'
            ? [
                ...(statement?.kind === 'clause' && countWords(inFull) <= 11 ? [inFull] : []),
                `One of our values: ${said}`,
                ...(employer ? [`A value of ${employer}: ${said}`] : []),
              ]
            : [];
        // “Honest” and nothing else would say little, and to some the contrary; as a thing that is valued it is no word
        // of how somebody is ("one of our values is “Honest”"). "Fresh or not at all" is no way to be, and stays a name.
        if (name.kind === 'adjective' && isWayToBe(name.text))
          return (
            sequence === 'none'
              ? [`We value being ${name.lower}`, ...(employer ? [`${employer} values being ${name.lower}`] : [])]
              : title
                ? [
                    `${whole}: we value being ${name.lower}`,
                    `${whole}: being ${name.lower} matters to us`,
                    ...(employer ? [`${whole}: ${employer} values being ${name.lower}`] : []),
                    ...there.map((lead) => `${lead}we value being ${name.lower}`),
                  ]
                : []
          ).map((text, at) => candidate(text, `value.being.${at}`, PROMISED, [fact.id], -1));
        const titled = title
          ? [
              `${whole}: one of our values is ${said}`,
              `${said} is one of our values: ${whole}`,
              ...(employer ? [`${whole}: ${said} is what ${employer} stands for`] : []),
              ...there.map((lead) => `${lead}one of our values is ${said}`),
            ]
          : [];
        return [...lines, ...titled].map((text, at) => candidate(text, `value.${at}`, PROMISED, [fact.id], -1));
      }
      // "Think in generations" is an order to somebody, and nothing that is promised.
      const orders = name.kind === 'verb';
      // “New machines” as a promise tells nobody anything: what it means does, in a line of its own.
      const saysLittle = !again && !orders && announcement(name) === null && statement?.kind === 'clause';
      if (
        saysLittle &&
        !bound &&
        !leansOnName.test(statement.text) &&
        countWords(statement.text) <= (title && sequence !== 'none' ? most - countWords(whole) : most)
      )
        return [];
      // A thing that no job brings is nothing that could be promised: “Roots”.
      const given = name.kind === 'clause' || givenAtWork.test(name.text) || announcement(name) !== null;
      const next = given && title && !title.plural ? [`A promise to our next ${whole}: `] : [];
      const rows = orders
        ? sequence === 'none'
          ? [`Our line: ${said}`, ...(employer ? [`${employer} says ${said}`] : [])]
          : title
            ? [`${whole}: ${said}`, `${said}: ${whole}`, ...there.map((lead) => lead + said)]
            : []
        : sequence === 'none'
          ? [
              ...(given
                ? [`Our promise: ${said}`, ...(employer ? [`${employer} promises ${said}`] : [])]
                : [`In our own words: ${said}`, ...(employer ? [`${employer} in its own words: ${said}`] : [])]),
              ...next.map((lead) => lead + said),
            ]
          : title
            ? [
                `${whole}: ${said}`,
                `${said}: ${whole}`,
                ...there.map((lead) => lead + said),
                ...(saysLittle
                  ? []
                  : [
                      given ? `${whole}: our promise is ${said}` : `${whole}, in our own words: ${said}`,
                      ...next.map((lead) => lead + said),
                    ]),
              ]
            : [];
      return rows.map((text, at) => candidate(text, `promise.${at}`, PROMISED, [fact.id], -1));
    });
}

/** From 75% a pillar is in one headline of each batch, and a value at 100%. */
export const isOwedLine = ({ kind, weight }: Pick<Fact, 'kind' | 'weight'>): boolean =>
  (kind === 'pillar' && weight >= 75) || (kind === 'value' && weight >= 100);

/** "“Fix it once” is how we work": of a pillar that is about none of the tasks. */
export const HOW = 'pillar.how';
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(contentWords(text).map((word) => stem(word.toLowerCase())));
/** "“Proof first”: proof buildings" have something in common; "“Home for tea”: chase deliveries" has not. What the title says is in any task. */
function inCommon({ name, statement }: GuideFact, task: string, title: string): boolean {
  const [named, told, ofTitle] = [stemsOf(name.text), stemsOf(statement?.text ?? ''), stemsOf(title)];
  const shared = [...stemsOf(task)].filter((word) => word.length > 2 && !ofTitle.has(word));
  return shared.some((word) => named.has(word)) || shared.filter((word) => told.has(word)).length > 1;
}

/**
 * What a pillar promises, or its name beside a task that it is about: "“Know your herd”: milk the herd as a Stockperson". A
 * refresh that may not say the line of before with other words around it has something new to say of the pillar all the same.
 */
export function pillarLines(ledger: Ledger, { sequence, most, shown }: LinePlan): Candidate[] {
  const { guides, title, sector, duties } = ledger;
  const shared = singles(ledger);
  const asTitle = shared.get('asTitle')?.text;
  const employer = shared.get('employer')?.text;
  const whole = sequence === 'titleAndSector' && sector && title ? `${title.text}, ${sector}` : (title?.text ?? '');
  const tail =
    sequence === 'none'
      ? employer && ` with ${employer}`
      : asTitle && ` as ${asTitle}${sequence === 'titleAndSector' && sector ? `, ${sector}` : ''}`;
  const tasks = tail
    ? duties.filter(
        ({ thing, fact }) =>
          !thing &&
          / /.test(fact.text) &&
          !/^(?:undergo|complete|attend|report|be|have|work)\b/.test(fact.text) &&
          !/[,;:]| (?:if|when|where) /.test(fact.text),
      )
    : [];
  return guides
    .filter(({ fact, gap }) => isOwedLine(fact) && !gap)
    .flatMap((guide) => {
      const { fact, name, statement, bound } = guide;
      // What the statement says where its words are the title's own: "Librarian: librarians pick their own stock".
      const told =
        statement?.kind === 'clause' && !bound && sequence !== 'none' && title ? [`${whole}: ${statement.lower}`] : [];
      // "Baker? Long weekends: the shop closes on Mondays": what leans on its name stands behind it, where the name alone has stood.
      const inFull =
        statement?.kind === 'clause' &&
        bound &&
        shown.length > 0 &&
        name.kind !== 'verb' &&
        !/[:;?]/.test(statement.text)
          ? [`${sequence === 'none' || !title ? '' : `${whole}? `}${name.text}: ${statement.lower}`]
          : [];
      // "A mentor each" is there whatever one does.
      const always =
        name.kind === 'np' && /^(?:an?|one|two|three|four|five|\d+) (?!team\b|crew\b|family\b)/i.test(name.text);
      const near = tasks.filter(({ fact: task }) => always || inCommon(guide, task.text, whole));
      const isHow = announcement(name);
      const how =
        near.length > 0 || isHow === null
          ? []
          : sequence === 'none'
            ? [
                `“${name.text}” ${isHow}`,
                ...(employer && isHow === 'is how we work' ? [`How ${employer} works: “${name.text}”`] : []),
              ]
            : title
              ? [
                  `“${name.text}” ${isHow}: ${whole}`,
                  ...(employer
                    ? [
                        isHow !== 'is how we work'
                          ? `${whole}: “${name.text}” ${isHow}`
                          : `${whole}: “${name.text}” is how ${employer} works`,
                      ]
                    : []),
                ]
              : [];
      const named = near.map(
        ({ fact: task }): Candidate =>
          candidate(
            `“${name.text}”: ${task.text}${tail}`,
            'pillar.task',
            WITH_TASK,
            [fact.id, task.id],
            // A chore only where nothing else is left.
            isChore(task.text) ? -2 : -1,
          ),
      );
      return [
        ...told.map((text) => candidate(text, 'pillar.told', 'promise', [fact.id], -0.7)),
        ...inFull.map((text) => candidate(text, 'pillar.inFull', PROMISED, [fact.id], -0.9)),
        ...(countWords(name.text) > 1 || fact.kind === 'pillar' ? named : []),
        ...(countWords(name.text) > 1 || fact.kind === 'pillar' ? how : []).map((text) =>
          candidate(text, HOW, WITH_TASK, [fact.id], -1),
        ),
      ].filter(({ words }) => words <= most);
    });
}
