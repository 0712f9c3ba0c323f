/** Lines that the recruiter asked for: what must be said, and what the step brief points at. */

import { withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { countWords, coverage } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { saysImperative } from '../ledger/says-imperative.ts';
import { singles } from '../plan/bind.ts';
import { type Candidate, isSound } from '../plan/pool.ts';
import { comeTo, ledTo, otherwise } from './led-orders.ts';
import { candidate, type LinePlan } from './line.ts';
import { beginning } from './line-beginnings.ts';

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
