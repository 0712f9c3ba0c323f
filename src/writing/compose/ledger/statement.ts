import { determine, withArticle } from '../language/articles.ts';
import { hasVerb } from '../language/clause.ts';
import { closedThen } from '../language/closed-then.ts';
import { lacksArticle } from '../language/counting.ts';
import { isProperFirst, lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { type Kind, kindOf } from '../language/kind.ts';
import { kindOfCounted } from '../language/kind-so-many.ts';
import { tellsFigure } from '../language/kind-told.ts';
import { knowsNoun } from '../language/lexicon.ts';
import { isCounted, isOrdinary, isUncounted, missesArticle } from '../language/nouns.ts';
import { ownThing } from '../language/own.ts';
import { isSaidOfTwo } from '../language/said-of-two.ts';
import { saysClause } from '../language/sure-clause.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { isNamedWhole } from '../mining/tasks/compound.ts';
import { isNoClause, isSlogan } from './no-clause.ts';
import { closeQuotes, statementText } from './statement-text.ts';
import {
  adjunctThenSaid,
  goesAt,
  ofSoManySaid,
  severalDoSo,
  surelyDid,
  surelySaid,
  timeThenSaid,
} from './sure-statements.ts';

/** A piece of the recruiter's own wording, with what can be done with it. */
export interface Statement {
  /** As written, capital first, without its full stop. */
  text: string;
  /** The same without an article that was put in: fit to stand by itself as a note. */
  typed?: string;
  /** Fit to stand inside a sentence. */
  lower: string;
  kind: Kind;
  /** Speaks to the reader: "You know your rota". */
  toYou: boolean;
  /** Ends as a question or with its own mark. */
  mark: '.' | '?' | '!';
}

/** How somebody is reached: no words of work, and verbs all the same. */
const reaching = /^(?:ring|text|phone|e-?mail|message|pop|drop)$/;

/** Reads a piece of the recruiter's wording: cleaned, with its kind. Null where it says nothing. */
export function readStatement(raw: string): Statement | null {
  let text = statementText(raw);
  // "A $18m book": the figure is spoken with a vowel.
  text = text.replace(/\b([Aa]) (?=[£€$₹]?(?:8|11|18|8\d)(?:\.\d+)?(?:[kKmMb%+]|bn|-|\s))/g, '$1n ');
  const mark = /\?$/.test(text) ? '?' : '.';
  text = text.replace(/[.!?;:,]+$/, '').trim();
  if (!/[A-Za-z]{2}/.test(text)) return null;
  // The sentence brings its own stop.
  text = closeQuotes(text).replace(/\.(["”])$/, '$1');
  text = text.replace(
    /^(?:must|should|need to|needs to) (?=be\b|have\b|hold\b|work\b|live\b|own\b|drive\b)/i,
    (found) => `You ${found.toLowerCase().replace('needs', 'need')}`,
  );
  // "Payments platform used by small shops": one, told in a sentence.
  const made =
    /^([A-Z][a-z]+(?: (?!(?:is|are|was|were|be|been|has|have|had|gets?|we|you|they|it)\b)[a-z]+){1,2}) (?:used|built|made|owned|run|trusted|read|bought) (?:by|in|for) /.exec(
      text,
    )?.[1];
  if (made && isCounted(made.split(' ').at(-1) ?? '') && missesArticle(lowerFirst(made)))
    text = upperFirst(withArticle(lowerFirst(text)));
  const first = (text.split(' ')[0] ?? '').toLowerCase();
  const third = baseOfThird(first);
  let turned = false;
  // "Leads everything that happens at our sites": a job in the third person.
  if (
    third &&
    (!nounLike.has(third) ||
      /^(?:everything|across|alongside|closely|our|the|a|an|all|this|both|your|new|\d[\d,]*)$/i.test(
        text.split(' ')[1] ?? '',
      )) &&
    text.split(' ').length > 2 &&
    // "Engineers spend a day on the floor": people, and what they do.
    !(
      (isVerbBase(text.split(' ')[1] ?? '') ||
        /^(?:happen|arrive|matter|occur|end|sit|land|last|belong|exist|stay|remain|live|sleep|stand|rotate|stick|grow|swap|retire|progress|qualify|graduate|finish|begin)$/.test(
          text.split(' ')[1] ?? '',
        )) &&
      !/^(?:help|let|make|go|come)$/.test(third)
    ) &&
    !/^(?:is|are|was|will|has|have|can|of|for|in|and)$/i.test(text.split(' ')[1] ?? '') &&
    // "Tailors with suit experience are welcome": people, and what is said of them.
    !/^[a-z]+ (?:with|from|of|who|at|without|returning|new) [^,;]* (?:are|can|have|may|need|were)\b/i.test(text)
  ) {
    const phrase = parseVerbPhrase(lowerFirst(text));
    if (phrase) {
      text = upperFirst(realiseVerbPhrase(phrase, 'base'));
      turned = true;
    }
  }
  // "Covers nine parks" is what somebody does, though "cover" alone may be a thing.
  const read = turned ? 'verb' : isNamedWhole(text) ? 'np' : closedThen.test(text) ? 'loose' : kindOfCounted(text);
  // "Last winter we rehoused 340 families", "due to growth, we are ...": what stands before it makes it no note.
  // "Your choice of shift, set for the year": how it is, and nothing that somebody does.
  const setSo =
    read === 'clause' &&
    /^([^,]+), (?:set|put|cut|paid|spread|split|kept|built|held|led|run|laid|opened|fitted|installed|renewed|rebuilt|refitted|refurbished|finished|founded|planted|bought) (?:for|by|in|on|at|to|over|with|across) [^,]+$/.exec(
      text,
    )?.[1];
  const thingSetSo = typeof setSo === 'string' && !hasVerb(setSo) && kindOf(setSo) === 'np';
  const ledUpTo =
    /^(?:np|loose|ing|participle|adjective)$/.test(read) &&
    (severalDoSo.test(text) || timeThenSaid.test(text) || adjunctThenSaid.test(text) || goesAt.test(text)) &&
    !/[?;]/.test(text);
  // "Code that lands on Mars": what it does, and no order. "Check that goods are labelled" is one.
  const doesIt =
    read === 'verb' &&
    /^[A-Z][a-z]+ (?:that|which) ([a-z]+)(?:$|:| )(?!(?:is|are|was|were|has|have|will|can|should|must)\b)/.exec(
      text,
    )?.[1];
  const thatDoes = doesIt && baseOfThird(doesIt) !== null && knowsNoun(first);
  // "Hit quota two quarters running and you move up": what comes of it is no second half of an order.
  const kind =
    ledUpTo ||
    ofSoManySaid.test(text) ||
    (read === 'verb' && isSaidOfTwo(text)) ||
    /^(?:yes|no|less|more|enough|never|always|fair) means [a-z]/i.test(text)
      ? 'clause'
      : thatDoes || thingSetSo || (read === 'clause' && isNoClause(text))
        ? 'np'
        : read === 'verb' &&
            (isSlogan(text) ||
              / and (?:you|we|it|they)(?:['’](?:ll|re)| will| can)? (?!(?:all|both)\b)[a-z]+ /.test(text))
          ? 'loose'
          : read;
  // "Ring Donna for a chat": a verb, and no name of two words.
  const order =
    kind === 'verb' &&
    /^[A-Z][a-z]+$/.test(text.split(' ')[0] ?? '') &&
    // "Succeeds Alastair Begg" has become an order.
    (isVerbBase(first) || isVerbBase((text.split(' ')[0] ?? '').toLowerCase()) || reaching.test(first));
  // "Work four days, keep every Friday for yourself": a slogan, and in a sentence two things joined.
  const [, early = '', late = ''] =
    (kind === 'verb' && /^([A-Z][^,;:]+), ([a-z]+ (?!(?:and|or)\b|[^,]* (?:and|or) )[^,;:]+)$/.exec(text)) || [];
  const joins = isVerbBase(late.split(' ')[0] ?? '') && !nounLike.has(late.split(' ')[0] ?? '');
  const within = joins && early !== '' ? `${early} and ${late}` : text;
  const lower =
    order && !isProperFirst(text.split(' ')[0] ?? '')
      ? within.charAt(0).toLowerCase() + within.slice(1)
      : lowerStart(within);
  return { text: upperFirst(text), lower, kind, toYou: /^you\b|^you['’]/i.test(text), mark };
}

/** Several of them, and a word that may be what they do, to something: "patrols change route". */
const severalAct =
  /^[A-Z][a-z]+[^\Wsu]s [a-z]+ (?!(?:of|on|in|at|for|with|by|to|from|and|or|that|which|who|is|are|was|were)\b)[a-z]/;
/** When they do: such words go with a verb. */
const severalActWhen =
  / (?:when|before|after|until|as soon as|if|because|once|on the (?:day|night|morning|week) (?:that|when|after)) (?:an?|the|our|your|we|you|they|it|every|each)\b/;

/**
 * A statement that is to stand inside sentences: a noun phrase gets the article that it lacks ("a four-day week"); where
 * nobody can tell whether it lacks one, it only stands behind a colon. Names (pillars, values, titles) stay as they are.
 */
export function settle(statement: Statement): Statement {
  // "Kitchen closes at 10": the kitchen.
  const [subject = '', verb = ''] = statement.lower.split(' ');
  // '"The best placement I had" - student nurse': somebody's words, which stand as they were said.
  if (/^["“].{12,}["”] ?[–—,-]|^["“].{12,}["”] \(/.test(statement.text)) return { ...statement, kind: 'clause' };
  // "Not another call centre", "everyone's business": no one of them. "Normally three days in the office": how often that is so.
  if (
    statement.kind === 'np' &&
    /^(?:not|never|hardly|almost|only just|(?:normally|usually|generally|typically|mostly|currently|often|sometimes) (?!paid\b|free\b))\b|^(?:everyone|everybody|nobody|no one|somebody|someone|anyone|anybody|each other)['’]s\b/i.test(
      statement.text,
    )
  )
    return { ...statement, kind: 'loose' };
  // "How we'd want our own mum looked after", "±5 microns or it doesn't ship": nothing is said of it.
  if (
    statement.kind === 'clause' &&
    (/^(?:how|what|why|where|the way|whatever|whoever) (?:we|you|they|our|everyone|people|i)\b(?!.*[a-z]{2} (?:is|are|was|were|has|have|will|can|should|must|isn['’]t|matters?|counts?|comes?|goes|depends?|makes?|shows?|tells?|gets?|stays?|belongs?)\b)/i.test(
      statement.text,
    ) ||
      /^[^a-z]*\d[^,;:]*\bor (?:it|we|they|nobody) (?:does|do|is|are|goes|stays)(?:n['’]t| not| nowhere)?\b/i.test(
        statement.text,
      ))
  )
    return { ...statement, kind: 'loose' };
  if (
    statement.kind === 'clause' &&
    isCounted(subject) &&
    // "Day shifts only": when, and no day that shifts.
    !/^(?:day|night|morning|evening|weekend|afternoon|school|office) (?:shifts|hours|starts|breaks|turns)\b/.test(
      statement.lower,
    ) &&
    // "Ward heads hold": the heads do.
    !isVerbBase(statement.lower.split(' ')[2] ?? '') &&
    // "Home visits within 25 miles": visits, and no home that does.
    !/^(?:visits|calls|trips|rounds|reviews|tests|audits|surveys|talks|walks|studies) (?:within|in|to|across|from|by|with|at|on|per|an?|every|each|of|for)\b/.test(
      statement.lower.slice(subject.length + 1),
    ) &&
    (baseOfThird(verb) !== null || /^(?:is|has|was)$/.test(verb))
  )
    return { ...statement, text: `The ${statement.lower}`, lower: `the ${statement.lower}` };
  // "Grants won: 14 of 19": a figure behind its name.
  if (
    statement.kind === 'clause' &&
    /^(?!.* (?:is|are|was|were|has|have|will|can) )(?:[A-Za-z-]+ ){1,4}[A-Za-z-]+: \d[^;:.]{0,20}$/.test(statement.text)
  )
    return { ...statement, kind: 'loose' };
  // "Signal box is from 1903", "lab moved to new building": the one there is.
  if (statement.kind === 'clause' && oneThingIs(statement.lower))
    return { ...statement, text: `The ${statement.lower}`, lower: `the ${statement.lower}` };
  if (
    statement.kind === 'clause' &&
    // "First bus is at 5:10".
    (/^(?:average|typical|usual) [a-z]+ (?:is|has|was|[a-z]+s)\b/.test(statement.lower) ||
      /^(?:first|last|next|nearest) [a-z]+ (?:is|was|leaves|goes|runs|starts|opens|closes) /.test(statement.lower))
  )
    return { ...statement, text: `The ${statement.lower}`, lower: `the ${statement.lower}` };
  if (
    /^[a-z]+ (?:visits|calls|trips|rounds|reviews|tests|audits|surveys|talks|walks) (?:within|in|to|across|from|by|with|per|every|each)\b/.test(
      statement.lower,
    ) &&
    statement.kind === 'clause' &&
    isCounted(subject)
  )
    return { ...statement, kind: 'np' };
  // "New workshop opened in May": one of them. "A new building (opened in 2023)": what stands in brackets is no verb of it.
  const unbracketed = statement.text.replace(/\s*\([^()]*\)/g, '');
  if (statement.kind === 'clause' && unbracketed !== statement.text && kindOf(unbracketed) === 'np')
    return settle({ ...statement, kind: 'np' });
  if (
    statement.kind === 'clause' &&
    /^(?:new|brand-new) (?:[a-z-]+ ){1,3}?/i.test(statement.text) &&
    // "New starters shadow someone": several.
    !/^(?:new|brand-new) (?:[a-z-]+ )?[a-z-]+[^su\W]s [a-z]+ /i.test(statement.text) &&
    missesArticle(
      /^new ((?:[a-z-]+ ){0,2}[a-z-]+)(?=,| (?:opened|opens|started|starts|launched|launches)\b)/i
        .exec(statement.text)?.[1]
        ?.split(' ')
        .at(-1) ?? '',
    )
  )
    return { ...statement, text: `A ${statement.lower}`, lower: `a ${statement.lower}` };
  // "USFDA approved plant": what the tagger takes for a verb may be none.
  if (
    statement.kind === 'clause' &&
    !saysClause(statement.text) &&
    !surelyDid.test(statement.text) &&
    !tellsFigure(statement.text) &&
    !timeThenSaid.test(statement.text) &&
    !goesAt.test(statement.text) &&
    !adjunctThenSaid.test(statement.text) &&
    !surelySaid.test(statement.text) &&
    !ofSoManySaid.test(statement.text) &&
    !severalDoSo.test(statement.text) &&
    !/^(?:applications|interviews) (?:close|open|are)\b/i.test(statement.text)
  )
    return { ...statement, kind: 'loose' };
  if (statement.kind !== 'np') return statement;
  // "Supplier of the Year 2024": an award has no article.
  if (
    /\bof the Year\b|\b(?:Award|Prize|Medal)s?\b|^(?:Best|Top|Outstanding|Gold|Silver|Bronze) [A-Z].*\b(?:19|20)\d\d\b/.test(
      statement.text,
    ) &&
    !/^(?:an?|the|our|two|three|four|\d)\b/i.test(statement.text)
  )
    return { ...statement, kind: 'loose', lower: statement.text };
  // "Medical after 60 days, we pay 75%", "a room of nine babies, three staff": two notes, which only stand as typed.
  if (
    /, (?:we|you|they|it|our) [a-z]|, (?:an? )?(?:team|crew|staff) of \d|^(?![^,]*\b(?:and|or|including)\b)[^,]*\d[^,]*, (?:\d+|two|three|four|five|six) [a-z]+(?: [a-z]+)?$/i.test(
      statement.text,
    )
  )
    return { ...statement, kind: 'loose' };
  // "Court from the first month": where one works, and no court that anybody gets.
  if (
    /^(?:court|theatre|clinic|class|sea|surgery|campus|parliament|stage) (?:from|in|on|by|within|every|twice|once) /i.test(
      statement.text,
    )
  )
    return { ...statement, kind: 'loose' };
  // "Every Friday since 1998": when, and no thing that anybody expects.
  if (
    /^(?:every|each) (?:other |second |third )?(?:day|night|week|month|quarter|year|morning|evening|weekend|[A-Z][a-z]+day|spring|summer|autumn|winter)\b/i.test(
      statement.text,
    )
  )
    return { ...statement, kind: 'loose' };
  // "Purpose-built in 2019": how something is.
  if (
    /^(?:an? )?(?:purpose|newly|custom|recently)[- ](?:built|fitted|opened|refurbished|renovated) (?:in|for|by|with|around)\b/i.test(
      statement.text,
    )
  )
    return { ...statement, kind: 'loose' };
  // "All college fees paid": said with a verb that is left out.
  if (
    /^\S.* (?:paid|provided|included|covered|supplied|funded|reimbursed|refunded)\b/i.test(statement.text) &&
    !/^an? /i.test(statement.text)
  )
    return { ...statement, kind: 'loose' };
  // "Own trade lanes" are the reader's.
  if (ownThing.test(statement.text))
    return { ...statement, text: `Your ${statement.lower}`, lower: `your ${statement.lower}` };
  if (/^[\w ]{2,24}:\s|^(?:from|to|with|by|for|of|at|on|in) /i.test(statement.text))
    return { ...statement, kind: 'loose' };
  // "First shift, 6 a.m. to 2:30 p.m.": a time, as "nights" are.
  if (/^(?:first|second|third|1st|2nd|3rd) shift\b/i.test(statement.text)) return statement;
  // "Board, time or goodwill": a row of bare words stands as it was typed.
  if (/^[a-z]+(?:, [a-z]+)+,? (?:or|and) [a-z]+$/.test(statement.lower)) return { ...statement, kind: 'loose' };
  // "Patrols change route on the day that a map changes": several, and what they do.
  if (severalAct.test(statement.text) && isVerbBase(verb) && !isVerbBase(subject))
    return { ...statement, kind: severalActWhen.test(statement.text) ? 'clause' : 'loose' };
  // "Business class over six hours", "economy flights home": a class of seats has none.
  if (
    /^(?:(?:business|first|second|economy|club) class|economy (?:flights?|fares?|tickets?|seats?))\b/.test(
      statement.lower,
    )
  )
    return statement;
  // "£500 when you pass": a sum has no article.
  const lower = determine(statement.lower).replace(
    /^an? (?=[£€$₹]\d[\d.,]*k? (?:when|if|once|for|after|on|per|an?|each|every|at|towards?|from)\b)/,
    '',
  );
  if (lower !== statement.lower) return { ...statement, text: upperFirst(lower), lower, typed: statement.text };
  return missesArticle(statement.lower) ? { ...statement, kind: 'loose' } : statement;
}

/** Whether a sentence begins with a single thing that lacks its article: "signal box is from 1903". */
function oneThingIs(lower: string): boolean {
  const words = lower.split(' ');
  const at = words.findIndex((word) =>
    /^(?:is|was|has|had|moved|grew|went|came|began|stands|sits|dates|seats)$/.test(word),
  );
  if (at < 1 || at > 2 || !words.slice(0, at).every((word) => /^[a-z][a-z-]*$/.test(word))) return false;
  const [first = '', second] = words;
  const head = words[at - 1] ?? '';
  return (
    lacksArticle(head) &&
    !isUncounted(head) &&
    (second === undefined || at === 1 || (isOrdinary(first) && !/(?:ing|ed|ly)$/.test(first))) &&
    // "Notice is given", "staff has", "nobody is": no single thing.
    !/^(?:no|one|each|every|any|some|all|most|much|my|this|that|what|who|which|it|he|she|there|here|our|your|their|its|an?|the|another|either|neither|staff|team)$/.test(
      first,
    )
  );
}

/** Lower case where the capital is only the sentence's. */
function lowerStart(text: string): string {
  const words = text.split(' ');
  // "People First" or "Skerry Bank": two capitals in a row look like a name; common sentence openers don't.
  const second = words[1] ?? '';
  // "Feeding London": a doing, and where.
  if (/ing$/.test(words[0] ?? '') && baseOfIng((words[0] ?? '').toLowerCase()) !== null && /^[A-Z]/.test(second))
    return lowerFirst(text.charAt(0).toLowerCase() + text.slice(1));
  // "Either 30 or 37.5 hours", "Otherwise".
  if (/^(?:Either|Neither|Otherwise|Both|Whether) /.test(text)) return text.charAt(0).toLowerCase() + text.slice(1);
  if (/^[A-Z][a-z]+$/.test(second) && !/^I$/.test(second) && isProperFirst(words[0] ?? '')) return text;
  return lowerFirst(text);
}
