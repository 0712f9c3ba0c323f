/** What stands behind a comma: more of the requirement before it, or one of its own. */

import { isHalfDescribed } from '../../language/lacking-noun.ts';
import { isMass } from '../../language/nouns.ts';
import { isNounByPreposition } from '../../language/nouns-with-preposition.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { readActivity } from './activity.ts';
import { adjectives, traits } from './cues.ts';
import { isOfTheRest } from './doors.ts';
import { isTool } from './known.ts';
import { isLanguage, readTools } from './person-shapes.ts';
import { areQualities } from './qualities.ts';
import {
  closesFields,
  closesPapers,
  closesPlaces,
  closesRow,
  closesTongues,
  isOutsideFields,
  qualification,
} from './rows.ts';
import {
  closesFears,
  closesThings,
  inTheTrade,
  isBesideYears,
  isDetailToo,
  isExampleToo,
  isPaperUnderWay,
  saysHowLong,
  saysWhich,
} from './split-tails.ts';
import { readProgramNames } from './tools.ts';

/** What says more about the requirement before it: "two of them as a manager". */
export const goesOn =
  /^(?:and [a-z]+ (?:it|so|them|this|that|one)\b|(?:and )?(?:an? )?(?:[a-z]+ )?(?:commitment|dedication|respect|sympathy|empathy|enthusiasm|interest|passion|understanding|experience|knowledge|appreciation|awareness|belief) (?:to|for|in|of|with)$|(?:not|no) (?:older|more|less|longer) than \S+ (?:years?|months?|weeks?)(?: old)?$|up to \d[\d,]* (?:cases|calls|covers|beds|rooms|children|pupils|residents|clients|patients|staff|people|users|sites|stores|branches|vehicles|employees|drops|deliveries|payslips|invoices|tickets)$|(?:both )?(?:at (?:least )?|minimum )?(?:level )?[ABC][12]\b(?! [A-Z][a-z]+)|at least level\b|(?:at least )?\d+\+? (?:of (?:them|these) )?[a-z]+ing\b|(?:at least )?(?:one|two|three|four|five|six|seven|eight|\d+|some|most|half|all|both|none) (?:of (?:them|which|whom|these|those)|as (?:an? )?\w+|(?:in|at) [a-z]+)\b|not (?:just|only|merely|simply)\b|(?:(?:but|though|although) )?not (?:an? )?(?:must|essential|required|necessary|needed|deal[- ]?breaker)\b|min(?:imum|\.)? \d+ (?:in|at|as|with|on) |(?:incl?\.?|including|esp\.?|especially|preferably|ideally|with (?:at least )?(?:one|two|three|four|five|six|\d+)|either|or|(?:out )?of which)\b|(?:(?:usually|normally|typically|about|around|roughly|up to|on average|every|no more than|at least) )*(?:once|twice|one|two|three|four|1|2|3|4|a few|every|each|alternate)(?: or (?:two|three|four))?(?: (?:days?|nights?|weeks?|weekends?|times?|mornings?|evenings?|shifts?|saturdays?|sundays?))?(?: (?:in|out of|per|an?|every|each) (?:\w+|every \w+))(?: on average| or so| at most| max(?:imum)?\.?)?$)/i;

const doneAlready =
  /^(?:at least|min(?:imum|\.)?(?: of)?) (?:\d+|an?|one|two|three|four|five|six) (?:[a-z-]+ ){1,3}(?:[a-z]{2,}ed|done|led|taken|sat|won|run|held|built|taught)$/i;
const count = '(?:\\d{1,2}|two|three|four|five|six|seven)';

const endsCounted = new RegExp(`\\b${count} [a-z]+$`);
const isCounted = new RegExp(`^${count} [a-z]+(?: [a-z]+)?$`);

