/** A run-on list of tasks before it is cut: chores get their verbs, and a stop stands where a task ends that no comma shows. */

import { isField } from '../../language/bare-turns.ts';
import { lacksArticle } from '../../language/counting.ts';
import { asBracketed } from './duty-conditions.ts';
import { startsDuty } from './duty-starts.ts';
import { withPhrasalThings } from './hurried-tasks.ts';

/** "order stock. spot checks. cover absence": where nobody typed capitals a stop ends a sentence all the same. */
function withStops(text: string): string {
  const stop =
    /(?<=[a-z]{3}|\d|\))(?<!\b(?:approx|incl|excl|temp|prep|dept|poss|prev|acc|max|min|resp|reqs?|org|admin|mgmt|mgr|equip|veg|refs?|appts?|govt|etc|est|avg|exp|qual|quals|ext|int|reg|tel|vol|misc|alt|vs|no|nos|pg|assoc|mtgs?|maint|sched|comms?|nec|tech|mech|elec|intl|depts|certs?|temps|hosp|univ|ltd|inc|co))\.\s+(?=[a-z\d])/g;
  return (text.match(stop)?.length ?? 0) > 1 ? text.replace(stop, '\n') : text;
}

/** What somebody has of their own to look after. */
const ofOnes =
  /^(?:route|caseload|section|portfolio|patch|territory|list|area|class|diary|region|round|workload|column|clients?|customers|accounts)$/i;
/** Whether all that a list has beside what is owned begins with a verb; so it is where there is nothing beside it. */
const isAmongOrders = (list: string): boolean =>
  list
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/^and /i, ''))
    .filter((part) => part !== '' && !/^own /i.test(part))
    // "Filling and cleaning of machines", "hearing tests": named, and no order.
    .every(
      (part) => startsDuty(part) && !/^[a-z]+ing (?!(?:the|our|all|an?|two|three|four|five|six|\d+)\b)/i.test(part),
    );

/** A list in which each chore has its verb, and each sentence its end. */
export function withChores(text: string): string {
  // "Bins", "pots and pans": chores without their verb.
  const chored = asBracketed(withPhrasalThings(text))
    // "Check tax returns, phone and write to small businesses": whoever is phoned is written to, and nothing phoned is checked.
    .replace(
      /, (?=(?:phone|ring|text|email|e-mail|call|visit|meet|greet|brief) and (?:phone|ring|text|email|e-mail|call|visit|meet|greet|brief|write to|advise|help|support|welcome|seat|serve) (?!and\b)[a-z])/gi,
      '; ',
    )
    // "Keep aisle clear. approx 12k steps a night": how much, and no task.
    .replace(
      /[.;,] ?(?:approx(?:imately)?|about|around|circa|c)\.? \d[\d.,]*k? (?:steps|miles|km|calls|covers|orders|parcels|boxes|visits) (?:a|per|each|every) (?:day|night|shift|hour|week)\b/gi,
      '',
    )
    .replace(
      /(?<=^|[,;\n] *(?:and )?)(?:the )?bins(?:(,)|(?=$|[;.\n]))/gi,
      (_, comma?: string) => `empty the bins${comma ? ';' : ''}`,
    )
    .replace(
      /(?<=^|[,;\n] *(?:and )?)(?:the )?(pots(?:(?: and|,) pans)?|pot[- ]wash)(?:(,)|(?=$|[;.\n]))/gi,
      (_, pots: string, comma?: string) =>
        // What stands behind them is no further thing that is washed.
        `${/wash/i.test(pots) ? 'do the pot wash' : `wash the ${pots.toLowerCase().replace(',', ' and')}`}${comma ? ';' : ''}`,
    )
    // "Pick orders with a scanner, pack": the same things.
    .replace(
      /(?<=^|[;,\n] ?)(pick|sort|count|check|unload|receive|cut|slice|scan|bake|cook|make|build|assemble|print|fold|wash|iron) ([a-z][^,;\n]{2,40}?), (?:and )?(pack|label|wrap|stack|weigh|box|bag|tag|price|ship|dispatch|file|log|store|shelve)(?=$|[,;.\n])/gi,
      '$1 and $3 $2',
    )
    // "Tackle arrears early, ASB casework": how it is done ends a task.
    .replace(
      /(?<=(?:^|[,;\n]) ?[A-Za-z][a-z]+ [a-z ]{3,40}?(?:early|promptly|on time)), (?!(?:and|or|but|[a-z]+ly)\b)(?=[A-Za-z])/g,
      '; ',
    )
    // "Open files, ID and AML checks", "planning play, observations on Famly": what is done by its own name.
    .replace(
      /(?<=(?:^|[,;\n]) ?(?:open|opening|negotiate|negotiating|source|sourcing|screen|screening|plan|planning|answer|answering|greet|greeting|load|loading|sell|selling|drive|driving|serve|serving|draft|drafting|type|typing) [a-z -]{3,30}), (?=(?:[A-Za-z-]+(?: (?:and|&) [A-Za-z]+)? )?(?:checks|observations|inspections|audits|readings|reconciliations)\b)/gi,
      '; ',
    )
    // "Observations on Famly, nappies and mealtimes", "chase the other side, post-completion".
    .replace(/(?<=\b(?:observations|checks|inspections) on [A-Z][a-z]+), (?=[a-z]+ and [a-z]+(?:$|[,;\n]))/g, '; ')
    .replace(/, (?=post-[a-z]+ (?:and|or) )/g, '; ')
    // "Budget of £340k to bring in": it is brought in.
    .replace(
      /(?<=^|[,;\n] *)(?:an? )?(?:income )?(?:budget|target) of ([£€$₹][\d.,]+(?:k|m)?)(?: a year)? to (bring in|raise)\b/gi,
      '$2 $1',
    )
    // "Own budget and forecast": somebody owns them.
    .replace(
      /(?<=^|[,;\n] *(?:and )?)own (?!the\b|your\b|our\b|all\b|an?\b|it\b|\d)(?=([a-zA-Z&]+)(?: and ([a-z]+))?(?=$|[,;\n]))/gi,
      // "Own health and safety", "own morale and culture": fields, of which there is no one.
      (_, one: string, other: string | undefined, _at: number, whole: string) =>
        // "Own route" among things is somebody's: nobody is told to own it.
        !isAmongOrders(whole)
          ? ofOnes.test(one)
            ? 'own '
            : 'your own '
          : other && [one, other].every((word) => isField(word) || !lacksArticle(word))
            ? 'own '
            : 'own the ',
    )
    // "Prep and service": what a kitchen does before the doors open, and behind them.
    .replace(/(?<=^|[,;\n] *(?:and )?)(prep and service)(?=$|[,;\n])/gi, 'do the prep and the service')
    // "Keeping vendors posted (weekly call)".
    .replace(
      /(?<=^|[,;\n] *(?:and )?)keep(ing)? ((?:the |our |all )?[a-z]+s) posted\b/gi,
      (_, ing: string | undefined, whom: string) => `keep${ing ?? ''} ${whom} up to date`,
    )
    // "Register", "till": where one stands.
    .replace(
      /(?<=^|[,;\n] *(?:and )?)(?:the |cash )?(register|tills?)(?=$|[,;\n])/gi,
      (_, where: string) => `work on the ${where.toLowerCase()}`,
    );
  return withStops(chored);
}
