/**
 * A week typed as one telegram: "full time 39 hrs over 5 days incl. alternate Saturdays, some late openings in December". The
 * time, the hours with their days, and what comes now and then are three notes, and no one lead holds them.
 */
import { upperFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';

const now = '(?:some|occasional|a few|the odd|regular|no) ';
/** What comes beside the week: "some late openings in December", "no Sundays". */
const beside = `${now}[^,;:.\\n]+`;
const telegram = rare(
  new RegExp(
    `(^|[.;\\n] ?)(?:(full|part)[- ]time,? (?=\\d))?(\\d{1,2}(?:\\.\\d+)? ?(?:hours|hrs)\\.?(?: (?:a|per) week)? over (?:[2-7]|two|three|four|five|six|seven) (?:days|nights|shifts|mornings|afternoons|evenings))(?:,? (?:incl?\\.|incl|including|with) ([^,;:.\\n]+))?(?:,? (?:and |plus |with )?(${beside}))?(?=$|[.;\\n])`,
    'gi',
  ),
);

/** The text with such a telegram in its notes; a week that is one note already stays as it was. */
export const weekInParts = (text: string): string =>
  text.replace(telegram, (whole, before = '', time = '', week = '', among = '', more = '') =>
    time === '' && more === ''
      ? whole
      : `${before}${[
          time === '' ? '' : `${upperFirst(time.toLowerCase())}-time`,
          `${week.replace(/\bhrs\b\.?/i, 'hours')}${among === '' ? '' : `, including ${among}`}`,
          upperFirst(more),
        ]
          .filter((part) => part !== '')
          .join('. ')}`,
  );
