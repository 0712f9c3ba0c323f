/** What was read of a requirement, put right: its kind, its "and", its capitals and the small words that are missing. */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { describes } from '../../language/lexicon.ts';
import { baseOfThird, isVerbBase } from '../../language/verbs.ts';
import { withRightArticles } from './articles.ts';
import { asCourseDone } from './courses.ts';
import { asExperience } from './exposure.ts';
import { withSmallWords } from './hurried.ts';
import { withYearsInFull } from './jotted-years.ts';
import { asItWas } from './kept.ts';
import { asReady } from './musts.ts';
import { turnedVerbs } from './ordinary.ts';
import { asPairedThing } from './paired-qualities.ts';
import type { PersonFact } from './person-shapes.ts';
import { withPqeInFull } from './pqe.ts';
import { withoutSlipsOfGrammar } from './slips.ts';
import { keepsCapital, withoutSlips } from './sure.ts';
import { ofTheReader } from './their-own.ts';
import { isStrongWish } from './wished.ts';

/** What is the reader's own, in a line that speaks of somebody. */
const asSomebody =
  /\b(training|apprenticeship|qualification|background) as (?!an? |the |part\b)([a-z]+(?: [a-z]+){0,2}? ?(?:[a-z]+(?:er|or|ist|ian|ic|yst)|technician|nurse|chef|clerk|person|assistant|apprentice))\b/;
/** A trade by its German name: "training as Elektroniker für Betriebstechnik". */
const asTrade = (text: string): string =>
  text.replace(
    /\b(training|apprenticeship|qualification|traineeship) as (?!(?:an?|the|part) )(\p{Lu}\p{Ll}[\p{L}/-]*)/u,
    (_, what: string, who: string) => `${what} as ${withArticle(who)}`,
  );
const skilledIn =
  /^((?:very )?(?:strong|good|solid|sound|excellent) (?:coding|programming|scripting|writing|drafting|analytical|presentation|negotiation)) (?=in\b)/i;

/** A count at the beginning, which is no part of a name: "Six Sigma". */
const counts =
  /^(?:(?!Six Sigma\b)(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Several|Some|At least|Over|More than|Good|Strong|Excellent|Solid|Proven|Previous|Broad(?! Street)|Recent|Extensive|Substantial))\b/;

/** A fact of a line as it is said: what its words alone make of it is no sentence yet. */
export function inRightForm(found: PersonFact, raw: string): PersonFact {
  // A bullet that is a letter hides where the line begins: "o Two years" has no name in it.
  // "Lámh training": a name keeps its capital.
  const [name = ''] = raw.trim().split(/\s/);
  const kept =
    (/^\p{Lu}\p{Ll}*[^\x00-\x7f]/u.test(name) || keepsCapital(raw)) &&
    found.text.startsWith(lowerFirst(name).toLowerCase())
      ? `${name}${found.text.slice(name.length)}`
      : found.text;
  const fact = asPairedThing({
    ...found,
    text: withoutSlips(kept.replace(counts, (word) => word.toLowerCase()).replace(/\bof of\b/g, 'of'), raw),
  });
  // "You are full of ideas": after "are" stands what somebody is, whatever it looks like.
  const is =
    /^(?:you(?:['’]re| are|['’]ll be| will be)|is|are|be) (?!an? |the |also\b|to\b|required\b|expected\b|responsible\b|based\b|in charge\b|part\b)([a-z][^:;]{3,90}?)[.!]?$/i.exec(
      raw.trim(),
    )?.[1];
  if (
    is &&
    fact.kind === 'have' &&
    (fact.odd || (fact.topic && describes(is.split(' ')[0] ?? ''))) &&
    is.split(' ').length < 16
  )
    return { kind: 'be', text: is, desirable: fact.desirable };
  // "Warm, practical, ingenious": the last of several has its "and".
  if (fact.kind === 'be' && /^[a-z-]+(?:, [a-z-]+)+$/.test(fact.text))
    return { ...fact, text: fact.text.replace(/, ([a-z-]+)$/, ' and $1') };
  // "Good with people, calm, able to say no".
  if (
    fact.kind === 'be' &&
    /^[a-z][^,;:()]*(?:, [a-z][^,;:()]*){2,}$/.test(fact.text) &&
    !/\b(?:and|or|but)\b|, (?:not|no|never|even|especially|mostly|if|when|as|in|on|at|with|to|for|including|preferably|ideally|both|either|who|which|that)\b/.test(
      fact.text,
    )
  )
    return { ...fact, text: fact.text.replace(/, ([^,]+)$/, ' and $1') };
  // "16 or over and have left school": two things of the same person, and nothing for a question.
  if (fact.kind === 'be' && / and (?:have|can) [a-z]/.test(fact.text))
    return { ...fact, kind: 'do', text: `are ${fact.text}` };
  // "Walks more than sits".
  if (fact.kind === 'do')
    return {
      ...fact,
      text: turnedVerbs(fact.text, raw)
        // "Show up, listen and ask": three of one row.
        .replace(/^([a-z]+(?: [a-z]+)?) and (?=[a-z]+ and [a-z])/, (whole, first: string) =>
          raw.trim().toLowerCase().startsWith(`${first}, `) ? `${first}, ` : whole,
        )
        // "Knows their way round a lathe".
        .replace(/\b(more than|rather than) ([a-z]+s)(?=$| )/, (whole, than: string, verb: string) =>
          baseOfThird(verb) ? `${than} ${baseOfThird(verb) ?? ''}` : whole,
        ),
    };
  // "Training as mechatronics technician", "strong coding in Java": with the small word that is missing.
  if (fact.kind === 'have' && (asSomebody.test(fact.text) || skilledIn.test(fact.text)))
    return {
      ...fact,
      text: fact.text
        .replace(asSomebody, (_, what: string, who: string) => `${what} as ${withArticle(who)}`)
        .replace(skilledIn, '$1 skills '),
    };
  // "IATF 16949 core tools": methods by their name, which one knows.
  if (
    fact.kind === 'have' &&
    /^(?!knowledge\b|experience\b).*\b(?:core|quality|lean|six sigma|problem[- ]solving) tools(?: \([^()]*\))?$/i.test(
      fact.text,
    )
  )
    return { ...fact, text: `knowledge of ${fact.text}` };
  // "Knowing your way round a kitchen": one knows it, and nobody can know.
  if (fact.kind === 'can' && /^\W*(?:knowing|understanding) /i.test(raw) && /^(?:know|understand) /.test(fact.text))
    return { ...fact, kind: 'do' };
  const said = asReady(asItWas(fact, raw), raw);
  if (said !== fact) return said;
  // "3 years of similar and kidswear better": a remark was read as a part of it.
  if (
    fact.kind === 'have' &&
    !fact.loose &&
    /(?<!\bor )\b(?:better|best)$|\b(?:better|best) experience$/.test(fact.text)
  )
    return { ...fact, loose: true, odd: true };
  return fact;
}

