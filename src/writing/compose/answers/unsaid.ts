/** What of an answer isn't said: orders to a writer, other languages, what shuts people out, worn phrases. */

import { isVocabulary } from '../../text/vocabulary.ts';
import { articleFor } from '../language/articles.ts';
import { upperFirst } from '../language/first-capitals.ts';
import { wordsOf } from '../language/words.ts';
import { allExclusions, stripWorn } from '../ledger/withhold.ts';
import { isEnglish } from '../mining/page/english.ts';
import { isMainClause } from './clause.ts';
import { isPayNote, readTerm } from './terms.ts';

const toTheWriter = new RegExp(
  [
    String.raw`^(?:please |can you |could you |just )*(?:write|make|create|generate|give|come up with|draft|invent|produce|rewrite|think of|use)\b[^.!?]*\b(?:me|us|an?|the|this|some)\b[^.!?]{0,40}\b(?:headline|intro(?:duction)?|advert|ad|slogan|tagline|paragraph)\b`,
    String.raw`^(?:please |can you |could you |just )*(?:(?:make|think) (?:something|anything|it|one) up|(?:write|give|make) (?:me|us) (?:an?|some|something|the)|(?:write|invent|add) (?:something|anything))\b`,
    String.raw`^(?:please )?(?:make|keep) (?:it|this) (?:sound|look|short|snappy|fun|nice|catchy|exciting|long|formal|simple|punchy)\b`,
    String.raw`^(?:please )?(?:something|anything) (?:catchy|nice|good|snappy|exciting|fun|punchy|like|along)\b`,
    String.raw`^(?:the )?usual(?: \w+){0,3}$|^(?:the )?usual\b[^.]*\b(?:stuff|things?|blurb|bits?)\b`,
    // A note to oneself, with the marks that such notes have.
    String.raw`^(?:TODO|FIXME)\b`,
    `^you (?:decide|choose|pick)$|^up to you$|^whatever you (?:think|like)`,
  ].join('|'),
  'i',
);
const nothing =
  /^(?:i|we) (?:don['’]t|do not) know\b|^(?:n\/?a|none|nothing|tbc|tbd|tba|idk|dunno|i don['’]t know|don['’]t know|not sure|no idea|no|yes|ok|test|same(?: as (?:above|before|last time))?|as (?:above|before)|see (?:above|below|jd|job description|attached|spec)|\?+|-+|x+|asdf\w*|blah.*|skip|pass|later|to follow|none (?:needed|required|necessary))$/i;
const candidateOnly =
  /\b(?:he|she)\b(?: (?:will|must|should|needs?|has to|is|can)\b)|\b(?:he\/she|s\/he|his\/her|him\/her)\b/i;
const thirdWill = /^(?:he|she|he\/she|s\/he) (?:will|must|should|needs? to)\b/i;
/** A colleague with a name is "she"; a candidate never is. */
const pronoun = /^(?:he|she|his|him|her)$/i;
const foreignShape =
  /(?:[äöüß]|ñ|ção\b|ungen?\b|keit(?:en)?\b|schaft\b|schein\b|ieren\b|ehmen\b|\b(?:trabajo|fácil|pagado|buscamos|empresa|travail|cherchons|rejoignez|lavoro|cerchiamo|szukamy|stunden?|urlaub|gehalt|lebenslauf|bewerbung|schicht|mitarbeiter|personalabteilung|heures?|congés|salaire|équipe|horas|sueldo|vacaciones|equipo|godzin|urlop)\b)/i;

/** Whether the words say nothing at all: "n/a", "see above". */
export const saysNothing = (text: string): boolean => text === '' || nothing.test(text);
/** Whether the words tell the writer what to do instead of the reader what the job is. */
export const speaksToWriter = (text: string): boolean =>
  // "Write the ad that gets people off the sofa" is a job.
  toTheWriter.test(text) && !/^write the [a-z]+ (?:that|which) (?!makes it|sounds?\b)/i.test(text);

/** Whether a part of this answer is in another language, judged beside the whole of it. */
export function foreignTo(answer: string): (text: string) => boolean {
  const words = answer.match(/\p{L}+/gu) ?? [];
  const shaped = words.filter((word) => foreignShape.test(word)).length;
  const english =
    /\b(?:the|and|of|to|in|for|with|on|at|our|your|you|we|is|are|will|be|as|by|from|or|a|an|all|per|day|days|hour|year)\b/i.test(
      answer,
    );
  const known = words.filter((word) => isVocabulary(word.toLowerCase())).length;
  // "18 people, quiet rooms. Mettbrötchen on Friday": one word of another language makes no other language.
  const mostly = words.length > 4 && known * 2 >= words.length;
  const whole = words.length > 3 && !isEnglish(answer) && !mostly;
  return (text) => whole || !isEnglish(text) || (shaped > 0 && shaped >= words.length / (english || mostly ? 2 : 8));
}

/** "No people over 40", "people over 45 need not apply": who may not come, whatever else is told of people of an age. */
const tooOld =
  /^(?:no|not) (?:one|body|people|persons?|men|women|applicants?|candidates?|somebody|anyone)? ?(?:over|above|under|below|older than|younger than|aged?) \d\d\b|^nobody (?:over|above|under|below|older than|younger than) \d\d\b|\b(?:people|persons|applicants?|candidates?|anyone|those) (?:over|above|older than|under|younger than) (?:the age of )?\d\d (?:need not|should not|must not|cannot|can['’]t|will not|won['’]t|do not|don['’]t)\b/i;
/** Whether a phrase shuts people out where it stands in this part. */
function shutsOut({ phrase, about }: { phrase: string; about: string }, text: string, names: boolean): boolean {
  // "When the foreman is away": a colleague's title bars nobody.
  if (
    names &&
    /^(?:foreman|foremen|chairman|chairwoman|headmaster|headmistress|postman|milkman|craftsmen|linesman|alderman|ombudsman)$/i.test(
      phrase,
    ) &&
    new RegExp(String.raw`\b(?:the|our|your|their) (?:[\w-]+ )?${phrase}\b`, 'i').test(text) &&
    !/\b(?:need|want|seek|hire|looking for|seeking|hiring)\b/i.test(text)
  )
    return false;
  // The law's own age, and the age of those who are cared for.
  if (/^(?:over|at least) 18$/i.test(phrase)) return false;
  if (
    /\b(?:everyone|patients|people|customers|clients|adults|children|residents|pupils) (?:aged |over |under )/i.test(
      text,
    )
  )
    return false;
  // Those who are cared for: "every woman on your caseload", "one boy's safe person".
  if (
    /^(?:wom[ae]n|boys?|girls?|boy['’]s|girl['’]s)$/i.test(phrase) &&
    /\b(?:every|each|one|\d+|for|with|support(?:ing)?|help(?:ing)?) (?:about |(?<=(?:with|support(?:ing)?|help(?:ing)?) )an? )?(?:\d+ )?(?:wom[ae]n|boys?|girls?)\b/i.test(
      text,
    ) &&
    !/\bonly\b/i.test(text)
  )
    return false;
  // How many of us are women shuts nobody out.
  if (
    /(?:\d% of|\b(?:\d|one|two|three) in (?:\d+|two|three|four|five|six|seven|eight|nine|ten)|\bhalf|\bmost|\bthird|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) of (?:them|us|whom))\b.* wom[ae]n\b/i.test(
      text,
    )
  )
    return false;
  // "Some cranes are 40 metres tall": how high a thing is.
  if (/^tall$/i.test(phrase) && /\d ?(?:m|metres?|meters?|ft|feet|foot|storeys?|floors?) tall\b/i.test(text))
    return false;
  // How old the company is.
  if (
    names &&
    about === 'age' &&
    /\b\d{2,3} (?:years?|yrs?) old\b/i.test(text) &&
    !/\b(?:aged|under|over|between)\b/i.test(text)
  )
    return false;
  // Overtime over 40 hours is nobody's age.
  if (/^over \d\d$/i.test(phrase) && /\b(?:time|overtime|hours|half|double|premium)\b/i.test(text)) return false;
  return !(pronoun.test(phrase) && (names || !candidateOnly.test(text) || thirdWill.test(text)));
}

const shutOut = (text: string, names: boolean) => allExclusions(text).filter((found) => shutsOut(found, text, names));
const toldOf = ({ phrase, about }: { phrase: string; about: string }): string =>
  `Left out: "${phrase}" can shut people out (${about}).`;

/** "We need a strong young lad to run the yard": somebody does, and nothing else of it changes. */
const wantedWhom =
  /\b((?:need|want|seek|hire|looking for|seeking|hiring|after) )(?:an? |the |some )?(?:[\p{L}-]+,? (?:and )?){0,4}?(?:girl|boy|lad|lady|woman|man|guy|gal|female|male|mum|dad|waitress|barmaid|handyman)(?= (?:to|who|for|with)\b)/iu;

/**
 * What is left of a part without what shuts people out: the hours, the days, the contract beside it, each of which
 * stands alone; of somebody who is wanted, what for.
 */
function besideWithheld(text: string, names: boolean): string[] {
  const free = (part: string): boolean => shutOut(part, names).length === 0;
  const open = text.replace(wantedWhom, '$1someone');
  const parts = open
    .split(/[,;](?!\d)(?![^(]*\))\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // Only terms, and what the reader gets, surely mean what they say without the words that went.
  const alone = (part: string): boolean =>
    readTerm(part) !== null ||
    isPayNote(part) ||
    (/^(?:and )?you(?:['’]ll)? (?:will )?(?:get|work|earn|start|finish)\b/i.test(part) && isMainClause(part));
  return open !== text && free(parts[0] ?? '')
    ? parts.filter((part, index) => free(part) && (index === 0 || alone(part)))
    : parts.length > 1
      ? parts.filter((part) => free(part) && alone(part))
      : [];
}

/** "No travellers", "mature applicants need not apply": whoever they are, they are sent away. */
function isBarred(text: string): string | null {
  const away =
    /^(?:.*?[,;] )?((?:[\p{L}-]+ ){0,4}(?:need not apply|needn['’]t apply|need not bother|should not apply|shouldn['’]t apply|will not be considered))$/iu.exec(
      text,
    );
  // "Agencies need not apply", "no experience": nothing that somebody is.
  if (
    away?.[1] &&
    !/\b(?:agenc(?:y|ies)|recruiters|time ?wasters|without|CVs?|r[eé]sum[eé]s?|applications?|forms?|letters?|e-?mails?|calls)\b/i.test(
      text,
    )
  )
    return away[1];
  const none =
    /^no (gypsies|gypsy|travell?ers|roma|pikeys|immigrants|migrants|refugees|asylum seekers|muslims|jews|hindus|sikhs|christians|catholics|protestants|gays|lesbians|blacks|whites|asians|africans|europeans|poles|romanians|mothers|mums|parents|disabled(?: people)?|foreign(?:ers| workers))(?: please)?$/i.exec(
      text,
    );
  return none ? none[0] : null;
}

/** What may be said of a part, and the notes on what may not; nothing where nothing is left. `names`: a colleague may be "she". */
export function sayable(text: string, names: boolean): { texts: string[]; notes: string[] } {
  // "Ask for Wray (the tall one)": only the bracket goes.
  const open = text.replace(/\s*\([^)]*\)/g, '').trim();
  const aged = tooOld.exec(text);
  if (aged && !/\b(?:on site|18|16|ride|enter|admitted|served|allowed)\b/i.test(text))
    return { texts: [], notes: [toldOf({ phrase: aged[0], about: 'age' })] };
  const barred = isBarred(text);
  if (barred) return { texts: [], notes: [toldOf({ phrase: barred, about: 'who may apply' })] };
  const excluded = shutOut(text, names);
  if (excluded.length > 0) {
    const texts =
      open !== '' && open !== text && shutOut(open, names).length === 0 ? [open] : besideWithheld(text, names);
    const most = Math.max(...excluded.map(({ phrase }) => wordsOf(phrase).length));
    return {
      texts,
      // What went with the word is told in its own words: the recruiter can say it without.
      notes: [
        ...excluded.map(toldOf),
        ...(texts.length === 0 && wordsOf(text).length > most + 2
          ? [`With it went: "${text}". Say it without that word.`]
          : []),
      ],
    };
  }
  // "21-35 yrs", in a list of what is asked: how old, and not for how long.
  const [, from = '', to = ''] =
    (names
      ? null
      : /^(?:aged?:? |ages )?(1[6-9]|[2-5]\d) ?(?:-|–|to) ?([2-6]\d) ?(?:years?|yrs?)?(?: old| of age)?$/i.exec(
          text,
        )) ?? [];
  if (from !== '' && Number(to) - Number(from) >= 7)
    return { texts: [], notes: [toldOf({ phrase: text, about: 'age' })] };
  const { worn } = stripWorn(text);
  if (worn === null) return { texts: [text], notes: [] };
  const rest = withoutWorn(text, worn);
  return {
    texts: rest === null ? [] : [rest],
    notes: [`Left out: "${worn}" is a worn phrase. Say what it means in your job instead.`],
  };
}

/** A worn adjective goes and its sentence stays: "our fast-paced warehouse". Null where nothing would be left. */
function withoutWorn(text: string, worn: string): string | null {
  if (
    !/^(?:fast-?paced|dynamic|passionate|world[- ]class|cutting[- ]edge|vibrant|exciting|leading|best[- ]in[- ]class|market[- ]leading|innovative)$/i.test(
      worn,
    ) ||
    wordsOf(text).length < 5
  )
    return null;
  const at = text.toLowerCase().indexOf(worn.toLowerCase());
  const [before, after] = [
    // "An experienced, dynamic manager": the adjective beside it stays.
    text.slice(0, at).replace(/((?:an?|the|our|your) [a-z-]+),? (?:and )?$/i, '$1 '),
    text
      .slice(at + worn.length)
      .replace(/^,? (?:and )?/, '')
      .trimStart(),
  ];
  const listed = /\b(?:an?|the|our|your) [a-z-]+ $/i.test(before);
  const article = /\b(an?) $/i.exec(before);
  if (!/^[a-z]+/i.test(after) || (!listed && !/\b(?:an?|the|our|your|this) $/i.test(before))) return null;
  const rest = article
    ? `${before.slice(0, -article[0].length)}${/^A/.test(article[1] ?? '') ? upperFirst(articleFor(after)) : articleFor(after)} ${after}`
    : before + after;
  return stripWorn(rest).worn === null ? rest : null;
}
