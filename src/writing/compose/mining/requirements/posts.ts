/** Who somebody is, by a post, a register or a trade: "HCPC registered ODP or anaesthetic nurse", "ACA or CIMA qualified with 2 years' PQE". */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { describes } from '../../language/lexicon.ts';
import { seldom } from '../../language/seldom.ts';
import { writeOut } from '../../language/shorthand.ts';
import { isSomebody, type PersonFact } from './person-shapes.ts';
import { readOnRegister } from './registers.ts';

type Read = (half: string) => PersonFact | null;

const letters =
  '(?:RVN|RGN|RMN|RNLD|RSCN|RN|LPN|LVN|CNA|HCA|ODP|SLT|HLTA|ANP|AMHP|EVN|SVN|GP|EMT|CMA|PTA|COTA|BCBA|RBT|SENCO|SENCo)';
const trades =
  '(?:nurse|midwife|radiographer|physiotherapist|paramedic|therapist|pharmacist|dietitian|practitioner|technician|engineer|dentist|optometrist|psychologist|teacher|solicitor|architect|surveyor|accountant|childminder|electrician|installer|assessor|social worker|care worker|podiatrist|chiropodist)';
const one = `(?:[a-z-]+ ){0,2}(?:${letters}|${trades})`;
const tail = '((?: (?:with|who|holding|in|on)\\b [^;:]{3,90})?)';
/** "HCPC registered ODP or anaesthetic nurse". */
const registered = seldom(
  /^(?:an? )?[A-Z]{2,7}[- ](?:registered|accredited|qualified|certified|licensed)/,
  new RegExp(
    `^(?:an? )?([A-Z]{2,7})[- ](registered|accredited|qualified|certified|licensed) (${one}(?:(?: or | ?/ ?)(?:an? )?${one})?)${tail}$`,
  ),
);
/** "Paediatric RN or RGN with a year on a ward". */
const lettered = seldom(
  new RegExp(letters),
  new RegExp(
    `^(?:an? )?((?:[A-Za-z]?[a-z-]+ ){0,3}${letters}(?:(?: or | ?/ ?)(?:an? )?${one})?) ((?:with|who|holding) [^;:]{3,90})$`,
  ),
);
/** "CA/ICWA qualified with 3 to 5 years' PQE". */
const bodies =
  /^([A-Z]{2,6}(?:(?:\/|, | or |,? or )[A-Z]{2,6})*) (qualified|chartered|certified|accredited|registered) (with .{3,90})$/;

const bodyNames = '[A-Z]{2,6}(?:(?: ?/ ?|, | or |,? or )[A-Z]{2,6})*';
/** "Qualified CCAB or CIPFA accountant": somebody, by the body that has qualified them. */
const qualifiedOne = seldom(
  /^(?:an? )?(?:fully |newly |recently |part[- ])?(?:qualified|chartered|registered|certified|licensed|accredited) /i,
  new RegExp(
    `^(?:an? )?((?:fully |newly |recently |part[- ])?(?:qualified|chartered|registered|certified|licensed|accredited)) (${bodyNames}) ((?:[a-z]+ )?${trades})${tail}$`,
    'i',
  ),
);
/** "ACCA/ACA part or fully qualified", "part or fully qualified CIMA". */
const partOrFully = new RegExp(
  `^(?:(${bodyNames}),? )?(?:part[- ]?(?:qualified)?(?: ?/ ?| or )(?:fully |full )?qualified|fully or part[- ]?qualified|qualified or part[- ]?qualified)(?: (${bodyNames}))?$`,
);
/** "Part qualified ACCA is fine": whoever is further is as welcome. */
const partIsFine = rare(
  new RegExp(
    `^part[- ]?qual(?:ified)?(?: (${bodyNames}))?(?: (?:is|are))?(?: also)? (?:fine|ok|okay|enough|welcome|considered|acceptable|accepted)$`,
    'i',
  ),
);
/** "Professional accountancy qualification (ACCA or CIMA) or part-qualified": had, or on the way. */
const orPartly = rare(
  /^((?:an? )?[^,;:()]{3,60}?(?:qualification|degree|diploma|membership|charter)(?: \([^()]{2,50}\))?),? or (?:be |are )?((?:part|newly|nearly|recently|fully)[- ]qualified|finalists?)$/i,
);

