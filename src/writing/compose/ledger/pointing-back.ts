/** Tasks of a list that point back at another: "visit homeowners, test their water". Alone, nobody would know whose water. */
import { lowerFirst } from '../language/first-capitals.ts';
import { isVerbBase } from '../language/verbs.ts';

/** Whom or what a task is first done to, where it is several: "visit homeowners who ...", "collect the used glasses". */
const object =
  /^(?:[a-z]+ly )?([a-z-]+)(?: (?:up|in|out|on|off|back|down))? (?:(?:the|our|all|any|your|each of the) )*((?:[a-z-]+ ){0,2}?[a-z-]+s)(?=$|[,.]| (?:who|that|which|to|on|in|at|from|for|with|by|and|through|into|before|after|during|around|across|of)\b)/i;
const pointing = /\b(their|them|they)\b/i;
const small = new Set(
  'a all an and at by each every for from how in into its of off on or our out over the then to under up when where with'.split(
    ' ',
  ),
);
/** What stands before it in its own task may be what it means: "help residents with their meals", "teach people to change their own dressing". */
const ownNoun = (before: string): boolean =>
  before
    .toLowerCase()
    .split(/[^a-z-]+/)
    .some((word) => word !== '' && !small.has(word) && (!isVerbBase(word) || /s$/.test(word)));

/** Whom one meets: of things nobody can tell which of them is meant. */
const people =
  /(?:ers|ors|ees|ants|ents|ians|ists|guests|tourists|families|couples|members|kids|pupils|heirs|volunteers|adults|apprentices|nurses|relatives|candidates|graduates|colleagues|girls|boys|parents|athletes)$/;
const things =
  /(?:papers|orders|letters|containers|trailers|folders|floors|doors|motors|computers|printers|numbers|registers|events|plants|payments|documents|shipments|instruments|agents of|components|accidents|incidents|treatments|assessments|appointments|complaints|statements|consents|contents|rents|tents|errors|sensors|mirrors|corridors|tractors|reactors|invoices|fees|committees|trees|coffees|filters|meters|covers|corners|offers|boilers|drawers|shutters|layers|tickets|records)$/;

/** "Help people plan their week": whom the whole list is about. */
const servesPeople =
  /^(?:help|support|assist|care for|look after|encourage|enable) (?:our )?people\b(?! (?:team|function|manager|plan\b(?! their)))/i;

/** Somebody whom another task names by one word: "the bride", "each patient". A baby's "her" is its mother. */
const oneServed =
  /\b(?:the|an?|each|every|one|our) (bride|groom|client|customer|patient|resident|pupil|student|player|guest|tenant|visitor|caller|passenger|buyer|seller|candidate|learner|apprentice|horse|dog|cat|mare|cow|animal)(?=$|[,.]| (?!and (?:the|an?|her|his) (?:groom|bride|owner)\b))/i;
const ofOne = /\b(?:her|him|his|he|she)\b/i;
/** Behind "her" as whom it is done to; before any other word it is whose. */
const endsObject =
  /^(?:$|[ ]*[,.]| (?:to|with|when|if|in|on|at|for|from|by|and|before|after|through|into|out|up|off|down|about|as|until|while|what|how|the|an?)\b)/;

/** "Ring her when the gown arrives": whom, in the words of the task that names them; as it stands where a task names nobody. */
function withItsOne(task: string, one: string): string {
  return task.replace(ofOne, (word, at: number) => {
    const before = task.slice(0, at);
    const rest = task.slice(at + word.length);
    const [next = ''] = rest.trim().split(/[ ,.]/);
    const whom =
      /^(?:him|he|she)$/i.test(word) ||
      (/^her$/i.test(word) &&
        (endsObject.test(rest) || (/\b(?:help|let|make|watch|see) $/i.test(before) && isVerbBase(next.toLowerCase()))));
    return whom ? `the ${one}` : `the ${one}’s`;
  });
}

/** Whoever a pronoun may stand for: somebody, or a name. */
const maybeMeant =
  /\b(?:the|an?|each|every|one|our|your) (?:[a-z-]+ ){0,2}?(?:[a-z]+(?:er|or|ist|ant|ent|ian|man|woman|ee)|bride|groom|guest|horse|dog|cat|mare|cow|animal|chef|nurse|child|baby|mother|father|owner|boss|vet|pet|head|lead|judge)s?\b|[a-z](?:ers|ors|ees|ants|ents|ians|ists|guests|brides|families|children|people)\b| (?:[A-Z][a-z]+ ?)+/;

