/** A second deed that was typed as a doing behind an order: "collect samples for the lab and taking to the post". */
import { knowsNoun } from '../../language/lexicon.ts';
import { baseOfIng } from '../../language/verbs.ts';

/** Verbs of which a doing may be the object: "supervise packing and sending", "support the board with budgets and reporting". */
const ofDoings: ReadonlySet<string> = new Set(
  `handle manage support oversee supervise do carry help assist lead enjoy cover include provide plan offer deliver teach coordinate co-ordinate schedule arrange organise organize ensure
  improve undertake complete use be have start stop practise practice promote encourage allow learn love like combine run perform facilitate conduct attend advise act work train follow
  give share take develop design own drive contribute specialise specialize focus require involve prevent avoid consider see make`
    .trim()
    .split(/\s+/),
);
/** Words in "-ing" that are things: "repair roofs and building fabric", "operate the forklift and loading shovel". */
const things: ReadonlySet<string> = new Set(
  `building housing dining living loading washing sewing cutting rolling swimming heating lighting plumbing flooring ceiling clothing bedding packaging wiring piping fencing scaffolding
  bearing bring swing cling sing fitting railing string spring ring thing king wing evening morning during being parking training processing printing`
    .trim()
    .split(/\s+/),
);

/**
 * The task with its second deed as an order too, the task itself where it has none, and null where the doing ends it: of
 * "collect samples and sending" nobody knows where to.
 */
export function withSecondDeed(task: string): string | null {
  if (!task.includes('ing')) return task;
  const [, first = '', before = '', joint = '', doing = '', rest = ''] =
    /^([a-z-]+)( .*?)(,? and )([a-z]{2,}ing)(?: (.+))?$/.exec(task) ?? [];
  const base = baseOfIng(doing);
  if (doing === '' || base === null || things.has(doing)) return task;
  if (
    ofDoings.has(first) ||
    // "Record cleaning and reporting": two doings, and none of them an order.
    /[a-z]ing\b/.test(`${first}${before}`) ||
    // "Support them with budgets and reporting": one more of the things behind "with". A comma parts them.
    (joint === ' and ' &&
      / (?:with|for|by|of|in|on|about|through|from|without|before|after|while|when) (?!(?:the|an?|each|our|its) )[a-z]+(?: [a-z]+)?$/.test(
        before,
      ))
  )
    return /^(?!handle )\S.* and [a-z]+ing (?:in|to|at|on|with|into|for|by|from|of|the)$/.test(task) ? null : task;
  if (rest === '' || /^(?:in|to|at|on|with|into|for|by|from|of|the)$/.test(rest))
    return knowsNoun(doing) && rest === '' ? task : null;
  return /^(?:to|with|them|it|into|(?:in |on )?(?:the|an?|our)|any|all|each|every|off|out|up)\b/.test(rest) ||
    (!knowsNoun(doing) && /^(?:on|in|at|by|from|[a-z]+s)\b/.test(rest))
    ? `${first}${before}${joint}${base} ${rest}`
    : task;
}
