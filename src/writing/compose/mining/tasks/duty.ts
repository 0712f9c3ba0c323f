/** What a person does at work, read out of one line. */

import { withArticle } from '../../language/articles.ts';
import { closeEnd } from '../../language/ending.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { withNamedBodies } from '../../language/named-bodies.ts';
import { rememberingHere } from '../../language/names-here.ts';
import { missesArticle } from '../../language/nouns.ts';
import { withArticles } from '../../language/shorthand-articles.ts';
import { isToldOfPlace } from '../../language/told-of-place.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, isVerbBase, nounLike } from '../../language/verbs.ts';
import { speltTask } from '../spelt-out.ts';
import { withClosedRow } from './closed-rows.ts';
import { isNamedByDeed, isNamedWhole, isRatherCompound } from './compound.ts';
import { isDoing } from './doing.ts';
import { dressed } from './dressed.ts';
import { asBracketed, withConditions } from './duty-conditions.ts';
import { clearDuty, cutShort } from './duty-line.ts';
import { withLikeHalf, withVerbFirst } from './duty-verbs.ts';
import { isFixedName } from './fixed-names.ts';
import { withFurtherBases } from './further-thirds.ts';
import { withHowOften } from './how-often.ts';
import { withObjects } from './lacking-objects.ts';
import { partIn } from './nominal.ts';
import { asOrder, doingOf, isNameOfDeed, orderOf, pairOfOrders } from './order-phrase.ts';
import { readRowOnOne, readVerbRow, withNamedCheck } from './order-rows.ts';
import { surelyOrder } from './order-surely.ts';
import { isDoneForAbsent } from './others-absence.ts';
import {
  isDoneToThing,
  isEitherForm,
  isNamedDoing,
  isOrderAmong,
  isOrderInList,
  isRatherName,
  type Lean,
  writesDown,
} from './parallel.ts';
import { withOwnDeed } from './parted-deeds.ts';
import { particleRowOn, plainThirds, tradeOrder } from './particle-rows.ts';
import { plainTask, withoutOwnArticle } from './plain-task.ts';
import { readPosition, readSeenAt } from './position.ts';
import { isPostName } from './post-names.ts';
import { type Duty, isCompound, isHandled, mayBeOrder, mostWordsOfName, namedTask, responsibleFor } from './things.ts';
import { deedAndPair, learntRow } from './told-in-turn.ts';
import { withPlainMarks } from './typed-marks.ts';

interface ReadOptions {
  fallback?: boolean;
  order?: boolean;
  lean?: Lean;
}

/** Reads a line as something that a person does at work. Null when it isn't one, or says nothing. */
export const readDuty = (typed: string, options?: ReadOptions): Duty | null =>
  options ? read(typed, options) : readPlainly(typed);
const readPlainly = rememberingHere((typed) => read(typed, {}));

function read(asTyped: string, options: ReadOptions): Duty | null {
  const typed = plainThirds(asTyped);
  if (isPostName(typed) || isToldOfPlace(typed.trim()) || isDoneForAbsent(typed)) return null;
  const together = /(?:articipation|nvolvement) in /.test(typed) ? partIn.exec(typed)?.[1] : undefined;
  const shared = together ? parseVerbPhrase(`take part in ${together}`) : null;
  if (shared) return { phrase: shared, text: realiseVerbPhrase(shared, 'base') };
  const row = typed.includes(', ') ? (learntRow(typed) ?? deedAndPair(typed)) : null;
  if (row) return dressed(row);
  const parted = withOwnDeed(typed);
  if (parted === null) return null;
  const line = asBracketed(withHowOften(speltTask(plainTask(withObjects(withClosedRow(parted))))));
  return withPlainRest(
    withTypedArticles(line, withItsDepartment(line, withConditions(line, readWithout(line, options)))),
  );
}

