/** What bare phrases among the imperatives mean: the fact that they point at, in a sentence. */

import { clockLike, noteLike, roleLike, shiftNote, workTimes } from '../frames/patterns.ts';
import { statementFrames } from '../frames/statements.ts';
import { lowerFirst, withArticle } from '../language/articles.ts';
import { headOf, isUncounted } from '../language/nouns.ts';
import { saysClause } from '../language/sure-clause.ts';
import { contentWords, countWords, coverage, wordsOf } from '../language/words.ts';
import { cleanText, splitSentences } from '../ledger/clean.ts';
import type { Ledger, SentenceFact } from '../ledger/facts.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import { sayNote } from '../ledger/notes/say-note.ts';
import { asCounted, asShaped } from '../ledger/notes/shapes.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import { findExclusion } from '../ledger/withhold.ts';
import type { StepOptions, WriterInput } from '../types.ts';
import { atFirst } from './first-mention.ts';

/** "The drug screen", where somebody must pass a pre-employment drug screen: asked of the reader. Null where nothing of the kind is a must. */
export function sayAsked({ text }: Imperative, { person }: Ledger): Statement | null {
  const wanted = contentWords(text).filter((word) => !general.test(word));
  if (wanted.length === 0 || !/^(?:the|our|an?) /i.test(text)) return null;
  const asked = person.find(
    ({ person: one }) =>
      !one.desirable && !one.loose && countWords(one.text) <= 12 && namesAll(wanted, contentWords(one.text)),
  )?.person;
  if (!asked) return null;
  if (asked.kind === 'can')
    return readStatement(
      /^(?:pass|complete|undergo|provide|hold) /.test(asked.text)
        ? `You must ${asked.text}`
        : `You need to be able to ${asked.text}`,
    );
  if (asked.kind === 'have') return readStatement(`You need ${asked.text}`);
  return null;
}

/** When one works, as the description has it; null where it doesn't say. */
export function sayTimes(ledger: Ledger): Statement | null {
  const when = ledger.sentences.find(
    ({ fact, statement }) =>
      fact.kind === 'description' &&
      (clockLike.test(statement.text) || shiftNote.test(statement.text) || workTimes.test(statement.text)),
  );
  return when ? inSentence(when) : null;
}

/** "Say how often you fly to the mines": the sentence of the recruiter's that tells it; null where none does. */
export function answerOf(text: string, ledger: Ledger): Statement | null {
  // "Say whom the job reports to": as a sentence of the recruiter's has it, or the job description.
  if (/^Ask us (?:to )?whom?\b.*\breports?\b/i.test(text)) {
    const said = ledger.sentences.find(({ statement }) =>
      /\b(?:you|the [a-z]+) (?:will )?reports? to\b/i.test(statement.text),
    );
    return (
      said?.statement ??
      (ledger.reportsTo ? readStatement(`You report to the ${ledger.reportsTo.replace(/^the /i, '')}`) : null)
    );
  }
  const question = /^Ask us (?:how|when|where|what|which|who|why)\b(.+)$/i.exec(text)?.[1];
  const wanted = question
    ? contentWords(question).filter((word) => !/^(?:often|much|many|long|far|soon)$/.test(word))
    : [];
  // "Say which shifts people work": as the description has it.
  if (/\b(?:shifts?|hours|days|times?|pattern|rota|roster)\b/i.test(question ?? '')) {
    const said = sayTimes(ledger);
    if (said) return said;
  }
  if (wanted.length < 2) return null;
  const told = ledger.sentences
    .filter(({ fact }) => /^(?:proposition|description|evidence)$/.test(fact.kind))
    .find(({ statement }) => {
      const words = contentWords(statement.text);
      return wanted.filter((word) => words.includes(word)).length / wanted.length >= 0.5;
    })?.statement;
  if (!told) return null;
  return told.kind === 'clause' ? told : { ...told, kind: 'loose' };
}

