/** Slips of grammar that any reader of requirements may leave: years without their apostrophe or what they are of, articles where none belongs, people without one, levels without their hyphen. */
import { articleFor, withArticle } from '../../language/articles.ts';
import { isCalled } from './noted-people.ts';
import type { PersonFact } from './person-shapes.ts';

/** Of what years are said without "experience" behind it. */
const spent =
  /\b(?:experience|history|service|practice|apprenticeship|training|work|working|study|studies|tenure|standing|employment|residence|residency|time|teaching|driving|no claims|claims|registration|supervision|leadership|old|notice|sailing|flying|riding|coaching|sales)\b/;
const ownYears =
  /^((?:at least )?(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: to \d+)? (?:years?|months|seasons|summers|winters)['’](?:s)?) ((?:[A-Za-z&/-]+ ){0,4}[A-Za-z&/-]+)$/;
const lacksApostrophe =
  /^((?:at least )?(?:\d+\+?|[a-z]+)(?: to \d+)? (?:months|years|weeks)) (?=(?:[a-z-]+ )?(?:sea time|sea service|site time|flight time|shop-floor time|rig time)\b)/;
const post = /\bpost (registration|qualification|qualifying|certification|graduation) /g;
const levelled =
  /\b(board|executive|director|senior|ward|entry|national|county|graduate|management|international|degree) level (?=(?:experience|exposure|communicator|leadership|roles?|reporting|presentations?|management|responsibilit\w+|stakeholders?|relationships?|negotiations?|knowledge|skills|apprenticeship|qualifications?|position|posts?)\b)/gi;
const presence = /^an? (?=(?:board|boardroom|stage|screen|executive|classroom|camera|floor|leadership) presence\b)/;

const plantPaper =
  /^(an? (?:CPCS|NPORS) [A-Z]\d{2,3} (?!.*\b(?:card|ticket|certificate|licen[cs]e|category)\b)[a-z ]+?)((?: (?:over|up to|under) [\w. ]+)?)$/;

const inYears = (text: string): string => {
  const timed = text
    .replace(lacksApostrophe, '$1’ ')
    .replace(post, 'post-$1 ')
    .replace(/\bpost graduate\b/g, 'postgraduate')
    .replace(/^(\d+)-month (?=post-)/, '$1 months’ ')
    .replace(/(\bdriving licen[cs]e) over (\d+ years)$/, '$1 held for over $2')
    .replace(/\bfull time (?=post-)/, 'full-time ')
    .replace(/^((?:at least )?(?:one|1)) year (?=(?:full-time )?post-[a-z]+ (?:[a-z]+ )?experience)/, '$1 year’s ')
    .replace(
      /^((?:at least )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+\+?)) years (?=(?:full-time )?post-[a-z]+ (?:[a-z]+ )?experience)/,
      '$1 years’ ',
    );
  const [, years = '', what = ''] = ownYears.exec(timed) ?? [];
  return what &&
    !spent.test(what) &&
    !/^(?:of|in|as|at|with|on|or|and)\b|(?:ed|ly)$/.test(what) &&
    !/ (?:in|at|with|for|on|of) /.test(what)
    ? `${years} ${what} experience`
    : timed;
};

/** Articles as they were typed: "a SOC" is called so by those who work in one. */
const asTypedArticle = (text: string, typed: string): string =>
  text.replace(/\b(an?) ([A-Z]{2,6})(?=$|[\s,)])/g, (whole, article: string, letters: string) => {
    if (letters.length < 3 || !/[AEIOU]/.test(letters)) return whole;
    const other = article === 'a' ? 'an' : 'a';
    return new RegExp(`\\b${other} ${letters}\\b`, 'i').test(typed) ? `${other} ${letters}` : whole;
  });

