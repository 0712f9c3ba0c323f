/// <reference path="./indefinite.d.ts" />

import indefinite from 'indefinite';
import { everydayNames, gradeA, isOfName, isProperFirst, lowerFirst } from './first-capitals.ts';
import { isEveryday } from './known-words.ts';
import { headOf, isCounted } from './nouns.ts';

/** Spoken letter by letter, and the first letter's name starts with a vowel sound: an HGV, an MRI, an SEN. */
const vowelLetters = 'AEFHILMNORSX';
/** Read as words, so the usual rule holds: a NASA, a LAN. */
const spokenAsWord =
  /^(?:NASA|NATO|LAN|SCADA|LEAD|NEBOSH|SWAT|FIFA|HIPAA|HACCP|REST|SaaS|SAN|MIG|MAP|RADAR|LIDAR|SIM|SEAL|RAM|ROM|NICU|SEND|SENCO|LOLER|RAMS)$/;

/** Consonants and vowels in turn, so that a word can be made of them. */
const readable = /^[^AEIOU][AEIOU]+[^AEIOU]{1,2}(?:[AEIOU][^AEIOU]{0,2})*$/;

/** "a" or "an" for the words that follow. */
export function articleFor(words: string): 'a' | 'an' {
  const first = words.trim().split(/[\s/-]/)[0] ?? '';
  const bare = first.replace(/[^A-Za-z0-9]/g, '');
  // "Dot net", "one to one".
  if (/^(?:\.N|1[:2]1$)/.test(first)) return 'a';
  // HAZOP, RICS, SEND: four letters or more that can be read as a word are.
  if (/^[A-Z]{4,}$/.test(bare) && readable.test(bare)) return 'a';
  if (/^[A-Z]{2,5}s?$/.test(bare) && !spokenAsWord.test(bare))
    return vowelLetters.includes(bare.charAt(0)) ? 'an' : 'a';
  // "XLVets", "NHSmail": letters before a word.
  if (/^[A-Z]{2,}(?=[A-Z][a-z]{2}|[a-z]{3})/.test(bare) && !spokenAsWord.test(bare))
    return vowelLetters.includes(bare.charAt(0)) ? 'an' : 'a';
  if (/^M(?:Sc|Eng|Phil|Res|Ed)$/.test(bare)) return 'an';
  if (
    // "An FK1 certificate", "an NVQ2".
    (/^[A-Z]{1,3}\d/.test(bare) && !spokenAsWord.test(bare.replace(/\d.*$/, ''))) ||
    /^[A-Z]$/.test(bare)
  )
    return vowelLetters.includes(bare.charAt(0)) ? 'an' : 'a';
  if (/^(?:8|11$|18$|80|8\d)/.test(bare)) return 'an';
  if (/^(?:uni[^mn]|use|user|usab|euro|one|once|ubiq|utili|utes?$|UK|US$)/i.test(bare)) return 'a';
  return indefinite(bare || 'thing', { articleOnly: true, caseInsensitive: true }) === 'an' ? 'an' : 'a';
}

/** "Twelve weeks a year": so many have no article. */
const soMany =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|\d[\d,.]*) (?:days|weeks|months|years|hours|nights|shifts|people|(?:[a-z-]+ ){0,2}[a-z]+s (?:an?|per|each|every|of|in|at|for|off)\b)/i;

export const withArticle = (words: string): string =>
  /^(?!A[- ]levels?\b)(?:an?|the) \S/i.test(words) || soMany.test(words) ? words : `${articleFor(words)} ${words}`;

/** Nouns that stand with "a" in a list of requirements. Any other singular noun is left without an article. */
const countable =
  /(?:^|[\s/-])(?:licen[cs]e|degree|certificate|diploma|qualification|card|ticket|trade|background|approach|attitude|manner|car|pin|passport|track record|record|appearance|demeanou?r|temperament|disposition|work ethic|presence|physique|posture|eye for .+|head for .+|voice|driver|apprenticeship|portfolio|vehicle|check|medical|certificate|network|mindset|sense of .+|desire|willingness|interest|master['’]?s|bachelor['’]?s|phd|hnd|hnc|ged|nvq|svq|cpc|notary commission|doctorate|commitment|grasp|command|love|flair|ear|talent|gift|style|memory|place|badge|permit|smartphone|phone|visa|bike|van|forklift licence|knack|year|season|reader|writer|rotation|rota|contract|team|role|system|course|project|listener|communicator|speaker|leader|manager|coach|teacher|nurse|engineer|accountant|electrician|fitter|chef|member|test|language|level|personality|allowance|appetite|outlook|graduate|pension|discount|bonus|scheme|subsidy|laptop|Belt|MSc|BSc|BEng|MEng|BA|MA|MBA|LLB|LLM|PGCE|PhD)$/i;
const nounHead =
  /\s(?:in|of|for|with|from|at|on|to|among|between|across|around|throughout|over|under|alongside|that|which|as|held|dated|issued|valid|after|before|until|during|within|every|each|when|if|while|plus|up|down|by|per|since|last|next|this)\b.*$/;

