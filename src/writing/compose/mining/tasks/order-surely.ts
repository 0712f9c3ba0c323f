/** Lines whose first word is surely done, though it names a thing elsewhere: what stands beside it tells ("room patients and take vitals", "step in for the manager"). */
import { withArticles } from '../../language/shorthand-articles.ts';
import { parseVerbPhrase, type VerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';
import { asRow } from './order-rows.ts';
import { mayBeThing } from './things.ts';

/** Verbs of single trades, which a list of verbs takes for things. */
const ofTrades = `scout layer shut room clerk sling rig strap shim torque ream hone bleed crimp splice fettle line baste brine fillet score glaze blanch scrub gown
  suture splint triage cannulate bathe chaperone mulch stake prick dibble shear drench dose dag worm muck kerb shutter screed float skim caulk grout
  lag flash batten purlin sarking solder braze rivet deburr swage chase back-fill stencil collate bind crease perforate trap gut bone joint truss
  usher steward cashier porter deck moor stow lash bunker throttle shunt couple marshal chock refuel de-ice sequence titrate pipette centrifuge`;
let trades: ReadonlySet<string> | null = null;
const isTrade = (word: string): boolean => {
  trades ??= new Set(ofTrades.split(/\s+/));
  return trades.has(word);
};
const isDone = (word: string): boolean => isTrade(word) || isVerbBase(word) || mayBeVerb(word);
/** No other word than a verb, in any list of tasks. */
const isOnlyDone = (word: string): boolean =>
  (isVerbBase(word) && !nounLike.has(word)) ||
  /^(?:take|write|make|give|keep|bring|sell|send|hand|rotate|log|record)$/.test(word);

/** What is carried out, counted or held: before "and" it is named, and its first word says of what. */
const deeds =
  /(?:checks|counts|reviews|visits|audits|tests|inspections|repairs|rounds|surveys|orders|bookings|meetings|calls|takes|reports|returns|rotas|plans|lists|runs|controls|deliveries|enquiries|queries|sales|services|systems|records|levels|figures)$/;
/** "Re-entry permits", "re-sale homes": of what kind a thing is. */
const namedAgain = /(?:s|ing|ed|y|tion|sion|ment|al|sale|use|work|start|test|order|issue|run|design|build)$/;
const particle = '(?:up|down|in|out|off|over|back|away)';
const departments =
  '(?:sales|marketing|finance|operations|purchasing|production|engineering|procurement|reception|front of house|legal|HR|IT)';

const phraseOf = (verb: string, rest: string, small = ''): VerbPhrase => ({
  heads: [{ adverb: '', verb, particle: small === '' ? '' : ` ${small}`, joiner: '' }],
  rest,
  inflects: !/ and [a-z]+ /.test(` ${rest}`) || !isVerbBase(/ and ([a-z]+) /.exec(` ${rest} `)?.[1] ?? ''),
});

/** The order that such a line is; null where its first word may be a name. */
export function surelyOrder(line: string): VerbPhrase | null {
  const text = line
    .trim()
    .replace(/[.;]$/, '')
    .replace(/ & /g, ' and ')
    .replace(/,? as (?:needed|required|necessary)$/i, '')
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  // "Re-gild dials": done again. "Condition the deliveries": what stands before an article is done, whatever it names elsewhere.
  const [, again = '', redone = ''] = /^(re-[a-z]{3,}) ([a-z].*)$/.exec(text) ?? [];
  if (again && !isVerbBase(again) && !namedAgain.test(again) && !isVerbBase(redone.split(' ')[0] ?? ''))
    return phraseOf(again, redone);
  const [, before = '', its = ''] = /^([a-z]{3,}) ((?:the|our) [a-z].*)$/.exec(text) ?? [];
  if (
    before &&
    !/(?:s|ing|ed|ly|(?<!^(?:condi|posi|ra|cau|auc|por|sec))tion|ment|er|or)$|^(?:half|double|plus|minus|inside|outside|opposite|twice|once|round|around|across|along|behind|beyond|past|near|next|like|then|just|even|only|not|all|both|and|but|yet|with|without|about|above|below|between|beneath|into|onto|from|upon|through|throughout|until|till|via|per|amid|among|despite|because|while|when|where|what|how|why|that|who|which|than|also|too|still|again|ever|never|perhaps|often|weekly|overnight|most|much|more|least|soon|later|once|back|down|away|off|out|overall)$/.test(
      before,
    ) &&
    parseVerbPhrase(text) === null
  )
    return phraseOf(before, its);
  // "Return work to the trade".
  const [, give = '', given = ''] =
    /^(return|transfer|release|ship|forward|loan) ((?!visits?|trips?|calls?|journeys?|rounds?|runs?)[a-z-]+ (?:to|from|into) (?:the|our|an?|their) .+)$/.exec(
      text,
    ) ?? [];
  if (give) return phraseOf(give, given);
  // "Report maintenance to the desk": what is told to somebody, and no upkeep of reports.
  const [, tell = '', told = ''] =
    /^(report|refer|escalate) ((?!(?:writing|preparation|generation|production|submission|delivery|distribution|making|design|development|building|back|directly|in|on)\b)(?:[a-z-]+ ){1,3}to (?:(?:the|our|your|a) )?(?!(?:their|his|her|its|any|all|every|each)\b)(?:[a-z]+ ){0,2}(?:desk|reception|office|manager|supervisor|foreman|team|lead|leader|nurse|teacher|head|caretaker|engineers?|housekeeper|landlord|owners?|control|security|operations|maintenance))$/.exec(
      text,
    ) ?? [];
  if (tell) return phraseOf(tell, withArticles(tell, told));
  // "Step in for the manager", "start up and shut down units".
  const [, stem = '', small = '', more = ''] =
    new RegExp(`^([a-z]+) (${particle}) ((?:for (?:the|our|an?|your|other)|and [a-z]+ ${particle}) .+)$`).exec(text) ??
    [];
  if (stem && isDone(stem) && (/^for/.test(more) || isDone(/^and ([a-z]+)/.exec(more)?.[1] ?? '')))
    return parseVerbPhrase(text) ?? phraseOf(stem, more, small);
  // "Room patients and take vitals", "clerk meetings and write minutes".
  const [, first = '', object = '', second = '', rest = ''] =
    /^([a-z]+) ((?:[a-z-]+ )?[a-z-]+) and ([a-z]+) ([a-z].*)$/.exec(text) ?? [];
  if (
    first &&
    isDone(first) &&
    isOnlyDone(second) &&
    /[^su]s$/.test(object) &&
    !deeds.test(object.replace(isTrade(first) ? /meetings$/ : /^$/, '')) &&
    !mayBeThing(`${first} ${object}`) &&
    parseVerbPhrase(text) === null
  )
    return phraseOf(first, `${object} and ${second} ${rest}`);
  // "Label, date and rotate product": the last is nothing but done, so the others are.
  const [, row = '', last = '', what = ''] =
    /^([a-z]+(?:, [a-z]+)*),? and ([a-z]+) ((?:[a-z-]+ ){0,2}[a-z-]+)$/.exec(text) ?? [];
  const verbs = row === '' ? [] : [...row.split(', '), last];
  if (
    verbs.length > 1 &&
    isOnlyDone(last) &&
    verbs.every((verb) => isDone(verb) && !/(?:s|ing|ed|ly|tion|ment)$/.test(verb)) &&
    (verbs.length > 2 || isTrade(verbs[0] ?? '')) &&
    parseVerbPhrase(text) === null &&
    parseVerbPhrase(what) === null
  )
    return asRow(verbs, what);
  // "Sling and signal loads".
  const [, one = '', two = '', things = ''] = /^([a-z]+) and ([a-z]+) ([a-z]+[^su]s)$/.exec(text) ?? [];
  if (isTrade(one) && isDone(two) && !deeds.test(things)) return asRow([one, two], things);
  // "Log work in SAP PM": in a program by its name.
  const [, note = '', noted = ''] =
    /^(log|record|document|enter) ((?:all |your |completed )?(?:work|work orders|jobs|hours|time|faults|tickets|visits|readings|results) (?:in|on|into) (?:the )?[A-Z].*)$/.exec(
      text,
    ) ?? [];
  if (note) return phraseOf(note, noted);
  // "Set levels with the laser", "train sales".
  const [, set = ''] =
    /^set ((?:levels|targets|heights|pressures|priorities|goals|deadlines|standards|traps|budgets|prices|lines) (?:with|for|to|using|by|across|on) .+)$/.exec(
      text,
    ) ?? [];
  if (set) return phraseOf('set', set);
  const [, teach = '', whom = ''] =
    new RegExp(`^(train|brief|coach|update|advise|chase) (${departments}(?: and ${departments})?)$`).exec(text) ?? [];
  return teach ? phraseOf(teach, whom) : null;
}
