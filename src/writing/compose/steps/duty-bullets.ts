/** Bullets that tell tasks: as orders, as what is done, or by their names. */
import { upperFirst } from '../language/first-capitals.ts';
import { isHeavy, joinList, trails } from '../language/joined-phrases.ts';
import { contentWords, countWords, coverage } from '../language/words.ts';
import { joinNames } from '../mining/tasks/things.ts';
import type { Batch } from '../plan/batch.ts';
import type { Candidate } from '../plan/pool.ts';
import { saysBanned } from '../plan/required.ts';
import type { Random } from '../seed.ts';
import { asNamed, doingOf } from './bullet-forms.ts';
import { line } from './bullet-line.ts';
import { goTogether } from './bullet-pairs.ts';
import type { StepContext } from './context.ts';

export function dutyBullets(
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

/** "AWB", "customs ATLAS": letters of a trade, of which a list by itself does not say what is done with them. */
const onlyLetters = /^(?:[A-Z][a-z]+ |[a-z]+ )?[A-Z]{2,7}s?$/;

/** Where hardly anything has a verb, the bullets are names of tasks, all of them. */
function nameBullets(
  duties: StepContext['ledger']['duties'],
  perBullet: number,
  index: number,
  banned: readonly string[],
): Candidate[] {
  const names = duties
    .flatMap(({ thing, fact }) => (thing?.sure ? thing.names : []).map((name) => ({ name, id: fact.id })))
    .filter(({ name }) => !saysBanned(name, banned) && !onlyLetters.test(name));
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
