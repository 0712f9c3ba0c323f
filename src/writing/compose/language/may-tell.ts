/** Whether what looks like a thing may be a fact told of it, by the words that could be its verb. */
import type { TextPattern } from './any-of.ts';
import { baseOfThird, isVerbBase } from './verbs.ts';

/** Words behind which a plain form is no verb that has an object. */
const noObject =
  /^(?:in|on|at|for|of|with|to|from|by|and|or|per|after|before|over|every|each|when|where|that|which|who|as|than)$/i;
/** What can only be the object of a verb, or say how it was done. */
const object =
  /^(?:an?|the|our|your|their|its|all|no|better|worse|more|less|fewer|everyone|everybody|nobody|people|us|you|it|them)$/i;
const several = /^(?!(?:plus|less|always)$)(?:.*[^su\W]s|people|staff|children)$/i;

/** "Loud kitchens cook worse food", "good stock sells itself": several or one, and what they do to something. A name may mean a thing, and no such fact. */
export const mayTellFact: TextPattern = {
  source: '(?!)',
  test: (text) => {
    const words = text.replace(/[.!]+$/, '').split(/\s+/);
    return words.some((word, at) => {
      const [before = '', next = ''] = [words[at - 1] ?? '', words[at + 1] ?? ''];
      if (at === 0 || next === '' || noObject.test(next) || !/^[a-z]+$/.test(word) || !/^[\p{L}’'-]+$/u.test(before))
        return false;
      return (
        (several.test(before) && isVerbBase(word)) ||
        (!noObject.test(before) && baseOfThird(word) !== null && (object.test(next) || /sel(?:f|ves)$/.test(next)))
      );
    });
  },
};
