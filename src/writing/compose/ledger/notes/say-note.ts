/** One note of a brief ("start asap", "chef wanted, mornings") said as a sentence, where it is sure which. */

import { monthInFull as month } from '../../../text/calendar.ts';
import { perkLike, personLike } from '../../frames/patterns.ts';
import { determine, withArticle } from '../../language/articles.ts';
import { finiteAuxiliary } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { joinList } from '../../language/joined-phrases.ts';
import { kindOf } from '../../language/kind.ts';
import { isCounted, missesArticle } from '../../language/nouns.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { payWithTerms } from '../pay-with-terms.ts';
import { attends } from './attends.ts';
import { inFullClause } from './clauses.ts';
import { nightsOff, ofTheDay } from './days.ts';
import { keptRows } from './kept-rows.ts';
import { ofItsKind } from './kinds.ts';
import { withKnownPlaces } from './known-places.ts';
import { ofMainly } from './mainly.ts';
import { halfDay } from './part-times.ts';
import { asPlainPost } from './plain-posts.ts';
import { ofPost } from './posts.ts';
import { ofRow } from './rows.ts';
import { ofTerms, withoutPointer, withTimes } from './terms.ts';
import { ofTermsInFull } from './terms-in-full.ts';
import { ofUnit } from './units.ts';
import { withVerb } from './verbs.ts';
import { asWeek } from './weeks.ts';
import { sayWhole } from './whole-notes.ts';
import { isShortFor, withWords } from './wording.ts';
import { workedOnThings } from './worked-on.ts';

const date = String.raw`(?:(?:early|mid|late|end of)[- ])?(?:\d{1,2}(?:st|nd|rd|th)? )?${month}(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?`;
const closes =
  /^(?:the )?(?:clos(?:es|ing)(?: date)?|(?:application )?deadline|applications? (?:close|by|deadline))(?: is| will be| of)?\s*[:–-]?\s*(?:on |at |by )?(?!for\b|.*\b(?:is|are|was)\b)(?=.*\d)(.+)$/i;
/** "Interviews: 3 July". */
const interviews = new RegExp(
  String.raw`^interviews?(?: dates?)?(?: (?:is|are|will be)(?: held)?)?\s*[:–-]?\s*(?:(?:on|in) )?((?:the )?(?:week of )?(?:[A-Z][a-z]+day,? )?${date}(?: (?:and|or|to) ${date})?)$`,
  'i',
);
const starts = new RegExp(
  String.raw`^(?:start(?:s|ing)?|joining|to start|available|required|needed|wanted)(?: dates?)?\s*[:–-]?\s*(?:(by|on|in|from|no later than)\s+)?((?:the week of )?${date}|in the week of ${date}|as soon as possible|immediate(?:ly)?|tomorrow|now)$`,
  'i',
);
/** What stands before the times of a form: "Hours: 9 to 5". */
const timeLabel =
  /^(?:(?:working )?(?:hours|times|shifts?|shift pattern|rota|pattern|days)\s*[:–]\s*(?=\S)|working (?:hours|times)\s+(?:are |of |from )?(?=\d{1,2}(?:[.:]\d\d| ?[ap]m| ?[-–]))|(?:shift|shifts|timings?)\s+(?:(?:are|is) (?!\d[\d.]*[ -]?(?:hours?|hrs)\b))?(?=\d))/i;
