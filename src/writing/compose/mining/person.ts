import { determine, lowerFirst, withArticle } from '../language/articles.ts';
import { closeEnd } from '../language/ending.ts';
import { kindOf } from '../language/kind.ts';
import { isSureNoun, missesArticle } from '../language/nouns.ts';
import { writeOut } from '../language/shorthand.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { baseOfThird, nounLike } from '../language/verbs.ts';
import { splitOutsideBrackets, trimLine, yourOwn } from './duty.ts';
import {
  category,
  isSomebody,
  mixesKinds,
  type PersonFact,
  readPerfect,
  readSpecial,
  readTools,
  readYou,
} from './person-shapes.ts';

const adjectives =
  /^(?:very |highly |always |genuinely )?(?:calm|patient|reliable|organi[sz]ed|enrolled|chartered|careful|curious|honest|kind|friendly|confident|comfortable|happy|willing|prepared|ready|keen|eager|punctual|flexible|accurate|methodical|thorough|practical|creative|proactive|positive|polite|warm|caring|compassionate|empathetic|empathic|resilient|adaptable|approachable|articulate|analytical|numerate|literate|fluent|familiar|competent|proficient|experienced|qualified|registered|certified|licensed|trained|educated|able|capable|skilled|good (?:at|with)|great (?:at|with)|strong (?:at|in)|at ease|self-motivated|motivated|driven|tenacious|diplomatic|discreet|trustworthy|dependable|responsible|conscientious|committed|dedicated|enthusiastic|sociable|outgoing|tactful|steady|level-headed|quick|clear|open|fit for|interested|used to|not afraid|unafraid|bilingual|eligible|available|focused|detail-oriented|detail-focused|inquisitive|collaborative|decisive|strategic|persuasive|credible|hands-on|tidy|alert|observant|gentle|cheerful|respectful|inclusive|pragmatic|commercially|customer-focused|safety-minded|safety-conscious|well organi[sz]ed|well-organi[sz]ed|educated to|studying|working towards|passionate)\b/i;
const desirableCue =
  /\b(?:desirable|welcomed?$|would be (?:useful|good|nice|an advantage|a plus|helpful|welcome|great|beneficial|handy)|is an advantage|an advantage|an asset|a (?:big |real )?(?:plus|bonus)|nice to have|preferred|preferably|ideally|advantageous|beneficial|useful if|it helps if|helpful if|not essential|but not required|might help|may help|handy|helps$|is gold|is a bonus)\b/i;

const lead =
  /^(?:(?:you|they|candidates?|applicants?|(?:the )?(?:post ?holder|successful (?:candidate|applicant)|ideal candidate|person|right person|apprentice))(?:['’]ll|['’]re|['’]ve| will| must| should| would| need(?:s)?(?: to)?| are| is)?(?: also| ideally)?\s+(?:(?:have|has|be|bring|need|possess|hold|demonstrate|show|come with)\s+)?|(?:must|should|will|would|need(?:s)? to|has to|have to)\s+(?:also )?(?:(?:have|be|possess|hold|demonstrate|show)\s+)?|(?:essential|required|must[- ]have)\s*[:–-]\s*|we(?:['’]re| are) looking for (?:someone|people|a person|somebody) (?:who (?:is|has|can)|with)\s+|someone (?:who (?:is|has|can)|with)\s+|(?:have|has|hold|holds|possess(?:es)?|demonstrate[sd]?|evidence of (?!\S+$)|proof of (?!\S+$))\s+|(?:demonstrable|proven|demonstrated|previous|prior|relevant)\s+(?=experience|ability|track|knowledge|record))/i;

const trailingCue =
  /[\s,–-]*\b(?:(?:is|are|would be|will be)\s+)?(?:essential|required|desirable|preferred|necessary|needed|mandatory|a must|welcomed?|nice to have|useful|helpful|an advantage|advantageous|beneficial|an asset|a plus|a bonus|but not (?:essential|required)|not essential|but not essential|helps|handy|gold|required at hire)\s*[.!]*$/i;

