/** Rows of deeds that are named: "setting of tables, serving of meals and clearing away" is turned as a whole, or not at all. */
import { lowerFirst } from '../../language/first-capitals.ts';
import { doneSo } from '../../language/thing-first.ts';
import { baseOfIng, isVerbBase, nounLike } from '../../language/verbs.ts';
import { isDoing } from './doing.ts';

/** Nouns that are their own verb where "of" follows: "release of batches" is to release them. */
const same =
  /^(?:triage|release|issue|supply|dispatch|despatch|return|hire|escort|transport|search|survey|update|upgrade|install|refit|retrofit|rebuild|overhaul|repair|service|wash|transfer|review|audit|design|control|purchase|import|export|support|test|rescue|slaughter|harvest|swap)$/;
export const isOwnVerb = (noun: string): boolean => same.test(noun.toLowerCase());
/** Nouns that hide a verb of another form, where no ending tells it. */
const others: Readonly<Record<string, string>> = {
  storage: 'store',
  upkeep: 'maintain',
  sale: 'sell',
  delivery: 'deliver',
  recovery: 'recover',
  discovery: 'discover',
  analysis: 'analyse',
  retention: 'retain',
  receipt: 'receive',
  prevention: 'prevent',
  custody: 'keep',
  roll: 'roll',
  registration: 'register',
  explanation: 'explain',
  reconciliation: 'reconcile',
  cancellation: 'cancel',
  destruction: 'destroy',
  conversion: 'convert',
  description: 'describe',
  disinfection: 'disinfect',
  decontamination: 'decontaminate',
  vaccination: 'vaccinate',
  admission: 'admit',
  prescription: 'prescribe',
  blocking: 'block',
};

/** The verb of such a noun; null for all others. */
export const hiddenVerb = (noun: string): string | null =>
  /^(?:custody|roll)$/i.test(noun) ? null : (others[noun.toLowerCase()] ?? null);

/** "Sign-up of tenants", "follow-up with owners", "rollout of tills": a verb and its small word that became one noun. */
const compounded =
  /\b(?:([a-z]{3,})-|(set|roll|clean|sign|follow|hand|start|shut|build|log|check|write|wind|back)(?=[a-z]+ of\b))(up|off|out|over|down|in|away)(?= (?:of|with|on) [a-z\d])/gi;
/** The same in two words: "sign up of tenants". What has become a thing of its own stays one. */
export const asTwoWords = (text: string): string =>
  text.replace(compounded, (whole, first: string | undefined, second: string | undefined, small: string) => {
    const verb = (first ?? second ?? '').toLowerCase();
    return isVerbBase(verb) && !/^(?:make|run|line|mark|pay|lay|lead)$/.test(verb)
      ? `${first ?? second ?? ''} ${small.toLowerCase()}`
      : whole;
  });

/** How a deed is done, in the words that stand before its noun. */
const manner: Readonly<Record<string, string>> = {
  secure: 'securely',
  safe: 'safely',
  efficient: 'efficiently',
  effective: 'effectively',
  accurate: 'accurately',
  regular: 'regularly',
  prompt: 'promptly',
  timely: 'on time',
  correct: 'correctly',
  smooth: 'smoothly',
  careful: 'carefully',
  thorough: 'thoroughly',
  independent: 'independently',
  autonomous: 'independently',
  proactive: 'proactively',
  further: 'further',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
};

/** The verb of a noun or gerund before "of"; null where it has none. */
export function verbBeforeOf(noun: string, derived: (noun: string) => string | null): string | null {
  const lower = noun.toLowerCase();
  if (same.test(lower)) return lower;
  return others[lower] ?? (/ing$/.test(lower) ? baseOfIng(lower) : derived(lower));
}

type Derive = (noun: string) => string | null;
const small = '(?: (?:up|down|off|out|over|away|in|back|on))?';

/** "Secure storage of papers" is to store papers securely. */
function withManner(text: string, derived: Derive): string | null {
  const found = /^([a-z]+) ([a-z]+) of (.+)$/i.exec(text);
  const how = manner[(found?.[1] ?? '').toLowerCase()];
  if (!found?.[2] || !found[3] || how === undefined) return null;
  const verb = verbBeforeOf(found[2], derived);
  const object = found[3];
  // "Secure funding of €2m": it is secured.
  if (/^secure$/i.test(found[1] ?? '') && !doneSo.test(found[2])) return null;
  if (verb === null || verb === 'keep') return null;
  // "Independent handling of projects from offer to acceptance": a long object would part the deed from how it is done.
  if (/^(?:independ|autonom|proact|further)/i.test(found[1] ?? '')) return `${how} ${verb} ${object}`;
  if (object.split(' ').length > 5 || /,|\b(?:for|in|on|at|with|to|from|by|as|before|after|using)\b/.test(object))
    return null;
  return `${verb}${verb === 'dispose' ? ' of' : ''} ${object} ${how}`;
}

