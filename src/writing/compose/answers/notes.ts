/** Reads the pieces of an answer. */
import { spellOut } from '../../text/numbers.ts';
import { articleFor, withArticle } from '../language/articles.ts';
import { isProperFirst, lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { labelledThing, quote, readPersonNote } from './asked-notes.ts';
import { isMainClause, passive, subjectFirst } from './clause.ts';
import { markedSince, ourState, passiveClause, whole } from './clause-notes.ts';
import { ourRow, readUs } from './company-notes.ts';
import type { Piece } from './cut.ts';
import { dutyOf } from './duty-notes.ts';
import { hastyTask, isWritten } from './hasty/duties.ts';
import { readCrew, readPost, readReporting } from './job-notes.ts';
import { labelledWork } from './labelled-work.ts';
import type { Note, NoteKind, QuestionNumber } from './note.ts';
import { asCompany, formWording, lacksArticle, progressive, seeks, third, thirdModal } from './note-words.ts';
import { inRow, isCountable, isPluralNoun, withDeterminer } from './nouns.ts';
import { ourDeed } from './our-deeds.ts';
import { hadPlainly, withUnderstanding } from './person/plainly.ts';
import { readReward } from './reward-notes.ts';
import { readGradedPay, readSought } from './sought-notes.ts';
import { readStep } from './step-notes.ts';
import { readTerm } from './terms.ts';
import { readTimed } from './third-person.ts';
import { keepsSubject } from './typed-sentence.ts';
import { readTurn, readWhen, readWill } from './when-notes.ts';

const isTermWord = /^(?:permanent|temporary|remote|hybrid|freelance)$/i;
/** Reads a piece for a question; null when nothing can be said with it. */
export function readNote(piece: Piece, question: QuestionNumber, index: number): Note | null {
  const factIds = [`answer:question${question}:${index}`];
  const asked = /\?$/.test(piece.text);
  const make = (kind: NoteKind, text: string, extra: Partial<Note> = {}): Note => ({
    kind,
    text,
    sentence: piece.sentence,
    factIds,
    ...(piece.typed && { typed: true }),
    ...extra,
  });
  let text = asCompany(piece.text.replace(/\?$/, ''))
    .replace(/,? (?:obviously|obvs|of course|naturally)$/i, '')
    .replace(/^(?:the )?(?:job|role|post|position) (?:involves|includes|is about|covers):?\s+/i, '')
    .trim();
  if (text.length < 2) return null;
  if (formWording.test(text)) return null;
  if (question !== 7 && /\?\s+\S/.test(text)) return make('clause', upperFirst(text));
  const clause = (words: string): Note =>
    make('clause', upperFirst(whole(words)), {
      ...(seeks.test(words) && { seeks: true }),
      ...(asked && { question: true }),
    });
  // "Not sure whether it's for you?": asked of the reader, and answered by what comes behind it.
  if (
    asked &&
    (/^(?:not sure|unsure|still|in two minds|curious|wondering|tempted|interested)\b/i.test(text) ||
      (question === 7 && wordsOf(text).length > 3 && !/^(?:could|can|would|will|do|are|is|have)\b/i.test(text)))
  )
    return clause(text);
  const marked = question === 6 || question === 2 ? markedSince(text) : null;
  if (marked) return clause(marked);
  // "You own basic tools; we have the big stuff".
  if (piece.typed && text.includes('; ')) return clause(text);
  // "A white building behind the store, so everything smells of pepper.": why stands with what.
  if (question === 6 && piece.source === text && /, so (?:that )?[a-z]+ /.test(text)) return clause(text);
  // "Supplies 600 garden centres": a row of a list about us.
  const ours = (question === 2 || question === 6) && !piece.typed ? ourRow(text) : null;
  if (ours) return clause(ours);
  // "Two references".
  const references = /^((?:one|two|three|[123]) (?:[a-z]+ )?references?)(?: (?:needed|required|please))?$/i.exec(
    text,
  )?.[1];
  if (question === 7 && references)
    return clause(`We ask for ${lowerFirst(references).replace(/^[123]/, (digit) => spellOut(Number(digit)))}`);
  // "No housing qualification needed, as we'll train you".
  const waived =
    question === 4
      ? /^no ([^,]{3,50}?) (?:is |are )?(needed|required|necessary),? ((?:as|because|since) [^,;]+)$/i.exec(text)
      : null;
  if (waived?.[1])
    return make(
      'clause',
      `No ${waived[1]} ${isPluralNoun(waived[1].split(' ').at(-1) ?? '') ? 'are' : 'is'} ${waived[2]}, ${waived[3]}`,
    );
  // "You should be able to explain choices, and fluent English is required": two sentences in one.
  if (
    question === 4 &&
    piece.typed &&
    /^you\b.*, and [^,]+ (?:is|are) (?:required|essential|needed|a must|desirable|useful|preferred|welcome)$/i.test(
      text,
    )
  )
    return clause(text);
  // "No Windows": none of it, whatever the rest of the work is.
  if (question === 3 && /^no [\p{L}-]+(?: [\p{L}-]+)?$/iu.test(text)) return make('clause', upperFirst(text));
  // "QTS (or working towards it by September)": had, or on the way.
  const towards =
    question === 4
      ? /^(?!.*\b(?:desirable|preferred|useful)\b)([^(]{3,60}?) (?:or (?=doing (?:it|one)$)|\(or )(doing (?:it|one)|(?:working|studying|training) (?:towards?|for) (?:it|one|this|that|these)\b[^)]*)\)?$/i.exec(
          text,
        )
      : null;
  if (towards?.[1] && !isMainClause(towards[1]))
    return make(
      'clause',
      `You have ${/\bstatus$/i.test(towards[1]) ? inRow(towards[1], piece.opens) : withDeterminer(inRow(towards[1], piece.opens))}, or are ${towards[2]}`,
    );
  // "Main pay scale M1 to M6".
  const scale =
    question === 5 || question === 2
      ? /^(?:on )?(?:the )?((?:main|upper|leadership|unqualified|teachers['’]?|nurses['’]?)(?: pay)?) (?:scale|range|spine),? (?:points? )?([A-Z]{1,3} ?\d+)(?: ?(?:to|-|–) ?([A-Z]{0,3} ?\d+))?$/i.exec(
          text,
        )
      : null;
  if (scale?.[1])
    return make(
      'clause',
      `You're paid on the ${scale[1].toLowerCase()} ${/pay$/i.test(scale[1]) ? 'scale' : 'pay scale'}, ${scale[2]}${scale[3] ? ` to ${scale[3]}` : ''}`,
    );
  const paid = readGradedPay(text, question, make);
  if (paid) return paid;
  const reward = question === 5 && !piece.typed ? readReward(text, piece.opens, make) : null;
  if (reward) return reward;
  const timed = question === 2 || question === 3 ? readTimed(text) : null;
  if (timed) return 'duty' in timed ? make('duty', timed.duty) : make('clause', upperFirst(timed.clause));
  // "Fit kitchens in new homes": an order, stop and all.
  const ordered =
    question === 3 &&
    isVerbBase(wordsOf(text)[0] ?? '') &&
    (piece.typed || / (?:when|if|while|until) (?:it|they|we|you|things|the) /.test(text)) &&
    !isMainClause(text.replace(/,? (?:when|if|while|because|until|as|so|before|after|unless|where) .*$/i, ''))
      ? (dutyOf(text) ?? hastyTask(lowerFirst(text)))
      : null;
  if (ordered) return make('duty', ordered);
  // "The driver before you drove it for nineteen years": said as it was typed.
  if (
    piece.typed &&
    question !== 4 &&
    question !== 7 &&
    text === piece.text.replace(/\?$/, '') &&
    keepsSubject(text) &&
    (readTerm(text) === null || /\b(?:is|are|was|were|will|has|have|runs|begins|ends|lasts)\b/.test(text))
  )
    return make(
      'clause',
      upperFirst(lacksArticle.test(text) && question !== 5 && question !== 3 ? whole(text) : text),
      {
        ...(seeks.test(text) && { seeks: true }),
        ...(asked && { question: true }),
      },
    );
  if (piece.ofColleague && piece.typed) return make('clause', upperFirst(text));
  // Typed in a hurry, and a sentence all the same: "it's loud", "we've just opened", "you'll be selling".
  if (
    piece.hasty &&
    question !== 4 &&
    /^(?:it['’]s|there['’]s|we['’](?:re|ve)|you['’](?:ll be|re|ve)|most of (?:us|our)|you (?:choose|pick)|[a-z]+ \d+ (?:is|are)) \S/i.test(
      text,
    )
  )
    return clause(text);
  if (question <= 3 && /^expect (?:to|the|an?|some|about) /i.test(text)) return clause(text);
  const wanted = readSought(text, question, make);
  if (wanted) return wanted;
  if (question <= 3 && /^some on[- ]call$/i.test(text)) return clause("There's some on-call work");
  if (question === 2 && /^(?:grade|band|level|scale|tier|step|point) (?:[IVX]+|\d+|[A-Z])\b/i.test(text))
    return make('quote', text);
  const post = question === 2 ? readPost(text, piece.opens, make) : null;
  if (post) return post;
  const some = question === 2 ? /^with ((?:some|occasional|the odd|one|a few) .+)$/i.exec(text) : null;
  if (some?.[1]) return make('time', some[1]);
  if (question === 2 || question === 3) {
    const term = readTerm(text);
    if (term) return make(term.kind, term.text);
  }
  if (
    question === 3 &&
    /^(?:(?:and |performs? |undertakes? |carr(?:y|ies) out |do |performing |undertaking |carrying out )*(?:any |such |all )?(?:other related|related|other)|ad[- ]hoc) (?:\w+ )?(?:duties|tasks|work as (?:required|assigned|needed))\b/i.test(
      text,
    )
  )
    return null;
  const reports = readReporting(text, question, make, clause);
  if (reports) return reports;
  const ownThing =
    /^own (?!.*\b(?:not|bonus|plus|n['’]t|ideal)\b)(.+?) (?:is )?(?:needed|required|essential|preferred|a must)$/i.exec(
      text,
    );
  if (ownThing?.[1] && question !== 7) return clause(`You need your own ${ownThing[1]}`);
  if (question === 4 && asked) return clause(text);
  const named = question === 3 ? labelledWork(text) : null;
  if (named) return clause(named);
  const thing = question === 4 ? labelledThing(text, make) : null;
  if (thing) return thing;
  const plainly = question === 4 ? hadPlainly(text) : null;
  if (plainly) return make('have', plainly);
  const person = question === 4 ? readPersonNote(text, piece, make, clause) : null;
  if (person) return person.kind === 'have' ? { ...person, text: withUnderstanding(person.text) } : person;
  // "The person will supervise four carers": the reader does.
  const they = (question === 2 || question === 3 || question === 4) && !piece.ofColleague ? third.exec(text) : null;
  if (they) text = text.slice(they[0].length);
  if (they && /^be (?!responsible|accountable)/i.test(text)) return clause(`You'll ${text}`);
  else if ((question === 2 || question === 3) && !piece.ofColleague)
    text = text.replace(thirdModal, (found) => (/must|need|ha/i.test(found) ? 'you need to ' : 'you should '));
  if (/^(?:on[- ]call:? (?:none|nil|no)|no on[- ]call)$/i.test(text) && question <= 3)
    return clause("There's no on-call work");
  if (/^on[- ]call\b(?! (?:escalation|allowance|payment|manager|team|engineer))/i.test(text) && question <= 3)
    return make('at', lowerFirst(text.replace(/^on-call/i, 'on call')));
  const onDuty = question === 3 ? readTurn(text, make) : null;
  if (onDuty) return onDuty;
  if (question === 3 && /^must [a-z]/i.test(text)) return clause(`You ${lowerFirst(text)}`);
  // "Be polite on site", among the tasks.
  const being =
    question === 3 && !they ? /^be (?!responsible|accountable|able\b|on[- ]call)([a-z]+\b.*)$/i.exec(text) : null;
  if (being?.[1]) return make('at', being[1]);
  const answerable =
    question <= 3
      ? /^(?:(?:you(?:['’]ll| will)? )?be(?:ing)? )?((?:responsible|accountable|answerable) (?:for|to) .+)$/i.exec(text)
      : null;
  if (answerable?.[1]) return make('at', lowerFirst(answerable[1]));
  if (question === 2 && /^work(?:ing)? (?!in (?:hand|progress)\b)(?:from|in|at|on|with|across)\b/i.test(text))
    return make(
      'duty',
      text
        .replace(/^working/i, 'work')
        .replace(/^Work/, 'work')
        .replace(/\bfrom office\b/, 'from the office'),
    );
  if (
    question === 2 &&
    wordsOf(text).length === 1 &&
    !/\d/.test(text) &&
    !isTermWord.test(text) &&
    !/^(?:job|role|intro|introduction|urgent|asap|hiring|vacancy)$/i.test(text)
  )
    return make('quote', inRow(text, piece.opens));
  const crew = question === 2 ? readCrew(text, clause) : null;
  if (crew) return crew;
  if (question === 5 && /^(?:salary|pay|wages?|benefits|package|money|good pay|good salary|perks)$/i.test(text))
    return null;
  if (question === 3 && /^call[- ]?outs?\b/i.test(text)) return make('thing', lowerFirst(text));
  const when = question === 3 ? readWhen(text, make) : null;
  if (when) return when;
  if (question === 7 && asked && /^(?:could|can|would|will|do|are|is|have|fancy|want|interested|like)\b/i.test(text))
    return clause(text);
  if (question === 7) return readStep(text, piece, make, clause);
  if (question === 3 && /^\S+(?: \S+)? (?:software|system|platform|CRM|suite)$/i.test(text))
    return make('thing', inRow(text, piece.opens));
  // "Clean.": the whole answer.
  if (
    question === 3 &&
    piece.source === text &&
    /^[a-z]+$/i.test(text) &&
    isVerbBase(text.toLowerCase()) &&
    index === 0
  )
    return make('duty', text.toLowerCase());
  // "You'll bring up boards with Wei, our lead, and you'll own the bootloader": two sentences in one.
  if (question === 3 && piece.typed && /,? (?:and|but|so) (?:you|we|they|it|he|she)(?:['’]|\s)/i.test(text))
    return make('clause', upperFirst(text));
  if (they || question === 3) {
    // Gerunds stay what they are: "training detection and tracking models" has two, and only one of them is a verb.
    // "To brief elected members": whatever it is, it is a verb.
    const infinitive = /^to (?!the |an? |our )([a-z]+ .+)$/i.exec(text)?.[1];
    if (infinitive) return make('duty', dutyOf(infinitive) ?? lowerFirst(infinitive));
    const duty =
      (!they && /^(?!(?:br|r|s|sw)ing\b)[A-Za-z]+ing\b/i.test(text)) ||
      (isWritten(text) && (piece.hasty || / design$/.test(text)))
        ? null
        : (dutyOf(text) ?? (piece.hasty ? hastyTask(text) : null));
    if (duty) return make('duty', duty);
    const will = readWill(text, make);
    if (will) return will;
    if (!they && /^[A-Za-z]+ing\b/.test(text) && !/\b(?:is|are|was|were)\b/.test(text))
      return make('thing', text.charAt(0).toLowerCase() + text.slice(1));
  }
  if (progressive.test(text))
    return make(
      'clause',
      `We're ${(text.charAt(0).toLowerCase() + text.slice(1)).replace(/(?<=^(?:looking for|seeking|hiring|recruiting) )(?=(?:senior|junior|lead|experienced|qualified|part[- ]time|full[- ]time|new|second|third|fourth)\b(?!.*(?:^|\s)[a-z]+s\b(?: |$)))/i, (_, at: number, all: string) => `${articleFor(all.slice(at))} `).replace(/(?<=^looking for )(?=([a-z]+) (?:of|for|at|in) (?:our|the|an?)\b)/i, (found, head: string) => (isCountable(head) ? `${/^(?:head|lead|director)$/i.test(head) ? 'the' : articleFor(head)} ` : found))}`,
      { seeks: seeks.test(text) },
    );
  const livesIn = /^live[- ]in (?:is )?(available|possible)$/i.exec(text);
  if (livesIn?.[1]) return clause(`Live-in accommodation is ${livesIn[1]}`);
  // "Based at the Thirsk yard": the job is, where the answer says what the job is.
  const based =
    question === 2
      ? /^(?:currently |now |mainly |mostly )?(?:based|located) ((?:in|at|on|near|out of|between|across) (?!.*\b(?:since|for (?:over|more)|we)\b).+)$/i.exec(
          text,
        )
      : null;
  if (based?.[1]) return make('place', based[1]);
  const deed = question === 6 ? ourDeed(text) : null;
  if (deed) return make('clause', deed);
  const rated = question === 6 || question === 2 ? ourState(text) : null;
  if (rated) return make('clause', rated);
  const need = question === 2 ? /^need(?:ed)? (?!to\b)(.+)$/i.exec(text) : null;
  if (need?.[1]) return make('clause', `We need ${need[1]}`, { seeks: true });
  // "Spa days check in", "winter guaranteed hours": in a list of tasks or rewards, bare words are things.
  const bareWords =
    (question === 3 || question === 5) &&
    wordsOf(text).length < 5 &&
    !/^\p{Lu}\S+ \p{Lu}/u.test(text) &&
    !/^(?:we|you|they|it|he|she|the|our|your|my|nobody|everyone|everybody|every|each|all|there|this|that)\b/i.test(
      text,
    ) &&
    !/\b(?:is|are|was|were|will|can|has|have|may|must)\b/i.test(text);

  if (!bareWords && isMainClause(text) && !/^(?:no|not)\b/i.test(text)) {
    const subject = passive.exec(text)?.[1];
    if (
      subject === undefined ||
      /\b(?:is|are|was|were|be|get|gets)\b/i.test(text) ||
      subjectFirst.test(text) ||
      // "The firm employs ten people and paid every one": what stands before it is a sentence by itself.
      isMainClause(subject.replace(/ and$/, ''))
    )
      return clause(text);
  }
  // "family run since 1988", "seed funded": how the company is, not what is done to a seed.
  const nature =
    question === 6 || question === 2 ? /^(\w+) (funded|owned|run|led|backed)( since .+)?$/i.exec(text) : null;
  if (nature?.[1] && !/^(?:we|it|they|is|are|was|and|the|well|all)$/i.test(nature[1]))
    return make(
      'clause',
      `${nature[3] ? "We've been" : "We're"} ${isProperFirst(nature[1]) ? nature[1] : nature[1].toLowerCase()}-${nature[2]}${nature[3] ?? ''}`,
    );
  if (
    /^.{3,40} (?:closed|opened|launched|completed) (?:in|on|last) \S/i.test(text) &&
    !/\b(?:is|are|was|were)\b/.test(text)
  )
    return clause(text);
  const state = /\b(?:when|if|as|where) (?:needed|required|available|possible|necessary)$/i.test(text)
    ? null
    : passive.exec(text);
  if (
    state?.[1] &&
    state[2] &&
    !/\b(?:is|are|was|were|be)\b/.test(text) &&
    // "Dental treatment at half price": the price, and nothing that is done.
    !/\b(?:at|by|for|from|to|with|in|on|of)$/.test(state[1]) &&
    // "A debrief each week, cake included": of an aside nobody says what it is part of.
    !/, (?!.* (?:and|or) )[^,]*$/.test(state[1]) &&
    !/^(?:fully|half|well|full|free|closed|open)\b/i.test(text)
  )
    return make('clause', passiveClause(state[1], state[2], piece.opens));
  if (question === 2 || question === 6 || question === 5) {
    const verb = wordsOf(text)[0] ?? '';
    // "Runs four sites", "Lead a team of nine": of the reader in question 2.
    if (question === 2 && (isVerbBase(verb) || thirdVerb(text))) {
      const duty = dutyOf(text);
      if (duty && !nounLike.has(verb.toLowerCase())) return make('duty', duty);
    }
    if (
      question !== 2 &&
      isVerbBase(verb) &&
      !nounLike.has(verb.toLowerCase()) &&
      /^\S+ (?:your|the|an?(?! (?:month|week|year|day|quarter)\b)|our|up|out|to|for|in|with|from|on|at|extra|more|free|people|it|us|you)\b/i.test(
        text,
      )
    )
      return make('clause', text);
  }
  if (question === 3) {
    const part =
      /^(?:an? |the )?((?:[\w-]+ )?(?:tutor|mentor|warden|first aider|key ?holder|key ?worker|union rep|deputy|duty manager))$/i.exec(
        text,
      );
    if (part?.[1]) return make('duty', `act as ${part[1].toLowerCase()}`);
  }
  if (question === 4 && /^(?:full )?training(?: given| provided)?$/i.test(text))
    return clause(`${upperFirst(text.replace(/ (?:given|provided)$/i, ''))} is given`);
  if (question === 4) return quote(text, piece, make);
  if (
    question === 2 &&
    /^(?:an? )?(?:[\w-]+ ){0,4}(?:role|post|position|vacancy|opportunity)(?: (?:due to|because|after|following|in|with|for|on)\b.*)?$/i.test(
      text,
    )
  )
    return make('clause', `This is ${withArticle(inRow(text, piece.opens).replace(/^an? /i, ''))}`);
  if (
    question === 5 &&
    /^\d+ days(?:,? (?:\(|plus|including|and|rising|(?:bank|public) holidays included).*)?$/.test(text)
  )
    return make('thing', text.replace(/ days/, ' days’ holiday'));
  if (question === 2 && /^(?:\p{Lu}[\p{Ll}'’]+)(?: \p{Lu}[\p{Ll}'’]+){1,3}$/u.test(text)) return make('place', text);
  const us = question === 6 ? readUs(text, make) : null;
  if (us) return us;
  return make('thing', inRow(text, piece.opens).replace(/^half day\b/, 'half a day'));
}

const thirdVerb = (text: string): boolean => {
  const base = baseOfThird(wordsOf(text)[0] ?? '');
  return base !== null && !nounLike.has(base);
};
