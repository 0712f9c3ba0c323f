import { isHeavy, joinList, trails, upperFirst } from '../language/articles.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { contentWords, countWords, coverage, wordsOf } from '../language/words.ts';
import { joinNames } from '../mining/tasks/things.ts';
import type { Batch } from '../plan/batch.ts';
import type { Candidate } from '../plan/pool.ts';
import { saysBanned } from '../plan/required.ts';
import type { Random } from '../seed.ts';
import type { LengthType } from '../types.ts';
import { asNamed, doingOf, hasName, nameOf, type PersonForm, personForms } from './bullet-forms.ts';
import { goTogether } from './bullet-pairs.ts';
import type { StepContext } from './context.ts';
import { asStood, stood } from './shown-bullets.ts';

export interface Bullets {
  leadIn: Candidate | null;
  bullets: Candidate[];
}

const leadIns: Readonly<Record<2 | 3 | 4, readonly string[]>> = {
  2: ['What [you will] do:', 'The work:', 'Your tasks:', 'The job in practice:'],
  3: ['What [you will] do:', 'Your work:', 'Your tasks:', 'The job in practice:', '[You will]:'],
  4: ['What we look for:', 'What you bring:', 'What we ask for:', 'Your side of it:', 'Who we need:'],
};

/** Over names of tasks, which no "You will" can stand before. */
const nameLeadIns: readonly string[] = ['Your tasks:', 'The work:', 'The job in practice:', 'Your work:'];

/** Over names of what is asked. */
const thingLeadIns: readonly string[] = ['What we ask for:', 'What we look for:', 'What you bring:', 'Asked for:'];

/** Over how somebody is. */
const traitLeadIns: readonly string[] = ['Who we need:', 'What we look for:', 'Who we look for:'];

const leadInsOf: Readonly<Record<string, readonly string[]>> = {
  'bullet.name': nameLeadIns,
  'bullet.doing': nameLeadIns,
  'bullet.thing': thingLeadIns,
  'bullet.trait': traitLeadIns,
};

/** Up to three parallel bullets: for the role and introduction verb phrases, for the person sentences that start with "You". */
export function makeBullets(
  context: StepContext,
  step: 2 | 3 | 4,
  length: LengthType,
  index: number,
  batch: Batch,
  random: Random,
): Bullets {
  const perBullet = length === 'small' ? 1 : step === 2 ? 1 : length === 'medium' ? 2 : 3;
  // Another choice where these very facts stood together in an earlier item, or a bullet stood there word for word.
  let best: Candidate[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 12 && least > 0; turn += 1) {
    // Facts that stood one by one stand two and two, and the other way round.
    const other = batch.texts.length > 0 && turn > 3 && turn % 2 === 0;
    const each = other ? (turn % 4 === 0 ? 2 : 1) : perBullet;
    const lists =
      step === 4
        ? personForms(index, batch).map((form) => personBullets(context, each, index, turn, batch, random, form, other))
        : dutyBullets(context, each, index, turn, batch, random, other);
    for (const list of lists) {
      if (list.length === 0) continue;
      const again =
        (batch.sentences.has(factsOf(list)) ? 4 : 0) +
        list.filter((bullet) => stood(bullet, batch)).length * 3 +
        (list.length < best.length ? 2 : 0);
      if (again >= least) continue;
      best = list;
      least = again;
    }
  }
  const bullets = best;
  batch.sentences.add(factsOf(bullets));
  for (const bullet of bullets) batch.sentences.add(asStood(bullet));
  for (const { factIds } of bullets)
    for (const id of factIds) batch.frames.set(`bullet ${id}`, (batch.frames.get(`bullet ${id}`) ?? 0) + 1);
  const lines = leadInsOf[bullets[0]?.frameId ?? ''] ?? leadIns[step];
  const lead = random.shuffle(lines).find((row) => !batch.sentences.has(row)) ?? lines[index % lines.length] ?? '';
  batch.sentences.add(lead);
  const text = lead.replace(/\[([^\]]+)\]/g, (_, full: string) =>
    context.style.contractions ? full.replace(/ou will/, 'ou’ll').replace('’', "'") : full,
  );
  return { leadIn: bullets.length > 0 ? line(text, `leadIn.${step}`, []) : null, bullets };
}

