/** Requirements with a second way in ("or able to get about by other means"), and those in letters that are spelled out. */

import { withArticle } from '../../language/articles.ts';
import { rare } from '../../language/its-words.ts';
import { knowsNoun } from '../../language/lexicon.ts';
import { seldom } from '../../language/seldom.ts';
import { tongue } from '../../language/tongues.ts';
import type { PersonFact } from './person-shapes.ts';

const fluent = seldom(
  /^(?:near-)?fluent /i,
  new RegExp(`^(fluent|near-fluent) (${tongue}(?:(?:,? and |,? or | & |, )${tongue})*)$`, 'i'),
);
const bilingual = new RegExp(`^bilingual,? \\(?(${tongue}(?:(?: and | ?/ ?|, )${tongue})*)\\)?(?= |$)`, 'i');
const towards = /^([^(]{3,60}?) \((?:or )?(?:be )?(working|studying) towards(?: it| this)?\)$/i;
const check = /^(?:an? )?(enhanced |basic |standard )?DBS(?: \(([^()]{3,40})\))?$/i;
const unafraid = /^no fear of (?:working (?:at|in) )?([a-z][a-z ,/-]{2,50})$/i;
const schoolPapers = rare(
  /^((?:maths?|english|science)(?:(?:,| and| &| \+|, and) (?:maths?|english|science))+) gcses?,? (?:at )?(?:grade )?([4-9A-C](?:\/[4-9A-C])?(?: (?:or|and) (?:above|higher|better)|\+))$/i,
);

/** The line in whole words: "CIPD Level 5 (or working towards)", "DBS (we arrange)", "maths + english gcse 4+". Null where it has them. */
export function inWholeWords(line: string): string | null {
  if (towards.test(line)) return line.replace(towards, '$1 or $2 towards it');
  const checked = check.exec(line);
  if (checked) {
    const [, kind = '', remark = ''] = checked;
    const told = /^we (?:arrange|do|sort|cover)$/i.test(remark)
      ? `${remark} it`
      : /^we pay$/i.test(remark)
        ? `${remark} for it`
        : remark;
    return `a${/^enhanced/i.test(kind) ? 'n' : ''} ${kind.toLowerCase()}DBS check${told ? ` (${told})` : ''}`;
  }
  // "Bachelor of Science in Nursing (BSN) required".
  if (
    /^(?:Bachelor|Master|Doctor) of [A-Z][a-z]+(?: in [A-Z][A-Za-z ]+)?(?: \([A-Z]+\))?(?: (?:required|preferred|desirable|degree|essential))?$/.test(
      line,
    )
  )
    return `a ${line}`;
  if (/^(?:a )?(?:good |dry )?humou?r$/i.test(line))
    return `a sense of ${line.replace(/^(?:a )?(?:good |dry )?/i, '').toLowerCase()}`;
  // "First experience in youth welfare": as it is said elsewhere in Europe.
  if (/^first experience (?:in|of|with|as) /i.test(line)) return line.replace(/^first/i, 'some');
  // "Forklift certified": no name.
  const [, plain = '', since = ''] =
    /^([A-Z][a-z]+)((?: [a-z]+)? (?:certified|qualified|trained|licen[cs]ed)(?: .*)?)$/.exec(line) ?? [];
  if (plain === 'Forklift' || (plain && knowsNoun(plain.toLowerCase()))) return `${plain.toLowerCase()}${since}`;
  // "Bilingual Spanish a plus".
  if (/^bilingual/i.test(line) && bilingual.test(line)) return line.replace(bilingual, 'bilingual in $1');
  // "Fluent Marathi and Hindi": how somebody is in them.
  const [, how = '', tongues = ''] = fluent.exec(line) ?? [];
  if (tongues) return `${how.toLowerCase()} in ${tongues}`;
  const feared = unafraid.exec(line)?.[1];
  if (feared) return `not afraid of ${feared.replace(/ ?\/ ?/g, ' or ')}`;
  const [, subjects = '', least = ''] = schoolPapers.exec(line) ?? [];
  if (!subjects) return null;
  const named = subjects
    .toLowerCase()
    .replace(/ ?[&+] ?/g, ' and ')
    .replace(/english/g, 'English')
    .replace(/maths?/g, 'maths');
  return `GCSEs in ${named} at grade ${least.replace('+', ' or above')}`;
}

const vetted = rare(
  /^(?:an? )?((?:full |enhanced |basic |initial )?(?:police |security |government |force |NPPV\d? |recruitment )?vetting|security clearance)((?: (?:to|at) [^();,]{2,30})?(?: \([^()]{3,60}\))?)$/i,
);
const upFor = /^(up for [a-z][^,;:.]{3,50})$/i;
const heldOrEligible = rare(
  /^((?:an? |your )?[^,;.]{2,50}\b(?:licen[cs]e|registration|certification|certificate|card|visa|permit|membership|PIN)),? or (?:be )?eligible (?:for (?:one|it|registration|licensure)|to (?:obtain|gain|get|apply for|hold) (?:one|it))$/i,
);
const heldOrAble =
  /^((?:an? |your own )?[^,;.]{0,40}\b(?:licen[cs]e|car|van|transport|certificate|qualification|degree|diploma))(?: \([^()]*\))?,? or (?:be )?able to (?!(?:obtain|gain|pass|complete|do|become|achieve|learn|get (?:one|it|this))\b)([a-z][^,;.]{4,60})$/i;
const canOrLearns =
  /^can ([a-z][^,;]{3,40}?),? or (?:be |are )?(?:willing|happy|prepared|ready|keen) to learn(?: to)?$/i;

/** "Full driving licence or able to get about by other means", "can drive a van or willing to learn": had or done, or soon. `read` reads the first half. */
export function readWayIn(
  line: string,
  desirable: boolean,
  read: (half: string) => PersonFact | null,
): PersonFact | null {
  // "Flexibility to work weekends": who has it can.
  const flexible = /^flexibility to (work [^,;]+)$/i.exec(line)?.[1];
  if (flexible) return { kind: 'can', text: flexible, desirable, sure: true };
  // "PVG check required before start".
  const [, made = '', before = ''] =
    /^(?:an? )?((?:[\w()-]+ ){1,3}checks?) (?:is |are |will be )?(?:required|needed|essential|carried out)((?: prior to| before) (?:start(?:ing)?|you start|employment|appointment))?$/i.exec(
      line,
    ) ?? [];
  if (made)
    return {
      kind: 'have',
      text: `${withArticle(/^[A-Z]{2}/.test(made) ? made : `${made.charAt(0).toLowerCase()}${made.slice(1)}`)}${before ? ' before you start' : ''}`,
      desirable,
      loose: true,
    };
  // "Degree in mechanical engineering or state-certified technician".
  const [, studied = '', trained = ''] =
    /^(?:completed )?degree in ([^;:()]+?),? or (?:an? )?((?:[a-z-]+ ){0,2}(?:technician|technologist|engineer|meister|master craftsman|craftsman|nurse|surveyor)|(?:qualified|registered|chartered|certified|trained) (?:[a-z-]+ )?[a-z]+)$/i.exec(
      line,
    ) ?? [];
  if (studied)
    return {
      kind: 'do',
      text: `have a degree in ${studied} or are ${withArticle(trained)}`,
      desirable,
      sure: true,
    };
  // "Degree in mechanical engineering or a master craftsman certificate".
  if (/^degree in [^,;:]+ or an? [^,;:]+$/i.test(line))
    return { kind: 'have', text: `a d${line.slice(1)}`, desirable, sure: true };
  // "National 5 Maths and English or working towards them".
  const [, named = '', how = ''] =
    /^([A-Z\d][^,;:()]{5,60}) or (working|studying) towards (?:it|them|this|these)$/.exec(line) ?? [];
  if (
    named &&
    /^(?:NVQ |QCF |RQF )?Level \d (?:[A-Z][a-z]+ )?(?:Diploma|Certificate|Award|Qualification)\b/i.test(named)
  )
    return { kind: 'do', text: `have ${withArticle(named)} or are ${how} towards one`, desirable, sure: true };
  if (
    named &&
    !/\b(?:are|be|is|chartered|qualified|registered|certified|trained|accredited|licensed)$/i.test(named) &&
    read(named)?.kind === 'have'
  )
    return {
      kind: 'do',
      text: `have ${named} or are ${how} towards ${/\band\b/.test(named) ? 'them' : 'it'}`,
      desirable,
      sure: true,
    };
  const [, held = '', can = ''] = heldOrAble.exec(line) ?? [];
  const paper = held ? read(held) : null;
  if (paper?.kind === 'have')
    return { kind: 'do', text: `have ${paper.text} or are able to ${can}`, desirable: paper.desirable, sure: true };
  // "Vetting (3 years UK residency)": gone through, and nothing that anybody does.
  const [, check = '', terms = ''] = vetted.exec(line) ?? [];
  if (check && !/^security clearance$/i.test(line))
    return {
      kind: 'can',
      text: `pass ${/^[A-Z]{2}/.test(check) ? check : check.charAt(0).toLowerCase() + check.slice(1)}${terms}`,
      desirable,
      sure: true,
    };
  // "A proven leader of people": somebody.
  const [, who = ''] =
    /^(?:an? )?((?:proven |natural |born |strong |good |great |inspiring |experienced |credible |confident |effective |excellent )(?:leader|manager|communicator|organi[sz]er|negotiator|planner|listener|motivator|coach|builder|developer|seller|storyteller|influencer) of [a-z][^,;:]{2,40})$/i.exec(
      line,
    ) ?? [];
  if (who) return { kind: 'be', text: withArticle(who.charAt(0).toLowerCase() + who.slice(1)), desirable, sure: true };
  // "ACPT accredited or willing to work towards".
  const [, mark = '', way = ''] =
    /^([A-Z][\w&/ -]{1,40} (?:accredited|registered|certified|qualified|chartered)),? or (willing|prepared|happy|ready|keen) to work towards?(?: it| this)?$/i.exec(
      line,
    ) ?? [];
  if (mark) return { kind: 'be', text: `${mark} or ${way.toLowerCase()} to work towards it`, desirable, sure: true };
  const ready = upFor.exec(line)?.[1];
  if (ready) return { kind: 'be', text: ready.charAt(0).toLowerCase() + ready.slice(1), desirable, sure: true };
  const [, licence = ''] = heldOrEligible.exec(line) ?? [];
  const papers = licence ? read(licence) : null;
  if (papers?.kind === 'have')
    return {
      kind: 'do',
      text: `have ${/^an? |^your /i.test(papers.text) ? papers.text : withArticle(papers.text)} or are eligible for one`,
      desirable: papers.desirable,
      sure: true,
    };
  const able = canOrLearns.exec(line)?.[1];
  return able ? { kind: 'do', text: `can ${able} or are willing to learn`, desirable, sure: true } : null;
}