/** Bare qualities read better as adjectives: nobody asks "Do you have kindness?". */
const traits: Record<string, string> = {
  kindness: 'kind',
  patience: 'patient',
  honesty: 'honest',
  enthusiasm: 'enthusiastic',
  reliability: 'reliable',
  empathy: 'empathetic',
  resilience: 'resilient',
  flexibility: 'flexible',
  creativity: 'creative',
  curiosity: 'curious',
  confidence: 'confident',
  compassion: 'compassionate',
  integrity: 'honest',
  punctuality: 'punctual',
  warmth: 'warm',
  tact: 'tactful',
  discretion: 'discreet',
  initiative: 'able to use your own initiative',
  'attention to detail': 'careful with details',
  'attention to details': 'careful with details',
  'good communication skills': 'a good communicator',
  'excellent communication skills': 'an excellent communicator',
  'strong communication skills': 'a strong communicator',
  'communication skills': 'a clear communicator',
  'good organisational skills': 'well organised',
  'organisational skills': 'well organised',
  'excellent organisational skills': 'very well organised',
  'computer literate': 'computer literate',
  'it literate': 'IT literate',
  'early riser': 'an early riser',
  'quick learner': 'a quick learner',
  'good listener': 'a good listener',
  'good timekeeping': 'punctual',
  commitment: 'committed',
  energy: 'energetic',
  adaptability: 'adaptable',
  respect: 'respectful',
  'good with people': 'good with people',
  'quick on your feet': 'quick on your feet',
};

/** Reads one requirement. Null when nothing can be said with it. */
export function readPerson(raw: string, section: 'person' | 'desirable' = 'person'): PersonFact | null {
  const own = yourOwn(tailed(writeOut(raw)));
  const desirable = section === 'desirable' || desirableCue.test(own);
  // "ECTs welcome": who may apply, and nothing that is asked.
  if (
    /^(?:[A-Z]{2,5}s|(?:[\w-]+ ){0,2}\w+(?:ers|ors|ants|ates|ents|ees|ists))(?: (?:are|is|also|very))* welcomed?(?: to apply)?[.!]*$/.test(
      own.trim(),
    )
  )
    return null;
  const told = readYou(own, desirable);
  if (told) return told;
  const read = readLine(own, section);
  const fact = read && { ...read, text: closeEnd(read.text) };
  if (!fact?.text) return null;
  // "NMC pin or due to qualify": a thing, or what somebody is. It stands as typed.
  if (fact.kind !== 'do' && fact.kind !== 'without' && mixesKinds(fact.text)) {
    const typed = lowerFirst(
      closeEnd(
        trimLine(own)
          .replace(/[.!?]+$/, '')
          .replace(trailingCue, ''),
      ),
    );
    return typed.split(' ').length <= 14 ? { kind: 'have', text: typed, desirable: fact.desirable, loose: true } : null;
  }
  if (fact.kind !== 'have') return fact;
  // "Reach truck an advantage": nobody has to own one.
  const machine =
    /^(?:an? |the )?((?:[\w-]+ ){0,2}(?:truck|forklift|flt|counterbalance|telehandler|excavator|digger|crane|tractor|lathe|machine|dumper|roller|chainsaw|cherry picker|pallet truck|total station|theodolite|press|saw|router|plotter|printer|autoclave|centrifuge|scanner|till|epos|system|software|database|crm|erp))$/i.exec(
      fact.text,
    )?.[1];
  if (machine) return { ...fact, text: machine, loose: true };
  // "Hands-on", "time-served" and bare names of programs have verbs of their own.
  const known = readTools(fact.text.replace(/^an? /, ''));
  if (known) return { kind: 'do', text: `know ${known}`, desirable: fact.desirable };
  if (isSomebody(fact.text)) return { ...fact, kind: 'be' };
  const text = ofYears(closeRow(fact.text));
  return missesArticle(text) || !isSureNoun(text) ? { ...fact, text, loose: true } : { ...fact, text };
}

