/** Ages that are nobody's who applies: of papers, courses and machines, of months and weeks, and of those who are cared for. */

const small = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half an?|\\d|1[0-4])';
const few = `(?:${small} (?:years?|yrs?)|(?:an?|[a-z]+|\\d+)(?: to (?:[a-z]+|\\d+))? (?:months?|mths?|weeks?|days?|hours?))`;
/** "Not older than one year", "no older than 36 months", "younger than 12": no grown person is. */
const ofNobody = new RegExp(
  `\\b(?:not? |never |nothing |none )?(?:more than |much )?(?:older|younger) than (?:${few}|${small}(?=$|[,.;)]))(?![\\w-])`,
  'gi',
);
/** "A car no older than 15 years", "patients not younger than 16": whose age it is stands before it. */
const ofAnother =
  /\b((?:cars?|vans?|vehicles?|lorr(?:y|ies)|trucks?|bikes?|boats?|machines?|laptops?|phones?|tools?|certificates?|certification|cards?|licen[cs]es?|training|courses?|refreshers?|checks?|disclosures?|DBS|documents?|references?|qualifications?|tickets?|passports?|vaccinations?|tests?|medicals?|patients?|children|child|pupils?|residents?|tenants?|guests?|clients?|learners?|students?|passengers?|customers?|buildings?|houses?|homes?|trees?|wines?|stock|samples?|data|records?)(?: [a-z]+){0,2},? (?:(?:must|should) be |(?:is|are|who are|that is|that are) )?)((?:not? )?(?:older|younger)(?: than [\w ]{1,20})?)/gi;

const blank = (found: string): string => ' '.repeat(found.length);

/** "Ready for shift work from age 18", "from the age of 16": the least that the law asks, and nobody is too old for it. */
const leastAge = /\b(?:from|at least) (?:the )?age (?:of )?1[68]\b(?! ?(?:to|-|–|and under|or under)\b)(?! ?[-–])/gi;

/** "Works with under 12s", "under-16s football": children, of whom none applies. */
const children =
  /\bunder[- ]?(?:[3-9]|1[0-7])(?:['’]?s\b|(?= (?:squads?|teams?|players|boys|girls|football|rugby|sides?)\b))/gi;

/** "Pressure ulcers were 41 last year, want them under 25": a count that is to fall, and nobody's age. */
const count =
  /(?<=\b\d[\d,.]* (?:(?:in )?(?:last|this) (?:year|yr|month|quarter|season)|in (?:19|20)\d\d)\b[^.;\n]{0,40})\b(?:under|below) \d\d\b/gi;

/** The text without such ages. */
export const agesOfThingsBlanked = (text: string): string =>
  /\b(?:older|younger)\b|\bage (?:of )?1[68]\b|\b(?:under|below)[- ]?\d/i.test(text)
    ? text
        .replace(count, blank)
        .replace(children, blank)
        .replace(leastAge, blank)
        .replace(ofNobody, blank)
        .replace(ofAnother, (_, before: string, age: string) => `${before}${blank(age)}`)
    : text;