/** "Manage the branch and contributes to the plan", "attend training and at two meetings": what follows in the form that its verb asks for. */
function withPlainRest(duty: Duty | null): Duty | null {
  const { rest = '', heads = [] } = duty?.phrase ?? {};
  if (!duty || duty.nouns || !/ and (?:at\b|[a-z]+s\b)/.test(rest)) return duty;
  const further = withFurtherBases(rest, true);
  const plain = heads.at(-1)?.verb === 'attend' ? further.replace(/(?<!\bat .*) and at (?=[a-z\d])/, ' and ') : further;
  return plain === rest || !duty.text.endsWith(rest)
    ? duty
    : {
        ...duty,
        text: duty.text.slice(0, duty.text.length - rest.length) + plain,
        phrase: { ...duty.phrase, rest: plain },
      };
}

/** "Maintain links with family and friends": without an article that nobody typed. */
function withTypedArticles(line: string, duty: Duty | null): Duty | null {
  if (!duty || duty.nouns || withoutOwnArticle(duty.text, line) === duty.text) return duty;
  return {
    ...duty,
    text: withoutOwnArticle(duty.text, line),
    phrase: { ...duty.phrase, rest: withoutOwnArticle(duty.phrase.rest, line) },
  };
}

/** "Define plans together with design and purchasing": a department that ends like a doing, and no second deed. */
function withItsDepartment(line: string, duty: Duty | null): Duty | null {
  const [, before = '', name = ''] = /\b([a-z-]+) and ([a-z]+ing)[\s.;]*$/i.exec(line) ?? [];
  const turned = name ? baseOfIng(name.toLowerCase()) : null;
  if (
    !duty ||
    turned === null ||
    line.includes(',') ||
    // "Programming and testing": two deeds.
    line.trim().split(/\s+/).length < 4 ||
    !duty.text.endsWith(` ${before.toLowerCase()} and ${turned}`)
  )
    return duty;
  const whole = (text: string): string => `${text.slice(0, text.length - turned.length)}${name.toLowerCase()}`;
  return { ...duty, text: whole(duty.text), phrase: { ...duty.phrase, rest: whole(duty.phrase.rest) } };
}

