/** Places that the recruiter's own sentences speak of: the company's, which the reader has not seen named, and towns that are not the General tab's. */

import { termsOf } from '../language/clause.ts';
import { rare } from '../language/its-words.ts';
import { describes, knowsNoun } from '../language/lexicon.ts';
import { isTongue } from '../language/tongues.ts';
import { isNoPlaceOfJob } from './no-place-of-job.ts';
import type { Place } from './place.ts';

/** Places that are a company's own, as a part of a pattern. */
export const ownPlace =
  '(?:plant|unit|shop|store|school|home|hotel|site|office|ward|clinic|kitchen|farm|lab|laboratory|depot|practice|nursery|centre|center|department|restaurant|factory|workshop|hospital|library|museum|theatre|brewery|bakery|studio|campus|yard|surgery|hospice|warehouse|salon|garage|hangar|gallery|pool|bank|mill|quarry|pub|inn|café|cafe|terminal|dairy|branch|stables|brewhouse|newsroom|archive|gym|college|orchestra|newspaper)';
const opening = rare(
  new RegExp(
    `(^|[.!?]\\s+)The (${ownPlace}(?:e?s)?|laboratories|nurseries|galleries|bakeries|breweries) (?=(?:is|are|was|were|has|have|had|will|can|runs?|re-?opened|moved|closed|grew|covers?|employs?|produces?|processes|handles?|offers?|dates?|lies?|seats?|makes?|opens?|opened|closes?|serves?|cares?|treats?|sells?|looks?|takes?|stands?|sits|works?|builds?|bakes?|brews?|prints?|ships?|supplies|feeds|houses|holds|sees|processes)\\b)`,
    'g',
  ),
);

/** "The plant makes pipe": of which nobody has heard yet, and which is ours. */
export const withOwnPlaces = (text: string): string => text.replace(opening, '$1Our $2 ');

const where =
  '(?:office|branch|site|depot|shop|store|clinic|school|hospital|warehouse|plant|factory|salon|surgery|workshop|studio|campus|yard|practice|headquarters|centre|center|pool|gym|library|museum|hotel|restaurant|café|cafe|bakery|garage|nursery|gallery|theatre|bank|lab|laboratory|leisure centre|service centre|call centre|home|hub|kitchen|showroom|base|bureau|terminal|port|college|works(?! council)|mill|foundry|brewery|dairy|quarry|mine|shipyard|laboratory|site office)\\b';
const town = '([A-Z][a-z]{2,}(?: [A-Z][a-z]{2,})?)';
const ourIn = rare(new RegExp(`\\b((?:in|at|from|to|with|for|of|across|near) our )${town} (?=${where})`, 'g'));
const theirIn = new RegExp(
  `(?:, |^)?\\b(?:based )?(?:in|at|from) the ${town} (?:office|branch|site|depot|shop|store|clinic|warehouse|plant|factory|workshop|campus|headquarters|yard|works(?! council)|mill|foundry)\\b`,
  'g',
);
/** "Sheffield site.", "you work on the Sheffield site", "Rotherham works based": a whole sentence, or the first note of one, that only says where. */
const ground =
  '(?:site|works|yard|depot|plant|campus|branch|office|shop|store|clinic|warehouse|factory|workshop|mill|foundry|dockyard|shipyard)';
const onGround = rare(
  new RegExp(
    `(^|[.!?]\\s+)(?:(?:[Yy]ou(?:['’]ll| will)? (?:be )?(?:work|working|based)|[Ww]ork(?:ing)?|[Bb]ased|[Tt]he (?:job|post|role|work) is(?: based)?) (?:on|at|in|from|out of) )?(?:[Tt]he |[Oo]ur )?${town} ${ground}(?:[- ]based)?(?:[.!?](?=\\s|$)|, (?=\\S)|$)`,
    'g',
  ),
);
/** "Permanent, on the Sheffield site": the last note of a sentence, or what it ends with. */
const atGround = rare(new RegExp(`,? (?:(?:working|based) )?on (?:the|our) ${town} ${ground}(?=[.,;!?]|$)`, 'g'));
/** So many days in a town, where the work is hybrid. */
const hybridIn =
  /(\b[Hh]ybrid\b[^.]{0,30}\bdays? (?:(?:a|per|each|every) (?:week|month|fortnight) )?)in ([A-Z][a-z]+)\b(?! [A-Z])/g;