const experienced = rare(
  /^([^,;()]{3,50}? experience(?: [a-z]+ [^,;()]{2,30})?),? or (?:be )?((?:newly |fully |recently )?(?:qualified|registered|certified|trained|graduated)\b[^,;()]{0,60})$/i,
);

const reason =
  /^(an? [^,;:()]{3,50}?),? ((?:as|because|since) (?:the |our |your |you |we |it |this |there |shifts |most )[^,;:]{3,60})$/i;

/** "Vet nurse (RVN) or SQP". */
const eitherPost = seldom(
  new RegExp(`(?:${letters}|${trades})(?: \\([A-Z]{2,6}\\))? or `, 'i'),
  new RegExp(`^(?:an? )?(${one}(?: \\([A-Z]{2,6}\\))? or (?:[A-Z]{2,6}|${one}))$`, 'i'),
);
/** "Reception (EYFS) teacher with phonics": what the letters stand for is in the middle. */
const spelledInside = seldom(
  / \([^()]{2,12}\) /,
  new RegExp(`^(?:an? )?((?:[A-Za-z-]+ ){1,2}\\([^()]{2,12}\\) ${trades})${tail}$`),
);

/** Reads such a line; null where it is none. `read` reads a part of it. */
export function readPost(line: string, desirable: boolean, read: Read): PersonFact | null {
  const be = (text: string): PersonFact => ({
    kind: 'be',
    text: text
      .replace(/ ?\/ ?(?=[A-Z]|[a-z]+ )/g, ' or ')
      .replace(/ & (?=[a-z])/g, ' and ')
      .replace(/ and own (?=[a-z])/g, ' and your own '),
    desirable,
    sure: true,
  });
  const typed = line
    .trim()
    .replace(/[.;]+$/, '')
    .replace(/ w\/ ?(?=[a-z\d])/i, ' with ');
  if (/\b(?:experience|background|skills|essential|desirable|preferred|required|welcome|plus|advantage)$/i.test(typed))
    return null;
  const onRegister = readOnRegister(typed, desirable);
  if (onRegister) return onRegister;
  const listed = registered.exec(typed);
  if (listed) return be(withArticle(`${listed[1]} ${listed[2]} ${listed[3]}${writeOut(listed[4] ?? '')}`));
  const [, so = '', names = '', trade = '', rest = ''] = qualifiedOne.exec(typed) ?? [];
  if (so && /[A-Z]{2}/.test(names) && !/[a-z]{3}/.test(names))
    return be(withArticle(`${lowerFirst(so)} ${names} ${trade}${writeOut(rest)}`));
  const partly = partOrFully.exec(typed);
  const of = partly?.[1] ?? partly?.[2] ?? '';
  if (of) return be(`part-qualified or fully qualified (${of})`);
  const fine = partIsFine.exec(typed);
  if (fine) return be(`part-qualified or fully qualified${fine[1] ? ` (${fine[1]})` : ''}`);
  const [, holds = '', nearly = ''] = orPartly.exec(typed) ?? [];
  if (holds)
    return {
      kind: 'do',
      text: `have ${withArticle(lowerFirst(holds.replace(/^an? /i, '')))} or are ${nearly
        .toLowerCase()
        .replace(' ', '-')
        .replace(/^finalists?$/, 'a finalist')}`,
      desirable,
      sure: true,
    };
  const support =
    /^(?:an? )?((?:Basic|Intermediate|Immediate|Advanced|Paediatric)(?: [A-Z][a-z]+)? Life Support [Pp]rovider)$/.exec(
      typed,
    )?.[1];
  if (support) return be(withArticle(support));
  const either = eitherPost.exec(typed)?.[1];
  if (either && /\b[A-Z]{2,6}\b/.test(either) && /[a-z]{4}/.test(either) && !/\b(?:of|for|in)\b/.test(either))
    return be(withArticle(lowerFirst(either)));
  // "Nurse prescriber (V300) or on the course".
  const [, does = '', aside = '', soon = ''] =
    /^(?:an? )?((?:[a-z-]+ ){0,2}[a-z-]+)((?: \([^()]{2,20}\))?),? or ((?:on (?:the|a|your)|awaiting|about to|due to) [^,;:]{3,40})$/i.exec(
      typed,
    ) ?? [];
  if (does && isSomebody(withArticle(does.toLowerCase())))
    return be(`${withArticle(lowerFirst(does))}${aside} or ${soon}`);
  const [, inside = '', more = ''] = spelledInside.exec(typed) ?? [];
  if (inside) return be(`${withArticle(lowerFirst(inside))}${writeOut(more)}`);
  // "Finance graduate or AAT L4".
  const [, studied = '', paper = '', level = ''] =
    /^(?:an? )?((?:[a-z]+ ){1,2}graduate),? or ([A-Z]{2,6}) (?:L|[Ll]evel )(\d)$/i.exec(typed) ?? [];
  if (studied)
    return {
      kind: 'do',
      text: `are ${withArticle(lowerFirst(studied))} or have ${paper} Level ${level}`,
      desirable,
      sure: true,
    };
  // "CIPP qualified or 3 years of payroll": what somebody is, or has.
  const [, known = '', long = ''] =
    /^([A-Z]{2,6}(?:(?:\/| or )[A-Z]{2,6})? (?:qualified|chartered|certified|registered)),? or ((?:at least |over )?\d+\+? (?:years?|yrs?)\b[^,;:]*)$/.exec(
      typed,
    ) ?? [];
  const time = known ? read(long) : null;
  if (time?.kind === 'have' && !time.odd && !time.loose)
    return { kind: 'do', text: `are ${known.replace('/', ' or ')} or have ${time.text}`, desirable, sure: true };
  const [, marked = '', mark = ''] =
    /^([A-Z]{2,6} (?:certified|qualified|registered)) ([A-Z]?\d[\w-]*)$/.exec(typed) ?? [];
  if (marked) return be(`${marked} (${mark})`);
  // "Roofer - slate & tile": who, and in what.
  const [, called = '', what = ''] =
    /^((?:[A-Za-z-]+ ){0,3}[A-Za-z]+) [–-] ([a-z][a-z]+(?:(?: & |, | and |\/)[a-z]+){0,3})$/.exec(typed) ?? [];
  if (
    called &&
    // "Stock taker - accurate": how, and not in what.
    !what.split(/ & |, | and |\//).some((word) => describes(word)) &&
    isSomebody(withArticle(called.toLowerCase())) &&
    !/\b(?:we|you|not?|training|given|only|fine|ok|welcome|considered|wanted)\b/.test(what)
  )
    return be(`${withArticle(lowerFirst(called))} (${what.replace(/ & /g, ' and ')})`);
  const post = lettered.exec(typed);
  if (post && !/\b(?:as|for|of|support|assist)\b/i.test(post[1] ?? ''))
    return be(`${withArticle(lowerFirst(post[1] ?? ''))} ${writeOut(post[2] ?? '')}`);
  const body = bodies.exec(typed);
  if (body)
    return be(
      `${body[1]} ${body[2]} ${writeOut(body[3] ?? '')
        .replace(/(\d)\s?[-–]\s?(?=\d+ years?\b)/, '$1 to ')
        .replace(/\byears (?=PQE\b)/, "years' ")}`,
    );
  // "Band 5 experience or newly qualified": the one is had, the other is somebody.
  const [, has = '', is = ''] = experienced.exec(typed) ?? [];
  if (has && !/\b(?:or|of|in)\b/.test(has)) {
    const fact = read(has);
    if (fact?.kind === 'have' && !fact.odd)
      return { kind: 'do', text: `have ${fact.text} or are ${lowerFirst(is)}`, desirable, sure: true };
  }
  // "A morning person as we start at 5": somebody, and why.
  const [, who = '', why = ''] = reason.exec(typed) ?? [];
  if (who && isSomebody(who)) return { kind: 'do', text: `are ${lowerFirst(who)}, ${why}`, desirable, sure: true };
  const [, swims = '', way = ''] =
    /^(?:an? )?((?:[a-z]+ ){0,2}(?:swimmer|driver|speaker|rider|cyclist|climber|skipper)(?: \([^()]{1,20}\))?(?: with [^,;()]{2,40})?),? or ((?:willing|happy|prepared|ready|keen) to [a-z][^,;]{2,40})$/i.exec(
      typed,
    ) ?? [];
  if (swims && /[()]| with /.test(swims)) return be(`${withArticle(lowerFirst(swims))} or ${way.toLowerCase()}`);
  return null;
}
