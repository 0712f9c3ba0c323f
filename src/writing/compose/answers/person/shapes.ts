/** Requirements whose whole note has one shape: "weekends a must", "no smokers", "straight talker who listens". */

import { withArticle } from '../../language/articles.ts';
import { isProperFirst, lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { baseOfThird, isVerbBase } from '../../language/verbs.ts';
import { inLexicon, inRow, isPlural, withDeterminer } from '../nouns.ts';
import { wishTail } from './wish.ts';
import { isQuality, notAdjective, plainBases, secondPerson } from './words.ts';

export interface Asked {
  kind: 'have' | 'be' | 'can' | 'do' | 'without' | 'clause';
  text: string;
  wish: boolean;
}

/** "A master baker (Bäckermeister) or a degree in food science": what somebody is, or has. */
const isOrHas =
  /^(?!(?:an? )?(?:[\p{L}-]+ ){1,2}(?:apprenticeship|training|background|qualification) or )((?:an? )?(?:(?:fully |newly |part[- ])?(?:master|qualified|registered|chartered|licen[cs]ed|certified|trained|accredited|time-served|experienced|graduate|practising)) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?: \([^()]*\))?) or ((?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:degree|diploma|NVQ|SVQ|certificate|HND|HNC|BSc|MSc|qualification|apprenticeship|licen[cs]e|years|experience)\b.*)$/iu;

