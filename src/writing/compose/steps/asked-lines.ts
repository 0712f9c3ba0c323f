/** Lines that the recruiter asked for: what must be said, and what the step brief points at. */
import { withArticle } from '../language/articles.ts';
import { endsOpen } from '../language/ending.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { countWords, coverage } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { saysImperative } from '../ledger/says-imperative.ts';
import { singles } from '../plan/bind.ts';
import { isChore } from '../plan/chore.ts';
import { type Candidate, isSound } from '../plan/pool.ts';
import { candidate, finishLine, type LinePlan } from './line.ts';
import { isSureCut } from './sure-cut.ts';

/** Where a sentence may end before its end: "One nurse to one patient | for the first 24 hours | after surgery". What is said of a thing ("that were old when", "two days a week") stands with it. */
const pauses =
  /,? (?=(?:for|in|on|after|before|during|within|from|at|by|with|without|under|while|because|and|but|every|each|starting)\b)|(?:, |; | [–—-] )/g;

/** "For more than two years", "within five miles", "after one year": how long, how far and from when, without which more would be promised. */
const limit =
  /^,? (?:since|within|until|unless|if|after|before|under|for (?:(?:the|your) (?:first|last|past|next|whole)|at least|more than|less than|over|about|up to|almost|nearly|around|only|an? (?:year|month|week|decade|day)|several|many|some|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty)\b))\b/i;

/** "Its largest investment", "the only lab": most of what stands behind it. */
const superlative =
  /\b(?:the|its|our|their|your) (?:(?:second|third) )?(?:most [a-z]+|[a-z]{2,}est|first|only|best|worst) (?:[a-z-]+ ){0,2}[a-z-]+$/i;
const scope = /^ (?:in|since|of|for|ever|outside|across|on|anywhere|at|within|north|south|east|west)\b/;
/** As much of a sentence as a line has room for, from its beginning, with what the step brief is about; null where nothing of it fits. */
function beginning(text: string, most: number, boost: string): string | null {
  if (countWords(text) <= most) return text;
  const ends = [...text.matchAll(pauses)].map(({ index }) => text.slice(0, index)).reverse();
  return (
    ends.find(
      (part) =>
        countWords(part) <= most &&
        countWords(part) >= 3 &&
        !endsOpen(part) &&
        isSureCut(part, text.slice(part.length)) &&
        !limit.test(text.slice(part.length)) &&
        !/ (?:on|in|at|by|over|under|about|up|out|off|before|after|through|[a-z]+ly)$/i.test(part) &&
        // "A mixed NHS and private practice": both stand before what they share. "And you keep it" is one more.
        !(
          /^ (?:and|or) /.test(text.slice(part.length)) &&
          (/\b(?:mixed|both|between|either|mix of|[a-z]+ing)\b[^,]*$/.test(part) ||
            !/^ (?:and|or) (?:(?:you|we|they|it|there|an?|the|your|our|no|every|each|one|two|three|\d\S*)\b|[a-z]+ (?:the|an?|your|our|every)\b)/.test(
              text.slice(part.length),
            ))
        ) &&
        // "Take a proven test from the lab to the ward": what it is about is how far.
        !/^ from .* to /.test(text.slice(part.length)) &&
        // "Its largest investment in thirty years": without its scope a superlative claims more.
        !(superlative.test(part) && scope.test(text.slice(part.length))) &&
        // "One week you're on site, the next in court": the one is nothing without the other.
        !/^(?:one|some) (?:day|week|month|minute|moment|morning|shift|hour)s?\b/i.test(text) &&
        // "A handover and a seat at the table": which seat is what it is about.
        !(
          / (?:and|or) (?:an?|the|your|our) [a-z-]+$/i.test(part) &&
          /^ (?:at|of|in|on|with|for|to|from)\b/.test(text.slice(part.length))
        ) &&
        // "Time to sit with somebody": not sitting is what it is about.
        !/\bto [a-z]+$/i.test(part) &&
        // "Monday to Friday, 7.30 start, yard in Blandford": a row ends where one of its parts does.
        (!part.includes(', ') || text.slice(part.length).startsWith(',')) &&
        coverage(boost, part) >= coverage(boost, text) * 0.6,
    ) ?? null
  );
}