/** "Sales Lead for our Bradford office, on a one-year contract": a post by its name, and where. */
const postIn = rare(new RegExp(`^((?:[A-Z][a-z]+ ){1,3}?[A-Z][a-z]+) (?:for|at|in) our ${town} ${where}(?=[,.]|$)`));

/** What "in" stands before as well. */
const month =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)\b/;

/** "Cork": a town, though the word means something else as well. */
const isTown = (named: string): boolean => termsOf(named).every(({ tags }) => tags.includes('City'));
/** "Nottingham": a place, and no country, by the word alone; "the Oakwood branch" may be in town. */
const isPlace = (named: string): boolean =>
  termsOf(named).every(
    ({ tags }) =>
      tags.includes('City') || (tags.includes('Place') && !tags.some((tag) => /^(?:Country|Region)$/.test(tag))),
  );

const townOfTwo =
  /^(?:New|San|Santa|Los|Las|St|Saint|Bad|Fort|Port|Mount|Great|Little|Upper|Lower|North|South|East|West|Milton|Kings|Bury|Navi|Greater|Salt|Palo|Frankfurt|Castle|Market|Royal|Baton|Grand|Cedar|Des|El|La|Le) |(?:City|Falls|Springs|Rapids|Beach|Heath|Regis|Keynes|Spa|Valley)$/;
/** What a town has one of, and lends its name to. */
const lying = / (?:Airport|Harbour|Docks|Port|Station)$/;
/** What streets and quarters are called: "our Elm Avenue store", "our Castle Hill school". */
const street =
  /(?:^| )(?:Avenue|Street|Road|Lane|Square|Row|Quay|Hill|Park|Way|Gate|Close|Drive|Court|Place|Terrace|Crescent|Boulevard|Mall|Market|Wharf|Dock|Bridge|Cross|Green|Gardens?|House|Hall|Centre|Center|Plaza|Parade|Arcade|Mill|Mills|Works|Yard|Farm)$|(?:side|gate|way|field park|[a-z]park|space|plex|tower)$/;

/** Whether a town is not that of the General tab: another town, or another quarter of the same ("Berlin-Mitte", where the advert says "Berlin-Neukölln"). */
const isElsewhere = (named: string, place: string, isOther: (named: string) => boolean): boolean => {
  const [city = '', quarter] = named.split('-');
  const [own = '', part] = place.split('-');
  return quarter !== undefined && part !== undefined && city === own ? quarter !== part : isOther(named);
};

/** "Leeds or Bradford", "Bradford / Leeds": one of two places. */
const offersEither = (line: string, named: string): boolean =>
  line.includes(` or ${named}`) || line.includes(`${named} or `) || new RegExp(`/ ?${named}|${named} ?/`).test(line);

/** "Two posts on the platforms at Leominster": of the posts themselves, and where they are. */
const postAt = new RegExp(
  `^((?:(?:an?|the|one|two|three|four|five|six|\\d+|full[- ]time|part[- ]time|permanent|temporary|fixed[- ]term|new|our) )*(?:posts?|jobs?|roles?|positions?|vacanc(?:y|ies)|openings?)\\b[^.,;]*?),? (?:based )?(?:at|in) ${town}(?=[,.;]|$)`,
  'i',
);

