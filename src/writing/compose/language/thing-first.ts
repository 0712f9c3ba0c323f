/** First words that look like verbs and name a thing: "stock accuracy", "repair of frames", "training programmes for staff". */
import { baseOfIng, nounLike } from './verbs.ts';

interface First {
  base: string;
  form: 'base' | 'ing' | 'third';
}

/** "Stock accuracy", "budget responsibility": a noun before a noun that no one does to it. */
const compoundFirst =
  /^(?:stock|budget|project|market|cost|contract|interface|network|program|programme|team|staff|brand|price|finance|fund|cash|process|data|time|call|care|case|query|queue|claim|fleet|shift|site|tax|title|voice|wage|water)$/;
const abstractNoun =
  /^(?!equipment|documentation|information)[a-z]{3,}(?:ility|acy|ance|ence|ment|tion|sion|ship|ness)s?$/i;
/** Verbs whose object is stuff, animals or plants, and never a check or a study of it. */
const handled =
  /^(?:load|plant|stock|ship|house|farm|water|film|weld|pipe|wire|paint|face|cost|price|staff|fuel|fire|flood|mine|pump|light|store|board|box|bag|seed|grease|oil|heat|cool|drill|fence|wash|feed|weight|fund|cash|shift|site)$/;

/** "Stock count fortnightly", "prep list": a thing that is kept or done, and no order. */
export const isKept = (words: readonly string[]): boolean =>
  (compoundFirst.test((words[0] ?? '').toLowerCase()) ||
    /^(?:cycle|prep|price|load|test|sample|risk|tool|job|head|body|fire|cash|till|pick|trade)$/i.test(
      words[0] ?? '',
    )) &&
  /^(?:counts?|lists?|takes?|rotas?|rotation|logs?|audits?|levels?|cards?|rooms?|work|sheets?|control|management|replenishment|maintenance)[,.;]?$/.test(
    words[1] ?? '',
  ) &&
  (words[2] === undefined ||
    /,$/.test(words[1] ?? '') ||
    /ly[,.]?$|^(?:every|each|on|in|at|for|with|twice|once|and|per|using|by)$/.test(words[2]));