/** A requirement as a noun phrase: "PCV licence" becomes "a PCV licence", "welding experience" stays. */
export function determine(phrase: string): string {
  const text = phrase.trim();
  if (gradeA.test(text) || (/^\w+$/.test(text) && everydayNames.test(text))) return text;
  // "Staff housing loan": one that the staff get.
  if (/^staff (?:[a-z]+ )?(?:loan|flat|car|bus|canteen|shop|room|party|discount|gym|shuttle|lounge)\b/i.test(text))
    return `a ${lowerFirst(text)}`;
  // "Patience and a good ear", "fees and ten study days": each has its own article, or none.
  const [, bare = '', beside = ''] =
    /^((?!(?:an?|the|your|our|both|either|some|any|no)\b)[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}) and ((?:an?|your|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) .+)$/iu.exec(
      text,
    ) ?? [];
  if (bare !== '') return `${determine(bare)} and ${beside}`;
  // "Tayside's homelessness charity": whose it is stands before it, and no article as well.
  if (isOfName(text)) return text;
  // "Exam day off": one day.
  if (
    /^(?!(?:paid|extra|more|all|no|every|each|the|an?|your|two|three)\b)(?:[a-z]+ )?(?:day|afternoon|morning) off$/i.test(
      text,
    )
  )
    return withArticle(lowerFirst(text));
  // "Ambattur plant": there is one of that name, and it is ours.
  const place =
    /^([A-Z][a-z]{3,}) (?:plant|site|office|depot|branch|factory|showroom|campus|warehouse|yard|clinic)\b/.exec(
      text,
    )?.[1];
  if (place && lowerFirst(text) === text && (isProperFirst(place) || !isEveryday(place.toLowerCase())))
    return `our ${text}`;
  // "Hybrid 1 day": a note, and no day.
  if (/^(?:hybrid|remote|on[- ]?site|flexible|full[- ]time|part[- ]time)\b.*\d/i.test(text)) return lowerFirst(text);
  // "$200 boot allowance": one of them. "€500 to set up your desk" is a sum, and what it is for.
  if (
    /^[£€$₹]\d[\d,.]*[km]? (?:(?!(?:to|for|off|of|on|in|at|from|towards?|per|an?|the|your|if|when|and|or|as) )[a-z-]+ ){0,3}(?:allowance|bonus|voucher|budget|grant|payment|fund|stipend|discount|credit|award|card|kit|set|laptop|phone|bike|pension|pass|ticket|hamper|subsidy|contribution|loan|scheme|supplement|uplift|retainer|relocation package|package)\b/i.test(
      text,
    )
  )
    return withArticle(text);
  if (
    /^(?:same|best|highest|largest|biggest|oldest|newest|latest|busiest|smallest|fastest|longest|cleanest|strongest|finest|youngest|lowest|nearest|only) /i.test(
      text,
    )
  )
    return `the ${lowerFirst(text)}`;
  if (
    /^(?:[A-Z][\w-]*['’]? ){1,4}(?:Scheme|Programme|Agreement|Pension|Fund|System)(?=[,;]|$| of [A-Z]| with\b| from\b| at\b| on\b)/.test(
      text,
    )
  )
    return `the ${text}`;
  // "What we promise we hold": a clause, and no thing that there is one of.
  if (/^(?:what|how|why|whether|who(?:m|ever)?|whatever|whichever|wherever|whenever) /i.test(text))
    return lowerFirst(text);
  if (/^(?:on|in|at|off|from|to|by|with|for|up|out|under|within|after|before|half) /i.test(text))
    return lowerFirst(text);
  if (
    /^(?:[£€$₹]|yours\b|\w+ (?:the|our|an?|your|their|all)\b|(?:medical|dental|vision)(?:,| from\b| and\b| cover\b| care\b| insurance\b))/i.test(
      text,
    )
  )
    return lowerFirst(text);
  if (
    /^(?:an?|the|your|our|their|its|every|each|this|these|those|some|any|two|three|four|five|six|seven|eight|nine|ten|at least|up to|no|both|all|either|one|several)(?![\w-])|^\d(?![\d.]*-[a-z])/i.test(
      text,
    )
  )
    return lowerFirst(text);
  if (
    /^(?:(?:good|keen|sharp|strong|clear|proven|solid) )?(?:(?:eye|head|ear|sense|flair|knack|gift) (?:for|of)|track record)\b/i.test(
      text,
    )
  )
    return withArticle(lowerFirst(text));
  if (/^(?:ability|capacity|confidence|willingness|right|drive|courage) to\b/i.test(text))
    return `the ${lowerFirst(text)}`;
  const head = text
    .replace(/[,;].*$/, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(nounHead, '');
  const first = head.split(' or ')[0] ?? head;
  // "IV skills or willingness to learn": the first of the two decides.
  if (first !== head) return countable.test(first) ? withArticle(lowerFirst(text)) : lowerFirst(text);
  // "Full UK driving licence and access to a vehicle": the first of two is counted.
  const [one = '', other = ''] = head.split(' and ');
  if (
    other &&
    countable.test(one) &&
    !countable.test(head) &&
    !/(?:ss|us|is|s)$/.test(one) &&
    !isWorkOfBoth(one, other)
  )
    return withArticle(lowerFirst(text));
  if (countable.test(head) && !/(?:ss|us|is)$/.test(head) === !/s$/.test(head)) return withArticle(lowerFirst(text));
  // "Three-day weekends fifty weeks a year": several.
  if (
    /^[A-Za-z\d]+-[a-z]+ [a-z]+[^\Wsu]s (?:\d|two|three|four|five|six|ten|twenty|thirty|forty|fifty|every|all|a (?:week|month|year))\b/.test(
      text,
    )
  )
    return lowerFirst(text);
  const counted = headOf(text);
  if (
    isCounted(counted.split(' ').at(-1) ?? '') &&
    !/\band\b|,|\s(?:an?|the|our|one|two|three|four|five|six|\d+|\w+ing)\s/.test(counted)
  )
    return withArticle(lowerFirst(text));
  return lowerFirst(text);
}

/** "Basic card and coin work": the work is of both, and there is none of it that is counted. */
const isWorkOfBoth = (one: string, other: string): boolean =>
  / (?:work|play|handling|repair|making|care|sales|maintenance|production|magic)$/.test(other) &&
  !/(?:licen[cs]e|degree|certificate|diploma|qualification|ticket|passport|apprenticeship|permit|badge)$/i.test(one);
