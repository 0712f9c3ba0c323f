/** Notes that lack the small words around what they name: an article before either of two papers, "having" and "any" before what is asked. */

import { articleFor, withArticle } from '../../language/articles.ts';
import { inTurn } from '../../language/its-words.ts';
import { degreeLetters } from './degree-letters.ts';

type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

const letters = `(?:${degreeLetters}|ITI|NVQ|SVQ|HNC|HND|BTEC|QQI|[A-Z]\\.[A-Z][A-Za-z]{0,4}\\.?|[A-Z]{2,5})`;
const paper =
  '(?:degree|diploma|certificate|qualification|licen[cs]e|ticket|card|apprenticeship|certification|registration|accreditation)';
const rules: readonly Rule[] = [
  // "BE/BTech or diploma in mechanical", "ITI or diploma in fitting".
  [
    new RegExp(
      `^${letters}(?: ?/ ?${letters})* or (?:an? )?(?:degree|diploma|certificate|apprenticeship)\\b(?= (?:in|from|as|of|with)\\b|$|[ ,(])`,
    ),
    (found) => withArticle(found),
  ],
  // "B.Sc. Forestry or diploma in agriculture".
  [
    new RegExp(`^(${letters}) ([A-Z][a-z]+(?: [A-Z][a-z]+)?) or (?:an? )?(degree|diploma|certificate)\\b(?= in\\b)`),
    (_, degree = '', field = '', other = '') =>
      `${withArticle(degree.replaceAll('.', ''))} in ${field} or ${withArticle(other)}`,
  ],
  // "B.E. Civil and M.Tech Structures": two degrees.
  [
    new RegExp(`^(${letters}) ([A-Z][a-z]+(?: [A-Z][a-z]+)?) and (${letters}) ([A-Z][a-z]+(?: [A-Z][a-z]+)?)$`),
    (found, one = '', field = '', other = '', second = '') =>
      /^[BM]/.test(one) && /^[BMDP]/.test(other)
        ? `${withArticle(one.replaceAll('.', ''))} in ${field} and ${withArticle(other.replaceAll('.', ''))} in ${second}`
        : found,
  ],
  // "Bobath or Vojta certificate or the wish to get one".
  [new RegExp(`^[A-Z][\\w-]*(?: & [A-Z]\\w*)? or [A-Z][\\w-]* ${paper}\\b(?! of\\b)`), (found) => withArticle(found)],
  // "Should be having knowledge of crops".
  [
    /^(?:(?:he|she|they|you|candidates?|applicants?) )?(?:(?:should|must|will|has to|have to) )?(?:be )?having (?:an? )?(?=[a-z\d])/i,
    '',
  ],
  // "Any interest in plants": some of it counts already, and none is no bar.
  [
    /^any (interest|experience|knowledge) (?=(?:in|of|with)\b)([^,;:]+)$/i,
    (_, what = '', rest = '') => `${/^i/i.test(what) ? 'an ' : 'some '}${what.toLowerCase()} ${rest} desirable`,
  ],
  // "Time in a school": experience there.
  [/^(?:some )?time (?=(?:spent )?(?:in|on|at|with) (?:an?|the|your) )(?:spent )?/i, 'experience '],
  // "Time on Juki or Pegasus", "hours on Cessnas": on things with names.
  [/^(?:some )?(?:time|hours) (?=(?:spent )?(?:on|with) (?:[A-Z][a-z]|[A-Z]{2}))(?:spent )?/i, 'experience '],
  // "DIN 4109 sits": it is known by heart.
  [
    /^((?:knowledge of )?(?:DIN|EN|ISO|BS|IEC|VDE|ASTM|NFPA)(?: (?:EN|ISO|IEC))? \d[\d./-]*) (?:sits?|(?:must|should|has to|needs to) sit|is second nature|comes naturally|is in (?:the|your|their) blood)\.?$/,
    (_, standard = '') => `${/^knowledge/.test(standard) ? '' : 'knowledge of '}${standard}`,
  ],
  // "Basic electrical": what somebody knows, and nothing that they are.
  [
    /^(basic|general|some) (electrical|mechanical|electronic|hydraulic|pneumatic|agricultural|horticultural|clinical|medical|legal|financial|culinary)(?: (?:and|or|&) (electrical|mechanical|electronic|hydraulic|pneumatic|medical|legal|financial))?$/i,
    (_, how = '', field = '', other = '') => `${how} ${field}${other ? ` and ${other}` : ''} knowledge`.toLowerCase(),
  ],
  // "1 year with 10-24s": with people of that age.
  [
    /^((?:\d+\+?|one|two|three|four|five) years?)['’]? (?:experience )?(?:of working )?with (?:the )?(\d{1,2}) ?(?:[-–]|to) ?(\d{1,2})s$/i,
    (_, years = '', from = '', to = '') =>
      `${years}${/^(?:1|one) /.test(years) ? "'s" : "'"} experience with ${Number(to) < 13 ? 'children' : Number(to) < 26 ? 'young people' : 'people'} aged ${from} to ${to}`,
  ],
  // "Worked as a chef or baker", "taught maths": it was done.
  [/^(worked as|served as|taught) (?=[a-z])/i, (_, verb = '') => `have ${verb.toLowerCase()} `],
  // "Experience as buyer, planner or merchandiser".
  [
    /^(experience|background|training) as (?!an?\b|the\b|part\b)([a-z]+(?:er|or|ist|ian|ant))(?=,| or )/i,
    (_, what = '', who = '') => `${what} as ${articleFor(who)} ${who}`,
  ],
];

/** The note with its small words; itself where it lacks none. */
export const withItsSmallWords = (line: string): string => inTurn(line, rules);
