/** The choice of a batch out of all lines that could be said: sound, wanted and clearly different. */
import { readNumberWord } from '../../text/numbers.ts';
import { literal } from '../language/any-of.ts';
import { coverage, remembering, sharedBy, similarity, stem, wordOverlap, wordsOf } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { saysImperative } from '../ledger/imperatives.ts';
import { realiseDate } from '../plan/bind.ts';
import { isChore } from '../plan/chore.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Random } from '../seed.ts';
import { bareKind, withoutYear } from './bare-lines.ts';
import { type LinePlan, PROMISED } from './line.ts';
import { sectorInText } from './reader-verb.ts';

/** Words without the names and facts, for "the same frame with another noun". */
const masked = (line: Candidate): string => line.frameId.split('+')[0] ?? line.frameId;

/** "Start here: apply to be a Baker", "Your next step: apply to be a Baker": one call, whatever stands before it. */
const callIn = remembering((text) =>
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

/** The share of a batch that a refresh brings in any case, though not all of it tells something new: there are only so many calls. */
const enough = { headline: 0.75, call: 1 } as const;

/** Takes the best line again and again, each judged by those already taken. */
export function choose(pool: readonly Candidate[], plan: LinePlan, ledger: Ledger, random: Random): Candidate[] {
  const chosen: Candidate[] = [];
  const title = ledger.title?.text.toLowerCase() ?? '';
  const titleFirst = (line: Candidate): boolean => title !== '' && line.text.toLowerCase().startsWith(title);
  const half = Math.ceil(plan.count / 2);
  const heavy = ledger.guides
    .filter(({ fact }) => fact.weight >= 75 && fact.kind === 'pillar')
    .map(({ fact }) => fact.id);
  // A pillar or a value at 100% is in one headline at least, though a line before it was much like it.
  const full = ledger.guides
    .filter(({ fact }) => fact.weight >= 100 && (fact.kind === 'pillar' || fact.kind === 'value'))
    .map(({ fact }) => fact.id);
  // Nor is a batch without what the recruiter promises, where some line has it.
  const promises = ledger.sentences.filter(({ fact }) => fact.kind === 'proposition').map(({ fact }) => fact.id);
  const has = (test: (line: Candidate) => boolean): number => chosen.filter(test).length;
  const promised = (line: Candidate): boolean => promises.some((id) => line.factIds.includes(id));
  const owesPillar = (line: Candidate): boolean =>
    plan.owesPillars === true &&
    full.some((fact) => line.factIds.includes(fact) && has(({ factIds }) => factIds.includes(fact)) === 0);
  const owed = (line: Candidate): boolean =>
    owesPillar(line) || (plan.owesPillars === true && plan.shown.length === 0 && promised(line) && has(promised) === 0);
  // When applications close is in one call, however it is said; what must be said may have said it.
  const closes =
    plan.kind === 'call' ? (realiseDate(ledger.deadline, ledger.american)?.replace(/,? \d{4}$/, '') ?? '') : '';
  const saysClosing = ({ text }: Candidate): boolean => closes !== '' && text.includes(closes);
  const sectorText = ledger.sector ? sectorInText(ledger.sector).toLowerCase() : '';
  const names = new RegExp(
    `\\b(?:${[title, ledger.employer?.toLowerCase() ?? '', ledger.place?.name.toLowerCase() ?? '', sectorText]
      .filter((name) => name !== '')
      .map(literal)
      .join('|')})\\b`,
    'g',
  );
  const noisy = pool.map((line) => ({ line, noise: random.int(100) / 70 }));
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
        ((/: apply$/.test(placeless(one)) && placeless(one) === placeless(other)) ||
          (plan.sequence === 'none' && sameJoining(one, other)))));
  // What a line says beside the names of the post, the employer and the place.
  const gist = remembering(
    (text): ReadonlySet<string> =>
      new Set(
        wordsOf(text.toLowerCase().replace(announcing, ' ').replace(names, ' ').replace(ofAnyLine, ' '))
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
  // Where hardly anything is new, a fact that was shown may come in another line: somebody who asks gets something.
  let eased = false;
  // What is paid and how long one works stand beside anything, and make no other line of it.
  const unpaid = remembering((text) => gist(text.replace(amounts, ' ').replace(hours, ' ')));
  // "One home at a time: Care Home Manager" for "Care Home Manager, £48,000: one home at a time": the halves turned round are no new line.
  const mirrors = (one: string, other: string): boolean =>
    [gist, unpaid].some((of) => {
      const most = Math.max(of(one).size, of(other).size);
      return most > 1 && sharedBy(of(one), of(other)) / most >= 0.8;
    });
  // There are only so many ways to say what to do next: of earlier calls those of the last batch count.
  const last = new Set(plan.shown.slice(-plan.count));
  const recent = new Set(plan.kind === 'call' ? plan.shown.slice(-plan.count) : plan.shown);
  const kindOf = remembering((text) => bareKind(text, names));
  const shownKinds = new Set([...recent].map(kindOf));
  // "Engineer, HVAC: your next job", "... is in Tulsa"; "HVAC job in Tulsa: Engineer" without its "job": names alone, and no other line.
  const onlyNames = remembering((text) =>
    wordsOf(text.toLowerCase().replace(names, ' '))
      .filter((word) => !/^(?:job|work|is|in|at|a|an|the|with|for|and)$/.test(word))
      .join(' '),
  );
  const withoutJob = (text: string): string => text.toLowerCase().replace(/\bjob\b ?/g, '');
  const near = (one: string, other: string): boolean =>
    (plan.sequence === 'titleAndSector' &&
      plan.kind === 'headline' &&
      gist(one).size === 0 &&
      gist(other).size === 0 &&
      (recent.has(other) ? withoutJob(one) === withoutJob(other) : onlyNames(one) === onlyNames(other))) ||
    withoutYear(one.toLowerCase()) === withoutYear(other.toLowerCase()) ||
    sameCall(one, other) ||
    (!eased && plan.sequence !== 'titleAndSector' && recent.has(other) && saysAgain(one, other)) ||
    // "“Quiet nights”: Night Porter" for "Night Porter: “Quiet nights”".
    (recent.has(other) && (mirrors(one, other) || sameWords(one, other))) ||
    (plan.sequence === 'none'
      ? wordOverlap(one, other) > 0.62 || similarity(one, other) > 0.5
      : similarity(bare(one), bare(other)) > 0.62 ||
        (bare(one).trim() === '' && bare(other).trim() === '') ||
        (wordsOf(bare(one)).length > 0 && wordOverlap(bare(one), bare(other)) > 0.6));
  // Lines that say the same in other words only stand where nothing else is left.
  let loose = 0;
  // What was shown before may then be put in another way, so that somebody who asks for more gets something.
  let again = false;
  const shownAlready = (line: Candidate, other: string): boolean =>
    again
      ? line.text.toLowerCase() === other.toLowerCase() ||
        (plan.kind === 'call' && callIn(line.text) === callIn(other)) ||
        wordOverlap(line.text, other) > 0.9
      : near(line.text, other);
  // Whether a pillar at 100% has a line that is no shown one turned round.
  const namedOtherwise = (line: Candidate): boolean =>
    full.some(
      (fact) =>
        line.factIds.includes(fact) &&
        pool.some((one) => one.factIds.includes(fact) && !plan.shown.some((other) => mirrors(one.text, other))),
    );
  const announced = new Set(plan.shown.map(onlyNamed));
  const announcedAgain = (line: Candidate): boolean => {
    const name = onlyNamed(line.text);
    return (
      name !== null &&
      announced.has(name) &&
      pool.some(
        (one) =>
          onlyNamed(one.text) === null &&
          one.factIds.some((fact) => /^(?:value|pillar):/.test(fact) && line.factIds.includes(fact)) &&
          !plan.shown.some((other) => mirrors(one.text, other)),
      )
    );
  };
  // Whom to call and what to send; when interviews are is a fact like others.
  const isOrdered = ({ group }: Candidate): boolean => {
    const said = plan.imperatives[Number(/^imperative(\d+)/.exec(group)?.[1] ?? Number.NaN)];
    return (
      said !== undefined &&
      (/^(?:verb|np|loose)$/.test(said.statement.kind) ||
        /^for [^:]{4,40}?,? (?:call|ring|phone)|\b(?:call|ring|phone|e-?mail|text|contact|apply|applications?)\b|@|\d{5}|\d{3} \d{3}/i.test(
          said.statement.text,
        ))
    );
  };
  // How much a line counts as one that was shown: what must be said may be said in other words, and whom to call again.
  const likeShown = (line: Candidate, other: string): number => {
    const same = withoutYear(line.text.toLowerCase()) === withoutYear(other.toLowerCase());
    const must = isMust(line);
    if (same) return 0.9;
    const mirrored = mirrors(line.text, other);
    // A headline that must say something has said it, and is told so: with another lead it would be the line of before again.
    if (must && mirrored && (plan.kind === 'headline' || !isOrdered(line))) return 0.9;
    // Whom to call is in each batch: of all the ways to put an order in the one that is least like those before.
    if (must) return mirrored || sameWords(line.text, other) ? 0.6 : Math.min(0.55, similarity(line.text, other));
    if (saysClosing(line))
      return plan.kind === 'call' && [...last].some((one) => closes !== '' && one.includes(closes)) ? 0.9 : 0.3;
    // ... unless other words would name it.
    if (mirrors(line.text, other) && namedOtherwise(line)) return 0.9;
    // A pillar at 100% is named in each batch, in words that are no line of the last one turned round.
    if (!owed(line) || line.group !== PROMISED || (mirrored && last.has(other))) return 0.9;
    return sameWords(line.text, other) ? 0.6 : Math.min(0.55, 0.3 + similarity(line.text, other) / 3);
  };
  for (let round = 0; round < plan.count; round += 1) {
    let best: Candidate | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const { line, noise } of noisy) {
      if (line.group === PROMISED && !owed(line)) continue;
      const first = titleFirst(line);
      if (plan.sequence !== 'none' && first && has(titleFirst) >= half) continue;
      if (
        plan.sequence !== 'none' &&
        !first &&
        chosen.length - has(titleFirst) >= plan.count - Math.floor(plan.count / 2)
      )
        continue;
      if (plan.sequence === 'none' && first && has(titleFirst) >= 1) continue;
      const distinct = first
        ? wordsOf(line.text)
            .slice(0, wordsOf(title).length + 2)
            .join(' ')
            .toLowerCase()
        : line.opening;
      if (
        plan.sequence !== 'none' &&
        chosen.some((other) => sharesFact(other, line) && wordOverlap(bare(line.text), bare(other.text)) > 0.45)
      )
        continue;
      if (
        chosen.some(
          (other) => other.text.toLowerCase().startsWith(distinct) || (!first && other.opening === line.opening),
        )
      )
        continue;
      // "Optometrist: keep learning" for "Optometrist, £48,000 to £58,000: keep learning", "help us keep notes" for "you keep notes".
      if (
        plan.kind === 'headline' &&
        !line.factIds.some((id) => plan.pointed.includes(id)) &&
        chosen.some((other) => sharesFact(other, line) && saysAgain(line.text, other.text))
      )
        continue;
      // "Roofer, Roofing: move to roofing": its field twice in one line.
      if (plan.sequence === 'titleAndSector' && sectorText !== '' && twice(line.text.toLowerCase(), sectorText))
        continue;
      // "Join us as a Roofer", "move to roofing as a Roofer": one line that says nothing but come.
      if (plan.sequence === 'titleAndSector' && invites(line) && has(invites) > 0) continue;
      const kind = isBare(line) ? kindOf(line.text) : null;
      // The title alone, or with its field, is no headline.
      if (kind === 'label' && plan.kind === 'headline' && line.factIds.every((id) => /^(?:title|sector):/.test(id)))
        continue;
      if (
        kind !== null &&
        (chosen.some((other) => kindOf(other.text) === kind) || (kind === 'label' && shownKinds.has(kind)))
      )
        continue;
      // The same order in two lines is the same line twice.
      if (plan.kind === 'call' && isMust(line) && has(({ group }) => group === line.group) > 0) continue;
      let score = line.fit + noise;
      let alike = 0;
      for (const other of chosen) alike = Math.max(alike, wordOverlap(beside(line.text), beside(other.text)));
      // "One of our values: “Do it right”" was said with another announcement, and there is a line that tells what it means.
      if (announcedAgain(line)) continue;
      for (const other of plan.shown) if (shownAlready(line, other)) alike = Math.max(alike, likeShown(line, other));
      if (alike > 0.6 || chosen.some((other) => saysTheSame(line, other, plan, names, loose))) continue;
      score -= alike * 3;
      // A shown line turned round is the last way to say what must be said.
      if (plan.shown.some((other) => sameWords(line.text, other))) score -= 4;
      // So is it with another lead that says nothing.
      else if (isMust(line) && plan.shown.some((other) => mirrors(line.text, other))) score -= 3;
      // Where each line has the title, it is the fact beside it that has to differ.
      const alikeGroup = chosen.filter((other) => other.group === line.group);
      if (alikeGroup.length > 0)
        score -= plan.sequence === 'none' || alikeGroup.some((other) => sharesFact(other, line)) ? 3 : 1.2;
      if (chosen.some((other) => masked(other) === masked(line))) score -= 4;
      const firstWord = line.opening.split(' ')[0];
      if (!first && chosen.some((other) => other.opening.split(' ')[0] === firstWord)) score -= 1.2;
      for (const fact of line.factIds)
        if (/^duty:/.test(fact)) score -= has((other) => other.factIds.includes(fact)) * 1.2;
        else if (!/^(?:title|employer)/.test(fact)) score -= has((other) => other.factIds.includes(fact)) * 0.45;
      for (const fact of heavy)
        if (line.factIds.includes(fact) && has((other) => other.factIds.includes(fact)) === 0) score += 2.5;
      if (saysClosing(line)) score += chosen.some(saysClosing) ? -8 : round > 0 ? 8 : 2;
      if (owesPillar(line)) score += plan.count - round <= 2 ? 9 : 2.5;
      else if (owed(line)) score += plan.count - round <= 2 ? 7 : 0;
      plan.imperatives.forEach((imperative) => {
        const said = (other: Candidate): boolean => saysImperative(other.text, imperative);
        // What must be said is said once.
        if (said(line)) score += has(said) > 0 ? -6 : imperative.id.startsWith('jobDescription') ? 6.5 : 8;
      });
      if (plan.sector && line.factIds.includes('sector:general:0'))
        score += has((other) => other.factIds.includes('sector:general:0')) < 3 ? 4 : 0;
      else if (!plan.sector && plan.sequence !== 'titleAndSector' && line.group === 'sector') score -= 2;
      if (plan.boost) {
        const led = (other: Candidate): boolean =>
          other.factIds.some((id) => plan.pointed.includes(id)) || coverage(plan.boost, other.text) > 0.2;
        const share = line.factIds.some((id) => plan.pointed.includes(id)) ? 0.6 : 0;
        score += Math.max(share, Math.min(0.6, coverage(plan.boost, line.text))) * (has(led) < 3 ? 5 : 0.5);
      }
      score += tells(line, plan.kind, has) + (plan.kind === 'headline' ? foremost(line, ledger) : 0);
      if (line.text.length > 70) score -= 0.6;
      if (line.words >= 4 && line.words <= 9) score += 0.4;
      if (score > bestScore) {
        bestScore = score;
        best = line;
      }
    }
    if (best && bestScore >= -8) chosen.push(best);
    else if (loose < 2) {
      loose += 1;
      round -= 1;
    } else if (!eased && plan.shown.length > 0 && chosen.length < plan.count * enough[plan.kind]) {
      eased = true;
      round -= 1;
    } else if (!again && plan.shown.length > 0 && chosen.length === 0) {
      again = true;
      round -= 1;
    } else break;
    if ((again && chosen.length > 0) || (eased && chosen.length >= plan.count * enough[plan.kind])) break;
  }
  return plan.sequence === 'none' ? chosen : interleave(chosen, titleFirst);
}

