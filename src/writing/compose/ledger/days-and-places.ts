/**
 * Notes of a week and of a house that are only half of what they say: "Mon to Fri. Saturday 1 in 5" is one pattern, "one day
 * college" lacks its small word, and "our new showroom, 22 staff" counts those of the showroom, and not of the company.
 */

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWord = (many: string): string => words[Number(many)] ?? many.toLowerCase();

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[Ww]eekend';
const oneIn = new RegExp(
  `\\b(${day})s? (?:1|one) in (?:every )?(\\d|10|two|three|four|five|six|seven|eight|nine|ten)\\b|\\b(?:1|one) in (?:every )?(\\d|10|two|three|four|five|six|seven|eight|nine|ten) (${day})s?\\b`,
  'g',
);
/** "Monday to Friday, 8 to 6 on rota" before its sentence's end, and a day now and then behind it: whoever reads the first alone is misled. */
const weekAndDay =
  /(\bMon(?:day)?s? ?(?:-|–|to) ?(?:Thu|Thurs|Thursday|Fri|Friday)s?\b[^.;\n]{0,40})[.;,] ?(?:and )?([Oo]ne (?:(?:Satur|Sun)day|weekend) in [a-z]+)(?=[.;,\n]|$)/g;

const places: Readonly<Record<string, string>> = {
  college: 'at college',
  school: 'at school',
  university: 'at university',
  uni: 'at university',
  home: 'at home',
  class: 'in class',
  office: 'in the office',
  site: 'on site',
  workshop: 'in the workshop',
  clinic: 'in clinic',
};
const many = '(?:one|two|three|four|five|half a|1|2|3|4|5)';
const bareDay = new RegExp(
  `\\b(${many} days?(?: (?:a|per|each) week)?) (${Object.keys(places).join('|')})(?=[,.;\\n]|$| and\\b)`,
  'gi',
);
/** Another stretch of the same week, without which "one day office" may be anything. */
const otherDays = new RegExp(`\\b${many} days?\\b[^.;\\n]*\\b${many} days?\\b`, 'i');

const house =
  'showroom|shop|store|branch|depot|warehouse|restaurant|cafe|café|hotel|pub|kitchen|salon|clinic|practice|surgery|nursery|school|ward|unit|site|plant|factory|yard|office|workshop|garage|centre|center|home|studio|bakery|farm|department|hub';
/** The house that a post is at, with whoever works there. */
const staffOf = new RegExp(
  `\\b((?:[Oo]ur|[Tt]he|[Aa]|[Nn]ew|[Ff]or|[Aa]t|[Ii]n) (?:[\\w<>/&’'-]+ ){0,5}(?:${house})(?: (?:in|at) [A-Z][a-z]+)?), ((?:about |around |over |c\\.? ?)?\\d{1,4} (?:staff|people|colleagues|employees|team members|drivers|nurses|chefs|engineers|teachers|carers|operatives))(?=[.;,\\n<]|$)`,
  'g',
);

/** A description with such notes in full. */
export const withDaysAndPlaces = (text: string): string =>
  text
    .replace(oneIn, (_, first?: string, often?: string, oftenToo?: string, last?: string) => {
      const name = (first ?? last ?? '').replace(/^Weekend$/, (word) => word.toLowerCase());
      return `One ${name} in ${inWord(often ?? oftenToo ?? '')}`;
    })
    .replace(
      weekAndDay,
      (_, week: string, often: string) => `${week} and ${often.charAt(0).toLowerCase()}${often.slice(1)}`,
    )
    .replace(/(?<=\w[ ,] ?)One (?=(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekend|night) in )/g, 'one ')
    .replace(/[^.;\n]+/g, (sentence) =>
      otherDays.test(sentence)
        ? sentence.replace(
            bareDay,
            (_, days: string, place: string) => `${days} ${places[place.toLowerCase()] ?? place}`,
          )
        : sentence,
    )
    .replace(staffOf, '$1 with $2');
