/** The company and the steps of an application as sentences, in the order told. */

import { wordsOf } from '../language/words.ts';
import { clauseLine, type Line, line, type Manner, turnOf } from './line.ts';
import type { Note } from './note.ts';
import { listed, withDeterminer } from './nouns.ts';
import { quoteFrames, quoteLines, thingLines } from './say.ts';

const organisation =
  /^(?:(?!(?:in|of|at|on|for|from|with|by|to|and|near|every) )[\w'’&-]+ ){0,5}(?:home|firm|company|business|team|shop|store|school|charity|studio|agency|practice|start-?up|office|kitchen|pub|restaurant|hotel|farm|garage|co-?op(?:erative)?|bakery|nursery|brewery|crew|bunch|employer|trust|café|cafe|salon|clinic|surgery|workshop|family|place|site|group|leader|provider|council|university|college|hospital|manufacturer|supplier|retailer|agency|factory)(?: (?:with|of|above|near|behind) .+| in (?!(?:the|our) (?:grounds|garden|building|basement|yard|attic|back)\b).+)?$/i;
const peopleAlone =
  /^((?:about |over |around |nearly )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) (?:people|of us|strong)$/i;
/** What the company is and has, in the order told. */
export function companyLines(notes: readonly Note[], manner: Manner): Line[] {
  const lines: Line[] = [];
  const quotes: Note[] = [];
  let pending: Note[] = [];
  let slot = 0;
  const flush = (): void => {
    if (pending.length === 0) return;
    // "18 people", and nothing else: so many of us.
    const people = pending.length === 1 ? peopleAlone.exec(pending[0]?.text ?? '')?.[1] : undefined;
    if (people !== undefined) {
      lines.push(line('There are {} of us.', people, pending, manner, { frameId: 'answer.people' }));
      slot += 1;
      pending = [];
      return;
    }
    const plainly = ['We have {}.', 'There are {}.', "There's {}.", 'You will find {}.', "Here you'll find {}."].filter(
      (frame) => !/We have/.test(frame) || !pending.some(({ text }) => /\b(?:of us|people)\b/.test(text)),
    );
    let made = thingLines(
      pending,
      manner,
      plainly,
      'answer.culture',
      slot,
      lines.length > 0 ? 'moreCompany' : 'company',
    );
    // No two sentences that begin alike.
    const opens = (text: string): string => text.split(' ').slice(0, 2).join(' ');
    for (
      let tries = 0;
      tries < plainly.length && made.some(({ text }) => lines.some((other) => opens(other.text) === opens(text)));
      tries += 1
    ) {
      slot += 1;
      made = thingLines(pending, manner, plainly, 'answer.culture', slot, 'moreCompany');
    }
    lines.push(...made);
    slot += 1;
    pending = [];
  };
  notes.forEach((note) => {
    if (note.kind === 'clause') {
      flush();
      lines.push(clauseLine(note, manner));
      return;
    }
    if (note.kind === 'quote') {
      flush();
      quotes.push(note);
      return;
    }
    const text = note.text.replace(/^own (?=[a-z])/i, 'our own ');
    const since =
      /^(?:an? )?((?:[\w-]+ ){0,3}(?:firm|business|company|team|charity|shop|farm|garage)) since (\d{4}|the .+)$/i.exec(
        text,
      );
    const quality =
      /^(?:[\w-]+-(?:led|run|owned|based|funded|backed|minded|focused|first)|independent|friendly|informal|relaxed|busy|small|quiet|tight-knit|close-knit|supportive)(?: and [\w-]+)?$/i.test(
        text,
      );
    if (since?.[1]) {
      flush();
      lines.push(
        line("We've been {}.", `${withDeterminer(since[1].toLowerCase())} since ${since[2]}`, [note], manner, {
          frameId: 'answer.since',
        }),
      );
    } else if (
      wordsOf(text).length <= 12 &&
      organisation.test(text) &&
      !/^\d(?!\d*-[a-z])/.test(text) &&
      !/^(?:the|our|your|own|no|one|two|three)\b/i.test(text)
    ) {
      flush();
      lines.push(line("We're {}.", withDeterminer(text), [note], manner, { frameId: 'answer.we' }));
    } else if (/^(?:a )?staff of (?:about )?\d/i.test(text)) {
      flush();
      lines.push(
        line("We're {}.", `a ${text.charAt(0).toLowerCase()}${text.slice(1)}`, [note], manner, {
          frameId: 'answer.we',
        }),
      );
    } else if (/^(?:ground|first|second|third|top) floor of\b/i.test(text)) {
      flush();
      lines.push(line("We're on {}.", `the ${text}`, [note], manner, { frameId: 'answer.floor' }));
    } else if (
      /^(?:about )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|of us) (?:in|above|on|at|from|across|over)\b/i.test(
        text,
      )
    ) {
      flush();
      lines.push(
        line(/ of us\b/.test(text) ? 'There are {}.' : "We're {}.", text, [note], manner, { frameId: 'answer.we' }),
      );
    } else if (/^(?!\d|no\b)(?:[\w-]+ ){1,2}people$/i.test(text)) {
      flush();
      lines.push(line("We're {}.", text, [note], manner, { frameId: 'answer.we' }));
    } else if (quality) {
      flush();
      lines.push(line("We're {}.", text, [note], manner, { frameId: 'answer.we' }));
    } else {
      if (pending[0] && pending[0].sentence !== note.sentence && pending.length > 2) flush();
      pending.push({ ...note, text });
    }
  });
  flush();
  const about = lines.length > 0 ? 'moreCompany' : 'company';
  const start = (text: string): string => text.split(':')[0] ?? '';
  const quoted = [0, 1, 2]
    .map((offset) => quoteLines(quotes, manner, about, lines.length + offset))
    .find((made) => !made.some(({ text }) => lines.some((other) => start(other.text) === start(text))));
  return [...lines, ...(quoted ?? quoteLines(quotes, manner, about, lines.length))];
}

/** Every third turn tells the order: "First, send your CV." Only of what the reader does. */
function linked(note: Note, at: number, manner: Manner): Note {
  if (
    manner.turn % 3 !== 2 ||
    !/^(?:send|apply|call|ring|email|text|write|visit|come|pop|bring|complete|fill|upload|phone|contact|tell|drop|submit|book|ask|walk|click)\b/i.test(
      note.text,
    )
  )
    return note;
  return { ...note, text: `${at === 0 ? 'First,' : 'Then'} ${note.text.charAt(0).toLowerCase()}${note.text.slice(1)}` };
}

/** What an application passes through: "a phone screen", "paid trial shift". */
export const isStage =
  /^(?!.*\b(?:scheme|guarantee|welcome|costs?|expenses)\b).*\b(?:interviews?|calls?|screens?|screening|tests?|trials?|trial (?:shift|day)|tasks?|exercise|panel|visits?|tour|rounds?|stages?|chat|meeting|assessment|presentation|references?|checks?|sift|offer|coffee|demo|pairing|audition|shortlist(?:ing)?|sift(?:ing)?|medical|drug test|day with|induction|DBS)\b/i;
/** Steps in the order told. */
export function stepLines(notes: readonly Note[], manner: Manner): Line[] {
  const lines: Line[] = [];
  let pending: Note[] = [];
  const flush = (last: boolean): void => {
    if (pending.length === 0) return;
    const started = lines.length > 0;
    const stages = pending.every(({ text }) => isStage.test(text));
    const frames = !stages
      ? quoteFrames.step
      : started
        ? ['After that: {}.', 'What comes next: {}.', 'Then: {}.']
        : ['The steps: {}.', 'What to expect: {}.', 'How it works: {}.'];
    const [frame, at] = turnOf(
      frames,
      manner,
      (last ? 0 : 1) + lines.filter(({ frameId }) => frameId.startsWith('answer.step')).length,
    );
    lines.push(
      line(
        frame,
        listed(pending.map(({ text }) => (pending.length > 2 ? text.replace(/^an? /, '') : text))),
        pending,
        manner,
        { frameId: `answer.step.${at}`, worth: 8 },
      ),
    );
    pending = [];
  };
  for (const note of notes) {
    if (note.kind === 'thing' || note.kind === 'quote') pending.push(note);
    else {
      flush(false);
      lines.push({ ...clauseLine(linked(note, lines.length, manner), manner), worth: 8 });
    }
  }
  flush(true);
  return lines;
}