/** Whether the line, which begins with what may be a verb at `index`, names a thing all the same. */
export function namesThing(line: string, words: readonly string[], index: number, first: First): boolean {
  const next = words[index + 1];
  // "Training programmes for staff", "Cleaning materials", "Supports and brackets": nouns that look like verbs.
  if (
    first.form === 'third' &&
    (next === undefined ||
      (/^(?:to|with|for|at|on|by|about)$/i.test(next) && nounLike.has(first.base)) ||
      /^(?:of|in|from|&|are|were|will|must|should)$/i.test(next))
  )
    return true;
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    next !== undefined &&
    /^(?:of|for|is|are|will|must|\/|>|<)$/i.test(next) &&
    !(/^(?:care|screen|search|test|check|listen|watch|look|arrange)$/.test(first.base) && /^for$/i.test(next))
  )
    return true;
  // "Repair of frames", "code reviews", "do you know".
  if (
    first.form === 'base' &&
    /^of$/i.test(next ?? '') &&
    !/^(?:think|dispose|hear|approve|speak|talk|dream|learn|know|conceive)$/.test(first.base)
  )
    return true;
  if (first.form === 'base' && first.base === 'code' && /^(?:reviews?|quality|coverage)\b/i.test(next ?? ''))
    return true;
  // "Care plan audits": nobody cares a plan. "Dry needling": nobody dries it.
  if (first.base === 'die') return true;
  if (first.base === 'care' && first.form === 'base' && !/^(?:for|about)$/i.test(next ?? '')) return true;
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    /^[a-z]{3,}ing$/.test(next ?? '') &&
    /^(?:|and|or|for|in|at|on|with|of|to|after|by)$/.test(words[index + 2] ?? '') &&
    !/^(?:support|attend|change|lead|plan|practice|supply|control|coach|review|process|book|order|market|target|test|start|stop)$/.test(
      first.base,
    )
  )
    return true;
  if (first.base === 'do' && /^(?:you|we|they|I|not)$/i.test(next ?? '')) return true;
  // "Time to know people", "code 95", "stock accuracy", "budget responsibility": nouns again.
  if (first.base === 'time' && first.form === 'base' && /^to$/i.test(next ?? '')) return true;
  if (first.form === 'base' && /^(?:code|class|level|grade|band)$/.test(first.base) && /^\d+$/.test(next ?? ''))
    return true;
  if (first.form === 'base' && compoundFirst.test(first.base) && abstractNoun.test((next ?? '').replace(/[,;.]$/, '')))
    return true;
  if (first.form === 'base' && isKept(words.slice(index))) return true;
  // "Machine washdown", "shift handover".
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    /^[a-z]{3,}(?:down|out|over|off|up|round)s?[,.;]?$/.test(next ?? '') &&
    !/^(?:produce|issue|present|draft|support|lead|plan|process|cover|manage|control|document|schedule|test|track|design|offer|order|start|stop|attend|host|price|quote|review|call)$/.test(
      first.base,
    )
  )
    return true;
  // "Direct work with children": work that is direct.
  if (
    first.base === 'direct' &&
    first.form === 'base' &&
    /^(?:work|contact|sales?|care|payments?|debits?|marketing|mail|support|line|access|experience|service|action|entry|client|patient|customer|delivery)$/i.test(
      next ?? '',
    )
  )
    return true;
  // "REACT course": letters are no verb.
  if (/^[A-Z]{3,}$/.test(words[index] ?? '') && /[a-z]/.test(line)) return true;
  // "Swimming lessons", "baking classes": what is taught.
  if (
    first.form === 'ing' &&
    /^(?:swim|dance|ski|sail|skate|sing|surf|row|climb|box|jog|cycle|cook|bake|sew|knit|draw|paint|read|ride|drive|write)$/.test(
      first.base,
    ) &&
    /^(?:lessons?|class(?:es)?|courses?|clubs?|sessions?|groups?|competitions?|galas?|skills|instruction)[.,;]?$/i.test(
      next ?? '',
    )
  )
    return true;
  // "Note keeping on Epic Care".
  if (first.form === 'base' && /^keeping\b/i.test(next ?? '') && first.base !== 'support') return true;
  // "Load flow studies", "daily plant checks": who loads and plants does it to goods and trees.
  if (
    first.form === 'base' &&
    handled.test(first.base) &&
    /^(?:[a-z/-]+ ){0,2}(?:stud(?:y|ies)|checks?|tests?|audits?|reviews?|surveys?|inspections?|calculations?|assessments?|trials|walks|rounds|patrols|visits|records|returns|reports|changes|repairs|upgrades|replacements|installs|moves|swaps|handovers)$/.test(
      words.slice(index + 1).join(' '),
    )
  )
    return true;
  // "Yield improvement", "feed mixing": nothing follows, and the second noun is what is done.
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    words.length === index + 2 &&
    (abstractNoun.test(next ?? '') || baseOfIng(next ?? '') !== null) &&
    !/^(?:book|record|file|issue|track|draft|address|pay|schedule|invoice|support|change|lead|plan|process|review|offer|manage|control|influence|present|document|practice|return|report|start|stop|help|test|access|market|coach|train|study|price|purchase|order|board|host|form|measure|reward|target)$/.test(
      first.base,
    )
  )
    return true;
  if (
    first.form === 'ing' &&
    next !== undefined &&
    /^(?:experience|support|skills?|knowledge|qualifications?|background|degree|diploma|trade|role|team|sector|industry|environment|tools|software|standards|methods|practice|systems?|processes|certificates?|licen[cs]e|is|are|of|will)$/i.test(
      next,
    )
  )
    return true;
  return false;
}
