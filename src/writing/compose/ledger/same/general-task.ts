/** A task told in general and once more exactly: "inspect food businesses", "inspect restaurants, food trucks and school kitchens". One text has one of them. */
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { contentWords, stem } from '../../language/words.ts';

/** General names, and behind the stroke what they are names of. */
const rows: readonly string[] = [
  'business place site premise building property venue location facility establishment outlet / restaurant kitchen cafe pub bar hotel school nursery office shop store home house flat room ward farm warehouse factory garden park hall truck stall market bakery clinic surgery court station depot church museum library gym pool pier bridge road street lab laboratory theatre block estate yard barn stable shed greenhouse',
  'people client customer visitor person user public guest other / patient resident guest pupil student child family tenant traveller passenger shopper diner member parent learner trainee apprentice tourist driver farmer couple adult veteran refugee buyer seller homeowner owner player camper swimmer',
  'equipment machine machinery plant kit gear vehicle tool device unit system / pump lift boiler mower truck van tractor lathe press mill saw engine robot oven fryer bike crane digger conveyor scanner computer printer server bus coach car loom kiln grinder drill hoist harvester baler escalator generator turbine ventilator monitor chiller freezer fridge valve compressor laptop till switch router',
  'plant crop / tree shrub hedge rose tomato vine bed border bulb seedling lettuce potato apple wheat barley flower pepper cucumber lawn orchard',
  'animal livestock pet stock / cow dog cat horse sheep goat pig calf lamb hen rabbit ewe calve foal pony heifer bird alpaca donkey hound puppy kitten',
  'food meal dish menu / breakfast lunch supper dinner pizza bread cake sandwich burger starter dessert soup salad sauce pasta curry pastry roast bun biscuit pie fish steak vegetable snack',
  'good stock item product material merchandise delivery order thing supply load freight / box pallet carton parcel bottle crate clothes shoe book part tin keg timber brick steel fabric medicine toy cheese meat vegetable fruit furniture sofa mattress bed bag barrel container letter package',
  'document paperwork record form file / invoice contract letter minute certificate permit lease will deed application plan claim log chart timesheet payslip',
  'job work project task / repair extension kitchen bathroom loft roof survey fence patio driveway installation',
  'sample specimen / blood urine swab water soil milk tissue',
];
const general = new Map<string, Set<string>>();
for (const row of rows) {
  const [names = '', members = ''] = row.split(' / ');
  const set = new Set(members.split(' ').map(stem));
  for (const name of names.split(' ').map(stem)) general.set(name, new Set([...(general.get(name) ?? []), ...set]));
}

/** General names of the same things. */
const rowsOfNames: readonly ReadonlySet<string>[] = rows.map(
  (row) => new Set((row.split(' / ')[0] ?? '').split(' ').map(stem)),
);

/** Deeds of a trade that have a name and a plain wording. */
const plainly: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:perform|carry out|do|undertake|practi[sc]e|conduct) (?:venepuncture|venipuncture|phlebotomy)\b|^(?:take|draw|collect) (?:bloods?|blood samples?|blood specimens?)\b/,
    'take blood samples',
  ],
  [
    /^(?:give|administer) (?:injections|vaccinations|vaccines|jabs|immuni[sz]ations)\b|^(?:vaccinate|immuni[sz]e)\b/,
    'give injections',
  ],
  [/^(?:perform|carry out|do|record|take|run) (?:ECGs?|electrocardiograms?)\b/i, 'record ECGs'],
  [/^(?:take|perform|carry out|do) (?:x-rays?|radiographs?|radiography)\b/i, 'take x-rays'],
  [
    /^(?:perform|carry out|do) (?:sight tests|eye tests|eye examinations|refractions?)\b|^(?:test (?:sight|eyes|eyesight)|examine eyes)\b/,
    'test sight',
  ],
  [
    /^(?:dress (?:wounds|ulcers)|(?:perform|carry out|do|provide) (?:wound (?:care|dressings?)|dressings))\b/,
    'dress wounds',
  ],
  [
    /^(?:give|provide|deliver|assist with|help with|support (?:\w+ )?with) (?:intimate and )?personal care\b|^(?:support|help|assist) .*\b(?:washing|bathing|dressing|using the toilet|toileting|personal hygiene)\b/,
    'give personal care',
  ],
  [/^(?:run|pull|lay|draw) (?:in )?(?:cables?|cabling)\b/, 'run cables'],
  [/^(?:perform|carry out|do) (?:spirometry|lung function tests)\b|^test lung function\b/, 'test lungs'],
];
const plainOf = (text: string): string | null => plainly.find(([deed]) => deed.test(text))?.[1] ?? null;

