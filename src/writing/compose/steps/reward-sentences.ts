import type { Frame } from '../frames/frame.ts';
import {
  bareDoneFrames,
  bareRewardFrames,
  besideTitleFrames,
  echoFrames,
  facility,
  forOthers,
  forOthersFrames,
  rewardFrames,
} from '../frames/reward.ts';
import { determine, withArticle } from '../language/articles.ts';
import { lacksArticle } from '../language/counting.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { headOf, isKnownNoun, isOrdinary } from '../language/nouns.ts';
import { standsAlone } from '../language/stands-alone.ts';
import { isVerbBase } from '../language/verbs.ts';
import { countWords, coverage, wordOverlap, wordsOf } from '../language/words.ts';
import type { Ledger, RewardFact } from '../ledger/facts.ts';
import { readStatement, type Statement, settle } from '../ledger/statement.ts';
import { filler, singles } from '../plan/bind.ts';
import { type Candidate, fitOf, isSound } from '../plan/pool.ts';
import { realise } from '../realise/template.ts';
import type { StepContext } from './context.ts';
import { turnedRound } from './turned-rewards.ts';

const trailing =
  /^(.{8,}?) ((?:after|from|within|during|on|each|every|once) (?:your |the |an? |one |two |three |six |day |first |\d+ |rota |year|month|week)?[^,;:]{0,28}?)$/i;

/** "29 days rising to 31 after five years", "$300 for every quarter without an injury on your shift": the time belongs to what stands nearest. */
const nearer =
  /(?<=\w )(?:without|unless|until|rising|increasing|growing|doubling|paid|capped|reviewed|for (?:every|each|any)|that|which|who|where|when|if|while)\b/i;

/** "Full sick pay after one year" with its time in front: "After one year, ... full sick pay". */
function fronted(statement: Statement): { pre: string; rest: Statement } | null {
  const match = trailing.exec(statement.text);
  if (
    !match?.[1] ||
    // "Days off for volunteering in each year".
    /\b(?:in|of|for|at|on|by|to|with|from)$/.test(match[1]) ||
    /,/.test(match[1]) ||
    !match[2] ||
    // "A lesson each week from a colleague": no time alone.
    (/^(?:each|every|once)\b/i.test(match[2]) && / (?:from|by|with|at|to|in) /.test(match[2])) ||
    // "A pension with sick pay cover from day one", "is given back within a month": said of what stands before it.
    / with /.test(match[1]) ||
    nearer.test(match[1]) ||
    // "A 10% bonus for hours on the late shift", "a day off for work on a holiday": on it is what the thing is for.
    (/^(?:on|during|each|every) /i.test(match[2]) && / (?:for|of) (?:[a-z-]+ )?[a-z-]+$/.test(match[1])) ||
    (statement.kind === 'clause' && /^within\b/i.test(match[2])) ||
    /\b(?:and|or|that|which|who)\b/.test(match[2]) ||
    countWords(match[2]) > 5 ||
    countWords(match[2]) < 2
  )
    return null;
  if (/^(?:from|on|each|every) (?!your|the|day|rota|year|month|week|one|\d)/i.test(match[2])) return null;
  // A time may stand in front; a place ("from the city centre") may not.
  if (
    !/\b(?:days?|weeks?|months?|years?|hours?|shifts?|nights?|quarters?|terms?|rota|start|probation|[A-Z][a-z]+day|January|Christmas|summer|winter)\b/.test(
      match[2],
    )
  )
    return null;
  // "€600 per on-call week plus time off after night pages": the time may belong to the last of the two only.
  if (/\b(?:and|or|plus)\b|[+&]/.test(match[1])) return null;
  const read = readStatement(match[1]);
  const rest = read && settle(read);
  return rest && rest.kind === statement.kind ? { pre: match[2], rest } : null;
}

/** Whether a title names several things: "Meals on shift" are, "Sick pay" is. */
const isMany = (title: string): boolean => /[^su]s$/i.test(headOf(title)) || /\sand\s|&|\+/.test(title);

/** A title whose first word is no name, or keeps its capitals in any case. */
const everydayTitle = (title: string): boolean =>
  isOrdinary(title.split(/[\s,]/)[0] ?? '') || /^(?:[A-Z]{2}|\d)/.test(title);

