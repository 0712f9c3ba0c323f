/** What is to be done to something, said as an order: "rotas to be sent out by Friday" is to send out rotas by Friday. */
import { isProperFirst, lowerFirst } from '../../language/first-capitals.ts';
import { baseOfIng, baseOfParticiple, isVerbBase, nounLike, toIng } from '../../language/verbs.ts';

const passive =
  /^(.+?) (?:(?:is|are|has|have|needs?|ought) to be|(?:must|should|shall|will) (?:all )?be|to be) ((?:[a-z]+ly |always |all )?)([a-z]+)((?: (?:out|up|off|away|back)|(?<=signed|booked|checked|handed|logged|keyed|called|phased|brought) in)?)((?: .+)?)$/i;
/** "And delays flagged to the manager": a second thing and what is to be done with it. */
const further =
  /^(.*) and ((?:[a-z-]+ ){1,3})([a-z]+)((?: (?:to|by|with|in|on|at|before|after|every|daily|weekly)(?: .+)?)?)$/;
/** What says what somebody is or has to be, and nothing that is done: "to be located at", "to be based in". */
const states =
  /^(?:based|located|located|employed|required|expected|appointed|paid|qualified|registered|needed|used|allowed|considered|involved|prepared|organised|organized|motivated|dedicated|committed|experienced|skilled|focused|interested|achieved|agreed|confirmed|decided|advised|determined|reached|met|hit|maintained|sustained|invited|announced|arranged|negotiated|discussed)$/;

/** "Timesheets": in no dictionary, and no name. */
const plainFirst = (what: string): string => {
  const [first = ''] = what.split(' ');
  return /^[A-Z][a-z]+$/.test(first) && !isProperFirst(first)
    ? what.charAt(0).toLowerCase() + what.slice(1)
    : lowerFirst(what);
};

/** What has come to somebody or was agreed, and is no chore: "goods received", "lessons learned". */
const come =
  /^(?:received|learned|sold|lost|used|required|needed|owed|returned|worked|completed|provided|included|based|related|limited|involved|delivered|purchased|ordered|produced|achieved|preferred|paid|made|given|held|taken|left|found|told|met|sent|kept|built|run|read|cut|put|set|led|held|led)$/;
/** "Bottles sterilised", "beds changed daily": a chore told by how things are after it. */
const withDone = (line: string): string =>
  line.replace(
    /^((?:[A-Z]?[a-z-]+ ){0,1}[A-Z]?[a-z]{2,}[^su\W]s) ([a-z]+)((?: (?:daily|weekly|nightly|monthly|(?:every|each|before|after|at) .+))?)$/,
    (whole, what: string, done: string, rest: string) => {
      const base = come.test(done) || states.test(done) ? null : baseOfParticiple(done);
      const [first = ''] = what.toLowerCase().split(' ');
      // "Keep vehicles polished": an order already.
      if (what.includes(' ') && isVerbBase(first)) return whole;
      return base === null || !/ed$/.test(done) || base === done ? whole : `${base} ${lowerFirst(what)}${rest}`;
    },
  );

/** The line as an order; the line itself where nothing is to be done in it, null where it can't be turned. */
export function withActive(typed: string): string | null {
  const line = withDone(typed);
  const [, what = '', how = '', done = '', particle = '', rest = ''] = passive.exec(line) ?? [];
  if (done === '') return line;
  const base = baseOfParticiple(done);
  const [first = ''] = what.split(' ');
  // "Emptying of bins and cardboard to be flattened": a task, and a thing that something is to be done with.
  const [, task = '', thing = ''] = /^(.+) and ((?:[a-z-]+ ){0,2}[a-z-]+)$/.exec(what) ?? [];
  if (task !== '' && base !== null && /^[a-z]+ing$/i.test(first) && baseOfIng(first) !== null)
    return `${task.replace(/^([a-z]+ing) of (?:the )?/i, '$1 ')} and ${toIng(base)}${particle} ${thing}${rest}`;
  // "Ensure ratios to be kept", "checks that need to be done": the line has its verb, or says it of something else.
  if (
    /\b(?:that|which|who|what|how|as|if|when|where|while|so|you|we)\b/i.test(what) ||
    (isVerbBase(first.toLowerCase()) && !nounLike.has(first.toLowerCase())) ||
    /^(?:you|we|they|it|he|she|this|these|candidates?|applicants?|post ?holder|the (?:post ?holder|successful|ideal|role|job|candidate))\b/i.test(
      what,
    )
  )
    return line;
  if (
    base === null ||
    states.test(done) ||
    what.split(' ').length > 9 ||
    / (?:by|from) (?:the |our |your )?(?:manager|supervisor|client|management|owner)s?$/i.test(rest)
  )
    return null;
  // "Rounds before closing, faults to be reported": what goes before is a task of its own.
  if (/,/.test(what) && !/ and /.test(what)) return null;
  // "Keys to be signed in and out", "log to be completed and signed at handover", "kit to be worn and kept clean".
  const both = /^ and (out|off|down|up|back)$/.exec(rest)?.[1];
  const object = plainFirst(what);
  if (both) return `${base} ${object}${particle} and ${both}`;
  const again = /^ and (?:(?:then|also) )?([a-z]+)((?: .+)?)$/.exec(rest);
  const second = again?.[1] ? baseOfParticiple(again[1]) : null;
  if (again && second && particle === '') {
    const tailOf = again[2] ?? '';
    return /^ (?!(?:at|by|in|on|to|with|before|after|every|each|daily|weekly|monthly|from|for|within|as|if|when)\b)/.test(
      tailOf,
    )
      ? `${base} ${object} and ${second} ${/[^s]s$/.test(what) || / and /.test(what) ? 'them' : 'it'}${tailOf}`
      : `${base} and ${second} ${object}${tailOf}`;
  }
  const two = further.exec(rest);
  const other = two ? baseOfParticiple(two[3] ?? '') : null;
  const tail = two && other ? `${two[1] ?? ''} and ${other} ${two[2]?.trim() ?? ''}${two[4] ?? ''}` : rest;
  const adverb = how.trim().toLowerCase();
  const order = `${base}${particle} ${object}${tail}`;
  return adverb === '' || adverb === 'all' ? order : adverb === 'always' ? `always ${order}` : `${order} ${adverb}`;
}
