/** A line of work as somebody typed it: what belongs to the form around it goes, and what is typed short is written out. */

import { isVocabulary } from '../../../text/vocabulary.ts';
import { withArticle } from '../../language/articles.ts';
import { endsOpen } from '../../language/ending.ts';
import { isProperFirst, lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { describes } from '../../language/lexicon.ts';
import { withNamedBodies } from '../../language/named-bodies.ts';
import { isThingFirst } from '../../language/named-first.ts';
import { writeOut } from '../../language/shorthand.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase, nounLike } from '../../language/verbs.ts';
import { isConduct } from './conduct.ts';
import { withoutNeed } from './duty-conditions.ts';
import { withActive } from './duty-passive.ts';
import { isNoWork, withoutAsides } from './duty-refused.ts';
import { namesOthers } from './whose.ts';

const opener =
  /^(?:to\s+(?=be (?:[a-z]+ly )?(?:responsible|accountable|involved|tasked|charged)\b))?(?:(?:you(?:['’]ll|['’]d(?! also\b)| will| would| are expected to| should| may| must)?|(?:the )?(?:post ?holder|job ?holder|role ?holder|successful (?:candidate|applicant)|incumbent|person appointed|appointee|candidate|apprentice|employee|role|individual|ideal candidate)(?: will| shall| must| would| should)?(?: also)?)\s+)?(?:(?:be )?(?:primarily |fully |jointly |directly )?(?:responsible for|accountable for|required to|expected to|involved in|tasked with|charged with|asked to)\s+|(?:have|take) (?:overall )?(?:responsibility|accountability) for\s+|(?:duties|tasks|responsibilities|this) includes?:?\s+|(?:will|shall|must|should)\s+(?:also\s+)?|(?:you(?:['’]ll)?\s+)?(?:also\s+)?)?(?:to\s+|be able to\s+)?/i;

/** "The perfusionist will set up": whoever it is by name, where what stands behind it is what is done. */
const ofHolder =
  /^(?:the |our |this )(?:new )?(?:[a-z]+ ){0,2}[a-z]+(?:er|or|ist|ian|ant|ent|man|woman|hand|chef|cook|lead|head|nurse|clerk) (?:will|shall|would) (?:also )?(?=(?!be|have|not|need|report|join|work|enjoy|receive)[a-z]{3,} )/i;

/** The line without what a form or a habit puts before its task: "To", "The postholder will", a number. */
export const withoutOpener = (raw: string): string =>
  raw
    .replace(/^\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+|[-–—•*·>]+\s+)?/i, '')
    .replace(ofHolder, '')
    .replace(opener, '');

const boilerplate =
  /\b(?:registered in (?:england|scotland|wales|ireland|the uk)\b.{0,30}\d|company (?:no|number|registration)\b|(?:e-?mail|message) and any attachments|intended (?:only |solely )?for the addressee|any other (?:reasonable |related |suitable |appropriate )*(?:dut|request|task|activit|responsibilit|assignment|work (?:assigned|given|allotted|required|as)|job)|other (?:related |reasonable )?(?:duties|tasks)|(?:duties|tasks|(?<!\bto )work|projects)\b[^.;]{0,50}\bas (?:and when |may be )?(?:reasonably )?(?:required|directed|assigned|determined|necessary)|as (?:may be )?(?:reasonably )?(?:directed|assigned)(?: by)?|equal opportunit|equality (?:and|&) diversity|company polic|policies and procedures|confidentialit|data protection|(?<!\b(?:lead|advise|train|brief|report)(?:ing|s)? (?:[a-z]+ )?on )gdpr(?![- ]compliant)|health (?:and|&) safety at work|commensurate with|not exhaustive|uphold the values|promote the values|reasonable care|(?:principles?|practice) (?:and practice )?of equal|duties as assigned|flexib\w+ approach to dut)/i;

const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

/** Tidies what recruiters type: "&", "e.g." tails, brackets, remarks after a dash, "etc". */
export function trimLine(raw: string): string {
  let text = writeOut(raw)
    .replace(/^\s*[-–—•*·>]+\s+/, '')
    .replace(
      /(?<=[a-z] )(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g,
      (day) => day.charAt(0).toUpperCase() + day.slice(1),
    )
    // "Every 30 min": written out before "min." is read as "at least".
    .replace(/(\d) ?mins?\b\.?/g, (_, count: string) => `${count} minutes`)
    .replace(/(\d) mos?\b\.?/g, (_, count: string) => `${count} months`)
    .replace(
      /\bon call (?=rota|roster|rotation|schedule|manager|engineer|officer|nurse|vet|phone|team|service)/gi,
      'on-call ',
    )
    .replace(/(?<![A-Z])\s?&\s?(?![A-Z]\b)/g, ' and ')
    .replace(/\s\+\s/g, ' and ')
    .replace(/\bexp\.?(?=[\s,;)]|$)/gi, 'experience')
    .replace(/\s(OR|AND)\s/g, (word) => word.toLowerCase())
    .replace(/\bquality (assur(?:e|es|ing))\b/gi, 'quality-$1')
    .replace(/\binline with\b/gi, 'in line with')
    // "HACCP/ temperature records".
    .replace(/(?<=[a-z\d)])\/ (?=[a-z])|(?<=[a-z]) \/(?=[a-z])/gi, '/')
    .replace(/^(s)ign post(?=ing\b|s?\b)/i, '$1ignpost')
    .replace(/\b(t)rouble[ -]shooting\b/gi, '$1roubleshooting')
    .replace(/\bmin\.\s(?=[£€$₹]?\d|one\b|two\b|three\b|an?\b)/gi, 'at least ')
    .replace(/\bmin\.\s/gi, 'minimum ')
    .replace(/\b(?:an? )?minimum (?:of )?(?=\d)/gi, 'at least ')
    // "Trade shows x2".
    .replace(
      /^((?:[a-z-]+ ){0,2}[a-z]+s) x ?(\d)$/i,
      (_, what: string, count: string) => `${count} ${lowerFirst(what)}`,
    )
    .replace(/\byrs?\b\.?/gi, (word) => (/s/i.test(word) ? 'years' : 'year'))
    // "Events x4 a year", "stocktake 2x per year".
    .replace(
      /\s(?:x\s?(\d)|(\d)\s?x)\s?(?:\/ ?)?(?:per |a |each |every )?(year|month|week|day)\b/gi,
      (_, one?: string, other?: string, unit?: string) => ` ${times(Number(one ?? other))} a ${unit ?? ''}`,
    )
    .replace(
      /\b(\d+\+?) (years?) experience\b/gi,
      (_, count: string, unit: string) => `${count} ${/s$/i.test(unit) ? 'years’' : 'year’s'} experience`,
    )
    // "Turn requests into stories and share same with the team": as it is said in India.
    .replace(
      /\b(of|for|on|about|against|regarding|convert(?:ing)?|shar(?:e|ing)|updat(?:e|ing)|report(?:ing)?|submit(?:ting)?|circulat(?:e|ing)|clos(?:e|ing)|send(?:ing)?|escalat(?:e|ing)|maintain(?:ing)?|rectify(?:ing)?|resolv(?:e|ing)|correct(?:ing)?|verify(?:ing)?|record(?:ing)?|process(?:ing)?|review(?:ing)?) same(?=$|[,.;]| (?:into|to|with|in|on|by|at|within|before|after|and)\b)/gi,
      '$1 them',
    )
    // "Scan pallets with RF gun": with one.
    .replace(
      /\b(with|using|by|via) (?=[A-Z]{2,4} (?:gun|scanner|terminal|drill|saw|reader|tracker|machine|tool|torch|camera|app)\b)(\S+)/g,
      (_, before: string, word: string) => `${before} ${withArticle(word)}`,
    )
    .replace(/\bper annum\b/gi, 'a year')
    .replace(/\bpw\b(?!-)/gi, 'a week')
    .replace(/\bv\.\s/gi, 'very ')
    .replace(/\s+[–—-]\s+.*$/, '')
    .replace(/[,;]?\s*\b(?:e\.g\.|eg|i\.e\.|such as e\.g\.)\s.*$/i, '')
    .replace(/[,;]?\s*(?:\b(?:etc|Etc|ETC(?! [A-Z]?[a-z]))\b\.?|…|\.{3}).*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  // "(grilling, baking, etc.)" was cut with its bracket open.
  if ((text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)) text = `${text})`;
  text = withoutQuotes(text)
    .replace(/[;:,?]+$/, '')
    .trim();
  return text;
}

/** A line without the marks around it; what closes a name at its end stays: the museum ship "Hedwig". */
const withoutQuotes = (text: string): string => {
  const bare = /^["“‘'„‚][^"“”]+["”’'“](?=[\s,])/.test(text) ? text : text.replace(/^["'“‘]+/, '');
  return /(?:^|[\s(/])["'“‘„‚](?=\S)[^"“”]*["'”’“‘]+$/.test(bare) ? bare : bare.replace(/["'”’]+$/, '');
};

/** An address is no part of anybody's work: "Email all CVs to jobs@..." is said to somebody else, or should not be said. */
const address = /\S@\S+\.\S|https?:\/\/|\bwww\./i;

/** "TBC - vaccinations", "events??", "possibly some driving": nobody has decided it. */
const undecided = rare(
  /\bTB[ACD]\b|\?\s*\?|\(\s*\?\s*\)|\bto be (?:confirmed|decided|agreed|advised|determined)\b|^\W*(?:possibly|perhaps|maybe|potentially|might be|not sure)\b|\b(?:if (?:you(?:['’]re| are)? )?(?:happy|willing|keen|interested|up for it|you like|you want|you fancy))\b/i,
);
/** "Be present on open days", "be on deck for every sailing": where somebody is, and nothing that is done there. */
const beThere =
  /^\W*(?:to )?be (?:physically |personally )?(?:present|there|around|visible|on (?!call\b|(?:the|an?) (?:[\w-]+ ){0,3}(?:rota|roster|rotation)\b|hand\b)|at |in attendance)/i;
/** Whether a line says nothing that somebody does: what is undecided, where one has to be, and what is no work anywhere. */
/** "Take a colour vision test before you start": a condition of the job, and no work in it. */
const beforeStart = rare(
  /\b(?:take|pass|sit|complete|undergo|attend|have|do)\b (?:an? |the |our )?(?:[\w-]+ ){0,4}(?:tests?|medical|checks?|screening|assessment|examination|vetting|trial) (?:before|prior to) (?:you|your|they|the (?:job|post|start)|start|join|employment|appointment)/i,
);
export const isNoTask = (raw: string): boolean =>
  beforeStart.test(raw) || undecided.test(raw) || beThere.test(raw) || isNoWork(raw);

/** What every employer's forms say about every job, the rows of such forms, and addresses. */
export const isFormWording = (raw: string): boolean =>
  address.test(raw) ||
  (boilerplate.test(raw) && raw.length < 220) ||
  isConduct(raw) ||
  /\s[<>=]\s/.test(raw) ||
  // "Notice period: 30 days": a row of a form. "People: coach a team of six" is work with its name.
  (label.test(raw) &&
    (formRow.test(raw) || !(isOrder(raw.replace(label, '')) || isOrder(headOfLabel(raw)) || ordersByLabel(raw))));

/** "Open Switzerland: first six customers by December": what comes of the order is no task, and the order alone is half of it. */
const ordersByLabel = (raw: string): boolean => {
  const [, verb = ''] = /^\s*([A-Z][a-z]+) [A-Za-z]+\s?:\s/.exec(raw) ?? [];
  return (
    verb !== '' &&
    isVerbBase(verb.toLowerCase()) &&
    (!nounLike.has(verb.toLowerCase()) || /^(?:Open|Launch|Sign)$/.test(verb))
  );
};

/** "Order supplies" of "Order supplies: paper, toner": an order before what it consists of. */
const headOfLabel = (raw: string): string =>
  /^\s*([A-Z][a-z-]+ (?:[a-z]+[^su\W]s|[A-Z][A-Z&]+))\s?:\s+(?=[a-z][^:;]*,)/.exec(raw)?.[1] ?? '';

/** "Steer M&A: target screening, due diligence": the first word is an order and nothing else, the one behind the colon may be a thing. */
const isOrderBefore = (typed: string, behind: string): boolean => {
  const [head = '', first = ''] = [typed, behind].map((text) => text.trim().split(' ')[0]?.toLowerCase() ?? '');
  return isVerbBase(head) && !nounLike.has(head) && nounLike.has(first);
};

/** "Section: Open Space": a row of a form, whatever its words may be elsewhere. */
export const formRow =
  /^\s*(?:section|department|division|directorate|faculty|school|unit|business unit|team|service|area|region|grade|pay grade|level|band|class|location|work location|work place|base|site|contract|contract type|salary|ctc|budgeted ctc|hours|working hours|working time|shift|shifts|position|designation|title|post|job|job title|job code|job family|job type|employment type|role title|vacancies|openings|team size|headcount|notice period|probation|status|ref|reference|date|employer|company|cost cent(?:re|er)|line manager|manager|supervisor|reports? to|responsible to|accountable to)\s?:/i;

const label = /^\s*[A-Z][\w/&-]*(?: [\w/&-]+)?\s?:\s+/;
/** Whether a line begins with an order, and has something to do it with. */
function isOrder(line: string): boolean {
  const phrase = parseVerbPhrase(lowerFirst(line.replace(/^to /i, '')));
  return phrase !== null && phrase.rest !== '';
}

/** "Company Secretary", "Director of Governance": the name of somebody's post. */
const post =
  /^(?:Secretary|Leader|Supervisor|Coordinator|Superintendent|Matron|Registrar|Principal|Curator|Director|Manager|Officer|Head|Chief|Chair|President|Treasurer|Board|Committee|Trustees?|Governors?)$/;
const ofTitle = (words: readonly string[], index: number): boolean =>
  post.test(words[index] ?? '') ||
  (/^[A-Z]/.test(words[index] ?? '') && post.test((words[index + 1] ?? '').replace(/[.,;]$/, ''))) ||
  // "The Chief Executive", "the Deputy Chief Nurse": what follows such a word behind an article.
  (post.test(words[index - 1] ?? '') &&
    /^(?:the|our)$/i.test(words[index - 2] ?? '') &&
    /^(?:Executive|Nurse|Engineer|Constable|Inspector|Accountant|Economist|Scientist|Steward|Clerk|Whip|Minister|Justice)$/.test(
      (words[index] ?? '').replace(/[.,;]$/, ''),
    )) ||
  (/^(?:of|for)$/.test(words[index - 1] ?? '') && post.test(words[index - 2] ?? ''));

/** What closes the name of a body, a law or a scheme: "the Audit and Risk Committee", "Aged Care Quality Standards". */
const closesName =
  /^(?:Committee|Board|Council|Commission|Authority|Agency|Association|Institute|Department|Ministry|Standards?|Act|Regulations?|Code|Framework|Charter|Award|Protocol|Directive|Register|Trust|Society|Federation|Union)[,.;)]?$/;
/** The words of such names inside a line: they keep their capitals. */
function namedWords(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  words.forEach((word, at) => {
    if (!closesName.test(word) || at < 2) return;
    for (let index = at; index > 0; index -= 1) {
      if (!/^[A-Z]/.test(words[index] ?? '') && !/^(?:and|of|for)$/.test(words[index] ?? '')) break;
      found.add(index);
    }
  });
  return found;
}

/** Words that are built as words are, whether a list has them or not: "glossary". */
const formed = /(?:ary|ory|aries|ories|tions?|ments?|ness|ing|ics|ists?|ers|ity|ities|ances?|ences?|ology|ship|ships)$/;

/** Lower case where a line was written in Title Case: "Manage The Daily Rota". */
function untitle(text: string): string {
  // "Member of Executive Team": the name of a body.
  if (/^(?:[Bb]e an? )?[Mm]ember of (?:the )?[A-Z]/.test(text))
    return text.replace(/^((?:[Bb]e an? )?[Mm]ember of) (?=[A-Z])/, '$1 the ');
  const words = text.split(' ');
  const named = namedWords(words);
  const plain = words.map((word) => word.replace(/[.,;]$/, ''));
  // A name keeps its capital, and is no sign of a title.
  const long = words.filter((word) => /^[A-Za-z]{4,}/.test(word) && !isProperFirst(word));
  if (long.length < 3 || long.filter((word) => /^[A-Z][a-z]/.test(word)).length / long.length < 0.8) return text;
  // "Learn and code in Java, Spring Boot": a word of weight in lower case, and the capitals are names.
  if (
    long.some(
      (word) =>
        /^[a-z]/.test(word) &&
        !/^(?:with|from|into|over|within|across|that|their|your|when|after|before|under|between|through|during|while|where|which|than|upon|onto|using|including)\b/.test(
          word,
        ),
    )
  )
    return text;
  return words
    .map((word, index) =>
      index > 0 &&
      !named.has(index) &&
      /^[A-Z][a-z]+(?:['’]s?)?[,;.]?$/.test(word) &&
      !isProperFirst(word.replace(/\W$/, '')) &&
      // "Collibra": no word of any day, so a name.
      (isVocabulary(word.replace(/(?:['’]s?)?\W?$/, '').toLowerCase()) || formed.test(word.replace(/\W$/, ''))) &&
      !ofTitle(plain, index)
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
}

/** The line without openers, brackets and the words of forms. Null where it is boilerplate, a row of a form, or says nothing. */
export function clearDuty(typed: string): string | null {
  if (isFormWording(typed) || isNoTask(typed) || isThingFirst(typed.trim())) return null;
  if (ordersByLabel(typed) && !isOrder(typed.replace(label, '')) && !isOrder(headOfLabel(typed))) return null;
  // "Strategy - Develops and delivers the plan": the task stands behind its name.
  const named =
    /^\s*[A-Z][\w/&-]*(?: (?:(?:and|of) )?[\w/&-]+){0,2}\s+[–—-]\s+(?=[A-Z][a-z]+(?:,| ))/.exec(typed)?.[0] ?? '';
  if (named !== '' && !isOrder(named.replace(/\s+[–—-]\s+$/, '')) && isOrder(typed.slice(named.length)))
    return clearDuty(typed.slice(named.length));
  const behind = typed.replace(label, '');
  const raw =
    isOrder(headOfLabel(typed)) && (!isOrder(behind) || isOrderBefore(typed, behind)) ? headOfLabel(typed) : behind;
  let text = untitle(
    trimLine(
      raw.split(
        /(?<=[a-z)])(?<!\b(?:e\.g|i\.e|acc|incl|etc|approx|no|dept|St|Mt|Ft|Dr|Mr|Mrs|Ms|Prof|Co|No|Inc|Ltd))[.!?]\s+(?=[A-Z])/,
      )[0] ?? raw,
    ),
  ).replace(/[.!?]+$/, '');
  text = withNamedBodies(text)
    // How many somebody leads is worth its bracket.
    .replace(/\s*\((?:an? )?(team|staff|crew) of (?:about |around )?(\d+|[a-z]+)\)/gi, ' [a $1 of $2]')
    // "(From year 2)", "(once trained)": when one does it is no aside.
    .replace(
      /\s*\((?:mainly )?((?:from (?:your )?(?:year|month|week|day|the (?:second|third|first))|from the start of|after|once|following|under (?:supervision|instruction)|subject to|until|only (?:if|when|after)|if|when|with(?:in)? (?:training|supervision))\b[^()]{0,50})\)(?=[.;]?\s*$)/gi,
      (whole, when: string) =>
        /\b(?:see|page|e\.g|i\.e|ref|note|appendix|required|needed|necessary|applicable|appropriate|requested)\b/i.test(
          when,
        )
          ? whole
          : ` ${lowerFirst(when)}`,
    )
    // "(evenings)", "(travel about 10%)", "(one week in six)": who can't be there has to know.
    .replace(
      /\s*\(((?!(?:if|as|where)\b)(?:[^()\d]{0,30}\b(?:evenings?|weekends?|saturdays?|sundays?|nights?|overnight|shifts)\b|travel (?:about |approx\.? |up to |of )?\d)[^()]{0,24}|\w+ (?:week|weekend|day|night)s? in \w+)\)(?=[.;]?\s*$)/gi,
      (_, when: string) => ` [${when.replace(/ %/g, '%')}]`,
    )
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(/\[([^\]]+)\](?=[.;]?\s*$)|\[(a (?:team|staff|crew) of [^\]]+)\]/gi, '($1$2)')
    // "Ad hoc analysis as required by the head": when, and by whom.
    .replace(
      /,?\s+(?:as|when|where|if) (?:and when )?(?:required|requested|directed|needed|instructed|necessary) by (?!law\b)[^,;]+/gi,
      '',
    )
    // "Help people in own home": it is theirs.
    .replace(/\b(in|at|within) own (homes?|flats?|houses?)\b/g, '$1 their own $2')
    // "25% Forecasting": how much of the time.
    .replace(/^\d{1,3} ?%\s*(?:[-–:]\s*)?(?:of (?:the |your )?time\s*)?(?=[A-Za-z])/, '')
    // "To begin with you'll shadow": when, and what follows is the task.
    .replace(
      /^(?:to (?:begin|start) with|at first|initially|first of all|over time|in time|on top of that|day to day),? (?=you)/i,
      '',
    )
    // "You'll be selling tickets".
    .replace(
      /^(?:you(?:['’]ll| will| would)(?: also| mainly| mostly)? be |(?:the job|the role|it|this) (?:is|means|involves) (?:mainly |mostly )?)(?=[a-z]{2,}ing\b)/i,
      '',
    )
    // "Set-up and operate mills": an order.
    .replace(
      /^([a-z]+)-(up|down|off|out|in) (?=and [a-z]+ [a-z]|the |our |all |new )/i,
      (whole, verb: string, particle: string) => (isVerbBase(verb) ? `${verb} ${particle} ` : whole),
    )
    // "Opening up/locking up of the hall": two doings.
    .replace(
      /\b([a-z]+ing(?: (?:up|down|in|out|off))?)\/([a-z]+ing(?: (?:up|down|in|out|off))?)(?= of [a-z])/i,
      '$1 and $2',
    )
    .replace(
      /^([a-z]+ing(?: (?:up|down|in|out|off))?) ?\/ ?([a-z]+ing(?: (?:up|down|in|out|off))?)(?= [a-z])/i,
      (_, one: string, other: string) => `${one} and ${lowerFirst(other)}`,
    )
    // "Pick/pack orders", "Load/unload trailers": two verbs.
    .replace(/^([a-z]+)\/([a-z]+)(?= [a-z]|$)/i, (whole, one: string, other: string) =>
      isVerbBase(one) && isVerbBase(other) ? `${one} and ${other.toLowerCase()}` : whole,
    )
    // "On-call duty one week in eight": it is done.
    .replace(/^on[- ]call duty\b/i, 'be on call')
    .replace(/^on[- ]call (?:rota|roster|rotation|schedule)\b/i, (found) => `be on the ${found.toLowerCase()}`)
    .replace(/^on[- ]call weeks? (?=every\b)/i, 'be on call for a week ')
    .replace(/^on[- ]call\b/i, 'be on call')
    .replace(/^stand-?by (?=(?:rota|roster|duty|one|1|every|each|\d|weekends?|nights?)\b)/i, (found) =>
      /^stand-?by (?:rota|roster)/i.test(text) ? `be on the ${found.toLowerCase()}` : `be on ${found.toLowerCase()}`,
    )
    // "Booking in of deliveries": deliveries are booked in.
    .replace(/^([a-z]+ing (?:in|out|up|off|down|over)) of (?=[a-z])/i, '$1 ')
    // "Follow up calls to customers": calls that follow something up.
    .replace(
      /^follow[ -]?up (?=(?:calls?|visits?|e-?mails?|appointments?|clinics?|letters?|checks?|meetings?)\b)/i,
      'make follow-up ',
    )
    // "Form tutor", "duty manager": somebody to be, and nobody to form.
    .replace(
      /^((?:an? )?(?:[a-z]+ ){1,2}(?:tutor|keyworker|key worker|aider|marshal|mentor|champion|buddy|invigilator|steward|warden))(?= for\b| to\b|$)/i,
      (found) =>
        /^(?:be|act|acting|being|serving|working|support|help|train|brief|assist|the) /i.test(found)
          ? found
          : `be ${/^an? /i.test(found) ? found : withArticle(lowerFirst(found))}`,
    )
    // "Starters / leavers / changes": three things.
    .replace(
      /^([\w-]+(?: [\w-]+)?)((?: \/ [\w-]+(?: [\w-]+)?)+) \/ ([\w-]+(?: [\w-]+)?)$/,
      (_, one: string, more: string, last: string) => `${one}${more.replaceAll(' / ', ', ')} and ${last}`,
    )
    // "CAN / CAN FD & Ethernet stacks": names, and no alternatives that could be left out. "Per OSHA / EPA rules": two of them.
    .replace(/(?<=\b[A-Z][A-Z\d]+) \/ (?=[A-Z])/g, (_, at: number, line: string) =>
      (/,|&|\band\b/.test(line.slice(at)) && !/^ \/ [A-Z\d]+ [a-z]+s and\b/.test(line.slice(at))) ||
      line.slice(at + 1).includes(' / ')
        ? ', '
        : ' and ',
    )
    // "The bookmobile, June through August": when.
    .replace(
      /,? (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:to|through|until|till) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?<!\b(?:from|in|between),? ?)/g,
      ' from ',
    )
    // "Wash van Wednesdays and Saturdays": on them.
    .replace(
      /(?<=[a-z] [a-z]{2,}) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days(?:(?:, | and |, and )(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)*$)(?<!\b(?:on|and|or|except|from|to|most|all|some|alternate|busy|of|for|over|between|including) )/g,
      ' on ',
    )
    // "Supply to two care homes": what is done is the supplying.
    .replace(
      /^supply to (?=(?:the|our|an?|all|two|three|four|five|six|\d+|local|[a-z]+s)\b)/i,
      'look after the supply to ',
    )
    // "On call 1:6 nights and weekends, second on-call back-up for the first six months".
    .replace(/,? (?:with )?(?=(?:a )?(?:second|senior) on-call (?:back-?up|cover|support)\b)/i, ' with ')
    // "On the Athlone / Moate / Ballinasloe route": places, all of them.
    .replace(
      /(?<=\b(?:the|our|an?) )(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)((?: \/ \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)*) \/ (?=\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?: [a-z]+)?(?:$|[,.;)]))/gu,
      (_, one: string, more: string) => `${one}${more.replaceAll(' / ', ', ')} and `,
    )
    // "Phase 1 / UKHab surveys": one or the other; more of it was no part of the task.
    .replace(/\s\/\s(?=(?:[\w&'’-]+ ?){1,4}$)/, ' or ')
    .replace(/\s\/\s.*$/, '')
    .replace(/(?<=^|[\s(])(?:circa|c\.|approx\.?|approximately)\s+(?=[£€$₹]?\d)/gi, 'about ')
    .replace(/\bp\.a\.?/gi, 'a year')
    .replace(/\s+/g, ' ')
    .replace(/^.*$/s, withoutNeed)
    .replace(/\b(?:the )?(?:post ?holder|job ?holder|successful candidate|incumbent)['’]s\b/gi, 'your')
    // "Patients in their own homes" are at theirs.
    .replace(
      /\b(?:their|his|her|his\/her) (?=line manager|own (?!homes?\b|flats?\b|houses?\b)|team)/gi,
      (whole, at: number, line: string) => (namesOthers(line.slice(0, at)) ? whole : 'your '),
    );
  const active = withActive(withoutAsides(text));
  if (active === null) return null;
  text = active;
  // "Travel about 25%": of the time.
  text = text.replace(
    /^(travel(?:ling|ing)?(?: [a-z]+)? (?:about |up to |around |at least )?\d+ ?%)$/i,
    '$1 of the time',
  );
  // "Own the programme: on time, on budget": what is explained stands before the colon.
  text = text.replace(/^((?:\S+ ){3,}\S+):\s.*$/, '$1');
  text = (text.split(/;\s/)[0] ?? text)
    // "Be responsible for own CPD": it is the reader's.
    .replace(
      /^((?:to )?be (?:[a-z]+ly )?(?:responsible|accountable) for) (?:(?:his|her|their|one['’]s) )?own (?=[a-zA-Z])/i,
      '$1 your own ',
    )
    .replace(ofHolder, '')
    .replace(opener, '')
    .trim()
    // "Leads a job from tender to completion and reports to a director": who is over somebody is no part of the work.
    .replace(whoIsOver, '');
  if (!text || text.split(' ').length > 26 || text.length < 6) return null;
  if (/\b(?:post ?holder|successful candidate|incumbent|jobholder)\b/i.test(text)) return null;
  text = text.replace(/^working (?:closely )?with [^,]{3,40}, (?=[a-z]+\b)/i, (lead) =>
    parseVerbPhrase(text.slice(lead.length)) ? '' : lead,
  );
  return text;
}

/** Who is over somebody, behind a task of at least two words. */
const whoIsOver = rare(
  /(?<=^\S+ \S.*),? (?:and |while |whilst )?report(?:s|ing)? (?:directly |straight )?(?:in)?to (?:the|an?|our|your) (?:[\w-]+ ){0,3}?(?:manager|director|head|supervisor|lead|leader|partner|principal|officer|chef|matron|foreman|owner|board|CEO|MD|CFO|COO)(?: of [\w ]+)?$/i,
);
const joints =
  /(?:[,;]|\s(?:including|ensuring|whilst|while|in order|so that|which|with a view|in line with|in accordance with|in relation to|as part of))\s/g;

/** "Record the results", "report defects to": behind what may be a thing, what is done to. */
const takesObject = /^(?:the|all|any|our|your|each|every)\b|^[a-z]+[^su\W]s (?:on|in|to|with|at|for|by|from)$/;

/** "Inspect parts using micrometers, bore gauges and height gauges and record the results on the card": a row is told to its end, where a second deed begins; null in any other line. */
function atClosedRow(text: string): string | null {
  for (const { index, 1: verb = '', 2: behind = '' } of text.matchAll(/ and (?=([a-z]+) ([a-z]+ ?[a-z]*))/g)) {
    const cut = text.slice(0, index);
    if (
      !isVerbBase(verb) ||
      (nounLike.has(verb) && !takesObject.test(behind)) ||
      !/, [^,]+ and [^,]+$/.test(cut) ||
      endsOpen(cut)
    )
      continue;
    return cut.split(' ').length < 18 ? cut : null;
  }
  return null;
}

/** A long line up to the first joint at which it may end: "a responsive, customer focused service" is one thing, and no end. */
export function cutShort(text: string): string | null {
  const row = atClosedRow(text);
  if (row !== null) return row;
  for (const joint of text.matchAll(joints)) {
    const cut = text.slice(0, joint.index);
    const words = cut.split(' ');
    if (words.length < 3) continue;
    if (words.length > 17) return null;
    const last = words.at(-1) ?? '';
    const before = words.at(-2) ?? '';
    if (endsOpen(cut)) continue;
    if (
      /^,/.test(joint[0]) &&
      describes(last) &&
      (/^(?:an?|the|our|your|its|their|and|more|most|very)$/i.test(before) || describes(before))
    )
      continue;
    return cut;
  }
  return null;
}
