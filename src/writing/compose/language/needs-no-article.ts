/** Phrases that have no article, whatever shorthand left out: states, stages, departments, papers by their names, and how or when something is done. */

import { bare, ends, places } from './bare-places.ts';
import { isStretch } from './bare-turns.ts';
import { isInfinitive } from './infinitive.ts';
import { type Chunk, determined, headIn } from './noun-chunks.ts';
import { baseOfIng, isVerbBase } from './verbs.ts';

/** What tells one of many, and not the known one. */
export const oneOfMany =
  /^(?:similar|valid|busy|small|large|big|growing|friendly|fast-paced|new|recogni[sz]ed|accredited|relevant|suitable|related|comparable|dedicated|regulated|leading|high-volume|clean|tidy|organi[sz]ed|hygienic|healthy|welcoming|positive|supportive|calm|multi-\w+|good|high|safe|timely|professional|different|given|particular|private|typical|recent|reputable|registered|competitive|single)$/;

/** Departments, and points in what is being done: nobody puts an article before them. */
const stages =
  /^(?:product|sales|finance|marketing|engineering|production|design|legal|procurement|operations|planning|policy|underwriting|accounts|payroll|purchasing|reception|dispatch|despatch|issue|completion|handover|collection|disposal|delivery|departure|arrival|closing|close|launch|release|submission|booking|order|publication|print|review|approval|installation|commissioning|discharge|admission|referral|application|offer|contract|invoice|payment|brief|concept|proposal|tender|enquiry|quote)$/;

const departments =
  /^(?:product|sales|finance|marketing|engineering|production|design|legal|procurement|operations|policy|security|support|data|quality|merchandising|logistics|compliance|development|research|commercial|customer|risk|fraud|tax|audit|treasury|credit|claims|pricing|payments|payroll|purchasing|planning|underwriting|insight|analytics|editorial|content|brand|growth|platform|technology|comms|communications|people|housekeeping|catering|maintenance|reception|dispatch|transport|warehouse|stores|IT|HR|QA|R&D)$/;

/** Papers that are called by what they are of. */
const calledSo =
  /^(?:certificates?|proofs?|powers?|bills?|letters?|notices?|deeds?|articles|statements?|grounds|orders?|declarations?|confirmations?|acts?|warrants?|writs?|vouchers?|advice|forms?|duty|duties|rights?|terms)$/;
/** Goods that are bought by the metre or the sheet, where what they are made of stands before them: "stainless pipe". */
const goods =
  /^(?:pipe|tube|tubing|bar|rod|sheet|plate|section|board|panel|panelling|strip|coil|cable|wire|rope|block|slab|tile|brick|rail|profile|pipework|cladding)$/;
const materials =
  /^(?:stainless|carbon|mild|galvani[sz]ed|copper|brass|bronze|cast|ductile|wrought|steel|iron|alloy|aluminium|aluminum|titanium|duplex|nickel|lead|zinc|plastic|pvc|PVC|PE|polyethylene|ceramic|glass|timber|hardwood|softwood|chipboard|concrete|clay|stone|slate|insulated|rolled|drawn|extruded|structural|armoured|fibre|fiber|composite|rubber)$/;
export const named = /^last (?:offices|rites|orders)\b/;