/** "A festive bonus", "a day off", "Mediclaim": the title as a thing that somebody gets. */
function withOwnArticle(title: string, name: Statement): string {
  const first = title.split(/[\s,]/)[0] ?? '';
  // A word that nobody knows is a name.
  if (
    /^[A-Z][a-z]+$/.test(title) &&
    !facility.test(title) &&
    !isOrdinary(first) &&
    !isKnownNoun(first.toLowerCase()) &&
    !lacksArticle(first.toLowerCase())
  )
    return title;
  // "Sauna", "gym in the building": one that is there for all.
  if (facility.test(title) && !isMany(title.split(/ (?:in|at|on|next) /)[0] ?? ''))
    return withArticle(lowerFirst(name.text));
  // "Holiday": so much of it, and no one holiday.
  if (/^(?:paid |annual |extra )?(?:holiday|vacation|leave)$/i.test(title)) return lowerFirst(name.text);
  // "Bike to work": a scheme, and no bike.
  if (/^(?:bike|cycle|ride|walk)[- ]to[- ]work$/i.test(title))
    return `a ${name.text.toLowerCase().replace(/ /g, '-')} scheme`;
  // "Birthday off": the reader's own.
  if (/^birthday\b/i.test(title)) return `your ${lowerFirst(name.text)}`;
  // "Shift premium": one of them, whatever the word may be besides.
  if (/^(?:[A-Za-z]+[ -])?(?:premium|bonus|allowance|supplement|differential|stipend|uplift|top-up)$/i.test(name.text))
    return withArticle(lowerFirst(name.text));
  const determined = determine(name.text);
  if (/^(?:an?|the|your|our) /i.test(determined) || /\s(?:and|or|&|in|of|for|with|at|to|from)\s|[,&+(]/.test(name.text))
    return determined;
  // "Meals on duty": what stands before the "on" is what somebody gets.
  const thing = determined.split(/ (?:on|during|after|before|under|over|per|between) /)[0] ?? determined;
  const head = (/^(.*\b(?:day|morning|afternoon)) off$/i.exec(thing)?.[1] ?? thing).split(' ').at(-1) ?? '';
  return lacksArticle(head) && !(thing !== determined && isMany(thing)) ? withArticle(determined) : determined;
}

/** "Exam fees paid", "uniform supplied": what is done with the thing. */
const doneWith =
  /^([A-Za-z][^,;:]*) (paid(?: for)?|provided|supplied|included|covered|refunded|reimbursed|funded|subsidi[sz]ed|arranged|repaired|mended|washed|laundered|cleaned|serviced|sharpened|replaced|maintained)$/i;
/** Of a title that says what is done with a thing, its sentence: "exam fees are paid". */
function titleSaid(title: string): Statement | null {
  const [, thing = '', done = ''] = doneWith.exec(title) ?? [];
  if (!thing || /\b(?:is|are|when|if|your)\b|^(?:paid|all)\b/i.test(thing)) return null;
  const one = lowerFirst(thing);
  const named = !isMany(thing) && lacksArticle(one.split(' ').at(-1) ?? '') ? withArticle(determine(one)) : one;
  const read = readStatement(`${upperFirst(named)} ${isMany(thing) ? 'are' : 'is'} ${done.toLowerCase()}`);
  return read && { ...read, kind: 'clause' };
}

/** "Swap shifts in the app": what may be an order as well as a thing is no thing that somebody gets. */
const mayBeOrder = ({ kind, text }: Statement): boolean => {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/);
  return kind === 'np' && isVerbBase(first) && /[^su]s$/.test(second) && !isKnownNoun(`${first} ${second}`);
};

