/** Two ways in, of which the second is of another form: "educated to degree level or equivalent experience", "live nearby or be prepared to move". */

import { determine, withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { writeOut } from '../../language/shorthand.ts';
import { isSomebody, type PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

/** What somebody became by learning, and what counts as much. */
const learnt = rare(
  /^((?:educated|qualified|trained|certified|part[- ]qualified|studying) (?:to|in|as|at|up to|through)\b[^;()]{0,60}?),? or (?:(?:with|have|having|by) )?((?:an? |the )?(?:equivalent|similar|relevant|related|comparable|substantial|significant|extensive|considerable|proven|demonstrable|practical)(?: (?!by\b|in\b)[a-z-]+){0,2} experience\b[^;]{0,60})$/i,
);
const somebody =
  /^((?:an? )?(?:[A-Za-z-]+ ){0,3}[a-z]+),? or (?:(?:with|have|having) )?((?:equivalent|similar|relevant|related|comparable)(?: [a-z-]+)? experience\b[^;]{0,60})$/i;
const trained =
  /^an? (?:(?:fully|newly) )?(?:qualified|trained|chartered|registered|certified|licensed|time-served|skilled) [a-z-]+$/;
const ready = '(willing|prepared|ready|happy|able|free|open|keen|planning)';
const where = rare(
  new RegExp(
    `^(?:live|living|reside|residing|be based|based|be located|located) ((?:within|in|near|close to|local to|locally|locally to|on|around|no more than|less than|up to)\\b[^;]{0,60}?),? or (?:be |are |you(?:['’]re| are) )?${ready} (to [^;]{3,60})$`,
    'i',
  ),
);
const having = new RegExp(
  `^(?:have|own) ((?:an? |your |the )[^;]{2,50}?),? or (?:be |are )?${ready} (to [^;]{3,60})$`,
  'i',
);
const being = rare(
  new RegExp(
    `^(?:be |are )?((?:fluent|qualified|registered|trained|certified|confident|familiar|experienced|eligible|comfortable|available)\\b[^;]{2,50}?),? or (?:be|are|you['’]re|you are) ${ready} (to [^;]{3,60})$`,
    'i',
  ),
);
/** "Local to Norwich or prepared to work away". */
const near = new RegExp(`^(local (?:to|in) [^;]{2,40}?),? or (?:be )?${ready} (to [^;]{3,60})$`, 'i');
const doing = new RegExp(
  `^((?:speak|drive|ride|swim|sail|cook|climb|type|sew|weld)\\b[^;]{0,50}?),? or (?:be |are )?${ready} (to [^;]{3,60})$`,
  'i',
);

/** "Hoist trained, or willing to train". */
const trainedIn = rare(
  new RegExp(
    `^((?:[\\w-]+ ){1,2}(?:trained|certified|qualified|registered|vaccinated|vetted)),? or (?:be |are )?${ready} (to [^;]{3,60})$`,
    'i',
  ),
);

/** Reads such a line; null where it is none. */
export function readEither(typed: string): Read | null {
  const text = typed
    .trim()
    .replace(/(?:\s*\((?:E|essential|[AIT](?:\s?[/,]\s?[AIT])*)\))*[.;!]*$/i, '')
    .replace(
      /^(?:(?:you|candidates?|applicants?) )?(?:must|should|will|(?:will )?need to)(?: either)? (?=(?:be|have|own|live|reside|speak|drive|ride|swim|sail|cook|climb|type|sew|weld)\b)/i,
      '',
    )
    .replace(/^be (?=(?:educated|qualified|trained|certified|an? )\b)/i, '');
  const level = learnt.exec(text);
  if (level) return { kind: 'do', text: `are ${lowerFirst(level[1] ?? '')} or have ${level[2] ?? ''}` };
  const who = somebody.exec(text);
  const named = who?.[1] ? withArticle(lowerFirst(who[1])) : '';
  if (who && (isSomebody(named) || trained.test(named)))
    return { kind: 'be', text: `${named}, or somebody with ${who[2] ?? ''}` };
  const place = where.exec(text);
  if (place)
    return { kind: 'be', text: `based ${place[1] ?? ''} or ${place[2]?.toLowerCase() ?? ''} ${place[3] ?? ''}` };
  const thing = having.exec(text);
  if (thing?.[1] && /^(?:willing|prepared|ready|happy)$/i.test(thing[2] ?? ''))
    return { kind: 'have', text: `${determine(thing[1])} or the willingness ${thing[3] ?? ''}` };
  const is = being.exec(text);
  if (is) return { kind: 'be', text: `${lowerFirst(is[1] ?? '')} or ${is[2]?.toLowerCase() ?? ''} ${is[3] ?? ''}` };
  const beside = near.exec(writeOut(text));
  if (beside)
    return {
      kind: 'be',
      text: `${lowerFirst(beside[1] ?? '')} or ${beside[2]?.toLowerCase() ?? ''} ${beside[3] ?? ''}`,
    };
  const apt = trainedIn.exec(text);
  if (apt && !/\b(?:experience|as|an?|the|in)\b/i.test(apt[1] ?? ''))
    return { kind: 'be', text: `${lowerFirst(apt[1] ?? '')} or ${apt[2]?.toLowerCase() ?? ''} ${apt[3] ?? ''}` };
  const does = doing.exec(text);
  return does
    ? { kind: 'be', text: `able to ${lowerFirst(does[1] ?? '')} or ${does[2]?.toLowerCase() ?? ''} ${does[3] ?? ''}` }
    : null;
}
