/** Notes that say how somebody is, what somebody feels, or where somebody stands: "natural with children", "interest in how things work", "self-employed". */
import { determine, withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { isVerbBase } from '../../language/verbs.ts';
import type { PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

/** "Rotating shifts 6-2/2-10". */
const turning =
  /^((?:rotating|rotational|alternating|continental|rolling|changing|split)[- ](?:day |night )?shifts?)(?:,? \(?([\d:/ apm,–-]+)\)?)?$/i;
const people =
  '(?:school[- ]leavers|college leavers|graduates|returners|returnees|career changers|veterans|ex-forces|service leavers|newly qualified (?:nurses|teachers|social workers)|students|trainees|beginners|apprentices)';
const whoMay = new RegExp(
  `^(?:${people})(?:(?:, | and | or |/)(?:${people}))*(?: (?:are )?(?:very |all )?welcome)?$`,
  'i',
);

/** Reads such a note; null for all else. */
export function readSaid(text: string): Read | null {
  const shifts = turning.exec(text);
  if (shifts)
    return {
      kind: 'be',
      text: `ready for ${(shifts[1] ?? '').toLowerCase().replace(/shift$/, 'shifts')}${shifts[2] ? ` (${shifts[2].trim()})` : ''}`,
    };
  // "School leavers or career changers": who may apply, and no must.
  if (whoMay.test(text) && !/welcome$/i.test(text) && / or |,|\//.test(text))
    return {
      kind: 'do',
      text: `may be ${text
        .toLowerCase()
        .split(/, | and | or |\//)
        .map((who) => withArticle(who.replace(/leavers$/, 'leaver').replace(/s$/, '')))
        .join(' or ')}`,
    };
  // "Interest in how things are made": the verb in it is of the thing.
  const about =
    /^(?:an? )?((?:genuine |real |keen |good |clear |strong |basic |some )?)(interest|curiosity|honesty|understanding|knowledge|awareness|openness|pride|feel) ((?:in|about|of|for) (?:how|what|why|where|when|whether|who)\b.{4,60})$/i.exec(
      text,
    );
  if (about) {
    // One is honest, and has an interest.
    const is = { honesty: 'honest', curiosity: 'curious', openness: 'open' }[(about[2] ?? '').toLowerCase()];
    if (is) return { kind: 'be', text: `${is} ${(about[3] ?? '').replace(/^(?:in|of|for)/, 'about')}` };
    const thing = `${(about[1] ?? '').toLowerCase()}${(about[2] ?? '').toLowerCase()} ${about[3] ?? ''}`;
    return {
      kind: 'have',
      text:
        /^(?:interest|understanding|feel)$/i.test(about[2] ?? '') && !/^some/i.test(thing) ? withArticle(thing) : thing,
    };
  }
  if (/^(?:[a-z-]+ )?(?:nous|gravitas|acumen|know-how|clout)$/i.test(text))
    return { kind: 'have', text: lowerFirst(text) };
  if (/^work(?:ing)? [a-z]+ly (?:as|with|in|under|to|alone|on|across|within)\b/i.test(text))
    return { kind: 'can', text: lowerFirst(text).replace(/^working/, 'work') };
  // "Natural with older people", "current on the register", "obsessive about pastry".
  const [, how = ''] = /^([a-z]+) (?:with|about|around|on|at|under) (?!least\b)[a-z]/i.exec(text) ?? [];
  if (
    /^(?:natural|current|obsessive|obsessed|fanatical|passionate|brilliant|gifted|fussy|particular|serious|sensible|savvy|generous|handy|nimble|fearless|ruthless|good-humoured|clean|neat|realistic|optimistic|excellent|superb|fantastic|amazing)$/i.test(
      how,
    ) &&
    text.split(' ').length < 12 &&
    !/\b(?:experience|knowledge|skills)\b/i.test(text)
  )
    return { kind: 'be', text: lowerFirst(text) };
  const pride = /^(?:a )?(?:real |genuine )?pride in (?!how|what)(.{3,60})$/i.exec(text)?.[1];
  if (pride) return { kind: 'do', text: `take pride in ${pride}` };
  const openTo = /^openness (?:for|to|towards) (.{3,60})$/i.exec(text)?.[1];
  if (openTo) return { kind: 'be', text: `open to ${openTo}` };
  const heart = /^(?:an? )?([a-z-]+(?: [a-z-]+)?(?:er|or|ist|ian)) at heart$/i.exec(text)?.[1];
  if (heart) return { kind: 'be', text: `${withArticle(lowerFirst(heart))} at heart` };
  const vetted =
    /^(?:be )?((?:Garda|DBS|PVG|police|security)[- ](?:vetted|checked|cleared|screened)\b[^;:]{0,40})$/i.exec(
      text,
    )?.[1];
  if (vetted) return { kind: 'be', text: vetted };
  const citizen =
    /^(?:an? )?((?:EU|EEA|UK|US|Irish|British|Swiss|Commonwealth)(?: or (?:EU|EEA|UK|US|Irish|British|Swiss))? (?:citizen|national))$/.exec(
      text,
    )?.[1];
  if (citizen) return { kind: 'be', text: withArticle(citizen) };
  const infinitive = /^to ([a-z]+) (?!the\b|a\b)(.{3,70})$/.exec(text);
  if (
    infinitive &&
    isVerbBase(infinitive[1] ?? '') &&
    !/^(?:be|have|own|hold|apply|date|be)$/.test(infinitive[1] ?? '')
  )
    return { kind: 'can', text: `${infinitive[1] ?? ''} ${infinitive[2] ?? ''}` };
  const mind = /^(?:must |should |you )?(?:not|don['’]t|do not) mind ([a-z].{2,60})$/i.exec(text)?.[1];
  if (mind) return { kind: 'do', text: `don’t mind ${mind}` };
  const never =
    /^(?:you )?(don['’]t|do not|never) ((?!(?:need|require|have|mind|be|worry|apply|bother|call|contact|e-?mail|send|delay|hesitate|miss|forget|expect|wait|let)\b)([a-z]+)(?: .{2,60})?)$/i.exec(
      text,
    );
  // After "don't" stands a verb, whether a list has it or not.
  if (never && (!/^never/i.test(never[1] ?? '') || isVerbBase(never[3] ?? '')))
    return { kind: 'do', text: `${(never[1] ?? '').toLowerCase().replace("'", '’')} ${never[2] ?? ''}` };
  const either = /^(?:hold|have|possess),? or (?:be |are )?(working|studying) (?:towards?|for) ([^,;]{3,70})$/i.exec(
    text,
  );
  if (either) {
    const paper = determine(either[2] ?? '');
    return {
      kind: 'do',
      text: `have ${paper} or are ${/^s/i.test(either[1] ?? '') ? 'studying for' : 'working towards'} ${/^an? /.test(paper) ? 'one' : 'it'}`,
    };
  }
  if (/^self-employed\b[^;:]{0,40}$/i.test(text)) return { kind: 'be', text: lowerFirst(text) };
  // "RVN": somebody, by the letters of the calling.
  if (/^(?:RVN|RMN|RNLD|RSCN|ODP|LPN|CNA|LVN|SVN)$/.test(text)) return { kind: 'be', text: withArticle(text) };
  const one = /^(at least )?(one|two) of(?: these| the following)?:? ([^:;]{5,90})$/i.exec(text);
  const rest = one?.[3]?.split(/, (?:or |and )?| or /) ?? [];
  if (one && rest.length > 1)
    return {
      kind: 'have',
      text: `${(one[1] ?? '').toLowerCase()}${(one[2] ?? '').toLowerCase()} of ${rest.slice(0, -1).join(', ')} or ${rest.at(-1) ?? ''}`,
    };
  const act =
    /^(?:the )?((?!(?:Good |Sound |Working |Strong )?(?:Knowledge|Understanding|Awareness|Experience) )(?:[A-Z][\w&-]+ )(?:(?:of|and|for|at|in|to|&) )?(?:[A-Z][\w&-]+ (?:(?:of|and|for|at|in|to|&) )?){0,4}(?:Act|Regulations|Directive|Convention|Order)(?: \d{4})?)$/.exec(
      text,
    )?.[1];
  if (act) return { kind: 'do', text: `know the ${act}` };
  const hope = /^(?:you )?(would (?:like|love|rather|enjoy|prefer)) ((?:to )?[a-z].{3,70})$/i.exec(text);
  if (hope) return { kind: 'do', text: `${(hope[1] ?? '').toLowerCase()} ${hope[2] ?? ''}` };
  const isNot =
    /^(?:is|are)(?:n['’]t| not) ([a-z]+(?:ed|en)? (?:off |up |out |down )?(?:by|of|with|about|to|at|in|for) .{2,60})$/i.exec(
      text,
    )?.[1];
  if (isNot) return { kind: 'be', text: `not ${isNot}` };
  const local = /^local (?:candidates?|applicants?|people|person|residents?)(?: (from|to|in) ([A-Z][\w ]+))?$/i.exec(
    text,
  );
  if (local) return { kind: 'be', text: local[2] ? `${(local[1] ?? '').toLowerCase()} ${local[2]}` : 'local' };
  return null;
}
