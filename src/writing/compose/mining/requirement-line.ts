/** One requirement as it stands: what somebody has, is, can or knows, before it is judged what a sentence can hold. */
import { determine, lowerFirst, withArticle } from '../language/articles.ts';
import { kindOf } from '../language/kind.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { baseOfThird, nounLike } from '../language/verbs.ts';
import { trimLine } from './duty.ts';
import { category, type PersonFact, readPerfect, readSpecial } from './person-shapes.ts';
/** What somebody is, where a requirement begins with it. */
export const adjectives =
  /^(?:very |highly |always |genuinely )?(?:calm|patient|reliable|organi[sz]ed|enrolled|chartered|careful|curious|honest|kind|friendly|confident|comfortable|happy|willing|prepared|ready|keen|eager|punctual|flexible|accurate|methodical|thorough|practical|creative|proactive|positive|polite|warm|caring|compassionate|empathetic|empathic|resilient|adaptable|approachable|articulate|analytical|numerate|literate|fluent|familiar|competent|proficient|experienced|qualified|registered|certified|licensed|trained|educated|able|capable|skilled|good (?:at|with)|great (?:at|with)|strong (?:at|in)|at ease|self-motivated|motivated|driven|tenacious|diplomatic|discreet|trustworthy|dependable|responsible|conscientious|committed|dedicated|enthusiastic|sociable|outgoing|tactful|steady|level-headed|quick|clear|open|fit for|interested|used to|not afraid|unafraid|bilingual|eligible|available|focused|detail-oriented|detail-focused|inquisitive|collaborative|decisive|strategic|persuasive|credible|hands-on|tidy|alert|observant|gentle|cheerful|respectful|inclusive|pragmatic|commercially|customer-focused|safety-minded|safety-conscious|well organi[sz]ed|well-organi[sz]ed|educated to|studying|working towards|passionate)\b/i;
/** Words that say a requirement is no must. */
export const desirableCue =
  /\b(?:desirable|welcomed?$|would be (?:useful|good|nice|an advantage|a plus|helpful|welcome|great|beneficial|handy)|is an advantage|an advantage|an asset|a (?:big |real )?(?:plus|bonus)|nice to have|preferred|preferably|ideally|advantageous|beneficial|useful if|it helps if|helpful if|not essential|but not required|might help|may help|handy|helps$|is gold|is a bonus)\b/i;

const lead =
  /^(?:(?:you|they|candidates?|applicants?|(?:the )?(?:post ?holder|successful (?:candidate|applicant)|ideal candidate|person|right person|apprentice))(?:['’]ll|['’]re|['’]ve| will| must| should| would| need(?:s)?(?: to)?| are| is)?(?: also| ideally)?\s+(?:(?:have|has|be|bring|need|possess|hold|demonstrate|show|come with)\s+)?|(?:must|should|will|would|need(?:s)? to|has to|have to)\s+(?:also )?(?:(?:have|be|possess|hold|demonstrate|show)\s+)?|(?:essential|required|must[- ]have)\s*[:–-]\s*|we(?:['’]re| are) looking for (?:someone|people|a person|somebody) (?:who (?:is|has|can)|with)\s+|someone (?:who (?:is|has|can)|with)\s+|(?:have|has|hold|holds|possess(?:es)?|demonstrate[sd]?|evidence of (?!\S+$)|proof of (?!\S+$))\s+|(?:demonstrable|proven|demonstrated|previous|prior|relevant)\s+(?=experience|ability|track|knowledge|record))/i;

/** The same, and their opposites, at the end of a line. */
export const trailingCue =
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

/** "Kubernetes, Docker" ends in "and". */
export const closeRow = (text: string): string => {
  // Of "good IT skills including Word, Excel, Orchard" the row is what is included.
  const start = Math.max(0, text.search(/\bincluding\b/i));
  const row = text.slice(start);
  if (/\b(?:and|or|preferably|ideally|but|not|then)\b|, with\b/i.test(row)) return text;
  return /^[^,]+(?:, [\w.+#/-]+(?: [\w.+#/-]+){0,2})+$/.test(row)
    ? `${text.slice(0, start)}${row.replace(/, (?=[^,]+$)/, ' and ')}`
    : text;
};

/** Reads one requirement as it stands, before it is judged whether a sentence can hold it. */
export function readLine(raw: string, section: 'person' | 'desirable'): PersonFact | null {
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
