/** What somebody does at work, out of notes. */

import nlp from 'compromise';
import { lowerFirst } from '../language/first-capitals.ts';
import { withArticles } from '../language/shorthand-articles.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import { hastyTask } from './hasty/duties.ts';
import { isCountable } from './nouns.ts';
import { isQuality } from './person/words.ts';
import { turnVerbs } from './third-person.ts';

const objectLike =
  /^(?:the|an?|our|your|own|all|any|each|every|both|new|up|out|in|on|off|down|over|people|staff|customers?|clients?|everyone|everything|it|them|with|for|to|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|what|how)$/i;
const afterObject =
  /^(?:in|on|to|from|at|with|for|by|and|or|off|out|into|onto|of|weekly|daily|monthly|every|each|as|before|after|when|using|through|per|a|across|along|around|between|over|under|until|if|so|including|among|behind)$/i;

const sureVerbs =
  /^(?:do|make|take|keep|give|get|run|write|teach|serve|sell|manage|ensure|provide|deliver|develop|maintain|prepare|carry|assist|handle|help|lead|meet|own|cut|build|cook|train|drive|answer|clean|hit|plan|book|greet|attend|lift|load|pack|pick|wash|liaise|resolve|analyse|review|monitor|coordinate|organise|supervise|support|represent|negotiate|create|produce|improve|identify|implement|conduct|perform|complete|update|close|open|order|check|test|fix|mentor|coach|chair|sit|report|bake|chat|work)$/i;
/** Whether the tagger reads the first word as a verb where it stands. */
export function saysVerb(text: string): boolean {
  const terms = (nlp(text).json({ terms: { tags: true } }) as { terms: { tags: string[] }[] }[])[0]?.terms ?? [];
  return terms[0]?.tags.includes('Verb') ?? false;
}

/** A verb that nobody takes for a noun. */
const isSurelyVerb = (word: string): boolean => isVerbBase(word) && !nounLike.has(word.toLowerCase());

/** A duty in its base form: "medication rounds" is none, "covers one weekend in four" is. What stood in brackets behind it stays there. */
export function dutyOf(raw: string): string | null {
  const duty = readTask(raw);
  const aside = /\s(\([^()]+\))$/.exec(raw)?.[1];
  return duty && aside && !duty.includes(aside.slice(1, -1).trim().split(' ')[0] ?? '') ? `${duty} ${aside}` : duty;
}

