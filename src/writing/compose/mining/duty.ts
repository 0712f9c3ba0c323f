/** What a person does at work, read out of one line. */
import { lowerFirst, withArticle } from '../language/articles.ts';
import { closeEnd } from '../language/ending.ts';
import { isCounted, missesArticle, withObjectArticle } from '../language/nouns.ts';
import { withArticles, withSeveral } from '../language/shorthand-articles.ts';
import { isKept } from '../language/thing-first.ts';
import { parseVerbPhrase, realiseVerbPhrase, type VerbPhrase } from '../language/verb-phrase.ts';
import { isVerbBase, mayBeVerb, nounLike } from '../language/verbs.ts';
import { isRatherCompound } from './compound.ts';
import { clearDuty } from './duty-line.ts';
import { withVerbFirst } from './duty-verbs.ts';
import { isEitherForm, isNamedDoing, isOrderAmong, isRatherName, type Lean } from './parallel.ts';
import { readPosition } from './position.ts';
import { type Duty, isCompound, isHandled, mayBeOrder, namedTask, responsibleFor } from './things.ts';

/** Reads a line as something that a person does at work. Null when it isn't one, or says nothing. */
export function readDuty(raw: string, options: { fallback?: boolean; order?: boolean; lean?: Lean } = {}): Duty | null {
  // "Must be able to stand 12 hours": asked of the body, and no task.
  if (/^\W*(?:(?:you )?must be )?able to (?:stand|sit|walk|bend|kneel|climb|lift|reach|hear|see)\b/i.test(raw))
    return null;
  // "Rotating on-call: 1 Saturday in 4": when, and no task.
  if (/^\W*(?:rotating|rotational|rolling|shared) (?:on[- ]?call|shifts?|rota|weekends?|nights?|roster)\b/i.test(raw))
    return null;
  const cleared = clearDuty(raw);
  let text = cleared === null ? null : withVerbFirst(cleared);
  const amongOrders = text !== null && options.lean === 'orders' && isOrderAmong(text);
  if (text !== null && isCompound(text) && !amongOrders)
    return options.fallback ? responsibleFor([namedTask(lowerFirst(cleared ?? text))]) : null;
  if (text === null) return null;
  if (/\b(?:for|with|to|of|on|in|at) and\b(?! (?:off|out|around|about|above)\b)/.test(text)) return null;
  // What a long line includes is more than a sentence can carry.
  if (text.split(' ').length > 12) text = text.replace(/,?\s+including\s.*$/i, '');
  if (text.split(' ').length > 17) {
    const cut =
      text.split(
        /(?:[,;]|\s(?:including|ensuring|whilst|while|in order|so that|which|with a view|in line with|in accordance with|in relation to|as part of))\s/,
      )[0] ?? text;
    if (cut.split(' ').length >= 3) text = cut;
    if (text.split(' ').length > 17) return null;
  }
  text = text
    .replace(/^(.+)$/, (whole) => closeEnd(whole).replace(/,$/, ''))
    .replace(/\bthe Company['’]s\b/g, 'our')
    .replace(/\bin order to\b/gi, 'to')
    .replace(/\butili[sz]e\b/gi, 'use')
    .replace(/\bminimum of\b/g, 'minimum of');
  // "To order and for the buffet" has both its halves.
  if (
    (/,?\s(?:and|or) (?:of|for|in|to|with) (?:the|our|a)\b/.test(text) &&
      !/ (?:to|for|in|with) [a-z]+ and (?:for|in|to|with) the [a-z]+$/.test(text)) ||
    /^\W|\s(?:and|or),/.test(text)
  )
    return null;
  const position = readPosition(text);
  if (position) return { phrase: position, text: realiseVerbPhrase(position, 'base') };
  const phrase =
    parseVerbPhrase(lowerFirst(text)) ??
    (options.order ? asOrder(lowerFirst(text)) : null) ??
    (amongOrders ? orderOf(lowerFirst(text)) : null);
  // "Billing on POS and daily closing": two names.
  if (phrase && /^[a-z]+ing\b.* and (?:daily|weekly|monthly|nightly|regular|basic|general) [a-z]+ing$/i.test(text))
    return options.fallback ? { ...responsibleFor([lowerFirst(text)]), unsure: true } : null;
  // "Nail surgery": a name, and nobody nails anything. "Support plans" is one where its neighbours are names.
  if (
    phrase &&
    !options.order &&
    (isRatherCompound(text, phrase) ||
      (cleared !== null &&
        (isRatherName(cleared) ||
          // "Patch tracking": nobody patches it.
          (isNamedDoing(cleared) && cleared.toLowerCase().startsWith(`${phrase.heads[0]?.verb ?? ''} `)) ||
          (options.lean === 'things' && isEitherForm(cleared)))))
  )
    return options.fallback ? named(cleared ?? text) : null;
  // "Setting out" is a task with a name, and nothing is set.
  if (phrase && (/^(?:and|or)\s/.test(phrase.rest) || /^(?:out|up|off|on|down|over)$/.test(phrase.rest))) return null;
  // "Washing and dressing", of whom nobody says: the name of a task.
  if (phrase && phrase.rest === '' && phrase.heads.length > 1 && /^[a-z]+ing\b/i.test(text)) return null;
  // "Cleaning", among names: a task with its name, and no order to clean.
  if (phrase && phrase.rest === '' && /^[a-z]+ing$/i.test(text))
    return options.fallback ? responsibleFor([lowerFirst(text)]) : null;
  if (phrase) {
    if (
      phrase.heads.length === 1 &&
      !phrase.rest &&
      !/^(?:drive|cook|teach|sell|weld|clean|paint|patrol)$/.test(phrase.heads[0]?.verb ?? '')
    )
      return null;
    if (
      /^(?:have|be|know|understand|possess)$/.test(phrase.heads[0]?.verb ?? '') &&
      !/^be (?:the|a|an|our|first|on call|on the)\b/.test(realiseVerbPhrase(phrase, 'base'))
    )
      return null;
    return dressed(phrase);
  }
  if (!options.fallback) return null;
  const noun = lowerFirst(text);
  // "One day a week at Hull College": time that is spent.
  if (
    /^(?:an?|one|two|three|four|\d) (?:days?|hours?|evenings?|nights?|weeks?|afternoons?|mornings?) (?:an?|per|each|every|in|at|with)\b/i.test(
      noun,
    )
  ) {
    const spent = parseVerbPhrase(`spend ${noun}`);
    if (spent) return { phrase: spent, text: realiseVerbPhrase(spent, 'base') };
  }
  // "ERP replacement in 2027": a project with its date.
  if (
    /\b(?:in|by|from|until|during) (?:[A-Z][a-z]+ )?20\d\d$/.test(noun) &&
    noun.split(' ').length <= 8 &&
    !/\b(?:is|are|was|were|will|must|has|have|can|should|would)\b|[:?]/.test(noun)
  ) {
    const dated = parseVerbPhrase(`work on ${missesArticle(noun) ? 'the ' : ''}${noun}`);
    if (dated) return { phrase: dated, text: realiseVerbPhrase(dated, 'base') };
  }
  if (
    noun.split(' ').length > 8 ||
    /\b(?:is|are|was|were|will|must|has|have|can|should|would)\b/.test(noun) ||
    /\d{4}|[:?]/.test(noun)
  )
    return null;
  return isHandled(noun) && (isRatherName(noun) || !mayBeOrder(noun)) ? responsibleFor([withArticles('', noun)]) : null;
}

/** A line that names what is done: said where it may stand, else only quoted. */
const named = (text: string): Duty => {
  const name = lowerFirst(text);
  return isHandled(name) ? responsibleFor([namedTask(name)]) : { ...responsibleFor([name]), unsure: true };
};

/** A line among orders whose first word is a verb elsewhere: "launch marketing for new locations". */
function asOrder(text: string): VerbPhrase | null {
  const [verb = '', ...rest] = text.split(' ');
  if (isKept(text.split(' ')) || /^(?:of|in|from)$/.test(rest[0] ?? '')) return null;
  // "Stock rotation", "feed mixing": among orders too the name of a task.
  if (
    nounLike.has(verb) &&
    (/(?:tion|ment|ance|sion)[,;.]?$/.test(rest[0] ?? '') || /^[a-z]+ing[,;]?$/.test(rest.join(' ')))
  )
    return null;
  return (isVerbBase(verb) && rest.length > 1) || mayBeOrder(text)
    ? {
        heads: [{ adverb: '', verb: verb.toLowerCase(), particle: '', joiner: '' }],
        rest: rest.join(' '),
        inflects: true,
      }
    : null;
}

/** "Share planning", "clear conditions" among orders. */
const orderOf = (text: string): VerbPhrase => {
  const [verb = '', ...rest] = text.split(' ');
  return { heads: [{ adverb: '', verb, particle: '', joiner: '' }], rest: rest.join(' '), inflects: true };
};

/** "Attend college, complete the portfolio on time": two orders have an "and" between them. */
function joinedOrders(rest: string): string {
  const cut = rest.lastIndexOf(', ');
  if (cut < 0 || /^(?:and|or|then|but)\b/.test(rest.slice(cut + 2))) return rest;
  const further = rest.slice(cut + 2);
  // "The coil, change the filter and check the gas": the row is closed already.
  if (isVerbBase(/ and ([a-z]+) [a-z]/.exec(further)?.[1] ?? 'none')) return rest;
  const order = parseVerbPhrase(further);
  const verb = order?.heads[0]?.verb ?? '';
  return order?.rest &&
    further.startsWith(`${verb} `) &&
    (!nounLike.has(verb) || /^\S+ (?:in|on|into|the|an?|your|all|up|out|off) /.test(further))
    ? `${rest.slice(0, cut)} and ${further.replace(/^(log|record|note|enter|file) (?=(?:in|on|into) )/, '$1 it ')}`
    : rest;
}

/** "Cook", "couple and uncouple": one verb or two, with nothing to do it to. Null for all else. */
export function bareOrder(raw: string): Duty | null {
  // "Clean down", "sweep up": a verb with its particle.
  const down = /^([a-z]{3,}) (down|up|out|off|away)$/i.exec(raw.trim().replace(/\.$/, ''));
  if (down?.[1] && down[2] && (isVerbBase(down[1].toLowerCase()) || mayBeVerb(down[1].toLowerCase()))) {
    const heads = [{ adverb: '', verb: down[1].toLowerCase(), particle: ` ${down[2].toLowerCase()}`, joiner: '' }];
    return { phrase: { heads, rest: '', inflects: true }, text: `${down[1]} ${down[2]}`.toLowerCase() };
  }
  const found = /^([a-z]{3,})(?: and ([a-z]{3,}))?$/i.exec(raw.trim().replace(/\.$/, ''));
  const verbs = [found?.[1], found?.[2]].flatMap((verb) => (verb ? [verb.toLowerCase()] : []));
  if (!found || !verbs.every((verb) => isVerbBase(verb) || /^un[a-z]{3,}$/.test(verb))) return null;
  // "Admin", "support": one word that is a noun at least as often stands for a thing.
  if (verbs.length === 1 && !/^(?:cook|drive|clean|teach|sell|weld|paint|patrol|bake|sew|type)$/.test(verbs[0] ?? ''))
    return null;
  if (
    verbs.length === 2 &&
    verbs.every((verb) => nounLike.has(verb)) &&
    !/^(?:open and close|pick and pack|lift and carry|wash and dry|cook and clean)$/.test(verbs.join(' and '))
  )
    return null;
  const phrase: VerbPhrase = {
    heads: verbs.map((verb, index) => ({
      adverb: '',
      verb,
      particle: '',
      joiner: index < verbs.length - 1 ? ' and ' : '',
    })),
    rest: '',
    inflects: true,
  };
  return { phrase, text: realiseVerbPhrase(phrase, 'base') };
}

/** The phrase with the articles that shorthand left out, and the names of programs with theirs: "log visits on the Birdie app". */
function dressed(phrase: VerbPhrase): Duty {
  const last = phrase.heads.at(-1);
  let rest = (
    /^ (?!out|up|off|down)/.test(last?.particle ?? '') || last?.verb === 'help'
      ? phrase.rest
      : withObjectArticle(last?.verb ?? '', withSeveral(last?.verb ?? '', phrase.rest))
  ).replace(
    /\b(on|in|via|into|using|through|with) ([A-Z]\w+(?: [A-Z]\w+)?) (app|system|platform|portal|database|dashboard)\b/g,
    '$1 the $2 $3',
  );
  // "Attend rounds with consultant": one of them, and the known one.
  rest = rest.replace(
    /\b(with|to|by|from|under|inform|support|assist) ([a-z]+(?:er|or|ant|ist|ian|team|board))(?=$|[,.]| (?:of|on|in|at|and|for|with|when|if|as)\b)/g,
    (whole, before: string, who: string) => (isCounted(who) ? `${before} the ${who}` : whole),
  );
  // "Assist Head Greenkeeper": there is one.
  rest = `${last?.verb ?? ''} ${rest}`
    .replace(
      /\b(assist|support|help|inform|brief|advise|shadow|with|by|to|from|under|for) ((?:Head|Senior|Lead|Chief|Deputy|Duty|Site|Area|General|Store|Shop|Ward|Team|Shift|Night|Day|Assistant|Practice|Project|Line|Line|Operations|Production|Medical|Clinical|Finance|Office|Kitchen|Nursery|Room|Branch|Unit|Service|Workshop|Sales|Depot|Transport|Warehouse|Regional|Executive|Managing|Technical|Quality|Maintenance|Account|HR|IT|QA|QC|HSE) (?:[A-Z][a-z]+ )?(?:[A-Z][a-z]*(?:er|or|ist|ian|ant|man|lead)|Chef|Nurse|Cook|Clerk|Lead|Head|Coach))(?=$|[ ,.;])/g,
      (_, before: string, who: string) => `${before} the ${who}`,
    )
    .slice((last?.verb ?? '').length + 1);
  // "Lead payroll team of 5", "lead SLT of 5".
  if (
    /^(?!(?:the|an?|our|your|one|\d)\b)(?:[\w/&-]+ ){0,3}(?:team|crew|staff|department) of (?:about |up to )?(?:\d|[a-z])/.test(
      rest,
    )
  )
    rest = withArticle(rest);
  rest = rest.replace(/^(?=[A-Z]{2,5} of (?:\d|[a-z]+$))/, 'the ');
  // "Help load van": the second verb has the object.
  const second = /^([a-z]+) (.+)$/.exec(rest);
  if (last?.verb === 'help' && second?.[1] && second[2] && isVerbBase(second[1]))
    rest = `${second[1]} ${withObjectArticle(second[1], second[2])}`;
  // "Scan letters, repeat prescriptions": the row ends in "and".
  if (
    !/\b(?:and|or|including|such as|ensuring|which|so that)\b/.test(rest) &&
    /^[^,]+(?:, [\w/-]+(?: [\w/-]+){0,2})+$/.test(rest) &&
    !/, [a-z]+ing [a-z]/.test(rest) &&
    !/, (?:daily|weekly|monthly|\w+ly|as|when|where|if|while|in|on|at|with|from|to|by|for|safely|etc)\b(?!-)/.test(rest)
  )
    rest = rest.replace(/, (?=[^,]+$)/, ' and ');
  // "Greasing of machine in safe manner".
  rest = withArticles(last?.verb ?? '', rest, 'the', last?.particle.trim());
  // "With the inside team": it has its article.
  rest = rest.replace(
    /\b(the|our|your|an?) (inside|outside|upstairs|downstairs|overnight|online|home|early|late|open|clean) the (?=[a-z])/g,
    '$1 $2 ',
  );
  const joined = joinedOrders(rest);
  const made = { ...phrase, rest: joined, inflects: phrase.inflects && joined === rest };
  return { phrase: made, text: realiseVerbPhrase(made, 'base') };
}
