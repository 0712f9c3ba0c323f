/** Notes on what a house has, by its kind and its number: "live music thurs to sun", "lawn for 1200 pax", "22 toolmakers", "company van kept at home". */
import { monthOf, monthSource } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { dayOf } from './shapes.ts';

const few = '(?:\\d+|two|three|four|five|six|seven)';
const day = '(?:mon|tues?|wed(?:nes)?s?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const heard =
  '((?:live|trad(?:itional)?|folk|jazz|irish|acoustic|country|piano)(?: (?:trad|folk|jazz|irish|piano))? (?:music|bands|sessions)|trad|karaoke|open mic|DJs|quiz)';

/** "Live music thurs to sun", "trad music 5 nights": what is on, and when. */
function played(note: string): string | null {
  const [, what = '', from = '', to = '', nights = ''] =
    new RegExp(
      `^${heard},? (?:(?:from |every )?(${day}) ?(?:to|-|–|through) ?(${day})(?: nights?)?|(?:on )?(${few}) nights(?: (?:a|per) week)?)$`,
      'i',
    ).exec(note) ?? [];
  if (what === '') return null;
  const is = /(?:bands|sessions|DJs)$/i.test(what) ? 'are' : 'is';
  const on = nights === '' ? `from ${dayOf(from)} to ${dayOf(to)}` : `on ${nights.toLowerCase()} nights a week`;
  return `There ${is} ${/^DJ/.test(what) ? what : lowerFirst(what)} ${on}`;
}

const room =
  '(?:lawn|garden|terrace|ballroom|banquet hall|hall|marquee|restaurant|dining room|conference room|auditorium|canteen|rooftop|bar|courtyard|chapel|theatre|function room)';
/** "Lawn for 1200 pax": so many people. */
function holds(note: string): string | null {
  const [, where = '', many = '', whom = ''] =
    new RegExp(
      `^(?:an? |our |the )?((?:[a-z]+ )?${room}) (?:for|of|seating|holding) (?:up to )?(\\d[\\d,]*) (pax|people|guests|persons|covers)$`,
      'i',
    ).exec(note) ?? [];
  return where
    ? `There is ${withArticle(lowerFirst(where))} for ${many} ${/^(?:pax|persons)$/i.test(whom) ? 'people' : whom.toLowerCase()}`
    : null;
}

/** "Company van kept at home", "laptop and phone provided": what one gets, and where it stays. */
function given(note: string): string | null {
  const [, what = '', where = ''] =
    /^(?:an? |the |your )?((?:company|works?|service|liveried|crew) (?:van|car|vehicle|pick-?up|truck|bike)|van|vehicle),? (?:is |to be |which is )?((?:kept|parked|garaged|taken) (?:at )?home(?: (?:overnight|at night|every night))?)$/i.exec(
      note,
    ) ?? [];
  return what ? `You have ${withArticle(lowerFirst(what))}, which is ${where.toLowerCase()}` : null;
}

/** Those who do a trade, of whom a house counts its own. */
const trades =
  '(?:toolmakers|machinists|fitters|welders|sprayers|joiners|carpenters|bakers|butchers|weavers|printers|moulders|polishers|engravers|tailors|cutters|sewers|seamstresses|electricians|plumbers|mechanics|millwrights|turners|grinders|setters|riggers|platers|masons|potters|glaziers|upholsterers|gardeners|growers|shepherds|brewers|distillers|clerks|caseworkers|chemists|biologists|surveyors|draughtsmen|dispatchers)';
/** "22 toolmakers": so many work here. Of what the post itself is they may be vacancies, which the caller tells. */
function counted(note: string): string | null {
  const many = new RegExp(`^(?:about |around )?(?:[2-9]\\d|1\\d|\\d{3}) ${trades}$`, 'i').exec(note)?.[0];
  return many ? `There are ${lowerFirst(many)}` : null;
}

const when = `(?:Easter|Christmas|(?:(?:early|mid|late)[- ])?${monthSource})`;
const openFrom = new RegExp(
  `^(?:we are )?open (?:from )?(${when}) ?(?:to|-|–|until|till|thru|through) ?(${when})$`,
  'i',
);
const roomFrom = new RegExp(
  `^(?:an? )?(live-in|accommodation|housing|lodgings?|board|staff (?:house|accommodation|housing)) (?:is )?available (?:from )?(${when}) ?(?:to|-|–|until|till|thru|through) ?(${when})$`,
  'i',
);
const home = '(?:[a-z]+ )?(?:house|cottage|flat|room|caravan|apartment|bungalow)';
const maybeHome = new RegExp(`^(?:an? )?(${home}) (?:is |may be )?possible$`, 'i');
const training =
  /^((?:[A-Z]{2,5} )(?:training|test|course|medical|licence|card|renewal|check)|DBS|CPD|[Cc]ertification|[Ll]icen[cs]e renewal) (paid|paid for|funded)( (?:if|when|once|after) [^;:]+)?$/;
const carOr =
  /^(?:an? )?((?:company |works? |pool )?(?:car|van|vehicle|truck)) or (?:an? )?((?:car |van |mileage )?allowance)$/i;
const mileage = /^mileage(?: at| is| paid at)? ((?:\d{2}p|€0\.\d\d|\$0?\.\d{2,3}))(?: (?:a|per) mile)?$/i;
const contract =
  /^(?:an? )?(\d{1,2}|six|nine|twelve|eighteen)[- ]month contract,? (?:which is |that is )?(?:extend[ai]ble|renewable)$/i;
const monthsInFull = (text: string): string =>
  text
    .replace(new RegExp(`\\b${monthSource}\\b`, 'g'), (short) => monthOf(short))
    .replace(/^(?:Early|Mid|Late)\b/, (word) => word.toLowerCase());

/** Homes, seasons and payments that lack only their verb: "open Easter to October", "cottage possible", "CDL training paid", "mileage 45p". */
function isSo(note: string): string | null {
  const [, opens = '', closes = ''] = openFrom.exec(note) ?? [];
  if (opens) return `We are open from ${monthsInFull(opens)} to ${monthsInFull(closes)}`;
  const [, room = '', from = '', to = ''] = roomFrom.exec(note) ?? [];
  if (room)
    return `${/^live-in$/i.test(room) ? 'Live-in accommodation' : upperFirst(room)} ${/s$/.test(room) ? 'are' : 'is'} available from ${monthsInFull(from)} to ${monthsInFull(to)}`;
  const house = maybeHome.exec(note)?.[1];
  if (house) return `${upperFirst(withArticle(lowerFirst(house)))} is possible`;
  const [, paid = '', how = '', once = ''] = training.exec(note) ?? [];
  if (paid)
    return `${/^(?:[A-Z]{2,5} )(?:test|course|medical|licence|card|renewal|check)/.test(paid) ? `The ${paid}` : upperFirst(paid)} is ${how}${once}`;
  const [, car = '', money = ''] = carOr.exec(note) ?? [];
  if (car) return `You get ${withArticle(lowerFirst(car))} or ${withArticle(lowerFirst(money))}`;
  const rate = mileage.exec(note)?.[1];
  if (rate) return `Mileage is paid at ${rate} a mile`;
  const months = contract.exec(note)?.[1];
  return months ? `This is ${withArticle(`${months.toLowerCase()}-month contract`)}, which can be extended` : null;
}

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function whatThereIs(typed: string): string | null {
  const note = typed.trim();
  return played(note) ?? holds(note) ?? given(note) ?? counted(note) ?? isSo(note);
}
