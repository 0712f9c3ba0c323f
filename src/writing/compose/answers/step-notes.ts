/** How to apply, out of notes: what the reader does, what we do, and when. */
import { lowerFirst, upperFirst } from '../language/articles.ts';
import { isVerbBase } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { isMainClause, passive } from './clause.ts';
import type { Piece } from './cut.ts';
import type { Note, NoteKind } from './note.ts';
import { inRow, isPlural } from './nouns.ts';

const answerComes =
  /^(?:an )?(?:answer|reply|decision|offer|offer letter|feedback|response)\b\s*(?=(?:with)?in|by|on|the same|same|after|at|from)/i;
const toReader =
  /^(?:tell|call|ring|reply|let|contact|invite|phone|text|write|get back|come back|respond|show)\b(?=.*\b(?:you|to you)\b)(?!.*\byour?\b (?:CV|name|details|letter))/i;

/** How to apply: what the reader does, what we do, and when. */
export function readStep(
  text: string,
  piece: Piece,
  make: (kind: NoteKind, text: string, extra?: Partial<Note>) => Note,
  clause: (words: string) => Note,
): Note | null {
  const first = wordsOf(text)[0] ?? '';
  const closes =
    /^(?:deadline|closing date|closes|applications? close[sd]?|close date|apply by|closing)(?:\s*(?:is|on|:|–|-))*\s+(.+)$/i.exec(
      text,
    );
  if (closes?.[1]) {
    const when = closes[1].replace(/^(?:by|on)\s+/i, '');
    return make(
      'clause',
      /^(?:when|once|as soon)/i.test(when)
        ? `Applications close ${when}`
        : /^(?:midnight|noon|\d{1,2}(?::\d\d)?\s?(?:am|pm))/i.test(when)
          ? `Applications close at ${when}`
          : /^(?:the )?\d|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^\p{Lu}\p{Ll}+ \d/u.test(when)
            ? `Applications close on ${when}`
            : `Applications close ${when}`,
    );
  }
  if (/^no agenc(?:y|ies)/i.test(text)) return make('clause', 'No agencies, please');
  if (/^(?:please )?see (?:our )?web ?site/i.test(text)) return make('clause', 'See our website');
  if (answerComes.test(text))
    return make(
      'clause',
      `You'll get ${/^offer letter/i.test(text) ? 'your' : /^(?:answer|offer)/i.test(text) ? 'an' : /^(?:reply|decision|response)/i.test(text) ? 'a' : ''} ${lowerFirst(
        text,
      )
        .replace(/^an? /, '')
        .replace(/\b(?<!the )same (day|week)/, 'the same $1')}`.replace(/ {2,}/g, ' '),
    );
  if (toReader.test(text)) return make('clause', `We'll ${lowerFirst(text)}`);
  // "CV to Janice": the verb that everybody hears.
  if (/^(?:CV|resume)\b.*\b(?:to|via)\b/i.test(text))
    return clause(`Send your ${text.replace(/ (plus|and) (?=short|brief|quick)/, ' $1 a ')}`);
  if (/\S@\S|https?:|www\.|\d{3,}[\s\d]{3,}\d/.test(text))
    return clause(text.replace(/^send (?:an? |your )?cv\b/i, 'Send your CV'));
  if (/^can (?:start|begin|come)\b/i.test(text)) return clause(`You ${lowerFirst(text)}`);
  if (/^(?:aim|hope|plan|expect|aiming|hoping|planning) to\b/i.test(text))
    return clause(
      `We ${lowerFirst(text).replace(/^(aim|hop|plan)n?ing/, (_, verb: string) => (verb === 'hop' ? 'hope' : verb))}`,
    );
  if (
    /^(?:email|whatsapp|message|dm|drop|pop|text|phone|upload|complete|fill)\b/i.test(text) &&
    /^(?:an?|your|us|me|the|our|in|into|or|by|\p{Lu}\p{Ll}+)$/u.test(wordsOf(text)[1] ?? '')
  )
    return clause(text);
  if (/^(?:decide|respond)\b/i.test(text)) return clause(`We'll ${lowerFirst(text)}`);
  if (/^no \S/i.test(text)) return clause(text);
  const sending =
    /^(?:an? )?(?:CVs?|resumes?|covering letter|cover letter|application(?: form)?s?|portfolio)\b.*\b(?:to|via|through|by (?:email|post))\b/i.test(
      text,
    );
  if (sending && !isVerbBase(first))
    return make(
      'clause',
      `Send ${/^(?:an?|your)\b/i.test(text) ? lowerFirst(text) : `your ${inRow(text, piece.opens)}`}`,
    );
  if (/^(?:CV|resume|cover(?:ing)? letter)\b/i.test(text) && wordsOf(text).length > 1)
    return make('clause', `Send your ${text}`.replace(/\byour ((?:CV|resume)) and (?=one|two|a)/i, 'your $1 and '));
  if (
    /^(?:references?|dbs|enhanced dbs|security clearance|background check|drug screen|right to work)\b/i.test(text) &&
    isMainClause(text)
  )
    return clause(text);
  if (isMainClause(text) && !isVerbBase(first)) return clause(text);
  if (
    isVerbBase(first) &&
    !/^(?:interviews?|screen|visit|trial|test|stage|offer|start|form|call|answer|panel|question)$/i.test(first) &&
    wordsOf(text).length > 1
  )
    return clause(text.replace(/^send cv\b/i, 'Send your CV').replace(/^apply online takes/i, 'Applying online takes'));
  if (
    /^(?:visit|call|start|form|answer|trial|text|ring|email|ask|phone|drop|pop)\b/i.test(text) &&
    /^(?:us|the|our|in|into|for|on|to|by|your|with|at|out|round|me|him|her|them|\p{Lu}\p{Ll}+)$/u.test(
      wordsOf(text)[1] ?? '',
    ) &&
    !/^(?:start|visit|call|trial|form|answer) (?:date|in|with|at|on|by)\b/i.test(text)
  )
    return clause(text);
  if (/^(?:you|we|they|he|she)\b/i.test(text)) return clause(text);
  const state = passive.exec(text);
  if (state?.[1] && state[2] && !/\b(?:is|are|was|were|be)\b/.test(text))
    return make('clause', `${upperFirst(state[1])} ${isPlural(state[1]) ? 'are' : 'is'} ${state[2]}`);
  const when =
    /^((?:(?:first|second|final|longlist|shortlist|panel|phone|telephone|online|site) )?(?:interviews?|sift|start(?: date)?|induction|orientation|assessment(?: day| cent(?:er|re))?|trial(?: shift| day)?|panel|longlist|shortlist(?:ing)?|screening call|application form|test|visits?|open day)(?: \([^)]*\))?),?:? ((?:(?:within|by|on|from|in|after|at|before|the week of|every)\b|(?:the )?(?:first|second|third|last) week of|\d{1,2}(?:st|nd|rd|th)?\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day).*)$/i.exec(
      text,
    );
  if (when?.[1] && when[2] && !/,(?! with)/.test(when[2])) {
    const name = lowerFirst(when[1]);
    const time = when[2]
      .replace(/^(?:the )?((?:(?:first|second|third|last) )?week of)/i, 'in the $1')
      .replace(/^(?=\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/, 'on ');
    return make(
      'clause',
      `${/s$/.test(name.replace(/\s*\(.*/, '')) ? upperFirst(name) : `The ${name}`} ${/s$/.test(name.replace(/\s*\(.*/, '')) ? 'are' : 'is'} ${time}`,
    );
  }
  if (/^[^:,]{3,30}:\s/.test(text)) return make('clause', upperFirst(text));
  return make(
    'thing',
    inRow(text, piece.opens)
      .replace(/\b(?<!the )same day\b/, 'the same day')
      .replace(/^half day\b/, 'half a day'),
  );
}