const wayOfWorking = /^((?:hybrid|remote|agile|flexible)(?: working)?)\s*(?::|\s[–-])\s+(?=\S)/i;
/** "Hybrid (2-3 days Leeds)". */
const bracketed = /^((?:hybrid|remote|agile|flexible)(?: working)?) \(([^()]+)\)$/i;
/** What goes on, noted without its "is": "new flagship opening in spring". */
const going =
  /^((?:(?!(?:who|which|that|are|is|was|were|be|been|by|before|after|when|while|we|you|they)\b)[\w'’&-]+ ){1,4}?)(opening|retiring|leaving|moving|expanding|launching|relocating|merging|closing) (?=\S)/i;
const wanted = /^((?:[\w&/-]+ ){1,5}?)(?:wanted|needed|required|sought)(?:,| -| –)? (.+)$/i;

/** A quality, and one thing that has it: it wants its article. */
const described =
  /^(?:brand[- ]new|new|busy|small|large|modern|purpose-built|dedicated|friendly|quiet|growing) (?!(?:from|in|at|on|with|all|but|and|or|during|before|after|between|to|by|for|over|until|only|when|if)\b|animals?\b|business(?:es)?\b|print\b|change\b|group\b|claims\b|works\b|scale\b|caps?\b)[a-z]/i;

/** What a job has, said without the job: "includes Saturdays", "involves some travel". */
const takesIn = /^(?:includes|involves|requires) (?=[\w£€$₹])/i;

/** A post by its name, and where it is: "teaching assistant in Year 2". */
const postSomewhere =
  // "Posting as Assistant Engineer on completion": what comes later, and no name of a post.
  /^(?:an? |the )?((?!(?:[a-z]+ )+(?:as|to|from|by) )(?!.*\b(?:the|an?|our|your|for|of|with|and)\b.* (?:in|at|on|across|within|for|with) )(?:[a-z]+[- ]){1,3}(?:assistant|manager|officer|worker|engineer|nurse|technician|consultant|advis[eo]r|clerk|operator|supervisor|partner|specialist|analyst|agent|executive|coordinator|associate|apprentice|solicitor|planner|buyer|chef|host|leader|driver|porter|steward|attendant|instructor|tutor|inspector|surveyor|administrator|director|controller|operative|cleaner|fellow|artist)) ((?:in|at|on|across|within|for|with) (?!training\b|charge\b)[^,;:]+)$/i;

const doesOf: Readonly<Record<string, string>> = {
  'looking after': 'look after',
  running: 'run',
  leading: 'lead',
  managing: 'manage',
  overseeing: 'oversee',
  supervising: 'supervise',
  'heading up': 'head up',
  covering: 'cover',
};

/** "Manage the Alder Falls branch: eleven staff, 42 open hours a week": what somebody is in charge of, and all that is in it; null for all else. */
export function inCharge(typed: string): string | null {
  const [, patch = '', within = ''] =
    /^((?:Own|Run|Lead|Manage|Cover|Head) [^,:;]{3,60}): ([^:;]+, [^:;]+)$/.exec(typed.replace(/[.!]+$/, '')) ?? [];
  return patch
    ? `${patch}: ${joinList(within.replace(/(?<=^|, )(?=(?:team|fleet|budget|turnover|portfolio) of )/g, 'a ').split(', '))}`
    : null;
}

/** One note as a sentence; what isn't surely one stays as it is. */
export function sayNote(typed: string, titleWords: readonly string[] = []): string {
  const raw = withKnownPlaces(typed);
  const text = withTimes(withoutPointer(withWords(raw, titleWords)));
  const bare = text.replace(/[.!]+$/, '');
  const charge = inCharge(bare);
  if (charge) return charge;
  const told = attends(bare);
  if (told) return told;
  // "39 hours a week, half day on Fridays": without its hours the rest is a note of its own.
  const half = halfDay(bare);
  if (half !== null) return `You have ${half}`;
  const byYear = payWithTerms(bare);
  if (byYear) return byYear;
  const terms =
    ofTermsInFull(raw.trim().replace(/[.!]+$/, '')) ??
    sayWhole(bare, titleWords) ??
    ofMainly(bare) ??
    ofUnit(bare) ??
    ofRow(bare) ??
    asWeek(bare) ??
    asPlainPost(bare) ??
    ofTerms(bare) ??
    ofPost(bare.replace(bracketed, '$1, $2'));
  if (terms) return terms;
  // "Fixed-term for two years, extension possible": the one goes with the other.
  const longer =
    /^(?:an? )?(.+?),? (?:(?:with )?(?:an?|the)? ?(?:possible extension|possibility of (?:an )?extension)|extension possible|(?:may|can|could) be extended)$/i.exec(
      bare,
    )?.[1];
  if (longer && /^fixed-term (?:for|until|to) /i.test(longer))
    return `The job is ${lowerFirst(longer)} and may be extended`;
  if (longer && /^(?:this|it) is an? [^,;:]+$/i.test(longer)) return `${upperFirst(longer)}, which may be extended`;
  if (longer && /^(?:[\w-]+ ){1,4}(?:contract|cover|secondment|post|role|position)(?: [^,;:]+)?$/i.test(longer))
    // "Seasonal contract April to end of October": from the one to the other.
    return `This is ${withArticle(lowerFirst(longer))}, which may be extended`
      .replace(/ (?=[A-Z][a-z]+ to (?:the )?(?:end of )?[A-Z])(?<!\bfrom )/, ' from ')
      .replace(/ to end of /, ' to the end of ');
  const full = inFullClause(bare);
  if (full) return full;
  const start = starts.exec(bare);
  if (start?.[2]) {
    const when = start[2];
    const link =
      start[1]?.replace(/^from$/i, '') || (/^\d|\d(?:st|nd|rd|th)?$/.test(when.replace(/,? \d{4}$/, '')) ? 'on' : 'in');
    return `The job starts ${/^(?:as soon|immediate|tomorrow|now)/i.test(when) ? when.toLowerCase().replace(/immediate$/, 'immediately') : /^in the week/i.test(when) ? when : `${/^the week/i.test(when) ? 'in' : link.toLowerCase()} ${when}`}`;
  }
  const close = closes
    .exec(bare)?.[1]
    // "The closing date, 13 March": a name and its answer.
    ?.replace(/^[\s,:;–-]+/, '')
    .replace(
      new RegExp(String.raw`^(${date}),? (?:at )?(\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?|noon)|noon|midday|midnight)$`),
      '$2 on $1',
    );
  // "The closing date for forms, 30 June": of what.
  const [, ofWhat = '', until = ''] =
    /^(for (?:the )?[a-z ]{3,30}?),? (?:is |on )?(\d.*|\p{Lu}\p{Ll}+ \d.*)$/u.exec(close ?? '') ?? [];
  if (until) return `The closing date ${ofWhat} is ${until}`;
  if (close)
    return `Applications close ${/^(?:\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m|noon)|noon|midday|midnight)/i.test(close) ? 'at' : 'on'} ${close}`;
  const held = interviews.exec(bare)?.[1];
  if (held)
    return `Interviews are ${/^\d|day\b|\d(?:st|nd|rd|th)?$/.test(held) && !/week of/.test(held) ? 'on' : 'in'} ${held}`;
  // "Two days a week from home": what somebody does, and not what the post is.
  if (
    /^(?:one|two|three|four|five|\d)(?:(?:-| or | to )(?:two|three|four|five|\d))? days? (?:a|per|each) week (?:(?:from|at) home|in the office|on[- ]site|at the office)(?: (?:once|after|when|as soon as) [^,;:]+)?$/i.test(
      bare,
    )
  )
    return `You work ${lowerFirst(bare)}`;
  // "Three days a week in the Leeds office": where, and no part-time post.
  const there =
    /^((?:one|two|three|four|\d)(?:(?: or | to |-)(?:two|three|four|five|\d))? days? (?:a|per|each) week) ((?:in|at) (?:the|our) (?:[\w’'-]+ ){0,4}?(?:office|HQ|headquarters|lab|studio|site|showroom))$/i.exec(
      bare,
    );
  if (there?.[1] && there[2]) return `You are ${there[2]} ${lowerFirst(there[1])}`;
  const atHome = /^home ?office (?=on |\d|one |two |three |every |possible)(?!possible)/i.exec(bare)?.[0];
  if (atHome) return `You work from home ${bare.slice(atHome.length)}`;
  // "Leeds city centre with two days at home": where, by its name.
  const [, centre = '', atHomeToo = ''] =
    /^(\p{Lu}[\p{L}-]+ (?:city|town) cent(?:re|er)),? with ([^,;:]+ (?:at|from) home)$/u.exec(bare) ?? [];
  if (centre) return `The job is in ${centre}, with ${atHomeToo}`;
  // "You and one porter in a hotel of 112 rooms": whom one works with.
  const beside =
    /^(?:it[’']s )?(just |only )?you and (?=(?:one|two|three|four|five|six|\d+|an?|the|our) )(?!.*[:;,])/i.exec(bare);
  if (beside && !bare.split(' ').some((word) => finiteAuxiliary.test(word)))
    return `You work with ${beside[1] ? 'only ' : ''}${bare.slice(beside[0].length)}`;
  // "Hybrid working, with three days in the office": the job is.
  const way = /^(?:(?:hybrid|remote) working(?=, | with )|flexible working(?= with ))/i.exec(bare)?.[0].split(' ')[0];
  if (way && !/[:;]/.test(bare)) return `${way}${bare.slice(way.length + ' working'.length)}`;
  // "Working language English and German".
  const [, plural = '', spoken = ''] =
    /^(?:the )?working language(s?):? ([A-Z][a-z]+(?: (?:and|or) [A-Z][a-z]+)?)$/i.exec(bare) ?? [];
  if (spoken)
    return plural || / and /.test(spoken) ? `The working languages are ${spoken}` : `The working language is ${spoken}`;
  // "Suits a student".
  if (/^suits? (?:an?|the|any\w*|some\w+|people|those|somebody)\b/i.test(bare))
    return `The job suits ${bare.replace(/^\S+ /, '')}`;
  // "Teaching assistant in Year 2", "Catering assistants at two sites": the job itself, though its first word ends in "-ing".
  const [, name = '', where = ''] = postSomewhere.exec(bare) ?? [];
  if (where && kindOf(bare) === 'ing')
    return name
      .toLowerCase()
      .split(' ')
      .every((word) => titleWords.includes(word))
      ? `You work ${where}`
      : `You will work as ${withArticle(lowerFirst(name))} ${where}`;
  // "Full-time in-store baker": the post, with a word that its title has not.
  const [, term = '', own = ''] =
    /^((?:full|part)-time|permanent|temporary|seasonal|freelance) ((?:[a-z][a-z-]+ ){1,3}[a-z]+)$/i.exec(bare) ?? [];
  if (own && titleWords.includes(own.toLowerCase().split(' ').at(-1) ?? '') && kindOf(own) === 'np')
    return `You will work as ${withArticle(`${term.toLowerCase()} ${lowerFirst(own)}`)}`;
  // "HR adviser for the factory": the post is told by its name everywhere.
  const [, posted = '', forWhom = ''] = /^((?:[\w-]+ ){1,4})(for (?:the|our) [^,;:]+)$/i.exec(bare) ?? [];
  if (
    posted
      ?.trim()
      .toLowerCase()
      .split(' ')
      .every((word) => titleWords.includes(word))
  )
    return `You will work ${workedOnThings(forWhom ?? '')}`;
  // "Ward nurse on a unit of 22": somebody, and where.
  // "With a nurse on the phone": with whom, and nobody.
  if (
    personLike.test(bare) &&
    kindOf(bare) === 'np' &&
    !/^(?:\d|(?:one|two|three|four|five|six|seven|eight|no|every|each|all|our|your)\b|(?:with(?:out)?|beside|alongside|under|among|for|from|by|in|on|at|to|of)\b)/i.test(
      bare,
    )
  )
    return `You will work as ${withArticle(lowerFirst(bare))}`;
  const post =
    /^(?:the )?(post|role|job|position) (?=(subject to|open to|based (?:in|at|on)|requires?|involves?|includes?|offers?|suits?)\b)/i.exec(
      bare,
    );
  if (post?.[1] && post[2]) {
    const rest = bare.slice(post[0].length);
    const bound = /^subject to (.+)$/i.exec(rest)?.[1];
    return `The ${post[1].toLowerCase()} ${bound ? `is subject to ${determine(bound)}` : /^(?:open|based)/i.test(rest) ? `is ${rest}` : rest}`;
  }
  const part = /^(?:an? )?((?:key |senior |full |core )?member|part) of (?=[a-z])/i.exec(bare);
  if (part?.[1])
    return `You will be ${/^part$/i.test(part[1]) ? 'part' : withArticle(part[1].toLowerCase())} of ${bare.slice(part[0].length)}`;
  // "One of a team of eight officers", "one of six drivers": the reader is. "One of the oldest breweries" is the house.
  if (
    /^one of (?:(?:an?|our|the) (?:(?!(?:of|in|on|at|for) )[a-z-]+ ){0,3}?(?:team|crew|group|pair|squad|brigade) of|(?:our |the )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:[a-z-]+ ){0,3}?[a-z]+(?:ers|ors|ists|ants|nurses|chefs|cooks|clerks)) /i.test(
      `${bare} `,
    ) &&
    !/^one of [^,;:]* (?:is|are|was|were|has|will) /i.test(bare.replace(/ (?:who|that|which) .*$/, ''))
  )
    return `You will be ${lowerFirst(bare)}`;
  // "Two posts": how many there are.
  if (
    /^(?:\d+|two|three|four|five|six|several) (?:posts|vacancies|positions|places|roles|jobs|openings)(?: available)?$/i.test(
      bare,
    )
  )
    return `There are ${lowerFirst(bare).replace(/ available$/, '')}`;
  // "Plant sales up 18% since March": they are.
  const moved = /^((?:our )?(?:[a-z-]+ ){0,3}[a-z-]+) (up|down) (?=(?:by )?[£€$₹]?\d)/i.exec(bare);
  if (
    moved?.[1] &&
    moved[2] &&
    kindOf(moved[1]) === 'np' &&
    !isVerbBase(moved[1]) &&
    !/^(?:we|you|they|it)\b/i.test(moved[1])
  )
    return `${upperFirst(moved[1])} ${/[^s]s$/.test(moved[1]) ? 'are' : 'is'} ${moved[2]} ${bare.slice(moved[0].length)}`;
  // "Second in charge of a garden centre": somebody's place.
  if (
    /^(?:(?:second|third|next) in (?:charge|command|line)|(?:deputy|joint|acting) (?:head|lead|manager)|number two)\b/i.test(
      bare,
    )
  )
    return `You will be ${/^(?:second|third|next|number)/i.test(bare) ? lowerFirst(bare) : withArticle(lowerFirst(bare))}`;
  const kind = ofItsKind(raw, bare, titleWords);
  if (kind !== null) return kind;
  // "Salary includes the shift allowance".
  if (/^(?:salary|pay|package|rate) (?:includes?|is|rises|goes up) [a-z]/i.test(bare)) return `The ${lowerFirst(bare)}`;
  // "Looking after nine lines and two robots", "running a team of 35": what somebody does.
  const [, doing = '', kept = ''] =
    /^(looking after|running|leading|managing|overseeing|supervising|heading up|covering) ((?:(?:an?|the|our|all|two|three|four|five|six|seven|eight|nine|ten|\d+)\b|[a-z]+[^su\W]s (?:in|at|on|across|for)\b)(?!.*[:;]).+)$/i.exec(
      bare,
    ) ?? [];
  const done = `${doesOf[doing.toLowerCase()] ?? ''} ${kept}`;
  // "Run a team" alone may be a run.
  if (kept) return kindOf(done) === 'verb' ? upperFirst(done) : `You ${done}`;
  // "Ongoing role running two plants": that is what it is.
  if (
    /^(?:full-time,? |part-time,? |permanent,? |temporary,? )*(?:an? )?(?:ongoing|new|varied|busy|hands-on|stand-alone|standalone|junior|senior|key|visible|client-facing|customer-facing|office-based|field-based|home-based|rotational) (?:role|post|position|job) [a-z][^:;]*$/i.test(
      bare,
    ) &&
    !/\b(?:role|post|position|job) (?:is|has|was|will|needs|requires|reports|covers|includes|involves|starts|suits|offers)\b/i.test(
      bare,
    )
  )
    return `This is ${withArticle(lowerFirst(bare))}`;
  // "Start after February half term".
  const [, when = ''] = /^(?:job )?start(?:s|ing)? ((?:after|before|once) (?!\d)[^,;:]{4,40})$/i.exec(bare) ?? [];
  if (when) return `The job starts ${when}`;
  // "Includes Saturdays": the job does.
  if (takesIn.test(bare)) return `The job ${lowerFirst(bare)}`;
  if (/^immediate start$/i.test(bare)) return 'The start is immediate';
  // "NJC scale 5-6, LGPS": a grade, and letters that say nothing to a reader.
  const grade =
    /^((?:NJC|SCP|AfC|Agenda for Change|Soulbury)\b[^,;.]*|(?:pay )?(?:grade|band|scale|level) (?:[A-Z]{1,2}\d?|\d{1,2}[a-z]?)(?: ?(?:-|–|to) ?(?:[A-Z]\d?|\d{1,2}))?)(?:,\s*[A-Z]{3,5})?$/i.exec(
      bare,
    )?.[1];
  // "Band 7", "Grade F": what the post is called by.
  if (grade && /^(?:Grade|Band|Level) \S+$/i.test(grade)) return `This is a ${upperFirst(grade)} post`;
  if (grade) return `The post is on ${/^(?:NJC|SCP|AfC|Agenda|Soulbury)/i.test(grade) ? grade : lowerFirst(grade)}`;
  const labelled = bare
    .replace(timeLabel, '')
    .replace(wayOfWorking, '$1, ')
    .replace(bracketed, '$1, $2')
    .replace(/^((?:[\w-]+ ){0,2}shifts?|[\d.]+ hours a week):\s+/i, '$1, ');
  if (labelled !== bare) return /\d|days?\b|week/.test(labelled) ? upperFirst(labelled) : text;
  const goes = going.exec(bare);
  const what = goes?.[1]?.trim() ?? '';
  // "The closing date", "in the Leaving Certificate": what stands before it has no noun yet.
  if (
    goes &&
    kindOf(what) === 'np' &&
    !/^(?:and|or|for|of)\b/i.test(what) &&
    !/(?:^|\s)(?:an?|the|our|your|in|of|for|on|at|with|and|or|to|by|from)$/i.test(what)
  ) {
    const many = /s$/.test(what) && !/(?:ss|us|is)$/.test(what);
    const one = described.test(what)
      ? withArticle(lowerFirst(what))
      : /^(?:an?|the|our|your|two|three|\d)\b/i.test(what) || many
        ? what
        : `our ${what}`;
    return `${upperFirst(one)} ${many ? 'are' : 'is'} ${bare.slice(goes[1]?.length ?? 0)}`;
  }
  const seeks = wanted.exec(bare);
  const who = seeks?.[1]?.trim().toLowerCase().split(' ') ?? [];
  if (seeks?.[2] && titleWords.length > 0 && titleWords.includes(who.at(-1) ?? ''))
    return /^(?:for|to|in|at|with|who)\b/i.test(seeks[2])
      ? `We want ${withArticle(who.join(' '))} ${seeks[2]}`
      : upperFirst(seeks[2]);
  if (/^[\d\w ]+\byears? of experience\b/i.test(bare) && !/^(?:you|we)\b/i.test(bare))
    return `We ask for ${lowerFirst(bare)}`;
  const shift =
    /^((?:early|late|day|night|evening|morning|back|twilight|[A-Z]{2}) shift),? (?=\d|[A-Z][a-z]+day)/i.exec(bare);
  if (shift?.[1]) return `${upperFirst(withArticle(lowerFirst(shift[1])))}, ${bare.slice(shift[0].length)}`;
  const short = /^([A-Z]{2,5}) (?=(?:for|in|at|on|with|to) )/.exec(bare)?.[1];
  // "CTO for a maker of seals, bushes and pads": the row of what is made is no further note.
  const isOneRow = !bare.includes(',') || (/ (?:an?|the|our) /.test(bare) && keptRows(bare.split(', ')).length === 1);
  if (short && isOneRow && isShortFor(short, titleWords.join(''))) return `You will be ${withArticle(bare)}`;
  if (nightsOff.test(bare)) return `You have ${lowerFirst(bare)}`;
  const whole = ofTheDay(bare) ?? withVerb(bare);
  if (whole !== null) return whole;
  // "Staff meal and parking": the first of the two is counted.
  const pair = /^([a-z]+(?: [a-z]+)?) (?:and|plus) [a-z -]+$/i.exec(bare)?.[1];
  if (
    pair &&
    !/ (?:shared|provided|supplied|paid|included|given|free|available)$/i.test(bare) &&
    perkLike.test(bare) &&
    isCounted(pair.split(' ').at(-1)?.toLowerCase() ?? '') &&
    kindOf(bare) === 'np'
  )
    return upperFirst(withArticle(lowerFirst(bare)));
  return described.test(bare) && missesArticle(bare) && kindOf(bare) !== 'clause'
    ? withArticle(lowerFirst(bare))
    : text;
}

/** Whether a note is a date of the form, or what the job takes in: "start asap", "closing 3 May", "includes Saturdays". */
export const isDated = (note: string): boolean =>
  [starts, interviews, closes, takesIn].some((shape) => shape.test(note));
