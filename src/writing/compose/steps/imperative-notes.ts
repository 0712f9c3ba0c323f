/** Bare notes among the imperatives as sentences of their own: what is had, sent, worked or there. */
import { noteLike, roleLike } from '../frames/patterns.ts';
import { statementFrames } from '../frames/statements.ts';
import { withArticle } from '../language/articles.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import { joinList } from '../language/joined-phrases.ts';
import { hasMainVerb } from '../language/main-verb.ts';
import { headOf, isUncounted } from '../language/nouns.ts';
import { isTongue } from '../language/tongues.ts';
import type { Ledger, SentenceFact } from '../ledger/facts.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import { asCounted, asShaped } from '../ledger/notes/shapes.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import { atFirst } from './first-mention.ts';

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
  // "Term-time only", "in all weathers": how it is, and no work.
  if (/^(?:be|as|not|like|in|on|at|with|without|from|for|to|by|if|when|just|only|very|too|so)\b| only$/.test(thing))
    return null;
  // "No drive-through": there is none.
  if (/^no [a-z]/.test(thing)) {
    const none = thing.split(
      / (?:over|under|above|below|in|on|at|for|of|with|without|after|before|between|from|to) /,
    )[0];
    return readStatement(`There ${/[^su]s$/.test(none ?? thing) ? 'are' : 'is'} ${thing}`);
  }
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

/** A fact of the recruiter's as the sentence that its shape has; null where it has none. */
export function inSentence({ fact, statement }: SentenceFact): Statement | null {
  if (statement.kind === 'clause' || statement.kind === 'verb') return fact.id === '' ? null : statement;
  const frame = statementFrames.find(
    ({ from, kinds, match, unless, template, tags }) =>
      from?.includes(fact.kind) &&
      kinds?.includes(statement.kind) &&
      match?.test(statement.text) &&
      !unless?.test(statement.text) &&
      // Nothing but the fact's own words: another slot would stay open.
      !/\[|\{(?!s_)/.test(template) &&
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
  // "2 nights off together every week": what one gets, and as many as they are.
  if (
    /^(?:\d+|one|two|three|four|five|six) (?:[a-z]+ )?(?:nights?|days?|weekends?|evenings?|(?:Sun|Satur|Mon)days?) off\b[^:;,]*$/i.test(
      statement.text,
    )
  )
    return readStatement(`You get ${lowerFirst(statement.text)}`);
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
  const said = asThere(statement);
  if (said !== statement || !/^the (?:\d|[a-z]+-[a-z]+ [a-z]+ [a-z]+$)/i.test(said.text) || hasMainVerb(said.text))
    return said;
  // "The 16 weeks of paid training": among sentences it is none.
  return (
    readStatement(
      `${brought.test(said.lower) ? 'The job comes with' : 'Ask us about'} ${lowerFirst(said.text).replace(/^the (?=\d.* of (?:[a-z]+ )?training$)/, '')}`,
    ) ?? said
  );
}

/** "Marathi + Hindi + English all three": languages, which one speaks, and nothing that there is. */
function asTongues(text: string): Statement | null {
  const row = text
    .replace(/,? (?:all (?:three|four|two)|both|a must|must|required|needed|essential)$/i, '')
    .replace(/^(?:all (?:of )?|both )/i, '');
  const tongues = row.split(/ ?[+&,/] ?| and | plus /).filter((part) => part !== '');
  return tongues.length > 1 && tongues.every(isTongue) ? readStatement(`You speak ${joinList(tongues)}`) : null;
}

/** "Grade I holders can apply": somebody who may or must do something, as a sentence already. */
const whoMay =
  /^(?!(?:all|what|how|why|when|where|that|if|no)\b)[\w’' -]{3,40}? (?:can|may|must|will|should|are|is) (?:also )?[a-z]+/i;

/** Papers by their names, which somebody has, and cards that somebody is given. */
const namedPaper =
  /^(?:an? |the )?(?:(?:valid|current|in-date|full|clean) )*(?:[A-Z][\w&+/-]* ){1,3}(?:card|licen[cs]e|ticket|certificate|registration|clearance|permit|certification)$/;
const givenCard =
  /\b(?:gift|travel|fuel|loyalty|store|discount|rail|season|bus|oyster|leap|library|member|voucher|shopping|credit|company|staff|parking|concert|event|train|christmas|birthday|business|day|free|paid|festival|match|access|entry)\b/i;
/** "ServSafe card", "CSCS card": asked of who reads, and nothing that there is. */
function asPaper({ text }: Statement): Statement | null {
  return namedPaper.test(text) && !givenCard.test(text)
    ? readStatement(
        `You need ${/^(?:an?|the) |registration$|clearance$|certification$/i.test(text) ? lowerFirst(text) : withArticle(lowerFirst(text))}`,
      )
    : null;
}

function asThere(statement: Statement): Statement {
  const paper = asPaper(statement);
  if (paper) return paper;
  const tongues = asTongues(statement.text);
  if (tongues) return tongues;
  if (statement.kind === 'np' && whoMay.test(statement.text) && hasMainVerb(statement.text))
    return { ...statement, kind: 'clause' };
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
        /^(?:\d{2,}|[2-9]|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:[a-z-]+$|[a-z-]+[^\Wsu]s\b)/i.test(
          statement.lower,
        )
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
