import type { Ledger } from '../ledger/facts.ts';
import { realisePay } from '../ledger/pay.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import { applySteps, closingTime } from '../mining/page/apply-steps.ts';
import { realiseDate } from '../plan/bind.ts';
import { inShortSteps } from './brief-wishes.ts';

/** "State the joining date": the dates that the ledger has. */
export function sayDate(text: string, ledger: Ledger): Statement | null {
  const start = ledger.sentences
    .map(({ statement }) => /^The job starts (.+)$/.exec(statement.text)?.[1])
    .find((when) => when !== undefined);
  if (start && /\b(?:start\w*|joining) date$/i.test(text)) return readStatement(`${text} is ${start}`);
  const closes = realiseDate(ledger.deadline, ledger.american);
  return closes && /\b(?:closing date|deadline)$/i.test(text) ? readStatement(`${text} is ${closes}`) : null;
}

/** "Name the purpose", "mention the vision": what it is, where it is switched on; the strapline with what stands behind it. */
export function sayAim(text: string, ledger: Ledger): Statement | null {
  const line = /^(?:the|our) (?:strap-?line|tag-?line|slogan|motto)$/i.test(text)
    ? ledger.guides.find(({ fact }) => fact.kind === 'strapline')
    : undefined;
  if (line)
    return line.statement?.kind === 'clause' ? line.statement : readStatement(`Our promise is “${line.name.text}”`);
  const kind = /^(?:the|our) (mission|vision|purpose)(?: statement)?$/i.exec(text)?.[1]?.toLowerCase();
  const statement = ledger.sentences.find(({ fact }) => fact.kind === kind)?.statement;
  if (!kind || !statement) return null;
  if (statement.kind === 'clause') return statement;
  return readStatement(`Our ${kind} is ${statement.kind === 'verb' ? 'to ' : ''}${statement.lower}`);
}

/** "Mention the interview dates": when interviews are, as the job description has it. */
export function sayInterviews(text: string, jobDescription: string): Statement | null {
  if (!/\binterview(?:s| dates?| day)?$/i.test(text)) return null;
  const [, when = ''] =
    /\b[Ii]nterviews?(?: (?:are|will be|take place|to be))?(?: held)?(?: planned for| scheduled for)?:? ((?:on|in|during|from|w\/c|the week of|week commencing) [^.\n;]{3,60}|\d[^.\n;]{3,40})(?=[.\n;]|$)/.exec(
      jobDescription.slice(0, 50_000),
    ) ?? [];
  if (when === '') return null;
  const at = when
    .replace(/^(?:w\/c|week commencing) /i, 'in the week of ')
    .replace(/^the week/i, 'in the week')
    .replace(/^(?=\d)/, 'on ');
  return readStatement(`Interviews are ${at.trim()}`);
}

/** "Give the closing time": with its hour, as the job description has it, unless the General tab has another day. */
export function sayClosing(text: string, ledger: Ledger, jobDescription: string): Statement | null {
  if (!/\b(?:closing|deadline)(?: date and)? (?:time|hour)$|^(?:the )?time of closing$/i.test(text)) return null;
  const told = closingTime(jobDescription);
  const day = realiseDate(ledger.deadline, ledger.american)?.replace(/,? \d{4}$/, '');
  if (told === null || (day && !told.includes(day))) return null;
  // "Apply online at ... by 12 noon on 31 January": it stands in the step itself.
  const step = applySteps(jobDescription)
    .flatMap(inShortSteps)
    .find((one) => one.includes(told));
  return readStatement(step ?? `Applications close at ${told}`);
}

