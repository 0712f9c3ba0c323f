/** Sentences that our reader made of a note: each of its openings with what may surely follow it. */
import { isCounted } from '../../language/nouns.ts';
import { headWord, isGroupHead, isJobHead, isPlaceHead, isWorkHead } from './heads.ts';
import { beginsWithName, isSoundThing } from './things.ts';
import { tellsTerms, tellsTimes, withoutPlaces } from './times.ts';

/** What a test of a sentence's rest needs to know: whether the recruiter typed some words so, and the words of the title. */
export interface Asked {
  has: (words: string) => boolean;
  titleWords: readonly string[];
}

type Test = (rest: string, asked: Asked) => boolean;

const article = /^(an?|the|our|your) (.+)$/;
/** A place or team: as it was typed, or with an article of ours before what is surely one. */
const isWhere: Test = (thing, asked) => {
  if (!isSoundThing(thing)) return false;
  if (asked.has(thing)) return true;
  const [, which = '', bare = ''] = article.exec(thing) ?? [];
  const head = headWord(bare);
  if (beginsWithName(thing) && which === 'a') return false;
  // Which one, nobody has said: a team is the one of the house, a shop is any.
  // "The Whitefield campus" has its name.
  if (which === 'the') return isGroupHead(head) || (/^\p{Lu}\p{Ll}/u.test(bare) && isPlaceHead(head));
  return isPlaceHead(head) || isGroupHead(head);
};

const noWorkplace =
  /^(?:in|on) (?:an?|the|our) (?:(?:single|double|twin|own|private|shared|en-?suite|furnished) (?:bed)?(?:room|flat|house|cabin|cottage|apartment|accommodation)s?|(?:[a-z]+ )?car park|(?:shared |hot |own |standing )?desk)\b/;
const atPlace = /^(?:in|at|on|from|across|within|out of|near) (?=\S)/;
const worksSo: Test = (rest, asked) => {
  if (/^with (?:one|two|three|four) /.test(rest))
    // "With one day a fortnight": a time is nobody to work with.
    return (
      isSoundThing(rest.slice(5)) &&
      !/^with \w+ (?:[a-z]+ )?(?:days?|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|hours?|months?|shifts?)\b/.test(
        rest,
      )
    );
  if (/^no /.test(rest) && asked.has(rest)) return true;
  if (tellsTimes(rest) || tellsTerms(rest)) return true;
  const as = /^as an? (.+)$/.exec(rest)?.[1];
  if (as) return isPost(as, asked);
  // "On site in Austin four days a week", "at our yard, Monday to Friday".
  if (/^(?:on site|from home|at home|at height|outdoors|indoors)\b/.test(rest))
    return isTimesOrNothing(rest) || (/^on site at /.test(rest) && isWhere(rest.replace(/^on site at /, ''), asked));
  if (/^(?:for|with) /.test(rest))
    return (
      isWhere(rest.replace(/^\w+ /, ''), asked) &&
      (/^(?:for|with) our /.test(rest) ||
        isPlaceHead(headWord(rest.replace(/^\w+ /, ''))) ||
        isGroupHead(headWord(rest.replace(/^\w+ /, '').replace(/^an? .* and (?=\w+$)/, ''))))
    );
  // "Beside the music director": as the recruiter has it, whoever that is.
  if (
    /^(?:(?:beside|alongside|with) (?:the|our|an?|two|three|four|\d)|closely with [a-z])/.test(rest) &&
    asked.has(rest)
  )
    return isSoundThing(rest.replace(/^(?:closely )?\w+ /, ''));
  if (!atPlace.test(rest)) return tellsTimesWhere(rest, asked);
  // "A single room", "a car park behind", "a shared desk": where one sleeps, parks and sits, and no place of work.
  if (noWorkplace.test(rest)) return false;
  return isWhere(rest.replace(atPlace, ''), asked);
};
/** "Nights at Birchwell Lodge", "waking nights in a home for older people": when, and then where. */
export const tellsTimesWhere: Test = (text, asked) =>
  [...text.matchAll(/ (?:in|at|on|across) (?=(?:our|the|an?|both|\p{Lu}))/gu)].some(
    (where) =>
      tellsTimes(text.slice(0, where.index)) && isWhere(text.slice((where.index ?? 0) + where[0].length), asked),
  );
const isTimesOrNothing = (rest: string): boolean => {
  const left = withoutPlaces(
    rest.replace(/ once you .*$/, '').replace(/^(?:on site|from home|at home|at height|outdoors|indoors),?/, ''),
  ).trim();
  return left === '' || /^(?:daily|all year|most days|every day)$/.test(left) || tellsTimes(left.replace(/^with /, ''));
};

