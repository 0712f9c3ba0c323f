/** The role, the person, the rewards and how to apply. */

import { lowerFirst } from '../language/first-capitals.ts';
import { leansBack } from '../language/leaning.ts';
import { wordsOf } from '../language/words.ts';
import { realiseDate, singles } from '../plan/bind.ts';
import { isMainClause } from './clause.ts';
import { clauseLine, type Line, line, turnOf, wordsIn } from './line.ts';
import type { Note } from './note.ts';
import { isPlural } from './nouns.ts';
import { gives } from './offers.ts';
import { dutyLines, perkLines, termLines, thingLines, workFrames } from './say.ts';
import { stepLines } from './say-company.ts';
import { personLines } from './say-person.ts';
import { isTerm, moreDuties, morePerson, payNote, type Setting, turned } from './setting.ts';
import { hasRoom, turnedSteps } from './step-turns.ts';
import { toldOfReward, withStatements } from './told.ts';

/** The week: tasks, what else there is, and when. */
export function roleText(notes: readonly Note[], setting: Setting): Line[] {
  const { manner, length, band } = setting;
  const lines: Line[] = [];
  let group: Note[] = [];
  const flush = (): void => {
    const [first] = group;
    if (!first) return;
    if (first.kind === 'duty')
      lines.push(
        ...dutyLines(
          group,
          manner,
          lines.some(({ frameId }) => /^answer\.(?:duty|at\b)/.test(frameId)),
          lines.length,
        ),
      );
    else {
      // No two rows that begin alike.
      const opening = (text: string): string => wordsOf(text).slice(0, 2).join(' ');
      const tries = [0, 1, 2, 3].map((more) =>
        thingLines(group, manner, workFrames, 'answer.work', lines.length + more, 'work'),
      );
      lines.push(
        ...(tries.find(
          (made) =>
            !made.some(({ text }, at) =>
              [...lines, ...made.slice(0, at)].some((other) => opening(other.text) === opening(text)),
            ),
        ) ??
          tries[0] ??
          []),
      );
    }
    group = [];
  };
  const own = notes.filter((entry) => !isTerm(entry));
  // Notes without a sentence of their own: the tasks first, then what else there is.
  const bare = own.every(({ kind }) => kind !== 'clause');
  const isTask = ({ kind }: Note): boolean => kind === 'duty' || kind === 'at';
  const ordered = turned(own, manner.turn);
  for (const note of bare ? [...ordered.filter(isTask), ...ordered.filter((entry) => !isTask(entry))] : ordered) {
    if (note.kind === 'duty' || note.kind === 'thing' || note.kind === 'quote') {
      if (group[0] && (group[0].kind === 'duty') !== (note.kind === 'duty')) flush();
      group.push(note);
      continue;
    }
    flush();
    if (note.kind === 'at')
      lines.push(
        line(turnOf(["You'll be {}.", "You're {}."], manner)[0], note.text, [note], manner, { frameId: 'answer.at' }),
      );
    else lines.push(clauseLine(note, manner));
  }
  flush();
  lines.push(...termLines(notes.filter(isTerm), manner));
  if (length !== 'small' && (wordsIn(lines) < band[0] || length === 'large')) {
    const spare = moreDuties(setting);
    const started = lines.some(({ frameId }) => frameId.startsWith('answer.duty'));
    lines.push(
      ...dutyLines(spare.slice(0, length === 'large' ? 9 : 4), manner, started, lines.length).map((made) => ({
        ...made,
        topic: 'more' as const,
        worth: 2,
      })),
    );
  }
  return lines;
}