/** Of a sentence in parts the one that the step brief is about: "a €62 million line" of "the largest investment: a €62 million line". */
function aboutBrief(text: string, boost: string): string {
  const parts = text.split(
    /: |; | [–—-] |(?<!days?), (?=(?:an?|the|your|our|we|you|no|every|each|one|two|three|\d|\p{Lu}\p{Ll}+ (?:is|has|does|will))\b)/u,
  );
  const best = parts.reduce((one, other) => (coverage(boost, other) > coverage(boost, one) ? other : one));
  return parts.length > 1 &&
    parts[0] !== best &&
    countWords(best) > 2 &&
    // "Proper jobs: six a day, not fourteen", "four nights on, three off": six of what, stands before.
    !/^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:an?|per|each|every|of|on|off|in|out|at|or|and|to|more|fewer|less)\b/i.test(
      best,
    ) &&
    coverage(boost, best) > coverage(boost, parts[0] ?? '') &&
    // "Fourteen people, one face and a half day": the last two of a row are no row.
    !(kindOf(best) === 'np' && / (?:and|or) /.test(best) && text.includes(`, ${best}`)) &&
    /^(?:np|clause|verb)$/.test(kindOf(best)) &&
    // "You choose the compounds, the presses and the people": behind a comma a thing is one more that the verb has.
    !(kindOf(best) === 'np' && /^(?:clause|verb)$/.test(kindOf(parts[0] ?? '')) && text.includes(`, ${best}`))
    ? upperFirst(best)
    : text;
}

/** The recruiter's own sentences that the step brief points at, whatever kind they are: "182 shifts a year. That's it." */
export function pointedLines(ledger: Ledger, plan: LinePlan): Candidate[] {
  const title = ledger.title?.text;
  const tail = plan.sequence === 'titleAndSector' && title && ledger.sector ? `${title}, ${ledger.sector}` : title;
  return ledger.sentences
    .filter(({ fact }) => plan.pointed.includes(fact.id) && /^(?:proposition|description|evidence)$/.test(fact.kind))
    .flatMap(({ fact, statement }, index) => {
      const told = aboutBrief(statement.typed ?? statement.text, plan.boost);
      if (/[:;]/.test(told)) return [];
      const inside = told === (statement.typed ?? statement.text) ? statement.lower : lowerFirst(told);
      const call = plan.kind === 'call' ? (plan.sequence === 'none' ? 2 : 5) : 0;
      // What it points at may go a few words over the length, rather than unsaid.
      const over = plan.kind === 'headline' ? 3 : 0;
      const room = (tailed: number): number => plan.most - call - tailed;
      // "Four summer weeks | at an alpine dairy every year": a promise that is a thing is all of it, or another promise.
      const whole = fact.kind === 'proposition' && statement.kind === 'np';
      const fitted = (text: string, limit: number): string | null =>
        whole ? (countWords(text) <= limit + over ? text : null) : started(text, limit);
      const started = (text: string, most: number): string | null =>
        beginning(text, most, plan.boost) ?? (over > 0 ? beginning(text, most + over, plan.boost) : null);
      const tailed = countWords(tail ?? '');
      const typed = fitted(told, room(plan.sequence === 'none' ? 0 : tailed));
      const lower = fitted(inside, plan.most - tailed);
      // A call calls: the fact alone would only be told.
      const rows =
        plan.kind === 'call'
          ? [
              ...(plan.sequence === 'none' && typed ? [`${typed}: apply now`, `${typed}. Apply today.`] : []),
              ...(tail && typed ? [`${typed}: apply to be our next ${tail}`] : []),
            ]
          : [
              ...(plan.sequence === 'none' && typed ? [typed] : []),
              ...(tail && lower ? [`${tail}: ${lower}`] : []),
              ...(tail && typed ? [`${typed}: ${tail}`] : []),
            ];
      return rows
        .filter((row) => countWords(row) <= plan.most + over && isSound(row, plan.most + over, true))
        .map((row, at) =>
          finishLine(
            candidate(
              row,
              `${countWords(row) > plan.most ? 'must.' : ''}pointed.${at}`,
              `pointed${index}`,
              [fact.id],
              countWords(row) > plan.most ? 0.2 : 0.5,
            ),
          ),
        )
        .filter((line) => line !== null);
    });
}