/** Words that make of a post the one that there is: "a sole manager", "a chief executive". */
const onlyOne = /^(?:\d|sole|only|chief|managing|one|two|three|most|some)\b/i;
/** Somebody who does a job, by the end of the word. */
const doer = /^(?:[a-z]{3,}(?:er|or|ist|ant|ian)|nurse|chef|cook|clerk|lead)$/;
const isPost: Test = (post, asked) => {
  const head = headWord(post).toLowerCase();
  return (
    !onlyOne.test(post) &&
    // "A Sailmaker's assistant": the capital of the note, or somebody's name.
    !/^\p{Lu}\p{Ll}+['’]s /u.test(post) &&
    (asked.titleWords.includes(head) || (doer.test(head) && asked.has(post))) &&
    isSoundThing(`a ${post}`)
  );
};

const isOneOf: Test = (rest, asked) =>
  // "Part of the week in the mill": somebody is there, and none of it.
  !/^(?:part|half|most|some) of (?:the|each|every|your|a) (?:day|week|month|year|season|shift|time)\b/.test(rest) &&
  isSoundThing(rest.replace(/^(?:an? )?(?:head|member|part|second|deputy) of /, '')) &&
  (/^(?:an? )?(?:[a-z-]+ )*(?:member|part|head|second|deputy|one|third)\b/i.test(rest)
    ? asked.has(rest.replace(/^an? /, ''))
    : /^(?:based|posted|on a)\b/.test(rest) ||
      /^an? (?:[a-z-]+ )?[A-Z]{2,5} (?:to|on|in|at|for|with) /.test(rest) ||
      (/^the (?:[a-z]+ )?lead\b/.test(rest) && asked.has(rest.slice(4))) ||
      isPost(rest.replace(/^an? /, ''), asked));

/** A job by its name, whatever is told of its times behind commas. */
export const isJob = (thing: string): boolean => {
  const whole = thing.replace(
    /\b(full-time|permanent|exempt|salaried|part-time|fixed-term|registered), (?=[a-z-]+ )/g,
    '$1 ',
  );
  const head = headWord(whole);
  const [first = '', ...rest] = whole.split(/, (?!\d{3}\b)/);
  const open = rest.filter((part) => !tellsTimes(part) && !tellsTerms(part));
  return (
    (isJobHead(head) ||
      /\b(?:maternity|paternity|parental|adoption|sickness|secondment) cover for \w+ (?:months?|years?)$/.test(
        first,
      )) &&
    isSoundThing([first, ...open].join(', '))
  );
};

const isWork: Test = (rest) =>
  (isWorkHead(headWord(rest)) ||
    rest
      .replace(/^(?:mostly|mainly) /, '')
      .split(/, | and /)
      .every((part, at, all) => {
        const head = headWord(part);
        return (
          isWorkHead(head) ||
          /^[a-z]+ing(?:$| (?:the|our|an?|[a-z]+[^\Wsu]s)\b)/.test(part) ||
          /[a-z]ing$/.test(head) ||
          // "Repairs and tests of pumps": a row of which the first has its head.
          (at > 0 && isWorkHead(headWord(all[0] ?? '')))
        );
      })) &&
  isSoundThing(`the ${rest.replace(/^(?:the|an?) /, '')}`);

/** "Brewing, cellar work and a bit of delivery": a row of what one does, that an "and" closes. */
export const isWorkRow = (text: string): boolean =>
  / and /.test(text) && isWork(text, { has: () => true, titleWords: [] });

/** "There is", "you have": a thing that is one, several, or stuff, as the verb has it. */
const isThere =
  (one: boolean): Test =>
  (rest) => {
    const head = headWord(rest).toLowerCase();
    if (/^(?:about |over )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) of us$/.test(rest))
      return true;
    // "A pickup": what of it?
    if (/^an? [\w-]+$/.test(rest)) return false;
    // "Some two years": how long what is?
    if (/^(?:some |about |around )?(?:two|three|four|five|six|\d+) (?:years|months|weeks|days|hours)$/.test(rest))
      return false;
    // "No school holidays off": nobody has them off.
    if (/ off$/.test(rest)) return false;
    if (!isSoundThing(rest) || /^(?:no|an?|the)? ?(?:on|in|at(?! most)|of|for)\b/.test(rest)) return false;
    if (one) return /^(?:an?|no|one|the) /.test(rest) ? !/[^su]s$/.test(head) : !isCounted(head);
    return /[^su]s$|^(?:people|staff|us|children)$/.test(head) || / and /.test(rest);
  };