const asksFor = /\b(?:must|needs?|essential|required?|should|have to|has to|ought to|looking for|want)\b/i;
const soft =
  /\b(?:not|n['’]t|never|welcome|ideally|preferabl[ey]|bonus|plus|advantage|useful|desirable|preferred|helps|great if|nice|would be|might|whatever|doesn['’]t matter)\b|n['’]t\b/i;

/** What only helps opens no text. */
const askedFirst = ([first, second, ...rest]: readonly Note[]): Note[] =>
  first && second && (first.wish || first.kind === 'without') && !second.wish && !leansBack(second.text)
    ? [second, first, ...rest]
    : [first, second, ...rest].filter((note) => note !== undefined);

/** How much a note asks: 1 what is asked, 2 what helps, 3 what nobody asks for, 4 what we give. */
const rank = (note: Note): number =>
  note.kind === 'clause'
    ? note.question || (gives(note.text) && !note.seeks)
      ? 4
      : note.typed &&
          (asksFor.test(note.text) || /^you (?:have|are|know|can|hold|bring)\b|^you['’](?:ve|re)\b/i.test(note.text)) &&
          !soft.test(note.text)
        ? 1
        : 2.5
    : note.kind === 'do' &&
        /^(?:get|receive|learn|be (?:taught|trained|given|shown|paid|supported|mentored))\b/i.test(note.text)
      ? 4
      : note.kind === 'without'
        ? 3
        : note.wish
          ? 2
          : 1;

/** What stands behind a list of what is asked: what helps, what nobody asks for, what we give. */
export const isBeside = (note: Note): boolean =>
  note.wish === true ||
  rank(note) > 2.5 ||
  (note.kind === 'clause' &&
    soft.test(note.text) &&
    !asksFor.test(note.text.replace(/\bnot (?:essential|required|needed)\b/gi, '')));

export function personText(notes: readonly Note[], setting: Setting): Line[] {
  const { manner, length, band } = setting;
  // What is asked comes before what helps, and what we teach comes last; within that the order is the recruiter's.
  const ordered = notes
    .map((note, index) => ({ note, index }))
    .sort((one, other) => rank(one.note) - rank(other.note) || one.index - other.index)
    .map(({ note }) => note);
  const groups = ['have', 'do', 'can', 'be', 'quote'] as const;
  const asked = ordered.filter((note) => rank(note) === 1);
  const shift =
    manner.turn % 2 === 0 ? groups : ([asked[0]?.kind === 'be' ? 'be' : 'do', 'be', 'can', 'have', 'quote'] as const);
  const own = asked.some(({ kind }) => kind === 'clause')
    ? turned(asked, manner.turn)
    : [...asked].sort((one, other) => shift.indexOf(one.kind as never) - shift.indexOf(other.kind as never));
  // Sentences keep the order in which they were written, another one first each time; notes are sorted by what they say.
  const prose = notes.length > 1 && notes.every(({ typed }) => typed);
  const [given, others] = [
    ordered.filter((note) => rank(note) === 4 && !(prose && note.question)),
    ordered.filter((note) => rank(note) > 1 && rank(note) < 4),
  ];
  const sequence = prose
    ? askedFirst(
        turned(
          notes.filter((note) => rank(note) < 4 || note.question),
          manner.turn,
        ),
      )
    : [...own, ...(own.length < 2 ? turned(others, manner.turn) : others)];
  const lines = personLines([...sequence, ...given], manner);
  if (length !== 'small' && (wordsIn(lines) < band[0] || length === 'large')) {
    const spare = morePerson(setting).slice(0, length === 'large' ? 8 : 4);
    lines.push(
      ...personLines(spare, { ...manner, turn: manner.turn + 1 }).map((made) => ({
        ...made,
        topic: 'more' as const,
        worth: 2,
      })),
    );
  }
  return lines;
}

export function rewards(
  typed: readonly Note[],
  setting: Setting,
  statements: readonly { title: string; statement: string }[],
): Line[] {
  const { manner, said } = setting;
  const { notes, used } = withStatements(typed, statements);
  const pay = notes.filter(({ kind }) => kind === 'pay');
  const paid =
    pay.length > 0
      ? pay
      : /\b(?:salary|pay|pays|paid|wages?|earn|CTC|stipend|LPA|lakh|fixed|base|basic|OTE)\b/i.test(said) &&
          /[£€$₹]\s?(?:\d{1,3}(?:,\d{2})?,\d{2,3},\d{3}|\d{2,3},\d{3}|\d{5,}|\d+(?:\.\d+)?\s?(?:k|lakh|LPA|(?:an?|per|\/) ?h))/i.test(
            said,
          )
        ? []
        : payNote(setting);
  const termed = termLines(paid, manner);
  const lines: Line[] = [];
  let things: Note[] = [];
  const flush = (): void => {
    lines.push(
      ...perkLines(things, { ...manner, turn: manner.turn + lines.length }, termed.length > 0 || lines.length > 0),
    );
    things = [];
  };
  // "No Saturdays" are worked: there are some all the same.
  const none = notes
    .filter(({ kind, text }) => kind === 'thing' && /^no\s/i.test(text))
    .map((note) => ({
      ...note,
      text: note.text.replace(/^no ((?:Satur|Sun)day|weekend|evening|night)s$/i, 'no $1 work'),
    }));
  for (const note of turned(
    notes.filter((entry) => entry.kind !== 'pay' && !(entry.kind === 'thing' && /^no\s/i.test(entry.text))),
    manner.turn,
  )) {
    if (note.kind === 'thing' || note.kind === 'quote') things.push(note);
    else {
      flush();
      lines.push(clauseLine(note, manner));
    }
  }
  flush();
  if (none.length > 0)
    lines.push(
      line(
        isPlural(none[0]?.text ?? '') ? 'There are {}.' : 'There is {}.',
        none.map(({ text }) => text).join(' and '),
        none,
        manner,
        {
          frameId: 'answer.none',
          worth: 5,
        },
      ),
    );
  for (const [index, told] of statements.entries()) {
    const { title, statement } = told;
    const text = isMainClause(statement) ? statement : `${title}: ${lowerFirst(statement)}`;
    if (!used.has(told) && !toldOfReward(statement, [said, ...lines.map((own) => own.text)].join(' ')))
      lines.push(
        line('{}', /[.?!]$/.test(text) ? text : `${text}.`, [], manner, {
          frameId: 'answer.statement',
          factIds: [`reward:guidelines:${index}`],
          worth: 3,
          topic: 'more',
        }),
      );
  }
  return manner.turn % 3 === 2 &&
    lines.length > 1 &&
    /^(?:You also|There's also|On top|We also|There is also)/.test(lines[0]?.text ?? '') === false
    ? [...lines, ...termed]
    : [...termed, ...lines];
}

/** The day of an ISO date as people say it: "7 Dec", "December 7th". */
const deadlineShape = (iso: string): string => {
  const [, month = 1, day = 1] = iso.split('-').map(Number);
  const name = new Intl.DateTimeFormat('en-GB', { month: 'short' })
    .format(new Date(Date.UTC(2026, month - 1, 1)))
    .slice(0, 3);
  return String.raw`\b0?${day}(?:st|nd|rd|th)? (?:of )?${name}|\b${name}[a-z]* 0?${day}\b|\b0?${day}[/.]0?${month}\b`;
};

export function apply(notes: readonly Note[], setting: Setting): Line[] {
  const { manner, ledger, said, length, band } = setting;
  const steps = stepLines(notes, manner);
  const shared = singles(ledger);
  const title = shared.get('asTitle')?.text;
  const employer = shared.get('employer')?.text;
  const openers =
    title === undefined
      ? ['Interested?']
      : [
          employer ? `Want to join ${employer} as ${title}?` : `Would you like to be ${title}?`,
          'Here is how to apply.',
          `Ready to apply?`,
          employer ? `Would you like to work with us as ${title}?` : 'Interested?',
        ];
  const lines: Line[] = [];
  // A short text that is asked for again may open with an invitation.
  const invites = length !== 'small' || notes.length < 3 || (manner.turn > 0 && hasRoom(steps, band[1]));
  if (invites) {
    // "To apply, send us a letter" needs no "Here is how to apply".
    const told = /^(?:to|how to|want to|ready to|interested)\b/i.test(steps[0]?.text ?? '');
    const [frame, at] = turnOf(told ? openers.filter((opener) => !/apply|^Interested/i.test(opener)) : openers, manner);
    lines.push(
      line(frame, '', [], manner, {
        frameId: `answer.invite.${at}`,
        worth: 1,
        topic: 'own',
        factIds: title ? ['title:general:0'] : [],
      }),
    );
  }
  lines.push(...turnedSteps(steps, manner, /apply/i.test(lines[0]?.text ?? '')));
  const deadline = realiseDate(ledger.deadline, ledger.american);
  const spoken = deadline ? new RegExp(deadlineShape(ledger.deadline ?? ''), 'i').test(said) : false;
  if (deadline && !spoken && !/\b(?:clos(?:es?|ing)|deadline|apply by|by (?:midnight|noon|the \d|\d))/i.test(said)) {
    const [frame, at] = turnOf(['Please apply by {}.', 'Applications close on {}.'], manner);
    lines.push(
      line(frame, deadline, [], manner, {
        frameId: `answer.deadline.${at}`,
        worth: 9,
        topic: 'close',
        factIds: ['deadline:general:0'],
      }),
    );
  }
  return lines;
}