/** The same order in other words, for a batch that is asked for again: "For a chat, call Ann", "Please call Ann". */
function otherwise(text: string, lower: string, wasShown = false): string[] {
  const [, order = '', purpose = ''] = / and ask for /i.test(lower)
    ? // "Call 01434 ... and ask for Shaz": whom one asks for, and no purpose.
      []
    : (/^((?:call|ring|phone|text|e-?mail|message|contact|whatsapp|ask|speak to|talk to|come|visit) .*?) ((?:for|if|to (?:arrange|book|set up|talk|find out|ask)) .+)$/i.exec(
        lower,
      ) ?? []);
  // "For a chat about the role, ring Priti Shah": the other way round.
  const [, why = '', call = ''] =
    /^(for .{4,40}?),? ((?:call|ring|phone|text|e-?mail|message|contact|whatsapp|speak to|talk to) .+)$/i.exec(lower) ??
    [];
  if (why !== '') return [`${upperFirst(call)} ${why}`];
  return [
    ...(purpose === '' ? [] : [`${upperFirst(purpose)}, ${order}`]),
    // Behind "please" alone an order is no new one.
    ...(isOrder.test(text) && !wasShown ? [`Please ${lower}`] : []),
  ];
}

const isOrder = /^(?!(?:please|for|with)\b)/i;
const sendsPapers =
  /^(?:please )?(?:send|e-?mail|post|submit|upload|complete|fill in|hand in|bring|drop)\b.*\b(?:cvs?|résumé|resume|application|forms?|letter|profile|portfolio|lines|details|statement|documents)\b/i;

/** The strapline or the name of the heaviest pillar, where it can stand before an order: short, and a whole of its own. */
function promiseOf({ guides }: Ledger): string | null {
  const named = guides
    .filter(({ fact, name }) => {
      const words = countWords(name.text);
      return (
        (fact.kind === 'strapline' || (fact.kind === 'pillar' && fact.weight >= 50)) &&
        words >= 2 &&
        words <= 5 &&
        !/[.:;?!“”]/.test(name.text)
      );
    })
    .sort((one, other) => Number(other.fact.kind === 'strapline') - Number(one.fact.kind === 'strapline'));
  return named[0]?.name.text ?? null;
}

/** "Ready to plan routes as a Transport Planner?": what a refreshed call may ask before an order that was shown. */
function readyFor(ledger: Ledger, { sequence }: LinePlan, tail: string | undefined): string[] {
  const whom = sequence === 'title' ? singles(ledger).get('asTitle')?.text : undefined;
  if (sequence === 'title' && whom === undefined) return [];
  if (sequence === 'titleAndSector' && tail === undefined) return [];
  return ledger.duties
    .filter(
      ({ thing, fact }) =>
        !thing &&
        / /.test(fact.text) &&
        countWords(fact.text) <= 5 &&
        !/[,;:()]|^(?:be|have)\b| (?:if|when|where) /.test(fact.text) &&
        !isChore(fact.text),
    )
    .slice(0, 4)
    .map(({ fact }) =>
      sequence === 'titleAndSector'
        ? `${tail}: ready to ${fact.text}?`
        : `Ready to ${fact.text}${whom ? ` as ${whom}` : ''}?`,
    );
}