/** "Five-axis work", "roof and gutter work": nobody has it, and somebody has done it. */
const workOfKind =
  /^(?!(?:an?|the|some|any|no|all|your|our|own|good|hard|great|similar|previous|past|prior|recent|relevant|related|paid|unpaid|course|home|team|shift|night|weekend|evening|day|other|more|much|enough|extra|social|experience|knowledge|training|interest)\b)[a-z][a-z-]*(?:(?: and | or | ?\/ ?| )[a-z-]+){0,3} work$/;
const withWorkDone = (fact: PersonFact): PersonFact =>
  fact.kind === 'have' && workOfKind.test(fact.text) ? { ...fact, text: `experience of ${fact.text}` } : fact;

/** A fact as the whole line asks for it: which wishes are strong, which verbs stand without their "to". */
export function asTheLineAsks(named: PersonFact, raw: string): PersonFact {
  const is = /^(?:have|do)$/.test(named.kind)
    ? asCourseDone({ ...named, text: asTrade(withRightArticles(withSmallWords(named.text))) })
    : named;
  // "A certificate, and experience in payments would help": two that are wished for, and no comma between them and their verb.
  const fact =
    is.desirable && is.kind === 'have' && /^[^,;(]+, and [^,;(]+$/.test(is.text)
      ? { ...is, text: is.text.replace(', and ', ' and ') }
      : is;
  // "A PE license or able to get it within a year": whoever can, and not whoever would like to.
  const able = /\bor (?:be )?able to\b/i.test(raw)
    ? { ...fact, text: fact.text.replace(' or the willingness to ', ' or the ability to ') }
    : fact;
  // "Able to read accounts and to coach managers": what one can stands without its second "to".
  const can =
    able.kind === 'can'
      ? {
          ...able,
          text: able.text.replace(/(,? (?:and|or)) to ([a-z]+)/g, (whole, joint: string, verb: string) =>
            isVerbBase(verb) ? `${joint} ${verb}` : whole,
          ),
        }
      : able;
  const years = withYearsInFull(asExperience(withPqeInFull(withWorkDone(can))));
  // "An another language"; "Registered Nurse" is a name.
  const right = withoutSlipsOfGrammar(years, raw);
  const told = {
    ...right,
    text: ofTheReader(right.text)
      .replace(/^an (?=another\b)/, '')
      // "A completed training or degree": nobody has a training.
      .replace(/^an? ((?:[a-z]+ )?training or) (?=(?:degree|diploma|qualification|certificate)\b)/, '$1 a ')
      .replace(/^an? ((?:[a-z]+ )?training or) (?=apprenticeship\b)/, '$1 an ')
      .replace(/^(have )?Membership (?=of\b)/, '$1membership ')
      // "Heat pump training (we will pay for it if not)": if one has none.
      .replace(/ \((will|can) (?=[^()]* if not\)$)/, ' (we $1 ')
      .replace(/,? if not\)$/, ' if you have none)')
      .replace(/\bregistered (?=Nurse \([A-Z])/, 'Registered ')
      // "A pleasant manner, good spoken English and Hindi": two that are asked for.
      .replace(
        /^(an? [a-z-]+ (?:[a-z]+ )?(?:manner|attitude|personality|nature|presence|voice)), (?=(?:good|fluent|clear|excellent|strong|basic) [^,;]+$)/,
        '$1 and ',
      ),
  };
  return told.desirable && isStrongWish(raw) ? { ...told, strong: true } : told;
}