const named = /^(?:title|employer|place|sector):/;
const twice = (text: string, words: string): boolean => text.indexOf(words) !== text.lastIndexOf(words);
/** Words that every line of its kind may have, whatever it says. */
const ofAnyLine =
  /\b(?:apply|applying|application|now|today|please|interested|promise|promises|value|values|work|working|move|job|role|join|be|become|next|an?|the|our|us|we|you|your|in|into|for|as|to|and|with|is|of|at|it)\b|[^\p{L}\p{N} ]/gu;

/** "40 hours a week", "37.5 to 40 hours per week". */
const hours = /\b\d[\d.]*(?: ?(?:to|-|–) ?\d[\d.]*)? (?:hours|hrs)(?: (?:a|per|each) week)?\b/gi;

const amounts = /[£€$₹]\s?\d[\d,.]*k?(?: to [£€$₹]\s?\d[\d,.]*k?)?/g;

/** Words that announce what a line says, and are no part of it. */
const announcing = /\b(?:worth knowing|your next step|please note|wanted)\b/gi;

/** "A value of Kestrel: “Do it right”", "“Do it right” is what Kestrel stands for": the name that is announced; null in any other line. */
const onlyNamed = (text: string): string | null => {
  const [quoted, name = ''] = /“([^”]+)”/.exec(text) ?? [];
  return quoted !== undefined && /\b(?:values?|promises?|stands for|pillars?)\b/i.test(text.replace(quoted, ' '))
    ? name.toLowerCase()
    : null;
};