/** "RN (Adult) - current NMC registration": what follows the dash is asked too, unless it is a remark. */
const tailed = (text: string): string =>
  text.replace(/^([^–—]{3,50}?)\s+[–—-]\s+((?:[^\s,;:–—]+ ?){1,6})$/, (whole, head: string, tail: string) =>
    desirableCue.test(tail) ||
    trailingCue.test(` ${tail}`) ||
    /\b(?:provided|given|paid|arranged|offered|we|you|will|is|are|if|or|not?)\b/i.test(tail) ||
    !isSureNoun(tail)
      ? whole
      : `${head}, ${tail}`,
  );

/** "2+ years OTR", "3 years FMCG or pharma supervision": years of it. */
const ofYears = (text: string): string =>
  text.replace(
    /^((?:at least |over |more than )?(?:\d+\+?(?: to \d+)?|one|two|three|four|five|six|seven|eight|nine|ten) years?) (?=[A-Za-z])(?!of\b|in\b|as\b|on\b|with\b|at\b|or\b|and\b|old\b|post\b|post-|experience|work experience|after\b|from\b|since\b|[a-z]+ing\b)/i,
    '$1 of ',
  );

/** "Kubernetes, Docker" ends in "and". */
const closeRow = (text: string): string => {
  // Of "good IT skills including Word, Excel, Orchard" the row is what is included.
  const start = Math.max(0, text.search(/\bincluding\b/i));
  const row = text.slice(start);
  if (/\b(?:and|or|preferably|ideally|but|not|then)\b|, with\b/i.test(row)) return text;
  return /^[^,]+(?:, [\w.+#/-]+(?: [\w.+#/-]+){0,2})+$/.test(row)
    ? `${text.slice(0, start)}${row.replace(/, (?=[^,]+$)/, ' and ')}`
    : text;
};

function readLine(raw: string, section: 'person' | 'desirable'): PersonFact | null {
  let text = trimLine(
    raw
      .replace(/\s*\((?:we|you|the company|paid|provided|funded|training) [^)]*\)/gi, '')
      .replace(/\s*\((?:[^)\s]+\s+){4,}[^)]*\)?/g, '')
      .replace(/\s\/\s/g, ' or '),
  )
    .replace(/[.!?]+$/, '')
    .replace(/^evidence of (?=[a-z]+ing\b)/i, 'experience of ');
  let desirable = section === 'desirable' || desirableCue.test(text);
  if (!text || text.length < 4 || /^(?:ess|des|essential|desirable|required|yes|no)\.?$/i.test(text))
    return traits[text.toLowerCase()]
      ? { kind: 'be', text: traits[text.toLowerCase()] ?? text, desirable }
      : text.length === 3 && /^[A-Z]{3}$/.test(text)
        ? { kind: 'have', text, desirable }
        : null;
  const without =
    /^(?:no|not?)\s+(.{3,60}?)\s+(?:is |are )?(?:required|needed|necessary|essential|expected|asked for)$/i.exec(
      text,
    ) ??
    /^([^,;]{2,40}?) (?:is |are )?not (?:required|needed|necessary|asked for)$/i.exec(text) ??
    /^(?:we (?:do not|don['’]t) (?:ask for|need|require)|you (?:do not|don['’]t) need)\s+(.{3,60})$/i.exec(text);
  if (without)
    return {
      kind: 'without',
      text: determine(without[1] ?? '').replace(/^(?:any |a )?(?=experience)/, ''),
      desirable: false,
    };
  if (
    /\b(?:leavers|returners|graduates|applicants|applications|candidates|everyone|all)\b.*\bwelcome$/i.test(text) ||
    /^travel\b.*\d+ ?%/i.test(text)
  )
    return null;
  if (category.test(text) || /\bjoiners?\b/i.test(text)) return null;
  text = text
    .replace(/^(?:is|are|with)\s+(?=\w)/i, '')
    .replace(/\s(?:with|and|or|of|for|in|to)$/i, '')
    // "German nice to have (B1)".
    .replace(/^(.{3,40}?) (?:nice to have|desirable|preferred|a plus|an advantage) (\([^)]{1,20}\))$/i, '$1 $2');
  text = text.replace(
    /^(?:it would be useful if you|it helps if you|it would help if you|ideally,? you(?:['’]ll| will)?|ideally|preferably|a plus if you|bonus if you)\s+/i,
    () => {
      desirable = true;
      return '';
    },
  );
  const perfect = readPerfect(text, desirable);
  if (perfect) return perfect;
  for (let pass = 0; pass < 2; pass += 1) text = text.replace(trailingCue, '');
  text = text.replace(/^(?:desirable|preferred|bonus|plus)\s*[:–-]\s*/i, '');
  const modal =
    /^(?:you|candidates|applicants)?\s*(?:must|need to|should|will need to|needs to|have to)\s+(?!have\b|be\b|hold\b|possess\b)(\w.+)$/i.exec(
      text,
    );
  if (modal?.[1]) text = modal[1];
  else for (let pass = 0; pass < 2; pass += 1) text = text.replace(lead, '').trim();
  text = text
    .replace(/^(?:proven|demonstrable|demonstrated)\s+(?=ability|experience)/i, '')
    .replace(/^(?:the |an? |strong |good |excellent |proven )?(?:ability|capacity) to\s+/i, 'able to ')
    .replace(/\b(\d+)\s?[-–]\s?(\d+) (?=years?\b)/g, '$1 to $2 ')
    .replace(/\s*\((?:[AITRPE](?:\s?[/,]\s?[AITRPE])*)\)/g, '')
    .replace(/\s*\((?:essential|desirable|e|d|not required|we can renew|will be given|required|preferred)\)\s*/gi, ' ')
    .replace(/^min(?:imum)?(?: of)? (?=\d)/i, 'at least ')
    .replace(/^(\w+) (at least [A-C]\d)$/i, '$1, $2')
    .trim();
  if (!text || text.split(' ').length > 22) return null;
  if (/^(?:you|we|they|it|this|our|please|if|the (?:role|post|job|company))\b/i.test(text)) return null;
  if (
    /:|\bno upper age|all suitable|^(?:notes?|terms|physical|general|other|approved|signed|date|package)\b/i.test(text)
  )
    return null;
  const lower = lowerFirst(text);
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
  if (/^not an? [a-z]+/.test(lower) || /^[a-z]{4,}(?:ious|ful) (?:for|about|in|with|at|to|of|and) /.test(lower))
    return { kind: 'be', text: lower, desirable };
  const bareSkill =
    /^((?:basic|good|strong|excellent|solid|advanced) )(?:computers?|it|office|keyboard|maths|numeracy|literacy|admin)$/.exec(
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
  if (/^own [a-z]+/.test(lower)) return { kind: 'have', text: `your ${lower}`, desirable };
  if (/^willingness to \w/.test(lower))
    return { kind: 'be', text: lower.replace(/^willingness/, 'willing'), desirable };
  if (/^(?:not|un)\s?[a-z]+ed (?:by|in|at|with)\b/.test(lower)) return { kind: 'be', text: lower, desirable };
  if (/^(?:up to (?:speed|date)|ok(?:ay)?|fine|at home|at ease) (?:with|on|in)\b/.test(lower))
    return { kind: 'be', text: lower, desirable };
  if (/^(?:love|like|enjoy) (?!of\b|for\b)[a-z]/.test(lower)) return { kind: 'do', text: lower, desirable };
  const year = /^(.+) batch$/.exec(text)?.[1];
  if (year) return { kind: 'be', text: `from the ${year} batch`, desirable };
  if (/^(?:bachelor|master|associate)['’]?s$/.test(lower))
    return { kind: 'have', text: `${withArticle(lower)} degree`, desirable };
  if (/^time[- ]served$/.test(lower)) return { kind: 'be', text: 'time-served', desirable };
  const tool =
    /^((?:[A-Z][\w.+#-]*(?: [A-Z][\w.+#-]*)?) (?:[a-z]+ )?(?:database|software|platform|package|system))$/.exec(
      text,
    )?.[1];
  if (tool) return { kind: 'do', text: `know the ${tool}`, desirable };
  const quality = traits[lower];
  if (quality) return { kind: 'be', text: quality, desirable };
  const special = readSpecial(lower, desirable);
  if (special) return special;
  if (adjectives.test(lower)) {
    // "clear writer" is a noun, "calm under pressure" an adjective, "good at maths" as well.
    if (
      /^(?:\w+ly )?(?:[a-z-]+) (?!(?:in|at|with|on|under|as|for|to|about|when|and|or|of|working|enough|but|by|around|using|during|that|before|after|from|every|both|even|handling|talking|speaking|doing|driving|managing|meeting|lifting|reading|towards)\b)[a-z-]+/i.test(
        lower,
      ) &&
      !/^(?:honest when|ready|(?:well|very|highly|genuinely|always|not|self|commercially|good (?:at|with)|fit|used|able|at ease|educated|interested|able|eligible|hands) )/.test(
        lower,
      )
    ) {
      if (
        /\b(?:writer|speaker|communicator|leader|listener|driver|nurse|teacher|engineer|chef|manager|eye|accountant|electrician|carer|cook|solver|practitioner|professional|person|negotiator|planner)\b(?:,|\s(?:and|who|with)|\s\(|$)/i.test(
          lower,
        )
      )
        return { kind: 'be', text: /^(?:an?|the)\s/.test(lower) ? lower : withArticle(lower), desirable };
      return { kind: 'have', text: determine(lower), desirable };
    }
    // "Fit for offshore work and freedom from vertigo": what one is, and no thing that one has.
    const is = lower.replace(
      / and (?=(?:freedom|ability|willingness|experience|knowledge|good|strong|excellent|an?) ).*$/,
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
  if (/^(?:turns up|shows up|keeps|gets|comes)\b/.test(lower))
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
    /^[a-z]+ing (?:registration|licen[cs]e|certificate|qualifications?|degree|diploma|background|experience|skills?|card|permit|standards?|course|apprenticeship|ticket|accreditation|pin)\b/.test(
      lower,
    )
  )
    return { kind: 'have', text: determine(lower), desirable };
  // "Budgets above €1m" are nothing to have; knowing them is.
  if (
    /^(?:budgets?|teams?|projects?|accounts?|contracts?|portfolios?|sites?|caseloads?) (?:above|over|of|up to|worth|between)\b/.test(
      lower,
    )
  )
    return { kind: 'have', text: `experience with ${lower}`, desirable };
  // "Writing short plans": somebody who can write them.
  if (/^[a-z]+ing (?!and\b|or\b)/.test(lower)) {
    const phrase = parseVerbPhrase(lower);
    if (phrase?.rest && phrase.heads.length === 1)
      return { kind: 'can', text: realiseVerbPhrase(phrase, 'base'), desirable };
  }
  // "8 years", "drafting": too bare to be asked for as they stand.
  if (/^(?:at least )?\d+\+? years?$/.test(lower)) return { kind: 'have', text: `${lower} of experience`, desirable };
  if (/^[a-z]{4,}ing$/.test(lower)) return { kind: 'have', text: `${lower} skills`, desirable };
  // "Maths and English at grade 3 or above".
  if (/^[\w\s,]{3,60}\b(?:at (?:grade|level) \w+|grades? [A-G\d]\b|GCSEs?\b)/i.test(lower))
    return { kind: 'have', text: determine(lower), desirable };
  const kind = kindOf(lower);
  if (kind === 'verb' && !/^(?:experience|practice|command|study|work)\b/.test(lower)) {
    const phrase = parseVerbPhrase(lower);
    if (phrase?.rest) return { kind: 'can', text: realiseVerbPhrase(phrase, 'base'), desirable };
  }
  // A verb that the parser sees may be none ("driving licence and own car"): what has a subject or a helper is a sentence.
  if (
    kind === 'clause' &&
    (/\b(?:is|are|was|were|will|must|has|have|can|should|would|we|they|you|it)\b/i.test(lower) ||
      /^(?:the|our|this|all)\b/.test(lower))
  )
    return null;
  if (kind === 'adjective' && !/^[A-Z]/.test(lower)) return { kind: 'be', text: lower, desirable };
  return {
    kind: 'have',
    text: determine(understanding(lower.replace(/\bwork towards$/i, 'work towards it'))),
    desirable,
  };
}

function understanding(text: string): string {
  if (
    /^(?:(?:good|sound|strong|basic|working|solid|clear|detailed|thorough|deep|firm) ){0,2}(?:understanding|awareness|grasp|appreciation|command) of\b/i.test(
      text,
    )
  )
    return withArticle(text);
  if (/^(?:(?:good|sound|strong|basic|working|solid|detailed|thorough) ){1,2}knowledge of\b/i.test(text))
    return withArticle(text);
  return text.replace(/^minimum (?:of )?(?=\d|one|two|three|four|five)/i, 'at least ');
}

/** What says more about the requirement before it: "two of them as a manager". */
const goesOn =
  /^(?:(?:at least )?(?:one|two|three|four|five|six|seven|eight|\d+|some|most|half|all|both|none) (?:of (?:them|which|whom|these|those)|as (?:an? )?\w+|in [a-z]+)\b|(?:including|preferably|ideally|with (?:at least )?(?:one|two|three|four|five|six|\d+)|either|or|of which)\b)/i;

/** Parts an answer such as "PCV licence (category D), calm under pressure" into requirements. */
export function splitRequirements(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(
    /\n|;|(?<=[\w)])(?<!\b(?:e\.g|i\.e|min|max|approx|incl|acc|vs|no|dept|equiv|pref|St|Dr))[.!]\s+(?=[A-Z])|(?<=[a-z]{3}|\)|\d\+|[A-Z]{2})(?<!\b(?:min|max|approx|incl|acc|pref|ess|exp|etc|inc|dept|qual))[.]\s+(?=[a-z])|\s[•·]\s/,
  )) {
    const cleaned = sentence.replace(/^\s*(?:[-–—•*·▪◦●‣>✓]|\(?\d{1,2}[.)])\s*/, '').trim();
    if (!cleaned) continue;
    const label = /^(?:essential|desirable|required|preferred|nice to have)\s*:\s*/i.exec(cleaned);
    const wanted = /^(?:desirable|preferred|nice)/i.test(label?.[0] ?? '');
    const bare = label ? cleaned.slice(label[0].length) : cleaned;
    // Who parts by semicolons uses commas inside a requirement.
    const commas = splitOutsideBrackets(bare);
    const whole =
      text.includes(';') && commas.some((piece) => desirableCue.test(piece)) === desirableCue.test(commas[0] ?? '');
    const pieces = whole && (commas.length < 4 || bare.split(' ').length <= 12) ? [bare] : commas;
    for (const [index, piece] of pieces.entries()) {
      const last = index === 0 ? undefined : parts.at(-1);
      if (last && goesOn.test(piece)) {
        parts[parts.length - 1] = `${last}, ${piece}`;
        continue;
      }
      // "experience in sales, marketing or PR" is one requirement.
      if (
        last &&
        /\b(?:in|of|with|using|including)\s+[\w\s,-]+$/.test(last) &&
        (/^[\w-]+(?:\s[\w-]+)? (?:or|and) [\w-]+(?:\s[\w-]+)?$/.test(piece) ||
          (/^[\w-]+$/.test(piece) && /^(?:[\w-]+\s)?(?:[\w-]+ )?(?:or|and) [\w-]+/.test(pieces[index + 1] ?? ''))) &&
        !adjectives.test(piece)
      )
        parts[parts.length - 1] = `${last}, ${piece}`;
      // "Good level of French, technical English": two languages of one requirement.
      else if (
        last &&
        /\b(?:level|command|knowledge) of [A-Z]\w+$/.test(last) &&
        /^(?:[a-z]+ )?[A-Z][a-z]+$/.test(piece)
      )
        parts[parts.length - 1] = `${last} and ${piece}`;
      else if (last && /^(?:or|but|which|who|where)\b/i.test(piece)) parts[parts.length - 1] = `${last}, ${piece}`;
      else
        parts.push(
          `${piece.replace(/^(?:and|plus|also)\s+/i, '')}${wanted && !desirableCue.test(piece) ? ' desirable' : ''}`,
        );
    }
  }
  return parts;
}