/** An order with what leads to it, so that whoever asks for more calls gets new ones: whom to reach is in each batch. */
function ledTo(text: string, lower: string, ledger: Ledger, tail: string | undefined, plan: LinePlan): string[] {
  const { employer, place } = ledger;
  // "€17,500 to €31,000: spend a day in the garage": a sum before what one comes for is its price.
  const pay = /^(?:please )?(?:spend|pay|come|visit|drop|have|buy|book|try|see|take)\b/i.test(lower)
    ? undefined
    : singles(ledger).get('payShort')?.text;
  const order = lower.replace(/^please /i, '');
  const whole = upperFirst(text);
  const papers = sendsPapers.test(lower) && !/\bappl(?:y|ication to)\b/i.test(lower);
  // Beside what the company promises it is a new line, and one that says why.
  const promised = promiseOf(ledger);
  const asked = plan.shown.length > 0 ? readyFor(ledger, plan, tail).map((question) => `${question} ${whole}`) : [];
  if (tail !== undefined)
    return [
      ...(promised && plan.shown.length > 0
        ? [`${promised}. ${tail}: ${order}`, ...(pay ? [`${tail}, ${pay}. ${promised}: ${order}`] : [])]
        : []),
      ...asked,
      `Want to be our next ${tail}? ${whole}`,
      `${tail}: is it you? ${whole}`,
      `${tail}: interested? ${whole}`,
      `${tail}: your next step? ${whole}`,
      ...(pay ? [`${tail}, ${pay}: ${order}`] : []),
      ...otherwise(text, lower, plan.shown.length > 0).map(
        (other) => `${tail}: ${other.charAt(0).toLowerCase()}${other.slice(1)}`,
      ),
      ...(papers ? [`${tail}: to apply, ${order}`, `To be our next ${tail}, ${order}`] : []),
    ];
  return [
    ...(promised && plan.shown.length > 0
      ? [`${promised}. ${upperFirst(order)}`, ...(pay ? [`${promised}. ${pay}: ${order}`] : [])]
      : []),
    ...asked,
    `Interested? ${whole}`,
    `Your next step: ${order}`,
    `Does this sound like you? ${whole}`,
    ...(papers ? [`To apply, ${order}`] : []),
    ...(employer ? [`Want to join ${employer}? ${whole}`] : []),
    ...(place && !place.remote ? [`Want to work ${place.phrase}? ${whole}`] : []),
    // The same step beside another fact is another line: the pay, the place, whom one would join.
    ...(pay && place && !place.remote ? [`${pay} ${place.phrase}: ${order}`] : []),
    ...(employer ? [`Join ${employer}: ${order}`] : []),
    ...(place && !place.remote ? [`Work ${place.phrase}: ${order}`] : []),
  ];
}

/** What must be said, beside the title and where or with whom the job is. */
function besideNames(text: string, lower: string, tail: string, { place, employer }: Ledger, order: boolean): string[] {
  const where = place && !place.remote && !text.includes(place.name) ? place.phrase : '';
  const whom = employer && !text.includes(employer) ? employer : '';
  // "Applications close on 12 February": by then one applies.
  const close = /^applications close (?:at (.{3,20}) )?on (.{4,30})$/i.exec(text);
  const by = close ? `apply by ${close[1] ? `${close[1]} on ` : ''}${close[2] ?? ''}` : '';
  return [
    ...(by === '' ? [] : [`${tail}: ${by}`, `${upperFirst(by)} to be our next ${tail}`]),
    ...(where === '' ? [] : [`${tail} ${where}: ${lower}`, ...(order ? [] : [`${text}: ${tail} ${where}`])]),
    ...(whom === '' ? [] : [`${tail} with ${whom}: ${lower}`]),
  ];
}

const event =
  /^(?:the|our|an?) (?:[a-z-]+ ){0,2}?(?:open (?:evening|day|morning|night|house|week)|taster (?:day|session|evening)|information (?:evening|session|day)|careers? (?:fair|day|evening)|drop-in(?: session| day| morning)?|recruitment (?:day|event|evening)|walk-in (?:day|interviews?)|job fair|coffee morning)\b(?!.* (?:is|are|was|will|takes|starts)\b)/i;
/** "The open evening on 22 April": where one is asked to come; null for what nobody comes to. */
const comeTo = (text: string): string | null =>
  event.test(text) ? `Come to ${lowerFirst(text).replace(/^an? (?=.*\bon \d)/, 'the ')}` : null;