/** What the recruiter orders to be said; an order to the reader ("Join us") is a kind of headline. */
const isMust = ({ group }: Candidate): boolean => /^imperative\d/.test(group);

/** Words that turn a fact into a question, an order or an offer, and are no part of it. */
const turns =
  /^(?:can|could|would|want|wants|ready|help|like|look|looking|need|needs|do|does|have|why|what|pay|earn|make|see|yourself|part|get|with)$/;

/** "You must be 22: Care Worker" for "Care Worker: you must be 22": the same words in another order. */
const sameWords = (one: string, other: string): boolean => {
  const row = (text: string): string => wordsOf(text.toLowerCase()).sort().join(' ');
  return row(one) === row(other);
};

const sendsIt = /\b(?:send|start|begin|make)(?: us| in)? (?:your|an) application\b/i;

/** Whether a line would say what another of the batch says: the same words beside the names or, where others are left, the same facts. */
function saysTheSame(line: Candidate, other: Candidate, plan: LinePlan, names: RegExp, loose: number): boolean {
  const ids = ({ factIds }: Candidate): string[] =>
    [...new Set(factIds)].filter((id) => !id.startsWith('title:')).sort();
  const told = (of: Candidate): string =>
    ids(of)
      .filter((id) => !named.test(id))
      .join();
  // What the step brief leads on may be said in more than one way.
  if (ids(line).some((id) => plan.pointed.includes(id))) return false;
  // "Train two juniors" stands whole in "You train two juniors. We pay ...".
  if (loose === 0 && plan.kind === 'headline' && (tellsWithin(line, other) || tellsWithin(other, line))) return true;
  if (plan.kind === 'call' && callIn(line.text) === callIn(other.text)) return true;
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
    if (sendsIt.test(line.text) && sendsIt.test(other.text)) return true;
  }
  const same = gist(line) === gist(other) && (plan.sequence !== 'none' || told(line) !== '');
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

