/** Trades by the name of what is done in them, "winding of power transformers up to 40 MVA": the reader does it. */
import { hasVerb } from '../../language/clause.ts';
import { joinList } from '../../language/joined-phrases.ts';

/** Doings that no list of verbs has, because they are mostly things, each with its verb. */
const verbs: ReadonlyMap<string, string> = new Map(
  `winding wind|rewinding rewind|coiling coil|extruding extrude|extrusion extrude|tempering temper|lapping lap|broaching broach|boring bore|punching punch|blanking blank|
  bleaching bleach|carding card|combing comb|tufting tuft|felting felt|tanning tan|curing cure|smoking smoke|gutting gut|boning bone|shucking shuck|
  jointing joint|slinging sling|bunkering bunker|firing fire|throwing throw|typesetting typeset|lining line|planing plane|canning can|
  stuffing stuff|caning cane|underpinning underpin|kerbing kerb|filleting fillet`
    .split('|')
    .map((row) => row.trim().split(' ') as [string, string]),
);
const doing = [...verbs.keys()].join('|');
const deedOf = new RegExp(`^(${doing})((?:(?:, | and |, and )(?:${doing}))*) of (?!(?:the )?[a-z]+$)([^;:]+)$`, 'i');
/** Several of them, or so many, or the one there is: "winding of roads" is none of a trade. */
const objects =
  /^(?:our |the |all |large |small |new |old )?(?:[a-z\d-]+ ){0,4}[a-z-]*(?:s|work|wire|cloth|fish|meat|leather|steel|timber|stock)\b/i;

/** "MIG and TIG on stainless tanks": ways to weld. */
const welds =
  /^((?:MIG|TIG|MAG|MMA|stick|spot|orbital)(?:(?:,| and|, and|\/) ?(?:MIG|TIG|MAG|MMA|stick|spot|orbital|pulse))*)(?: weld(?:s|ing))? (on|of) ([^;:]+)$/i;

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function tradeDoing(note: string): string | null {
  const [, first = '', more = '', what = ''] = deedOf.exec(note) ?? [];
  const [, ways = '', on = '', metal = ''] = welds.exec(note) ?? [];
  if (ways && !hasVerb(metal)) return `The work is ${ways.replace(/\//g, ' and ')} welding ${on} ${metal}`;
  if (!first || !(objects.test(what) || / and /.test(what)) || hasVerb(what)) return null;
  const all = `${first}${more}`
    .toLowerCase()
    .split(/, and |, | and /)
    .map((one) => verbs.get(one) ?? one);
  return `You ${joinList(all)} ${what}`;
}