/** Whether a task speaks of "her" or "him" and names nobody whom that could be: alone it says nothing. */
export const namesNobody = (task: string): boolean => {
  const at = task.search(ofOne);
  return at >= 0 && !maybeMeant.test(task.slice(0, at));
};
/** "Place the order with the designer and ring her": the second deed is done to whom the list is about. */
const secondDeed = /\band [a-z]+ (?=(?:her|him)\b)/i;

/** "Show customers how to use them": what the task before was done to. */
const howTo = /^((?:show|teach|tell|train|explain to) (?:(?:the|our) )?[a-z]+s how to [a-z]+) them\b/i;

/** The list's tasks, each with what it points at. What it points at can't always be told: then it stays as it was typed. */
export function withNouns(tasks: readonly string[]): string[] {
  let several: string | null = null;
  let one: string | null = null;
  return tasks.map((typed, index) => {
    const speaks = ofOne.test(typed);
    const task =
      speaks && one !== null && (namesNobody(typed) || (secondDeed.test(typed) && !oneServed.test(typed)))
        ? withItsOne(typed, one)
        : typed;
    one =
      oneServed.exec(task)?.[1]?.toLowerCase() ?? (/(?:ers|ors|ists|guests|brides|families)$/.test(typed) ? null : one);
    const thing = howTo.test(task) ? /(?:^| )([a-z]+[^su\W]s)$/.exec(tasks[index - 1]?.trim() ?? '')?.[1] : undefined;
    if (thing && !people.test(thing)) return task.replace(howTo, `$1 the ${thing}`);
    const found = pointing.exec(task);
    let text = task;
    if (found && several && !ownNoun(task.slice(0, found.index)) && !/^their own\b/i.test(task.slice(found.index))) {
      const noun = several;
      text = task.replace(pointing, (word) =>
        word.toLowerCase() !== 'their' ? noun : /s$/.test(noun) ? `${noun}’` : `${noun}’s`,
      );
    } else if (!found) {
      const [, verb = '', what = ''] = object.exec(task.trim()) ?? [];
      // "Safeguarding lead for volunteers": whom it is for.
      const whom =
        / (?:for|with|of) ((?:our |the |all )?[a-z]+s)$/i.exec(task.trim())?.[1]?.replace(/^(?:our|the|all) /i, '') ??
        '';
      several =
        isVerbBase(verb.toLowerCase()) && people.test(what) && !things.test(what)
          ? what.toLowerCase()
          : people.test(whom) && !things.test(whom)
            ? whom.toLowerCase()
            : null;
    }
    if (servesPeople.test(task.trim())) several = 'people';
    return text;
  });
}

/** "Explain the claim to them", "clear brambles behind them", "write up their notes": of what the task before was done to. */
const ofTheOther =
  /^(?:[a-z]+ly )?[a-z-]{3,}(?: (?:up|out|off|down|over|back))? (?:their\b(?! own\b)|(?:(?:the|an?|any|our) )?(?:(?!(?:and|or|if|when|with|one|some|each|any|all|both|most|who|that|the)\b)[a-z-]+ ){1,3}(?:to|for|with|from|behind|on|in|of|at|under|beside|between|around|through|into|after|before|about|by|over|against) (?:(?:them|it)\b|their\b(?! own\b)))/i;

/** Whether a task says nothing alone: whose notes, and to whom, another tells. */
export function pointsAtAnother(task: string): boolean {
  const found = / (?:them|it|their)\b/i.test(task) ? ofTheOther.exec(task.trim()) : null;
  // "Help residents with their meals": whose meals they are stands in the task itself.
  return (
    found !== null &&
    isVerbBase(task.split(' ')[0]?.toLowerCase() ?? '') &&
    !(/their$/i.test(found[0]) && ownNoun(found[0].replace(/\S+$/, '').replace(/^\S+ /, '')))
  );
}

/** Tasks that say nothing alone, each behind the one that they point at: no text has "explain the claim to them" without the heirs. */
export function withTheirTask(tasks: readonly string[]): string[] {
  const out: string[] = [];
  for (const task of tasks) {
    const last = out.at(-1);
    if (
      last === undefined ||
      !pointsAtAnother(task) ||
      // A row with its own commas is read by itself.
      last.includes(',') ||
      !isVerbBase(last.split(' ')[0]?.toLowerCase() ?? '') ||
      last.split(' ').length + task.split(' ').length > 22
    )
      out.push(task);
    else
      out[out.length - 1] =
        `${last.replace(/[.;]$/, '')}${/ and /.test(last) ? ',' : ''} and ${lowerFirst(task.trim())}`;
  }
  return out;
}