/** What stands behind "You" in a bullet. */
const bulletKinds: readonly string[] = ['have', 'be', 'can', 'do', 'need'];

const factsOf = (bullets: readonly Candidate[]): string =>
  `bullets ${bullets
    .flatMap(({ factIds }) => factIds)
    .sort()
    .join()}`;

function line(typed: string, frameId: string, factIds: readonly string[]): Candidate {
  // "Awake at 5 a.m.": a stop that is there already ends the line.
  const text = typed.replace(/\.\.$/, '.');
  return {
    text,
    frameId,
    group: 'bullet',
    factIds,
    tags: [],
    words: countWords(text),
    opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase(),
    fit: 0,
  };
}

function dutyBullets(
  { ledger, banned, boost, pointed }: StepContext,
  perBullet: number,
  index: number,
  turn: number,
  batch: Batch,
  random: Random,
  exactly: boolean,
): Candidate[][] {
  const duties = inOneWording(ledger.duties, batch);
  // What was named as a thing is no bullet among orders, unless there is little else.
  const orders = duties.filter(({ thing }) => !thing);
  if (orders.length < 3) {
    const names = nameBullets(duties, perBullet, index, banned);
    if (names.length > 2) return [names];
    // "Slating", "leadwork" beside one order: a list of names, and the order by its name too.
    const doings = orders.flatMap(({ phrase, fact }) => {
      const doing = saysBanned(fact.text, banned) ? null : doingOf(phrase);
      return doing === null ? [] : [line(`${upperFirst(doing)}.`, 'bullet.name', [fact.id])];
    });
    const few = [...names, ...doings].slice(0, 3);
    // Three that are all there is would be the list of every text: the others have two of them, and their prose the third.
    if (orders.length < 2 && few.length > 1)
      return [few.length > 2 && index + turn > 0 ? few.filter((_, at) => at !== (index + turn) % few.length) : few];
  }
  const usable = orders
    .filter(({ fact }) => !saysBanned(fact.text, banned))
    .map((duty, rank) => ({
      duty,
      // What stood in an earlier bullet comes last, what was said in prose before that.
      rank:
        rank +
        (batch.frames.get(`bullet ${duty.fact.id}`) ?? 0) * 20 +
        (batch.facts.get(duty.fact.id) ?? 0) * 3 +
        random.int(index > 0 ? 45 : 12) / 10,
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ duty }) => duty);
  if (turn > 4) usable.splice(0, usable.length, ...random.shuffle(usable));
  else usable.push(...usable.splice(0, turn % Math.max(1, usable.length)));
  // With few tasks every list of full bullets would be the same list: shorter ones differ.
  const size = exactly ? perBullet : Math.max(1, Math.min(perBullet, Math.floor((usable.length - 1) / 3)));
  const bullets: Candidate[] = [];
  const doings: (Candidate | null)[] = [];
  const heads = new Set<string>();
  const again = (id: string, others: readonly string[]): boolean =>
    others.some((other) => ledger.alike.get(id)?.has(other) ?? false);
  while (bullets.length < 3 && usable.length > 0) {
    const parts = [usable.shift()].filter((duty) => duty !== undefined);
    const said = bullets.flatMap(({ factIds }) => factIds);
    // One bullet fewer is better than one task twice.
    if (parts.some(({ fact }) => again(fact.id, said))) continue;
    const more = Math.min(size, Math.ceil((usable.length + 1) / (3 - bullets.length)));
    while (parts.length < more && usable.length > 0) {
      const next = usable.findIndex(
        ({ fact }) =>
          countWords(fact.text) + parts.reduce((sum, part) => sum + countWords(part.fact.text), 0) <= 18 &&
          // A task with an "and" of its own fills a bullet.
          !lastOnly(fact.text) &&
          !parts.some((part) => part.fact.text.split(' ')[0] === fact.text.split(' ')[0]) &&
          !parts.some((part) => lastOnly(part.fact.text)) &&
          !parts.some((part) => sharesName(part.fact.text, fact.text)) &&
          // "Keep patients calm and work in the decontamination room": where one works is a task of its own.
          ![fact.text, ...parts.map((part) => part.fact.text)].some((text) => atWork.test(text)) &&
          parts.every((part) => goTogether(part.fact.text, fact.text)) &&
          !again(fact.id, [...said, ...parts.map((part) => part.fact.id)]),
      );
      if (next < 0) break;
      parts.push(...usable.splice(next, 1));
    }
    const verb = parts[0]?.phrase.heads[0]?.verb ?? '';
    if (heads.has(verb) && usable.length >= 3 - bullets.length) continue;
    heads.add(verb);
    // What the step brief points at comes first, if nothing it says could be taken for what follows it.
    const led = parts.find(({ fact }) => pointed.includes(fact.id) && !isHeavy(fact.text))?.fact.text;
    const light = parts
      .map(({ fact }) => fact.text)
      // "Keep the van tidy and go to college every Wednesday": what says when or where stands last, and is said of its own task.
      .sort(
        (one, other) =>
          Number(other === led) - Number(one === led) ||
          Number(isHeavy(one)) - Number(isHeavy(other)) ||
          Number(tailed(one)) - Number(tailed(other)),
      );
    const ids = parts.map(({ fact }) => fact.id);
    bullets.push(line(`${upperFirst(joinList(light))}.`, 'bullet.duty', ids));
    const named = light.map((text) => {
      const phrase = parts.find(({ fact }) => fact.text === text)?.phrase;
      return phrase ? doingOf(phrase) : null;
    });
    doings.push(
      named.every((one) => one !== null) ? line(`${upperFirst(joinList(named))}.`, 'bullet.doing', ids) : null,
    );
  }
  // What the step brief asks to lead on leads the list too.
  const led = ({ text, factIds }: Candidate): number =>
    (boost !== '' && coverage(boost, text) >= 0.4) || factIds.some((id) => pointed.includes(id)) ? 0 : 1;
  const named = doings.flatMap((one) => (one ? [one] : []));
  const forms = named.length < bullets.length ? [bullets] : [bullets, named];
  if (asNamed(index, batch.texts.length > 0)) forms.reverse();
  return forms.map((list) => (list.length >= 2 ? list.sort((one, other) => led(one) - led(other)) : []));
}