/** Reads a trimmed note by its shape alone; null where it has none of these. */
export function readShape(note: string): Asked | null {
  // "Court work is desirable, as is Urdu": two wishes in one sentence, said as it was typed.
  if (
    /^(?!you\b).{3,80}? (?:is|are|would|will|helps?) .*?,? (?:as|and so) (?:is|are|would|will|does|do) \S/i.test(note)
  )
    return { kind: 'clause', text: upperFirst(note), wish: false };
  const oneOr = isOrHas.exec(note);
  if (oneOr?.[1] && oneOr[2] && !wishTail.test(note))
    return {
      kind: 'do',
      text: `are ${withArticle(lowerFirst(oneOr[1].replace(/^an? /i, '')))} or have ${withDeterminer(inRow(oneOr[2], false))}`,
      wish: false,
    };
  // "No smokers": said as it was typed.
  if (/^no [a-z]+s$/i.test(note) && !/(?:experience|qualifications|skills|exams|gcses)$/i.test(note))
    return { kind: 'clause', text: upperFirst(note), wish: false };
  // "Own 2 wheeler and DL": whose they are.
  const own = /^own (?!(?:the|an?|our|your|it|up)\b)(.+)$/i.exec(note);
  if (
    own?.[1] &&
    !wishTail.test(note) &&
    !/\b(?:plus|bonus|preferred|desirable|ideal|ideally|nice|useful|advantage|helpful|essential|required|needed|must|optional|provided|not|would be.*)$/i.test(
      note,
    )
  )
    return { kind: 'have', text: `your own ${own[1]}`, wish: false };
  const vaccinated = /^vaccinated (?:against |for )?([a-z].+)$/i.exec(note);
  if (vaccinated?.[1]) return { kind: 'be', text: `vaccinated against ${lowerFirst(vaccinated[1])}`, wish: false };
  // "data confident", "carbon literate": what somebody is, in two words.
  const compound =
    /^([a-z]+) (confident|literate|savvy|minded|driven|focused|orientated|oriented|aware|fluent|led)$/i.exec(note);
  if (
    compound?.[1] &&
    !/^(?:very|really|quite|highly|self|not|be|is)$/i.test(compound[1]) &&
    !(/^fluent$/i.test(compound[2] ?? '') && /^\p{Lu}\p{Ll}/u.test(compound[1]))
  )
    return {
      kind: 'be',
      text: `${/^[A-Z]{2,}$/.test(compound[1]) ? compound[1] : compound[1].toLowerCase()}-${compound[2]}`,
      wish: false,
    };
  // "SQL strong", "English fluent": how well something is known.
  const graded =
    /^(\p{Lu}[\w+#.]*(?: \p{Lu}[\w+#.]*)?) (strong|fluent|excellent|good|solid|advanced|basic|intermediate)$/u.exec(
      note,
    );
  if (graded?.[1]) return { kind: 'have', text: `${graded[2]} ${graded[1]}`, wish: false };
  // "Fellow of the Institute or equivalent": one of its members.
  if (/^(?:Fellow|Member|Associate|Graduate|Licentiate) of (?:the|an?) \p{Lu}/u.test(note) && !wishTail.test(note))
    return { kind: 'be', text: withArticle(note), wish: false };
  // "Work hard", "be nice": what somebody does, and how somebody is.
  if (
    /^(?:work|try|think|learn|listen|move|type|read|plan|look|turn up) (?:hard|fast|well|quickly|ahead|clearly|carefully|safely|neatly|early)$/i.test(
      note,
    )
  )
    return { kind: 'do', text: note.toLowerCase(), wish: false };
  const nice =
    /^be ((?:very |really )?(?:nice|good|great|kind|polite|careful|honest|useful|helpful)(?: (?:to|with|at|about|around|and) .+)?)$/i.exec(
      note,
    );
  if (nice?.[1]) return { kind: 'be', text: lowerFirst(nice[1]), wish: false };
  // "Height and heat fine": what somebody is fine with.
  const fine =
    /^((?:shift|night|weekend|evening|early|late|height|heat|cold|heavy|travel|stairs?|dogs?|dust|noise|standing|driving|lone|unsociable|long)s?\b[a-z ]*?),? (?:is |are )?(?:ok|okay|fine|no problem)$/i.exec(
      note,
    );
  if (fine?.[1]) return { kind: 'be', text: `fine with ${fine[1].toLowerCase()}`, wish: false };
  if (/^\S+(?: \S+)? (?:is |are )?(?:ok|okay)$/i.test(note) && !/^[A-Z][a-z]+s /.test(note))
    return { kind: 'clause', text: upperFirst(note), wish: false };
  const speaks = /^(\p{Lu}\p{Ll}+(?:(?:, | or | and |\/)\p{Lu}\p{Ll}+)*)[- ]speak(?:ing|ers?)$/u.exec(note);
  if (speaks?.[1]) return { kind: 'can', text: `speak ${speaks[1]}`, wish: false };
  // "1 to 2 years": of what the job is.
  if (/^(?:at least )?\d+\+?(?: to \d+)? years?\+?$/i.test(note))
    return { kind: 'have', text: `${lowerFirst(note)}${/s\+?$/i.test(note) ? "'" : "'s"} experience`, wish: false };
  // "Ward experience desirable, not essential as we train": why, too.
  const why =
    /^(.{3,60}?),? (?:is |are |would be )?(desirable|useful|helpful|preferred|nice|an advantage|a plus|a bonus),? (?:but |though |although )?not (essential|needed|required|necessary|a must),? ((?:as|because|since) .+)$/i.exec(
      note,
    );
  if (why?.[1])
    return {
      kind: 'clause',
      text: `${upperFirst(withDeterminer(inRow(why[1], true)))} ${isPlural(why[1]) ? 'are' : 'is'} ${why[2]?.toLowerCase()} but not ${why[3]?.toLowerCase()}, ${why[4]}`,
      wish: false,
    };
  // "Degree not needed as we train you".
  const spared =
    /^(?!no\b)([^,]{3,40}?) (?:is |are )?not (?:needed|required|essential|necessary|mandatory),? ((?:as|because|since) .+)$/i.exec(
      note,
    );
  if (spared?.[1] && !/\b(?:is|are|you|we)\b/i.test(spared[1]))
    return {
      kind: 'clause',
      text: `You don't need ${withDeterminer(inRow(spared[1], true))}, ${spared[2]}`,
      wish: false,
    };
  // "HGV trained ideally, but we can teach you".
  const ideally = /^(.{3,40}?),? (?:ideally|preferably),? (but .+)$/i.exec(note);
  if (ideally?.[1] && !/\b(?:is|are|have|has|must|you|we)\b/i.test(ideally[1]))
    return {
      kind: 'clause',
      text: /\b(?:trained|qualified|registered|certified|experienced|licen[cs]ed|based|chartered)$/i.test(ideally[1])
        ? `Ideally, you're ${inRow(ideally[1], true)}, ${ideally[2]}`
        : `Ideally, you have ${withDeterminer(inRow(ideally[1], true))}, ${ideally[2]}`,
      wish: false,
    };
  // "Weekends a must": to be worked.
  const shifts =
    /^((?:weekends?|evenings?|nights?|shifts?|early mornings?|saturdays?|sundays?|bank holidays?)(?:(?:,| and| or) (?:weekends?|evenings?|nights?|shifts?|saturdays?|sundays?|bank holidays?))*)(?: work(?:ing)?)?,? (?:is |are )?(?:a must|required|essential|needed|necessary)$/i.exec(
      note,
    );
  if (shifts?.[1]) return { kind: 'can', text: `work ${inRow(shifts[1], true)}`, wish: false };
  // "Outdoorsy": no lexicon has it, and what somebody is it says all the same.
  if (/^[a-z]{4,}y$/i.test(note) && !inLexicon(note) && !isProperFirst(note))
    return { kind: 'be', text: note.toLowerCase(), wish: false };
  // "Hard-working reliable": qualities in a row.
  const row = note.split(/,? /);
  if (
    row.length > 1 &&
    row.length < 5 &&
    !/^own\b/i.test(note) &&
    // "Wide awake": how much so is no quality of its own.
    !(
      row.length === 2 &&
      /^(?:wide|well|super|pretty|so|too|dead|fairly|half|fast|very|quite|really)$/i.test(row[0] ?? '')
    ) &&
    row.every(
      (word) =>
        /^[a-z-]{3,}$/i.test(word) &&
        inLexicon(word) &&
        isQuality(word) &&
        // "Good craic essential": how much it is asked for is no quality.
        !/^(?:essential|required|needed|mandatory|preferred|desirable|useful|optional|necessary|compulsory|welcome|good|great|excellent)$/i.test(
          word,
        ) &&
        !notAdjective.test(word) &&
        // "Good typing": what is done is no quality.
        !/(?<!car|lov|outgo|work|will|understand|welcom|pleas|trust)ing$/i.test(word) &&
        !isProperFirst(upperFirst(word)),
    )
  )
    return { kind: 'be', text: `${row.slice(0, -1).map(lowerFirst).join(', ')} and ${row.at(-1)}`, wish: false };
  // "Dutch C1", "English for guests": a language is had and nothing that anybody is.
  const language =
    /^((?:basic|good|fluent|some|native|conversational|business|working|spoken|written|excellent|strong) )?(English|German|French|Spanish|Italian|Polish|Dutch|Portuguese|Welsh|Irish|Gaelic|Romanian|Hindi|Urdu|Arabic|Turkish|Danish|Swedish|Norwegian|Mandarin|Cantonese|Marathi|Tamil|Telugu|Czech|Greek|Hungarian|Ukrainian|Russian)( (?:at )?(?:level )?[ABC][12](?: level| or above| or better)?)?( (?:for|with|in|at|on) .+)?$/.exec(
      note,
    );
  if (language?.[2] && (language[3] || language[4]) && !wishTail.test(note))
    return {
      kind: 'have',
      text: `${language[1] ?? ''}${language[2]}${(language[3] ?? '').replace(/^ (?=[ABC][12]$)/, ' at ')}${language[4] ?? ''}`,
      wish: false,
    };
  if (/^access to \S/i.test(note)) return { kind: 'have', text: lowerFirst(note), wish: false };
  const optional = /^(.{3,40}?) (?:is |are )?optional$/i.exec(note);
  if (optional?.[1])
    return {
      kind: 'clause',
      text: `${upperFirst(optional[1])} ${isPlural(optional[1]) ? 'are' : 'is'} optional`,
      wish: false,
    };
  const notice = /^notice(?: period)?:? ((?:at most|up to|under|of) .+|\d.+)$/i.exec(note);
  if (notice?.[1]) return { kind: 'clause', text: `The notice period: ${notice[1].replace(/^of /i, '')}`, wish: false };
  // "Led a team of five": what somebody has done.
  const done = /^(led|run|built|grown|taught|managed|worked|launched|supervised) (?!by\b|in\b)(.+)$/i.exec(note);
  if (done?.[1])
    return {
      kind: 'do',
      text: `have ${done[1].toLowerCase()} ${(done[2] ?? '').replace(/^team\b/, 'a team')}`,
      wish: false,
    };
  // "HCPC registered podiatrist".
  if (
    /^(?:an? )?[A-Z]{2,5}(?:\/[A-Z]{2,5})?[- ](?:registered|qualified|accredited) [a-z]+(?:or|er|ist|ian|ant|nurse|vet|dentist)(?: [a-z ]+)?$/.test(
      note,
    )
  )
    return { kind: 'be', text: withArticle(note.replace(/^an? /, '')), wish: false };
  const completed = /^(.{3,40}?) (completed|passed)$/i.exec(note);
  if (completed?.[1] && !/\b(?:is|are|have|has|be)\b/i.test(completed[1]))
    return { kind: 'do', text: `have ${completed[2]?.toLowerCase()} ${inRow(completed[1], true)}`, wish: false };
  // "Cooked for numbers before": what somebody has done.
  const past = /^([a-z]+?)e?d (?:for|in|at|with|as|on) /i.exec(note);
  if (
    past?.[1] &&
    (isVerbBase(past[1]) || isVerbBase(`${past[1]}e`)) &&
    !/^(?:bas|qualifi|train|experienc|skill|interest|educat|register|committ?|motivat|focus|vers|locat|involv|organis|accredit|licens|certifi|prepar|dedicat|us|need|requir|relat|equipp?)(?:e?d)?$/i.test(
      past[1],
    )
  )
    return { kind: 'do', text: `have ${lowerFirst(note)}`, wish: false };
  const irrelevant = /^(.{3,40}?) (?:is )?irrelevant$/i.exec(note);
  if (irrelevant?.[1]) return { kind: 'without', text: withDeterminer(inRow(irrelevant[1], true)), wish: false };
  // "Sponsorship possible": what we say of it.
  const offered =
    /^((?:visa )?sponsorship|(?:full )?training|accommodation|job share|flexible hours|relocation(?: help)?) (?:is |are )?(possible|available|provided|given|offered)$/i.exec(
      note,
    );
  if (offered?.[1])
    return {
      kind: 'clause',
      text: `${upperFirst(offered[1].toLowerCase())} ${/s$/i.test(offered[1]) ? 'are' : 'is'} ${offered[2]}`,
      wish: false,
    };
  // "Graduate (any stream)", "car driver as there is no bus": what somebody is.
  if (
    /^(?:an? )?(?:graduate|fresher|postgraduate|(?:local |internal |strong |serious )?candidate|(?:enrolled|registered|current|final-year|full-time|part-time|university|college) student|(?:[a-z]+ )?(?:citizen|resident|member|pedant|geek|nerd|perfectionist|all-rounder|self-starter|communicator|organiser|organizer|listener|problem[- ]solver|people person|driver|swimmer|cyclist|rider|climber))(?: (?:\(.*\)|as|who|with|because|in|or) ?.*)?$/i.test(
      note,
    )
  )
    return { kind: 'be', text: withArticle(lowerFirst(note.replace(/^an? /i, ''))), wish: false };
  if (/^(?:ok|okay|fine|happy) (?:with |working )/i.test(note))
    return { kind: 'be', text: lowerFirst(note), wish: false };
  // "Someone who still visits the ward".
  const still =
    /^(?:someone|somebody) (?:who|that) (still|always|often|also|never|really|genuinely|already) ([a-z]+)(.*)$/i.exec(
      note,
    );
  const stillDoes = still?.[2] ? (baseOfThird(still[2]) ?? plainBases[still[2].toLowerCase()]) : null;
  if (still && stillDoes)
    return {
      kind: 'do',
      text: `${still[1]?.toLowerCase()} ${secondPerson(`${stillDoes}${still[3] ?? ''}`)}`,
      wish: false,
    };
  // "Straight talker who's good on a dock".
  if (
    /^(?:an? )?(?:[a-z-]+ ){1,2}[a-z]+(?:er|or) who(?:['’]s)?\s/i.test(note) &&
    !/^(?:experience|knowledge)/i.test(note)
  )
    return { kind: 'be', text: withArticle(lowerFirst(note.replace(/^an? /i, ''))), wish: false };
  // "Hands on with AKTA" is experience; it is no verb.
  const hands = /^hands[- ]on (?:with|in|of) (.+)$/i.exec(note);
  if (hands?.[1]) return { kind: 'have', text: `hands-on experience with ${hands[1]}`, wish: false };
  // "No shouting": said as it was typed.
  if (/^no \S+ing$/i.test(note)) return { kind: 'clause', text: upperFirst(note), wish: false };
  if (
    /^18\s?\+$|^(?:over|at least|must be) 18(?: years)?(?: of age| old|\+)?(?: or over)?(?: (?:because|due to|for|as) .*)?$/i.test(
      note,
    )
  )
    return { kind: 'be', text: '18 or over', wish: false };
  if (/^any (?:graduate|degree)s?$/i.test(note))
    return {
      kind: 'clause',
      text: /degree/i.test(note) ? 'Any degree will do' : 'Any graduate can apply',
      wish: false,
    };
  // "Freshers with ITI ok": they may apply, too.
  const allowed = /^([A-Z][a-z]+s(?: with .+)?) (?:are )?(?:also )?(?:ok|okay|fine)$/.exec(note.replace(/[.!]$/, ''));
  if (allowed?.[1]) return { kind: 'clause', text: `${allowed[1]} can apply`, wish: false };
  return null;
}
