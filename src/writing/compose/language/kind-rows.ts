/** Kinds that rows, doers and runs have, whatever verbs their single words could be: "a good cut, a good chat and a cup of tea", "comfort advisors sell", "harvest run from Texas". */
import { finiteAuxiliary, pronouns } from './clause.ts';
import { isKnownNoun, isOrdinary } from './nouns.ts';
import { baseOfThird, isVerbBase, nounLike } from './verbs.ts';

/** What goes somewhere by its name: no order to harvest or to post. */
const run =
  /^(?:harvest|trunk|milk|mail|post|ferry|school|delivery|night|market|shop|test|ski|tanker|shuttle|supply|feed) (?:run|round|route|rota|season|trip|drive|ride|shift)s? (?:from|to|in|on|at|of|for|with|between|across|around)\b/i;
const doers = '(?:[a-z]{2,}(?:ers|ors|ists|ians|ants|nurses|techs|chefs|clerks|pilots|staff))';
/** "Comfort advisors sell", "techs fix": who does, and what. */
const theyAct = new RegExp(`^(?:[A-Z][a-z]+ )?(?:[A-Z])?${doers} ([a-z]+)$`);
/** "Probationary officers who clear JAIIB go to scale II". */
const whoThenDo =
  /^(?!(?:find|meet|help|hire|teach|train|serve|support|lead|join|manage|recruit|coach)\b)(?:[A-Za-z-]+ ){0,2}[A-Za-z-]+[^su\W]s who (?:\S+ ){1,5}?(?<!\b(?:to|can|will|must|may|should|would|who|and|or) )(?:go|get|move|stay|earn|start|become|join|rise|progress|receive|keep) (?:to|on|up|into|an?|the|for|in|their|[£€$₹]?\d)\b/i;
/** "Conservators, curators and front of house share one staff room". */
const rowDoes =
  /^[A-Z][a-z]+s?(?:, [a-z]+(?: [a-z]+){0,2})*,? and (?:[a-z]+ ){1,3}(share|work|meet|eat|train|decide|plan|agree|learn|build|run|choose|sit) (?:one|the|an?|our|their|together|in|on|at|side|every|each|what|how)\b/;
/** "Dispatch knows your name": one, and what it does to what is yours or ours. */
const knowsYours = /^[A-Z][a-z]+ ([a-z]+s) (?:your|our|us|you)\b/;

/** "2% of sales above target goes to the floor team": a share, and where it goes. */
const shareGoes =
  /^(?:about |up to )?(?:\d[\d.,]* ?%|half|an? (?:third|quarter|tenth|fifth|share|part)|(?:two|three) (?:thirds|quarters|fifths)|part|most|all) of (?!.*\b(?:that|which|who|you|we)\b)[^,;:]+? (?:goes|gets|comes|stays|returns|go|get|come|stay|return) (?:straight |directly |right )?(?:to|back|into|on|towards|split|shared|paid|with|out)\b/i;
/** "Six weeks across pattern, sand, melt and fettling when you join": so long, and among what. */
const timeAmong =
  /^(?:about |up to |the first )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen) (?:full |whole |paid )?(?:hours?|days?|weeks?|months?|years?|mornings?|shifts?|terms?) (?:each )?(?:across|between|among|through|in|at|on|with|beside|alongside) (?:the )?[\w-]+(?: [\w-]+)?(?:, [\w-]+(?: [\w-]+)?)*,? and (?:the )?[\w-]+(?: [\w-]+)?(?: (?:when|before|after|while|once|until) (?:you|your)\b[^,;:]*)?$/i;

/** Whether each part of a row is a thing with its article, and none has a verb. */
function rowOfThings(text: string): boolean {
  const parts = text.split(/, (?:and )?| and (?=an? )/);
  return (
    parts.length > 1 &&
    !/\b(?:who|that|which|where|when|so|if|because|but)\b/i.test(text) &&
    parts.every((part) => {
      const words = part.split(' ');
      return (
        /^an? [a-z]/i.test(part) &&
        words.length > 1 &&
        !words.some(
          (word, at) =>
            finiteAuxiliary.test(word) ||
            pronouns.test(word) ||
            (at > 1 && word.endsWith('s') && baseOfThird(word) !== null && !isKnownNoun(baseOfThird(word) ?? '')),
        )
      );
    })
  );
}

/** The kind of such a text; null for every other. */
export function rowKind(text: string): 'clause' | 'np' | 'loose' | null {
  if (run.test(text) && !finiteAuxiliary.test(text)) return 'np';
  // "To animals, to owners, to each other": to whom, and no aim.
  if (
    /^to (?:[a-z]+ )?[a-z]+[^su\W]s, to [a-z]/i.test(text) &&
    !isVerbBase((text.split(' ')[1] ?? '').replace(/,$/, ''))
  )
    return 'loose';
  // "What we cook, where we go, what we sing": questions, and no thing with an article.
  if (
    /^(?:what|where|how|when|who|why) (?:we|you|they|i) [a-z]+(?:, (?:and )?(?:what|where|how|when|who|why) (?:we|you|they|i) [a-z]+)+$/i.test(
      text,
    )
  )
    return 'loose';
  const act = theyAct.exec(text)?.[1];
  if (act && isVerbBase(act) && !/^(?:only|wanted|first|meeting|training|meetings)$/.test(act)) return 'clause';
  if (shareGoes.test(text)) return 'clause';
  if (timeAmong.test(text)) return 'np';
  if (whoThenDo.test(text) || rowDoes.test(text)) return 'clause';
  const does = knowsYours.exec(text)?.[1];
  const base = does ? baseOfThird(does) : null;
  if (base !== null && !nounLike.has(base) && !isOrdinary(base)) return 'clause';
  return rowOfThings(text) ? 'np' : null;
}