/** Whether a phrase that begins at `at` stands without an article in whole sentences too. `verb` is what it is the object of, `order` the order that it stands in. */
export function needsNone(
  words: readonly string[],
  at: number,
  chunk: Chunk,
  before: string,
  { verb, order }: { verb: string; order: string },
): boolean {
  // "82% of women": several, though no "s" says so.
  if (/^(?:wo)?men$|^(?:people|children|police|cattle|sheep)$/.test(headIn(chunk)) || /%$/.test(words[at - 2] ?? ''))
    return true;
  // "Experience with stainless pipe": so much of it, whatever one of them would be.
  const behindAnd = /^(?:and|or)$/.test(words[chunk.end] ?? '') ? words.slice(chunk.end + 1, chunk.end + 4) : [];
  if (
    (goods.test(headIn(chunk)) && chunk.words.slice(0, -1).some((word) => materials.test(word))) ||
    // "Carbon and stainless pipe".
    (materials.test(headIn(chunk)) &&
      chunk.words.length === 1 &&
      behindAnd.some(
        (word, at) =>
          goods.test(word.replace(/[,.;]$/, '')) && behindAnd.slice(0, at).some((one) => materials.test(one)),
      ))
  )
    return true;
  // "Four heads of department", "the head of year": posts that are called so.
  if (before === 'of' && /^heads?$/i.test(words[at - 2] ?? '')) return true;
  // "Satisfied with repairs last year": when it was is no part of the thing.
  if (
    chunk.words.some(
      (word, at) =>
        /^(?:last|next|this)$/.test(word) &&
        (at > 0 || /^(?:year|month|week|season|quarter|term|summer|winter)(?:['’]?s)?$/.test(chunk.words[1] ?? '')),
    )
  )
    return true;
  // "Assist with last offices": a rite by its name.
  if (named.test(words.slice(at, at + 2).join(' '))) return true;
  const head = headIn(chunk);
  const first = chunk.words[0] ?? '';
  // "Shortlisted for regional bookshop of the year", "nominated for best garage": an award by its name.
  if (before === 'for' && (first === 'best' || words.slice(chunk.end, chunk.end + 3).join(' ') === 'of the year'))
    return true;
  // "Diagnose faults and quote for parts": several, and then a further order.
  const verbBehind = words[chunk.end + 1] ?? '';
  if (
    /^(?:[a-z-]+ )*[a-z]+[^su\W]s$/.test(chunk.words.join(' ')) &&
    /^and$/.test(words[chunk.end] ?? '') &&
    /^(?:for|to|on|with|in|at)$/.test(words[chunk.end + 2] ?? '') &&
    isVerbBase(verbBehind)
  )
    return true;
  // "Reports of building without permission", "train apprentices on basic setting": something that is done.
  if (
    (baseOfIng(first) !== null && /^(?:without|while|whilst)$/.test(words[chunk.end] ?? '')) ||
    (baseOfIng(first) !== null &&
      before === 'of' &&
      /^(?:reports?|complaints?|allegations?|cases?|claims?|acts?|instances?|suspicions?|offences?|signs?|risks?)$/.test(
        words[at - 2] ?? '',
      )) ||
    (baseOfIng(head) !== null &&
      /^(?:on|about)$/.test(before) &&
      /^(?:train|teach|coach|instruct|brief|advise|mentor|show)$/.test(order))
  )
    return true;
  // "Lost property", "carry out fret dressing": of these there is no one.
  if (/^lost property$/.test(chunk.words.join(' '))) return true;
  if (/^(?:carry|do|perform|undertake)$/.test(verb || order) && before === '' && /[a-z]{3}ing$/.test(head)) return true;
  const several = /^(?:[a-z-]+ )*[a-z]+[^su\W]s and ([a-z]+)$/.exec(chunk.words.join(' '))?.[1];
  if (several && isVerbBase(several) && words[chunk.end] !== undefined) return true;
  // "Welcome guests warmly": how it is done, and no thing.
  if (
    /[a-z]{3}ly$/.test(head) &&
    !/(?:family|assembly|supply|anomaly|jelly|reply|lily|ally|bully|monopoly|subassembly)$/.test(head)
  )
    return true;
  // "Clients with turnover between €1m and €40m": how much, and not which.
  if (
    before === 'with' &&
    chunk.words.length === 1 &&
    /^(?:turnover|revenue|income|spend|sales|experience|exposure|responsibility)$/.test(head) &&
    /^(?:between|of|from|over|above|under|below|up|across)$/.test(words[chunk.end] ?? '')
  )
    return true;
  // "Maintain records of attendance and assessment": what is kept is told by its kind.
  if (
    before === 'of' &&
    /^(?:records?|registers?|evidence|proof|levels?|standards?|logs?|rates?|culture|spirit|sense|climate)$/.test(
      words[at - 2] ?? '',
    )
  )
    return true;
  // "Certificates of survey", "powers of attorney", "next of kin": papers and people that are called so.
  if (
    before === 'of' &&
    chunk.words.length === 1 &&
    (calledSo.test(words[at - 2] ?? '') || (head === 'kin' && words[at - 2] === 'next')) &&
    !determined.test(words[at - 3] ?? '')
  )
    return true;
  // "Maintain good order and discipline": a state of things.
  if (/^(?:good|public|working|running|due|alphabetical) order$/.test(chunk.words.join(' '))) return true;
  // "From booking to departure", "feedback to product", "before issue": stages and departments.
  if (
    places.test(before) &&
    chunk.words.length === 1 &&
    stages.test(head) &&
    // "With product and security": two departments.
    (!/^(?:and|or)$/.test(words[chunk.end] ?? '') ||
      // "Define SLOs with product and hold us to them": a further order.
      (before === 'with' &&
        departments.test(head) &&
        isVerbBase(words[chunk.end + 1] ?? '') &&
        determined.test(words[chunk.end + 2] ?? '')) ||
      (departments.test((words[chunk.end + 1] ?? '').replace(/[,.;]$/, '')) &&
        (words[chunk.end + 2] === undefined || ends.test(words[chunk.end + 2] ?? ''))))
  )
    return true;
  // "Work with risk and product to turn rules into software": two departments, and nothing that has an article.
  if (
    before === 'with' &&
    chunk.words.length === 1 &&
    departments.test(head) &&
    /^(?:and|or)$/.test(words[chunk.end] ?? '') &&
    departments.test((words[chunk.end + 1] ?? '').replace(/[,.;]$/, '')) &&
    (words[chunk.end + 2] === undefined ||
      /[,.;]$/.test(words[chunk.end + 1] ?? '') ||
      ends.test(words[chunk.end + 2] ?? ''))
  )
    return true;
  // "An interest in farm property": a field, and no share of one.
  if (
    before === 'in' &&
    /^(?:interest|career|background|grounding|training|qualification|diploma|certificate)$/.test(words[at - 2] ?? '')
  )
    return true;
  if (before === 'to' && isInfinitive(words, at, order)) return true;
  // "Show customers how to use the kit".
  if (before === 'to' && /^(?:how|what|when|where|whether)$/.test(words[at - 2] ?? '')) return true;
  if (/^(?:small|heavy|hired|mobile) plant$/.test(chunk.words.join(' '))) return true;
  // "From receipt to closure".
  if (isStretch(words, at)) return true;
  // "Within one day of receipt", "at temperature", "from kerb to gate".
  if (chunk.words.length === 1) {
    const behind = words[at - 2] ?? '';
    if (before === 'of' && /^(?:days?|weeks?|hours?|months?|minutes?)$/.test(behind)) return true;
    if (before === 'at' && head === 'temperature') return true;
    if (before === 'to' && words[at - 3] === 'from' && /^[a-z]+$/.test(behind)) return true;
  }
  // "Open new business", "hand in hand", "end to end".
  if (
    /^(?:new|repeat|local|more|additional|project|contract|service|retail|wholesale|export|import|trade|aftermarket|spare parts)(?: and [a-z]+)? business$/.test(
      chunk.words.join(' '),
    )
  )
    return true;
  if (chunk.words.length === 1 && words[chunk.end + 1]?.replace(/[,.;]$/, '') === head) return true;
  if (/^(?:in|to|by|on|after|for|upon|over)$/.test(before) && words[at - 2]?.replace(/[,.;]$/, '') === words[at])
    return true;
  if (
    /^(?:(?:best|good) (?:value|practice)|net zero|peak season|public interest|final accounts)$/.test(
      chunk.words.join(' '),
    )
  )
    return true;
  // "Design of rural road and drainage schemes": the road is one of the schemes.
  if (
    /^(?:of|for|in)$/.test(before) &&
    chunk.words.length > 1 &&
    /^(?:and|or|&)$/.test(words[chunk.end] ?? '') &&
    /^[a-z-]+[^s]$/.test(words[chunk.end + 1] ?? '') &&
    /^[a-z-]+[^su]s[,.;]?$/.test(words[chunk.end + 2] ?? '') &&
    (words[chunk.end + 3] === undefined || ends.test(words[chunk.end + 3] ?? ''))
  )
    return true;
  // "Based at head office": there is one.
  if (places.test(before) && /^(?:head office|headquarters|HQ)$/.test(chunk.words.join(' '))) return true;
  // "At month end".
  if (/^(?:month|year|quarter|week|period|season) end$/.test(chunk.words.join(' '))) return true;
  // "Record accurately".
  if (
    /[a-z]{3}ly$/.test(first) &&
    !/^(?:daily|weekly|monthly|fortnightly|quarterly|yearly|hourly|nightly|early|friendly|lively|elderly|costly|likely|weekly|assembly|supply|family)$/.test(
      first,
    ) &&
    !places.test(before)
  )
    return true;
  // "Take part in night duty": no one duty of several.
  if (
    head === 'duty' &&
    /^(?:night|weekend|evening|lunch|break|gate|bus|playground|reception|jury|guard|on-call)$/.test(first)
  )
    return true;
  if (places.test(before)) {
    if (chunk.words.length === 1 && bare[before]?.test(head)) return true;
    // "A degree in supply chain": a field.
    if (
      before === 'in' &&
      /^(?:degrees?|diploma|training|background|qualifications?|apprenticeship|masters?|bachelor['’]?s?|certificate|expertise|career)$/.test(
        words[at - 2] ?? '',
      )
    )
      return true;
    // "At board level", "on night shift", "to degree level".
    if (
      (/^(?:level|shift|shifts|turn|grade|time|school|college)$/.test(head) ||
        (before === 'on' && /^(?:standby|duty|call|leave)$/.test(head))) &&
      !oneOfMany.test(first)
    )
      return true;
    if (/^(?:between|without)$/.test(before)) return true;
    // "In building a range": something that is done.
    if (baseOfIng(first) && chunk.words.length === 1 && determined.test(words[chunk.end] ?? '')) return true;
    // "In operating forklifts": something that is done.
    if (
      baseOfIng(first) &&
      chunk.words.length > 1 &&
      !/^(?:room|area|hall|station|yard|bay|shop|floor|line|centre|center|suite)$/.test(head) &&
      /^(?:in|of|for|with|from|by|about|before|after|without)$/.test(before)
    )
      return true;
    if (before === 'to' && words[at - 3] === 'from' && bare.from?.test(words[at - 2] ?? '')) return true;
    // "From site to site", "day to day", "door to door".
    if (words[chunk.end] === 'to' && words[chunk.end + 1]?.replace(/[,.;]$/, '') === head) return true;
    if (words[at - 2]?.replace(/[,.;]$/, '') === head) return true;
  }
  return false;
}

/** A row of fields that begins with work by its ending, and with no place or house. */
const workInRow =
  /\bexperience in (?!(?:[a-z]*station|plantation|institution|department|establishment|organi[sz]ation)\b)[a-z]+(?:ment|tion|sion|aisal|ysis), [a-z -]+,? or [a-z -]+$/i;

/** "Two years' experience in appraisal, real estate or assessment": work that is done, and no one of it. */
export const isWorkInRow = (text: string): boolean => text.includes(', ') && workInRow.test(text);
