/** Whose something is: "develop the Plant Managers and plans for their teams" speaks of theirs, "report absence to their line manager" of the reader's. */
import { doer, persons } from '../requirements/field-heads.ts';
import { isHolder } from './post-names.ts';

/** People of whom "their" may speak, by what they are to the house. */
const others =
  /\b(?:patients?|people|persons?|residents?|customers?|clients?|pupils?|students?|famil(?:y|ies)|child(?:ren)?|adults?|users?|tenants?|learners?|staff|colleagues|members?|individuals?|carers?|parents?|teams|employees|trainees|attendees)\b/i;

/** "Let a new starter shadow their team": one of them, whoever it is. */
const oneOfThem = /(?<=\S )(?:an?|another|each|every) (?:[a-z-]+ )?([a-z-]+)\b/gi;

/** Whether somebody else is named in what stands before a "their": several of a post, or of those who do something. */
export const namesOthers = (before: string): boolean =>
  others.test(before) ||
  [...before.matchAll(oneOfThem)].some(([, who = '']) => isHolder(who) || doer.test(who) || persons.test(who)) ||
  before
    .toLowerCase()
    .split(/[^a-z-]+/)
    .some((word) => {
      const one = word.replace(/men$/, 'man').replace(/s$/, '');
      return one !== word && (isHolder(one) || doer.test(one) || persons.test(one));
    });
