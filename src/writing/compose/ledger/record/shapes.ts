/** What we are, have or keep, noted without its verb: "GAF contractor since 2016", "four-star rating for nine years running", "audit published every July". */
import { determine, withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { bareOf, dated, isSubject, ofOurs, severalHead } from './parts.ts';

const lasting = String.raw`(?:since (?:[A-Z][a-z]+ )?(?:1[5-9]|20)\d\d|for (?:the (?:last|past) )?(?:over |more than )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:years|seasons|decades)(?: running| in a row)?|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years|seasons) (?:running|in a row))`;
const somebody =
  '(?:contractor|dealer|installer|partner|member|supplier|distributor|stockist|agent|sponsor|charity|provider|employer|school|academy|college|practice|franchisee|licensee|centre|training centre|workplace)';
/** "GAF Master Elite contractor since 2016": what we have been. */
const been = new RegExp(`^((?:[A-Z][\\w&’'-]*|[a-z-]+)(?: [\\w&’'-]+){0,4}? ${somebody}) (${lasting})$`);
/** "Four-star Charity Navigator rating for nine years running": what we have had. */
const had = new RegExp(
  `^((?:[\\w&’'-]+ ){1,5}(?:rating|status|accreditation|certification|certificate|kitemark|score|grade|mark|licen[cs]e|approval)) (${lasting})$`,
  'i',
);
/** "IHK pass rate 100% since 2019". */
const rate = new RegExp(
  `^((?:[\\w&’'-]+ ){0,4}(?:rate|retention|attendance|satisfaction|occupancy|uptime|availability)) (?:of |at |is )?((?:about |over |nearly )?\\d[\\d.]* ?%) (${lasting})$`,
  'i',
);
/** "Order book EUR 310 million": a sum with its currency in letters. */
const sum =
  /^((?:[A-Za-z-]+ ){0,2}(?:book|turnover|revenue|budget|portfolio|pipeline|fund|endowment|profit|sales|balance sheet|income)) (?:of )?((?:EUR|GBP|USD|INR|CHF|AUD|CAD|AED|Rs\.?) ?\d[\d.,]*(?: ?(?:k|m|bn|million|billion|crore|lakh))?)( in (?:19|20)\d\d)?$/;
/** "Independent audit published every July": what is done again and again. */
const regular =
  /^((?:an? )?(?:[a-z]+ ){0,2}(?:audit|report|survey|review|accounts?|figures|results|data|newsletter|inspection|check)) (published|carried out|done|run|held|shared|repeated|audited|checked) ((?:every|each|twice|once|four times) [^,;:]+)$/i;
/** "92% of loans repaid on time (FY25)". */
const share =
  /^((?:about |over |nearly |more than )?\d[\d.]*% of (?:our |all |the )?(?:[a-z-]+ ){0,2}?[a-z]+s) ([a-z]+ed|paid|repaid|sold|made|met|built|sent|found|won|kept) ((?:on time|in full|within|at|first time|early|the same|right)\b[^;:]*)$/i;
/** "A sensory garden built by parents in 2023": a thing of ours. */
const built =
  /^((?:an? )(?:[a-z-]+ ){0,2}(?:garden|kitchen|workshop|studio|gym|shop|café|cafe|canteen|hall|library|lab|theatre|playground|orchard|farm|barn|pool|wing|ward|unit|room|house|office|site|yard)) ((?:built|designed|planted|opened|funded|made|run|paid for) (?:by|in|with|from) [^;:]+)$/i;

/** The sentence of such a note; null for every other. */
export function recordInFull(typed: string): string | null {
  const text = bareOf(typed);
  if (/^(?:we|our|the|every|each|all|no|not|never|staff|it|this|that)\b/i.test(text)) return null;
  const [, what = '', forHowLong = ''] = been.exec(text) ?? [];
  if (what && !hasVerb(what)) return `We have been ${withArticle(kept(what))} ${forHowLong}`;
  const [, mark = '', howLong = ''] = had.exec(text) ?? [];
  if (mark && !hasVerb(mark)) return `We have had ${withArticle(kept(mark))} ${howLong}`;
  const [, thing = '', figure = '', time = ''] = rate.exec(text) ?? [];
  if (thing && isSubject(thing)) return `${ofOurs(thing)} has been ${figure} ${time}`;
  const [, money = '', amount = '', year = ''] = sum.exec(text) ?? [];
  if (money && !/s$/.test(money)) return `${ofOurs(money)} ${year ? 'was' : 'is'} ${amount}${year}`;
  const [, paper = '', done = '', often = ''] = regular.exec(text) ?? [];
  if (paper)
    return `${determine(lowerFirst(paper)).replace(/^[a-z]/, (letter) => letter.toUpperCase())} ${severalHead(paper) ? 'are' : 'is'} ${done} ${often}`;
  const [, some = '', verb = '', how = ''] = share.exec(text) ?? [];
  if (some) return `${some} ${dated.test(how) || /\bFY ?\d\d/.test(how) ? 'were' : 'are'} ${verb} ${how}`;
  const [, place = '', by = ''] = built.exec(text) ?? [];
  return place ? `We have ${lowerFirst(place)} ${by}` : null;
}

/** A name keeps its capital: "GAF contractor"; "Four-star rating" loses it. */
const kept = (text: string): string =>
  /^[A-Z]{2}|^[A-Z][a-z]+ (?:(?:&|and|of|von|van|de) )?[A-Z]/.test(text) ? text : lowerFirst(text);
