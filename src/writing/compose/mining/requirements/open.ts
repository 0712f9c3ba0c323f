/** What opens the door: a wish that is no must, a second way in behind a bracket or an "or". None of it may get lost on the way. */

import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { seldom } from '../../language/seldom.ts';
import { plainTongue } from '../../language/tongues.ts';
import { desirableCue } from './cues.ts';
import { onlyWish } from './words.ts';

const judged =
  '(?:great|good|nice|lovely|brilliant|fantastic|amazing|ideal|perfect|useful|helpful|handy|welcome|preferred|preferable|desirable|beneficial|advantageous|valuable|valued|of (?:real |particular |great )?interest|an? (?:(?:big|real|distinct|definite|huge|major|great|strong|clear|added|nice|obvious) )?(?:advantage|plus|bonus|asset|help))';
const being =
  '(?: (?:is|are|would be|will be|might be|may be|could be))?(?: (?:really|very|always|also|highly|strongly))?';
/** "X would be great but not necessary". */
const noMust = rare(
  new RegExp(
    `^(.{2,90}?),?${being} ${judged}[,;]?(?: [–—-])?(?: (?:but|though|although|yet|even if|if|and))?(?: (?:it|this|they))?(?:['’]s| is| are)? ?(?:not|isn['’]?t|aren['’]?t|no|never|non|by no means)[ -](?:(?:an?|strictly|absolutely) )?(?:essential|necessary|required|needed|mandatory|prerequisite|precondition|must(?:-have)?|deal[- ]?breaker|requirement|condition|expected|obligatory|compulsory|critical|crucial)\\b.*$`,
    'i',
  ),
);
/** "X would be an advantage but we can put you through it", "X preferred, full training given". */
const taught = rare(
  new RegExp(
    `^(.{2,90}?),?${being} ${judged}(?:[,;]| [–—-]|,? but|,? though|,? and) (?:we(?:['’]ll|['’]d| will| can| could| would|['’]re)? |you['’]ll be |will (?:train|teach)\\b|(?:full |free |some )?training\\b|(?:all |full )?(?:support|guidance)\\b).*$`,
    'i',
  ),
);
/** "Spanish big plus", "ECDL desired", "van driver ideally", "V300 great": a wish at the end of a note. */
const endsWished =
  /^(.{2,60}?),? (?:(?:an? )?(?:distinct|big|huge|real|definite|major|great|added|clear|massive|strong|nice) (?:plus|bonus|advantage)|an? help|(?<=[A-Za-z)] )(?<!\b(?:an?|is|be|as|strong|big|real|nice|great|distinct) )(?:plus|bonus)|(?:would|might|could|may) (?:really |also )?help|desired|des\.|pref\.?|ideally|(?<=\b[A-Z]+\d* )great)[.!]*$/;
