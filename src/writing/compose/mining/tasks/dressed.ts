/** A task with the articles and the "and" that shorthand left out. */
import { withArticle } from '../../language/articles.ts';
import { isStretch } from '../../language/bare-turns.ts';
import { isInfinitive } from '../../language/infinitive.ts';
import { isCounted, withObjectArticle } from '../../language/nouns.ts';
import { withSeveral } from '../../language/now-and-then.ts';
import { withArticles } from '../../language/shorthand-articles.ts';
import { parseVerbPhrase, realiseVerbPhrase, type VerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase, nounLike } from '../../language/verbs.ts';
import { isApposition } from './apposition.ts';
import type { Duty } from './things.ts';

/** "Attend college, complete the portfolio on time": two orders have an "and" between them. */
function joinedOrders(rest: string): string {
  const cut = rest.lastIndexOf(', ');
  if (cut < 0 || /^(?:and|or|then|but)\b/.test(rest.slice(cut + 2))) return rest;
  const further = rest.slice(cut + 2);
  // "Tests, twice a year": how often, and no order.
  if (/^(?:once|twice|thrice|several times|three times|every|each) /.test(further)) return rest;
  // "The coil, change the filter and check the gas": the row is closed already.
  if (isVerbBase(/ and ([a-z]+) [a-z]/.exec(further)?.[1] ?? 'none')) return rest;
  const order = parseVerbPhrase(further);
  // "Where to open, merge or close centres": so is a row of verbs.
  if (order && order.heads.length > 1) return rest;
  const verb = order?.heads[0]?.verb ?? '';
  // "Treasury management, loan covenants and liquidity": what is a verb by guess alone closes no row of things.
  if (!isVerbBase(verb) && / and /.test(further)) return rest;
  return order?.rest &&
    // "Of wills, probate and trusts": the row of one verb, though a thing in it may be a verb elsewhere.
    !/^(?:and|or)\b/.test(order.rest) &&
    further.startsWith(`${verb} `) &&
    (!nounLike.has(verb) || /^\S+ (?:in|on|into|the|an?|your|all|up|out|off) /.test(further))
    ? `${rest.slice(0, cut)} and ${further.replace(/^(log|record|note|enter|file) (?=(?:in|on|into) )/, '$1 it ')}`
    : rest;
}

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Behind their "to" stands a verb and never a thing. */
const learns = /^(?:learn|aim|seek|continue|strive|try|expect)$/;
const learnt = /^(?:learn|aim|seek|continue|start|begin|prepare|help|strive|train|plan|try|expect)$/;