/** "Week off on a weekday" lacks its article, whatever "off" may be. */
const hadThing: Test = (rest) =>
  !/^(?:week|day|month|fortnight|night|weekend|shift|evening|morning|afternoon) off\b/.test(rest) &&
  (tellsTimes(rest) || isSoundThing(rest));

const date = /^(?:in|on|from|at|as soon as|after|by|once|around|immediately)\b/;
/** What the recruiter typed behind the verb that is ours, with or without an article of ours. */
const asTypedThing: Test = (rest, asked) =>
  asked.has(rest.replace(/^(?:an?|the) /, '').replace(/ and are on call .*$/, '')) &&
  isSoundThing(rest.replace(/ and are on call .*$/, ''));
/** Openings, and what may follow each. The first that fits decides. */
const openings: readonly (readonly [RegExp, Test])[] = [
  [/^(?:Here, |In this job, )?[Yy]ou (?:will |can |also )?work /, worksSo],
  [/^You (?:will|would) be (?=\S)/, isOneOf],
  [/^You (?:don['’]t|never) work /, (rest) => tellsTimes(rest)],
  [
    /^You (?:finish|start|have your weekly day off|are in the yard|have an early finish) /,
    (rest) => tellsTimes(rest) || date.test(rest),
  ],
  [/^(?:Each week you|You) spend /, (rest) => isSoundThing(rest)],
  [/^You (?:take over from|get|have) /, hadThing],
  [/^You go to (?:college|school) /, isSoundThing],
  [
    /^As an? /,
    (rest, asked) =>
      asked.titleWords.includes(/^[^,]* ([a-z]+), you [a-z]+ /.exec(` ${rest}`)?.[1] ?? '') &&
      asked.has(rest.replace(/^[^,]+, you [a-z]+ /, '')),
  ],
  [
    /^(?:You (?:lead|run|manage|head|own|support|cover|supervise|handle|keep|operate|join|look after)|We (?:make|serve|sell|run|build|work in)|The job covers|You are (?:appointed|(?=the [a-z]+ (?:lead|to|for|of|in)\b))) ?/,
    asTypedThing,
  ],
  [/^You do /, (rest) => !/^\d/.test(rest) && isSoundThing(rest) && isWorkHead(headWord(rest))],
  [
    /^You are (?:paid|posted|based|employed|trained|on|in|at|home|off|self-employed|finished)\b ?/,
    (rest) => rest === '' || tellsTimes(rest) || isSoundThing(rest),
  ],
  [/^(?:This|It) is /, (rest) => isJob(rest) || /^a (?:two|three|four)-shift [a-z]+$/.test(rest)],
  [/^These are /, (rest) => isJob(rest)],
  [
    /^The (?:job|role|post|position) (?:starts|becomes|ends|runs|lasts) /,
    (rest) =>
      date.test(rest) ||
      /^permanent\b/.test(rest) ||
      /^(?:\d+|one|two|three|four|six|nine|ten|twelve|eighteen) (?:days|weeks|months|years?)$/.test(rest),
  ],
  [
    /^The (?:job|role|post|position|work) is (?=(?:all year|hybrid|remote|fully|full|part|perm|temp|fixed|phys|season|office|home|field|site|salar|grant|free|in |at |on |mat))/,
    (rest, asked) =>
      isWork(rest, asked) ||
      (rest.includes(': ') && asked.has(rest)) ||
      tellsTerms(rest) ||
      tellsTimes(rest) ||
      /^[a-z-]+ \([^()]+\)$/.test(rest) ||
      /^maternity cover/.test(rest) ||
      /^fixed-term for [\w ]+ (?:months?|years?), covering (?:an? |the )?[a-z ]+$/.test(rest) ||
      (atPlace.test(rest) && isWhere(rest.replace(atPlace, ''), asked)) ||
      /^(?:grant-)?funded /.test(rest),
  ],
  [/^The work is /, isWork],
  [
    /^The [a-z]+ (?:training|apprenticeship|traineeship|programme|course) starts (?=on|in)/,
    (rest) => isSoundThing(rest.replace(/ and takes [\w-]+ (?:years|months)/, '')),
  ],
  [/^The (?:work|job) includes /, (rest) => isSoundThing(rest)],
  [
    /^The (?:pay|rate|bonus|salary) (?:is|goes|depends|includes|rises|starts) /,
    (rest) => isSoundThing(rest) || isSoundThing(`paid ${rest}`) || / you [a-z]+$/.test(rest),
  ],
  [/^There is /, isThere(true)],
  [/^There are /, isThere(false)],
  [
    /^We (?:are|have been) (?!closed|open (?!since))/,
    (rest, asked) => asked.has(rest.replace(/^an? /, '').replace(/ school$/, '')) && isSoundThing(rest),
  ],
  [/^(?:The|Our) (?:current|present|outgoing|new|old) .* (?:retires|leaves|moves on|steps down) /, () => true],
  [/^The [a-z]+ (?:works|runs) (?=[a-z\d]+ shifts)/, tellsTimes],
  [/^The team has /, isThere(false)],
  [/^We have /, isThere(false)],
  [/^We are (?:closed|open) /, (rest) => tellsTimes(rest) || /^(?:on|in|over|all|from|between) /.test(rest)],
];

/** A thing that has its article, or needs none, before "is provided", "opens at 6.30". */
const isSubject = (thing: string): boolean => {
  const text = thing.trim();
  const head = headWord(text).toLowerCase();
  return (
    isSoundThing(text) &&
    !/\b(?:in|on|at|of|for|with|to|but|and)$/.test(text) &&
    (/^(?:an?|the|our|your|no|all|every|each|any|some|half|alternate|\d)\b/i.test(text) ||
      tellsTerms(text.toLowerCase()) ||
      text.toLowerCase() === 'job share' ||
      /[^su]s$/.test(head) ||
      /^(?:staff|work|supervision|accommodation|overtime|training|parking|travel|mileage|piecework|equipment|clothing|ppe|food|transport|insurance|indemnity|[a-z]+ing)$/.test(
        head,
      ))
  );
};
const isSo =
  /^(.+?) (?:is|are) (?:(?:also|all|fully|always|not) )?(?:provided|supplied|published|protected|extended|planned|agreed|arranged|booked|paid|included|covered|offered|available|possible|needed|required|considered|guaranteed|welcome|preferred|shared|free|given|allowed|weekly|new|off|optional|essential|expected|capped|quarterly|yearly|monthly|open)\b(.*)$/;
const goesAt = /^(.+?) (?:starts|opens|shuts|closes|ends|finishes|begins) (?:at|on|in) (.+)$/;

/** Whether a sentence that nobody typed so is surely what was meant. */
export function surelyMade(sentence: string, asked: Asked): boolean {
  // "We have 18 beds, and you'd look after six of them": two, of which each is sure.
  const [, one = '', other = ''] = /^(.+), and ((?:(?:you|we)['’d]*|[A-Z][a-z]+ (?:is|are)) .+)$/.exec(sentence) ?? [];
  if (other && asked.has(other)) return surelyMade(one, asked);
  for (const [opening, test] of openings) {
    const found = opening.exec(sentence);
    if (found) return test(sentence.slice(found[0].length), asked);
  }
  const so = isSo.exec(sentence);
  // "The ship is weekly": is there one?
  if (so && / is (?:weekly|quarterly|yearly|monthly)$/.test(sentence))
    return /^(?:pay|rate|wage|rent|meeting|call|visit|delivery|service|report|review|bonus)$/.test(
      headWord(so[1] ?? '').toLowerCase(),
    );
  if (so) return isSubject(so[1] ?? '') && !lacksThing(so[2] ?? '');
  const at = goesAt.exec(sentence);
  if (at) return isSubject(at[1] ?? '') && (tellsTimes(at[2] ?? '') || /^[A-Z][a-z]+(?: 20\d\d)?$/.test(at[2] ?? ''));
  // "The tack room has 40 saddles".
  const has = /^((?:The|Our) .+?) has (.+)$/.exec(sentence);
  if (has) return isSubject(has[1] ?? '') && isSoundThing(has[2] ?? '');
  // "Each shift is 12 hours long", "the rating training is about 9 months".
  const is = /^((?:The|Each|Our|Your) .+?) (?:is|are) (.+)$/.exec(sentence);
  // "The home is daily", of "home daily".
  if (is && /^(?:daily|weekly|nightly|monthly|yearly)$/.test(is[2] ?? ''))
    return /^(?:pay|rate|wage|meeting|call|visit|delivery|service|report|review)s?$/.test(headWord(is[1] ?? ''));
  return is !== null && isSubject(is[1] ?? '') && (isSoundThing(is[2] ?? '') || tellsTimes(is[2] ?? ''));
}
const lacksThing = (rest: string): boolean =>
  rest.trim() !== '' && !/^,? ?never\b/.test(rest) && !isSoundThing(`paid${rest}`);