/** "Our new rooftop bar in Leeds-Holbeck", "a residential house for four adults in Tuam": the place where one would work, and its town. */
const houseIn = new RegExp(
  `(\\b(?:our|the|an?) (?:[a-z][\\w’'-]* |[A-Z]{2,} )*?(?:${ownPlace}|house|bar|apartment|villa|showroom|building|store|premises)(?: (?:for|with|of) (?:(?!in\\b)[\\w’'-]+ ){1,5}?(?=in\\b)| )(?=in ))in ([A-Z][a-z]{2,}(?:[- ][A-Z][a-z]+)*)(?: (?:town|city)(?: cent(?:re|er))?)?(?=[,.;]|$)`,
  'g',
);
/** "Office in Mallow", "small practice in Ennis": the same, as it is noted. */
const notedIn = /(^|[.!?]\s+)([A-Z][a-z-]+(?: [a-z-]+){0,4}?) in ([A-Z][a-z]{2,}(?:[- ][A-Z][a-z]+)*)(?=[,.;]|$)/g;
const isHouse = new RegExp(`(?:^| )(?:${ownPlace}|house|showroom)$`, 'i');
/** "Two days a week in the office at Plagwitz": on so many days, wherever the office is. */
const daysIn =
  /(\b(?:\d|one|two|three|four|five) days?(?: (?:an?|per|each) week)?,? (?:in|at) (?:the|our) (?:[a-z]+ )?(?:office|lab|studio|site|workshop|clinic|plant|depot|shop|store|school|hub)),? (?:in|at) ([A-Z][a-z]{2,}(?:[- ][A-Z][a-z]+)?)(?=[,.;)]| and\b|$)/g;
/** "Seat of the company in Ulm": of the firm, and for a reader the place of the job. */
const seatIn = new RegExp(
  `,? ?\\b(?:the )?(?:seat of (?:the|our) company|company seat) (?:is )?(?:in|at) ${town}(?=[,.;]|$)`,
  'gi',
);

/** "The workplace is our plant in Metzingen." */
const workplace = new RegExp(
  `(?:The |Your |the |your )?(?:[Ww]orkplace|[Pp]lace of work|[Ww]ork location) (?:is|will be) (?:(?:our|the) (?:[a-z]+ ){0,2})?(?:in|at) ${town}[.]?(?=\\s|$)`,
  'g',
);

/** "Office based in Millstreet", "based at the Ishpeming campus", "based at our site in Ettlingen": a sentence that says where the job is, and how far it goes without its place. */
const basedIn = rare(
  new RegExp(
    `(^|[.!?]\\s+|, |\\band )((?:(?:[Tt]he |[Tt]his )?(?:job|post|role|work|position) is |[Yy]ou(?:['’]ll| will) be |[Yy]ou are )?(?:(?:[Oo]ffice|[Ww]orkshop|[Ss]ite|[Dd]epot|[Ww]arehouse|[Cc]linic|[Hh]ospital|[Ss]chool)[- ])?[Bb]ased) (?:in|at|from|out of) (?:(?:the|our|a) (?:[a-z]+ )?(?:${ownPlace}|hub|base) in |the |our )?([A-Z][a-z]{2,}(?:[- ][A-Z][a-z]+)?)(?: ${where})?(?=[.;!]|$|, (?!with\\b)| with (?:\\d|one|two|three|four|half|some|most|the rest)\\b)`,
    'g',
  ),
);

/** "Plant is in Merrill": the house that one would work in, and where it stands. */
const houseIsIn = new RegExp(
  `(^|[.!?]\\s+)(?:[Tt]he |[Oo]ur )?((?:[Pp]l|[Oo]ff|[Ss]ite|[Ww]ork|[Dd]epot|[Ss]hop|[Ss]tore|[Ss]tudio|[Yy]ard|[Cc]linic|[Kk]itchen|[Ss]alon|[Ff]actory|[Ww]are|[Gg]arage|[Ll]ab|[Bb]ase)[a-z]*) (?:is|are) (?:located |based |out )?(?:in|at) ${town}[.]?(?=\\s|$)`,
  'g',
);

/** What such words still say: that it is an office, or nothing, without the stop before them. */
const leftOf = (start: string, based: string): string => {
  const kind = /^([A-Za-z]+)[- ][Bb]ased$/.exec(based)?.[1]?.toLowerCase();
  if (kind === undefined) return '';
  return `${start}${/^(?:, |and )/.test(start) ? '' : 'The job is '}${kind}-based`;
};

