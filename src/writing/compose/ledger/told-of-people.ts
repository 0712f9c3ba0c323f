/** People of whom a company only tells, by number or share, ages up to which a policy pays, and boats that are "she": none of them is whoever applies. */

const blank = (found: string): string => ' '.repeat(found.length);

const people =
  '(?:wom[ae]n|m[ae]n|females?|males?|girls|boys|mothers|foremen|fishermen|craftsmen|tradesmen|linesmen|draughtsmen)';
/** "40% women in engineering", "half of our foremen", "1 lakh women weavers": nobody hires so many. */
const counted = new RegExp(
  `(?<=\\b\\d[\\d.,]* ?(?:%|per ?cent)(?: of (?:our |the |all )?[a-z]+(?: [a-z]+)?)?(?: (?:is|are|were))? )${people}\\b|(?<=\\b(?:half|third|thirds|quarter|quarters|most|many|all|\\d+|\\d\\d%) of our (?:[a-z]+ )?)${people}\\b|(?<=\\b(?:\\d[\\d.,]* ?(?:lakhs?|crores?|thousand|million|k)|\\d[\\d.]*,\\d{3}|[1-9]\\d{2,}|hundreds of|thousands of|millions of) (?:(?:more |over )?(?:rural|tribal|local|poor|older|young|homeless|refugee|working|self-employed) )?)(?:young |older )?${people}\\b`,
  'gi',
);
const maybeCounted = /\d|\b(?:half|thirds?|quarters?|most|many|all|hundreds|thousands|millions) of\b/i;
/** Somebody is wanted after all. */
const asks =
  /\b(?:only|preferred|preferably|candidates?|applicants?|apply|wanted|needed|required|vacanc\w+|hir(?:e|ing)|recruit\w*|seek\w*|looking for|must be|should be)\b/i;

/** "See the same women all the way through. Apply now.": the call tells nobody who may. */
const call = /(?<=[.!?:] )(?:apply (?:now|today)|how to apply|your application)\b[^.!?]*/gi;

/** "75% of salary up to age 67": as long as a policy pays. */
const payable =
  /(?<=\b(?:salary|pay|paid|pays|cover(?:ed|age)?|insurance|insured|pension|benefits?|premiums?|children|kids|dependants?|dependents?)\b[^.;]{0,30})\b(?:up to|until|till|to|at|from|before) (?:the )?age (?:of )?\d\d\b/gi;

const whoCome =
  '(?:customers|clients|guests|visitors|members|readers|audiences?|students|pupils|users|patients|residents|tenants|listeners|fans|passengers)';
/** "Our customers are mostly young families", "most of our residents are over 60": who comes, and nobody who applies. */
const ofThoseWhoCome = new RegExp(
  `(?<=\\b(?:our|the) ${whoCome} (?:are|is) (?:mostly |mainly |often |largely |all )?)(?:young|(?:over|under|aged) (?:the age of )?\\d\\d)\\b`,
  'gi',
);
/** "A corps of 165 young performers", "you teach young dancers": whom one leads or teaches. */
const taught =
  /(?<=\b(?:corps|choir|band|orchestra|company|class|squad|group)s? of (?:\d+ )?|\b(?:teach|coach|train|direct|conduct|chaperone|mentor|tutor|work with|look after)(?:es|ing|s)? (?:\d+ |our |the )?)young(?= (?:performers|dancers|musicians|players|singers|artists|athletes|swimmers|gymnasts|violinists|pianists|actors|writers|riders|families|learners|readers|scientists|footballers|carers|offenders)\b)/gi;
/** "Train the young ones to pour", "bring on our younger cooks": who is there to learn, and nobody who applies. */
const broughtOn =
  /(?<=\b(?:teach|coach|train|mentor|show|supervise|support|mind|guide|bring on|bring up)(?:es|ing|s)? (?:up |on )?(?:the |our |some )(?:\w+ )?)young(?:er)?(?= (?:ones|staff|crew|team|people|folk|hands|colleagues|[a-z]*(?:ers|eers|ists|ants|ians|ices|ees|cooks|chefs|nurses))\b)/gi;

/** "Our plant guy Earl": a colleague by name. */
const calledByName = /(?<=\b[Oo]ur (?:[a-z]+ ){0,2})(?:guy|man|woman|lady|lad|girl)(?= \p{Lu}\p{Ll}+\b)/gu;

/** "There is a second van and another qualified man": who is there already, and nobody who applies. */
const another =
  /(?<=\b(?:another|a second|one other|our other) (?:[a-z-]+ ){0,2})(?:m[ae]n|wom[ae]n|lad|bloke|chap|girl|lady)\b/gi;
const isThere =
  /\b(?:there(?:['’]s| is| are)|we have|you(?:['’]d| would|['’]ll| will)? (?:be )?(?:work(?:ing)?|learn(?:ing)?) (?:with|from|beside|alongside))\b/i;

/** "You see the same women all the way through", "a caseload of women with mixed risk": who is cared for. */
const careOf =
  /(?<=\b(?:see|meet|know|visit|follow|support|look after|care for|work with)(?:s|ing)? (?:all of )?the same )(?:wom[ae]n|m[ae]n|girls|boys|ladies)\b(?=[.,;]|$| (?:all|from|through|throughout|each|every|week|for|until|before|after|again|over|and their)\b)|(?<=\bcaseload of (?:[a-z-]+ )?)(?:women|men|girls|boys)\b/gi;
/** What is "she": a boat, and an engine. */
const vessel =
  /\b(?:boats?|ships?|hulls?|yachts?|vessels?|trawlers?|dingh(?:y|ies)|narrowboats?|barges?|locomotives?|engines?|ketch|schooner|lifeboats?|ferry|tugs?)\b[^.;]*?\b(?:she|her)\b/i;

/** The text with such people out of sight. */
export function toldOfBlanked(text: string): string {
  let rest = text;
  if (/\bage\b/i.test(rest)) rest = rest.replace(payable, blank);
  rest = rest.replace(calledByName, blank);
  if (asks.test(rest.replace(call, blank))) return rest;
  if (/m[ae]n\b|males?\b|girls|boys|mothers/i.test(rest) && maybeCounted.test(rest))
    rest = rest.replace(counted, blank);
  if (/\b(?:the same|caseload)\b/i.test(rest)) rest = rest.replace(careOf, blank);
  if (/\byoung(?:er)?\b|\b(?:over|under|aged)\b/i.test(rest) && !/\b(?:need|want|suits?|ideal)\b/i.test(rest))
    rest = rest.replace(ofThoseWhoCome, blank).replace(taught, blank).replace(broughtOn, blank);
  if (/\b(?:another|second|other)\b/i.test(rest) && isThere.test(rest) && !/\b(?:need|want|suits?|ideal)\b/i.test(rest))
    rest = rest.replace(another, blank);
  if (
    /\b(?:she|her)\b/i.test(rest) &&
    vessel.test(rest) &&
    !/\b(?:someone|somebody|person|individual|skipper|mate|captain)\b/i.test(rest)
  )
    rest = rest.replace(/\b(?:she|her)(?=\b|['’])/gi, blank);
  return rest;
}