const plainArticles = (text: string, typed: string): string =>
  asTypedArticle(text, typed)
    .replace(/^an? (?=experience\b)/, '')
    .replace(/\bas a (?=([AEIO][a-z]+))/g, (whole, word: string) => (articleFor(word) === 'an' ? 'as an ' : whole))
    .replace(presence, '')
    .replace(/\bin an (?=open court\b)/, 'in ')
    .replace(/^an in-date (?=[a-z ,]+ (?:tickets|cards|certificates|licences|licenses)$)/, 'in-date ')
    .replace(/^(an?) State (?=licen[cs]e|certification|registration|certificate|permit)/, '$1 state ')
    .replace(/\b(\d{1,2}(?:[.:]\d\d)? [ap]\.m)$/, '$1.')
    .replace(/\blicen[cs]e in state of practice\b/, (found) => found.replace('in state', 'in the state'));

/** Somebody is "chartered or near chartered engineer": one of them. */
const oneOfThem = (text: string): string => {
  const bare = text.replace(/\bnear (?=chartered|qualified)/g, 'near-');
  const last = bare.split(' ').at(-1) ?? '';
  return isCalled(last) &&
    /^[a-z][a-z-]+(?:(?:, | or | and | )[a-z-]+){1,4}$/.test(bare) &&
    !/^(?:an?|the|your|our|not|good|able|in)\b/.test(bare)
    ? withArticle(bare)
    : text;
};

/** "Caring and patient people, with or without experience": how they are. */
const asOne = (text: string): string =>
  text
    .replace(/,? with or without (?:any |previous |prior )?experience$/, '')
    .replace(
      /^([a-z-]+(?:(?:, | and |, and )[a-z-]+){0,3}) (?:people|individuals|candidates|applicants|persons)$/,
      (whole, how: string) => (/\b(?:local|young|older|qualified|other|new|more|two|three)\b/.test(how) ? whole : how),
    );

/** A requirement as it stands in a sentence. */
export function withoutSlipsOfGrammar(fact: PersonFact, typed: string): PersonFact {
  const { kind } = fact;
  if (kind === 'have') {
    // "Your own bike or use ours": the second half is done.
    if (/^your own [a-z ]+ or use (?:ours|one of ours|our [a-z]+)$/.test(fact.text))
      return { ...fact, kind: 'do', text: `have ${fact.text}` };
    // "Max 10 stone": what somebody weighs.
    if (/^(?:at most|under|no more than) \d+(?:\.\d+)? ?(?:stone|st|kg|lbs)$/.test(fact.text))
      return { ...fact, kind: 'do', text: `weigh ${fact.text}`, sure: true };
    // "A CPCS A60 mobile crane over 20t": its card.
    const [, plant = '', size = ''] = plantPaper.exec(fact.text) ?? [];
    if (plant) return { ...fact, text: `${plant} card${size ? ` (${size.trim()})` : ''}`, sure: true };
    // "An NVQ Level 3 in banker mason": as one.
    const [, paper = '', who = ''] =
      /^(an? (?:[NS]VQ|apprenticeship|QQI|City and Guilds)(?: Level \d)?) in ([a-z ]+)$/.exec(fact.text) ?? [];
    if (who && isCalled(who.split(' ').at(-1) ?? '')) return { ...fact, text: `${paper} as ${articleFor(who)} ${who}` };
    return { ...fact, text: plainArticles(inYears(fact.text.replace(levelled, '$1-level ')), typed) };
  }
  if (kind === 'be') {
    const text = fact.text
      .replace(levelled, '$1-level ')
      .replace(/^willing for (?=[a-z])/, 'ready for ')
      .replace(
        /^(ready for (?:24\/7|night|day|early|late|weekend|evening|UK|US|split|double|rotating|rotational)) shift$/,
        '$1 shifts',
      );
    return { ...fact, text: plainArticles(oneOfThem(asOne(text)), typed) };
  }
  const text = asTypedArticle(fact.text.replace(levelled, '$1-level '), typed);
  return text === fact.text ? fact : { ...fact, text };
}