/** The sentences that one reward may stand in: its statement in our frames, turned round or with its time in front; without one, its title. */
export function rewardSentences(
  reward: RewardFact,
  ledger: Ledger,
  style: StepContext['style'],
  most: number,
): Candidate[] {
  const shared = singles(ledger);
  const made: Candidate[] = [];
  // "401(k)" is a name, though no sentence can be read in it.
  const name: Statement = readStatement(reward.title) ?? {
    text: reward.title,
    lower: reward.title,
    kind: 'np',
    toYou: false,
    mark: '.',
  };
  const bare = reward.statements[0] === undefined;
  const add = (frame: Frame, statement: Statement | null, text?: string): void => {
    if (fitOf(frame.tags, style) === -1) return;
    const plain = filler(shared, { duties: [], person: new Map(), sentence: null, guide: null, guideStatement: null });
    const realised = realise(
      frame.nodes,
      (slot, form) => {
        if (slot === 'st' && statement) return { text: text ?? statement.text, factIds: [reward.fact.id] };
        if (slot === 'st_' && statement) return { text: text ?? statement.lower, factIds: [reward.fact.id] };
        if (slot === 'g_') return { text: withOwnArticle(reward.title, name), factIds: [reward.fact.id] };
        if (slot === 'gBare')
          return { text: bare ? upperFirst(withOwnArticle(reward.title, name)) : name.text, factIds: [reward.fact.id] };
        // A word that may be a name stands only at the start, where it has its capital anyway.
        if (slot === 'gSmall')
          return everydayTitle(reward.title) ? { text: name.lower, factIds: [reward.fact.id] } : null;
        return plain(slot, form);
      },
      style,
    );
    if (!realised || !isSound(realised.text, 40, true)) return;
    made.push({
      text: realised.text,
      frameId: frame.id,
      group: frame.group,
      factIds: [...new Set([reward.fact.id, ...realised.factIds])],
      tags: frame.tags,
      words: countWords(realised.text),
      opening: wordsOf(realised.text).slice(0, 2).join(' ').toLowerCase(),
      fit: fitOf(frame.tags, style),
    });
  };
  const whole = reward.statements[0];
  const first = whole && countWords(whole.text) > most ? (cutClause(whole, most) ?? whole) : whole;
  // "Birthday off: birthday off": a statement that only says the title again is none.
  const echo = first !== undefined && wordOverlap(first.text, reward.title) > 0.99;
  if (!first || echo) {
    // "Garden leave not included": no reward.
    if (/\bnot (?:included|available|offered|provided|covered|given)\b/i.test(reward.title)) return made;
    const done = titleSaid(reward.title);
    if (done) {
      for (const frame of bareDoneFrames) add(frame, done);
      return made;
    }
    for (const frame of bareRewardFrames)
      if (
        // "We offer your birthday off": the reader's day is nothing of ours.
        !(/^birthday\b/i.test(reward.title) && /offers? /.test(frame.template)) &&
        !(frame.template.startsWith('{gBare}') && isMany(reward.title)) &&
        (frame.nameMatch?.test(reward.title) ?? true) &&
        !frame.nameUnless?.test(reward.title)
      )
        add(frame, null);
    return made;
  }
  const short = cutClause(first, Math.max(6, most - 4));
  for (const statement of short && countWords(first.text) > most - 4 ? [first, short] : [first]) {
    const names = coverage(reward.title, statement.text) > 0.99;
    const echoes =
      names ||
      (/^(?:\d+|one|two|three|four|five|six|nine|ten)-/i.test(reward.title) &&
        coverage(reward.title.replaceAll('-', ' '), statement.text) > 0.4);
    const others = forOthers.test(reward.title) && statement.kind === 'np';
    // "Laundered", "all of them, shared by hours": said behind its title, or torn from it.
    const torn =
      (!standsAlone(statement) && (!names || /^(?:as )?per\b/i.test(statement.text))) || mayBeOrder(statement);
    const pool =
      others && !names
        ? forOthersFrames
        : names && !torn
          ? [...rewardFrames, ...echoFrames]
          : torn
            ? [...rewardFrames, ...besideTitleFrames]
            : rewardFrames;
    for (const frame of pool) {
      if (torn && !/\{g/.test(frame.template)) continue;
      // "You get three times your salary" of a death in service: somebody else does.
      if (others && /(?:get|gives you|comes with|expect|Count on|offer) \{st_\}/.test(frame.template)) continue;
      // "On top of your pay: 35 hours", "12% planning time": those are what the pay is for.
      if (
        /On top of your pay/.test(frame.template) &&
        /\b(?:hours|pay|salary|wages?|contract|shifts?|rota|time|weeks?|weekends?|days?|breaks?|leave|holidays?)\b/i.test(
          `${reward.title} ${statement.text}`,
        )
      )
        continue;
      // "At Fellside, I pay for your chainsaw": who owns the firm speaks for nobody but themselves.
      if (/\bI\b/.test(statement.text) && /\{employer\}|\b(?:we|us|our)\b/i.test(frame.template)) continue;
      if (frame.kinds && !frame.kinds.some((kind) => kind === statement.kind)) continue;
      if (frame.match && !frame.match.test(statement.text)) continue;
      if (frame.unless?.test(statement.text)) continue;
      // "We offer your own kit", "you get free check-ups for you": the reader is in one half of the sentence.
      if (/^your\b/i.test(statement.text) && /offers? \{st_\}/.test(frame.template)) continue;
      if (/ for you(?:$| and\b|,)/.test(statement.text) && /(?:you get|gives you) \{st_\}/.test(frame.template))
        continue;
      if (frame.nameMatch && !(name?.kind === 'np' && frame.nameMatch.test(name.text))) continue;
      if (frame.nameUnless && name?.kind === 'np' && frame.nameUnless.test(name.text)) continue;
      // "Vacation: 30 days of vacation", "Two-week break: two weeks off" say their title twice.
      if (echoes && !torn && /\{g/.test(frame.template)) continue;
      if (frame.nameOrdinary !== undefined && frame.nameOrdinary !== everydayTitle(reward.title)) continue;
      add(frame, statement);
    }
  }
  const leans = !standsAlone(first);
  if (!forOthers.test(reward.title) && !leans)
    for (const turned of turnedRound(first)) for (const frame of turned.frames) add(frame, turned.statement);
  const front = forOthers.test(reward.title) || leans ? null : fronted(short ?? first);
  if (front) {
    const lead = upperFirst(front.pre);
    const rows =
      first.kind === 'np'
        ? [
            `${lead}, you get ${front.rest.lower}.`,
            `${lead}, we offer ${front.rest.lower}.`,
            `${lead}, you can count on ${front.rest.lower}.`,
          ]
        : first.kind === 'clause'
          ? [`${lead}, ${front.rest.lower}.`]
          : [];
    rows.forEach((text, index) => {
      if (isSound(text, 40, true))
        made.push({
          text,
          frameId: `reward.front.${index}`,
          group: 'front',
          factIds: [reward.fact.id],
          tags: [],
          words: countWords(text),
          opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase(),
          fit: 0.6,
        });
    });
  }
  return made;
}

/** A long statement without its last clause: "We pay 10% of your salary into your pension, whatever you add". */
function cutClause(statement: Statement, most: number): Statement | null {
  const parts = statement.text.split(/,\s+(?=(?:and|or|with|whatever|so|but|which|by|even|from)\b)/);
  while (parts.length > 1 && countWords(parts.join(', ')) > most) parts.pop();
  const cut = readStatement(parts.join(', '));
  return cut &&
    parts.length > 0 &&
    countWords(cut.text) >= 5 &&
    countWords(cut.text) <= most &&
    cut.kind === statement.kind
    ? cut
    : null;
}

/** Where no sentence of ours takes the statement, it stands as it was typed: "Free treatment for you; half price for parents." */
export function asTyped(reward: RewardFact, shown: readonly string[]): Candidate[] | null {
  const statement = reward.statements[0];
  if (!statement) return null;
  const typed = statement.typed ?? statement.text;
  const beside = `${reward.title}: ${lowerFirst(typed)}.`;
  const rows = standsAlone(statement) ? [`${typed}.`, beside, `With this job: ${lowerFirst(typed)}.`] : [beside];
  const text = rows.find((row) => !shown.includes(row) && isSound(row, 40, true));
  return text
    ? [
        {
          text,
          frameId: 'reward.typed',
          group: 'typed',
          factIds: [reward.fact.id],
          tags: [],
          words: countWords(text),
          opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase(),
          fit: 0,
        },
      ]
    : null;
}
