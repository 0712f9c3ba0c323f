/**
 * "Hearing aid fittings", "meeting room bookings", "grooming salon diary": a doing, the tool or the place that is called after
 * it, and a deed or a paper. Nobody hears an aid's fittings or grooms a diary.
 */
import { rare } from './its-words.ts';
import { isDeedNoun, namedByUse } from './thing-first.ts';
import { baseOfIng } from './verbs.ts';

const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What tools, places and groups are called after. */
const callsAfter =
  asSet(`hear groom meet swim sew drink dine fish ride climb skate ski sail row box dance camp sleep wash cook bake weld spray paint milk lamb
  farrow hatch breed board birth feed change fit dress dye tan wax heat dry fire lift load pack pick print train shop wait live walk run cycle
  park moor launch drill dive shoot vote poll counsel cut mix sort work build operate fill charge knit read learn bowl bath shower wrestle curl
  surf paddle jump vault dose wean plunge steam smoke cure quilt weave turn plat test treat scan recover`);
/** Places, tools and groups that a doing says of what kind they are. */
const place =
  asSet(`aid room salon centre center pool school club studio parlour parlor shed barn pen court hall suite shop track rink class group lesson
  boat machine line water point station bay yard ground green lane alley lodge lounge area table chair board wall frame stick kit gear oil tower
  booth oven cabin dock stage range course field paddock arena stable kennel academy clinic unit theatre theater tank bath floor pond`);
/** Papers and deeds that are named by what they are of, besides those whose ending tells it. */
const heads =
  asSet(`fittings fitting bookings booking calibrations changes returns reviews services clinics clinic tests visits sessions requests queries enquiries
  complaints diary rota calendar register log logbook logs records schedule timetable roster list lists budget reports budgets keys stock displays
  refurbs washdown washdowns refills changeovers closures openings permits orders supplies hire lets lettings memberships`);
/** Of which there is one, and which is kept: "the grooming salon diary". */
const kept = /^(?:diary|rota|calendar|register|log|logbook|schedule|timetable|roster|list|budget)$/;
const behind = rare(
  /^(?:and|or|&|of|for|in|on|at|with|to|from|by|as|per|after|before|during|within|each|every|twice|once|daily|weekly|monthly|\d.*|when|where|if)$/,
);

const bare = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/[,;.]$/, '');

/** How many words such a name has, from its doing to its deed or paper; 0 for anything else. `base`: what is done. */
export function lengthOfName(words: readonly string[], base: string): number {
  const [doing, used, ...more] = words;
  if (!/^[a-z]{3,}ing$/i.test(doing ?? '') || !/^[a-z]{3,}s?$/.test(used ?? '')) return 0;
  const called =
    (callsAfter.has(base) && place.has(used ?? '')) ||
    (singular(used ?? '') && namedByUse.test(`${bare(doing)} ${used ?? ''}`));
  if (!called) return 0;
  let end = 0;
  while (end < more.length && !behind.test(bare(more[end]))) {
    end += 1;
    if (/[,;.]$/.test(more[end - 1] ?? '')) break;
  }
  const head = bare(more[end - 1]);
  if (end === 0 || end > 2 || !more.slice(0, end).every((word) => /^[a-z-]+[,;.]?$/.test(word))) return 0;
  return heads.has(head) || isDeedNoun(head) ? end + 2 : 0;
}
const singular = (word: string): boolean => !/[^su]s$/.test(word);

export const isNamedByDoing = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  return lengthOfName(words, baseOfIng(words[0] ?? '') ?? '') > 0;
};

/** Whether such a name is of one thing that is kept, so that it has its article: "the grooming salon diary". */
export const isKeptByName = (name: string): boolean => {
  const words = name.split(' ');
  const length = lengthOfName(words, baseOfIng(words[0] ?? '') ?? '');
  return length > 0 && kept.test(bare(words[length - 1]));
};
