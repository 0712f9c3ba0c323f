/**
 * Markdown and tracked changes, read as what they mean: "*deep* scaling" is deep scaling, "~~film x-rays~~" was struck out,
 * "[Easy Apply](https://...)" is its words, "Comment [JB1]: is that so?" is said between colleagues.
 */
import { seldom } from '../language/seldom.ts';

/** "*deep*", "_once_": words between two marks, which touch them. "4* and 5* hotels", "snake_case" and a list's own mark have none. */
const stressed = /(?<![\p{L}\d*\\])\*{1,3}(?=[^\s*])([^*\n]{1,160}?)(?<=[^\s*])\*{1,3}(?![\p{L}\d*])/gu;
const underlined = /(?<![\p{L}\d_\\])_{1,3}(?=[^\s_])([^_\n]{1,160}?)(?<=[^\s_])_{1,3}(?![\p{L}\d_])/gu;
/** Words that were struck out. */
const struck = /~~[^~\n]{1,300}~~|~(?=[^\s~])[^~\n]{1,80}(?<=[^\s~])~(?!\w)/g;
const image = /!\[[^[\]\n]{0,200}\]\([^()\n]{0,400}\)/g;
/** "[Apply](https://jobs.example/1)", "[policy][2]", "<https://jobs.example>". */
const link = /\[([^[\]\n]{1,200})\](?:\((?:https?:|mailto:|\/|#|www\.)[^()\n]{0,400}\)|\[\d{0,3}\])/g;
/** "[our site](https://...)", "[click here](https://...)": without its address it says nothing. */
const bareLink =
  /\[(?:our |the |my )?(?:site|web ?site|home ?page|page|link|here|click (?:here|me)|this(?: link)?|more|read more)\]\((?:https?:|www\.)[^()\n]{0,400}\)/gi;
const linkTarget = /^[^\S\n]*\[[^[\]\n]{1,40}\]:[^\S\n]+(?:https?:|www\.)\S+.*$/gm;
/** "- [ ] Check the tills", "* [x] First aid": a box to be ticked. */
const box = /^([^\S\n]*(?:[-–—•*·+]|\d{1,2}[.)])[^\S\n]+)\[[ xX✓]?\][^\S\n]+/gm;
const quoted = /^[^\S\n]*(?:>[^\S\n]?){1,4}(?=\S)/gm;
/** "---", "***", "_ _ _" between two parts; the line of a table below its names: "|---|:--:|". */
const rule = /^[^\S\n]*(?:(?:[-–—*_=]\s?){3,}|\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?)?\s*\|?)[^\S\n]*$/gm;
const escaped = /\\([*_#`~>[\](){}+.!|-])/g;
const fence = /`{1,2}([^`\n]{1,200})`{1,2}/g;

/** "[Inserted: Sterilise rooms]", "{Added: two nights}": what stands there from now on. */
const inserted = seldom(/insert|added/i, /[[{(](?:inserted|added|insertion)\s*:\s*([^[\]{}()\n]{1,300})[\]})]/gi);
/** "[Deleted: ...]", "{Struck: ...}", "[Comment JB: ...]": what a program shows of an earlier draft. */
const removed = seldom(
  /delet|struck|remov|comment|format|moved/i,
  /[[{(](?:deleted|deletion|struck(?: out)?|removed|formatted|comment(?:ed)?(?: by)?(?: [\p{L}\d]{1,12})?|moved (?:up|down|from|to)[^:\n]{0,12})\s*:[^[\]{}()\n]{0,400}[\]})]/giu,
);
/** The same as a line of its own, as margins are pasted: "Comment [JB1]: ...", "Deleted: ...", "Formatted: Font: Bold", "@Jane can you check?". */
const inMargin = seldom(
  /comment|delet|format|moved|field code|@/i,
  /^[^\S\n]*(?:[-–—•*·>][^\S\n]*)?(?:comment(?:ed)?[^\S\n]*(?:\[[^\]\n]{0,12}\]|\([^)\n]{0,30}\)|by [^:\n]{2,30}|[A-Z]{1,3}\d{1,3})[^\S\n]*:|(?:deleted|formatted|moved (?:up|down|from|to)[^:\n]{0,12}|moved \((?:insertion|from here)\)[^:\n]{0,6})[^\S\n]*:|formatted table\b|field code changed\b|@[A-Z]\p{L}+\b).*$/gimu,
);

/** A text without the marks of Markdown and what a program shows of its drafts. */
export function withoutMarkdown(typed: string): string {
  if (!/[*_~`\\>|[{(@=]|--|^\s*(?:comment|deleted|formatted|moved|field code)/im.test(typed)) return typed;
  let text = typed.replace(inMargin, '').replace(inserted, '$1').replace(removed, '');
  if (/[[\]]/.test(text))
    text = text.replace(image, '').replace(linkTarget, '').replace(box, '$1').replace(bareLink, '').replace(link, '$1');
  // Two lines and more with such a mark are a list, whose reader knows them.
  if ((text.match(quoted)?.length ?? 0) === 1) text = text.replace(quoted, '');
  text = text.replace(rule, '').replace(struck, '').replace(fence, '$1');
  // "***both***", "**bold with *more* in it**": the inner marks first.
  for (let turn = 0; turn < 3 && /[*_]/.test(text); turn += 1) {
    const before = text;
    text = text.replace(stressed, '$1').replace(underlined, '$1');
    if (text === before) break;
  }
  return text.replace(escaped, '$1');
}