/** Where others are ("a customer site in Europe"), and wider than any town. */
const ofOthers =
  /\b(?:customers?|clients?|suppliers?|partners?|tenants?|visitors?)['’]?s?['’]? (?:[a-z]+ )?(?:sites?|plants?|offices?|premises|houses?|homes?|stores?|works)\b/i;
const wide =
  /^(?:(?:North(?:ern)?|South(?:ern)?|East(?:ern)?|West(?:ern)?|Central|Mainland) )?(?:Europe|Asia|Africa|America|Britain|England|Scotland|Wales|Ireland|Germany|France|Spain|Italy|Austria|Switzerland|India|China|Japan|Australia|Canada|Scandinavia|Benelux)$/;

const elsewhere =
  /\b(?:goes|go|going|sent|send|refers?|referred|transferred|passed|handed|delivers?|delivered|ships?|sells?) (?:on |over )?to an? /;

/** "Loan Underwriter for our Guindy hub.", of which the hub was taken: what is left is the title, and tells nothing. */
export const withoutBareTitle = (left: string, typed: string, title: string): string =>
  left !== typed && title !== '' && left.trim().toLowerCase().startsWith(`${title.trim().toLowerCase()}.`)
    ? left
        .trim()
        .slice(title.trim().length + 1)
        .trim()
    : left;

/**
 * "In our Bradford office", where the General tab says Leeds and the job description knows of no Bradford in it: the
 * sentence without the town, which is told.
 */
