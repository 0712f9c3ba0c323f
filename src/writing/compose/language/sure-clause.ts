/** Whether words surely are a sentence of their own, by what can be nothing but a verb. */

import { finiteAuxiliary, finiteVerbs, pronouns } from './clause.ts';
import { doersDo } from './doers.ts';
import { rare } from './its-words.ts';
import { lexiconTags } from './lexicon.ts';
import { doesItself } from './own-verb.ts';
import { baseOfThird, isVerbBase, mayBeVerb } from './verbs.ts';

const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d[\\d,.]*\\+?)';
const soMany = new RegExp(
  `^(?:(?:(?:about|over|nearly|around|more than) )?${number}|our|all|most|half(?: of)?(?: our)?) (?:of (?:our|the) )?(?:[a-z-]+ )?(?:people|children|staff|[a-z]{3,}s)(?: and (?:${number} )?(?:[a-z-]+ )?(?:people|children|staff|[a-z]{3,}s))? ([a-z]+) (?:(?:what|us|it|our|the|your|each|every)\\b|(?:${number}|an?|all|over|nearly) [a-z])`,
  'i',
);
/** When or where it is: "during vintage", "twice a year", "every Monday", "every sixth week", "one week in four", "in the summer,". */
const atFirst = rare(
  /^(?:(?:during|in|on|outside|after|before|at|since|until|by|from|over) (?:(?:early|late|mid|peak|high|low) )?(?:[a-z]+(?<!s)(?: and [a-z]+(?<!s))?|(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Ramadan)|weekends|evenings|mornings|afternoons|nights|holidays|summers|winters|(?:19|20)\d\d)|(?:once|twice|three times|\w+ (?:days|nights|weeks|weekends|evenings|mornings|months)) (?:an?|per|every|in|out of) [a-z\d]+|(?:every|each|most|some|one) (?:(?:other|working|school|single|[a-z]*(?:first|second|third|[a-z]{2}th)) )?(?:day|week|month|year|morning|evening|night|spring|summer|autumn|winter|shift|quarter|term|season|[A-Z][a-z]+day|days|weeks|months|years|mornings|evenings|nights)(?: (?:in|out of) (?:two|three|four|five|six|seven|eight|nine|ten|\d+))?|(?:during|in|on|at|after|before|for|with|from|outside) [^,:;]{3,40},) (?:you|we|they|nobody|everyone|everybody) (?:all |also |usually |always |often |never )?([a-z]+)\b/i,
);
/** "During vintage you lead a crew", "twice a year we plant trees": a sentence that begins with its time. */
export const beginsWithTime = (text: string): boolean => {
  const verb = atFirst.exec(text)?.[1]?.toLowerCase() ?? '';
  return (
    verb !== '' &&
    !/^(?:in|on|at|by|from) (?:a|an|the|this|that|which|what|all|any|our|your|their|its|case|order|place|front|charge|touch|line) (?!.*,)/i.test(
      text,
    ) &&
    (/^(?:are|have|can|will|do|get|go|be|is|was|were|had|could|would|may|must|should)$/.test(verb) ||
      isVerbBase(verb) ||
      baseOfThird(verb) !== null)
  );
};

/** "Seven staff feed 300 households", "9,400 people drink what you make": so many, and what they do to something. */
export function countedDo(text: string): boolean {
  const act = soMany.exec(text)?.[1];
  return (
    act !== undefined &&
    !/(?:[^e]ed|ing)$/.test(act) &&
    (isVerbBase(act) || mayBeVerb(act) || lexiconTags(act).includes('Infinitive'))
  );
}

/** Past forms and plain forms that are verbs after a subject in the plural, and nothing else. */
const plainVerbs =
  /^(?:are|have|do|work|live|know|stay|come|go|get|make|take|give|keep|need|run|start|see|say|want|like|love|decide|choose|meet|share|own|build|grow|began|came|went|grew|chose|made|took|gave|kept|knew|saw|got|bought|sold|sent|taught|thought|brought)$/i;

/** Words that stand before "us" and "our" and are no verbs of theirs. */
const beforeOurs =
  /^(?:of|for|with|in|at|on|from|by|to|and|or|but|all|both|about|across|between|behind|beyond|among|around|through|since|under|over|plus|than|like|near|as|within|without|after|before|during|into|per|via|half|most|some|many|each)$/i;
const finiteTag = /^(?:PastTense|PresentTense|Infinitive)$/;
/** "HIQA found us compliant", "tenants rate our calls 4.6": who did it, and "us" or "our" right behind the verb. */
export function doneToUs(words: readonly string[]): boolean {
  return words.some((word, index) => {
    if (index < 2 || !/^(?:us|our)$/i.test(word)) return false;
    const verb = (words[index - 1] ?? '').toLowerCase();
    return !beforeOurs.test(verb) && (/[^e]ed$/.test(verb) || lexiconTags(verb).some((tag) => finiteTag.test(tag)));
  });
}

/** "11 of our last 12 apprentices now work here", "shifts rotate": several of them, and what they do, as they do it now or always. */
const severalAct =
  /^(?:[\w’'%.,-]+ ){0,7}?(?:[a-z’'-]+[^\Wsu]s|people|staff|children) (?:(?:now|still|always|never|also|usually|often) )?([a-z]+)(?=$|,| (?:on|in|at|to|from|with|through|by|every|each|here|there|twice|once|daily|within|after|before|until|over|around|between)\b)/i;
