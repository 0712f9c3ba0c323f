/** Notes that say what the post is, how it is paid or where it is done, in the sentences that they stand for: "deputy to the manager in our biggest branch", "sleepovers approx 6 a month". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';

const many =
  'sleepovers|sleep-?ins|callouts|call-outs|visits|evening meetings|late shifts|late nights|early starts|overnights|overnight stays|home visits|site visits|trips';
/** "Sleepovers approx 6 a month": so many of them. */
const soOften = new RegExp(
  `^(${many})[,:]? ((?:about |around |up to |at most |roughly )?(?:\\d+|one|two|three|four|five|six|seven|eight)) (?=(?:a|per|each|every) (?:week|fortnight|month|quarter|term|year)\\b)(.+)$`,
  'i',
);
/** "Sundays shared out, about one a month": they are. */
const shared =
  /^((?:(?:late|early|night|weekend) )?(?:Saturdays|Sundays|weekends|nights|evenings|lates|earlies|shifts|bank holidays|lates and earlies|breaks)) ((?:shared|split|rotated|covered|agreed|swapped|paid|divided|worked)\b[^:;]*)$/i;
/** "Hybrid, 2 days in the office, rest at home": the two halves of a week. */
const halves =
  /^(?:fully |mostly )?hybrid[,:]? (?:with )?((?:up to |about |at least )?(?:\d|one|two|three|four|five)(?:(?: to |-| or )\w+)? days? [^,;:]+?),? (?:and )?(?:the )?(?:rest|remainder|others?) ((?:on|in|at|from|out|with)\b[^,;:]+)$/i;
/** "Full-time 35 hours a week (union rates)", "full time (39 hours) in a residential house". */
const fullTime =
  /^(full|part)[- ]time,? (\d[\d.]* hours a week(?: \([^()]{3,40}\))?|\(\d[\d.]* hours(?: a week)?\)(?: (?:in|at|on|with|across)\b[^,;:]+)?)$/i;

/** "Full-time or from 25 hours a week": whichever is agreed. */
const fullOrHours =
  /^full[- ]time,? or ((?:(?:from|at least|about|around|between) )*\d{1,2}(?:\.\d+)?(?: (?:to|and) \d{1,2})? hours(?: (?:a|per) week)?)((?:, (?:with )?no [^,;:]+)?)$/i;

