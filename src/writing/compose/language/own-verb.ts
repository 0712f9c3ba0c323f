/** A record that has its verb, however many phrases with prepositions stand between it and those who do it: "98% of food businesses in the district hold a hygiene rating of 4 or 5". */
import { lexiconTags } from './lexicon.ts';
import { isVerbBase } from './verbs.ts';

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

/** Whether so many of them do something, in a plain form with its object right behind it. */
export function doesItself(text: string): boolean {
  if (!several.test(text)) return false;
  const words = text.replace(/[.!]+$/, '').split(/\s+/);
  return words.some((word, at) => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]];
    const after = words.slice(at + 2, at + 4).join(' ');
    return (
      at >= 2 &&
      /^[a-z]{2,}$/.test(word) &&
      object.test(next) &&
      !time.test(after) &&
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