/** "An informal chat with the team lead before applying": had by who reads. */
export const asMeeting = ({ lower }: Statement): Statement | null =>
  /^(?:an? |the )?(?:(?:informal|quick|quiet|short|friendly|confidential|no-obligation) )+(?:chat|conversation|call|talk|phone call)\b/.test(
    lower,
  )
    ? readStatement(`Have ${/^(?:an?|the) /.test(lower) ? lower.replace(/^the /, 'an ') : withArticle(lower)}`)
    : null;

/** "Two writing samples with the application": sent by who reads. */
export const asEnclosed = ({ lower }: Statement): Statement | null => {
  const what = /^(.{4,60}?) with (?:the|your|their|an?|any) application$/.exec(lower)?.[1];
  return what
    ? readStatement(`Send ${what.replace(/^the (?=(?:cv|portfolio|r[eé]sum[eé])\b)/, 'your ')} with your application`)
    : null;
};

/** Work by its name, as a text on the role has it: "the hospital drops", "unregistered titles", "wedding hair". Null for what is given, where one is, or who is there. */
export function withinWork(statement: Statement): Statement | null {
  const thing = statement.lower;
  // "Clean room clothing": worn.
  if (/^(?:[a-z-]+ ){0,3}(?:clothing|ppe|overalls|footwear|gowns?)$/.test(thing))
    return readStatement(`You wear ${thing}`);
  // "No drive-through": there is none.
  if (/^no [a-z]/.test(thing)) return readStatement(`There is ${thing}`);
  if (/^(?:our|your|this|that)\b|[;:,\d]/.test(thing) || thing.split(' ').length > 5 || !/^[a-z’' -]+$/.test(thing))
    return null;
  const head = headOf(thing).split(' ').at(-1) ?? '';
  // "The three counties covered": what is done with them stands behind them.
  if (/(?:ed|en)$/.test(head) || brought.test(thing) || noWork.test(head)) return null;
  return deedLike.test(head) || !/^(?:the|an?) /.test(thing) ? readStatement(`The work includes ${thing}`) : null;
}
const deedLike =
  /(?:drops?|visits?|rounds?|runs?|routes?|calls?|checks?|cases?|titles?|tests?|trials?|repairs?|installs?|services?|services|surveys?|audits?|reviews?|meetings?|clinics?|lessons?|classes|events?|reports?|deliver(?:y|ies)|inspections?|training|ing)$/;
const noWork =
  /^(?:team|people|staff|colleagues?|customers?|clients?|patients?|pupils?|children|managers?|offices?|sites?|town|city|area|place|house|homes?|rooms?|shops?|pay|salary|wages?|hours|days?|weeks?|nights?|weekends?|shifts?|rota|contract|holidays?|pension|benefits?|perks?|uniforms?|parking|culture|values?|mission|vision|purpose|history|story|ratings?|awards?|growth|size|name|names|number|date|deadline|interview|interviews|probation|qualifications?|licen[cs]es?|experience|skills?|degree|opportunit(?:y|ies)|progression|career|flexibility|language|languages|english|german|equipment|kit|machines?|software|systems?|tools?|vans?|cars?|vehicles?|fleet|travel|accommodation|community|communities|view|views|location|weather)$/;

/** What is pointed at and is nowhere in the facts is something to ask us about. */
export function askAbout(text: string, ledger: Ledger): Statement | null {
  if (!/^(?:the|our|your) [a-z-]+(?: [a-z]+){0,3}$/i.test(text)) return null;
  const known = [...ledger.facts.values()].some(
    (fact) => coverage(text, `${fact.text} ${fact.statement ?? ''}`) >= 0.5,
  );
  return known ? null : readStatement(`Ask us about ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
}

/** A sentence of the recruiter's own that has a bare phrase in it: "Skerry Bank" is better said than announced. */
export function findSaying(imperative: Imperative, input: WriterInput, options: StepOptions): Statement | null {
  const { brief } = input;
  const texts = [
    brief?.proposition,
    brief?.description,
    brief?.supportingEvidence,
    options.useJobDescription && input.jobDescription?.matches
      ? input.jobDescription.text.replace(/([^\n.:;])\n(?=[a-z])/g, '$1 ')
      : null,
  ];
  for (const text of texts) {
    for (const sentence of splitSentences(cleanText(text).text)) {
      if (
        coverage(imperative.text, sentence) < 0.99 ||
        wordsOf(sentence).length > 24 ||
        wordsOf(sentence).length < 4 ||
        findExclusion(sentence) ||
        /[:/()|]|\b(?:post ?holder|shall|[A-Z]{4,})\b|\bapplicants?\b/.test(sentence)
      )
        continue;
      const statement = readStatement(sayNote(sentence));
      if (
        statement?.kind === 'clause' &&
        saysClause(statement.text) &&
        !/^(?:they|it|he|she|this|these|which)\b/i.test(statement.text)
      )
        return statement;
    }
  }
  return null;
}

/** Words for a thing of which only the thing itself tells something: "the weekend pattern". */
const general =
  /^(?:pattern|target|goal|figur|number|shift|policy|scheme|option|offer|benefit|package|arrangement|rota|team|role|job|company|work|part|detail|opportunit|fact|thing|time|plan|culture)/;

/** Whether all words are there: a "rating" is in "we were rated". */
const namesAll = (wanted: readonly string[], words: readonly string[]): boolean =>
  wanted
    // "The on-call weekend" of "one weekend in five on call".
    .flatMap((word) => (words.includes(word) ? [word] : word.split('-').filter((part) => part.length > 2)))
    .every((word) => words.includes(word) || (word.length > 2 && words.some((other) => other.startsWith(word))));

/** Records by their names, and the words that such a record has. */
const recordKinds: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:the|our) safety record$/i, /\b(?:injur|accident|incident|lost[- ]time|RIDDOR)/i],
  [
    /^(?:the|our) (?:(?:CQC|Ofsted|HIQA|inspection|customer|Trustpilot|Google|Glassdoor) )?(?:rating|score|report|inspection)s?$/i,
    /\b(?:rated|rating|score|Outstanding|out of five|stars?)\b/i,
  ],
  [
    /^(?:the|our) growth(?: story| figures?)?$/i,
    /\b(?:grew|grown|doubled|trebled|tripled|up (?:by )?\d|from \S+ to)\b/i,
  ],
  [
    /^(?:the|our) (?:staff |low )?(?:retention|turnover|length of service)$/i,
    /\b(?:turnover|length of service|stay|years? with us|left)\b/i,
  ],
  [/^(?:the|our) awards?$/i, /\b(?:won|award|winner|named|finalist)/i],
];

/** "Mention the weekend pattern": the fact that has it, in its own words. */
export function withItsFact(imperative: Imperative, ledger: Ledger, figures = false): Statement | null {
  // "Mention live-in": short, it can only point. So can "the 412 households", where it is only pointed at.
  if (
    (!/^(?:the|our|your) /i.test(imperative.text) && countWords(imperative.text) > 3) ||
    (figures ? /:/ : /:|\d/).test(imperative.text)
  )
    return null;
  // "The safety record", "the rating": a record by its name, whatever its words.
  const kind = recordKinds.find(([name]) => name.test(imperative.text))?.[1];
  const named =
    kind &&
    ledger.sentences.find(
      ({ fact, statement }) =>
        (fact.kind === 'evidence' || fact.kind === 'proposition') &&
        kind.test(statement.text) &&
        countWords(statement.text) <= 20,
    );
  if (named) return inSentence(named) ?? null;
  const wanted = contentWords(imperative.text).filter((word) => !general.test(word));
  if (wanted.length === 0) return null;
  // "The 1.9 million passengers" are the "1.9 million people": a figure of that size is known by itself.
  const figure = /\d[\d.,]*(?: (?:million|billion|thousand|lakh|crore))|\d[\d,.]{2,}/.exec(imperative.text)?.[0];
  const about = ledger.sentences
    .filter(({ fact }) => /^(?:proposition|description|evidence)$/.test(fact.kind))
    .find(
      ({ statement }) =>
        (namesAll(wanted, contentWords(statement.text)) || (figure && statement.text.includes(figure))) &&
        !/[:;]/.test(statement.text) &&
        countWords(statement.text) <= 20,
    );
  // "Include the word community": the company's own sentences have it as well.
  if (
    !about &&
    figure === undefined &&
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(imperative.text) &&
    wanted.length > 1
  ) {
    const ofGuides = ledger.guides
      .flatMap(({ statement }) => statement ?? [])
      .find(({ kind, text }) => kind === 'clause' && namesAll(wanted, contentWords(text)) && countWords(text) <= 20);
    if (ofGuides) return ofGuides;
  }
  if (!about && wanted.length === 1 && /^[a-z]+$/i.test(imperative.text))
    return (
      ledger.guides
        .flatMap(({ statement }) => statement ?? [])
        .find(
          ({ kind, text }) => kind === 'clause' && namesAll(wanted, contentWords(text)) && countWords(text) <= 20,
        ) ??
      ledger.guides.map(({ name }) => name).find(({ text }) => namesAll(wanted, contentWords(text))) ??
      null
    );
  if (!about) return null;
  // "Run our flagship with 28 staff" says "the 28 staff".
  return inSentence(about) ?? null;
}

/** "The tail lift": the task that has to do with it. */
export function withItsTask(imperative: Imperative, ledger: Ledger): Statement | null {
  const wanted = contentWords(imperative.text).filter((word) => !general.test(word));
  const task =
    wanted.length > 0
      ? ledger.duties.find(({ fact }) => wanted.every((word) => contentWords(fact.text).includes(word)))
      : undefined;
  // "Block release at college in Limerick": named, and no deed.
  if (task?.thing && !task.thing.sure) return null;
  if (task?.thing) return readStatement(`The job ${task.thing.about ? 'covers' : 'includes'} ${task.thing.text}`);
  return task ? readStatement(`You ${task.fact.text.replace(/^be\b/, 'are')}`) : null;
}

/** A fact of the recruiter's as the sentence that its shape has; null where it has none. */
export function inSentence({ fact, statement }: SentenceFact): Statement | null {
  if (statement.kind === 'clause' || statement.kind === 'verb') return fact.id === '' ? null : statement;
  const frame = statementFrames.find(
    ({ from, kinds, match, unless, template, tags }) =>
      from?.includes(fact.kind) &&
      kinds?.includes(statement.kind) &&
      match?.test(statement.text) &&
      !unless?.test(statement.text) &&
      !/\[|\{(?:employer|sr)/.test(template) &&
      !/^(?:Here|In this|With us)/.test(template) &&
      tags.every((tag) => tag === 'pattern' || tag === 'plain'),
  );
  if (!frame) return null;
  return readStatement(
    frame.template
      .replace('{s_an}', () =>
        /^(?:an?|the|our|your|[a-z]+s|\d\S*|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(statement.lower) ||
        // "Free parking": nothing that there is one of.
        isUncounted(headOf(statement.lower).split(' ').at(-1)?.toLowerCase() ?? '')
          ? statement.lower
          : withArticle(statement.lower),
      )
      .replace('{s_}', () => statement.lower)
      .replace(/ The (?=[a-z])/, ' the '),
  );
}

/** A note among the imperatives in the sentence that a description's note has. */
export function asNote(statement: Statement): Statement | null {
  const shaped = asShaped(statement.text);
  if (shaped) return readStatement(shaped);
  const rota = /^the (.+ (?:rota|pattern|roster|shift|shifts))$/i.exec(statement.text)?.[1];
  if (rota && !/[:;,]/.test(rota)) return readStatement(`You work the ${rota}`);
  // "Permanent contract": the contract is.
  const [, term = '', of = ''] =
    /^(?:an? )?(permanent|temporary|fixed[- ]term|seasonal|full[- ]time|part[- ]time|hybrid|remote|casual|zero[- ]hours) (contract|post|role|job|position)$/i.exec(
      statement.text,
    ) ?? [];
  if (term)
    return readStatement(`The ${of.toLowerCase()} is ${term.toLowerCase().replace(/ (?=time|term|hours)/, '-')}`);
  // "On call 1 week in 6": when it is one's turn.
  const turn = /^on[- ]call (?:is )?(?:for )?(\d|one) (week|night|weekend|day)s? in (\d+|[a-z]+)$/i.exec(
    statement.text,
  );
  if (turn) return readStatement(`You are on call one ${turn[2] ?? ''} in ${turn[3] ?? ''}`);
  // "Marathi as an advantage".
  const helps = /^(.{3,40}) as (?:an? )?(?:added )?(advantage|plus|bonus)$/i.exec(statement.text);
  if (helps)
    return readStatement(
      `${helps[1] ?? ''} is ${helps[2]?.toLowerCase() === 'advantage' ? 'an advantage' : `a ${helps[2] ?? ''}`}`,
    );
  // "25 to 30 live claims": to be reckoned with.
  if (/^\d[\d,]* (?:to|-|–) \d[\d,]* (?:[a-z-]+ ){0,2}[a-z]+s$/i.test(statement.text))
    return readStatement(`Expect ${statement.lower}`);
  // "4 am starts": to be reckoned with.
  if (
    /^(?:[\w.:]+ ){0,3}(?:starts|finishes|call-outs|lifts|heights|deadlines|targets)$/i.test(statement.text) &&
    /^(?:\d|early|late|heavy|tight|occasional|some|regular)/i.test(statement.text)
  )
    return readStatement(`Expect ${statement.lower}`);
  const many = asCounted(statement.text);
  return inSentence({
    fact: { id: '', kind: 'description', source: 'brief', text: statement.text, weight: 0 },
    statement: many ? { ...statement, kind: 'np' } : statement,
  });
}

/** What comes with a job, and what it takes in: "the house", "the weekend openings". */
const brought =
  /\b(?:van|house|flat|car|phone|laptop|bonus|pension|allowance|parking|uniform|meals?|lunch|accommodation|cab|bus|discount|leave|holidays?|tools?|training|bike|gym|nursery|cr[eè]che|relocation|fund|budget|pass|ticket|scheme)$/i;

/** "Administrative support of one day a week", "the weekend openings": as a sentence. What is short or has figures of its own stands as a note. */
export function thereIs(typed: Statement): Statement {
  const statement = atFirst(typed);
  // "Mention Proclaim": a name that no fact has is something to ask about, and nothing that there is.
  if (/^[A-Z]\w+(?: [A-Z]\w+)*$/.test(statement.lower))
    return readStatement(`Ask us about ${statement.lower}`) ?? statement;
  // "Hybrid, three days in the office", "the 1 in 5 rota", "all weathers": as a note of the description is said.
  const note = asNote(statement);
  // "The training centre": who works there, and when, nobody said.
  if (note && /^the\b/i.test(statement.text) && /^You (?:will )?work in the\b/.test(note.text))
    return readStatement(`Ask us about ${statement.lower}`) ?? note;
  if (note) return note;
  const head = headOf(statement.lower).split(' ').at(-1) ?? '';
  if (
    // "The paid out-of-hours service": one that there is.
    (noteLike.test(statement.text) && !/^(?:all|every|the) [a-z]/i.test(statement.text)) ||
    /^(?:our|your|this|that)\b|[;:]|,(?!\d)/i.test(statement.text) ||
    !/^[a-z-]+$/.test(head)
  )
    return statement;
  // A rating is the company's, and no part of the job.
  if (
    /(?:ratings?|awards?|grades?|scores?|reports?|survey|record|accreditation|certificate|prize|merger|acquisition)$/i.test(
      head,
    )
  )
    return statement;
  // "The three weeks' taster placement": before the job, and no part of it.
  if (/\b(?:taster|trial|placement|open day|site visit|assessment day|interview|tour)\b/i.test(statement.lower))
    return readStatement(`Ask us about ${statement.lower}`) ?? statement;
  // "The seat on the board": it comes with the job, and is one of several.
  const seat = /^the ((?:seat|say|voice|vote|stake|share|chair|role) (?:on|at|in) .+)$/i.exec(statement.text)?.[1];
  if (seat) return readStatement(`The job comes with a ${seat}`) ?? statement;
  if (/^the\b/i.test(statement.text))
    return (
      readStatement(
        `${brought.test(statement.lower) ? 'The job comes with' : 'The job includes'} ${lowerFirst(statement.text)}`,
      ) ?? statement
    );
  return (
    readStatement(
      `There ${
        (
          /[^sui]s$|^(?:people|staff|children|men|women|colleagues)$/.test(head) &&
            !/^an? |^(?:one|1) /i.test(statement.lower)
        ) ||
        // "35 people", "two sheep": more than one, whatever they end in.
        /^(?:\d{2,}|[2-9]|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) [a-z-]+$/i.test(statement.lower)
          ? 'are'
          : 'is'
      } ${statement.lower}`,
    ) ?? statement
  );
}

/** "It runs until March": alone, nobody would know what does. */
export function withItsNoun(imperative: Imperative, ledger: Ledger): Imperative {
  const found =
    /^It(?:['’]s| (?=is\b|takes\b|lasts\b|runs\b|may\b|can\b|could\b|will\b|has\b|involves\b|includes\b|comes\b|starts\b|ends\b|covers\b|pays\b|means\b|needs\b))/.exec(
      imperative.text,
    );
  if (!found || imperative.statement.kind !== 'clause') return imperative;
  // "It takes a year to qualify", "it is worth knowing", "it's all right to ask": nothing is pointed at.
  if (
    / (?:to [a-z]+|that|if|when)\b/.test(imperative.text) ||
    /^It(?:['’]s| is) (?:[a-z]+ )?(?:worth|fine|okay|ok|important|essential|possible|clear|true)\b/i.test(
      imperative.text,
    )
  )
    return imperative;
  const told = `${ledger.title?.text ?? ''} ${ledger.sentences
    .filter(({ fact }) => fact.kind === 'description')
    .map(({ statement }) => statement.text)
    .join(' ')}`;
  const noun =
    /\b(apprentice(?:ship)?|internship|intern|traineeship|placement|secondment)\b/i.exec(told)?.[1]?.toLowerCase() ??
    'job';
  const named = noun === 'apprentice' ? 'apprenticeship' : noun === 'intern' ? 'internship' : noun;
  const rest = imperative.text.slice(found[0].length).trim();
  // "It's a four-day week": the job is none.
  if (/['’]s$/.test(found[0]) && /^an? /i.test(rest) && !roleLike.test(rest)) {
    const shown = readStatement(`This is ${rest}`);
    return shown ? { ...imperative, statement: shown, text: shown.text } : imperative;
  }
  // "It is a Monday to Friday job": the job is none of two.
  if (
    /^(?:is )?an? .* (?:job|role|post|position|apprenticeship|traineeship|internship|placement|secondment|contract)$/i.test(
      rest,
    )
  ) {
    const named = readStatement(`This is ${rest.replace(/^is /, '')}`);
    if (named) return { ...imperative, statement: { ...named, kind: 'clause' }, text: named.text };
  }
  // "It's hourly pay, not flat rate": what somebody gets.
  const [, pay = '', not = ''] =
    /^((?:hourly|daily|weekly|monthly|salaried|guaranteed|basic|fixed) pay),? (?:and )?(not .+)$/i.exec(
      rest.replace(/^is /, ''),
    ) ?? [];
  const statement = pay
    ? readStatement(`You get ${pay}, ${not}`)
    : readStatement(`The ${named} ${/['’]s$/.test(found[0]) ? `is ${rest}` : rest}`);
  return statement ? { ...imperative, statement, text: statement.text } : imperative;
}
