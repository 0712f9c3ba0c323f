/** Lines that plainly say who or how somebody is, in words that a reader of things takes for things. */

import { withArticle } from '../../language/articles.ts';
import { rare } from '../../language/its-words.ts';
import { describes } from '../../language/lexicon.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { adjectives, trailingCue } from './cues.ts';
import { isCalled } from './noted-people.ts';
import type { PersonFact } from './person-shapes.ts';

/** "HCPC registered prosthetist/orthotist", "state registered dietitian": a post that a register or a paper gives. */
const registered =
  /^(?:an? )?((?:(?:[A-Z]{2,6}|fully|state|newly|nationally|government)[ -])?(?:registered|qualified|chartered|licen[cs]ed|certified|accredited)) ((?:[a-z-]+ ){0,2}[a-z]{4,}(?:\/[a-z]{4,})?)$/;
/** "Carpenter or joiner by trade", "a baker by trade". */
const byTrade =
  /^(?:an? )?([a-z-]+(?: [a-z-]+)?(?:(?:, [a-z-]+(?: [a-z-]+)?)* or (?:an? )?[a-z-]+(?: [a-z-]+)?)?) by (trade|training|profession|background)$/i;
/** Nouns of people by their ending, behind a word that only people are. */
const somebody =
  /(?:ist|ian|er|or|yst|ant|eer|ee|coach|guide|pilot|guard|nurse|chef|cook|midwife|mechanic|clerk|mate|assistant|aide|dietitian|paramedic|medic)$/;
/** "Curious how things work", "honest about mistakes". */
const stateOf = /^([a-z-]+) (how|why|about|what|whether) [a-z]/;
/** "Driving licence or learning to drive": had, or on the way. */
const orLearning =
  /^(?!.* or .* or )([^,;:()]{3,60}?),? or ((?:currently |already |still )?learning (?:to|how to) [^,;:()]{2,40})$/i;
const time =
  '((?:at least |over |more than )?(?:\\d+\\+?|one|two|three|four|five|six|seven|eight|ten)(?: (?:to|or) (?:\\d+|[a-z]+))?) (?:years?|yrs?)';
/** "3 yrs hands-on". */
const handsOn = rare(new RegExp(`^${time},? (?:of )?hands[- ]on(?: exp(?:erience)?\\.?)?$`, 'i'));
/** "2+ years as analyst": so long in a post. */
const yearsAs = new RegExp(`^${time}['’]?(?: (?:of )?exp(?:erience)?\\.?)? as (?:an? )?((?:[a-z-]+ ){0,2}[a-z-]+)$`);

/** Reads such a line; null where it is none. `read` reads a part of it. */
export function readPlainlyIs(
  line: string,
  desirable: boolean,
  read: (part: string) => PersonFact | null,
): PersonFact | null {
  const text = line.trim().replace(/[.;!]+$/, '');
  // "Notary a plus": to be one, and no experience of notaries.
  const called = text.replace(trailingCue, '').replace(/^an? /i, '').toLowerCase();
  if (/^[a-z]+$/.test(called) && isCalled(called) && !isVerbBase(called))
    return { kind: 'be', text: withArticle(called), desirable, sure: true };
  const [, state = '', post = ''] = registered.exec(text) ?? [];
  if (post !== '' && post.split('/').every((name) => somebody.test(name)))
    return { kind: 'be', text: withArticle(`${state} ${post}`), desirable, sure: true };
  const [, long = ''] = handsOn.exec(text) ?? [];
  if (long !== '') return { kind: 'have', text: `${yearsOf(long)} of hands-on experience`, desirable, sure: true };
  const [, years = '', as = ''] = yearsAs.exec(text) ?? [];
  if (years !== '' && somebody.test(as))
    return {
      kind: 'have',
      text: `${yearsOf(years)}${/^(?:1|one)$/i.test(years) ? '’s' : '’'} experience as ${withArticle(as)}`,
      desirable,
      sure: true,
    };
  const [, trade = '', by = ''] = byTrade.exec(text) ?? [];
  if (trade !== '' && trade.split(/, | or /).every((name) => somebody.test(name)))
    return { kind: 'be', text: `${withArticle(trade.toLowerCase())} by ${by}`, desirable, sure: true };
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  const [, how = ''] = stateOf.exec(lower) ?? [];
  if (how !== '' && (adjectives.test(lower) || describes(how)) && !isVerbBase(how))
    return { kind: 'be', text: lower, desirable, sure: true };
  const [, had = '', way = ''] = orLearning.exec(text) ?? [];
  if (had !== '') {
    const first = read(had);
    if (first && !first.odd && !first.loose && !first.desirable && first.kind === 'have')
      return {
        kind: 'do',
        text: `have ${first.text} or are ${way.toLowerCase()}`,
        desirable,
        sure: true,
      };
  }
  return null;
}

const yearsOf = (count: string): string => `${count} ${/^(?:1|one)$/i.test(count) ? 'year' : 'years'}`;