/** Lines that say what the recruiter asked for. */
export function imperativeLines(ledger: Ledger, plan: LinePlan, cores: readonly Candidate[]): Candidate[] {
  const lines: Candidate[] = [];
  const shared = singles(ledger);
  const title = shared.get('title')?.text;
  const sector = ledger.sector ?? '';
  plan.imperatives.forEach((imperative, index) => {
    // "The 10% shift differential": alone, there is one.
    const share =
      imperative.statement.kind === 'np'
        ? /^the (\d[\d.]*% [a-z].*)$/i.exec(imperative.statement.text)?.[1]
        : undefined;
    const meeting = plan.kind === 'call' ? comeTo(imperative.statement.text) : null;
    const text = meeting ?? (share ? upperFirst(withArticle(share)) : imperative.statement.text);
    // "Text PICK to 60555": told to do, and no name.
    const lower = (meeting ? lowerFirst(meeting) : share ? withArticle(share) : imperative.statement.lower).replace(
      /^(?:Text|Message|Phone|Ring|Call|Post) (?=[A-Z]+\b)/,
      (order) => order.toLowerCase(),
    );
    const group = `imperative${index}`;
    const rows: string[] = [];
    // "Mention tips": where a line of the facts has it, the bare word needs no line.
    // So it is with "the hawks": a thing and no more, of which only the facts say what there is about it.
    const isTopic =
      imperative.statement.kind === 'np' &&
      plan.kind === 'headline' &&
      /^(?:the|our) (?:[a-z-]+ )?[a-z-]+$/.test(imperative.statement.lower);
    // "Banquet Captain: the weddings" says nothing either, where no line of the facts has it.
    if (isTopic && plan.sequence !== 'none') return;
    if ((countWords(text) < 2 || isTopic) && cores.some((core) => saysImperative(core.text, imperative))) return;
    // "Mention family law": each line has the sector, or the title, as it is.
    const named = text.toLowerCase().replace(/^(?:the|our) /, '');
    if (
      (plan.sequence === 'titleAndSector' && named === sector.toLowerCase()) ||
      (plan.sequence !== 'none' && named === title?.toLowerCase())
    )
      return;
    const tail = plan.sequence === 'titleAndSector' && title ? `${title}, ${sector || title}` : title;
    const order =
      meeting !== null ||
      imperative.statement.kind === 'verb' ||
      /^(?:text|whatsapp|e-?mail|phone|walk in|drop in|(?:call|ring) or (?:text|e-?mail|whatsapp|message)) |^for [^:]{4,40}?,? (?:call|ring|phone|text|e-?mail|contact|speak to|talk to) /i.test(
        text,
      );
    // "The shop tour on Fridays" is nothing to apply with: it is asked about.
    const asked =
      plan.kind === 'call' &&
      !order &&
      /^(?:the|our|an?) \S+ \S/i.test(text) &&
      (/^(?:np|loose)$/.test(imperative.statement.kind) ||
        /^(?:the|our) (?:[a-z]+ ){1,2}(?:dates?|times?|numbers?|address|details|process|stages?)$/i.test(text));
    if (plan.sequence === 'none' && asked)
      rows.push(
        `Ask us about ${lower}`,
        `Ask about ${lower}: apply today`,
        `Apply now and ask about ${lower}`,
        `Apply: ask about ${lower}`,
      );
    else if (plan.sequence === 'none')
      rows.push(
        text,
        ...(title ? [`${title}: ${lower}`] : []),
        ...(plan.kind === 'call' && order ? otherwise(text, lower, plan.shown.length > 0) : []),
        ...(plan.kind === 'call' && order ? ledTo(text, lower, ledger, undefined, plan) : []),
        // What speaks of the application already needs no second word on it.
        ...(plan.kind === 'call' && !/\bappl(?:y|ies|ications?)\b|@|\d{4}/i.test(text)
          ? [
              `${text}: apply now`,
              order && !/^please\b|\band\b/i.test(text) ? `Apply today and ${lower}` : `Apply today: ${lower}`,
            ]
          : []),
        ...(title && !order ? [`${text}: ${title}`] : []),
        // "Burren Wing: the hawks" says nothing of the one or the other.
        ...(ledger.employer && !order && !isTopic ? [`${ledger.employer}: ${lower}`] : []),
        // "Worth knowing: visit us": an order is no news.
        ...(countWords(text) > 1 && !order ? [`Worth knowing: ${lower}`] : []),
      );
    else if (tail && asked)
      rows.push(
        `${tail}: ask us about ${lower}`,
        `Ask us about ${lower}: apply to be our next ${tail}`,
        `Apply to be our next ${tail} and ask about ${lower}`,
      );
    else if (tail)
      rows.push(
        `${tail}: ${lower}`,
        // "... with the subject line SBE-07: Senior Engineer": the title would be part of it.
        ...(/\b(?:subject|heading|title|reference|quoting)\b/i.test(text) ? [] : [`${text}: ${tail}`]),
        // Whoever asks for more gets the same order in a line with something else in it.
        ...besideNames(text, lower, tail, ledger, order),
        ...(plan.kind === 'call' && !/\bappl(?:y|ies|ications?)\b/i.test(text)
          ? [
              `Apply to be our next ${tail}: ${lower}`,
              ...(order ? [] : [`${tail}: ${lower}. Apply now.`, `${text}: apply to be our next ${tail}`]),
            ]
          : []),
        ...(plan.kind === 'call' && order ? ledTo(text, lower, ledger, tail, plan) : []),
      );
    // A call calls: where what must be said stands beside one, it does not stand without.
    const calls = rows.filter((row) => /\bapply\b/i.test(row) && countWords(row) <= plan.most);
    if (plan.kind === 'call' && !order && calls.length > 0) rows.splice(0, rows.length, ...calls);
    // "Mention the day in the forest": the fact that has it says it whole.
    for (const { fact, statement } of ledger.sentences)
      if (
        !order &&
        plan.kind === 'headline' &&
        /^(?:proposition|description|evidence)$/.test(fact.kind) &&
        !/[:;]/.test(statement.text) &&
        coverage(imperative.text, statement.text) >= 0.85
      ) {
        const most = plan.most - (plan.sequence === 'none' ? 0 : countWords(tail ?? ''));
        const said = beginning(statement.typed ?? statement.text, most, imperative.text);
        if (said && plan.sequence === 'none') rows.push(said);
        else if (said && tail) rows.push(`${said}: ${tail}`);
      }
    // What the recruiter says must be said goes a few words over the length rather than unsaid: in its shortest line, where none fits.
    const shortest = Math.min(...rows.map(countWords));
    const called = plan.kind === 'call' && order;
    // Whom to reach is in each batch, and a refresh needs more words around it for a new line.
    const anew = plan.shown.length > 0;
    const most =
      (shortest <= plan.most && !(anew && called)) ||
      (!called && imperative.id.startsWith('brief') && plan.kind !== 'call')
        ? plan.most
        : anew
          ? plan.most + 4
          : Math.min(plan.most + 4, shortest);
    // Where it stands beside a name it may be longer: anything rather than the same line again.
    const longest = anew && tail && plan.sequence !== 'none' ? Math.max(most, plan.most + 3) : most;
    rows.forEach((row, at) => {
      if (countWords(row) <= longest && isSound(row, longest, true))
        lines.push(
          candidate(
            upperFirst(row),
            `must.line.${at}`,
            group,
            [`imperative:imperative:${index}`],
            // A call calls: what is no order stands behind one. Shorter ones come first.
            (plan.kind === 'call' && !order && /\bapply\b/i.test(row) ? 2 : countWords(row) > plan.most ? 0.6 : 1) +
              (/\bready to [^?]+\? /i.test(row) ? 1 : 0),
          ),
        );
    });
  });
  for (const core of cores)
    if (plan.sequence === 'none' && plan.imperatives.some((imperative) => saysImperative(core.text, imperative)))
      lines.push(core);
  return lines;
}
