/** Things that an imperative names with all that there is to say of them: what is coming and when, how a company was rated, a term with its value. */
import { isPlural } from '../answers/nouns.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';

/** "The two presses coming in July", "our new depot opening next spring". */
const coming =
  /^(?:the |our )?((?:[a-z\d][\w’'-]* ){1,6}?)(coming|opening|arriving|starting|launching|closing|moving|reopening|due|planned) ((?:in|on|from|by|this|next|at the end of|to) [\w ,]{3,40})$/i;

/** "The move to Salford in spring": what happens, and when. */
const event =
  /^(?:the |our )((?:[a-z-]+ )?(?:move|relocation|opening|reopening|launch|refurbishment|merger|fit-out|open day|trial day)(?: (?:to|of|with|from|for) [\w ’'&-]{2,40}?)?) ((?:in|this|next|by|at the end of) (?:the )?(?:new year|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|month|week|year|quarter)(?: 20\d\d)?)$/i;

/** Who rates: inspectors of care and of schools. */
const inspector =
  '(?:the )?(?:CQC|Ofsted|CIW|HIQA|Care Inspectorate|Care Quality Commission|Estyn|Education Scotland|ISI|RQIA|CMS|Joint Commission|NABH)';
const grade = String.raw`outstanding|excellent|very good|good|five stars?|four stars?|\d[- ]stars?`;
/** "Ofsted outstanding", "CQC rated Good". */
const ratedBy = new RegExp(
  `^(?:our )?(${inspector})(?: rating)?:? (?:rated |rating |grade )?(?:of |as )?(${grade})$`,
  'i',
);
/** "Our rating of Good from the CQC", "the outstanding rating by Ofsted". */
const rating = new RegExp(
  `^(?:our|the|an?) (?:(${grade}) rating|rating of (${grade})) (?:from|by|with) (${inspector})$`,
  'i',
);

/** "The on-call rota: one week in six": a term and its value, which has no verb of its own. */
const term =
  /^(?:the |our )?((?:[a-z-]+ ){0,2}(?:rota|roster|pattern|week|hours|probation|notice period|start date|closing date|base|budget|bonus|pension|leave|holiday|rate|salary|commission)): ([\w£€$₹][^:;.]{1,60})$/i;
const hasVerb = /\b(?:is|are|was|has|have|will|can|must|may|we|you|they|it)\b/;

/** The sentence of such a thing; null where it is none. */
export function namedAsTold(bare: string): Statement | null {
  const [, thing = '', turn = '', when = ''] = coming.exec(bare) ?? [];
  if (thing && !hasVerb.test(bare)) {
    const counted = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|new) /i.test(thing);
    const whose = /^our /i.test(bare) ? 'our ' : counted && isPlural(thing.trim()) ? '' : 'the ';
    return readStatement(
      `${upperFirst(`${whose}${lowerFirst(thing.trim())}`)} ${isPlural(thing.trim()) ? 'are' : 'is'} ${turn.toLowerCase()} ${when}`,
    );
  }
  const [, what = '', then = ''] = event.exec(bare) ?? [];
  if (what) return readStatement(`${/^our /i.test(bare) ? 'Our' : 'The'} ${what} is ${then}`);
  const [, by = '', how = ''] = ratedBy.exec(bare) ?? [];
  if (by) return rated(how, by);
  const [, before, behind, whom = ''] = rating.exec(bare) ?? [];
  if (whom) return rated(before ?? behind ?? '', whom);
  const [, name = '', worth = ''] = term.exec(bare) ?? [];
  return name && !hasVerb.test(worth) ? readStatement(`The ${lowerFirst(name)} is ${worth}`) : null;
}

const rated = (how: string, by: string): Statement | null => {
  const who = /^(?:CQC|CIW|Care|Joint)/.test(by) ? `the ${by}` : by;
  return readStatement(`We are rated ${/^\d|star/i.test(how) ? how : upperFirst(how.toLowerCase())} by ${who}`);
};