/** "Give the phone number": the step of the job description that has it. */
export function sayContact(text: string, jobDescription: string): Statement | null {
  if (
    !/^(?:the |our |a |[A-Z][a-z]+['’]s )?(?:[a-z-]+ ){0,2}(?:phone|telephone|mobile|contact|e-?mail)(?: (?:number|address|details|person))?$/i.test(
      text,
    )
  )
    return null;
  const steps = applySteps(jobDescription)
    .flatMap(inShortSteps)
    .filter((step) => /@|\d{3,}[ \d-]{2,}\d/.test(step));
  const mail = /\be-?mail\b/i.test(text);
  const step = steps.find((one) => /@/.test(one) === mail) ?? steps[0];
  return step ? readStatement(step) : null;
}

const people = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
const teamSizes = [
  new RegExp(`\\bteam of (?:about |around )?${people}\\b(?!%)`, 'i'),
  new RegExp(`\\bteam\\b[^\\n.()]{0,30}\\(${people} (?:people|staff|colleagues|of us|[a-z]+ers)\\)`, 'i'),
  new RegExp(`\\b${people}[- ](?:strong|person|people) team\\b`, 'i'),
];
const teamLed = new RegExp(
  `(?:^|[.;,\\n•*-] ?)(lead|manage|supervise|coach|run|oversee) (?:a team of )?${people} ((?:[a-z-]+ )?(?:people|staff|agents|[a-z]+(?:ers|ors|ists|ants|nurses|assistants|engineers)))\\b`,
  'i',
);
/** "Name the size of the team": as the brief or the job description has it. */
export function sayTeam(text: string, texts: readonly (string | null | undefined)[]): Statement | null {
  // "State the class size": how many there are in one.
  if (/\b(?:class|group|section) size$|\bsize of (?:the|our) (?:class|classes|group|groups)$/i.test(text))
    for (const source of texts) {
      const [, unit = '', many = '', whom = ''] =
        /\b(section|class|group|set)(?:e?s)? of (?:about |around |up to )?(\d+) (students|pupils|children|learners|adults)\b/i.exec(
          source ?? '',
        ) ?? [];
      if (many) return readStatement(`Each ${unit.toLowerCase()} has ${many} ${whom.toLowerCase()}`);
    }
  if (!/\bsize of (?:the|our) team$|\bteam size$|\bhow (?:big|large) (?:the|our) team is$/i.test(text)) return null;
  for (const source of texts)
    for (const pattern of teamSizes) {
      const many = pattern.exec(source?.slice(0, 50_000) ?? '')?.[1];
      if (many) return readStatement(`The team has ${many} people`);
    }
  // "Lead 16 agents": whom one leads is the team.
  for (const source of texts) {
    const [, verb = '', many = '', whom = ''] = teamLed.exec(source?.slice(0, 50_000) ?? '') ?? [];
    if (many) return readStatement(`You ${verb.toLowerCase()} ${many} ${whom}`);
  }
  return null;
}

/** "Give the salary", "state the hourly pay". */
export const asksForPay = (text: string): boolean =>
  /^(?:(?:please )?(?:give|state|show|include|say|tell|mention|name|quote)(?: them| people| readers)? )?(?:the |our )?(?:hourly |annual |yearly |monthly |weekly |starting )?(?:salary|pay|wages?|rate|rate of pay|pay rate)(?: range| band)?$/i.test(
    text,
  );

/** What is paid, in a sentence; null where nobody told it. */
export function sayPay(ledger: Ledger): Statement | null {
  const { pay } = ledger;
  return pay ? readStatement(`The pay is ${realisePay(pay)}${pay.per ? ` ${pay.per}` : ''}`) : null;
}

/** "Mention the place, Wakefield": where the job is, in a sentence; null where something else is asked for, or it is another place. */
export function sayPlace(text: string, { place }: Ledger): Statement | null {
  const asked =
    /^(?:the |our )?(?:place|location|town|city|site|base)(?:(?:,|:| is| of| in)? (?:the )?([A-Z][\w' -]+))?$/i.exec(
      text,
    );
  if (!asked || !place?.name || place.remote) return null;
  if (asked[1] && !place.name.toLowerCase().includes(asked[1].toLowerCase())) return null;
  return readStatement(`The job is ${place.phrase}`);
}
