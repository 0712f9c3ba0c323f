/** Tasks in a hasty row: the verbs that are nouns as often, where what stands behind them says that something is done. */
import { wordsOf } from '../../language/words.ts';

/** Nouns that are made with such a word before them: "test cases", "stock checks", "report writing". */
const compounds =
  /^(?:checks?|rounds?|lists?|sheets?|cards?|forms?|notes?|meetings?|cases?|plans?|control|prep|duty|duties|cover|support|runs?|reports?|desks?|rooms?|teams?|work|admin|calls?|system|books?|logs?|entry|audits?|counts?|rota|rotas|visits?|walks?|reviews?|tests?|lines?|floors?|management|maintenance|training|handling|planning|[a-z]{3,}ing|[a-z]+ment|[a-z]+tion)$/;
/** What is handled, behind one of these. */
const handled =
  /^(?:load|unload|log|ring|call|phone|email|bath|scan|return|read|pack|pick|sort|wash|prep|open|close|lock|grind|weld|paint|print|file|label|stack|clean|cook|sweep|mop|hoover|dust|iron|feed|water|mow|trim|rake|drive|park|answer|fix|mend|cut|fit|fill|empty|shred|scrub|peel|chop|bake|fry|grill|slice|dice|plate|serve|greet|weigh|wrap|tape|strap|stitch|sew|press|polish|sand|plane|saw|drill|bolt|strip|wire|test|check|book|order|post|update|track|chase|run|lift|move|carry|shift|restock|rotate|count|tidy|wipe|bleach|brief|coach|mark|teach|set|lead|host|cover|chair|report|process|handle|plan|write|draft|edit|film|shoot|design|ship|deploy|debug|review|monitor|dispatch|record|measure|sample|swab|bathe|walk|groom|milk|muck|plough|spray|prune|plant|harvest|dig|lay|pour|mix|plaster|render|tile|point|fence|hang)$/;

/** "Load van at 6.30", "read prints", "log bugs in Jira": the task, or null where it may be a thing. */
export function hastyTask(text: string): string | null {
  const words = wordsOf(text);
  const [first = '', second = '', third = ''] = words;
  if (first !== first.toLowerCase()) return null;
  if (words.length === 1)
    return /^(?:grind|weld|paint|drill|sand|polish|hoover|sweep|mop|dust|iron|deburr|solder|pack|sort|label|wrap|cook|bake|serve|clean|load|unload)$/.test(
      first,
    )
      ? first
      : null;
  if (!handled.test(first) || compounds.test(second) || compounds.test(third)) return null;
  // "Return labels", "order forms" are things as well: with a preposition behind them, or as plurals of what is handled, they are not.
  return text;
}
/** "Notes for the file", "reports on stock": what is written, and nobody notes. */
export const isWritten = (text: string): boolean =>
  /^[a-z]+ and [a-z]+ing design$/i.test(text) ||
  /^(?:notes|reports|records|minutes|plans|forms|returns|letters|orders|books|displays|drinks|repairs|checks|tests|walks|visits|rounds|calls) (?:for|on|to|of|with|from|in)\b/i.test(
    text,
  );