/** "Safe moving and handling of patients": safely move and handle them. */
function sharedManner(text: string, derived: Derive): string | null {
  const [first = ''] = text.split(' ');
  const how = manner[first.toLowerCase()];
  const row =
    how?.endsWith('ly') && !/^(?:daily|weekly|monthly)$/.test(how)
      ? shared(text.slice(first.length + 1), derived)
      : null;
  return row === null ? null : `${how ?? ''} ${row}`;
}

/** "Repair and rebinding of maps", "setting up, running and cleaning of lathes": deeds that share what they are done to. */
function shared(text: string, derived: Derive): string | null {
  const found = new RegExp(
    `^((?:[a-z]+${small}, ){0,2}[a-z]+${small},? and (?:the )?[a-z]+${small}) of (?=\\S)(.+)$`,
    'i',
  ).exec(text);
  if (!found?.[1] || !found[2]) return null;
  const deeds = found[1].split(/,? and (?:the )?|, /);
  const verbs = deeds.map((deed) => {
    const [word = '', particle] = deed.toLowerCase().split(' ');
    const verb =
      verbBeforeOf(word, derived) ??
      (isVerbBase(word) && (particle !== undefined || !nounLike.has(word)) ? word : null);
    return verb === null || verb === 'keep' || verb === 'dispose' ? null : `${verb}${particle ? ` ${particle}` : ''}`;
  });
  // Verbs already: "design and install of networks" is read elsewhere.
  if (verbs.some((verb) => verb === null) || deeds.every((deed) => isVerbBase(deed))) return null;
  const last = verbs.pop() ?? '';
  return `${verbs.join(', ')} and ${last} ${found[2]}`;
}

/** Whether a doing may name a thing at the end of a row: "cutting parameters", but neither "ordering from suppliers" nor "serving the guests". */
export const closesThings = (doing: string): boolean =>
  !/^[a-z]+ing (?:from|with|to|for|in|on|at|by|up|out|off|down|over|the|an?|our|your|all|any|new|each|every)\b/i.test(
    doing,
  );

/** "Maintenance of filling and packing lines", "allocation of picking and loading jobs": two doings that say of which kind things are. */
const kindsOfThings = /\bof (?:the )?[a-z]+ing and [a-z]+ing (?!(?:of|the|an?|our|all|up|out)\b)[a-z]/;

/** "Laying of tables, clearing of plates and washing up": each with its own object. */
function each(text: string, derived: Derive): string | null {
  if (kindsOfThings.test(text)) return null;
  const pieces = text.split(
    /,? and (?:the )?(?=[a-z]+(?: [a-z]+)? of \S|[a-z]+ing\b)|, (?:the )?(?=[a-z]+(?: [a-z]+)? of \S)/i,
  );
  if (pieces.length < 2) return null;
  const verbs = pieces.map((piece, index) => {
    const found = new RegExp(`^([a-z]+)(${small}) of (\\S.*)$`, 'i').exec(piece);
    const verb = found?.[1]
      ? (verbBeforeOf(found[1], derived) ??
        (found[2] && isVerbBase(found[1].toLowerCase()) ? found[1].toLowerCase() : null))
      : null;
    if (found && verb && verb !== 'keep')
      return `${verb}${found[2] ?? ''}${verb === 'dispose' ? ' of' : ''} ${found[3] ?? ''}`;
    // "And washing up", "and taking action": a doing among them.
    const base = index > 0 && /^([a-z]+ing) /i.exec(piece)?.[1];
    const doing = base ? baseOfIng(base.toLowerCase()) : null;
    // "Tools, inserts and cutting parameters": what closes a row of things is one.
    return doing && isDoing(piece) && !(/, /.test(pieces[index - 1] ?? '') && closesThings(piece))
      ? `${doing}${piece.slice((base || '').length)}`
      : null;
  });
  if (verbs.some((verb) => verb === null)) return null;
  const last = verbs.pop() ?? '';
  return `${verbs.join(', ')} and ${last}`;
}

/** The row with its verbs; null where it is none, or where one of its deeds has no verb. */
export function withVerbRow(line: string, derived: Derive): string | null {
  const text = asTwoWords(lowerFirst(line.replace(/^the /i, '')));
  if (!/ of /.test(text)) return null;
  return withManner(text, derived) ?? sharedManner(text, derived) ?? shared(text, derived) ?? each(text, derived);
}
