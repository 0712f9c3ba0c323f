/** Whether two requirements ask for the same, and which of them says more: brief and job description often name one thing in two ways. */
import { stem, wordsOf } from '../../language/words.ts';
import { isLanguage } from '../../mining/requirements/person-shapes.ts';
import { asAccredited, atLevel, byScheme, inScheme, sameDegree, sameLevel } from './same-degree.ts';
import { sameManner } from './same-manner.ts';
import { openTrade, sameRegister, sameTrade, sameTraining } from './same-register.ts';

type Class = 'paper' | 'experience' | 'skill';

const paper =
  /\b(?:qualifications?|certificat(?:e|ion)s?|cards?|licen[cs]es?|diplomas?|degrees?|awards?|registration|registered|tickets?|accreditation|pins?|status|checks?|membership|clearance|disclosure|vetting|permits?)\b/i;
const experience =
  /\bexperience\b|\bbackground\b|\byears?[’']? (?:of|in|as|with|on|at)\b|^(?:an?|one|\d+\+?) years? (?:in|of|as|on|at)\b/i;
/** "Have worked with volunteers": experience of it. */
const worked = /^have (?:\w+ly )?(?:worked|been|managed|led|run|supervised|taught|cared)\b/i;
const skill = /\b(?:knowledge|understanding|skills?|awareness|grasp|command)\b|^know /i;

/** "... or the willingness to get one", "... or working towards it": another way in, and nothing that it is about. */
const wayIn =
  /, which (?:we|you|can|may|must|is|are|will)\b.*$|,? or (?:an? |the |are |is |we |you )?(?:(?:ability|willingness|eligibility|commitment) to|working towards|(?:be )?(?:enrolled|willing|able|eligible|about|due|expect\w+|set to|await\w+|waiting|qualifying|graduating|in the (?:process|final|last)|in (?:line|training)|on (?:track|course))|part[- ]qualified|studying|to get|learn(?:t|ed)|equivalent|similar|relevant|related)\b.*$/i;

function classOf(whole: string): Class | null {
  const text = whole.replace(wayIn, '');
  if (experience.test(text) || worked.test(text)) return 'experience';
  if (skill.test(text)) return 'skill';
  return paper.test(text) ? 'paper' : null;
}

/** Words that every requirement of a kind has, and that say nothing of what it is about. */
const plain = new Set(
  `a an the of in with as at to for and or on by from using your our own have had been be able can know knows speak speaks speaker learner fluent is are some any at least more than over up minimum min
  year years month months experience experienced experiences knowledge understanding skill skills awareness grasp command qualification qualifications certificate certificates certification card cards
  licence license licences licenses diploma degree degrees award registration registered ticket accreditation status check checks membership clearance disclosure vetting permit pin good strong excellent solid
  sound basic working proven previous prior relevant recent demonstrable valid current full clean new similar equivalent related role roles post position environment setting one two three four five six seven
  eight nine ten holder qualified completed native conversational business oral verbal written spoken communication language level subject discipline field ideally preferably uk eu work worked working job proficient proficiency confident competent comfortable familiar familiarity microsoft ms use using user background advanced intermediate expert`
    .split(/\s+/)
    .map(stem),
);

export const about = (text: string): Set<string> =>
  new Set(
    wordsOf(
      text
        // "A motorbike" and "a two-wheeler".
        .replace(/\b(?:two|2)-wheelers?\b|\b(?:motor)?(?:cycle|bike)s?\b|\bscooters?\b/gi, 'bike')
        // A tachograph is a tacho to those who have one.
        .replace(/\btacho(?:graph)?s?\b/gi, 'tacho')
        // "Machined parts" and "machined components".
        .replace(/\bcomponents?\b/gi, 'parts')
        // "Forklift certification" and "forklift certified" are of forklifts.
        .replace(/\bcertified\b/gi, 'certification')
        // "German at B2" is of German.
        .replace(/\bat [ABC][12]\b\+?(?: to [ABC][12])?(?: or (?:better|above|higher))?/g, '')
        .replace(/\([^)]*\)/g, (aside) => (/^\([A-Z]{2,6}\)$/.test(aside) ? aside : ' '))
        // "3 years of relevant experience, preferably in a bank": where is a wish.
        .replace(/, (?:preferably|ideally) .*$/i, '')
        .replace(wayIn, ''),
    )
      .flatMap((word) => word.toLowerCase().split(/[/-]/))
      // "Care" is no car.
      .map((word) => (word === 'care' ? word : stem(word.replace(/[’']s?$/, ''))))
      .filter((word) => word.length > 1 && !plain.has(word) && !/^\d/.test(word)),
  );

/** "A-level teaching" is no place in the register of the Teaching Council, and "F-Gas" none in Gas Safe. */
const inRegister = (paper: string, named: ReadonlySet<string>, of: ReadonlySet<string>): boolean =>
  /\bregist(?:ered|ration)\b|\bdegree\b/i.test(paper) && named.size === 1 && of.size > 1;

const within = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((word) => other.has(word));

/** "Speak Welsh", "a Welsh speaker or learner": nothing but a language. */
const isTongue = (words: ReadonlySet<string>): boolean =>
  words.size > 0 && [...words].every((word) => isLanguage(word.charAt(0).toUpperCase() + word.slice(1)));

/** Numbers in figures and in words; "a year" is one. */
export const numbersIn = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .match(/\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|several)\b|\ban? (?=year|month)/g) ?? []
  ).map((number) => String(inWords.indexOf(number.trim().replace(/^an?$/, 'one')) + 1 || number));
/** So many years of work, of whatever kind. */
const isYears = (text: string): boolean =>
  /^(?:at least |over )?(?:\d+\+?|[a-z]+) years?(?:['’]s?)?(?: of)? experience$/i.test(text);
const inWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "Qualified Teacher Status" is QTS. */
export function spellsOut(letters: string, text: string): boolean {
  if (!/^[A-Z]{3,6}$/.test(letters)) return false;
  const words = (text.match(/[A-Za-z]+/g) ?? []).filter((word) => !/^(?:and|of|the|for|in)$/i.test(word));
  return words.some(
    (_, start) =>
      words
        .slice(start, start + letters.length)
        .map((word) => word.charAt(0).toUpperCase())
        .join('') === letters && words.length - start >= letters.length,
  );
}
/** Whether what is asked for are names alone: "experience with PostgreSQL or MySQL". */
const namesOnly = (text: string): boolean =>
  /^(?:(?:(?:good|strong|some|hands-on) )?(?:experience|knowledge) (?:with|of|in) |know )?[A-Z][\w.+#]*(?:(?:,| or|, or) [A-Z][\w.+#]*)+$/.test(
    text,
  );
/** Nothing but names: "know Leap", "Dentally or SOE". */
const isRow = (text: string): boolean =>
  /^(?:know )?[A-Z][\w.+#]*(?:(?:,| or| and|, or|, and) [A-Z][\w.+#]*)+$/.test(text);
/** "Know Excel", "know Java 11 and SQL". */
const knowsNames = /^know [A-Z][\w.+#]*(?: [\dA-Z][\w.+#]*)*(?:(?:, | and | or )[A-Z][\w.+#]*(?: [\dA-Z][\w.+#]*)*)*$/;
const lettersIn = (text: string): string[] => text.match(/\b[A-Z]{3,6}\b/g) ?? [];

/** A licence to drive a car, however it is called; the classes of lorries and buses are others. */
const drives = (text: string): boolean =>
  /\blicen[cs]e\b/i.test(text) &&
  (/\b(?:driving|driver[’']?s?)\b/i.test(text) ||
    /^(?:an? )?(?:full|clean|manual|valid|current|UK|EU| )+ licen[cs]e\b/i.test(text)) &&
  !/\b(?:HGV|LGV|PCV|PSV|CDL|C\+E|C1|D1|category|cat|forklift|motorcycle|minibus|trailer|taxi|hackney)\b/i.test(text);

/** "A class B licence", "a category B driving licence". */
const drivenClass = (text: string): string | null =>
  /\blicen[cs]e\b/i.test(text)
    ? (/\b(?:class|category|cat\.?) ([A-D][1E]?E?)\b/i.exec(text)?.[1]?.toUpperCase() ?? null)
    : null;

/** "An Ohio Class I water license", "a Class I operator license": one kind of paper, and one class of it. */
const classed =
  /\b(?:(class|grade|tier) ([IVX]+|\d+|[A-E]))\b.*?\b(licen[cs]e|certificate|certification|registration|ticket|permit|card)\b/i;
const inClass = (text: string): string | null => {
  const [, scale, which, kind] = classed.exec(text) ?? [];
  return scale && which && kind ? `${scale} ${which} ${kind}`.toLowerCase().replace(/licence/, 'license') : null;
};

const body =
  /\bmember(?:ship)? of (?:an? |the )?(?:(?:recogni[sz]ed|relevant|appropriate|professional|chartered) )+([a-z]{5,})(?:[a-z ]*)? (?:body|institute|institution|association)\b/i;
/** "A member of a professional accountancy body" is a qualified accountant. */
const inBody = (one: string, other: string): boolean => {
  const trade = body.exec(one)?.[1]?.slice(0, 7).toLowerCase();
  return (
    trade !== undefined &&
    /\b(?:qualified|chartered|certified|registered)\b/i.test(other) &&
    wordsOf(other).some((word) => word.toLowerCase().startsWith(trade))
  );
};

/** Years of work in one field, of which the job description asks for as many or more: "four years in hotel events", "at least five years in event management". */
function sameField(mine: ReadonlySet<string>, theirs: ReadonlySet<string>, one: string, other: string): boolean {
  const years = [one, other].map((text) => (/\byears?\b/i.test(text) ? Number(numbersIn(text)[0] ?? 0) : 0));
  const shared = [...theirs].filter((word) => mine.has(word)).length;
  if (shared === 0 || !years[0]) return false;
  // "Four years in operations or SRE", "4+ years in SRE or DevOps": as many, in fields of which one is enough.
  if (years[0] === years[1] && [one, other].every((text) => / or /.test(text))) return true;
  return (years[1] ?? 0) >= years[0] && shared * 2 >= theirs.size;
}

/** "DTS, DCATS or equivalent": the letters of a paper that the other writes out, in whatever order. */
function isInLetters(one: string, other: string): boolean {
  const letters = /^(?:an? )?((?:[A-Z]{2,6}(?:, | or )?)+) or (?:an? )?equivalent$/
    .exec(one)?.[1]
    ?.match(/[A-Z]{3,6}/g);
  const initials = (other.match(/[A-Za-z]+/g) ?? [])
    .filter((word) => /^[A-Z]|^(?:diploma|degree|certificate|award|licence|qualification)$/.test(word))
    .map((word) => word.charAt(0).toUpperCase());
  return (
    initials.length > 2 &&
    (letters ?? []).some((name) =>
      [...name].every((letter, at) => initials.includes(letter) && name.indexOf(letter) === at),
    )
  );
}

/** What somebody is ready for, and nothing else: "ready to work weekends", "happy to work weekends". */
const readyFor =
  /^(?:(?:be )?(?:ready|happy|willing|prepared|available|able|free|fine|ok) (?:to work|to do|for|with|to)|work) (.+)$/i;
const timesIn = (text: string): ReadonlySet<string> =>
  new Set(
    (readyFor.exec(text)?.[1] ?? '')
      .toLowerCase()
      .match(
        /\b(?:nights?|evenings?|weekends?|days|lates|earlies|bank holidays|saturdays?|sundays?|shifts?|overtime|on call)\b/g,
      ) ?? [],
  );

/** Letters that everybody reads as words. */
const asWords: readonly (readonly [RegExp, string])[] = [
  [/\bP&Ls?\b|\bP and L\b/g, 'profit and loss'],
  [/\bM&A\b/g, 'mergers and acquisitions'],
  [/\bH&S\b/g, 'health and safety'],
  [/\bL&D\b/g, 'learning and development'],
  [/\bR&D\b/g, 'research and development'],
  [/\bFLT\b/g, 'forklift'],
  [/\b(?:(?:3|three)-year )?MVR\b/g, 'driving record'],
  // "Level 3 in childcare" is an early years qualification.
  [/\b[Ee]arly[- ][Yy]ears(?: education)?\b/g, 'childcare'],
  [/\bML\b/g, 'machine learning'],
  [/\bprofit and loss accounts?\b/g, 'profit and loss'],
];
const spelled = (text: string): string =>
  asWords.reduce((said, [letters, words]) => said.replace(letters, words), text);

/** Degrees by their letters, and in words. */
const degrees: readonly (readonly [RegExp, RegExp])[] = [
  [/\bMSN\b/, /^(?:an? )?master['’]?s(?: degree)? in nursing$/i],
  [/\bBSN\b/, /^(?:an? )?bachelor['’]?s(?: degree)? in nursing$/i],
  [/\bDNP\b/, /^(?:an? )?doctorate in nursing(?: practice)?$/i],
  [/\bMBA\b/, /^(?:an? )?master['’]?s(?: degree)? in business(?: administration)?$/i],
  [/\bMSW\b/, /^(?:an? )?master['’]?s(?: degree)? in social work$/i],
  [/\bLLB\b/, /^(?:an? )?(?:bachelor['’]?s |law )?degree(?: in law)?$/i],
];
const hasLed =
  /\b(?:years?|months?)\b.*\b(?:supervising|managing|leading) (?:an? |the )?(?:[a-z]+ )?(?:team|people|staff|crew|colleagues)\b/i;
const inLetters = (one: string, other: string): boolean =>
  degrees.some(([letters, words]) => letters.test(one) && words.test(other));

/** Whether the second is the first's licence, or the first's programs, with what it has to be besides. */
function isMoreOf(first: string, second: string): boolean {
  if (second.split(' ').length > 18 || second.length <= first.length) return false;
  if (knowsNames.test(first)) return second.startsWith(`${first} `) && moreOfName.test(second.slice(first.length));
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
  // Category B is the car's.
  const car = (text: string): boolean => drives(text.replace(/ ?\(?(?:category|class|cat\.?) B\)?(?![+E])/gi, ''));
  return (
    /\bdriv|\bheld\b/.test(first) &&
    car(first) &&
    car(second) &&
    ![first, second].some((text) => /\bor\b/.test(text.replace(/\bor (?:more|fewer|less)\b/, ''))) &&
    words(first.replace(/^an? /i, '')).every((word) => words(second).includes(word))
  );
}
/** Which of its releases, and how well. */
const moreOfName = /^ (?:\d[\d.]* or (?:later|above|newer|higher)$|(?:at|to) [a-z]+ level$)/;

/** "Ten years in finance, at least four in trade or food" has both words of "experience in trade finance", and nothing of it: a field of two words stands in one clause. */
export function isPartedIn(text: string, named: string): boolean {
  const field = /^(?:(?:experience (?:in|of|with)|knowledge of) )?([a-z-]+ [a-z-]+)$/.exec(named)?.[1];
  return field !== undefined && !text.split(/[,;]/).some((clause) => within(about(field), about(clause)));
}

/** Whether both name a class by its letter, and not the same. */
export function isOtherClass(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((text) => /\b[Cc]lass ([A-Z\d])\b/.exec(text)?.[1]);
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

/** Whether two requirements ask for the same. */
export function asksSame(typed: string, typedToo: string): boolean {
  // "Class D water license at hire", "Class C in 12 months": one paper and the next.
  if (isOtherClass(typed, typedToo)) return false;
  if (inLetters(typed, typedToo) || inLetters(typedToo, typed)) return true;
  // "Two years in retail, one of them supervising a team", "previous supervisory experience".
  if (
    hasLed.test(typed) &&
    /^(?:previous |proven |prior |some |relevant )?(?:supervisory|management|managerial|leadership|people management) experience\b/i.test(
      typedToo,
    )
  )
    return true;
  const [one, other] = [spelled(typed), spelled(typedToo)];
  const known = /\b(?:profit and loss|mergers and acquisitions)\b/;
  const field = known.exec(one)?.[0];
  // "Comfortable with P&L", "confident reading a profit and loss account".
  if (field && known.exec(other)?.[0] === field && [one, other].every((text) => wordsOf(text).length < 9)) return true;
  if (atLevel(one, other) !== null || atLevel(other, one) !== null) return true;
  if (sameManner(one, other) || sameLevel(one, other)) return true;
  const [mineAt, theirsAt] = [timesIn(one), timesIn(other)];
  if (
    mineAt.size > 0 &&
    theirsAt.size > 0 &&
    (within(theirsAt, mineAt) || (within(mineAt, theirsAt) && /^work /.test(one) === /^work /.test(other)))
  )
    return true;
  if (drives(one) && drives(other)) return true;
  if (isMoreOf(one, other)) return true;
  if (
    inBody(one, other) ||
    inBody(other, one) ||
    sameTrade(one, other) ||
    sameTraining(one, other) ||
    sameRegister(one, other)
  )
    return true;
  if (isInLetters(one, other) || isInLetters(other, one)) return true;
  const [mineClass, theirClass] = [drivenClass(one), drivenClass(other)];
  if (mineClass !== null && mineClass === theirClass) return true;
  const grade = inClass(one);
  if (grade !== null && grade === inClass(other)) return true;
  if (
    lettersIn(one).some((letters) => spellsOut(letters, other)) ||
    lettersIn(other).some((letters) => spellsOut(letters, one))
  )
    return true;
  const mine = about(one);
  const theirs = about(other);
  const kinds = [classOf(one), classOf(other)];
  // What asks for one more language says more.
  if (isTongue(mine) && isTongue(theirs)) return within(theirs, mine);
  if (inScheme(one, other)) return true;
  if (kinds[0] === 'experience' && kinds[1] === 'experience') {
    // "A year in a hotel kitchen", "at least 1 year's experience in a similar role".
    if (mine.size === 0 && theirs.size === 0) {
      const [first, second] = [numbersIn(one), numbersIn(other)];
      return first.length === 0 || second.length === 0 || first.some((number) => second.includes(number));
    }
    if (mine.size === 0 || theirs.size === 0)
      return (
        // "Three years' experience", "3 to 5 years of experience in Java".
        (isYears(mine.size === 0 ? one : other) &&
          numbersIn(one).some((number) => numbersIn(other).includes(number))) ||
        /\b(?:similar|relevant|the) (?:role|position|post|environment|setting|experience)\b|^(?:previous|prior|relevant)\b/i.test(
          mine.size === 0 ? one : other,
        )
      );
    return (
      (within(mine, theirs) && !isPartedIn(other, one)) ||
      (within(theirs, mine) && !isPartedIn(one, other)) ||
      sameField(mine, theirs, one, other)
    );
  }
  if (mine.size === 0 || theirs.size === 0) return false;
  // "NVQ Level 2" and "NVQ Level 3" are two.
  const [numbers, others] = [numbersIn(one.replace(wayIn, '')), numbersIn(other.replace(wayIn, ''))];
  if (numbers.length > 0 && others.length > 0 && !numbers.some((number) => others.includes(number))) return false;
  // "A clean MVR" is a clean driving record.
  if ((one !== typed || other !== typedToo) && mine.size > 1 && mine.size === theirs.size && within(mine, theirs))
    return true;
  const named = lettersIn(one).some((letters) => theirs.has(stem(letters)));
  if (kinds[0] === kinds[1] && kinds[0] !== null)
    return mine.size === theirs.size ? within(mine, theirs) : named && (within(mine, theirs) || within(theirs, mine));
  // "Know Kafka and PostgreSQL", "experience with PostgreSQL or MySQL": one of several is among those that are asked for.
  if ((isRow(one) || isRow(other)) && kinds.every((kind) => kind !== 'paper')) {
    const [row, rest] = isRow(one) ? [mine, theirs] : [theirs, mine];
    const either = / or /.test(isRow(one) ? other : one) && namesOnly(isRow(one) ? other : one);
    if (either && [...rest].some((word) => row.has(word))) return true;
  }
  // "Know Excel" and "experience with Excel or Sheets": who knows it has one of them.
  const [name, open] = knowsNames.test(one) ? [mine, other] : [theirs, one];
  if (
    (knowsNames.test(one) || knowsNames.test(other)) &&
    / or /.test(open) &&
    namesOnly(open) &&
    !/\byears?\b/.test(open) &&
    name.size > 0 &&
    within(name, about(open))
  )
    return true;
  // "Know Excel" and "proficient in Microsoft Excel", "know Zendesk" and "experience with Zendesk".
  if (
    (knowsNames.test(one) || knowsNames.test(other)) &&
    !/\byears?\b|\bmonths?\b/.test(`${one} ${other}`) &&
    (knowsNames.test(one) ? within(theirs, mine) : within(mine, theirs))
  )
    return true;
  // "Leap or Keyhouse" and "experience of Leap".
  if (isRow(one) !== isRow(other))
    return within(isRow(one) ? theirs : mine, isRow(one) ? mine : theirs) && (kinds[0] === null || kinds[1] === null);
  // "Food law" and "knowledge of food law", "a two-wheeler" and one with its licence.
  if (
    (kinds[0] === null &&
      kinds[1] !== 'experience' &&
      kinds[1] !== null &&
      !isTongue(mine) &&
      within(mine, theirs) &&
      !inRegister(other, mine, theirs)) ||
    (kinds[1] === null &&
      kinds[0] !== 'experience' &&
      kinds[0] !== null &&
      !isTongue(theirs) &&
      within(theirs, mine) &&
      !inRegister(one, theirs, mine))
  )
    return true;
  // A name alone is what there is a paper, or knowledge, of.
  return named && (kinds[0] === null || kinds[1] === null) && (within(mine, theirs) || within(theirs, mine));
}

/** Of two that ask for the same, the one to say; the first is the brief's. What only its brackets add is kept. */
export function fuller(first: string, second: string): string {
  // "A driving licence" and "a full UK driving licence", "know Trados Studio" and "know Trados Studio 2022 or later".
  if (isMoreOf(first, second)) return second;
  // "A Registered Nurse (Adult) with a current NMC pin".
  if (/^an? [a-z ]*[A-Z]/.test(first) && second.startsWith(`${first} with `) && second.split(' ').length <= 14)
    return second;
  // "Maths at grade 4" and "maths at grade 4 or above": a better one is as good.
  if (second.replace(/ or (?:above|higher|better|over)$/, '') === first) return second;
  // "Know Excel" and "advanced knowledge of Excel".
  if (
    knowsNames.test(first) &&
    /^(?:an? )?(?:advanced|intermediate|expert|strong|good|excellent|very good) /.test(second)
  )
    return second;
  // "Level 3 in childcare" and "a Level 3 early years qualification": the one that has its article.
  if (
    /^(?:a )?Level \d (?:qualification )?in /.test(first) &&
    /^an? Level \d .*\b(?:qualification|diploma|certificate|award)$/.test(second)
  )
    return second;
  // "QTS" and "Qualified Teacher Status".
  const letters = /^(?:an? )?([A-Z]{3,6})$/.exec(first)?.[1];
  if (letters && spellsOut(letters, second)) return second.includes(letters) ? second : `${second} (${letters})`;
  // "CIPD Level 5" and "CIPD Level 5 (or working towards)": on the way is enough.
  if (/^have .+ or are (?:working towards|studying for) it$/.test(second) && !/\bor\b/.test(first)) return second;
  const wider =
    atLevel(first, second) ??
    atLevel(second, first) ??
    asAccredited(first, second) ??
    openTrade(first, second) ??
    byScheme(first, second);
  if (wider !== null) return wider;
  // "ServSafe Manager" and "ServSafe Manager certification".
  if (
    classOf(first) === null &&
    classOf(second) === 'paper' &&
    within(about(first), about(second)) &&
    // "A Driver CPC and digital tachograph card": two papers, of which the second may be asked for by itself.
    !second.startsWith(`${first} and `) &&
    !/\(/.test(first)
  )
    return second;
  // "A degree in planning" and "a degree in planning or surveying, or equivalent experience": the wider door is open.
  const door = /\bor (?:an? )?(?:equivalent|similar|eligible|working towards|(?:the )?willingness to)\b/i;
  if (
    door.test(second) &&
    !door.test(first) &&
    !/\bor\b/.test(first) &&
    second.split(' ').length <= 18 &&
    (within(about(first), about(second)) || sameDegree(first, second))
  )
    return second;
  // "... or the ability to get one within a year": open whatever words name the paper itself.
  const getOne =
    /,? or (?:the )?(?:ability|willingness|willing|able|eligible|eligibility|commitment) to (?:get|gain|obtain|acquire|work towards|earn) (?:one|it|this)\b.*$/i.exec(
      second,
    )?.[0];
  if (getOne && !/\bor\b/.test(first)) return `${first}${getOne.replace(/^(?!,)/, ',')}`;
  // "Three years' experience": of what says more. "Ready to work nights": and weekends.
  if (isYears(first) && about(second).size > 0 && second.split(' ').length < 12) return second;
  const [early, late] = [timesIn(first), timesIn(second)];
  if (early.size > 0 && within(early, late) && second.split(' ').length > first.split(' ').length) return second;
  if (numbersIn(first).length > 0 || numbersIn(second).length === 0) return first;
  const aside = /\s\([^)]*\)$/.exec(first)?.[0] ?? '';
  if (!within(about(first), about(second)) || /\(/.test(second)) return first;
  return `${second}${aside}`;
}
