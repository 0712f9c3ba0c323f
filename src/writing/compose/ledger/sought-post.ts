/** Descriptions that begin with whom somebody looks for: what they tell beside the post's name is said, and nobody is looked for twice. */

import { literal } from '../language/any-of.ts';
import { withArticle } from '../language/articles.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import { rare } from '../language/its-words.ts';
import { isVerbBase } from '../language/verbs.ts';
import { coverage } from '../language/words.ts';
import { workedOn } from './notes/worked-on.ts';
import { whereAppointed } from './who-appoints.ts';

/** A house that looks for somebody; what customers need is another matter. */
const ours =
  '(?:the \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,3}|our (?:[a-z]+ )?(?:team|company|practice|firm|school|clinic|hotel|kitchen|shop|store|department|charity|council|business|studio|salon|ward|office|farm|bakery|restaurant|agency))';
const seeks = `(?:we (?:now |currently )?(?:require|need|want|seek)|(?:we are|we['’]re|${ours} is) (?:now |currently )?(?:hiring|recruiting|looking for|seeking|in need of)|${ours} (?:requires|needs|seeks))`;
/** Whom they look for, and for what. */
const sought = rare(
  new RegExp(
    `^(?:(for|in|at) (our [^,;:]+?),? )?${seeks} (an?|the|our next) ([^,;:.]+?)(?: ((?:for|in|at|on|across|within|to) [^;:.]+))?[.]?$`,
    'iu',
  ),
);
/** "Qualified plumber to fit heat pumps": somebody, and what they do. */
const whoDoes = /^(?:an? |the )?((?:[\w-]+ ){0,3}[\w-]+) to ([a-z]+) ([^;:.]+)[.]?$/i;

/** Whether a name is the advert's post, by its last word or as a whole. */
const isPost = (name: string, title: string): boolean =>
  coverage(name, title) > 0.99 ||
  new RegExp(`(?:^|[ /-])${literal(name.split(' ').at(-1) ?? '')}s?(?:$|[ ,/(-])`, 'i').test(title);
/** Whether a name is the whole of the title, so that every text has told it. */
const isTitle = (name: string, title: string): boolean => coverage(name, title) > 0.99 && coverage(title, name) > 0.99;

/** What such a sentence says; null where it is none, or says no more than the name. */
export function soughtPost(typed: string, title: string | null): string[] | null {
  if (!title) return null;
  const sentence = typed.trim();
  const appointed = whereAppointed(sentence, title);
  if (appointed) return appointed;
  const [, link = '', house = '', , name = '', of = ''] = sought.exec(sentence) ?? [];
  // "The Council is looking for a planner for its residents": ours.
  const behind = of.replace(/^([a-z]+) its /, '$1 our ');
  // "We need a manager who ...", "an assistant with a licence": more than a name.
  if (name !== '' && !/\b(?:who|that|which|with|and you)\b/.test(name) && isPost(name.split(' and ')[0] ?? '', title)) {
    const where = house === '' ? '' : ` ${link.toLowerCase() === 'for' ? 'in' : link.toLowerCase()} ${house}`;
    const verb = /^to ([a-z]+) /.exec(behind)?.[1];
    if (verb && isVerbBase(verb)) return [`You ${behind.slice('to '.length)}${where}.`];
    // "We need a forklift driver": every text says so.
    if (behind === '' && where === '') return isTitle(name, title) ? [] : null;
    if (verb !== undefined) return null;
    const at = behind === '' ? '' : ` ${workedOn(behind)}`;
    // "For 5-axis machining centres": what the post is for stands behind its name.
    return isTitle(name, title) && !/^ for /.test(at)
      ? [`You will work${where}${at}.`]
      : [
          `You will work${where} as ${withArticle(/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name) ? name : lowerFirst(name))}${behind === '' ? '' : ` ${behind}`}.`,
        ];
  }
  const [, who = '', verb = '', rest = ''] = whoDoes.exec(sentence) ?? [];
  return verb !== '' && isVerbBase(verb) && who.split(' ').length > 1 && isPost(who, title)
    ? [`As ${withArticle(lowerFirst(who))}, you ${verb} ${rest}.`]
    : null;
}
