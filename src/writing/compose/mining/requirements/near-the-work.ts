/**
 * Where somebody lives and how they get to work: "live and work within 5 minutes of the station" is what they do and nothing that
 * they have, and of "ride to work" or "lift to site" they need one and show no skill.
 */
import { lowerFirst } from '../../language/first-capitals.ts';
import type { PersonFact } from './person-shapes.ts';

const where =
  /^(?:must |to |you |should |need to )?(?:both )?((?:lives?|resides?|works?|stays?)(?: (?:and|or) (?:lives?|works?|stays?|volunteers?|trains?))?) ((?:within|no more than|less than|not more than|under|up to|inside) (?:an? |the |about |approx(?:imately)? )?(?:\d|[a-z]).*\b(?:minutes?|hours?|miles?|kilomet(?:re|er)s?|km|drive|walk|ride|distance|radius|area|county|city|town|parish|borough)\b.*)$/i;
/** Within how long work is done is no place. */
const noPlace =
  /\b(?:of (?:receipt|order|notice|request|call)|deadlines?|budgets?|targets?|guidelines?|turnaround)\b| or (?:be|are|is|able|willing|ready|prepared|happy) /i;

const way =
  /^(?:can )?(?:(?:an?|the|some|any) )?((?:your )?own |reliable |safe |regular )?(ride|lift|transport(?:ation)?|way)( (?:to get|of getting|in|in and out|there and back))? ((?:to|from|to and from) (?:and from )?(?:the |our |each |every )?(?:work|jobs?|sites?|yard|depot|shop|office|plant|farm|station|kitchen|hotel|school|store|shifts?|job ?sites?)(?: (?:each|every) [a-z]+)?)$/i;

/** Such a line; null for any other. */
export function readNearTheWork(line: string): Omit<PersonFact, 'desirable'> | null {
  const text = line.trim().replace(/[.;!]+$/, '');
  const [, does = '', place = ''] = where.exec(text) ?? [];
  if (
    does !== '' &&
    !noPlace.test(place) &&
    /work|reside/i.test(does) &&
    !(/^works?$/i.test(does) && !/\b(?:of|from)\b/.test(place))
  )
    return {
      kind: 'do',
      text: `${does
        .toLowerCase()
        .split(' ')
        .map((word) => word.replace(/^(live|reside|work|stay|volunteer|train)s$/, '$1'))
        .join(' ')} ${place}`,
      sure: true,
    };
  const [, own = '', thing = '', doing = '', to = ''] = way.exec(text) ?? [];
  if (thing === '') return null;
  const what = `${lowerFirst(thing)}${doing.toLowerCase()} ${to}`;
  const mass = /^transport/i.test(thing);
  const how = own.toLowerCase().trim();
  return {
    kind: 'have',
    text: /own$/.test(how) ? `your own ${what}` : `${mass ? '' : 'a '}${how === '' ? '' : `${how} `}${what}`,
    sure: true,
  };
}
