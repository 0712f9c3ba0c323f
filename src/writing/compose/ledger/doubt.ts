/**
 * How likely it is that a fact was read wrongly, or reads badly in a sentence. What is written in notes is dressed with
 * articles, verbs and an "and"; each of these is right most of the time. A text is only as good as its worst sentence, so
 * where there is more to say than the texts need, the surest is said. 0 is sure, 1 and more had better be left out.
 */

import { isEveryday } from '../language/known-words.ts';
import { knowsNoun } from '../language/lexicon.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';
import { contentWords, coverage } from '../language/words.ts';
import { partArranged } from '../mining/requirements/arranged.ts';
import { trailingCue } from '../mining/requirements/cues.ts';
import { inEnglishWords } from '../mining/requirements/german.ts';
import { unhurried } from '../mining/requirements/hurried.ts';
import type { PersonFact } from '../mining/requirements/person-shapes.ts';
import { limits } from '../mining/tasks/duty-conditions.ts';

// "5+ years": the sign joins nothing.
const joints = /,|;|\band\b|\bor\b|(?<!\b[A-Z])&|(?<!\d)\+|\//gi;
const articles = /\b(?:an?|the)\b/gi;
/** What points back at something that another sentence would have to name. */
// "IT" is a department, and "little ones" are children.
const pointing = /\b(?:them|they|it|he|she|him|this|these|latter|same|(?<!\b(?:little|young|loved|tiny) )ones)\b/;
/** "Calm when it gets busy", "show them how it's done": an "it" that means nothing by itself. */
const bareIt =
  /\b(?:when|while|if|until|before|because|how|as|where|whatever) it(?:['’]s| is| gets| got| goes| matters| comes to| rains| snows| counts| takes| looks| suits| works| all)\b|\bwhat it (?:takes|is like|means)\b|\b(?:makes?|making|find|keep|finds) it (?:easy|easier|hard|clear|simple|possible|safe)\b/gi;
/** ... unless what it means stands before it: "collect containers and deliver them". */
const named =
  /\beach [a-z]+ .*\b(?:them|they)\b|[a-z]{3,}s\b.*\b(?:them|they|these|same|ones)\b|\b[a-z]{3,} (?:and|or) [a-z]+ (?:it|them)\b/i;
const marks = /[()“”":;–—…]|\s-\s|\betc\b|\be\.g\.|\bi\.e\.|\bw\/|\bincl\b/gi;
/** ... of which "hands-on" is none. */
const openEnd =
  /(?<!\bnot |-)\b(?:of|for|with|to|on|in|at|from|by|as|and|or|the|an?|all|other|various|relevant|appropriate|general|daily|weekly|monthly|when|where|if)$/i;
/** "Advise customers on what grows where", "explain what happens when": a question inside a line ends in what it asks. */
const askedInside = /\b(?:what|who|which|how|why)\b.* [a-z]+ (?:where|when|how|why|to whom|with)$/i;
const clause = /\b(?:when|where|while|whilst|if|unless|until|as|because|so|that|which|who|whose|how|what)\b/gi;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
/** Words in their order, without what joins them: the "and" of a row that had commas only is no change. */
const row = (text: string): string => ` ${plain(text).replace(/\b(?:and|or) /g, '')} `;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Words that no list of English has, in lower case: shorthand, slips, the trade's own. */
function strangers(text: string): number {
  return (
    text
      .split(/[\s,;/()-]+/)
      // "Three years' experience", "the firm's".
      .map((word) => word.replace(/['’]s?$/, ''))
      .filter((word) => !/^(?:pre|post|non|anti|sub|multi|semi|inter|self|mid|ex|cross|over|under)$/.test(word))
      .filter((word) => /^[a-z][a-z']{2,}$/.test(word) && !isVerbBase(word) && !knowsNoun(word) && !isEveryday(word))
      .length
  );
}

/** What wording has in common, whatever it was typed as. */
function doubtOf(said: string, raw: string): number {
  const words = said.split(' ');
  let doubt = 0;
  const joined = count(said, joints);
  // Words that stand as somebody put them are no worse for being many, whatever stood before or behind them.
  const share = said.includes(' ') && row(raw).includes(row(said)) ? 0.25 : 1;
  doubt += share * (joined <= 1 ? 0 : joined === 2 ? 0.35 : 0.4 * joined);
  doubt += 0.3 * Math.max(0, count(said, articles) - count(raw, articles));
  const free = said.replace(bareIt, ' ');
  if (pointing.test(free) && !named.test(free)) doubt += 0.8;
  doubt += 0.5 * count(said, marks);
  // "Don't mind getting stuck in".
  if (
    openEnd.test(said) &&
    !askedInside.test(said) &&
    !/\bstuck in$|(?:^|, |\band )(?:check|book|sign|let|clock|log|show|welcome|bring|take|settle|hand|call|top|lay|set) .*\b(?:in|on)$/.test(
      said,
    )
  )
    doubt += 1;
  doubt += 0.25 * Math.max(0, count(said, clause) - 1);
  // A word or two of the trade's own are read right where nothing around them was changed.
  const strange = strangers(said);
  doubt += (share < 1 && strange <= 2 ? 0.2 : 0.4) * strange;
  if (words.length > 13) doubt += share * (0.3 + 0.1 * (words.length - 13));
  // What was cut off may have been what it is about.
  // What an aside in brackets adds is no part of it.
  const [kept, typed] = [contentWords(said).length, contentWords(raw.replace(/\s\([^()]*\)$/, '')).length];
  if (typed > 0 && kept / typed < 0.6) doubt += 0.4;
  // Names and short forms in a row without an article between them: "RF PSL reports".
  if (
    /\b[A-Z][A-Z\d]+ (?!V\d)[A-Z][A-Z\d]+\b/.test(said) &&
    !/\b(?:knowledge|experience|understanding) (?:of|in|with) [A-Z]/.test(said)
  )
    doubt += 0.4;
  if (longPile(words)) doubt += 0.65;
  return doubt;
}

const little =
  /^(?:least|most|more|than|one|two|three|four|five|six|seven|eight|nine|ten|the|an?|our|your|their|its|all|any|each|every|both|some|no|not|of|for|with|to|on|in|at|from|by|as|and|or|up|out|off|down|over|into|across|between|through|under|after|before|during|within|around|about|above|below|beyond|against|per|[£€$₹]\d.*|that|which|who|when|where|while|if|how|what|you|we|they|it|them|us|is|are|be|can|will|\d.*|.*ly)$/i;

/** Five words in a row that nothing small parts: "weekly stock take variance report". */
function longPile(words: readonly string[]): boolean {
  let run = 0;
  for (const [at, word] of words.entries()) {
    // A name is one word, however many it is written in: "Food Hygiene Rating Scheme certificate".
    if (/^[A-Z]/.test(word) && /^[A-Z]/.test(words[at - 1] ?? '')) continue;
    run = little.test(word) || /[,;]$/.test(word) ? 0 : run + 1;
    if (run >= 5) return true;
  }
  return false;
}

/** Verbs that are nothing without what they are done to, with a preposition behind them. */
const wantsObject =
  /^(?!(?:bring|take|put|let|fit|set|book|check) in (?:an?|the|our|new|all|more|[a-z]{3,}s)\b)(?:reset|replace|install|repair|adjust|fix|change|remove|move|set|put|take|make|keep|bring|get|give|hold|lift|carry|provide|produce|create|build|fit|assemble|ensure|update|implement|enter|maintain|complete|introduce|achieve|raise|release|issue|handle|operate|supply|identify|obtain|retain|return) (?:after|before|in|at|during|between|from|by|as|when|if|while|per|against|according)\b/;
/** Whom one interviews, checks or visits: no name of a task ends in them. */
const people =
  /^(?:patients|residents|guests|clients|customers|visitors|pupils|students|children|suspects|witnesses|candidates|applicants|members|tenants|families|staff|volunteers|starters|colleagues|apprentices|cows|calves|lambs|horses|dogs)$/;
const onlyWhen =
  /^[a-z]+ (?:(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends)|(?:once|twice|(?:one|two|three|\d) (?:days?|nights?|evenings?|mornings?|afternoons?|times)) (?:an?|per|each|every|in) [a-z]+|daily|weekly|monthly|every [a-z]+|in the (?:mornings?|afternoons?|evenings?))$/i;

/** What ends in several things, and begins with none that something was done by: "supported by 186 staff and volunteers". */
const severalThings =
  /^(?!\S+ed (?:by|with|from|to|in|on)\b)(?!.*\b(?:who|that|which|is|are|be|can|must|will|have|has|you|we|your|our)\b).*\b[a-z]{3,}(?<![su])s$/;

/** A task: `said` in its base form, `raw` as it was typed, `named` where it had no verb, `among` where most lines beside it are orders. */
export function doubtOfDuty(said: string, raw: string, named: { sure: boolean } | null, among = false): number {
  // "Assess, plan and evaluate care": verbs in a row are no row of things.
  const row = /^[a-z-]+(?:, [a-z-]+)*,? and (?=[a-z-]+ \S)/.exec(said)?.[0] ?? '';
  const verbs =
    !named &&
    row !== '' &&
    raw.toLowerCase().startsWith(row) &&
    row.split(/, | and /).every((word) => word === '' || isVerbBase(word));
  // A condition stands in its brackets as it was typed, and nobody misreads it.
  const [aside = '', inside = ''] = / \(([^()]{2,60})\)/.exec(said) ?? [];
  const bare = limits(inside) && raw.includes(aside.trim()) ? aside : '';
  const [what, typed] = [said.replace(bare, ''), raw.replace(bare, '')];
  // "Handle medication rounds": the verb is ours, and what stands behind it as it was typed.
  const bareThing = named ? what.replace(/^(?:handle|deal with|look after) /, '') : what;
  let doubt = verbs ? doubtOf(what.slice(row.length), typed.slice(row.length)) : doubtOf(bareThing, typed);
  if (bare !== '') doubt += 0.1;
  // One article that nobody typed is right more often than not.
  if (!named && count(said, articles) - count(raw, articles) === 1) doubt -= 0.1;
  // What is carried out or given has its own verb.
  // "Temp checks and HACCP records", "vendor reconciliations": several are something to be done, behind a label.
  if (named)
    doubt += /^(?:carry out|give) /.test(said) ? 0.2 : named.sure ? 0.5 : severalThings.test(bareThing) ? 0.6 : 1;
  const [first = '', second = ''] = said.split(' ');
  // "Price variations", "record batches": an order, or the name of a thing.
  if (
    !named &&
    nounLike.has(first) &&
    raw.trim().toLowerCase().startsWith(first) &&
    /^[a-z]+s?$/.test(second) &&
    !little.test(second) &&
    !people.test(second) &&
    // "Lead service when the chef is off": no name of a thing says when.
    !/ (?:when|while|whenever|until|if) (?:the|an?|our|your|you|we|they|it|all|nobody|no one) /.test(said) &&
    // ... nor how often: "share findings with the whole company once a month".
    !/ (?:once|twice|three times|every|each) (?:an? )?(?:day|week|month|quarter|year|morning|evening|shift|sprint)\b/.test(
      said,
    )
  )
    doubt += among ? 0.15 : 0.4;
  // What is surely a thing has sentences of its own, in which nobody handles it.
  if (
    /^(?:be|have|look after|handle|deal with)\b/.test(said) &&
    !named?.sure &&
    !(named && severalThings.test(bareThing))
  )
    doubt += 0.25;
  // "Wash the truck weekly": how often, and nothing was cut off.
  if (
    !named &&
    /^[a-z]+ .*\b(?!(?:the|an?|and|or|of|to|on|in|for|with)\b)[a-z]{3,} (?:daily|weekly|monthly)$/.test(said) &&
    /ly[.;]?$/.test(raw.trim())
  )
    doubt -= 1;
  // "Daily operation of the lab": the word was moved to the end.
  else if (!named && /(?:daily|weekly|monthly)$/.test(said) && /^\W*(?:the )?(?:daily|weekly|monthly)\b/i.test(raw))
    doubt -= 1;
  // "Reset after breakdowns": what is reset stood in another line.
  if (!named && (wantsObject.test(said) || /^[a-z]+ (?:when|if)\b/.test(said))) doubt += 0.7;
  // "Rope access repair (if certified)": a condition that was lost, or that nothing is made of.
  const lost =
    /\bif (?:you (?:are|have) )?(?:trained|certified|qualified|licen[cs]ed?|competent|insured|needed|short|able|applicable)\b/i.exec(
      raw,
    )?.[0];
  if (lost && !/\bneeded$/i.test(lost)) doubt += 0.7;
  else if (lost && !said.endsWith(lost.toLowerCase())) doubt += 0.7;
  // "Swim on Wednesdays", of "swimming on Wednesdays": rather something that takes place.
  if (!named && /ing\b/i.test(raw.trim().split(' ')[0] ?? '') && onlyWhen.test(said)) doubt += 0.7;
  // "Batter frames": a verb that we only guess, before several.
  if (!named && !isVerbBase(first) && knowsNoun(first) && !raw.trim().toLowerCase().startsWith(`${first} the `))
    doubt += 0.4;
  // "Scan", "floor": a word on its own that may be an order or a place; "deburr", whatever it is done to.
  const lone = /^(?:the )?[a-z-]+$/.exec(said)?.[0].replace(/^the /, '');
  if (lone && isVerbBase(lone)) doubt += named ? 0.7 : 0.4;
  // "Lock/unlock", "grill/saute".
  if (/\b(?!lockout\/tagout\b)[a-z]{3,}\/[a-z]{3,}\b/.test(said)) doubt += 0.5;
  // A thing in a row of things, one of them a doing: "tanks, filtration and filling".
  if (/, .*\b(?:and|or) [a-z]+ing$/.test(said)) doubt += 0.5;
  return doubt;
}

const papers =
  /\b(?:licen[cs]es?|degrees?|diplomas?|certificat\w+|registr\w+|registered|qualifi\w+|(?<=\w )checks?(?! (?:an?|the|all|each|every|that|it|them|for|your|their)\b)|pin|cscs|[A-Z]VQ|QQI|GCSEs?|level \d)\b/i;
/** Degrees by their letters, of which some are a word in small ones: "BE". */
const degreeLetters =
  /\b(?:[BM]\.?(?:Sc|E|Ed|Tech|Com|Pharm|Eng|Arch)|D\.?Pharm|BCA|MCA|MBA|MBBS|LLB|LLM|PhD|PGCE|QTS|GNM|ANM|ITI)\b|\b[Gg]raduates? (?:with|in|of)\b/;
/** "FCA, FRM or equivalent", "IOSH Managing Safely (or willing to do it)", "PVG membership": papers by their letters and by what becomes of them. */
const letterPapers =
  /\b[A-Z][A-Z\d]{1,6} or (?:an? )?equivalent\b|\b(?:IOSH|NEBOSH|PVG|DBS|SIA|IPAF|PASMA|Safe Pass|CPR|TEFL|AAT|CIPD|NMC|HCPC|CPA|ACCA|CIMA|ACA|CFA|PMP|CISSP|RN|LPN|JD|MD|BSN|BS (?:in|with)|MS (?:in|with)|Green Belt|Black Belt)\b|\b(?:membership|clearance|vetting|accreditation|apprenticeship)\b/;
/** Whether a requirement names a paper. Who has none need not apply, so that nobody may miss it. */
export const namesPaper = (text: string): boolean =>
  papers.test(text) || degreeLetters.test(text) || letterPapers.test(text);

/** What is asked of a person. */
export function doubtOfRequirement(
  said: string,
  typed: string,
  line: Pick<PersonFact, 'loose' | 'odd' | 'topic' | 'sure' | 'arranged'>,
): number {
  // "PVG (we sort it)": what is told of it has words of its own.
  if (line.arranged)
    return doubtOfRequirement(said.replace(/(?:, which | \().*$/, ''), partArranged(typed)?.head ?? typed, {
      ...line,
      arranged: false,
    });
  if (line.sure && !line.loose && !line.odd) return 0;
  // "German at B1 level or the will to learn it": whoever has not got it yet is as welcome, in words that nobody misreads.
  const willing =
    /,? or (?:the |a |have the |)(?:will(?:ingness)?|willing|ready|keen|happy|desire|wish|readiness) to (?:learn|get|gain|obtain|take|study|work towards|train for|study for|complete|do|achieve|reach|pass|sit)(?: [a-z ]{3,40}| (?:it|one|this|them))?$/i;
  if (!line.odd && willing.test(said))
    return doubtOfRequirement(said.replace(willing, ''), typed.replace(willing, ''), line);
  // "MBA preferred": the mark of a wish is said by the sentence around it, and nothing was cut off.
  const raw = unhurried(inEnglishWords(typed))
    .replace(/ & /g, ' and ')
    .replace(/[.;!]+$/, '')
    .replace(trailingCue, '')
    .replace(/ level(?=$|,| and )/, (level) => (/ at [ABC]\d/.test(said) ? '' : level));
  // A short bracket that stands as it was typed is read right: "Python (pandas)", "Level 5 (or working towards it)".
  const aside = /\s*\([^()]{2,80}\)/.exec(said)?.[0] ?? '';
  const kept =
    aside !== '' &&
    (raw.includes(aside) ||
      coverage(aside.replace(/\b(?:ideally|preferably)\b/, ''), /\([^()]*\)/.exec(raw)?.[0] ?? '') === 1);
  // "Three years in sales" are years of experience: the one word is ours, and the rest stands as it was typed.
  const spelt = / or a (?:degree|diploma)/.test(raw) ? said : said.replace(/ or a (?=degree|diploma)/, ' or ');
  const worded = /experience/i.test(raw) ? spelt : said.replace(/(\byears?)['’]? experience (?=[a-z])/, '$1 ');
  let doubt = kept ? doubtOf(worded.replace(aside, ''), raw.replace(aside, '')) + 0.1 : doubtOf(worded, raw);
  // "An understanding of safeguarding": its article stands before what one surely has.
  if (!line.loose && !line.odd && /^an? /.test(said) && plain(said.replace(/^an? /, '')) === plain(raw)) doubt -= 0.3;
  // "A qualification or working towards it": nobody has the second half.
  if (/ or (?:working|studying) (?:towards?|for) /.test(said)) doubt += 0.3;
  if (line.odd) doubt += 1;
  else if (line.loose) doubt += line.topic ? 0.2 : 0.4;
  if (/\bor\b/.test(said)) doubt += 0.2;
  // A row that stands just as it was typed was parted nowhere: "a degree in law, business or a related field".
  const joined = count(said, joints);
  const bare = plain(said.replace(/^an? /, ''));
  if (joined > 1 && !line.loose && plain(said) !== plain(raw) && plain(raw).includes(bare))
    doubt -= joined === 2 ? 0.35 : 0.4 * (joined - 1);
  // A row that nothing closes: "training, joy in selling, a tidy appearance".
  if (/, [^,()]+, (?!and\b|or\b)[^,()]*$/.test(said) && !/ (?:and|or) [^,]+$/.test(said)) doubt += 0.6;
  // "Ten years in engineering, five of them with staff": the second is surely of the first.
  if (/\byears?\b.*, (?:one|two|three|four|five|six|\d+|some|most|half) of (?:them|which|those) /i.test(said))
    doubt -= 0.4;
  // A licence, a degree, a number of years: what nobody may miss.
  if (namesPaper(raw) || /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten)\+? (?:years?|yrs?)\b/i.test(raw))
    doubt -= 0.4;
  // "Three years managing in a shop": experience, which only the word says; "or equivalent experience" is plain.
  if (/ years['’] experience [a-z]+ing /.test(said) && !/experience/i.test(raw)) doubt -= 0.8;
  if (/ or (?:an )?equivalent(?: (?:experience|qualifications?))?$/.test(said) && !line.odd) doubt -= 0.9;
  return Math.max(0, doubt);
}