export function withoutOtherTown(text: string, place: Place | null, known: string, notes: Set<string>): string {
  if (!place || place.remote || place.name === '') return text;
  const words = place.name.split(/[\s,]+/).filter((word) => /^[A-Z]/.test(word));
  const isOther = (typed: string): boolean => {
    // "Dublin Airport" is Dublin's; "Cass Airport" may be anybody's.
    const named = typed.replace(lying, '');
    return (named === typed || isTown(named)) && isOtherTown(named);
  };
  const isOtherTown = (named: string): boolean =>
    // "Our Head Office", "our Victorian school", "our Elm Avenue store": no town.
    (isPlace(named) ||
      !named.split(' ').some((word) => knowsNoun(word.toLowerCase()) || describes(word.toLowerCase()))) &&
    !/(?:an|ese|ish|ian)$/.test(named) &&
    // "Tell the truth in March and there is a farm in May".
    !month.test(named) &&
    !street.test(named) &&
    // "Our Cass Corridor shop": two words are a quarter, unless they are built like a town.
    (!named.includes(' ') || townOfTwo.test(named)) &&
    !words.some((word) => named.includes(word)) &&
    !known
      .split(/[\n.;]/)
      // "Location: Leeds or Bradford" offers the one or the other, and the General tab has chosen.
      .some((line) => line.includes(named) && words.some((word) => line.includes(word)) && !offersEither(line, named));
  /** Behind "our clinic in" a word with a capital is a place, whatever else it means: "our clinic in Meridian". */
  const isOtherName = (named: string): boolean =>
    isOther(named) ||
    (/^[A-Z][a-z]+$/.test(named) &&
      !month.test(named) &&
      !/^(?:Spring|Summer|Autumn|Winter|Town|City)$/.test(named) &&
      !isTongue(named) &&
      !words.includes(named) &&
      !known.split(/[\n.;]/).some((line) => line.includes(named) && words.some((word) => line.includes(word))));
  const without = (found: string, left: string, named: string, is = isOther): string => {
    // "Our out-of-hours goes to a clinic in Newcastle": other people's.
    if (!is(named) || wide.test(named) || elsewhere.test(found) || ofOthers.test(found)) return found;
    // Nobody knows whether "Gachibowli" is another town or a part of it.
    notes.add(
      `Wording that places the job in ${named} was left out: the General tab says ${place.name}.${isTown(named) ? '' : ` If ${named} is a part of it, put it into a text yourself.`}`,
    );
    return left;
  };
  const inSentence = (sentence: string): string =>
    sentence
      // "In the Waterford office": so named, it is where one works.
      .replace(theirIn, (found, named: string, at: number, all: string) =>
        // "Two days in the Munich office, the rest at home": in the office.
        isTown(named) || (/^[^,]*office$/.test(found) && isOther(named))
          ? without(
              found,
              /\bdays?(?: a week| per week| each week)?\s?$/i.test(all.slice(0, at)) &&
                /^ ?in the .*office$/i.test(found)
                ? found.replace(`${named} `, '')
                : '',
              named,
            )
          : found,
      )
      // "Sheffield site.", where the General tab says Chesterfield: all of it says where.
      .replace(onGround, (found, start: string, named: string) =>
        isTown(named) && isOther(named) ? without(found, start, named) : found,
      )
      .replace(atGround, (found, named: string) =>
        isTown(named) && isOther(named) ? without(found, '', named) : found,
      )
      // "Hybrid, one day in Bristol": in the office, where the General tab has another town.
      .replace(hybridIn, (found, before: string, named: string) =>
        isTown(named) ? without(found, `${before}in the office`, named) : found,
      )
      .replace(basedIn, (found, start: string, based: string, named: string, at: number, all: string) =>
        // "Based at Headingley with two days at home": what stands behind it belongs to it.
        isElsewhere(named, place.name, isOther) &&
        (/^(?:, |and )/.test(start) || !all.slice(at + found.length).startsWith(' with '))
          ? without(found, leftOf(start, based), named)
          : found,
      )
      .replace(houseIsIn, (found, start: string, _house: string, named: string) =>
        isElsewhere(named, place.name, isOtherName) ? without(found, start, named, isOtherName) : found,
      )
      .replace(postIn, (found, post: string, named: string) => without(found, post, named))
      // "A colleague who is moving to our Boston office": that is where somebody else goes.
      .replace(ourIn, (found, before: string, named: string, at: number, all: string) =>
        /^to /i.test(before) && /\b(?:mov|transfer|relocat|promot|second)\w*\s$/i.test(all.slice(0, at))
          ? found
          : without(found, before, named),
      )
      // "Berlin-Mitte" is no part of Berlin-Neukölln, and "our hotel in Leeds" none of Hull.
      .replace(houseIn, (found, house: string, named: string, at: number, all: string) =>
        isElsewhere(named, place.name, /^our\b/i.test(house) ? isOtherName : isOther) &&
        !/\b(?:like|from|near|visit\w*|cover\w*|based (?:at|in|on))\s$/i.test(all.slice(0, at)) &&
        // "Our sister hotel": one works in another.
        !/\b(?:sister|first|second|other|next|another|flagship)\b/i.test(house)
          ? without(found, house.trimEnd(), named, isOtherName)
          : found,
      )
      .replace(notedIn, (found, start: string, house: string, named: string) =>
        isHouse.test(house) && isElsewhere(named, place.name, isOther)
          ? without(found, `${start}${house}`, named)
          : found,
      )
      .replace(daysIn, (found, days: string, named: string) =>
        isElsewhere(named, place.name, isOther) ? without(found, days, named) : found,
      )
      .replace(seatIn, (found, named: string) => (isOther(named) ? without(found, '', named) : found))
      // "Workplace is our plant in Metzingen": the whole sentence says where.
      .replace(workplace, (found, named: string) => (isOther(named) ? without(found, '', named) : found))
      .replace(/[^.!?\n]+/g, (part) =>
        part.replace(postAt, (found, post: string, named: string) =>
          /^[A-Z]/.test(named) ? without(found, post, named) : found,
        ),
      );
  return text.split(/(?<=[.!?]\s)(?=[A-Z])|(?<=\n)/).reduce((all, sentence) => {
    const left = isNoPlaceOfJob(sentence) ? sentence : inSentence(sentence);
    // Of a sentence that says only where, its stop is left.
    return left !== sentence && /^\W*$/.test(left) ? all.trimEnd() + left.replace(/^[.!]/, '') : all + left;
  }, '');
}
