import { isBareShare } from '../language/bare-shares.ts';
import { upperFirst } from '../language/first-capitals.ts';
import { rare } from '../language/its-words.ts';
import { withNamesOf } from '../language/kept-names.ts';
import { leaning, pointsOutside } from '../language/leaning.ts';
import { isNoOrder, mayBeWhatNoneDoes, tellsOfSomebody } from '../language/none-does.ts';
import { tellsDeed } from '../language/past-deeds.ts';
import { contentWords, coverage, wordsOf } from '../language/words.ts';
import { reaches } from '../mining/line-cues.ts';
import type { FactKind, FactSource, WriterInput } from '../types.ts';
import { aimInWords, asDoing } from './aims.ts';
import { hasOneBefore, needsOneBefore, type Placed, putBehind } from './behind-another.ts';
import { callsToApply } from './calls-to-apply.ts';
import { cleanText } from './clean.ts';
import { atItsDash, atSemicolons, atSplice, joinedBack, proof, tellsOfThem } from './cut-sentences.ts';
import type { DutyFact, FactBook, SentenceFact, Usable } from './facts.ts';
import { asksForMore, countsOfPast, keptTogether, withAnswer } from './kept-together.ts';
import { ofOneTurn, withTeam } from './notes/one-turn.ts';
import { sayNote } from './notes/say-note.ts';
import { asCounted, asShaped } from './notes/shapes.ts';
import { timesOfRow } from './notes/times-of-row.ts';
import { isSetAt, withVerb } from './notes/verbs.ts';
import { readNotes } from './notes.ts';
import { asOrderFirst, beginsWithOrder } from './order-first.ts';
import { besidePost } from './own-post.ts';
import { payDepends } from './pay-depends.ts';
import { withoutPay } from './pay-lines.ts';
import { payWithTerms } from './pay-with-terms.ts';
import { isFirstHalf, lacksWhom, leansOnAnother, standsAsTyped, tellsWhatWas } from './promises.ts';
import { withoutSlots } from './read-slots.ts';
import { asItWasThen } from './record/past-time.ts';
import { withSubject } from './record/proof.ts';
import { withComparison } from './record/proof-dates.ts';
import { asOwned } from './record/record.ts';
import { atCommas } from './record/rows.ts';
import { correctsItself, recordsInWords } from './record/told-records.ts';
import { withoutRoughness } from './rough.ts';
import { saidOfUs } from './said-of-us.ts';
import {
  asAim,
  asOrder,
  asPost,
  unlabelled,
  whatOneDoes,
  withCapitals,
  withLead,
  withoutIt,
  withWhatItBrings,
} from './sentence-wording.ts';
import { setApart, withoutOpening } from './set-apart.ts';
import type { Slots } from './slots.ts';
import { soughtPost } from './sought-post.ts';
import { splitSentences } from './split-sentences.ts';
import { readStatement, settle } from './statement.ts';
import { isStated, isSurelyProved } from './surely/proved.ts';
import { isSurelySaid } from './surely/surely.ts';
import type { DisplayTitle } from './title.ts';
import { isTornNote, wholeOrNowhere } from './torn-notes.ts';
import { asTypedIn } from './typed-words.ts';
import { asOneReading, withoutTornTimes } from './whole-times.ts';

/** "In our 2025 survey": the survey of that year. */
const ofTheYear = (text: string): string =>
  text.replace(/\b(in|from|by) our (?=(?:19|20)\d\d (?:[a-z]+ )?(?:survey|poll|audit|report|review)\b)/gi, '$1 the ');

const aims: ReadonlySet<FactKind> = new Set<FactKind>(['mission', 'vision', 'purpose']);

