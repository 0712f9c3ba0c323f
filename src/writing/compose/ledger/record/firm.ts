/** What a company is ("independent", "family firm", "third generation", "open all year"), noted without who: it is the company. */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';

const house =
  '(?:firm|business|company|practice|charity|partnership|co-?operative|co-?op|social enterprise|start-?up|scale-?up|housing association|school|hotel|restaurant|pub|café|bakery|brewery|farm|nursery|dairy|workshop|garage|salon|agency|bookshop|surgery|clinic|pharmacy|trust|studio|consultancy|manufacturer|retailer|wholesaler|contractor|builder|publisher|brewer|baker|family business|family firm)';
const manner =
  '(?:small|large|independent|local|regional|national|private|privately[- ]owned|family(?:[- ](?:run|owned))?|employee[- ]owned|owner[- ]run|owner[- ]managed|worker[- ]owned|member[- ]owned|community[- ]owned|not[- ]for[- ]profit|non[- ]profit|(?:second|third|fourth|fifth|sixth|\\d(?:nd|rd|th))[- ]generation|mid-?sized|medium[- ]sized|registered|award[- ]winning|two-partner|three-partner)';
const thing = rare(
  new RegExp(
    `^(?:(?:an?|the) )?(?:(?:${manner} (?:and )?)+${house}|charity|partnership|co-?operative|social enterprise|start-?up|scale-?up)$`,
    'i',
  ),
);
const alone =
  /^(independent|(?:privately|family|employee|owner|worker|member|community|locally|foundation|publicly|state|council|veteran|woman|women|minority|black|student|farmer)[- ](?:owned|run|managed|funded)|not[- ]for[- ]profit|non[- ]profit|debt[- ]free|carbon neutral|profitable)$/i;
const since = / since (?:1[6-9]|20)\d\d$/;

const sites =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[a-z]+ )?(?:shops|stores|sites|branches|offices|clinics|studios|salons|hotels|restaurants|pubs|depots|plants|warehouses|surgeries|showrooms) (?:across|in|around|throughout) (?:the )?(?:\p{Lu}|county|region|city|country)[^,;:]*$/iu;

/** The sentence; null where a note names no company. */
export function asFirm(note: string): string | null {
  const text = note.replace(/[.!]+$/, '').trim();
  const ago = since.exec(text)?.[0] ?? '';
  const bare = text.slice(0, text.length - ago.length);
  if (alone.test(bare)) return `We ${ago ? 'have been' : 'are'} ${lowerFirst(bare)}${ago}`;
  if (thing.test(bare)) {
    const what = lowerFirst(bare.replace(/^(?:an?|the) /i, ''));
    return `We ${ago ? 'have been' : 'are'} ${withArticle(what)}${ago}`;
  }
  // "Third generation": of those who own it.
  const [, nth = ''] =
    /^(?:now )?(?:in (?:its|our|the) )?(second|third|fourth|fifth|sixth)[- ]generation$/i.exec(text) ?? [];
  if (nth) return `We are in our ${nth.toLowerCase()} generation`;
  if (
    /^open (?:all year(?: round)?|seven days(?: a week)?|7 days(?: a week)?|every day|24 hours(?: a day)?)$/i.test(text)
  )
    return `We are ${lowerFirst(text).replace(/\b7\b/, 'seven')}`;
  const [, entry = ''] = /^((?:one|two|three|four)-form)[- ]entry(?: school)?$/i.exec(text) ?? [];
  if (entry) return `We are a ${entry.toLowerCase()} entry school`;
  // "Five branches across Cork": where we have them.
  if (sites.test(text)) return `We have ${lowerFirst(text)}`;
  const [, began = ''] = /^((?:founded|established|set up|started|opened) in (?:1[6-9]|20)\d\d)$/i.exec(text) ?? [];
  if (began) return `We ${/^(?:started|opened)/i.test(began) ? '' : 'were '}${lowerFirst(began)}`;
  const [, when = ''] = /^(?:open|trading|in business|here) since ((?:1[6-9]|20)\d\d)$/i.exec(text) ?? [];
  return when ? `We have been ${lowerFirst(text)}` : null;
}
