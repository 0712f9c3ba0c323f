/** What a requirement is about, of what kind it is and how much it asks: what two of them are held against each other by. */
import { stem, wordsOf } from '../../language/words.ts';

type Class = 'paper' | 'experience' | 'skill';
const paper =
  /\b(?:qualifications?|certificat(?:e|ion)s?|cards?|licen[cs]es?|diplomas?|degrees?|awards?|registration|registered|tickets?|accreditation|pins?|status|checks?|membership|clearance|disclosure|vetting|permits?)\b/i;
const experience =
  /\bexperience\b|\bbackground\b|\byears?[’']? (?:of|in|as|with|on|at)\b|^(?:an?|one|\d+\+?) years? (?:in|of|as|on|at)\b/i;
/** "Have worked with volunteers": experience of it. */
const worked = /^have (?:\w+ly )?(?:worked|been|managed|led|run|supervised|taught|cared)\b/i;
const skill = /\b(?:knowledge|understanding|skills?|awareness|grasp|command)\b|^know /i;
/** "... or the willingness to get one", "... or working towards it": another way in, and nothing that it is about. */
export const wayIn =
  /, which (?:we|you|can|may|must|is|are|will)\b.*$|,? or (?:an? |the |are |is |we |you )?(?:(?:ability|willingness|eligibility|commitment) to|working towards|(?:be )?(?:enrolled|willing|able|eligible|about|due|expect\w+|set to|await\w+|waiting|qualifying|graduating|in the (?:process|final|last)|in (?:line|training)|on (?:track|course))|part[- ]qualified|studying|to get|learn(?:t|ed)|equivalent|similar|relevant|related)\b.*$/i;
export function classOf(whole: string): Class | null {
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
export const within = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((word) => other.has(word));
const inWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Numbers in figures and in words; "a year" is one. */
export const numbersIn = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .match(/\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|several)\b|\ban? (?=year|month)/g) ?? []
  ).map((number) => String(inWords.indexOf(number.trim().replace(/^an?$/, 'one')) + 1 || number));
/** So many years of work, of whatever kind. */
export const isYears = (text: string): boolean =>
  /^(?:at least |over )?(?:\d+\+?|[a-z]+) years?(?:['’]s?)?(?: of)? experience$/i.test(text);
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
/** "Know Excel", "know Java 11 and SQL". */
export const knowsNames =
  /^know [A-Z][\w.+#]*(?: [\dA-Z][\w.+#]*)*(?:(?:, | and | or )[A-Z][\w.+#]*(?: [\dA-Z][\w.+#]*)*)*$/;
/** A licence to drive a car, however it is called; the classes of lorries and buses are others. */
export const drives = (text: string): boolean =>
  /\blicen[cs]e\b/i.test(text) &&
  (/\b(?:driving|driver[’']?s?)\b/i.test(text) ||
    /^(?:an? )?(?:full|clean|manual|valid|current|UK|EU| )+ licen[cs]e\b/i.test(text)) &&
  !/\b(?:HGV|LGV|PCV|PSV|CDL|C\+E|C1|D1|category|cat|forklift|motorcycle|minibus|trailer|taxi|hackney)\b/i.test(text);
/** Which of its releases, and how well. */
const moreOfName = /^ (?:\d[\d.]* or (?:later|above|newer|higher)$|(?:at|to) [a-z]+ level$)/;
/** Whether the second is the first's licence, or the first's programs, with what it has to be besides. */
export function isMoreOf(first: string, second: string): boolean {
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
/** What somebody is ready for, and nothing else: "ready to work weekends", "happy to work weekends". */
const readyFor =
  /^(?:(?:be )?(?:ready|happy|willing|prepared|available|able|free|fine|ok) (?:to work|to do|for|with|to)|work) (.+)$/i;
export const timesIn = (text: string): ReadonlySet<string> =>
  new Set(
    (readyFor.exec(text)?.[1] ?? '')
      .toLowerCase()
      .match(
        /\b(?:nights?|evenings?|weekends?|days|lates|earlies|bank holidays|saturdays?|sundays?|shifts?|overtime|on call)\b/g,
      ) ?? [],
  );