/** "(helpful, not essential - we've hired from coffee shops before)". */
const asideWished = rare(
  /^(.{2,90}?) \((?:very |really )?(?:helpful|useful|desirable|nice|preferred|a plus|ideal|handy|great)\b[^()]*\b(?:not|n['’]t) (?:essential|required|necessary|needed|a must)\b[^()]*\)[.;]?$/i,
);

/** "Farm experience would be of interest". */
const ofInterest = /^(.{2,90}?) (?:is|are|would be|will be) (?:also )?of (?:real |particular |great )?interest[.!]*$/i;
/** "German not needed but nice". */
const needless = rare(
  new RegExp(
    `^(.{2,60}?) (?:(?:is |are )?not|isn['’]?t|aren['’]?t) (?:needed|required|necessary|essential|a must),? but(?:(?: it| they)?${being} (?:very )?${judged}\\W*$|(?: it| they)?(?: would| will| does| do| might| can)?(?: also| really)? helps?\\b.{0,40}$)`,
    'i',
  ),
);

/** Writes a wish in the way every other is written: "X desirable". */
export const plainWish = (text: string): string => {
  if (/^(?:it|this|that|there|we|you)\b/i.test(text)) return text;
  const found =
    needless.exec(text) ??
    ofInterest.exec(text) ??
    noMust.exec(text) ??
    taught.exec(text) ??
    asideWished.exec(text) ??
    (/\b(?:sign[- ]on|annual|cash|performance|attendance|christmas|an?|the) bonus\W*$/i.test(text)
      ? null
      : endsWished.exec(text));
  return found?.[1] && !/\b(?:not|n['’]t)$/.test(found[1]) ? `${found[1].replace(/[,;\s–—-]+$/, '')} desirable` : text;
};

/** Both or neither: nobody has decided. */
export const isUndecided = (text: string): boolean =>
  /\b(?:essential|required|must)\s*(?:\/|or)\s*(?:desirable|preferred|nice to have)\b|\b(?:desirable|preferred)\s*(?:\/|or)\s*(?:essential|required)\b|\b(?:essential|desirable|required|preferred|needed)\s*\?+\W*$/i.test(
    text,
  );

/** "Accuracy, accuracy, accuracy": once is enough. */
export const once = (text: string): string =>
  text.replace(/^\W*([A-Za-z][A-Za-z-]{2,}(?: [a-z-]+)?)(?:[,.!;]* (?:and )?(?:more |yet more )?\1)+(?=\W*$)/i, '$1');

/** "Training as a cook, a diploma is an advantage": what is asked for and a wish beside it; the end of a row ("in display, interiors or design is an advantage") is no wish of its own. */
const wishedBeside = seldom(
  /, .*\b(?:is|are|be) (?:an? )?(?:added |desirable|preferred|advanta|welcome|plus|bonus)/i,
  new RegExp(
    `^([^;,]*\\b(?:training|degree|apprenticeship|diploma|qualification|licen[cs]e|${plainTongue})\\b[^;,]*), (?!(?!${plainTongue}\\b)(?:[a-z-]+ ){1,3}or [a-z-]+(?: [a-z-]+)? (?:is|would be) )([^;,]{2,50} (?:is|are|will be|would be) (?:an? )?(?:desirable|preferred|advantageous|welcome|(?:added )?(?:advantage|plus|bonus)))[.;!]?$`,
    'i',
  ),
);

/** What a bracket says of another way in: "(or learnt on the job)", "(Class I considered if you get II in 12 months)". */
const door =
  /^(?:or|unless|if|even|preferably not|newly)\b|\bor\b|\b(?:considered|accept(?:ed|able)|instead|either|predicted|pending|working towards|studying|awaiting|learn(?:t|ed)?|teach|put you through|pay for (?:it|that|them)|get you|help you get|train you|train(?:ing)? (?:is |will be )?(?:given|provided)|will train|can train|we train|within \d+|within (?:a|six|three|twelve)|in the first \d|you['’]ve got \d|you have \d|\d+ (?:days|weeks|months) to (?:get|pass|do|complete)|by experience|time[- ]served|can be (?:refreshed|obtained|done|completed|arranged|gained|taken)|we(?:['’]ll| will| can) (?:send|put|help|get|fund|support|show|sponsor|pay)|also fine|(?:is|are) (?:fine|ok(?:ay)?)|will do|equivalent accepted|if (?:you|needed|not|required|necessary)|(?:we|you)(?:['’]ll| will| can| do| may) [a-z]+|we [a-z]+ (?:it|this|that|them|one|you|for|the|all)|we pay)\b/i;

/** A requirement and the bracket behind it that opens another way in, `apart` where only what stands behind it is a wish, `had` where the head has to be something that somebody has; null where there is none. */
export function partDoor(text: string): { head: string; aside: string; apart?: boolean; had?: boolean } | null {
  // "A first aid certificate, which we pay for": what is told of it belongs to it.
  const told =
    /^([^,;:()]{3,70}), (which (?:(?:we|you|they)(?:['’]ll|['’]d|['’]ve|['’]re)?|is|are|was|may|can|must|will|has|have) [^;:]{2,70}?)[.;]?$/i.exec(
      text.trim(),
    );
  // What is wished for is said by the sentence around it.
  if (told && !desirableCue.test(told[2] ?? ''))
    return { head: told[1] ?? '', aside: `, ${lowerFirst(told[2] ?? '')}`, had: true };
  // "SIA licence, or we pay for you to get it".
  const either = /^([^,;()]{3,60}?),? (or (?:we|you)(?:['’]ll| will| can| are|['’]re)? [a-z][^.;]{3,60})[.;]?$/i.exec(
    text.trim(),
  );
  if (either) return { head: either[1] ?? '', aside: `, ${either[2] ?? ''}` };
  // "Level 3 in Care or working towards it": another way to the same paper.
  const underWay =
    /^([^,;]{3,70}?),? or (?:be |are |is )?(?:currently |actively |already )?(working|studying) (?:towards?|for)(?: (?:it|one|this|that|same|the same))?[.;]?$/i.exec(
      text.trim(),
    );
  if (underWay && !/\bor\b/i.test(underWay[1] ?? ''))
    return {
      head: underWay[1] ?? '',
      aside: ` or ${/^s/i.test(underWay[2] ?? '') ? 'studying for' : 'working towards'} it`,
      had: true,
    };
  const wouldDo =
    /^([^,;]{3,70}?)( or the willingness to [^,;]{3,60}?)(?: (?:desirable|preferred|essential|required))?[.;]?$/.exec(
      text.trim(),
    );
  if (wouldDo && !/\bor\b/i.test(wouldDo[1] ?? ''))
    return { head: wouldDo[1] ?? '', aside: wouldDo[2] ?? '', had: true };
  // "Personal licence holder or will put through": said of the employer.
  const through =
    /^([^,;()]{3,60}?),? or (?:we )?(?:will|can) (?:(train)|(?:put|send)(?: you)?(?: (?:through|on)(?: it| the course)?)?)(?: you)?[.;]?$/i.exec(
      text.trim(),
    );
  if (through)
    return { head: through[1] ?? '', aside: `, or we will ${through[2] ? 'train you' : 'put you through it'}` };
  // "QTS or QTLS; NPQSL desirable": the wish is of what stands last.
  const besideIt =
    /^([^;]{3,80}?); ?([^;]{2,50} (?:desirable|preferred|preferable|welcome|(?:an? )?(?:added )?(?:advantage|plus|bonus)))[.;!]?$/i.exec(
      text.trim(),
    ) ?? wishedBeside.exec(text.trim());
  if (besideIt) return { head: besideIt[1] ?? '', aside: ` (${besideIt[2] ?? ''})`, apart: true };
  // "Training as a baker, career changers welcome".
  const others =
    /^((?!.*\b(?:experience|desirable)\b).{5,60}?),? (?:but )?((?:career changers|late entrants|returners|newly qualified(?: [a-z]+)?|NQTs|ECTs|second-career[a-z ]*|(?:new |recent )?graduates|beginners|trainees|students|apprentices) (?:are )?(?:also )?(?:very )?welcome(?: to apply)?)[.;!]?$/i.exec(
      text.trim(),
    );
  if (others) return { head: others[1] ?? '', aside: ` (${others[2] ?? ''})`, apart: true };
  const found = /^(.*[^\s(]) \(([^()]{3,})\)[.;]?$/.exec(text.trim());
  const [head = '', inside = ''] = [found?.[1], found?.[2]];
  if (head === '' || inside.split(' ').length > 14) return null;
  // "Driving licence class B (BE nice to have)": the wish is of something else.
  const besides = desirableCue.test(inside) && !onlyWish(inside) && / [a-z]+$/.test(inside);
  if (!besides && !door.test(inside)) return null;
  // "(a bonus)", "(essential)" and "(A/I)" say how much it is asked for, and nothing else.
  return inside.split(' ').length < 2 && !/^predicted$/i.test(inside) ? null : { head, aside: ` (${inside.trim()})` };
}

/** "ServSafe or get it within 60 days", "a certificate or be ready to do one": the second is something to have as well. */
export const asWillingness = (text: string): string =>
  text
    // "Certificate desirable or willing to study": the wish is of both.
    .replace(
      /^(.{3,50}?) (desirable|preferred|essential|required),? (or (?:be )?(?:willing|prepared|ready|happy) to .+?)[.;]?$/i,
      '$1 $3 $2',
    )
    .replace(/ [–—-] (?=(?:or|unless) [a-z])/, ', ')
    // "Paediatric first aid or willing", "CIH Level 3 or willing to study".
    .replace(
      /,? or (?:be |are )?(?:willing|prepared|ready|happy|keen)(?: to (?:do it|learn|train|study))?(?=$|\s*[.;]?$)/i,
      (found) =>
        / learn/i.test(found) ? found : ` or the willingness to ${/ study/i.test(found) ? 'study' : 'train'}`,
    )
    // "Membership or willingness to join", "a licence or a commitment to get one".
    .replace(/,? or (?:an? |the )?willingness to (?=[a-z])(?!(?:learn|train|study)\b)/i, ' or the willingness to ')
    .replace(
      /,? or (?:be |are )?(?:willing|prepared|ready|happy) to (undergo|apply|obtain|attain|achieve|gain|complete|pass|sit)(?= \(|[.;]?$)/i,
      (_, deed: string) =>
        ` or the willingness to ${deed.toLowerCase() === 'apply' ? 'apply for' : deed.toLowerCase()} it`,
    )
    .replace(
      /,? or (?:be |you(?:['’]ll| will) be |are |must be )?(?:willing|prepared|ready|happy|able|eager|keen) to work towards(?: it| one| this)?(?=$|[.,;)])/i,
      ' or the willingness to work towards it',
    )
    .replace(
      /(?<=\w|\))(?<!\b(?:speaker|learner|driver|user|swimmer|certified|registered|qualified|trained|licen[cs]ed|accredited|vaccinated|vetted|cleared)(?: [^,;]{3,30})?),? or (?:be |you(?:['’]ll| will) be |are |must be )?(?:willing|prepared|ready|happy|eager|keen|able (?=to (?:get(?! (?:about|around|to|there|in|by)\b)|obtain|gain|pass|complete|do|become|achieve)\b)) ?to (?=[a-z]+ )/i,
      ' or the willingness to ',
    )
    // "A license or able to obtain within six months".
    .replace(
      /,? or (?:be |are )?able to (get|obtain|gain|complete|achieve|pass|acquire)(?=$| (?:within|by|in|before)\b)/i,
      ' or the ability to $1 it',
    )
    // "EPA 608 certification or ability to obtain within six months".
    .replace(
      /,? or (?:the |an? )?(ability|commitment|eligibility) to (get|obtain|gain|complete|achieve|pass|acquire)(?=$| (?:within|by|in|before)\b)/i,
      ' or the $1 to $2 it',
    )
    .replace(
      /,? or (?:to )?(get|obtain|gain|complete|achieve|pass|do|take|sit|undertake) (it|one|this|that|them)(?=$|[ ,])/i,
      ' or the willingness to $1 $2',
    );