/** "Clear, concise writing", "clear, polite phone manner": of one quality and the other. "Basic English, spoken and written". */
const isOfBoth = (last: string, piece: string): boolean =>
  (/^[a-z]+$/i.test(last) && readActivity(`${last}, ${piece}`.toLowerCase()) !== null) ||
  (/^[a-z]+$/i.test(last) &&
    adjectives.test(last) &&
    /^[a-z-]+ (?:[a-z]+ )?(?:manner|voice|approach|attitude|style|nature|handwriting)$/i.test(piece) &&
    adjectives.test(piece)) ||
  // "Full, clean licence".
  (/^(?:full|clean|valid|current)$/i.test(last) &&
    /^(?:full|clean|valid|current|UK|EU|driving|manual) (?:[\w'’]+ ){0,3}licen[cs]e\b/i.test(piece)) ||
  /^(?:both )?(?:spoken|written|oral|verbal|in writing) (?:and|or|&) (?:spoken|written|oral|verbal|in speech)$/i.test(
    piece,
  );

/** "Reads HTML and ARIA", "at ease in front of members": a deed, or a state of its own, and nothing of a row. */
const doesSomething = (piece: string): boolean =>
  /^(?:reads|writes|knows|speaks|explains|likes|loves|enjoys|understands|drives|keeps|holds|brings|handles|manages|turns up) [\w'’]+/.test(
    piece,
  ) || /^at ease (?:in|with|on|at|speaking|around|talking|reading) /.test(piece);

/** "Head for heights", "clear writer": something that one has or is, though its first word may be a deed. */
const isThingToHave = (piece: string): boolean =>
  /^(?:head for heights|eye for|hand for|love of|love for|nose for|head for|feel for|respect for|care for people)/.test(
    piece,
  ) ||
  // "Own hand tools", "clean driving record": one's own, or one thing of a kind; "clean machines" is done to several.
  /^own (?!the |an? |our |up\b|it\b|your )[a-z]/.test(piece) ||
  (/^(?:clear|clean|calm|warm|open|slow|dry|cool|light|close|welcome|complete|sound|steady|smooth|free|correct|direct|present|perfect|mature|secure|express|level|even|keen|mean|idle|empty|tidy|double|humble|appropriate|live|prompt|ready) (?:[a-z]+ ){0,2}[a-z]+$/.test(
    piece,
  ) &&
    !/ (?:an?|the|our|your|up|down|out|off|on|with|and|or|to|for|in|after|their|all|every|each|any) /.test(
      ` ${piece} `,
    ) &&
    /(?:[^s]|ss|hands|habits|manners|eyes)$/.test(piece) &&
    (!isMass(piece.split(' ').at(-1) ?? '') || /(?:handwriting|writing|speech|thinking)$/.test(piece)));

/** What begins with a small word of place is no requirement of its own. */
const whereToo =
  /^(?:(?:or|and) )?(?:in|at(?! least \w+ years? of [a-z])|within|across|under|from|among|between|throughout) [a-z]/;

/** What becomes of a piece behind another: it goes on with that, or asks for something in words that only both tell. Null where it stands by itself. */
export function behind(
  last: string,
  piece: string,
  index: number,
  pieces: readonly string[],
): { joined: string } | { own: string } | null {
  // "Good head in a crisis, at least a Category B licence".
  if (/^at least an? (?:[A-Z]|full|clean|valid|basic|degree|diploma|certificate)/.test(piece)) return { own: piece };
  // "Hands-on with a screen reader, reads HTML": what somebody does is no part of what they are.
  if (doesSomething(piece)) return { own: piece };
  // "At least two papers passed": done already, and of nothing that stands before.
  if (doneAlready.test(piece)) return { own: piece };
  // "Work in a wet, vinegar environment": what both are like comes behind the second.
  if (isHalfDescribed(last) && /^[a-z]/.test(piece)) return { joined: `${last}, ${piece}` };
  // "React and TypeScript, 3 yrs min": so long of what stands before.
  if (
    index === 1 &&
    pieces.length === 2 &&
    /^(?:min(?:imum)?\.? |at least )?\d+\+? ?(?:yrs?|years?)(?: min(?:imum)?)?[.]?$/i.test(piece) &&
    /^[A-Z][\w.+#& /-]*$/.test(last) &&
    !/[a-z]{3,} [a-z]{3,}$/.test(last)
  )
    return { joined: `${last}, ${piece}` };
  const long = saysHowLong(last, piece);
  if (long) return { joined: long };
  const trade = inTheTrade(last, piece);
  if (trade) return { own: trade };
  // "Three years in audit, CIMA or working towards it": the second way in is to the paper alone.
  if (isPaperUnderWay(piece)) return { own: piece };
  // "Call centre background, inbound or outbound": which of them.
  if (saysWhich(last, piece)) return { joined: `${last} (${piece})` };
  // "Not afraid of spiders, rats or snakes", "WMS experience eg Manhattan, Red Prairie", "coded welder: TIG, MMA".
  if (
    closesFears(last.split(', ')[0] ?? '', [...last.split(', ').slice(1), ...pieces.slice(index)]) ||
    isExampleToo(last, piece) ||
    isDetailToo(last, piece)
  )
    return { joined: `${last}, ${piece}` };
  if (goesOn.test(piece) || isOfBoth(last, piece) || isOfTheRest(piece)) return { joined: `${last}, ${piece}` };
  // "A degree in business, law or a related field", "some Bulgarian, Romanian or Russian".
  if (
    closesFields(last, piece, pieces[index + 1] ?? '') ||
    closesTongues(last, piece, pieces[index + 1] ?? '') ||
    closesPapers(last, piece, pieces[index + 1] ?? '')
  )
    return { joined: `${last}, ${piece}` };
  // "Strong Python, Go or Rust": one of the three.
  const skilled = /^(?:good|strong|solid|basic|working|hands-on|advanced|excellent) (\S+(?:, \S+)*)$/i.exec(last);
  if (
    skilled?.[1]?.split(', ').every(isTool) &&
    [piece, pieces[index + 1] ?? ''].some((next) => / or /.test(next) && next.split(' or ').every(isTool)) &&
    piece.split(' or ').every(isTool) &&
    // "Good SQL, some Python or R": how well each is known stays with it.
    !/^(?:good|strong|solid|basic|some|working|advanced|excellent) /i.test(piece)
  )
    return { joined: `${last}, ${piece}` };
  // "experience in sales, marketing or PR" is one requirement.
  if (
    (/\b(?:in|of|with|using|including)\s+[\w\s,'’-]+$/.test(last) ||
      // "2 years fundraising, sales or account management".
      /^\d+\+? (?:years?|yrs?)['’]? [a-z]+ing$/i.test(last)) &&
    // "With at least 4 years as PM, AWS or Azure": a time is no part of a row.
    !/\b(?:in|of|with|using|including)\s+(?:at least |min\.? )?\d[\w+]* [\w\s-]+$/.test(last) &&
    (/^[\w-]+(?:\s[\w-]+)? (?:or|and) [\w-]+(?:\s[\w-]+)?$/.test(piece) ||
      (/^[\w-]+$/.test(piece) && /^(?:[\w-]+\s)?(?:[\w-]+ )?(?:or|and) [\w-]+/.test(pieces[index + 1] ?? ''))) &&
    !isOutsideFields(last, piece) &&
    !isBesideYears(last, piece) &&
    // "Years in a plant, cGMP, Aspen or similar": names are no part of a row of words, nor a program of a row of trades.
    !(/^\S*[A-Z]/.test(piece) && !/[A-Z]\S*$/.test(last)) &&
    !(isTool(piece) && !isTool(/(\S+)$/.exec(last)?.[1] ?? '')) &&
    !adjectives.test(piece) &&
    !traits[piece.toLowerCase()] &&
    !areQualities(piece) &&
    // "Knowledge of planning law, a legal or police background": it has an article or a head of its own.
    !(/^an? /i.test(piece) && !/\b(?:in|of|with|using|including) (?:an?|the) /.test(last)) &&
    !/ (?:experience|background|knowledge|skills?|awareness)(?: (?:is |are |would be )?(?:helpful|useful|desirable|preferred|welcome|essential|required|needed|an? (?:plus|bonus|advantage)))?$/i.test(
      piece,
    ) &&
    // "An eye for a tenth of a millimetre, wire and sink erosion": a measure begins no row.
    !/\b(?:(?:milli|centi)?met(?:re|er)|gram|litre|second|minute|hour|inch|degree)s?$/.test(last) &&
    // "MS in Genetic Counseling, ABGC certified or eligible": what a register says of somebody is no field of study.
    !/\b(?:certified|registered|licen[cs]ed|chartered|accredited|eligible)\b/i.test(piece) &&
    // "Registered with the FRC, own van and tools": what is owned is asked for by itself.
    !/^(?:your )?own /i.test(piece) &&
    !/ (?:or|and) /.test(piece.split(' ').length < 5 && readTools(piece.split(/ (?:or|and) /)[0] ?? '') ? piece : '') &&
    // "Years with dairy cows, Green Certificate or similar": a paper is asked for by itself.
    !/\b(?:cert(?:ificate)?s?|licen[cs]es?|tickets?|cards?|degrees?|diplomas?|qualifications?|memberships?|registration|accreditation)\b/i.test(
      piece,
    ) &&
    // "Worked with children with additional needs, GCSE English and maths": a qualification is asked for by itself.
    !qualification.test(piece) &&
    // "Years in stores, SAP or any ERP": a program is no part of a row of fields.
    !(/^[A-Z]{2}/.test(piece) && /\s[a-z]+$/.test(last)) &&
    // "Years in a plant, Tamil and English": languages are asked for by themselves.
    !(/^[A-Z]\w+ (?:and|or) [A-Z]\w+$/.test(piece) && !/\b(?:in|of|with|using|including)\s+[A-Z]\w+$/.test(last)) &&
    !(/^[A-Z]{3,} (?:or|and) [A-Z]{3,}$/.test(piece) && /\bin [a-z ]+$/.test(last)) &&
    // "Two years in a classroom, Brightwheel, CPR and first aid": a program is asked for by itself.
    !(readProgramNames(piece) !== null && !/ (?:in|of|with|using) [A-Z]\w+$/.test(last)) &&
    // "Knowledge of food law, spoken Dutch and Frisian": languages go on only behind another.
    !(
      piece.split(/ (?:or|and) /).every((part) => isLanguage(part.split(' ').at(-1) ?? '')) &&
      !isLanguage(/(\S+)$/.exec(last)?.[1] ?? '')
    ) &&
    // A row that has its "or" already is closed: "a degree in planning or similar, RTPI member or eligible".
    !/\b(?:in|of|with|using|including)\b.*\s(?:or|and)\s/.test(last)
  )
    return { joined: `${last}, ${piece}` };
  // "Able to work nights, weekends and holidays", "must pass a hearing test, a medical and a check": one row.
  if (closesRow(pieces[0] ?? '', pieces.slice(1)) && pieces.length <= 5) return { joined: `${last}, ${piece}` };
  // "Knows timber, heavyside and plumbing": all of them.
  if (
    /^(?:knows?|understands?|knowledge of) [a-z]+$/i.test(last) &&
    /^[a-z]+ (?:and|or) [a-z]+$/.test(piece) &&
    !adjectives.test(piece)
  )
    return { joined: `${last}, ${piece}` };
  // "OK with smells, snakes and heat": things of one row.
  if (
    /^(?:ok(?:ay)?|fine|comfortable|happy|good|at ease|confident) (?:with|around|in) [a-z]+(?: [a-z]+)?$/i.test(last) &&
    closesThings(piece)
  )
    return { joined: `${last}, ${piece}` };
  // "Travel to Coimbatore, Rajkot and Pune foundries": places of one row.
  if (closesPlaces(last, piece, pieces[index + 1] ?? '')) return { joined: `${last}, ${piece}` };
  // "Good level of French, technical English": two languages of one requirement.
  if (
    isLanguage(/\b(?:level|command|knowledge) of ([A-Z]\w+)$/.exec(last)?.[1] ?? '') &&
    isLanguage(/^(?:[a-z]+ )?([A-Z][a-z]+)$/.exec(piece)?.[1] ?? '')
  )
    return { joined: `${last} and ${piece}` };
  // "Happy with 2 days, 2 nights", "four on, four off".
  if (endsCounted.test(last) && isCounted.test(piece)) return { joined: `${last}, ${piece}` };
  // "Can pass a test, work in cold, lift 60 lbs": all of it under "can".
  if (
    /^(?:can|able to) /i.test(last) &&
    // "Able to do shifts, Access NI check": a capital inside a line is a name's.
    /^[a-z]/.test(piece) &&
    isVerbBase(piece.split(' ')[0] ?? '') &&
    piece.includes(' ') &&
    // "Able to lift, do not mind early mornings": what somebody doesn't do is no ability.
    !/^do(?: not|n['’]t)\b/i.test(piece) &&
    // "Able to lift and chat, clean DBS": a check by its letters.
    !/^(?:clean|clear) [A-Z]/.test(piece) &&
    // "Able to explain the law, access to a car", "can read drawings, head for heights".
    !isNounByPreposition(piece) &&
    !isThingToHave(piece) &&
    // "Plant knowledge desirable": a thing to have, and nothing to do.
    !/^[a-z]+ (?:[a-z]+ ){0,4}(?:knowledge|experience|skills?|awareness|background|sense|ability|qualifications?|licen[cs]e|certificate)\b/i.test(
      piece,
    )
  )
    return { own: `${/^can/i.test(last) ? 'can' : 'able to'} ${piece}` };
  // "At board level in a charity, in health care or in a comparable setting": where, still of what stands before.
  if (whereToo.test(piece) && / (?:in|at|with|on|for|of|from) /.test(last)) return { joined: `${last}, ${piece}` };
  if (/^(?:or|but|which|who|where)\b/i.test(piece)) return { joined: `${last}, ${piece}` };
  return null;
}