/** The sentence of such a note, without its stop; null where it is of another kind. */
export function ofPost(bare: string): string | null {
  const [, what = '', number = '', span = ''] = soOften.exec(bare) ?? [];
  if (what) return `There are ${number.toLowerCase()} ${lowerFirst(what)} ${span}`;
  const [, when = '', how = ''] = shared.exec(bare) ?? [];
  if (when && !hasVerb(how.replace(/^\w+/, ''))) return `${upperFirst(when)} are ${how}`;
  const [, one = '', other = ''] = halves.exec(bare) ?? [];
  if (one) return `The job is hybrid, with ${one} and the rest ${other}`;
  // "Posting at the Vijayawada site", "parking on site": where somebody is sent, and what there is.
  const [, postedAt = ''] = /^posting ((?:at|in) [^,:;]+)$/i.exec(bare) ?? [];
  if (postedAt && !hasVerb(postedAt))
    return `You are posted ${postedAt.replace(/^(at) (?=\p{Lu}.* (?:site|plant|office|unit|depot|works)\b)/u, '$1 the ')}`;
  const [, parked = ''] =
    /^((?:free |secure |staff )?parking (?:on[- ]site|at|in|nearby|for)\b[^,:;]*)$/i.exec(bare) ?? [];
  if (parked && !hasVerb(parked)) return `There is ${lowerFirst(parked)}`;
  const [, least = '', free = ''] = fullOrHours.exec(bare) ?? [];
  if (least) return `You work full-time or ${least.toLowerCase()}${free.replace(/^, (?:with )?/, ', with ')}`;
  const [, time = '', more = ''] = fullTime.exec(bare) ?? [];
  if (time) return `You work ${time.toLowerCase()}-time${more.startsWith('(') ? ' ' : ', '}${more}`;
  // "Band 6 rotation-free post in our rehabilitation team": one of them.
  if (
    /^(?:Band|Grade|Scale|Level|Tier) (?:\d+[A-Za-z]?|[A-Z]) (?:[a-z-]+ ){0,3}(?:post|role|position|job|vacancy)\b[^:;]*$/.test(
      bare,
    ) &&
    !hasVerb(bare.replace(/ (?:based|located|covering|working|supporting) /, ' '))
  )
    return `This is a ${bare}`;
  // "To start in April or sooner": the job does.
  const [, start = ''] =
    /^to start ((?:in|on|from|as soon|at the (?:start|beginning|end)|by|before|after|immediately|early|late|mid)\b[^:;]*)$/i.exec(
      bare,
    ) ?? [];
  if (start) return `The job starts ${start}`;
  // "Three-cycle shift": worked.
  if (/^(?:an? )?(?:\d|two|three|four|five)[- ](?:cycle|shift) (?:shift|rota|roster|pattern|system)$/i.test(bare))
    return `You work ${withArticle(lowerFirst(bare).replace(/^an? /, ''))}`;
  // "Guaranteed 20 or 25 hours, mornings or evenings".
  const [, sure = '', then = ''] =
    /^guaranteed (\d[\d.]*(?: (?:or|to) \d[\d.]*)? hours)(?: (?:a|per) week)?(,? [^:;]+)?$/i.exec(bare) ?? [];
  if (sure) return `You are guaranteed ${sure} a week${then}`;
  // "Deputy to the Store Manager in our biggest branch".
  if (
    /^(?:an? )?(?:deputy|assistant|number two|second|right hand) to (?:the|our) [^:;]+$/i.test(bare) &&
    !hasVerb(bare)
  )
    return `You will be ${lowerFirst(bare.replace(/^an? /i, ''))}`;
  // "A full time member of the leadership team".
  const [, member = ''] = /^(?:an? )?((?:full|part)[- ]time member of (?:the|our|an?) [^:;,]+)$/i.exec(bare) ?? [];
  if (member) return `You will be ${withArticle(lowerFirst(member).replace(/^(full|part) time/, '$1-time'))}`;
  if (/^casual car user(?: (?:post|allowance|status))?$/i.test(bare)) return 'This is a casual car user post';
  if (/^would suit (?:an?|the|any\w*|some\w+|people|those)\b[^:;]+$/i.test(bare)) return `The job ${lowerFirst(bare)}`;
  // "Starts at 60% of journeyman scale, steps up every 1,000 hours": the pay does.
  const [, scale = '', steps = ''] =
    /^starts (at \d+ ?% of [^,:;]+)(?:, (?:and )?((?:steps|goes|rises|moves|increases) (?:up )?[^,:;]+))?$/i.exec(
      bare,
    ) ?? [];
  if (scale) return `The pay starts ${scale}${steps ? ` and ${lowerFirst(steps)}` : ''}`;
  // "Flat rate guarantee of 40 hours".
  if (/^(?:an? )?(?:flat[- ]rate |weekly |minimum |hourly )?guarantee of \d[^:;,]*$/i.test(bare))
    return `There is ${withArticle(lowerFirst(bare).replace(/^an? /, ''))}`;
  // "SEO rate", "JIB rates": an agreement's.
  const [, whose = '', rate = ''] = /^(?:an? )?([A-Z]{2,5}) (rates?)(?: of pay| apply| paid)?$/.exec(bare) ?? [];
  if (whose) return `The pay is ${/s$/.test(rate) ? `at ${whose} rates` : `the ${whose} rate`}`;
  // "Cab both ways".
  if (/^(?:an? |company |free )?(?:cab|taxi|bus|transport|lift|minibus) (?:both|each|one) ways?$/i.test(bare))
    return `There is ${/transport/i.test(bare) ? lowerFirst(bare) : withArticle(lowerFirst(bare).replace(/^an? /, ''))}`;
  // "Based Telford but some cover at the Wolverhampton site".
  const [, town = '', aside = ''] =
    /^[Bb]ased (?:in |at )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?),? (?:but|with|and) (?:with )?((?:some|occasional|regular|a little|about|an?|one|two) [^:;]+)$/u.exec(
      bare,
    ) ?? [];
  if (town && !/\b(?:is|are|was|will|may|can|must)\b/.test(aside)) return `You are based in ${town}, with ${aside}`;
  // "1st line with some 2nd line": what kind of support it is.
  if (/^(?:1st|2nd|3rd|first|second|third)[- ]line(?: (?:with|and|plus|to)\b[^:;,]*)?$/i.test(bare) && !hasVerb(bare))
    return `The work is ${lowerFirst(bare)}`;
  // "Working language is English", "current manager retires in June": one of them.
  if (
    /^(?:working language|current (?:[a-z]+ ){0,2}(?:manager|director|head|postholder|holder|lead)) (?:is|retires|leaves|moves|goes)\b/i.test(
      bare,
    )
  )
    return `The ${lowerFirst(bare)}`;
  // "8 shed unit right off the A15": where a place is.
  if (
    /^(?:shop|office|site|depot|yard|workshop|store|school|clinic|plant|studio|farm) (?:right |just |close |next )(?:off|by|beside|to|on|outside)\b[^:;]*$/i.test(
      bare,
    ) &&
    !hasVerb(bare)
  )
    return `The ${lowerFirst(bare).replace(/^([a-z]+) /, '$1 is ')}`;
  return null;
}

/** "Level 2 joinery apprenticeship, 2 years, day release on Thursdays, Sept start": what it is, how long, and when it begins. */
export function ofApprenticeship(note: string): string[] | null {
  const [, course = '', long = '', more = ''] =
    /^(?:an? )?((?:[\w&]+ ){1,8}?(?:apprenticeship|traineeship)), (\d|two|three|four|five)[- ]years?(?:, (.+))?$/i.exec(
      note,
    ) ?? [];
  if (!course) return null;
  const parts = more === '' ? [] : more.split(/,\s+/);
  const starts = parts.filter((part) => /^[A-Z][a-z]+ start$|^start(?:s|ing)? /i.test(part));
  const rest = parts.filter((part) => !starts.includes(part));
  if (rest.length > 1 || rest.some((part) => kindOf(part) === 'clause' || hasVerb(part))) return null;
  return [
    `This is ${withArticle(`${long.toLowerCase()}-year ${course}`)}${rest.length > 0 ? `, with ${lowerFirst(rest[0] ?? '')}` : ''}`,
    ...starts.map((part) => upperFirst(part.replace(/^([A-Z][a-z]+) start$/, 'Start $1'))),
  ];
}