/** So long a contract, and what it pays. */
const lengthWithPay =
  /^((?:This is |It['’]s |It is )?an? [a-z\d-]+[- ](?:year|month|week) (?:fixed[- ]term )?(?:contract|post|appointment|placement)),? (?:at|on|paying|paid at) [£€$₹][^.;]*[.]?$/i;
/** What says when somebody works. */
const times =
  /\b(?:shifts?|rotas?|roster|nights?|days? (?:on|off)|weekends?|earlies|lates|on[- ]call|\d (?:on|off)|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?|9[- ]5|evenings?|flexi\w*|\d ?[ap]\.?m)\b/i;

/** The sentences in the order of their sources; of two that say the same the first stays. `pattern`: when one works, as the rows of the job description's head have it; `start`: when the job starts, by the same. */
export function readSentences(
  { advert, brief, guidelines }: WriterInput,
  title: DisplayTitle | null,
  book: FactBook,
  usable: Usable,
  slots: Slots,
  pattern: string,
  start = '',
): SentenceFact[] {
  const sentences: SentenceFact[] = [];
  const titleWords = wordsOf(title?.text ?? '').map((word) => word.toLowerCase());
  const addSentences = (
    raw: string | null | undefined,
    kind: FactKind,
    source: FactSource,
    where: string,
    weight = 50,
  ): void => {
    const apart =
      kind === 'description' ? setApart(keptTogether(cleanText(raw).text)) : { said: cleanText(raw).text, told: [] };
    if (kind === 'description') {
      const whole = wholeOrNowhere(apart.said);
      apart.said = whole.said;
      apart.told = [...apart.told, ...whole.told];
    }
    for (const one of apart.told) if (usable(one, source, where)) book.rough.add(one);
    const text = withCapitals(
      (kind === 'proposition' ? withLead(withoutOpening(apart.said)) : apart.said)
        // "Every Monday. No layers in between.": of what was said before it.
        .replace(
          /(?<=[a-z\d])\. No ((?:[a-z]+ ){1,3}(?:in between|in the middle|either|beyond that|after that))(?=[.]|$)/g,
          ', with no $1',
        )
        // "You get a lunch break. A real one.": of what was said before it.
        .replace(
          /(?<=[a-z\d])\. (An?) ((?:[a-z-]+ ){0,2}one)(?=[.!]|$)/g,
          (_, article: string, one: string) => `, ${article.toLowerCase()} ${one}`,
        ),
    )
      .replace(
        // "You run campaigns yourself, budget of €120k a year": with one.
        /(?<=^(?:You|We)\b[^.;:]*[a-z]), (budget|team|patch|fleet|caseload) of (?=[£€$₹\d]|two|three|four|five|six|seven|eight|nine|ten)/g,
        ', with a $1 of ',
      )
      .replace(/\bwith a budget of ([£€$₹][\d.,]+(?:k|m|bn)?) a year\b/g, 'with a yearly budget of $1')
      .replace(/^\s*(?![-–]\d+ ?(?:°|degrees?\b|deg\b|C\b|F\b))[-–—•*·▪]\s*/gm, '');
    const leaveWhole = (piece: string): string[] => {
      book.rough.add(asTypedIn(text, piece));
      return [];
    };
    const pieces =
      kind === 'description'
        ? joinedBack(
            readNotes(
              joinedBack(splitSentences(text))
                .flatMap(timesOfRow)
                .flatMap((one) => soughtPost(one, title?.text ?? null) ?? besidePost(one, title?.text ?? null))
                .join(' '),
              titleWords,
            ),
          ).map(asOrder)
        : (kind === 'evidence' ? withComparison(splitSentences(ofTheYear(withAnswer(text)))) : splitSentences(text))
            .flatMap(atItsDash)
            .flatMap((piece) =>
              kind === 'evidence'
                ? // "2 recalls in 20 years, 0 from firmware": the second half corrects the first, and neither stands alone.
                  correctsItself(piece) || countsOfPast(piece)
                  ? leaveWhole(piece)
                  : atSemicolons(piece).flatMap((one) => atCommas(one, (part) => book.rough.add(asTypedIn(text, part))))
                : kind === 'proposition' &&
                    // "You don't chase numbers, you chase leaks": the one against the other.
                    !/^(?:you|we) (?:don['’]t|do not|never|won['’]t)\b/i.test(piece)
                  ? atSplice(piece)
                  : [piece],
            );
    // "No touch. No NYC. Home when we say.": cries that only live together.
    // "Rogue traders come to our towns. You send them home.": the second leans on the first.
    const cries =
      kind === 'proposition' &&
      pieces.length > 1 &&
      pieces.some(
        (piece, index) =>
          piece.split(' ').length < 3 ||
          (index > 0 && leansOnAnother(piece)) ||
          // "Not a cog. The clockmaker.", "Who checks the checkers? You do.", "We can't promise sunshine. We can promise a dry workshop.": two halves.
          (index === 0 && (isFirstHalf(piece) || tellsWhatWas(piece))),
      ) &&
      pieces.every((piece) => usable(piece, source, where));
    const placed: Placed[] = [];
    const parts = cries && text.split(/\s+/).length <= 28 ? [text.replace(/\s+/g, ' ')] : pieces;
    parts.slice(0, 12).forEach((whole, index) => {
      // "You will meet the families it's for": says nothing without the sentence before it, and that one is long.
      if (
        kind === 'proposition' &&
        parts.length > 1 &&
        index > 0 &&
        // "Your desk is down the corridor from the people it helps": the money of the sentence before.
        (leansOnAnother(whole) ||
          isBareShare(whole) ||
          / (?:it|they) (?:helps?|serves?|feeds?|pays?|makes?|brings?|reach(?:es)?|supports?|changes?|does|do|goes|go|needs?)[.!]?$/i.test(
            whole,
          ))
      ) {
        book.rough.add(asTypedIn(text, whole));
        return;
      }
      // "Know every one of them", with nobody named before it.
      if (kind === 'proposition' && index === 0 && lacksWhom(whole)) {
        book.rough.add(asTypedIn(text, whole));
        return;
      }
      // "You made the leg. A man walks on it.": the first half, whose second can't be said.
      if (kind === 'proposition' && parts.length > 1 && index === 0 && (isFirstHalf(whole) || tellsWhatWas(whole))) {
        book.rough.add(asTypedIn(text, whole));
        return;
      }
      // "How many births?": its answer is the fact.
      if (kind === 'evidence' && /\?$/.test(whole.trim())) return;
      // "But only 6% bought us last year", "That's the job": of the record, nothing without the sentence before it.
      // "438 reports handled, 91% closed within a year": 91% of what, the part before says.
      if (
        kind === 'evidence' &&
        index > 0 &&
        (leaning.test(whole) ||
          pointsOutside(whole) ||
          isBareShare(whole) ||
          /\bthe same (?:period|time|months?|years?|seasons?)\b(?! as\b)/.test(whole))
      ) {
        book.rough.add(asTypedIn(text, whole));
        return;
      }
      // "You'd run it", "they have 14 staff": of what the sentence before it names, and a text may not have that.
      const needsBefore = kind === 'description' && needsOneBefore(whole, index);
      if (
        kind === 'description' &&
        (tellsOfThem(whole) ||
          asksForMore(whole) ||
          (index > 0 && ofTheOneBefore.test(whole)) ||
          (needsBefore && !hasOneBefore(placed, index)))
      ) {
        book.rough.add(asTypedIn(text, whole));
        return;
      }
      // "Head cook retires at Easter": no order to head anything. "Car essential as families live all over": its verb is missing.
      if (kind === 'description' && isNoOrder(whole)) {
        book.rough.add(asTypedIn(text, whole));
        return;
      }
      // What a sentence says beside the pay may still be said.
      // The hours and the contract have frames of their own.
      // "$26 to $31 an hour depending on your weld test": the figures have frames of their own.
      const depends = kind === 'description' ? payDepends(whole, advert.salaryFrom, advert.salaryTo) : null;
      const noted =
        kind === 'description'
          ? // "This is a one-year contract at $24 an hour": how long, whatever it pays.
            (depends ?? withoutIt(whole.replace(lengthWithPay, '$1')))
          : // "£3.2m going into new lines this year": it is.
            whole.replace(
              /^((?:over |about |nearly )?[£€$₹][\d.,]+ ?(?:k|m|bn|million|billion|crore|lakh)?) going (?=into |on |to )/i,
              '$1 is going ',
            );
      // "£13.85 an hour, weekly pay every Friday": notes of a promise, of which the frames say the first.
      const unpaid =
        kind === 'description' || (kind === 'proposition' && advert.salaryFrom && /^[£€$₹]\d/.test(noted))
          ? upperFirst(withoutPay(noted) ?? noted)
          : noted;
      // "(1 in 8, £220 a week)" without its pay has lost its bracket.
      const closed =
        unpaid.split('(').length === unpaid.split(')').length ? unpaid : unpaid.replace(/\(([^()]*)$/, '($1)');
      const slotless = kind === 'description' ? withoutSlots(closed, slots) : closed;
      // "36 hours, with one sleep-in a week": the rest of it.
      const kept =
        slotless === null || slotless === noted ? slotless : upperFirst(slotless.replace(/^(?:and|plus|with)\s+/i, ''));
      // "Permanent, hybrid: two days in the office": without its first word it is a note of another kind.
      const part =
        kind === 'description' && kept !== null && ofOneTurn.test(kept)
          ? `You work ${kept.toLowerCase()}`
          : kind === 'description' && kept !== null
            ? withTeam(unlabelled(kept === whole ? kept : sayNote(whatOneDoes(kept), titleWords)), title)
            : kept;
      if (part === null || (kind === 'description' && reaches(part))) return;
      if (/^(?:description|proposition)$/.test(kind) && callsToApply(part)) return;
      if (!usable(part, source, where)) return;
      // "No straw thaws on your watch": as it was typed, whatever else "thaws" may be.
      const noneDoes =
        kind === 'description' && (mayBeWhatNoneDoes(whole) || (whole === part && tellsOfSomebody(whole)));
      const order = kind === 'description' && beginsWithOrder(part, titleWords);
      const shaped = kind === 'description' && !order && !noneDoes ? asShaped(part) : null;
      const many = kind === 'description' && !order && !noneDoes && shaped === null ? asCounted(part) : null;
      const plain =
        kind === 'evidence'
          ? saidOfUs(proof(part))
            ? proof(part)
            : asItWasThen(asOwned(proof(part)) ?? withSubject(proof(part)))
          : kind === 'description'
            ? // "Ground floor of the works": there is one.
              (shaped ?? part).replace(
                / (on|in) an? (?=(?:(?:ground|first|second|third|top|upper|lower) floor|edge|outskirts|heart|middle) of )/,
                ' $1 the ',
              )
            : kind === 'proposition'
              ? ((isSetAt(part) ? withVerb(part) : null) ?? withWhatItBrings(part))
              : part;
      // "9 people": so many are we.
      const found = readStatement(
        (many ?? plain).replace(/^There are (\d[\d,]*) (?:people|staff|employees)$/, 'There are $1 of us'),
      );
      // "30 rooms, 50 covers": things, whatever else their names may be.
      const read = found && many ? { ...found, kind: 'np' as const } : found;
      const statement =
        read &&
        ((cries && parts.length === 1) || (kind === 'proposition' && standsAsTyped(read.text))
          ? { ...read, kind: 'loose' as const }
          : aims.has(kind)
            ? asAim(read)
            : // What has got its verb is a clause, whatever stands in it.
              kind === 'evidence' &&
                (saidOfUs(read.text) ||
                  tellsDeed(read.text) ||
                  (plain !== part && /^(?:We|Our|The|A|\d|[A-Z][a-z]+ (?:is|are|have)\b)/.test(read.text)) ||
                  // "Reject rate is 0.4%": what may be an order has its own "is".
                  (read.kind === 'verb' && isStated(read.text)) ||
                  (read.kind === 'clause' && /^\d[\d.]*% of (?:our|the|all) /.test(read.text)))
              ? { ...read, kind: 'clause' as const }
              : noneDoes
                ? { ...read, kind: 'clause' as const }
                : kind === 'description' || kind === 'proposition'
                  ? asOrderFirst(asPost(settle(read), title), titleWords)
                  : asPost(settle(read), title));
      // "Remote?? - no, front desk": talk between colleagues.
      if (statement && /\?\s*\S/.test(statement.text) && !(cries && parts.length === 1)) return;
      if (!statement || wordsOf(statement.text).length > 32 || wordsOf(statement.text).length < 2) return;
      if (formRow.test(statement.text)) return;
      // "One fixed day in the office (Wednesday) (hybrid)": what stands side by side, nobody typed so.
      if (/\([^()]*\) ?\(/.test(statement.text) || (kind === 'description' && isTornNote(statement.text, text))) {
        book.rough.add(asTypedIn(text, whole));
        return;
      }
      // "The rest: out with clients" says nothing without the sentence before it.
      if (kind === 'description' && /^(?:the )?(?:rest|remainder|others?)\s*:/i.test(whole)) return;
      // Who somebody reports to has frames of its own.
      if (/^report(?:s|ing) (?:directly )?(?:in)?to\b/i.test(statement.text)) return;
      if (
        /^(?:location|salary|hours|contact|email|tel|http)/i.test(statement.text) &&
        /:/.test(statement.text) &&
        // "Hours are annualised: 1,950 a year" is a sentence.
        !/^hours are [a-z]/i.test(statement.text)
      )
        return;
      // The General tab's pay is said by the frames.
      if (advert.salaryFrom && payWithTerms(statement.text) !== null) return;
      if (advert.salaryFrom && /^(?:salary|ctc|package|stipend)\b[^.]*\d/i.test(statement.text)) return;
      if (/^(?:salary|pay|wages?)\W+\S*\d/i.test(statement.text)) return;
      if (/\b(?:https?:|www\.|@\w)|\b0\d{3,} ?\d{3}/.test(statement.text)) return;
      // "Busy team seeks paralegal": the frames say who looks for whom.
      if (
        kind === 'description' &&
        title &&
        /\b(?:seeks?|seeking|looking for|recruiting|hiring|require[sd]?|wanted|needed|vacancy)\b/i.test(
          statement.text,
        ) &&
        coverage(title.text.split(' ').at(-1) ?? '', statement.text) > 0
      ) {
        // "We are recruiting a gardener with a licence to spray": what it tells beside the name is in no frame.
        if (contentWords(statement.text).length > contentWords(title.text).length + 3)
          book.rough.add(asTypedIn(text, statement.text));
        return;
      }
      if ([...sentences, ...placed].some((other) => coverage(statement.text, other.statement.text) > 0.85)) return;
      const said = withoutRoughness(statement, kind);
      const isSure =
        said !== null &&
        (kind === 'description'
          ? noneDoes || isSurelySaid(said, text, titleWords)
          : kind !== 'evidence' || isSurelyProved(said, text));
      const smooth = isSure ? said : null;
      const fit = smooth && {
        ...smooth,
        text: withNamesOf(text, smooth.text),
        lower: withNamesOf(text, smooth.lower),
      };
      if (fit && !needsBefore) placed.push({ index, until: index, statement: fit });
      else if (!fit || !putBehind(placed, fit, index)) book.rough.add(asTypedIn(text, statement.text));
    });
    const times =
      kind === 'description' ? withoutTornTimes(placed, splitSentences(text)) : { kept: placed, told: [], whole: [] };
    for (const one of times.told) {
      for (const part of book.rough) if (one.includes(part)) book.rough.delete(part);
      book.rough.add(one);
    }
    for (const { index, statement } of [...times.kept, ...times.whole.flatMap(asOneReading)])
      sentences.push({ fact: book.add(kind, source, index, statement.text, { weight }), statement });
  };
  addSentences(brief?.proposition, 'proposition', 'brief', 'the proposition', 75);
  addSentences(brief?.description, 'description', 'brief', 'the description');
  if (!times.test(`${brief?.description ?? ''} ${brief?.proposition ?? ''}`))
    addSentences(pattern, 'description', 'jobDescription', 'the job description');
  const begins = start === '' ? '' : sayNote(`Start date: ${start}`);
  if (/^The job starts /.test(begins) && !/\bstart/i.test(`${brief?.description ?? ''} ${brief?.proposition ?? ''}`))
    addSentences(begins, 'description', 'jobDescription', 'the job description');
  addSentences(recordsInWords(brief?.supportingEvidence), 'evidence', 'brief', 'the evidence');
  for (const [on, aim, kind] of [
    [advert.hasMission, guidelines.mission, 'mission'],
    [advert.hasVision, guidelines.vision, 'vision'],
    [advert.hasPurpose, guidelines.purpose, 'purpose'],
  ] as const) {
    if (!on) continue;
    addSentences(aimInWords(aim, kind), kind, 'guidelines', `the ${kind}`);
    // "TBC": switched on, and nothing there to say.
    if (/\S/.test(aim ?? '') && !/[\p{L}\d]/u.test(cleanText(aim).text))
      book.notes.add(
        `The ${kind} is switched on, but has a gap in place of its words ("${(aim ?? '').trim().slice(0, 40)}"), so no text says it. Please fill it in in the guidelines.`,
      );
  }
  return sentences.map((sentence) =>
    aims.has(sentence.fact.kind)
      ? { ...sentence, statement: asDoing(sentence.statement) }
      : sentence.fact.kind === 'proposition' &&
          sentence.statement.kind === 'verb' &&
          calmHands.test(sentence.statement.text)
        ? { ...sentence, statement: { ...sentence.statement, kind: 'np' as const } }
        : sentence,
  );
}

/** "Calm hands for frightened animals": how they are, and nothing to do. */
const calmHands =
  /^(?:calm|clean|clear|cool|warm|open|dry|steady|still) (?:hands|heads?|minds?|eyes|voices?|faces|hearts|ears|air|skies|waters?|seas|consciences?|nerves|feet)\b/i;

/** "It starts at 5": "it's a busy shop" tells of the job. */
const ofTheOneBefore = rare(
  /^(?:it (?!is|takes|helps|may|can)[a-z]+|they|he|she|its|their|his|her|until then|from then|after that|the (?:rest|remainder|others?|other (?:one|two|three|half))(?! of))\b|\b(?:at|in|of|between) both[.!]?$|\bfor each other[.!]?$|^(?:you|we)(?:['’](?:d|ll|re|ve))? [^,.]{0,30}\b(?:it|them)[.!]?$|^(?:you|we)(?:['’](?:d|ll|re|ve))? [a-z]+ (?:over |on |after )?(?:(?:one|some|all|two|both|half|most) of (?:them|these|those)\b|(?:his|her)\b)|^[A-Z][a-z]+ (?:run|do|make|use|own|love|share) (?:it|them),|^(?!.*[,;:]).*\bthe rest of the (?:year|week|time|day|season)[.!]?$|^(?:the )?(?:first|last|next) (?:\d+|two|three|four|five|six|ten|twenty)(?: of them)? (?:is|are|have|were|will)\b/i,
);

/** "Post ref WV/1182", "location Nagpur": a row of a form, whose place the General tab has. */
const formRow =
  /^(?:(?:post|job|vacancy|role|position|advert|req(?:uisition)?) )?(?:ref(?:erence)?|id|number|code|no)\b[.:# ]{0,4}(?:[A-Z]{1,4}[-/ ]?){0,3}\d[\w/-]*$|^(?:job |work |office )?(?:location|place of work|duty station)\W+(?:(?:is|in|at) )?[A-Z][\w ,'’-]*$/i;

/** Without the description where it lists the tasks, which would then be said twice. */
export function withoutTasks(sentences: readonly SentenceFact[], duties: readonly DutyFact[]): SentenceFact[] {
  return sentences.filter(
    ({ fact, statement }) =>
      fact.kind !== 'description' || duties.filter((duty) => coverage(duty.fact.text, statement.text) > 0.8).length < 2,
  );
}