const behind =
  / (?:across|in|at|for|with|to|on|of|from|by|as|within|around|throughout|before|after|during|through|under|using|so|that|who|which|when|where|while|each|every|per|once|twice|three times|daily|weekly|monthly|into|onto)\b.*$/;

interface Task {
  verbs: readonly string[];
  /** What it is done to: each of a row by its last word, with how many stand before it. */
  objects: readonly { head: string; before: number; words: readonly string[] }[];
}
function readTask(text: string): Task | null {
  const phrase = parseVerbPhrase(text);
  if (!phrase?.rest) return null;
  const row = phrase.rest
    .replace(behind, '')
    .split(/,? and |,? or |, /)
    .map((part) => part.replace(/^(?:the|an?|our|your|all|any|new|other|up to \d+|\d+) /, ''))
    .map(contentWords)
    .filter((words) => words.length > 0)
    .map((words) => ({ head: words.at(-1) ?? '', before: words.length - 1, words }));
  return row.length === 0
    ? null
    : { verbs: phrase.heads.map(({ verb, particle }) => `${verb}${particle}`), objects: row };
}

/** Verbs of having something in hand, whatever is done with it. */
const handles =
  /^(?:deal with|take charge of|take care of|take responsibility for|be in charge of|be responsible for|look after|work on|handle|manage|lead|oversee|run|own|head|cover|do) (?=\S)/;
const rowOf = (text: string): readonly string[] =>
  (
    text
      .replace(handles, '')
      .replace(behind, '')
      .split(/,? and |,? or |, /) ?? []
  )
    .map((part) => contentWords(part.replace(/^(?:the|an?|our|your|all|any|both) /, '')).join(' '))
    .filter((part) => part !== '');

/** "Deal with planning applications for homes and farms", "assess planning applications": in hand by the one, and done to the same by the other. */
function inHand(wide: string, exact: string): boolean {
  if (!handles.test(wide)) return false;
  const mine = rowOf(wide);
  const phrase = parseVerbPhrase(exact);
  const theirs = rowOf(handles.test(exact) ? exact : (phrase?.rest ?? ''));
  return mine.length > 0 && mine.length <= 3 && mine.some((part) => part.length > 3 && theirs.includes(part));
}

/** "Carry out initial assessments", "perform inspections": the verb of what is carried out. */
const deedOf = (text: string): string | null =>
  /^(?:carry out|perform|conduct|undertake|complete|make|do) (?:[a-z-]+ ){0,2}?(assess|inspect|review|audit|survey|interview|test|check|visit|examin|inspect|evaluat|consult|investigat)(?:e|s|ment|ments|ion|ions|ation|ations)?\b/.exec(
    text,
  )?.[1] ?? null;
/** Whether one task is the plain verb of what the other carries out. */
const carriesOut = (one: string, other: string): boolean => {
  const deed = deedOf(one);
  return deed !== null && new RegExp(`^${deed}e?\\b`).test(other);
};

/** Whether one of two tasks names in general what the other names exactly, or one has the trade's word for the other. */
export function isGeneralOf(one: string, other: string): boolean {
  const [deed, like] = [plainOf(one), plainOf(other)];
  if (deed !== null && deed === like) return true;
  if (inHand(one, other) || inHand(other, one) || carriesOut(one, other) || carriesOut(other, one)) return true;
  const [first, second] = [readTask(one), readTask(other)];
  if (!first || !second || !first.verbs.some((verb) => second.verbs.includes(verb))) return false;
  return [
    [first, second],
    [second, first],
  ].some(([wide, exact]) => {
    const [name] = wide?.objects ?? [];
    const members = name && general.get(name.head);
    // "Inspect food premises", "inspect food businesses from shops to docks": two general names of the same.
    const [other] = exact?.objects ?? [];
    if (
      name &&
      other &&
      name.head !== other.head &&
      wide?.objects.length === 1 &&
      exact?.objects.length === 1 &&
      name.before === 1 &&
      other.before === 1 &&
      name.words[0] === other.words[0] &&
      rowsOfNames.some((row) => row.has(name.head) && row.has(other.head))
    )
      return true;
    return (
      wide?.objects.length === 1 &&
      (name?.before ?? 9) <= 1 &&
      members !== undefined &&
      (exact?.objects ?? []).filter(({ head }) => members.has(head)).length * 2 > (exact?.objects.length ?? 0)
    );
  });
}