/** What nobody does to a thing: after a plural such a verb is one, and no noun. */
const onlyVerbs =
  /^(?:rotate|arrived?|lived?|go|went|come|came|stay(?:ed)?|happen(?:ed)?|occur(?:red)?|exist(?:ed)?|apply|vary|differ|depend|belong|remain(?:ed)?|return(?:ed)?|range(?:d)?)$/;
/** "All year", "every week": when, and nothing that something was done to: "30 vans serviced every week". */
const whenAll =
  '(?:all|every|each|an?|the) (?:other |second |whole |same )?(?:day|night|week|fortnight|month|quarter|season|term|year|summer|winter|hour|time)s?\\b';
/** "In 2025, 1,940 children finished the challenge with us", "62 counties used the map": so many, and what they did to something, or went through. */
const soManyDid = rare(
  new RegExp(
    `^(?:(?:in|since|during|by|over|last|this|each|every) (?:[\\w-]+ ){0,3}[\\w-]+,? )?(?:(?:about|over|nearly|around|more than|almost) )?(?:${number}|\\d[\\d.,]*%) (?:of (?:(?:our|the|all) )?)?(?:[a-z-]+ ){0,2}(?:people|children|staff|men|women|[a-z]{3,}s) (?:(?!aged\\b)(?:[a-z]+[^e]ed) (?!${whenAll})(?:the|our|an?|their|its|all|every|each|${number})\\b|(?:won|took|made|came|went|left|began|grew|rose|chose|swam|ran|sold|bought|gave|spent|became|joined|graduated|qualified|arrived|returned|moved|stayed|retired) (?!by\\b))`,
    'i',
  ),
);
/** "38 covers at dinner": a number of things, though what they are called may be a verb. */
const soManyThings =
  /^\d[\d,]* (?:covers|plants|stores|shops|ships|beds|seats|rooms|sites|desks|lines|tracks|turns|starts|visits|calls|orders|returns|repairs|ranges|stocks|drives|rides|walks|tours|tests|claims|cases|clients|flights|moves|lifts|drops|loads|runs|shows|stages|films|works|sales|trades|deals|awards|grants|loans)(?: (?:at|in|on|an?|per|each|every|across|for|of|with|over)\b[^,;]*)?$/i;
export const namesSoMany = (text: string): boolean => soManyThings.test(text);

export function severalDo(text: string): boolean {
  if (soManyDid.test(text)) return true;
  const found = severalAct.exec(text);
  const verb = found?.[1]?.toLowerCase() ?? '';
  return (
    onlyVerbs.test(verb) ||
    (/ (?:now|still|always|never|also|usually|often) [a-z]+$/i.test(found?.[0] ?? '') && isVerbBase(verb))
  );
}

/** "The hotel reopened in March 2025", "our team grew from six to nine": what a thing of its article did by itself. */
const wentBy =
  /^(?:The|Our) (?:[a-z-]+ ){1,3}?(?:re-?opened|opened|moved|closed|grew|doubled|tripled|expanded|relocated|merged|began|started|rose|fell|turned) (?:in|on|to|after|from|last|at|into|by|out|down|up|over|two|three|four|five|ten|\d|this|when|under|its)\b/;
/** "The warehouses employ 620 people": several of them, and so many of what they do it to. */
const dealWith =
  /^(?:The|Our) (?:[a-z-]+ ){0,2}[a-z]+[^su\W]s ([a-z]+) (?:(?:about|over|nearly|almost|more than|up to|some) )?(?:\d|an?\b|the\b|our\b|all\b|every\b|two|three|four|five|six|seven|eight|nine|ten|twelve|people|customers|families)/;
export const theyDo = (text: string): boolean => {
  const act = dealWith.exec(text)?.[1] ?? '';
  // "Our shops in two towns", "our vans carrying a logo": where they are, and how.
  return wentBy.test(text) || (act !== '' && !beforeOurs.test(act) && !/ing$/.test(act));
};

/** "One week you're on site, the next you're in court": two sentences, of which each begins with its time. */
export const beginsWithTurn = (text: string): boolean =>
  /^(?:one|some|most) (?:day|week|month|minute|moment|morning|evening|shift|hour)s?,? (?:you|we|they)(?:['’](?:re|ll|ve|d)\b| [a-z]+).*, (?:and )?(?:the next|another|others?)(?: (?:day|week|month|minute|moment|morning|shift|hour)s?)?,? (?:you|we|they)\b/i.test(
    text,
  );

/** Whether there is surely a clause: a pronoun, an auxiliary or a verb that is nothing else, or a subject with its article and a past form. */
export function saysClause(text: string): boolean {
  if (beginsWithTurn(text) || /^there['’](?:ll|s|re|d)\b/i.test(text)) return true;
  if (countedDo(text) || severalDo(text) || doersDo(text) || doesItself(text)) return true;
  if (namesSoMany(text)) return false;
  const words = text.split(/\s+/).map((word) => word.replace(/[,.;:!?“”"]/g, ''));
  if (words.some((word) => pronouns.test(word) || finiteAuxiliary.test(word))) return true;
  if (doneToUs(words) || /^no one [a-z]/i.test(text)) return true;
  // "Container work", "night cover": a plain form may be a noun.
  if (words.slice(1).some((word) => finiteVerbs.test(word) && !isVerbBase(word))) return true;
  if (/^(?:the|our|your|every|each|all|most|both|a|an|nobody|everyone|this|these|that)$/i.test(words[0] ?? ''))
    return true;
  return words
    .slice(1)
    .some((word, index) => plainVerbs.test(word) && /(?:[^su]s|people|staff|all|half|most)$/i.test(words[index] ?? ''));
}