function readWithout(typed: string, options: ReadOptions): Duty | null {
  const raw = withNamedBodies(withNamedCheck(withPlainMarks(typed)));
  // "Accounts payable", "records management": a name in any list.
  if (isFixedName(raw.trim())) return options.fallback ? named(raw.trim().replace(/[\s.;]+$/, '')) : null;
  const seen = readSeenAt(raw);
  if (seen) return { phrase: seen, text: realiseVerbPhrase(seen, 'base') };
  const trade = particleRowOn(raw) ?? tradeOrder(raw.replace(/^\W+/, ''));
  if (trade) return dressed(trade);
  const sure = surelyOrder(raw.replace(/^\W+/, ''));
  if (sure) return dressed(sure);
  // "Safeguarding supervision": of what kind it is, and nobody safeguards it.
  if (
    /^\W*safeguarding (?:supervision|referrals?|meetings|training|cases|checks|records|concerns|enquiries|audits|reports|procedures)\b/i.test(
      raw,
    ) &&
    !/,/.test(raw)
  )
    return options.fallback ? responsibleFor([lowerFirst(raw.replace(/^\W+|[\s.;,]+$/g, ''))]) : null;
  // "Diagnostics using maker's equipment": carried out with it.
  const [, carried = ''] =
    /^\W*((?:diagnostics|tests?|testing|checks|surveys|inspections|scans|measurements|analysis|fault[- ]finding|repairs) using [a-z].*?)[.;]?$/i.exec(
      raw,
    ) ?? [];
  if (carried)
    return dressed({
      heads: [{ adverb: '', verb: 'carry', particle: ' out', joiner: '' }],
      rest: lowerFirst(carried),
      inflects: true,
    });
  const bare = lowerFirst(raw.replace(/^\W+|[\s.;]+$/g, ''));
  const row = (options.lean === 'orders' || options.order ? readVerbRow(bare) : null) ?? readRowOnOne(bare);
  if (row) return dressed(row);
  // "510(k) submissions", "403(b) plans": the letter is part of the name, and no aside.
  if (/\d\([a-z]\)/.test(raw)) {
    const duty = readDuty(raw.replace(/(?<=\d)\(([a-z])\)/g, '\u2985$1\u2986'), options);
    const restored = (text: string): string => text.replaceAll('\u2985', '(').replaceAll('\u2986', ')');
    return duty && { ...duty, text: restored(duty.text), phrase: { ...duty.phrase, rest: restored(duty.phrase.rest) } };
  }
  // "Monitoring of patients and keeping of records", "responds to guests and passes on what is serious": both halves alike.
  const alike = withLikeHalf(raw);
  if (alike !== raw) return readDuty(alike, options);
  // "Must be able to stand 12 hours": asked of the body, and no task.
  if (/^\W*(?:(?:you )?must be )?able to (?:stand|sit|walk|bend|kneel|climb|lift|reach|hear|see)\b/i.test(raw))
    return null;
  // "Reports to the head porter": who is over somebody.
  if (
    /^\W*(?:to )?reports? (?:directly )?(?:in)?to (?:the |an? |our )?(?:[\w-]+ ){0,4}(?:manager|head|director|lead|supervisor|officer|porter|matron|sister|chef|principal|partner|ceo|cfo|coo|board|coordinator)\b(?! (?:on|about|each|every|weekly|monthly|quarterly|annually|daily|at|twice|once|against|with)\b)/i.test(
      raw,
    )
  )
    return null;
  // "Checks before service", "repairs on site": things, and nobody checks before.
  if (namesSeveral.test(raw))
    return options.fallback ? responsibleFor([lowerFirst(raw.replace(/^\W+|[\s.;,]+$/g, ''))]) : null;
  // "Support during tax audits": whom, only another line tells.
  if (lacksWhom.test(raw)) return null;
  // "Rotating on-call: 1 Saturday in 4", "rotating 2-2-3 pattern": when, and no task.
  if (
    /^\W*(?:rotating|rotational|rolling|shared) (?:[\d-]+ )?(?:on[- ]?call|shifts?|rota|weekends?|nights?|roster|(?:shift |work )?patterns?|schedule)\b|^\W*(?:waking|sleeping) (?:nights?|shifts?)\b/i.test(
      raw,
    )
  )
    return null;
  // "Cover sickness": who is off is stood in for.
  const cover =
    /^\W*(?:to )?cover(?:ing)? ((?:staff |holiday |annual |sickness |team )?(?:sickness|absences?|leave|holidays|breaks|lunches|shifts)\b(?: (?:and|or|&) [a-z ]+)?)\W*$/i.exec(
      raw,
    )?.[1];
  if (cover)
    return dressed({
      heads: [{ adverb: '', verb: 'cover', particle: '', joiner: '' }],
      rest: lowerFirst(cover).replace(/ & /g, ' and '),
      inflects: true,
    });
  // "Billing end of month", "clearing in August", "spraying help": tasks with their names.
  if (
    /^\W*(?:billing|invoicing|banking|filing|reporting|pricing|stocktaking) (?:at )?(?:the )?(?:end|start) of\b|^\W*[a-z]+ing (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)(?: (?:and|to) [a-z]+)?|help|assistance)\W*$/i.test(
      raw,
    )
  )
    return options.fallback ? responsibleFor([withArticles('', lowerFirst(raw.replace(/^\W+|[\s.;,]+$/g, '')))]) : null;
  // "Shoot thinning and bud rubbing in May": two deeds, each with what it is done to before it.
  const deeds =
    /^\W*([a-z]+) ([a-z]+ing) and ([a-z]+) ([a-z]+ing)(?: (?:in|on|at|for|during|every|each) [a-z\d ]+)?\W*$/i.exec(
      raw,
    );
  if (
    deeds &&
    [deeds[2], deeds[4]].every(
      (word) => baseOfIng(word?.toLowerCase() ?? '') !== null || /([bdgmnprt])\1ing$/i.test(word ?? ''),
    ) &&
    !isVerbBase(deeds[3]?.toLowerCase() ?? '') &&
    knowsNounAlone(deeds[1]?.toLowerCase() ?? '')
  )
    return options.fallback ? responsibleFor([lowerFirst(raw.replace(/^\W+|[\s.;,]+$/g, ''))]) : null;
  if (isDoneToThing(raw))
    return options.fallback ? responsibleFor([lowerFirst(raw.replace(/^\W+|[\s.;,]+$/g, ''))]) : null;
  // "Moving and handling with a colleague": the name of a skill, of people who are moved.
  if (/^\W*(?:moving (?:and|&) handling|manual handling)\b/i.test(raw))
    return options.fallback ? responsibleFor([lowerFirst(raw.replace(/^\W+|[\s.;,]+$/g, ''))]) : null;
  const cleared = withCharge(raw, clearDuty(raw));
  let text = cleared === null ? null : withVerbFirst(cleared);
  // "Garden visits", "stock and order control": a name in any list.
  const surely = text !== null && isNameOfDeed(lowerFirst(text)) && !(options.lean === 'orders' && writesDown(text));
  const listed = text !== null && options.lean === 'orders' && !surely && isOrderInList(text);
  const amongOrders = listed || (text !== null && options.lean === 'orders' && !surely && isOrderAmong(text));
  if (text !== null && isCompound(text) && !amongOrders)
    return options.fallback ? responsibleFor([namedTask(lowerFirst(cleared ?? text))]) : null;
  if (text === null) return null;
  // "Your tutor and you'll plan": a sentence of its own.
  if (/^(?!.*\b(?:so that|what|when|where|how|whatever|which|that|if)\b).*\b(?:you|we)(?:['’]ll| will)\b/i.test(text))
    return null;
  // "Handle team of 18 agents": who handles a team leads it.
  text = text.replace(
    /^handl(?:e|ing) (?:an? |the )?(?=(?:[a-z]+ )?team of (?:about |around |up to )?(?:\d|[a-z]))/i,
    'lead a ',
  );
  const sum =
    /^(?:an? )?(budget|caseload|portfolio|territory|fleet|turnover|team|crew|staff|p&l) of (?=[£€$₹]?(?:about |around |up to )?(?:[£€$₹]?\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty))/i.exec(
      text,
    );
  if (sum?.[1])
    text = `${/^(?:team|crew|staff)$/i.test(sum[1]) ? 'lead' : 'manage'} ${withArticle(lowerFirst(text).replace(/^an? /, ''))}`;
  // "Budget £90k", "caseload 25".
  const held = /^(budget|caseload|portfolio|territory|fleet|turnover|patch)(?: is)? (?=[£€$₹]?\d)/i.exec(text);
  if (held?.[1]) text = `manage a ${held[1].toLowerCase()} of ${text.slice(held[0].length)}`;
  // "£450k income target", "$900K quota": what one works to.
  if (
    /^(?:an? |the )?[£€$₹]\d[\d.,]*\s?(?:k|m|bn|million|thousand|lakh|crore|cr)? (?:[a-z]+ ){0,3}(?:target|quota|goal)$/i.test(
      text,
    )
  )
    text = `work to ${/^(?:an?|the) /i.test(text) ? text : withSum(text)}`;
  // "MIG and TIG weld stainless": welded in each of the ways.
  const welded =
    /^((?:MIG|TIG|MMA|ARC|stick|flux[- ]core)(?:(?:\/|, | and | & )(?:MIG|TIG|MMA|ARC|stick|flux[- ]core))*)[ -]weld(?:ing of)? (?=[a-z])/i.exec(
      text,
    );
  if (welded?.[1]) {
    const ways = welded[1].replace(/ (?:and|&) |, /g, '- and ');
    const heads = [{ adverb: '', verb: `${ways}-weld`, particle: '', joiner: '' }];
    return dressed({ heads, rest: text.slice(welded[0].length), inflects: true });
  }
  // "A/B test changes to the checkout": a verb of two words, unless a thing is named.
  if (
    /^(?:A\/B|smoke|unit|user|pen|regression|load|stress|soak)[- ]test (?=[a-z])(?!(?:results?|plans?|reports?|cases?|scripts?|data|design|programmes?|suites?|rigs?|environments?|kits?|tools?|and|or|of|for|in|on)\b)/i.test(
      text,
    )
  ) {
    const [way = '', , ...rest] = text.replace(/^(\S+)-test /, '$1 test ').split(' ');
    const heads = [
      {
        adverb: '',
        verb: `${/^[A-Z]\/[A-Z]$/.test(way) ? way : way.toLowerCase()}${/\//.test(way) ? ' ' : '-'}test`,
        particle: '',
        joiner: '',
      },
    ];
    return dressed({ heads, rest: rest.join(' '), inflects: true });
  }
  // "To and from the site" has both its halves.
  if (
    // ... and a check-in is one word.
    // ... and guests are checked in.
    /(?<!-)(?<!\b(?:sign|check|book|let|log|show|clock|buzz|bring|take|put|plug|move|carry|lift|fill|key|phone|hand|call) (?:\w+ )?(?:them|it|people|\w+s) )(?<!\b(?:put|take|plug|switch|turn|log|sign|check|clock|drop) )\b(?:for|with|to|of|on|in|at) and\b(?! (?:off|out|around|about|above|from|through|between|beyond|on behalf)\b)/.test(
      text,
    )
  )
    return null;
  // What a long line includes is more than a sentence can carry.
  if (text.split(' ').length > 12) text = text.replace(/,?\s+including\s.*$/i, '');
  if (text.split(' ').length > 17) {
    const cut = cutShort(text);
    if (cut === null) return null;
    text = cut;
  }
  text = text
    .replace(/^(.+)$/, (whole) =>
      // "Decide what good enough is".
      (/\b(?:what|how|who|where|why) .*\b(?:is|are|to)$/.test(whole) ? whole : closeEnd(whole)).replace(/,$/, ''),
    )
    .replace(/\bthe Company['’]s\b/g, 'our')
    .replace(/\bin order to\b/gi, 'to')
    .replace(/\butili[sz]e\b/gi, 'use')
    .replace(/\bminimum of\b/g, 'minimum of');
  // "To order and for the buffet" has both its halves.
  if (
    (/,?\s(?:and|or) (?:of|for|in|to|with) (?:the|our|a)\b/.test(text) &&
      !/ (?:to|for|in|with) [a-z]+ and (?:for|in|to|with) the [a-z]+$/.test(text) &&
      !hasBothHalves(text)) ||
    /^\W|\s(?:and|or),/.test(text)
  )
    return null;
  const pair = options.lean === 'orders' ? pairOfOrders(lowerFirst(text)) : null;
  if (pair && parseVerbPhrase(lowerFirst(text))?.heads.length !== 2) return dressed(pair);
  const position = readPosition(text);
  if (position) return { phrase: position, text: realiseVerbPhrase(position, 'base') };
  const phrase =
    parseVerbPhrase(lowerFirst(text)) ??
    (options.order ? asOrder(lowerFirst(text)) : null) ??
    (amongOrders ? orderOf(lowerFirst(text)) : null) ??
    // "Control of rejects and rework": whose noun gave its verb back begins with an order, whatever it may name elsewhere.
    (hidesItsVerb(cleared ?? '', text) ? orderOf(lowerFirst(text)) : null) ??
    // "Improving processes": a deed, whatever it is done to.
    (isDoing(text) ? doingOf(lowerFirst(text)) : null);
  // "Billing on POS and daily closing": two names.
  if (phrase && /^[a-z]+ing\b.* and (?:daily|weekly|monthly|nightly|regular|basic|general) [a-z]+ing$/i.test(text))
    return options.fallback ? { ...responsibleFor([lowerFirst(text)]), unsure: true } : null;
  // "Nail surgery": a name, and nobody nails anything. "Support plans" is one where its neighbours are names.
  if (
    phrase &&
    (isNamedByDeed(text, phrase) ||
      (cleared !== null && isNamedWhole(cleared)) ||
      (!options.order &&
        !listed &&
        (isRatherCompound(text, phrase) ||
          (cleared !== null &&
            (isRatherName(cleared) ||
              // "Patch tracking": nobody patches it.
              (isNamedDoing(cleared) && cleared.toLowerCase().startsWith(`${phrase.heads[0]?.verb ?? ''} `)) ||
              (options.lean === 'things' &&
                isEitherForm(cleared) &&
                // "Contact person for suppliers" was given a verb of its own.
                cleared.toLowerCase().startsWith(phrase.heads[0]?.verb ?? '')))))))
  )
    return options.fallback ? named(cleared ?? text) : null;
  // "Setting out" is a task with a name, and nothing is set.
  if (phrase && (/^(?:and|or|per)\s/.test(phrase.rest) || /^(?:out|up|off|on|down|over)$/.test(phrase.rest)))
    return null;
  // "Washing and dressing", of whom nobody says: the name of a task.
  if (phrase && phrase.rest === '' && phrase.heads.length > 1 && /^[a-z]+ing\b/i.test(text)) return null;
  // "Cleaning", among names: a task with its name, and no order to clean.
  if (phrase && phrase.rest === '' && /^[a-z]+ing$/i.test(text))
    return options.fallback ? responsibleFor([lowerFirst(text)]) : null;
  if (phrase) {
    if (
      phrase.heads.length === 1 &&
      !phrase.rest &&
      !/^(?:drive|cook|teach|sell|weld|clean|paint|patrol)$/.test(phrase.heads[0]?.verb ?? '')
    )
      return null;
    if (
      /^(?:have|be|know|understand|possess)$/.test(phrase.heads[0]?.verb ?? '') &&
      !/^be (?:the|a|an|our|first|on call|on stand-?by|on hand|on the|part of|present|available for|involved in|responsible for)\b/.test(
        realiseVerbPhrase(phrase, 'base'),
      )
    )
      return null;
    return dressed(phrase);
  }
  if (!options.fallback) return null;
  const noun = lowerFirst(text);
  // "One day a week at Hull College": time that is spent.
  if (
    /^(?:an?|one|two|three|four|\d) (?:days?|hours?|evenings?|nights?|weeks?|afternoons?|mornings?) (?:an?|per|each|every|in|at|with)\b/i.test(
      noun,
    )
  ) {
    const spent = parseVerbPhrase(`spend ${noun}`);
    if (spent) return { phrase: spent, text: realiseVerbPhrase(spent, 'base') };
  }
  // "ERP replacement in 2027": a project with its date.
  if (
    /\b(?:in|by|from|until|during) (?:[A-Z][a-z]+ )?20\d\d$/.test(noun) &&
    noun.split(' ').length <= 8 &&
    !/\b(?:is|are|was|were|will|must|has|have|can|should|would)\b|[:?]/.test(noun)
  ) {
    const dated = parseVerbPhrase(`work on ${missesArticle(noun) && !/^net zero\b/.test(noun) ? 'the ' : ''}${noun}`);
    if (dated) return { phrase: dated, text: realiseVerbPhrase(dated, 'base') };
  }
  if (
    noun.split(' ').length > mostWordsOfName(noun) ||
    /\b(?:is|are|was|were|will|must|has|have|can|should|would)\b/.test(noun) ||
    /\d{4}|[:?]/.test(noun)
  )
    return null;
  return isHandled(noun) && (isRatherName(noun) || !mayBeOrder(noun)) ? responsibleFor([withArticles('', noun)]) : null;
}

/** Deeds in the plural before when or where they are done: a list of what somebody does has an object there. */
const namesSeveral = rare(
  /^\W*(?:checks|tests|repairs|counts|audits|inspections|visits|patrols|rounds|surveys|samples|drills|talks|tours|walks|calls|orders|deliveries|repairs|services) (?:before|after|during|between|at|prior to|throughout|ahead of) [a-z]/i,
);
/** Verbs of which nobody knows to whom it is done, before when or where it is. */
const lacksWhom =
  /^\W*(?:to )?(?:support|supporting|represent|representing|accompany|accompanying|advise|advising) (?:during|before|after|throughout|in (?:cases?|the event)) /i;

/** "Control of rejects": a noun before "of" that became the verb it hides. */
const hidesItsVerb = (cleared: string, text: string): boolean =>
  /^[a-z]+(?:, [a-z]+)*(?: and [a-z]+)? of /i.test(cleared) &&
  !/ of /.test(text.split(' ').slice(0, 2).join(' ')) &&
  /^[a-z]+ (?!of\b|and\b)[a-z]/i.test(text) &&
  isVerbBase(text.split(' ')[0]?.toLowerCase() ?? '') &&
  !text.includes(',') &&
  text.toLowerCase() !== cleared.toLowerCase();

/** "At tribunals and in the County Court", "politely and to the guest's satisfaction": the half before the "and" is like the one behind it. */
const hasBothHalves = (text: string): boolean =>
  /(?:^| )(?:of|for|in|to|with|at|on|from|by) [^;:]+? and (?:of|for|in|to|with) (?:the|our|a) \S/.test(text) ||
  /[a-z]ly,? and (?:in|to|with) (?:the|our|a) \S/.test(text);

const othersKeep =
  /\bfor ((?:(?:full|overall|strict) )?(?:compliance with|adherence to|observance of|conformity with|conformance (?:with|to)) \S.*)$/i;

/** "You will be responsible for the stock budget": a thing of which somebody has charge, where no doing follows. */
function withCharge(raw: string, cleared: string | null): string | null {
  if (
    cleared === null ||
    !/^\W*(?:you(?:['’]ll| will) |to )?(?:(?:be )?(?:fully |directly )?(?:responsible|accountable) for|(?:take|have|hold|assume) (?:overall |full )?(?:responsibility|accountability) for) [a-z]/i.test(
      raw,
    )
  )
    return cleared;
  // "Responsible for compliance with safety rules": that others keep them as well.
  const kept = othersKeep.exec(raw)?.[1];
  if (kept !== undefined) return `take responsibility for ${lowerFirst(kept.replace(/[.;]+$/, ''))}`;
  // "To be accountable for compliance": a field, where no doing and no noun that hides one follows.
  if (
    /^[a-z]+(?: (?:and|or) [a-z]+)?(?: (?:across|within|in|at|on) .+)?$/i.test(cleared) &&
    cleared.split(' ').length <= 8 &&
    !startsWithDeed(cleared)
  )
    return `take responsibility for ${lowerFirst(cleared)}`;
  return /^(?:the|an?|our|your|all) (?!(?:budget|caseload|portfolio|territory|fleet|turnover|team|crew) of\b)[a-z-]+ ?/i.test(
    cleared,
  ) &&
    !/^(?:the|an?|our|your|all) (?:[a-z]+ )?[a-z]+(?:ing|tion|ment) of\b/i.test(cleared) &&
    cleared.split(' ').length <= 9
    ? `take responsibility for ${lowerFirst(cleared)}`
    : cleared;
}

/** Verbs of which a doing is the object: "support mining and bud grafting", "arrange training". */
const knowsNounAlone = (word: string): boolean =>
  !/^(?:do|start|stop|begin|support|arrange|provide|deliver|oversee|manage|supervise|lead|plan|organi[sz]e|coordinate|handle|undertake|perform|learn|teach|practi[sc]e|promote|help|assist|monitor|improve|carry|complete|conduct|schedule|record|review|check|inspect|control|develop|run|own|offer|book|attend|cover|continue|finish|include|ensure|maintain)$/.test(
    word,
  ) && !/ing$/.test(word);

/** "Stock control", "cleaning": what gets a verb of its own. */
const startsWithDeed = (text: string): boolean =>
  // "Cash across all markets": a thing, where it is somebody's charge.
  !(
    nounLike.has(text.split(' ')[0]?.toLowerCase() ?? '') &&
    /^[a-z]+(?:$| (?:across|within|in|at|on|and)\b)/i.test(text)
  ) &&
  (parseVerbPhrase(lowerFirst(text)) !== null || baseOfIng(text.split(' ')[0] ?? '') !== null);

/** "A £450k target", "an $80k target". */
const withSum = (text: string): string => `${/^.(?:8|1[18](?!\d))/.test(text) ? 'an' : 'a'} ${text}`;

/** A line that names what is done: said where it may stand, else only quoted. */
const named = (text: string): Duty => {
  // "Form F assessments": the form has a letter for its name.
  const name = /^[A-Z][a-z]+ [A-Z](?= |$)/.test(text) ? text : lowerFirst(text);
  return isHandled(name) ? responsibleFor([namedTask(name)]) : { ...responsibleFor([name]), unsure: true };
};
