/** A note in whole words, before it is read: what is shortened, what has lost its article or its comma. */
import { monthInFull as month, monthNames } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { isProperFirst, lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { isOrdinary } from '../../language/nouns.ts';
import { inCharge, ownPatch, ownThing, yourOwn } from '../../language/own.ts';
import { writeOut } from '../../language/shorthand.ts';

/** "01.10.2026", as it is written in Germany. */
const dotted = (text: string): string =>
  text.replace(/\b(\d{1,2})\.(\d{1,2})\.(20\d\d)\b/g, (whole, day: string, at: string, year: string) => {
    const name = monthNames[Number(at) - 1];
    return name && Number(day) <= 31 ? `${Number(day)} ${name} ${year}` : whole;
  });

/** "Own truck" is the reader's. */
const withYour = (text: string): string =>
  inCharge.test(text) || ownPatch.test(text) ? text : yourOwn(text).replace(ownThing, 'Your own ');

/** Whether letters are those of a title in their order: "CFO" of "Chief Financial Officer". */
export function isShortFor(letters: string, title: string): boolean {
  let at = 0;
  for (const letter of letters.toLowerCase()) {
    at = title.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return title.startsWith(letters.charAt(0).toLowerCase());
}

/** Whether letters stand for a name, one for each of its words that has a capital: "CEO" of "Chief Executive Officer". */
export const isInitialsOf = (letters: string, name: string): boolean =>
  /^[A-Z]{2,5}$/.test(letters) &&
  name
    .split(/[ -]/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('') === letters;

/** The note as it is read; `titleWords` are those of the job, in small letters. */
export function withWords(raw: string, titleWords: readonly string[]): string {
  return (
    withYour(dotted(writeOut(raw)))
      .replace(/^([a-z]+) (?=the week of\b)/i, '$1 in ')
      .replace(/(?<=\b[A-Z][a-z]+day in )(?=office\b)/g, 'the ')
      .replace(/\b(\d+\+? years?) (?=experience\b)/gi, '$1 of ')
      // "Term time only + 5 days": with them on top.
      .replace(/(?<=\bonly)\s*\+\s*(?=(?:\d|one|two|three|four|five|six)\b)/gi, ', plus ')
      // "No out of hours": no such work.
      .replace(/^no out[- ]of[- ]hours(?=[.]?$)/i, 'no out-of-hours work')
      // "Four-on-four-off".
      .replace(
        /^(?:an? )?(\d|two|three|four|five|six|seven)[- ]?on[,/ -]+(\d|two|three|four|five|six|seven)[- ]?off(?: (?:shift )?(?:pattern|rota|shifts))?(?=[.]?$)/i,
        (_, on: string, off: string) => `You work ${on.toLowerCase()} on, ${off.toLowerCase()} off`,
      )
      .replace(/(?<=[a-z)])\s\+\s(?=[a-z\d£€$]|[A-Z]+\b|[A-Z][a-z])/g, ' and ')
      // "62 bedroom hotel": one, of so many.
      .replace(
        /^(?:an? )?(\d[\d,]*)[ -](bed|bedroom|seat|seater|cover|room|bay|chair|place|acre|pitch) (?=(?:[a-z-]+ ){0,2}(?:hotel|inn|restaurant|ward|unit|home|hospital|practice|clinic|theatre|cinema|nursery|school|farm|estate|site|pub|café|cafe|kitchen|salon|hostel|campsite|park)\b)/i,
        (_, many: string, what: string) => upperFirst(withArticle(`${many}-${what.toLowerCase()} `)),
      )
      // "40 hours over five days, every other weekend off": with that.
      .replace(
        /^((?:about )?[\d.]+ hours (?:a week )?(?:over|across) (?:three|four|five|six|seven|\d(?:\.5)?) (?:days|nights|shifts)(?: a week)?), (?=(?:every other|alternate|one [a-z]+ in|split shifts?|two [a-z]+ in) [^,;:]+$)/i,
        '$1, with ',
      )
      // "Based at the warehouse, some evenings".
      .replace(
        /^(based (?:in|at) [^,;:]+), (?=(?:some|occasional|regular|two|one) (?:evenings?|weekends?|nights?|travel)\b[^,;:]*$)/i,
        '$1, with ',
      )
      // "3 days Leeds HQ", "2 days office".
      .replace(/(?<=\b(?:\d|one|two|three|four) days? )(?=(?:[A-Z][a-z]+ )+(?:HQ|[Oo]ffice|[Ss]ite)\b)/g, 'at the ')
      .replace(/(?<=\b(?:\d|one|two|three|four) days? )(?=office\b)/gi, 'in the ')
      .replace(/(?<=\b(?:work|days?) from )(?=office\b)/gi, 'the ')
      // "Get-in starts 28 September".
      .replace(new RegExp(`\\b(starts|begins|ends|closes|opens) (?=\\d{1,2} ${month})`, 'g'), '$1 on ')
      // "Two weeks on two weeks off".
      .replace(/\b((?:[a-z]+|\d+) (?:days|nights|weeks) on) (?=(?:[a-z]+|\d+) (?:days|nights|weeks) off\b)/gi, '$1, ')
      .replace(/(?<=\b(?:\d|one|two|three|four) days )(?=[A-Z][a-z]{2,}(?:$|[,.)]))(?![A-Z][a-z]+days?\b)/g, 'in ')
      // "Permanent post, flexitime between 6am and 7pm": what it comes with.
      .replace(
        /^((?:an? )?(?:[a-z-]+,? ){0,3}(?:post|role|job|position|contract)), (?=(?:flexi\w*|shifts?|some|regular|occasional|weekend|evening|no|travel|an?)\b)(?!.*[,;:].*[,;:])/i,
        '$1 with ',
      )
      // "Hybrid, two days at home", "one Saturday in four, no out-of-hours": with that.
      .replace(
        /^((?:fully |mostly |largely )?hybrid)(?:[,:]| [–-])? (?=(?:an?|one|two|three|four|\d)(?:(?: to | or |-)(?:two|three|four|five|\d))? days? )/i,
        '$1, with ',
      )
      .replace(/^((?:one|two|three|\d)(?: [a-z]+)* (?:in|out of) \w+), (?=no [a-z-]+(?: [a-z-]+)?[.]?$)/i, '$1, with ')
      // "New store at Chantry Place, opens in May": it does.
      .replace(
        /^((?:an? |the |our )?(?:brand[- ]new |new )?[a-z]+(?: [a-z]+)? (?:at|in|on|near) (?:the )?[A-Z][\w’' ]+), (opens|starts|closes|launches|begins|reopens|closed|opened) (?=in |on |this |next |at |from |\d)/i,
        (_, what: string, does: string) =>
          `${/^new|^brand/i.test(what) ? upperFirst(withArticle(lowerFirst(what))) : what} ${does} `,
      )
      // "Fixed term 12 months to cover leave": for so long.
      .replace(
        /\bfixed[- ]term,? (?=(?:\d+|six|nine|twelve|eighteen) (?:months?|weeks?|years?)\b(?! (?:contract|post|role|position)))/i,
        (found) => `${found.startsWith('F') ? 'Fixed' : 'fixed'}-term for `,
      )
      // "18.5 hours a week (salary shown is FTE)": a remark on the form, of which the pay speaks.
      .replace(
        / \((?:the )?(?:salary|pay|wage|figure|rate)s? (?:shown |quoted |stated |given |advertised |above )(?:is|are) [^()]*\)/i,
        '',
      )
      .replace(/^(?:an? )?fixed term (?=for\b|until\b|to\b)/i, 'Fixed-term ')
      // "Part time KP": the letters of the title.
      .replace(/^((?:part|full))[- ]time ([A-Z]{2,4})(?=,|$| \d)/i, (whole, part: string, letters: string) =>
        titleWords.length > 1 && isShortFor(letters, titleWords.join(''))
          ? `${upperFirst(part.toLowerCase())}-time`
          : whole,
      )
      // "5 days in the office, Notice period 30 days": a form's capital.
      .replace(/(?<=, )[A-Z][a-z]+(?= [a-z])/g, (word) =>
        isOrdinary(word) && !isProperFirst(word) ? word.toLowerCase() : word,
      )
      .replace(/\s+/g, ' ')
      .trim()
  );
}