/** Whether all that a line tells of the work is told in another one. What is paid may stand beside anything. */
function tellsWithin(line: Candidate, other: Candidate): boolean {
  const told = line.factIds.filter((id) => !named.test(id) && !id.startsWith('pay:'));
  return (
    told.length > 0 &&
    told.some((id) => /^(?:duty|proposition|description|evidence):/.test(id)) &&
    told.every((id) => other.factIds.includes(id))
  );
}

/** What the recruiter wrote first says more of a job than what stands last. */
function foremost({ factIds }: Candidate, { duties }: Ledger): number {
  const ranks = duties.flatMap(({ fact }, rank) => (factIds.includes(fact.id) ? [rank] : []));
  return ranks.length === 0 ? 0 : Math.max(-0.6, 0.6 - 0.3 * Math.min(...ranks));
}

/** What a line is worth for what it tells: a fact of its own before the bare title, the promise before all. */
function tells(line: Candidate, kind: LinePlan['kind'], has: (test: (line: Candidate) => boolean) => number): number {
  const kinds = new Set(line.factIds.map((fact) => fact.split(':')[0] ?? ''));
  const fresh = (kind: string): boolean =>
    kinds.has(kind) && has((other) => other.factIds.some((fact) => fact.startsWith(`${kind}:`))) === 0;
  let worth = 0;
  // A call needs no fact beside the next step.
  if (isBare(line) && kind === 'headline') worth -= Math.min(3, 1.2 + 0.6 * has(isBare));
  if (fresh('proposition')) worth += 2.4;
  else if (kinds.has('proposition')) worth += 0.5;
  for (const told of ['evidence', 'pay', 'description', 'strapline']) if (fresh(told)) worth += 0.8;
  if (kinds.has('pay') && !fresh('pay')) worth -= 1;
  // "Help us load the van", "answer the phone": a task of two words tells little of a job.
  if (kinds.has('duty') && kind === 'headline') worth -= line.words <= 5 ? 0.4 : 0;
  // "Join us and lock up": nobody comes for a chore.
  if (kinds.has('duty') && isChore(line.text)) worth -= 2.2;
  if (/\bhelp us\b/i.test(line.text) && !kinds.has('mission') && !kinds.has('purpose'))
    worth -= 0.5 + 0.8 * has((other) => /\bhelp us\b/i.test(other.text));
  // "Our office is open until 4pm": nobody takes a job for that.
  if (
    kinds.has('description') &&
    /\b(?:is|are) (?:open|closed)\b|\b(?:runs|opens|closes|starts|ends) (?:from|at|on)\b/i.test(line.text)
  )
    worth -= 2.5;
  // "A team of 17", "a six-day week": how things are, and no reason to come.
  if (/^(?:an? )?(?:team of \S+|(?:five|six|5|6)-day week)$/i.test(line.text)) worth -= 2.5;
  // Two tasks in one line leave one line fewer for the rest.
  if (kind === 'headline' && line.factIds.filter((fact) => fact.startsWith('duty:')).length > 1) worth -= 1;
  // "Handle audits": a thing where a task was asked for tempts nobody.
  if (line.factIds.some((fact) => /:nouns\d+$/.test(fact))) worth -= 1.2;
  return worth;
}

const sharesFact = (one: Candidate, other: Candidate): boolean =>
  one.factIds.some((fact) => !/^(?:title|employer|place|sector):/.test(fact) && other.factIds.includes(fact));

/** A line that says no more than who looks for whom, and where. */
const isBare = ({ factIds }: Candidate): boolean =>
  factIds.every((fact) => /^(?:title|employer|place|sector):/.test(fact));

/** A bare line that calls people over. */
const invites = (line: Candidate): boolean =>
  isBare(line) && /^(?:work in|move to|join|choose|a job in|step into)\b/i.test(line.text);

const stripTitle = (text: string, title: string): string => (title ? text.toLowerCase().replace(title, ' ') : text);

function interleave(lines: readonly Candidate[], first: (line: Candidate) => boolean): Candidate[] {
  const one = lines.filter(first);
  const other = lines.filter((line) => !first(line));
  const mixed: Candidate[] = [];
  for (let index = 0; index < Math.max(one.length, other.length); index += 1)
    for (const line of [one[index], other[index]]) if (line) mixed.push(line);
  return mixed;
}
