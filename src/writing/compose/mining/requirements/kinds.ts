/** What a requirement asks for: something to have, to be, to be able to do, or to do. */
import { determine, withArticle } from '../../language/articles.ts';
import { kindOf } from '../../language/kind.ts';
import { describes } from '../../language/lexicon.ts';
import { isSureNoun } from '../../language/nouns.ts';
import { isNounByPreposition } from '../../language/nouns-with-preposition.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfThird, nounLike } from '../../language/verbs.ts';
import { adjectives, traits } from './cues.ts';
import { readManner, readNamed } from './person-names.ts';
import { isSomebody, type PersonFact, paperName, readSpecial } from './person-shapes.ts';
import { isQuality } from './quality.ts';
import { doesSo, ofTrade, readDoes } from './words.ts';

/** Of fields of study one is enough. */
const degreeIn = /^(?:an? )?(?:[\w'’]+ ){0,2}(?:degree|diploma|PhD|BSc|MSc|BA|MA|master['’]s|bachelor['’]s) in /i;
/** "A degree in law, CPA required": a paper, and no field that one could have studied instead. */
const noField =
  /^(?!(?:IT|HR|PR|PE|RE|AI|ICT|MIS|STEM)$)[A-Z]{2}|\d|\b(?:[Ll]icen[cs]e|card|certificate|certification|registration|membership|skills?|experience|knowledge|English|permit|passport|check|clearance|car|laptop)$/;
/** "Kubernetes, Docker" ends in "and". */
export const closeRow = (text: string): string => {
  // Of "good IT skills including Word, Excel, Orchard" the row is what is included.
  const start = Math.max(0, text.search(/\bincluding\b/i));
  const row = text.slice(start);
  if (/, \d[^,]*$|, (?:[a-z]+ ){0,3}(?:one|once|two|twice|three) (?:[a-z]+ )?(?:in|an?|per|out of) \w+$/.test(row))
    return text;
  if (
    /\b(?:and|or|preferably|ideally|but|not|then)\b|, (?:with|though|although|if|unless|often|especially|particularly|mainly|mostly|usually|sometimes)\b/i.test(
      row,
    )
  )
    return text;
  return /^[^,]+(?:, [\w.+#/-]+(?: [\w.+#/-]+){0,2})+$/.test(row) ||
    /^[^,]+, (?:able|willing|happy|ready|keen|confident|comfortable) [^,]+$/.test(row)
    ? `${text.slice(0, start)}${row.replace(/, ([^,]+)$/, (_, last: string) =>
        !degreeIn.test(text) ? ` and ${last}` : noField.test(last) ? ` and ${determine(last)}` : ` or ${last}`,
      )}`
    : text;
};

/** "Comfortable handling cash": adjectives that a doing hangs on. */
const takesDoing =
  /^(?:comfortable|confident|happy|fine|content|calm|competent|experienced|skilled|proficient|careful|busy|used|patient|ok|okay|quick|safe|good|great)$/;

/** `text` as it was typed, `lower` with a small letter where its capital is only the line's. */
export function readAsked(text: string, lower: string, desirable: boolean): PersonFact | null {
  const able = /^(?:able|comfortable being able|capable of being able) to\s+(.+)$/i.exec(lower);
  if (able) {
    const phrase = parseVerbPhrase(able[1] ?? '');
    return phrase
      ? { kind: 'can', text: realiseVerbPhrase(phrase, 'base'), desirable }
      : { kind: 'be', text: lower, desirable };
  }
  if (/^can\s+/i.test(lower)) {
    const rest = lower.replace(/^can\s+/i, '');
    if (/^be\b/.test(rest)) return { kind: 'can', text: rest, desirable };
    const phrase = parseVerbPhrase(rest);
    return phrase ? { kind: 'can', text: realiseVerbPhrase(phrase, 'base'), desirable } : null;
  }
  if (/^at least \d+ years (?:of age|old)/.test(lower) || /^\w+ed by\b/.test(lower))
    return { kind: 'be', text: lower, desirable };
  if (
    /^(?:non-)?[a-z-]{3,}(?:mental|ial|ical|ive|ous|ful|able|ible|less|minded|hearted)$/.test(lower) &&
    !/(?:executive|initiative|vegetable|table)$/.test(lower)
  )
    return { kind: 'be', text: lower, desirable };
  if (/^(?:happy|comfortable|content|fine|confident|at home|at ease) (?:(?:out|in)doors|outside)\b/.test(lower))
    return { kind: 'be', text: lower, desirable };
  // "Fit and active": nothing but how somebody is.
  const ways = lower.split(/ and |, (?:and )?/);
  if (
    ways.length > 1 &&
    ways.length < 5 &&
    ways.every(
      (way) =>
        /^[a-z-]{3,}$/.test(way) && (describes(way) || adjectives.test(way) || way === 'fit') && !isSureNoun(way),
    )
  )
    return { kind: 'be', text: lower, desirable };
  // "IT" is no "it".
  if (/^(?:IT|PC) literate\b/.test(text)) return { kind: 'be', text, desirable };
  if (paperName.test(text)) return { kind: 'have', text, desirable };
  // "Fit enough to walk all day".
  if (/^[a-z-]+ enough (?:to|for|in|with) [a-z]/.test(lower)) return { kind: 'be', text: lower, desirable };
  // "Certificate IV in Leisure and Health": one of that name.
  if (
    /^(?:certificate|level|grade|class|diploma|award|NVQ|SVQ|BTEC) (?:I{1,3}|IV|V|\d)\b.* (?:certificate|diploma|award|qualification)\b/i.test(
      lower,
    ) ||
    /^certificate (?:I{1,3}|IV|V|\d)(?: in\b|$)/i.test(lower)
  )
    return { kind: 'have', text: withArticle(text), desirable };
  // "Should know Excel".
  if (/^know (?!how\b)\S/.test(lower)) return { kind: 'do', text: lower, desirable };
  if (/^not an? [a-z]+/.test(lower) || /^[a-z]{4,}(?:ious|ful) (?:for|about|in|with|at|to|of|and) /.test(lower))
    return { kind: 'be', text: lower, desirable };
  const bareSkill =
    /^((?:basic|good|strong|excellent|solid|advanced) )(?:computers?|it|office|keyboard|maths|numeracy|literacy|admin)$/i.exec(
      lower,
    );
  if (bareSkill)
    return {
      kind: 'have',
      text: `${text
        .toLowerCase()
        .replace(/computers$/, 'computer')
        .replace(/\bit$/, 'IT')} skills`,
      desirable,
    };
  if (/^own (?:an?|the|your) [a-z]/.test(lower)) return { kind: 'do', text: lower, desirable };
  if (/^own [a-z]+/.test(lower)) return { kind: 'have', text: `your ${lower}`, desirable };
  if (/^readiness for \w/.test(lower)) return { kind: 'be', text: lower.replace(/^readiness/, 'ready'), desirable };
  if (/^(?:willingness|readiness) to \w/.test(lower))
    return { kind: 'be', text: lower.replace(/^willingness/, 'willing').replace(/^readiness/, 'ready'), desirable };
  if (/^(?:not|un)\s?[a-z]+ed (?:by|in|at|with)\b/.test(lower)) return { kind: 'be', text: lower, desirable };
  if (
    /^(?:up to (?:speed|date)|ok(?:ay)?|fine|at home|at ease) (?:with|on|in)\b|^(?:ok(?:ay)?|fine) (?:to [a-z]|about\b|around\b|(?!thing|string)[a-z]{3,}ing\b)/i.test(
      lower,
    )
  )
    return { kind: 'be', text: lower, desirable };
  if (/^(?:love|like|enjoy) (?!of\b|for\b)[a-z]/.test(lower)) return { kind: 'do', text: lower, desirable };
  if (/^(?:don['’]t|do not) (?:mind|panic|need|take|give|let|get|lose|want|like) /.test(lower))
    return { kind: 'do', text: lower, desirable };
  // "Clear report writing": a skill.
  if (
    /^(?:clear|good|strong|excellent|accurate|concise|confident|technical|effective) (?:[a-z-]+ ){0,2}writing$/.test(
      lower,
    )
  )
    return { kind: 'have', text: `${lower} skills`, desirable };
  if (/^(?:the |any |a )?(?:local|regional|vernacular) language$/.test(lower))
    return { kind: 'can', text: `speak the ${lower.replace(/^(?:the|any|a) /, '')}`, desirable };
  const owl =
    /^(early (?:riser|bird)|night owl|morning person)s? ?(?:\/|or) ?(early (?:riser|bird)|night owl|morning person)s?$/.exec(
      lower,
    );
  if (owl) return { kind: 'be', text: `${withArticle(owl[1] ?? '')} or ${withArticle(owl[2] ?? '')}`, desirable };
  // "Warm, patient nature": adjectives before a noun, which is had.
  const nature =
    /^(?:(?:[a-z-]+, )+(?:and )?|[a-z-]+ and )[a-z-]+ (nature|manner|approach|attitude|personality|disposition|temperament|outlook|style|mindset|presence|smile|touch|way|character|mind|eye|hand)\b/.exec(
      lower,
    );
  if (nature && !/^(?:an?|the|your) /.test(lower)) return { kind: 'have', text: withArticle(lower), desirable };
  if (/^(?:bachelor|master|associate)['’]?s$/.test(lower))
    return { kind: 'have', text: `${withArticle(lower)} degree`, desirable };
  const since =
    /^((?:at least |over )?(?:\d+\+?|one|two|three)) (years?)['’]?s? (post-qualification|post-registration)(?: experience)?$/.exec(
      lower,
    );
  if (since) {
    const years = since[2] === 'year' ? "year's" : "years'";
    return { kind: 'have', text: `${since[1] ?? ''} ${years} ${since[3] ?? ''} experience`, desirable };
  }
  // "ICU experience, at least 1 year", "barista experience 6 months+": so much of it.
  const length =
    /^(.{2,40}? experience),? (?:(at least|minimum|over) )?(\d+(?: to \d+)?)(\+?) (years?|months?) ?(\+?)$/.exec(lower);
  if (length) {
    const [, what = '', least = '', count = '', plus = '', unit = '', more = ''] = length;
    const owner = `${unit.replace(/s$/, '')}${count === '1' && !plus && !more ? "'s" : "s'"}`;
    return { kind: 'have', text: `${least ? 'at least ' : ''}${count}${plus || more} ${owner} ${what}`, desirable };
  }
  // "NVQ Level 3 qualified", "City and Guilds qualified".
  if (
    /^(?!an? |the |at least |experience |no )[\w&/-]+(?: (?!(?:or|in|with|of|as|by|to|for|from)\b)[\w&/-]+){1,4} (?:qualified|certified|trained|registered|accredited|educated)$/.test(
      text,
    ) &&
    /[A-Z]/.test(text)
  )
    return { kind: 'be', text: lower, desirable };
  // "Well versed with ledgers", "good in English".
  if (
    /^(?:well[- ]versed|conversant|well acquainted|good|strong|excellent|fluent) (?:in|with) (?!(?:an?|the)\b)[A-Za-z]/.test(
      lower,
    )
  )
    return { kind: 'be', text: lower.replace(/^well versed/, 'well-versed'), desirable };
  if (/^hands[- ]on$/.test(lower)) return { kind: 'be', text: 'hands-on', desirable };
  const body = /^qualified ([A-Z][A-Z/&, ]+[A-Z])$/.exec(lower)?.[1];
  if (body) return { kind: 'be', text: `${body} qualified`, desirable };
  if (/^time[- ]served$/.test(lower)) return { kind: 'be', text: 'time-served', desirable };
  const tool =
    /^((?:[A-Z][\w.+#-]*(?: [A-Z][\w.+#-]*)?) (?:[a-z]+ )?(?:database|software|platform|package|system))$/.exec(
      text,
    )?.[1];
  if (tool) return { kind: 'do', text: `know ${/software$/.test(tool) ? '' : 'the '}${tool}`, desirable };
  const quality = traits[lower];
  if (quality) return { kind: 'be', text: quality, desirable };
  const special = readNamed(text, desirable) ?? readSpecial(lower, desirable) ?? readManner(lower, desirable);
  if (special) return special;
  if (/^(?:confident|competent|careful|accurate|skilled|safe|proficient) [a-z]+ing of\b/.test(lower))
    return { kind: 'have', text: lower, desirable };
  // "Clear and concise writer".
  if (isSomebody(`a ${lower}`) || doesSo(lower) || ofTrade(lower))
    return { kind: 'be', text: withArticle(lower), desirable };
  const isNot = /^(?:isn['’]t|is not) ([a-z]+ (?:of|by|with|about|to|at) .+)$/.exec(lower)?.[1];
  if (isNot) return { kind: 'be', text: `not ${isNot}`, desirable };
  // "Clear speaking voice", "safe driving record": of the noun, where the adjective is none that a doing hangs on.
  const [, how = '', noun = ''] =
    /^([a-z-]+) [a-z]{3,}ing ([a-z]+)(?=$| (?:and|or|with|for|in|of|on|from)\b)/.exec(lower) ?? [];
  if (noun && adjectives.test(how) && !takesDoing.test(how) && isSureNoun(noun))
    return { kind: 'have', text: determine(lower), desirable };
  if (adjectives.test(lower)) {
    // "clear writer" is a noun, "calm under pressure" an adjective, "good at maths" as well.
    if (
      /^(?:\w+ly )?(?:[a-z-]+) (?!(?:in|at|with|on|under|as|for|to|about|when|and|or|of|including|working|enough|but|by|around|using|during|that|before|after|from|every|both|even|handling|talking|speaking|doing|driving|managing|meeting|lifting|reading|towards)\b)[a-z-]+/i.test(
        lower,
      ) &&
      !/^(?:honest when|ready|(?:well|very|highly|genuinely|always|not|self|commercially|good (?:at|with)|fit|used|able|at ease|educated|interested|able|eligible|hands) )/.test(
        lower,
      )
    ) {
      if (
        /\b(?:writer|speaker|communicator|leader|listener|driver|nurse|teacher|engineer|chef|manager|accountant|electrician|carer|cook|solver|practitioner|professional|person|negotiator|planner)\b(?:,|\s(?:and|who|with)|\s\(|$)/i.test(
          lower,
        )
      )
        return { kind: 'be', text: /^(?:an?|the)\s/.test(lower) ? lower : withArticle(lower), desirable };
      return { kind: 'have', text: determine(lower), desirable };
    }
    // "Fit for offshore work and freedom from vertigo": what one is, and no thing that one has.
    const is = lower.replace(
      /(?<! (?:with|of|in|at|for|to|on) (?:an?|the) [a-z ]+) and (?=(?:freedom|ability|willingness|experience|knowledge|good|strong|excellent|an?) ).*$/,
      '',
    );
    return { kind: 'be', text: closeRow(is), desirable };
  }
  const first = lower.split(' ')[0] ?? '';
  const third = baseOfThird(first);
  if (
    third &&
    lower.split(' ').length > 1 &&
    !nounLike.has(third) &&
    !/^(?:skills|works|results|references|studies|details|needs|deals|plans|supports|projects|accounts|sales|cares)$/i.test(
      first,
    )
  ) {
    const phrase = parseVerbPhrase(lower);
    if (phrase) return { kind: 'do', text: realiseVerbPhrase(phrase, 'base'), desirable };
  }
  const does = readDoes(lower);
  if (does) return { kind: 'do', text: does, desirable };
  if (/^(?:turns up|shows up|keeps|gets|comes|pays attention|takes pride|takes care|gives|brings)\b/.test(lower))
    return { kind: 'do', text: lower.replace(/^(\w+)s\b/, '$1'), desirable };
  if (
    /^(?:likes|wants|believes|cares|asks|listens|notices|understands|reads|writes|works|speaks|enjoys|loves)\b/.test(
      lower,
    )
  ) {
    const words = lower.split(' ');
    return { kind: 'do', text: [(words[0] ?? '').replace(/s$/, ''), ...words.slice(1)].join(' '), desirable };
  }
  // "Nursing registration", "teaching qualification": a thing to have, although it begins like a verb.
  if (
    /^[a-z]+ing (?:awareness|training|knowledge|registration|licen[cs]e|certificate|qualifications?|degree|diploma|background|experience|skills?|card|permit|standards?|course|apprenticeship|ticket|accreditation|pin|authori[sz]ation|authority|permission|clearance|competenc[ey]|rights)\b/.test(
      lower,
    )
  )
    return { kind: 'have', text: determine(lower), desirable };
  // "Access to a car": nothing is accessed.
  if (/^not [a-z]+(?: [a-z]+)?$/.test(lower)) return { kind: 'be', text: lower, desirable };
  if (isNounByPreposition(lower)) return { kind: 'have', text: determine(lower), desirable };
  // "Budgets above €1m" are nothing to have; knowing them is.
  if (
    /^(?:budgets?|teams?|projects?|accounts?|contracts?|portfolios?|sites?|caseloads?) (?:above|over|of|up to|worth|between)\b/.test(
      lower,
    )
  )
    return { kind: 'have', text: `experience with ${lower}`, desirable };
  // "Writing short plans": somebody who can write them.
  if (
    // "Pipetting accuracy": how well it is done, and nothing that it is done to.
    /^[a-z]+ing (?!and\b|or\b|(?:accuracy|speed|technique|stamina|discipline)s?\b)/.test(lower) &&
    !/^[a-z]+ [a-z]+ (?:attitude|approach|mindset|mentality)$/.test(lower)
  ) {
    const phrase = parseVerbPhrase(lower);
    if (phrase?.rest && phrase.heads.length === 1)
      return { kind: 'can', text: realiseVerbPhrase(phrase, 'base'), desirable };
  }
  // "8 years", "drafting": too bare to be asked for as they stand.
  if (
    /^(?:at least |over |more than |a minimum of )?(?:\d+\+?(?: to \d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: full)? (?:years?|months|seasons?)$/.test(
      lower,
    )
  )
    return { kind: 'have', text: `${lower} of experience`, desirable };
  if (/^(?!vetting$|training$|parking$|funding$)[a-z]{4,}ing$/.test(lower))
    return { kind: 'have', text: `${lower} skills`, desirable };
  // "Maths and English at grade 3 or above".
  if (/^[\w\s,]{3,60}\b(?:at (?:grade|level) \w+|grades? [A-G\d]\b|GCSEs?\b)/i.test(lower))
    return { kind: 'have', text: determine(lower), desirable };
  // "Win 10/11": a name with its number, whatever the word means elsewhere.
  if (/^[A-Z][a-z]+ \d[\d./]*$/.test(text)) return { kind: 'have', text, desirable };
  const kind = kindOf(lower);
  // "Audit exposure", "sales background": a thing to have, although it begins like a verb.
  const had =
    /\b(?:exposure|experience|knowledge|background|skills?|licen[cs]es?|certificates?|certifications?|qualifications?|degree|cards?|tickets?|training|attitude|approach|mindset|mentality|outlook)$/.test(
      lower,
    ) ||
    // "Scrub experience in orthopaedics".
    /^(?!(?:gain|build|share|use|show|apply|bring|develop|pass|get|have|offer|provide|seek|need|value)\b)[a-z/-]+ (?:[a-z/-]+ )?(?:experience|exposure|knowledge|background) (?:in|of|with|on|at|from|within|across)\b/.test(
      lower,
    );
  if (
    !had &&
    kind === 'verb' &&
    !/^(?:experience|practice|command|study|work(?! (?:the|an?|in|on|with|at|under|to|from|as|for|well|hard|alone|[a-z]+ly)\b))\b/.test(
      lower,
    )
  ) {
    const phrase = parseVerbPhrase(lower);
    if (phrase?.rest) return { kind: 'can', text: realiseVerbPhrase(phrase, 'base'), desirable };
  }
  // A verb that the parser sees may be none ("driving licence and own car"): what has a subject or a helper is a sentence.
  if (
    kind === 'clause' &&
    (/\b(?:is|are|was|were|will|must|has|have|can|should|would|we|they|you|it)\b/i.test(
      lower.replace(/\b(?:IT|IS(?= \d)|CAN)\b/g, ''),
    ) ||
      /^(?:the|our|this|all)\b/.test(lower))
  )
    return null;
  // "Pediatric draws": of things, and not how somebody is.
  const ofThings = /^[a-z-]+ [a-z]{3,}[^s\W]s$/.test(lower) && !describes(lower.split(' ')[1] ?? '');
  // "Procedural discipline": the noun is what is asked.
  const last = lower.split(' ').at(-1) ?? '';
  const isThing =
    / /.test(lower) &&
    !/,|ing$/.test(lower) &&
    isSureNoun(last) &&
    !describes(last) &&
    !/^(?:very|not|fully|highly) /.test(lower);
  if (kind === 'adjective' && !ofThings && !isThing && !/^[A-Z]/.test(lower))
    return { kind: 'be', text: lower, desirable };
  if (isQuality(lower)) return { kind: 'be', text: lower, desirable };
  return {
    kind: 'have',
    text: determine(understanding(lower.replace(/\bwork towards$/i, 'work towards it'))),
    desirable,
  };
}

function understanding(text: string): string {
  if (
    /^(?:(?:good|sound|strong|basic|working|solid|clear|detailed|thorough|deep|firm|excellent|in-depth|comprehensive|practical) ){0,2}(?:understanding|awareness|grasp|appreciation|command) of\b/i.test(
      text,
    )
  )
    return withArticle(text);
  if (
    /^(?:very )?(?:(?:good|sound|strong|basic|working|solid|detailed|thorough|excellent) ){1,2}knowledge of\b/i.test(
      text,
    )
  )
    return withArticle(text);
  return text.replace(/^minimum (?:of )?(?=\d|one|two|three|four|five)/i, 'at least ');
}
