/** Who would do the job well, out of notes: what somebody has, is, can or does, and what nobody asks for. */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../../language/verbs.ts';
import { wordsOf } from '../../language/words.ts';
import { readPerson } from '../../mining/requirements/person.ts';
import { isMainClause } from '../clause.ts';
import { inRow, withDeterminer } from '../nouns.ts';
import { readEither } from './either.ts';
import { readMeasured } from './measured.ts';
import { readReader } from './reader.ts';
import { type Asked, readShape } from './shapes.ts';
import { readWish, wishTail } from './wish.ts';
import { asked, baseForm, isQuality, notAdjective, plainBases, secondPerson } from './words.ts';

const unneeded =
  /^(.{2,60}?)\s+(?:is |are |isn['’]t |aren['’]t )?(?:not )?(?:important|needed|required|necessary|mandatory|compulsory|essential|a must|expected)$/i;
const mustTail =
  /[\s,–-]*\(?\b(?<!\b(?:you|we|they|that|it|one) )(?:is |are )?(?:essential|mandatory|required|necessary|needed|compulsory|(?:a )?must(?:[- ]have)?|non-negotiable)\)?$/i;
const lead =
  /^(?:(?:we(?:['’]re| are) looking for |we (?:want|need) )?(?:someone|somebody|a person|anyone|people|the (?:right )?person)\s+(?:who(?:['’]s| is| are)?\s+|that(?:['’]s| is)?\s+|with\s+)?|(?:they|he|she|candidates?|applicants?|the (?:person|candidate|successful candidate|ideal candidate|right person)|you)\s+(?=(?:must|should|will|need|has|have|is|are)\b))/i;
const modal = /^(?:must|should|will|needs? to|has to|have to|ought to|need)\s+(?:also |ideally )?/i;
/** "hike 8 mi": whatever the word is, it is done so far, so long or so fast. */
const measuredDeed = /^[a-z]+(?<!ing) \d[\d.]* ?(?:mi|miles?|km|lbs?|kg|kilos|hours|metres|ft|wpm)\b/i;
/** "BSc Geology": a BSc in it. */
const degreeOf =
  /^(?:an? )?((?:B|M)\.?(?:Sc|A|Eng|Tech|Com|Ed|Pharm|BA|Phil|Res|Arch)|LL[BM]|Ph\.?D|BArch|BBA|BCA|MCA) (?=\p{Lu}\p{Ll}{3,})(?!Hons|Honou?rs|Degree|Graduate|First|Ordinary)/u;
/** Reads a requirement in the words of a note; null where it is a sentence of its own. */
export function readAsked(raw: string, opens: boolean): Asked | null {
  const shape = readShape(raw.trim());
  if (shape) return shape;
  const halves = readEither(raw.trim(), (half) => readAsked(half, opens), baseOfIng);
  if (halves) return halves;
  // "Excel, obviously": what the writer of the note says about it is no part of the thing.
  let text = raw
    .trim()
    .replace(degreeOf, (_, degree: string) => `${withArticle(degree)} in `)
    .replace(/,? (?:obviously|obvs|of course|naturally|clearly|please)$/i, '')
    .replace(/\b(bachelor|master)['’]?s\b(?!['’]| degree| in\b| of\b)/gi, '$1’s degree')
    .replace(/\b(plus|and|with|or) own (?=[a-z])/gi, '$1 your own ')
    .replace(/^(gcses?) maths,? (?:and |& )?english\b/i, '$1 maths and English')
    .replace(/^right to work (?=doc|proof|paper|check)/i, 'right-to-work ')
    .replace(/^right to work\b/i, 'the right to work')
    .replace(
      /(\d\+?) years (?=(?!in|of|as|or|with|at|experience|post|old|on|running|working)[A-Za-z])(?=.*, \d)/,
      '$1 years in ',
    )
    .replace(
      /(?<=\byears?\b.*), (\d+\+?) (?:of them )?(as|in|at|with)?(?=\s?[A-Za-z])/,
      (_, count: string, joint?: string) => `, ${count} of them ${joint ?? 'in '}`,
    );
  const none =
    /^(?:no|not?)\s+(.{3,60}?)\s+(?:is |are )?(?:ok|okay|fine|no problem|required|needed|necessary|essential|expected)(?:,?\s+(?:at all|as .*|because .*|(?:we |will )?train.*))?$/i.exec(
      text,
    ) ?? /^(?:you )?(?:don['’]t|do not) need (.{3,60})$/i.exec(text);
  if (none?.[1] && /^to\b/i.test(none[1])) return { kind: 'clause', text: raw.trim(), wish: false };
  if (none?.[1])
    return {
      kind: 'without',
      text: asked(withDeterminer(inRow(none[1].replace(/^(?:any|previous|prior) (?=experience)/i, ''), true))),
      wish: false,
    };
  const negative = unneeded.exec(text);
  if (
    negative?.[1] &&
    /\bnot (?:important|needed|required|necessary|mandatory|compulsory|essential|a must|expected)$|n['’]t (?:important|needed|required|necessary|essential)$/i.test(
      text,
    ) &&
    !/\b(?:useful|helpful|plus|bonus|preferred|desirable|nice|good|handy)\b/i.test(text)
  )
    return {
      kind: 'without',
      text: asked(withDeterminer(inRow(negative[1].replace(/ not$/i, ''), opens))),
      wish: false,
    };
  // Sentences about us, or about who is welcome, stay sentences.
  if (
    /^(?:we|our|it|this|that|there|if|the (?:job|role|team|post)|nobody|everyone|training|full training|in return)\b/i.test(
      text,
    ) &&
    !/^we(?:['’]re| are) looking for|^we (?:want|need) (?:someone|somebody)|^it helps if|^it would/i.test(text)
  )
    return null;
  if (
    /\b(?:welcome|welcomed|can apply|do well|are encouraged|considered)\b(?:.*)$/i.test(text) &&
    !/^(?:you|must)\b/i.test(text)
  )
    return null;
  if (/^on time$/i.test(text)) return { kind: 'be', text: 'on time', wish: false };
  if (/^[a-z]+, [a-z]+ (?:[a-z]+ )?[a-z]+(?:er|or|ist|ian)$/i.test(text))
    return { kind: 'be', text: withArticle(lowerFirst(text)), wish: false };
  const notSo = /^(not|never) ((?:easily |too |overly |just )?[a-z-]+(?: (?:of|by|to|about|on|in|with) .+)?)$/i.exec(
    text,
  );
  if (notSo?.[2]) return { kind: 'be', text: `${notSo[1]?.toLowerCase()} ${notSo[2]}`, wish: false };
  // "GPhC registered", "ACT qualified or nearly there": capitals are no verb.
  if (
    /^(?!.*\b(?:preferred|desirable|a plus|useful|an advantage)$)[A-Z][A-Za-z]*[A-Z][A-Za-z]*(?:(?: or | and |\/)[A-Z][A-Za-z]*[A-Z][A-Za-z]*)* (?:registered|qualified|licen[cs]ed|certified|trained|accredited)\b/.test(
      text,
    )
  )
    return { kind: 'be', text, wish: false };
  let wish = false;
  const late = /^(.+?),? (?:ideally|preferably)$/i.exec(text);
  if (late?.[1]) {
    wish = true;
    text = late[1];
  }
  // "Polish or Romanian": languages.
  if (
    /^(?:Polish|English|French|German|Spanish|Welsh|Irish|Gaelic|Romanian|Dutch|Hindi|Urdu|Arabic|Italian|Portuguese|Mandarin|Cantonese|Marathi|Tamil|Telugu|Norwegian|Danish|Swedish|BSL)\b(?:(?: or | and |, ?)[A-Z][a-z]+)*(?: and (?:any other|another|a second) language)?$/.test(
      text.replace(wishTail, '').replace(mustTail, ''),
    )
  )
    return {
      kind: 'can',
      text: `speak ${text.replace(wishTail, '').replace(mustTail, '')}`,
      wish: wish || wishTail.test(text),
    };
  const wanted = readWish(text);
  text = wanted.text;
  wish ||= wanted.wish;
  text = text
    .replace(mustTail, '')
    .replace(
      /^(?:essential|required|must[- ]haves?(?! [a-z]+ed\b| been\b| led\b| run\b)|requirements?|we need|you need|you['’]ll need|you will need)(?: you to have)?\s*[:–-]?\s+(?=\S)/i,
      '',
    )
    .trim();
  if (text.length < 2) return null;
  const own = readReader(text, wish);
  if (own) return own;
  const negated =
    /^(?:does ?n[o'’]t|do ?n[o'’]t|doesn['’]t|don['’]t) (?:mind|need|have to|get|panic|give|like|expect|want)\b.*$/i.exec(
      text,
    );
  if (negated) return { kind: 'do', text: text.replace(/^does(?=n['’]t)/i, 'do').replace(/^Do/, 'do'), wish };
  // "Someone calm who likes children": what somebody is, and does.
  const calm = /^(?:someone|somebody|a person) (?!who\b|with\b|that\b)((?:[a-z-]+,? ){1,4}who .+)$/i.exec(text);
  if (calm?.[1]) return { kind: 'clause', text: `You're someone ${calm[1]}`, wish };
  const someone = lead.exec(text);
  if (someone) {
    // "Someone who listens and who can decide": of the same.
    text = text
      .slice(someone[0].length)
      .replace(/,? (and|or|but) (?:who|that)(?:['’]s| is| are) /gi, ' $1 are ')
      .replace(/,? (and|or|but) (?:who|that) (?=[a-z])/gi, ' $1 ');
    // "Someone calm": what somebody is.
    if (!/\b(?:who|that|with|must|should|will|need|has|have)\b/i.test(someone[0]) && isQuality(text))
      return { kind: 'be', text: lowerFirst(text), wish };
    if (/\b(?:who|that)(?:['’]s| is| are)\s+$/i.test(someone[0]))
      return {
        kind: 'be',
        text: text.replace(/ (and|or|but) ([a-z]+s)(?= [a-z])/g, (found, joint: string, verb: string) =>
          nounLike.has(baseOfThird(verb) ?? verb) ? found : ` ${joint} ${baseOfThird(verb) ?? verb}`,
        ),
        wish,
      };
    if (/\bwith\s+$/i.test(someone[0])) return { kind: 'have', text: withDeterminer(inRow(text, true)), wish };
  }
  const must = modal.exec(text);
  if (
    must &&
    !/^(?:have|has|hold|possess|be|bring)\b/i.test(text.slice(must[0].length)) &&
    /^(?:must|should|have to|has to|need to|needs to|ought to)\b/i.test(text)
  )
    return wish
      ? null
      : {
          kind: 'clause',
          text: `You ${/^must/i.test(text) ? 'must' : /^should/i.test(text) ? 'should' : 'need to'} ${secondPerson(text.slice(must[0].length))}`,
          wish,
        };
  // "Must be able to lift 15 kg and be calm around blood": two things that must be.
  if (must && !wish && /^must be able to .+ and be /i.test(text))
    return { kind: 'clause', text: `You ${lowerFirst(text)}`, wish };
  // "You must be working towards it": what somebody is would only be hoped for.
  if (must && !wish && /^must be (?!able\b|an? |at least|over|aged|1[68])/i.test(text))
    return { kind: 'clause', text: someone ? raw.trim() : `You ${secondPerson(lowerFirst(text))}`, wish };
  if (must) text = text.slice(must[0].length);
  const holding = /^(?:have|has|having|hold|holds|possess(?:es)?|bring)\s+(.+)$/i.exec(text);
  if (holding?.[1]) {
    const perfect =
      /^(?:[a-z]+ed|run|managed|worked|led|driven|taught|used|sold|built|done|cooked|written|served|cared|handled|supported|delivered|supervised|raised|grown|chaired|launched|laid|kept|made|found|held|won|drawn|sung|played|seen|known|gone|spent|brought|bought|caught|fought|paid|sent|met|set|cut|put|dealt|felt|told|begun|become|ridden|flown|swum|sewn|shown|spoken|thought|understood|given|taken|got|gotten|been|lived|studied|passed|completed|hit|beat)\b/i.test(
        holding[1],
      );
    return perfect
      ? {
          kind: 'do',
          text: `have ${lowerFirst(holding[1])
            .replace(/ or wants to$/, ' or want to')
            .replace(/ or (ready|willing|keen|about) to$/, ' or are $1 to')}`,
          wish,
        }
      : { kind: 'have', text: asked(inRow(holding[1], true)), wish };
  }
  const being = /^BE\b/.test(text) ? null : /^(?:be|is|are|being)\s+(?!able)(.+)$/i.exec(text);
  // "You should be someone who notices".
  if (being?.[1] && /^(?:someone|somebody|a person|the (?:sort|kind|type) of)\b/i.test(being[1]))
    return { kind: 'clause', text: `You're ${being[1]}`, wish };
  if (being?.[1]) return { kind: 'be', text: being[1].replace(/ or be (?=[a-z])/g, ' or '), wish };
  // "Able to cannulate or willing to learn": one does, or is.
  const [, can = '', willing = '', learn = ''] =
    /^(?:you (?:must |should )?(?:be )?)?able to ([^,;]{3,50}?),? or (willing|happy|ready|keen|prepared) to ([^,;]+)$/i.exec(
      text,
    ) ?? [];
  if (can !== '') return { kind: 'do', text: `can ${can}, or are ${willing.toLowerCase()} to ${learn}`, wish };
  const able = /^(?:be |is |are )?(?:able|ability) to\s+(.+)$/i.exec(text) ?? /^can\s+(.+)$/i.exec(text);
  if (able?.[1]) return { kind: 'can', text: secondPerson(able[1]), wish };
  // "Counselor certificate or in process": nearly had.
  text = text.replace(/,? or in (?:process|progress)$/i, ', or one in progress');
  // "NMC pin or due to qualify by September": a thing to have or a state to be in.
  const dueTo = /^(.+?),? or ((?:eligible|due|about|on track|close|nearly|working|studying|heading)\b.+)$/i.exec(text);
  if (dueTo?.[1] && !isQuality(dueTo[1]) && !/\b(?:registered|qualified|chartered)\b/i.test(dueTo[1]))
    return { kind: 'do', text: `have ${asked(inRow(dueTo[1], opens))} or are ${dueTo[2]}`, wish };
  // "English is", after "German not required".
  const other = /^(\S.{1,28}) (?:is|are)$/i.exec(text);
  if (other?.[1]) return { kind: 'have', text: withDeterminer(inRow(other[1], opens)), wish };
  const timed = /^(.*\bexperience\b.*), (at least \d+ (?:years?|months?))$/i.exec(text);
  if (timed?.[1]) return { kind: 'have', text: `${timed[2]}’ ${inRow(timed[1], true)}`, wish };
  const minimal = /^(\D.+?[a-z)]),? min(?:imum)?$/i.exec(text);
  if (minimal?.[1]) text = `${minimal[1]} as a minimum`;
  const least = /^(\d.+?),? (?:min(?:imum)?|or more|at least)$/i.exec(text);
  if (least?.[1]) text = `at least ${least[1]}`;
  // "Go, or willing to learn it".
  const either = /^(.+?),? or (willing|keen|ready|happy|prepared) to (.+)$/i.exec(text);
  if (either?.[1] && isQuality(either[1])) return { kind: 'be', text: lowerFirst(text), wish };
  const doing = either?.[1] ? baseForm(either[1]) : null;
  if (either && doing && baseOfThird(wordsOf(text)[0] ?? '') !== null)
    return { kind: 'do', text: `${doing}, or are ${either[2]} to ${either[3]}`, wish };
  if (either?.[1])
    return {
      kind: 'have',
      text: `${withDeterminer(inRow(either[1], opens))}, or the willingness to ${either[3]}`,
      wish,
    };
  const measured = readMeasured(text, wish);
  if (measured) return measured;
  const one =
    /^(?:qualified|registered|chartered|licensed|experienced|trained) [^,]+, .* or /i.test(text) &&
    /^[^,]*(?:or|er|ist|ian|ant|nurse|chef),/.test(text);
  if (one) return { kind: 'be', text: withArticle(lowerFirst(text)), wish };
  // "Working at height": what somebody can do.
  const doingIt = /^([a-z]+ing) (?:at|with|for|in|on|to|the|an?|under|from|across)\b/i.exec(text);
  const working = doingIt?.[1] ? parseVerbPhrase(lowerFirst(text)) : null;
  if (
    working &&
    baseOfIng(doingIt?.[1] ?? '') !== null &&
    !/^(?:understanding|training|standing|engineering|nursing|grounding|being|meeting)$/i.test(doingIt?.[1] ?? '')
  )
    return { kind: 'can', text: secondPerson(realiseVerbPhrase(working, 'base')), wish };
  // "Qualified solicitor or licensed conveyancer": what somebody is.
  if (
    /^(?:qualified|registered|chartered|licensed|experienced|trained|certified|accredited|time-served|newly qualified) (?:[\w-]+ ){0,3}[a-z]+(?:or|er|ist|ian|nurse|accountant|chef|assistant|therapist|midwife)(?: or (?:[\w-]+ ){0,2}[a-z]+(?:or|er|ist|ian|nurse|accountant|chef|assistant)| or (?:advocate|barrister))?(?: \([^)]*\))?$/i.test(
      text,
    )
  )
    return { kind: 'be', text: withArticle(lowerFirst(text)), wish };
  if (must || someone) {
    const phrase = baseForm(text);
    if (
      phrase &&
      (isVerbBase(wordsOf(text)[0] ?? '') ||
        baseOfThird(wordsOf(text)[0] ?? '') ||
        plainBases[(wordsOf(text)[0] ?? '').toLowerCase()])
    )
      return must && !someone ? { kind: 'can', text: phrase, wish } : { kind: 'do', text: phrase, wish };
  }
  const first = wordsOf(text)[0] ?? '';
  if (
    (plainBases[first.toLowerCase()] || baseOfThird(first)) &&
    !/^(?:skills|works|results|references|studies|details|needs|deals|plans|supports|projects|accounts|sales|cares|grades|levels|years|experiences|cards|tickets|points|boots)$/i.test(
      first,
    ) &&
    // "Bags 25 kg": how heavy they are.
    !(
      /^(?:bags|sacks|boxes|parcels|crates|loads|kegs|trays|pallets|drums|items|weights|rounds|runs|walks)$/i.test(
        first,
      ) && /^\S+ (?:up to )?\d[\d.]* ?(?:kg|lbs?|kilos|miles|km|m|metres|minutes|hours)\b/i.test(text)
    ) &&
    wordsOf(text).length > 1
  ) {
    const phrase = baseForm(text);
    if (phrase && !/^(?:want|like)$/.test(phrase)) return { kind: 'do', text: phrase, wish };
  }
  // "Hike 8 miles", "type 60 wpm": what somebody can do.
  if (
    (isVerbBase(first) || measuredDeed.test(text)) &&
    /^\S+ \d/.test(text) &&
    !/^(?:bags|sacks|boxes|parcels|crates|loads|kegs|trays|pallets|drums|items|weights|work|level|band|grade|class|year|step|stage|group|type [A-Z]|scale|point|have|need|require|minimum|lift \d+ years)\b/i.test(
      text,
    )
  )
    return { kind: 'can', text: lowerFirst(text), wish };
  if (/^(?:fully |fluently )?bilingual\b(?! (?:skills?|ability|services?|team))/i.test(text))
    return { kind: 'be', text: lowerFirst(text), wish };
  if (isQuality(text) && !notAdjective.test(text)) return { kind: 'be', text: lowerFirst(text), wish };
  const read = readPerson(text);
  const unsure =
    read?.kind === 'be' &&
    read.text === lowerFirst(text) &&
    text.includes(' ') &&
    !isQuality(text) &&
    !/\b(?:registered|qualified|licen[cs]ed|certified|trained|educated|insured|based|eligible|with|at|to|for|of|in|about|or|and)\b/i.test(
      text,
    );
  if (read && read.kind === 'be' && !unsure)
    return { kind: 'be', text: /^an? any\b/.test(read.text) ? text : read.text, wish: wish || read.desirable };
  if (
    read &&
    read.kind === 'can' &&
    ((isVerbBase(first) &&
      !/\b(?:skills?|experience|knowledge|training|background|awareness|qualifications?)$/i.test(text)) ||
      /^speak /.test(read.text))
  )
    return { kind: 'can', text: read.text, wish: wish || read.desirable };
  // "Advanced Excel": how well one can use it.
  if (read?.kind === 'have' && / skills$/.test(read.text) && !/skills$/i.test(text) && wordsOf(text).length < 4)
    return { kind: 'have', text: read.text, wish: wish || read.desirable };
  if (read && read.kind === 'do') return { kind: 'do', text: read.text, wish: wish || read.desirable };
  if (
    someone &&
    !/\b(?:a|an|the|experience|skills|licen[cs]e)\b/i.test(text) &&
    wordsOf(text).length <= 2 &&
    !/with\s+$/.test(someone[0])
  )
    return { kind: 'be', text: lowerFirst(text), wish };
  // "400 metres in under eight minutes": nothing that somebody has.
  if (/^\d[\d.,]* ?(?:metres?|m|km|miles?|lengths|laps|press-ups|pull-ups|wpm|words)\b/i.test(text)) return null;
  if (isMainClause(text) && !/:/.test(text)) return null;
  if (/^[^:,]{3,30}:\s/.test(text)) return null;
  return { kind: 'have', text: asked(inRow(text, opens)), wish };
}
