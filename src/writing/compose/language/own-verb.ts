/** A record that has its verb, however many phrases with prepositions stand between it and those who do it: "98% of food businesses in the district hold a hygiene rating of 4 or 5". */
import { lexiconTags } from './lexicon.ts';
import { baseOfThird, isVerbBase } from './verbs.ts';

/** So many of somebody, or all of them: who does it. */
const several =
  /^(?:(?:about|over|nearly|around|almost|more than|up to) )?(?:\d[\d,.]*%?|\d+ in \d+|[a-z]+ (?:in|out of) (?:[a-z]+|\d+)|all|most|many|both|half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a (?:third|quarter)|two thirds|three quarters)\b/i;
/** What can only be the object of a verb before it. */
const object = /^(?:an?|the|our|their|its|us|it|them|that|what|this|these|every|each|all|no)$/i;
/** "A day", "each season", "the same week": how often or when, and no object. */
const time =
  /^(?:(?:same|next|following) )?(?:day|night|week|fortnight|month|quarter|season|term|year|shift|hour|minute|time|first|last)s?\b/i;
/** Behind these stands a thing, or a verb that is not the subject's. */
const noSubject =
  /^(?:of|for|with|in|at|on|from|by|to|and|or|but|an?|the|our|your|their|its|this|that|these|last|next|each|every|no|per|new|first|as|than|who|which|not|is|are|was|were|be|been|has|have|had|will|can|may)$/i;

const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|many|some|all|\\d+)';
/** "Six of the team hold RHS qualifications": so many of those who work here, and what they do. */
const someOfUs = new RegExp(
  `^${number} of (?:the|our) (?:team|crew|staff|board|group|brigade|people|[a-z]+(?:ers|ors|ists|ants|nurses|chefs|cooks|partners)) ([a-z]+) (?!(?:of|for|with|to|who|that)\\b)`,
  'i',
);
/** "A team of nine looks after the ledger": those who are counted as one, and what it does to something. */
const asOne = new RegExp(
  `^(?:(?:an?|our|the) )?(?:[a-z]+ )?(?:team|crew|group|pair|board|panel|squad|brigade) of (?:about |over )?${number} (?:(?!(?:of|for|with|in|on|at|and|or|that|who)\\b)[a-z-]+ )?([a-z]{3,}s) (?:after |up |over |out )?(?:the|our|your|its|an?|every|each|all)\\b(?! (?:with|of|own)\\b)`,
  'i',
);
/** Whether some of them, or a team of so many, do something. */
const teamDoes = (text: string): boolean => {
  if (!/ of /.test(text)) return false;
  const some = someOfUs.exec(text)?.[1];
  if (some !== undefined && isVerbBase(some)) return true;
  const one = asOne.exec(text)?.[1];
  return one !== undefined && baseOfThird(one) !== null;
};

/** "300 farms sell through us", "40 schools cook with our fish": what they do, and we are in it. */
const throughUs = /^(?:with|from|through|to|for|by|at|on) (?:us|our)$/i;
/** Verbs that only follow a subject there: "300 farms work with us", and no farms' work. */
const dealings =
  /^(?:sell|buy|order|come|go|return|subscribe|bank|book|cook|trade|learn|sign|write|belong|rely|depend)$/;

/** "Grade I holders can apply": several, and what they may do, with nothing between them but "can". */
const whoMay =
  /^(?:(?!(?:who|that|which|where|when|what|how|as|if|so|than|and|or)\b)[\w&’'./-]+ ){0,5}?(?:[a-z]+[^\Wsu]s|people|staff|children) (?:can|may|could|should|must|will|would) (?:also |still |now |always )?([a-z]+)(?=$|[.,!]| )/i;
const theyMay = (text: string): boolean => {
  const verb = whoMay.exec(text)?.[1];
  return verb !== undefined && (verb === 'be' || isVerbBase(verb));
};

/** "People who paid for care should get care": behind what they have done stands what they shall do. */
const whoShould =
  /^(?:the |all |our |most )?(?:[a-z]+ )?(?:people|those|children|staff|everyone|everybody|anyone|anybody|[a-z]+s) who (?:(?!(?:who|that|what|which|where|when|how|why|whether|if|as|and|or|but|you|we|they|it|others?|nobody|everyone|should|must|will|can|may)\b)[\w’'-]+ ){1,8}(?<!\b(?:they|we|you|it|and|or|also) )(?:should|must|will|can|may) (?:not |never |always |also |still )?([a-z]+)(?=$|[.,!]| )/i;
const theyShould = (text: string): boolean => {
  const verb = whoShould.exec(text)?.[1];
  return verb !== undefined && (verb === 'be' || isVerbBase(verb));
};

/** Whether so many of them do something, in a plain form with its object right behind it. */
export function doesItself(text: string): boolean {
  if (teamDoes(text) || theyMay(text) || theyShould(text)) return true;
  if (!several.test(text)) return false;
  const words = text.replace(/[.!]+$/, '').split(/\s+/);
  return words.some((word, at) => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]];
    const after = words.slice(at + 2, at + 4).join(' ');
    return (
      at >= 2 &&
      /^[a-z]{2,}$/.test(word) &&
      (object.test(next)
        ? !time.test(after)
        : dealings.test(word) && throughUs.test(words.slice(at + 1, at + 3).join(' '))) &&
      !noSubject.test(before) &&
      /^[\p{L}\d’'-]+$/u.test(before) &&
      words
        .slice(0, at)
        .some((one) =>
          /^(?!(?:years|months|weeks|days|hours|times)$)[^\d]*[^su]s$|^(?:people|staff|children|us)$/i.test(one),
        ) &&
      (isVerbBase(word) || lexiconTags(word).includes('Infinitive'))
    );
  });
}