/** The phrase with the articles that shorthand left out, and the names of programs with theirs: "log visits on the Birdie app". */
export function dressed(typed: VerbPhrase): Duty {
  // "Learn to service lifts": what is dressed is what is learnt.
  const [only] = typed.heads;
  const inner =
    typed.heads.length === 1 && learnt.test(only?.verb ?? '') ? /^((?:how )?to )(.+)$/.exec(typed.rest) : null;
  const deed = inner?.[2] ? parseVerbPhrase(inner[2]) : null;
  if (inner?.[1] && deed && deed.rest !== '' && isVerbBase(inner[2]?.split(/[ ,]/)[0] ?? '')) {
    const phrase = { ...typed, rest: `${inner[1]}${dressed(deed).text}` };
    return { phrase, text: realiseVerbPhrase(phrase, 'base') };
  }
  // "Learn to test", "help to clear up": a verb of its own behind the "to", and no thing.
  if (
    typed.heads.length === 1 &&
    learnt.test(only?.verb ?? '') &&
    /^(?:how )?to [a-z]+(?:(?:,? and|,) [a-z]+)*$/.test(typed.rest) &&
    typed.rest
      .replace(/^(?:how )?to /, '')
      .split(/,? and |, /)
      .every((verb) => isVerbBase(verb))
  )
    return { phrase: typed, text: realiseVerbPhrase(typed, 'base') };
  // "Learn to scythe, rake and stack hay": what no dictionary has is a verb there all the same, and gets no article.
  if (
    typed.heads.length === 1 &&
    learns.test(only?.verb ?? '') &&
    /^(?:how )?to (?!(?:the|an?|our|your)\b)[a-z]/.test(typed.rest)
  )
    return { phrase: typed, text: realiseVerbPhrase(typed, 'base') };
  const last = typed.heads.at(-1);
  // "Ordering, checking of confirmations": both are done to them.
  const heads = typed.heads.map((head, index) =>
    index === typed.heads.length - 2 &&
    head.joiner === ', ' &&
    // "Assess, plan for, and review", "measure, cut and kerf boards": the row goes on.
    !/^(?:(?:[a-z]+ )?[a-z]+, )?(?:and|or) [a-z]+ /.test(typed.rest)
      ? { ...head, joiner: ' and ' }
      : head,
  );
  const phrase =
    typed.heads.length > 1 &&
    /^of \S/.test(typed.rest) &&
    !/^(?:dispose|think|hear|speak|talk|dream|learn|know)$/.test(last?.verb ?? '')
      ? { ...typed, heads, rest: typed.rest.slice(3) }
      : { ...typed, heads };
  // "Participate in audit": in several.
  const several = last?.particle === ' in' ? withSeveral(last.verb, `in ${phrase.rest}`) : '';
  let rest = (
    several !== '' && several !== `in ${phrase.rest}`
      ? several.slice('in '.length)
      : /^ (?!out|up|off|down)/.test(last?.particle ?? '') ||
          last?.verb === 'help' ||
          // "Keep people company": theirs, and no firm.
          (last?.verb === 'keep' &&
            /^[a-z-]+(?: [a-z-]+)? company(?=$|,| (?:and|on|in|at|during|while)\b)/.test(phrase.rest))
        ? phrase.rest
        : withObjectArticle(last?.verb ?? '', withSeveral(last?.verb ?? '', phrase.rest))
  ).replace(
    /\b(on|in|via|into|using|through|with) ([A-Z]\w+(?: [A-Z]\w+)?) (app|system|platform|portal|database|dashboard)\b/g,
    '$1 the $2 $3',
  );
  // "Attend rounds with consultant": one of them, and the known one.
  rest = rest.replace(
    /\b(with|to|by|from|under|inform|support|assist) ([a-z]+(?:er|or|ant|ist|ian|team|board))(?=$|[,.]| (?:of|on|in|at|and|for|with|when|if|as)\b)/g,
    (whole, before: string, who: string, at: number) => {
      // "Help people to register", "support teams to deliver": what they are helped to do, and nobody.
      const said = wordsIn(rest.slice(0, at));
      // "From tender to handover": a stretch.
      const words = [...said, before, who, ...wordsIn(rest.slice(at + whole.length))];
      if (isStretch(words, said.length + 1)) return whole;
      const does = before === 'to' && isInfinitive([...said, 'to', who], said.length + 1, last?.verb ?? '');
      return isCounted(who) && !does ? `${before} the ${who}` : whole;
    },
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
    /^(?!(?:the|an?|our|your|one|\d|with|in|on|for|to|of|at|as|by|from|up|out|alongside|within|across|after|over|into|before|around|behind)\b)(?:(?!(?:an?|the|our|your)\b)[\w/&-]+ ){0,3}(?:team|crew|staff|department) of (?:about |up to )?(?:\d|[a-z])/.test(
      rest,
    )
  )
    rest = withArticle(rest);
  // "Run workshop of 3 fitters", "lead team of 12 casuals": one of so many.
  if (!/^the /i.test(phrase.rest))
    rest = rest.replace(
      /^(?:the )?(?=(?:[a-z]+ )?(?:team|crew|staff|department|workshop|kitchen|shop|branch|unit|squad|gang|pool|brigade|office|practice|desk) of (?:about |up to )?\d)/,
      () => '',
    );
  if (
    /^(?:[a-z]+ )?(?:team|crew|department|workshop|kitchen|shop|branch|unit|squad|gang|pool|brigade|office|practice|desk) of (?:about |up to )?\d/.test(
      rest,
    )
  )
    rest = withArticle(rest);
  // "Move home": one's own.
  if (last?.verb === 'move' && /^(?:home|house)\b/.test(phrase.rest)) rest = rest.replace(/^the /, '');
  // "Provide leadership to a team": of that there is no one.
  if (!/^an? /i.test(phrase.rest))
    rest = rest.replace(/^an? (?=(?:leadership|guidance|supervision|mentorship|stewardship)\b)/, '');
  // "Attend meetings, minute taking".
  rest = rest
    .replace(/, (minute|note)[- ]taking$/, (_, of: string) => ` and take ${of}s`)
    .replace(/^([^,]*[a-z]s), [a-z]+ing$/, (whole, before: string) =>
      /ing$|\b[a-z]+ing\b/.test(before) ? whole : before,
    );
  // "With Head": there is one.
  rest = rest.replace(
    /\b(with|to|by|from|under|for) (?=(?:Head|Principal|Manager|Chair|Director|Matron|Registrar|Foreman)(?=$|[,.]))/g,
    '$1 the ',
  );
  // "Report to board".
  if (/^(?:report|present|account)$/.test(last?.verb ?? ''))
    rest = rest.replace(/\bto (?=(?:board|exec|council|committee|cabinet)(?=$|[,.;]| (?!of\b)))/, 'to the ');
  // "Report to CEO", "raise concerns with DSL": there is one. "Chair 9.15 meeting" as well.
  rest = rest
    .replace(
      /\b(with|to|by|from|under|for|brief|advise|support) (?=(?:CEO|CFO|COO|CTO|CIO|CMO|CPO|CRO|CISO|CHRO|MD|GM|FD|DPO|SENCO|SENDCO|DLP|DSL|MLRO|Board|Exec|Council|Committee|Foreman)(?=$|[,.;]| (?:and|or|on|in|at|every|each|when|if|weekly|monthly)\b))/g,
      '$1 the ',
    )
    .replace(/^(?=\d[\d.:]* ?(?:am |pm )?(?:[a-z]+ )?(?:meeting|briefing|huddle|stand-?up|handover)$)/, 'the ');
  // "Manage $11M budget".
  if (/^[£€$₹]\d[\w.,]* (?:[a-z]+ ){0,2}(?:budget|portfolio|programme|program|fund|business|contract)$/i.test(rest))
    rest = `${/^.(?:8|1[18](?!\d))/.test(rest) ? 'an' : 'a'} ${rest}`;
  rest = rest.replace(/^(?=[A-Z]{2,5} of (?:\d+(?![\d.,]*\s?[%\d])|[a-z]+$))/, 'the ');
  // "Help load van": the second verb has the object.
  const second = /^([a-z]+) (.+)$/.exec(rest);
  if (last?.verb === 'help' && second?.[1] && second[2] && isVerbBase(second[1]))
    rest = `${second[1]} ${withObjectArticle(second[1], second[2])}`;
  // "Scan letters, repeat prescriptions": the row ends in "and".
  if (
    !/\b(?:and|or|including|such as|ensuring|which|so that)\b/.test(rest) &&
    !isApposition(`${last?.verb ?? ''} ${rest.split(', ').slice(0, -1).join(', ')}`, rest.split(', ').at(-1) ?? '') &&
    /^[^,]+(?:, [\w/-]+(?: [\w/-]+){0,2})+$/.test(rest) &&
    !/, [a-z]+ing [a-z]/.test(rest) &&
    // "Loading, no lifting", "events, 2 per term", "lead time, now 41 hours": a remark, and no further thing.
    !/, (?:no(?![- ]shows?\b)|not|never|now|currently|today|still|then|however|whatever|whoever|mostly|mainly|usually|often|sometimes|max|up|about|\d[\w.,%]*|one|two|three|four|five|six)\b(?:[^,]*)$/.test(
      rest,
    ) &&
    !/, (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|weekdays|weekends|every|each|once|twice|all (?:day|night|year)|daily|weekly|monthly|\w+ly|fast|well|as|when|where|if|while|in|on|at|with|without|under|after|before|during|within|from|to|by|for|safely|etc)\b(?!-)/i.test(
      rest,
    )
  )
    rest = rest.replace(/, (?=[^,]+$)/, ' and ');
  // "Including accruals, prepayments, journals".
  rest = rest.replace(/(\b(?:including|such as) [^,]+(?:, [^,]+)*), ([^,]+)$/, (whole, row: string, last: string) =>
    // "Including chlorine, using a mask": how, and no further thing.
    /\b(?:and|or)\b|^(?:using|wearing|following|in|on|at|with|from|to|by|for|as|when|while|where|if|under|within|before|after|per|safely|\w+ly)\b/.test(
      /\b(?:and|or)\b/.test(row) ? row : last,
    ) || last.split(' ').length > 4
      ? whole
      : `${row} and ${last}`,
  );
  // "Greasing of machine in safe manner".
  rest = withArticles(last?.verb ?? '', rest, 'the', last?.particle.trim());
  // "Arrange removals, day or night": when, and no thing of its own.
  if (!/\bthe [a-z]+s,? day/.test(phrase.rest)) rest = rest.replace(/\bthe (?=[a-z]+s,? day (?:or|and) night\b)/g, '');
  // "Measure and cut pipe", "weld plate": stuff, as long as nobody says which.
  if (
    /^(?:cut|measure|bend|lay|pull|run|weld|solder|braze|joint|thread|strip|fit|install|fold)$/.test(last?.verb ?? '')
  )
    rest = rest.replace(
      /^the (?=(?:pipe|tube|cable|hose|carpet|brick|tile|plate|rebar|track|turf|conduit)\b)/,
      (found) => (phrase.rest.startsWith(found) ? found : ''),
    );
  // "With the inside team": it has its article.
  rest = rest.replace(
    /\b(the|our|your|an?) (inside|outside|upstairs|downstairs|overnight|online|home|early|late|open|clean) the (?=[a-z])/g,
    '$1 $2 ',
  );
  const joined = joinedOrders(rest);
  const made = { ...phrase, rest: joined, inflects: phrase.inflects && joined === rest };
  return { phrase: made, text: realiseVerbPhrase(made, 'base') };
}
