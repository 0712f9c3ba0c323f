/** A row of things that lacks its "and" before the next order: "take blood samples, x-rays and run in-house lab tests". */
import { lacksNoun } from '../../language/lacking-noun.ts';
import { isCounted } from '../../language/nouns.ts';
import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../../language/verbs.ts';
import { opensTheirDeeds } from './shared-rows.ts';

/** What stands behind a verb and before no noun. */
const opensObject =
  /^(?:the|an?|all|any|our|your|their|its|each|every|both|new|it|them|up|out|off|down|away|back|\d\S*|people|customers|guests|patients|visitors|clients|staff|everyone|two|three|four|five|six)$/i;
/** Verbs that end no name before several things: there is no "clear tables" that anybody serves. */
const mostlyDone =
  /^(?:report|clear|clean|tidy|seal|greet|help|answer|empty|reply|write|update|keep|plate|wash|sweep|mow|lock)$/;
/** Verbs that name a paper or a plan elsewhere, with what nobody has a paper of: "emails and book appointments". */
const withTheirThings =
  /^(?:book (?:appointments|tables|rooms|visits|meetings|travel|transport|couriers|patients|guests|viewings|slots)|record (?:temperatures|results|hours|readings|weights|findings|outcomes|times|data|attendance)|order (?:stock|supplies|parts|materials|goods|ingredients|feed)|process (?:payments|orders|invoices|refunds|claims|applications|returns)|plan (?:visits|lessons|routes|rotas|menus|meals|trips)|pack (?:orders|boxes|parcels)|load (?:vans|lorries|trucks|trailers)|train (?:staff|starters|juniors|apprentices|volunteers|colleagues)|stock (?:shelves|fridges)|set tables)$/i;

type Form = 'base' | 'ing' | 'third';
function formOf(word: string): { base: string; form: Form } | null {
  const lower = word.toLowerCase();
  if (isVerbBase(lower)) return { base: lower, form: 'base' };
  const ing = baseOfIng(lower);
  if (ing !== null) return { base: ing, form: 'ing' };
  const third = baseOfThird(lower);
  return third === null ? null : { base: third, form: 'third' };
}

/** Whether an order surely begins here: a verb that is nothing else, or one with a clear object. */
function isSureOrder(text: string, form: Form): boolean {
  const [first = '', next = '', ...rest] = text.split(' ');
  const verb = formOf(first);
  if (
    verb?.form !== form ||
    next === '' ||
    /^(?:of|and|or|in|on|at|for|with|from|by|is|are|offs|ups|outs|ins|downs|overs)$/i.test(next)
  )
    return false;
  if (opensObject.test(next) || (form === 'base' && withTheirThings.test(`${first} ${next}`))) return true;
  if (form === 'ing') return false;
  // "Check feed, water and stock levels", "sell drinks and run clubs": a noun and another one.
  return (
    (!nounLike.has(verb.base) && /^[a-z]/.test(first)) ||
    (mostlyDone.test(verb.base) && (/[^su\W]s$/.test(next) || rest.length > 0))
  );
}

/** Whether a piece names things only: "x-rays", "sauces and dips". */
const isThings = (piece: string, form: Form): boolean => {
  const [first = '', next = ''] = piece.split(' ');
  const read = formOf(first);
  return (
    piece !== '' &&
    piece.split(' ').length <= 4 &&
    /^[A-Za-z]/.test(first) &&
    !/^(?:and|or|but|then|also|with|in|on|at|to|from|for|as|by|including|such|where|when|if|while|which|who|not|no|plus)$/i.test(
      first,
    ) &&
    !/\b(?:is|are|was|were|has|have|can|must|will|they|it|them|you|we)\b/i.test(piece) &&
    (read === null || read.form !== form || (next === '' && isCounted(first.toLowerCase()) && nounLike.has(read.base)))
  );
};

/** The row and the order behind it; null where the line is nothing of the kind. */
export function closedRow(line: string): [string, string] | null {
  const pieces = line.split(/, /);
  const last = pieces.at(-1) ?? '';
  const [opening = ''] = pieces;
  const first = formOf(opening.split(' ')[0] ?? '');
  if (
    !first ||
    pieces.length < 2 ||
    pieces.length > 4 ||
    !/^\S+ (?!and\b|or\b)\S/.test(opening) ||
    // "Provide the board with timely, honest and complete advice": three words that say what the advice is like.
    lacksNoun(opening) ||
    // "Learn to measure, cut and joint timber": the row is of what is learnt.
    /^\S+ (?:how )?to [a-z]+$/i.test(opening) ||
    // "Let guests taste, smell and choose the oils": the row is of what they do.
    opensTheirDeeds(opening) ||
    / (?:and|or|&) |[:;()]/.test(pieces.slice(0, -1).join(', '))
  )
    return null;
  const [, thing = '', order = ''] = /^(.+?) (?:and|&) (.+)$/.exec(last) ?? [];
  if (
    order === '' ||
    !isSureOrder(order, first.form) ||
    ![...pieces.slice(1, -1), thing].every((piece) => isThings(piece, first.form))
  )
    return null;
  return [`${pieces.slice(0, -1).join(', ')} and ${thing}`, order];
}

/** The line with the "and" that its row lacks. */
export function withClosedRow(line: string): string {
  const bare = line.trim().replace(/[.;]$/, '');
  const parts = closedRow(bare);
  return parts ? `${parts[0]}, and ${parts[1]}` : line;
}
