/** Bullets that tell what is asked of a person: as sentences, by name, or as how somebody is. */
import { upperFirst } from '../language/first-capitals.ts';
import { isHeavy, joinList } from '../language/joined-phrases.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { countWords } from '../language/words.ts';
import type { Batch } from '../plan/batch.ts';
import type { Candidate } from '../plan/pool.ts';
import { saysBanned } from '../plan/required.ts';
import type { Random } from '../seed.ts';
import { hasName, nameOf, type PersonForm } from './bullet-forms.ts';
import { line } from './bullet-line.ts';
import type { StepContext } from './context.ts';

/** What stands behind "You" in a bullet. */
const bulletKinds: readonly string[] = ['have', 'be', 'can', 'do', 'need'];

export function personBullets(
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
    group.reduce(
      (sum, { fact }) =>
        sum + (batch.frames.get(`bullet ${fact.id}`) ?? 0) + 0.5 * Math.min(1, batch.facts.get(fact.id) ?? 0),
      0,
    ) / group.length;
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
      // "Comfortable with heights and not colour blind": a "not" before an "and" would reach both.
      .sort(
        (one, other) =>
          Number(/^(?:not|never) /.test(one)) - Number(/^(?:not|never) /.test(other)) ||
          Number(isHeavy(one)) - Number(isHeavy(other)) ||
          countWords(one) - countWords(other),
      );
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
  if (perBullet > 1) return personBullets(context, 1, index, turn, batch, random, form, false);
  const nouns = nounBullets(context, perBullet, index + turn);
  if (nouns.length > 0) return nouns;
  // Whoever wants a list gets one of what there is: one requirement, and what would help.
  const wishes = [0, 1].flatMap((at) => wishBullet(context, index + turn + at) ?? []);
  return [...made, ...wishes.filter(({ text }, at) => at === 0 || text !== wishes[0]?.text)];
}

/** "You ideally have a forklift ticket": what would help, as a bullet that begins as those of what is asked do; null where nothing would. */
function wishBullet({ ledger, banned }: StepContext, at: number): Candidate | null {
  const verbs: Record<string, string> = {
    have: 'ideally have ',
    be: 'are ideally ',
    can: 'are ideally able to ',
    do: 'ideally ',
  };
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
  return wish ? line(`You ${verbs[wish.person.kind] ?? ''}${wish.fact.text}.`, 'bullet.wish', [wish.fact.id]) : null;
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
  // "Linux, Kubernetes and Terraform", where nothing else makes a list: each of them is a thing to know.
  if (things.length < 2)
    for (const { person, fact } of ledger.person)
      if (!person.desirable && person.kind === 'do' && !saysBanned(fact.text, banned))
        things.push(...namesKnown(fact.text).map((name) => ({ name, id: fact.id })));
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

/** The names of a row of which each is known by itself: "know Linux, Kubernetes and Terraform". None where it is one of them. */
function namesKnown(text: string): string[] {
  const [, row = ''] = /^know ((?:[A-Z][\w.+#-]*(?: [A-Z\d][\w.+#-]*)*(?:,? and |, )?){2,})$/.exec(text) ?? [];
  return row === '' ? [] : row.split(/,? and |, /);
}