/** Of a task that the brief and the job description tell in two ways the one that fewer bullets have had: the brief's first. */
function inOneWording(duties: StepContext['ledger']['duties'], batch: Batch): StepContext['ledger']['duties'] {
  const stood = (id: string): number => batch.frames.get(`bullet ${id}`) ?? 0;
  const others = new Map(duties.flatMap(({ fact, twin }) => (twin ? [[twin, fact.id] as const] : [])));
  return duties.filter(({ fact, twin }) => {
    if (twin && duties.some((other) => other.fact.id === twin)) return stood(fact.id) < stood(twin);
    const fuller = others.get(fact.id);
    return fuller === undefined || stood(fact.id) <= stood(fuller);
  });
}

/** Where one works. */
const atWork = /^(?:work (?:in|on|at|behind)|be) /;

const tailed = (text: string): boolean =>
  /\b(?:every|each|once|twice|at|on|by|for|before|after|during|until|in) (?:the |an? )?[\w ’'-]+$/i.test(text);

/** What nothing can be joined to: a row, or a clause that would take in what follows. */
const lastOnly = (text: string): boolean => isHeavy(text) || trails(text);

/** "Forecast in HubSpot and maintain the pipeline in HubSpot": one bullet says a name once. */
const sharesName = (one: string, other: string): boolean =>
  contentWords(one).some((word) => word.length > 4 && contentWords(other).includes(word));

/** Where hardly anything has a verb, the bullets are names of tasks, all of them. */
function nameBullets(
  duties: StepContext['ledger']['duties'],
  perBullet: number,
  index: number,
  banned: readonly string[],
): Candidate[] {
  const names = duties
    .flatMap(({ thing, fact }) => (thing?.sure ? thing.names : []).map((name) => ({ name, id: fact.id })))
    .filter(({ name }) => !saysBanned(name, banned));
  const at = names.length > 3 ? (index * 3 * perBullet) % names.length : 0;
  const turned = [...names.slice(at), ...names.slice(0, at)];
  const bullets: Candidate[] = [];
  const size = Math.max(1, Math.min(perBullet, Math.floor(names.length / 3)));
  while (turned.length > 0 && bullets.length < 3) {
    const part = turned.splice(0, 1);
    // A name with a row of its own fills a bullet.
    while (part.length < size && part.every(({ name }) => !isHeavy(name))) {
      const next = turned.findIndex(({ name }) => !isHeavy(name));
      if (next < 0) break;
      part.push(...turned.splice(next, 1));
    }
    bullets.push(
      line(`${upperFirst(joinNames(part.map(({ name }) => name)))}.`, 'bullet.name', [
        ...new Set(part.map(({ id }) => id)),
      ]),
    );
  }
  return bullets;
}

function personBullets(
  context: StepContext,
  perBullet: number,
  index: number,
  turn: number,
  batch: Batch,
  random: Random,
  form: PersonForm,
  exactly: boolean,
): Candidate[] {
  const { ledger, banned } = context;
  const by = (kind: string) =>
    ledger.person.filter(
      ({ person, fact }) =>
        (person.arranged ? 'need' : person.kind) === kind &&
        !person.desirable &&
        (!person.loose || person.arranged) &&
        !saysBanned(fact.text, banned),
    );
  // "You'll need PVG membership, which we arrange": nobody has it yet.
  const verbs: Record<string, string> = { have: 'have', be: 'are', can: 'can', do: '', need: 'will need' };
  const made: Candidate[] = [];
  // Where every item would have all of them, each has fewer, and another choice.
  const lines = bulletKinds.reduce((sum, kind) => sum + by(kind).length, 0);
  const size = exactly ? perBullet : Math.max(1, Math.min(perBullet, Math.floor((lines - 1) / 3)));
  // Where there is enough that has a name, a list names it, and lists beside each other differ.
  const named = bulletKinds.flatMap(by).filter(hasName);
  const things = form === 'things' && (named.length > 2 || (named.length === 2 && lines <= 3));
  const isTrait = ({ fact }: { fact: { text: string } }): boolean => !/^(?:an?|the) /.test(fact.text);
  const traits = form === 'traits' && by('can').length + by('be').filter(isTrait).length > 2;
  // The other forms are none of these lines: they would be the list that tells the reader again.
  if ((form === 'things' && !things) || (form === 'traits' && !traits)) return [];
  const kinds = (things ? ['have', 'do', 'can'] : traits ? ['be', 'can'] : random.shuffle(bulletKinds)).sort(
    (one, other) => by(other).length - by(one).length,
  );
  const queue = kinds.flatMap((kind) => {
    const lines = things
      ? by(kind).filter(hasName)
      : traits
        ? by(kind).filter((line) => kind === 'can' || isTrait(line))
        : by(kind);
    const at = (index + turn) % Math.max(1, lines.length);
    // What stood in an earlier item's bullets comes last.
    const stood = ({ fact }: (typeof lines)[number]): number => batch.frames.get(`bullet ${fact.id}`) ?? 0;
    const turned = [...lines.slice(at), ...lines.slice(0, at)].sort((one, other) => stood(one) - stood(other));
    const groups: (typeof lines)[] = [];
    // "A good communicator" and "calm" don't share a verb.
    const named = turned.filter(({ person }) => kind === 'be' && /^an? /.test(person.text));
    for (const alike of [turned.filter((line) => !named.includes(line)), named]) {
      // What has an "and" of its own fills a bullet.
      const heavy = alike.filter(({ fact }) => size > 1 && / and /.test(fact.text));
      const light = alike.filter((line) => !heavy.includes(line));
      for (let at = 0; at < light.length; at += size) groups.push(light.slice(at, at + size));
      groups.push(...heavy.map((line) => [line]));
    }
    return groups.map((group) => ({ kind, group }));
  });
  const seen = new Map<string, number>();
  // What the items before had in their bullets comes after what they left out, whatever its kind.
  const often = ({ group }: (typeof queue)[number]): number =>
    group.reduce((sum, { fact }) => sum + (batch.frames.get(`bullet ${fact.id}`) ?? 0), 0) / group.length;
  const ordered =
    // Where the best order only gives a list that stood already, any other is better.
    turn > 2
      ? random.shuffle(queue)
      : [...queue].sort(
          (one, other) =>
            often(one) - often(other) ||
            queue.filter((entry) => entry.kind === one.kind).indexOf(one) -
              queue.filter((entry) => entry.kind === other.kind).indexOf(other),
        );
  for (const { kind, group } of ordered) {
    if (made.length >= 3) break;
    const said = [...made.flatMap(({ factIds }) => factIds), ...group.map(({ fact }) => fact.id)];
    if (group.some(({ fact }) => said.some((id) => ledger.alike.get(fact.id)?.has(id))) && queue.length > 3) continue;
    if ((seen.get(kind) ?? 0) >= 2 && queue.length > 3 && !things && !traits) continue;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    const texts = group
      .map(({ fact }) => fact.text)
      .sort((one, other) => Number(isHeavy(one)) - Number(isHeavy(other)) || countWords(one) - countWords(other));
    // "Know Go or Java, and AWS": one verb is enough.
    const known = texts.length > 1 && texts.every((text) => /^know [A-Z]/.test(text));
    const row = known ? `know ${joinList(texts.map((text) => text.slice('know '.length)))}` : joinList(texts);
    made.push(
      line(
        things
          ? `${upperFirst(nameOf(kind, texts))}.`
          : traits
            ? `${kind === 'can' ? `Able to ${row}` : upperFirst(row)}.`
            : `You ${`${verbs[kind] ?? ''} ${row}`.trim()}.`,
        things ? 'bullet.thing' : traits ? 'bullet.trait' : `bullet.${kind}`,
        group.map(({ fact }) => fact.id),
      ),
    );
  }
  // Where there is one list to be made of what is asked, what would help makes the further ones.
  const wish =
    (lines <= 4 || (batch.texts.length > 0 && turn > 4)) && index + turn > 0 && !things && !traits
      ? wishBullet(context, index + turn)
      : null;
  // Where all those lists stood already, two of the musts alone are another.
  if (wish && made.length >= 2) return turn > 2 && turn % 2 === 1 ? made.slice(0, 2) : [...made.slice(0, 2), wish];
  // Three that are all there is would be the list of every item: the others have two of them, and their prose the third.
  if (lines <= 3 && made.length > 2 && index + turn > 0)
    return made.filter((_, at) => at !== (index + turn) % made.length);
  if (made.length >= 2) return made;
  // One requirement each, where two in one would leave a single bullet.
  return perBullet > 1
    ? personBullets(context, 1, index, turn, batch, random, form, false)
    : nounBullets(context, perBullet, index + turn);
}

/** "Ideally, you have a forklift ticket": what would help, as a bullet among what is asked; null where nothing would. */
function wishBullet({ ledger, banned }: StepContext, at: number): Candidate | null {
  const verbs: Record<string, string> = { have: 'have ', be: 'are ', can: 'can ', do: '' };
  const wishes = ledger.person.filter(
    ({ person, fact }) =>
      person.desirable &&
      !person.loose &&
      !person.odd &&
      verbs[person.kind] !== undefined &&
      countWords(fact.text) <= 14 &&
      !saysBanned(fact.text, banned),
  );
  const wish = wishes[at % Math.max(1, wishes.length)];
  return wish
    ? line(`Ideally, you ${verbs[wish.person.kind] ?? ''}${wish.fact.text}.`, 'bullet.wish', [wish.fact.id])
    : null;
}

/** Where too little can stand after "You", the bullets are the things themselves, all without an article: "C+E licence.", "CPC." */
function nounBullets({ ledger, banned }: StepContext, perBullet: number, at: number): Candidate[] {
  const things = ledger.person.flatMap(({ person, fact }) => {
    if (person.desirable || saysBanned(fact.text, banned)) return [];
    // "Typing at 45 words a minute": what somebody can do, among things.
    const done = person.kind === 'can' ? parseVerbPhrase(fact.text) : null;
    const name =
      person.kind === 'have' ? fact.text.replace(/^(?:an?|the) /, '') : done && realiseVerbPhrase(done, 'ing');
    return name ? [{ name, id: fact.id }] : [];
  });
  if (things.length < 2) return [];
  const from = at % things.length;
  const turned = [...things.slice(from), ...things.slice(0, from)];
  const size = Math.max(1, Math.min(perBullet, Math.floor(things.length / 3)));
  const made: Candidate[] = [];
  while (turned.length > 0 && made.length < 3) {
    const part = turned.splice(0, isHeavy(turned[0]?.name ?? '') ? 1 : size);
    made.push(
      line(
        `${upperFirst(joinList(part.map(({ name }) => name)))}.`,
        'bullet.thing',
        part.map(({ id }) => id),
      ),
    );
  }
  return made;
}