function readTask(typed: string): string | null {
  // "Plans, assigns and inspects the work of crews": all of them are done to it.
  const row =
    /^([A-Za-z]+s(?:, [a-z]+s)*),? and ([a-z]+s) (?=(?:the|an?|all|any|our|your|their|its|work|[a-z]+s)\b)(.+)$/.exec(
      typed,
    );
  if (row?.[1] && row[2]) {
    const bases = [...row[1].split(', '), row[2]].map((verb) => baseOfThird(verb.toLowerCase()));
    if (bases.length > 2 && bases.every((base) => base !== null))
      return `${bases.slice(0, -1).join(', ')} and ${bases.at(-1)} ${row[3]}`;
  }
  // "Responds to inquiries and presents to the council": both are done.
  const turned = turnVerbs(typed);
  if (turned.verbs > 1) return lowerFirst(turned.text);
  // "Answers calls and queries from customers": one verb, and two things.
  if (
    turned.verbs === 1 &&
    / and [a-z]+s (?:from|of) /.test(typed) &&
    !nounLike.has(baseOfThird(wordsOf(typed)[0] ?? '') ?? '')
  )
    return lowerFirst(turned.text);
  const raw = typed;
  // "You do not clean the bus": a relief, and no order to leave it.
  if (/^you (?:do not|don['’]t|will not|won['’]t|never|need not|don['’]t have to) /i.test(raw)) return null;
  const text = raw.replace(
    /^(?:you(?:['’]ll| will)?|to|responsible for|must|will|should)\s+(?:also |be )?/i,
    (found) => (/^you$/i.test(found.trim()) ? '' : ''),
  );
  // "You order timber": behind "you" it is a verb.
  if (
    text !== raw &&
    /^you(?:['’]ll| will)? /i.test(raw) &&
    isVerbBase(wordsOf(text)[0] ?? '') &&
    wordsOf(text).length > 1 &&
    !text.includes(',')
  )
    return lowerFirst(text);
  // "Work from drawings".
  if (
    /^work (?:from|with|in|on|at|to|across|alongside|under|closely|directly|outdoors|around) (?!(?:progress|hand|kind|date)\b)\S/i.test(
      text,
    )
  )
    return lowerFirst(text);
  // "Control of debtors": the noun hides a verb.
  const hidden = /^[A-Za-z]+ of (?!the day\b)/.test(text) ? readDuty(text) : null;
  if (hidden && isVerbBase(wordsOf(hidden.text)[0] ?? '') && !/^\S+ of /.test(hidden.text)) return hidden.text;
  if (isHappening(text)) return null;
  // "Forecasts and the annual budget": nothing is done to a budget by an "and".
  if (/^[a-z]+s (?:and|or) (?:the|an?|our|your)\b/i.test(text)) return null;
  // "Release or block batches": what stands behind "or" is done for sure, and so is what stands before it.
  if (
    /^[a-z]+ or (?:block|reject|refuse|decline|cancel|scrap|repair|replace|escalate|destroy|dismiss) [a-z]/i.test(
      text,
    ) &&
    isVerbBase(wordsOf(text)[0] ?? '')
  )
    return lowerFirst(text);
  // "Help estimating on small jobs".
  const helping = /^help ([a-z]+ing\b.*)$/i.exec(text);
  if (helping?.[1]) return `help with ${helping[1]}`;
  // "Cash (seasonal business!)": a remark is no object.
  if (/^\S+ \([^)]*\)$/.test(text)) return null;
  const first = wordsOf(text)[0] ?? '';
  const second = wordsOf(text)[1] ?? '';
  const small = lowerFirst(text);
  // "Hedge cutting": two nouns, the second made of a verb.
  if (
    wordsOf(text).length === 2 &&
    /^[a-z]{3,}ing$/i.test(second) &&
    !/^(?:start|stop|keep|enjoy|help|support|avoid|do|practise|lead|mind|love|like)$/i.test(first)
  )
    return null;
  // "Spray prep".
  if (
    wordsOf(text).length === 2 &&
    /^(?:prep|admin|paperwork|duty|duties|cover|stock|control)$/i.test(second) &&
    !/^(?:do|help|support|assist|lead|manage|plan|cover|check|order|count|rotate|control|book|handle|complete)$/i.test(
      first,
    )
  )
    return null;
  // "Cycle count": a noun that could be a verb, behind what it is one of.
  if (
    /^[a-z]+ (?:count|audit|check|entry|report|visit|round|survey|test|review|run)(?: \(.*\))?$/i.test(text) &&
    !sureVerbs.test(first) &&
    !objectLike.test(second)
  )
    return null;
  // "Check ins", "get outs": nouns of two words.
  if (/^(?:ins|outs|ups|offs|overs|downs)$/i.test(second)) return null;
  // "Contract labour compliance": three nouns.
  const ending = /^([a-z]+) ([a-z]+) (?:[a-z]+ )?[a-z]+(?:ance|ence|ment|tion|sion|ity)(?: \(.*\))?$/i.exec(text);
  if (
    ending?.[1] &&
    !isSurelyVerb(ending[1]) &&
    !sureVerbs.test(ending[1]) &&
    !objectLike.test(ending[2] ?? '') &&
    !/(?:ous|ful|able|ible|ical|less|al|ive|ed)$/.test(ending[2] ?? '')
  )
    return null;
  // "Board papers each quarter": who boards or cashes something says what with its article.
  if (/^(?:board|cash)$/i.test(first) && !objectLike.test(second)) return null;
  // "Own test strategy for payments": to be in charge of it.
  if (
    /^own$/i.test(first) &&
    !/^(?:brand|label|car|vehicle|van|transport|tools|boat|laptop)$/i.test(second) &&
    wordsOf(text).length > 2
  )
    return small;
  // "Repair brakes, heaters and lifts": what stands before a row of plurals is done to them.
  if (
    isVerbBase(first) &&
    /^\S+ [a-z-]+(?: [a-z-]+)?(?:, [a-z-]+(?: [a-z-]+){0,2})+,? and (?:[a-z-]+ ){0,2}[a-z-]+$/i.test(text) &&
    (/[^s]s$/.test(second) || hastyTask(small) !== null)
  )
    return small;
  // "Form tutor", "record keeping", "first fix": nouns that could be verbs, before another noun.
  if (
    nounLike.has(first.toLowerCase()) &&
    isVerbBase(first) &&
    wordsOf(text).length <= 2 &&
    !/^(?:the|a|an|our|your|all|new|up|out|people|staff|customers?|everything|it)$/i.test(second) &&
    !/s$/.test(second)
  )
    return null;
  // "Train site staff to use panels": whom, to do what.
  if (/^(?:train|help|support|show|teach|coach|brief|guide|encourage|enable) (?:[a-z-]+ ){1,4}to [a-z]+/i.test(text))
    return small;
  // "Orders plants, seed and compost": two plurals in a row are a verb and what it is done to, but for a few names; so is a row.
  const opening = baseOfThird(first);
  if (
    opening !== null &&
    (/[^s]s$/.test(second) ||
      // "Walks round with the client".
      (/^(?:round|around|through|along|past|over|out|off)$/i.test(second) &&
        afterObject.test(wordsOf(text)[2] ?? '')) ||
      /^\S+ [a-z]+(?:, [a-z-]+(?: [a-z-]+)?)+,? and \S/i.test(text)) &&
    !/^(?:in|on|to|from|at|with|for|by|and|or|of)$/i.test(second) &&
    !/^(?:sales|sports|accounts|operations|works|savings|goods|systems|communications|customs|needs|skills|careers|admissions|complaints|claims|returns|reports|records|studies|services)$/i.test(
      first,
    ) &&
    (/^\S+ \S+,/.test(text) || afterObject.test(wordsOf(text)[2] ?? 'on'))
  )
    return lowerFirst(turned.text);
  // "Staff meeting", "budget process", "cash flow": only a clear object makes a verb of these.
  const third = wordsOf(text)[2] ?? '';
  if (
    (nounLike.has(first.toLowerCase()) || nounLike.has(baseOfThird(first) ?? '')) &&
    !(/^(?:lead|manage|supervise|run|train)$/i.test(first) && /^(?:team|staff|shifts?)$/i.test(second)) &&
    // "Leads finance": no noun has an "s" before another, but these few.
    !(
      /^(?:leads|runs|manages|supervises|trains|chairs|heads|hosts|drafts|audits|monitors)$/i.test(first) &&
      second !== '' &&
      !afterObject.test(second) &&
      !/^(?:generation|management|sheets?|lists?|reports?|meetings?|schedules?|trail)$/i.test(second)
    ) &&
    // "Lead packaging projects".
    !(/[^s]s$/i.test(third) && /ing$/i.test(second) && sureVerbs.test(first)) &&
    // An adjective never stands behind a noun: "drive continuous improvement".
    !(third !== '' && /(?:ous|ful|able|ible|ical|less|ular|ional|ental|vidual|ative|ective)$/i.test(second)) &&
    !/^(?:do|cut|go|let|set|put|show|read|clean|clear|answer|build|fix|follow|attend|handle|be)$/i.test(first) &&
    (!objectLike.test(second) ||
      (/^(?:on|in|off|over)$/i.test(second) &&
        !/^(?:log|check|sit|cash|report|focus|clock|fill|hand)$/i.test(first))) &&
    !(/^(?:and|or)$/i.test(second) && isVerbBase(third)) &&
    !(/[^s]s$/i.test(second) && isVerbBase(first) && (third === '' || afterObject.test(third)))
  )
    return null;
  if (/^\d+$/.test(second) && /^(?:days?|hours?|weeks?|times?)$/i.test(wordsOf(text)[2] ?? '') && /s$/.test(first))
    return null;
  // "Dry eye clinic", "grade B1": what the tagger sees no verb in is one only before a clear object.
  if (
    isVerbBase(first) &&
    wordsOf(text).length > 1 &&
    !objectLike.test(second) &&
    !(/[^s]s$/i.test(second) && (third === '' || afterObject.test(third))) &&
    !/^and$/i.test(second) &&
    !saysVerb(small) &&
    !sureVerbs.test(first)
  )
    return null;
  const thirdBase = baseOfThird(first);
  if (thirdBase !== null && !nounLike.has(thirdBase) && /^(?:with|for|to|at|on|after|out|up|in)$/i.test(second))
    return [thirdBase, ...small.split(' ').slice(1)].join(' ');
  const phrase = parseVerbPhrase(
    small
      .replace(/^(lead|manage|supervise|run|train) team\b/, '$1 a team')
      .replace(/^([a-z]+) own (?=[a-z])/, '$1 your own '),
  );
  if (phrase && (phrase.rest !== '' || phrase.heads.length > 1 || /ing$/i.test(first))) {
    if (/^(?:is|are|has|have|be)$/i.test(first)) return null;
    return realiseVerbPhrase(phrase, 'base');
  }
  if (/^(?:also|then|regularly|occasionally|sometimes|often|usually)\b/i.test(text))
    return dutyOf(text.replace(/^\w+\s+/, ''));
  const duty = readDuty(text);
  return duty && wordsOf(duty.text).length >= wordsOf(text).length - 2 ? withCapitals(duty.text, text) : null;
}

/** "administer oracle" with the capitals that its words came with: "administer Oracle". */
const withCapitals = (text: string, raw: string): string =>
  (raw.match(/(?<=[a-z] )\p{Lu}\p{Ll}+/gu) ?? []).reduce(
    (made, name) => made.replace(new RegExp(`(?<= )${name.toLowerCase()}\\b`, 'u'), name),
    text,
  );

/** What is kept and written in. */
const kept =
  /^(?!(?:the|an?|our|your|their|its|his|her|every|each|this|one|no) )(?:[a-z]+ )?(?:log|diary|book|logbook|register|rota|ledger|inventory|database|record|calendar)$/;

/** "help class teacher prepare resources", "support head chef": whom. */
const helpedOne =
  /^(help|assist|support|shadow|join|brief|cover for) ((?!(?:the|an?|our|your|their|its|his|her|each|every|any|all|no|other|one) )(?:[a-z]+ ){0,2}[a-z]+(?:er|or|ist|ian|nurse|chef|cook|head|lead))((?: (?:[a-z]+(?<!s)|with|in|on|at) .+)?)$/;

/** "break down station", "leave garden tidier": where the article stands is told by what is around it. */
function withSureArticle(text: string): string {
  const helped = helpedOne.exec(text);
  if (helped?.[2] && isCountable(helped[2].split(' ').at(-1) ?? '')) return `${helped[1]} the ${helped[2]}${helped[3]}`;
  const particle = /^([a-z]+ (?:up|down|out|off)) ([a-z]+)$/.exec(text);
  if (particle?.[2] && isCountable(particle[2])) return `${particle[1]} the ${particle[2]}`;
  const left =
    /^((?:leave|keep|make|get)) (?!(?:the|an?|our|your|their|all|any|each|every|it|them|us)\b)([a-z]+) ([a-z]+)((?: .*)?)$/.exec(
      text,
    );
  if (left?.[2] && left[3] && isCountable(left[2]) && (/(?:ier|er)$/.test(left[3]) || isQuality(left[3])))
    return `${left[1]} the ${left[2]} ${left[3]}${left[4]}`;
  return text;
}

/** "Talk to customer before and after": the one who is there. */
const toOne =
  / (to|with) (?=(?!(?:order|water|paper|power|weather|matter|dinner|leather|silver|timber|rubber|copper|colour|labour|humour|behaviour)\b)[a-z]+(?:er|or|ist|ian)(?:$| (?:before|after|when|if|about|on|in|at)\b)|(?:(?!(?:the|an?|our|your|their|its|his|her|each|every|any|all|no|other|some)\b)[a-z]+ )?(?:office|team|department|council|bank|kitchen|lab|warehouse|factory)$)/;

/** "hoover lobby" becomes "hoover the lobby": the article that a note leaves out. */
export function withItsArticle(typed: string): string {
  const text = withSureArticle(typed).replace(toOne, ' $1 the ');
  const [, verb = '', object = '', tail = ''] =
    /^(\S+) (.+?)( (?:from|to|in|on|at|for|with|by|of|and|or|as|until|till|before|after|when|if|so|every|each)\b.*|,.*)?$/.exec(
      text,
    ) ?? [];
  if (
    !isVerbBase(verb) ||
    /^own$/.test(verb) ||
    /^(?:up|in|out|off|down|over|on|away|back|for|with|to|at|from|round|around|through|about|along|past|into|onto|across|after)\b/.test(
      object,
    )
  )
    return text;
  return `${verb} ${verb === 'keep' && kept.test(object) && !/^(?:the|an?|our|your|their|all|any|each|every)\b/.test(object) ? `the ${object}` : withArticles(verb, object)}${tail}`;
}

/** "Return-to-work chats", "leave requests": a name whose first word could be a verb. */
const compound =
  /^(?:[a-z]+-(?:to|by|in)-[a-z]+ [a-z]|leave (?:requests?|records|forms|cover|planning|approvals?|balances|calendars?)\b)/i;
/** "wake up calls", "follow up meetings": a verb and its particle before a happening are its name, and no order. */
export const isHappening = (text: string): boolean =>
  compound.test(text) ||
  /^[a-z]+ (?:up|in|out|off|down|over)s? (?:calls?|meetings?|sessions?|visits?|days?|costs?|fees?|appointments?|interviews?|desks?|times?|sheets?|parties|chats?|emails?|reports?|procedures?|process|kits?)(?: (?:with|for|on|at|in|to|from|before|after|every|each)\b.*)?$/i.test(
    text,
  );
