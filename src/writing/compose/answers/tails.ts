/** What stands behind a comma and is told of the words before it: who somebody is, how a thing goes on, what it does without. */
import { startsVerb } from './clause.ts';

/** Somebody by what they are, who may be named behind a comma: "our student nurse", "the founder's granddaughter". */
const somebody =
  /(?:\b(?:the|our|my|your|a|an)\b[^,]*|['’]s? [^,]*)\b(?:nurse|head|lead|chef|colleague|apprentice|student|mate|boss|founder|son|daughter|grandson|granddaughter|niece|nephew|wife|husband|sister|brother|cousin|dog|cat|horse|pony|ship|boat|officer|matron|cook|vet|clerk|steward|[a-z]{3,}(?:er|or|ist|ant|ian|man|woman|person))$/i;
const nameable =
  /\b(?:report(?:s|ing)? to|answer(?:s|ing)? to|(?:led|run|owned|managed|founded|chaired) by|named after|assist(?:ing)?|mentor(?:ing)?|shadow(?:ing)?|cover(?:ing)? for|work(?:ing)? with|meet(?:ing)?) (?:the|our|your|an?) [^,]+$/i;
const aName =
  /^(?:(?:Dr|Mrs?|Ms|Miss|Prof|Sister|Chef|Father|Sir|Dame)\.? )?\p{Lu}[\p{Ll}'’]+(?: (?:\p{Lu}['’]?[\p{L}'’-]+|de|van|von|la|Mc\p{L}+)){0,2}$/u;

/** How what was named goes on, is kept or paid: no thing of its own. */
const goesOnAs =
  /^(?:(?:and |all |both |each )?(?:reviewed|insured|funded|matched|topped up|backed|capped|adjusted|renewed|indexed|updated|calculated|split|shared|served|cooked|delivered|fitted|collected|rolled over|signed off|checked|guaranteed|protected|banked|backdated|pro-?rated|subsidi[sz]ed|sponsored|covered) (?:every|each|once|twice|against|by|for|to|up|with|at|in|on|from|after|before|per|between|through|all|annually|monthly|weekly|yearly|quarterly|daily|together)\b|(?:rising|going up|going down|growing|increasing|moving up|stepping up|building up|starting|beginning|counting|depending|falling) (?:to|with|by|at|from|after|each|every|up|as|on|in|once|when)\b)/i;
const without =
  /^(?:with(?:out)? no|no|without|never) (?!(?:experience|degree|previous|need|licen[cs]e|qualification)\b)[a-z]/i;

/** Whether `piece` is told of `last`, which stands before it. */
export function isTail(piece: string, last: string): boolean {
  if (aName.test(piece) && (somebody.test(last) || nameable.test(last)) && !/ (?:and|or) [a-z]+$/i.test(last))
    return true;
  if (goesOnAs.test(piece) && !goesOnAs.test(last)) return true;
  // "See eight patients a day, no double booking".
  return (
    without.test(piece) &&
    startsVerb(last) &&
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|a day|a week)\b/i.test(last)
  );
}
