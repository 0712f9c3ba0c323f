/**
 * A title in words that are open to everybody. "Foreman" is a Supervisor; of "Young & Dynamic Sales Executive" the words
 * that shut people out go, with the praise and the joining words beside them; of "Office Girl" no post is left.
 */
import { inTurn } from '../language/its-words.ts';

/** Posts that name a sex, and the word for everybody that there is. */
export const inclusive: readonly (readonly [RegExp, string])[] = [
  [/\bwait(?:er|ress)(?:e?s)?\s*\/\s*wait(?:er|ress)(?:e?s)?(?![a-z])/gi, 'Waiting Staff'],
  [/\bsaless?men\b/gi, 'Salespeople'],
  [/\bsaless?m[ae]n\b/gi, 'Salesperson'],
  [/\bsaleswoman\b/gi, 'Salesperson'],
  // "Sales girl", "Sales boys/girls": who sells, and of either sex.
  [
    /\bsales ?(?:girl|boy|lady|gent|lass|lad)(?: *(?:\/|or) *(?:sales ?)?(?:girl|boy|lady|gent|lass|lad))*\b/gi,
    'Salesperson',
  ],
  [
    /\bsales ?(?:girls|boys|ladies|gents|lasses|lads)(?: *(?:\/|or|and|&) *(?:sales ?)?(?:girls|boys|ladies|gents|lasses|lads))*\b/gi,
    'Salespeople',
  ],
  [/\bdelivery ?(?:boy|girl)(?: *(?:\/|or) *(?:delivery ?)?(?:boy|girl))*\b/gi, 'Delivery Person'],
  [/\bdelivery ?(?:boys|girls)(?: *(?:\/|or|and|&) *(?:delivery ?)?(?:boys|girls))*\b/gi, 'Delivery People'],
  [/\bchairm[ae]n\b/gi, 'Chair'],
  [/\bforemen\b/gi, 'Supervisors'],
  [/\bforem[ae]n\b/gi, 'Supervisor'],
  [/\bhandymen\b/gi, 'Handypeople'],
  [/\bhandym[ae]n\b/gi, 'Handyperson'],
  [/\bwaitress(?:es)?\b/gi, 'Waiting Staff'],
  [/\bstewardess\b/gi, 'Cabin Crew'],
  [/\b(craft|trade|draught|ground)smen\b/gi, '$1speople'],
  [/\b(craft|trade|draught|ground)sman\b/gi, '$1sperson'],
  [/\bstorem[ae]n\b/gi, 'Storeperson'],
  [/\bfiremen\b/gi, 'Firefighters'],
  [/\bfirem[ae]n\b/gi, 'Firefighter'],
  [/\bpolicemen\b/gi, 'Police Officers'],
  [/\bpolicem[ae]n\b/gi, 'Police Officer'],
  [/\bpostmen\b/gi, 'Postal Workers'],
  [/\bpostm[ae]n\b/gi, 'Postal Worker'],
  [/\bhead(?:master|mistress)\b/gi, 'Headteacher'],
  [/\bbarm(?:aids|en)\b/gi, 'Bartenders'],
  [/\bbarm(?:aid|an)\b/gi, 'Bartender'],
  [/\bactress\b/gi, 'Actor'],
  [/\bgirl friday\b/gi, 'Office Assistant'],
  [/\b(?:cleaning|tea|dinner) lad(?:y|ies)\b/gi, 'Cleaner'],
];

/** A post's name by the word for everybody: "Foreman" is a Supervisor. */
export const forEverybody = (post: string): string => inTurn(post, inclusive);

/** Whom a title wants and nobody else. Not whom the work is for: "Young People's Worker", "Girls' Football Coach". */
const group = String.raw`(?:(?:fe)?males?|young(?:er|est)?(?! (?:people|persons?|adults?|offenders?|carers?|learners?|children|parents?)\b)|youthful|lad(?:y|ies)|gents?|(?:girls?|boys?)(?!['’]))`;
/** What is said of such people in one breath with it, and of no post. */
const plainPraise =
  '(?:dynamic|enthusiastic|energetic|hungry|passionate|(?:self-?)?motivated|ambitious|vibrant|talented|bubbly|lively|confident|cheerful|hard-?working|go-getting|attractive|presentable|good-looking|well-groomed|charming|result-oriented|rock ?star|superstar)';
/** ... or of a thing as well, so that it needs its comma or "and": "Young Smart Meter Installer". */
const praise = `(?:${plainPraise}|smart|keen|driven|bright|fresh|fit|friendly|pleasant|aggressive|experienced)`;
const parted = String.raw`(?:\s*[,&/+]\s*(?:and |or |& ?)?|\s+(?:and|or|but|yet)\s+)`;
/** "Young & Dynamic", "Dynamic, Young and Hungry", "Male Only": a row of them, at least one of which shuts people out. */
const row = new RegExp(
  String.raw`\b(?:${praise}${parted}|${plainPraise}\s+)*${group}(?:(?:${parted}(?:${praise}|${group})|\s+(?:${plainPraise}|${group}))(?![\w'’-]))*(?:\s+(?:only|preferred|candidates?|applicants?))*(?![\w'’-])`,
  'gi',
);
/** "Enthusiastic & Hungry": only praise, and at least two of it before the name. "Smart Meter Installer", "Fresh Produce Manager" are posts. */
const onlyPraise = new RegExp(String.raw`^${praise}(?:${parted}${praise})+(?![\w'’-])\s*`, 'i');

/** What stands at an end of a name and joins it to nothing. */
const torn =
  /^(?:[\s,&/+–—-]|(?:and|or|for|of|with|to|in|at|as)\b(?=\s|$))+|(?:[\s,&/+–—-]|\b(?:and|or|for|of|with|to|in|at|as)(?=\s*$))+$/gi;

/** A title without praise in a row before its name. */
export const withoutPraise = (title: string): string => title.replace(onlyPraise, '');

/** Words of a row that are somebody by themselves; "young" and "female" only say how somebody is. */
const isPerson = /\b(?:lad(?:y|ies)|gents?|girls?|boys?)(?:\s+(?:only|preferred|candidates?|applicants?))*$/i;
/** What a row is joined to before it, so that another post stands there. */
const joined = /[,/&(|–-]$|\b(?:and|or)$/i;
/** What a row is closed by. */
const closed = /^(?:$|[,/&(|–!?x\d-]|(?:and|or|for|in|at|to|with|wanted|needed|required)\b)/i;

/**
 * A title without whom it shuts out. Empty where that was the post itself: what is left of "Office Girl" and "Boys for
 * Packing" names a place or a work, and nobody. As it was typed where it shuts nobody out, or has a word for everybody.
 */
export function withoutGroups(title: string): string {
  const known = inclusive.flatMap(([pattern]) =>
    [...title.matchAll(pattern)].map(({ index, 0: words }) => [index, index + words.length] as const),
  );
  let nobody = false;
  const left = title.replace(row, (words, at: number) => {
    const end = at + words.length;
    if (known.some(([from, to]) => from < end && at < to)) return words;
    const alone = isPerson.test(words) && !joined.test(title.slice(0, at).trim());
    if (alone && closed.test(title.slice(end).trim())) nobody = true;
    return ' ';
  });
  if (nobody) return '';
  return left === title ? title : left.replace(torn, '').replace(/\s+/g, ' ').trim();
}

/** Whether a title has no post besides whom it wants. */
export const wantsOnlyGroup = (title: string): boolean => title.trim() !== '' && withoutGroups(title) === '';
