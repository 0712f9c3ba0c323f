/** Whom we look for, and what is paid: notes that open an advert. */

import { withArticle } from '../language/articles.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import type { Make, Note, QuestionNumber } from './note.ts';
import { inRow, isPlural } from './nouns.ts';
import { isPayNote } from './terms.ts';

/** "3 fitters wanted", "herdsperson wanted for a spring herd"; null where nobody is. */
export function readSought(text: string, question: QuestionNumber, make: Make): Note | null {
  // "Required 6 sales execs for Jaipur".
  const first = question === 2 ? /^(?:required|reqd|wanted|hiring):? (\d+ .+)$/i.exec(text) : null;
  if (first?.[1]) return make('clause', `We're hiring ${first[1]}`, { seeks: true });
  const wanted =
    /^(\d+|two|three|four|five|six|seven|eight|nine|ten|several|more) (.+?) (?:wanted|needed|required)(?: (.+))?$/i.exec(
      text,
    );
  if (wanted && question <= 3 && !/\b(?:days?|hours?|years?|months?)$/i.test(wanted[2] ?? ''))
    return make(
      'clause',
      `We're hiring ${lowerFirst(wanted[1] ?? '')} ${wanted[2]}${wanted[3] ? ` ${wanted[3].replace(/^(?=\p{Lu}\p{Ll}+ to \p{Lu})/u, 'from ').replace(/^(?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/, 'in ')}` : ''}`,
      { seeks: true },
    );
  // "Opening of a new ward in June": what we do.
  const opens =
    question === 2
      ? /^(?:the )?(opening|launch|expansion|start-?up|relocation) of ((?:an?|the|our|new|two|three|\d+) .+)$/i.exec(
          text,
        )
      : null;
  if (opens?.[2] && !/\b(?:is|are|was|were|has|have|means)\b/i.test(text)) {
    const doing = { o: 'opening', l: 'launching', e: 'expanding', s: 'starting up', r: 'relocating' } as const;
    return make('clause', `We're ${doing[opens[1]?.charAt(0).toLowerCase() as keyof typeof doing]} ${opens[2]}`);
  }
  // "Herdsperson wanted for a spring herd": whom we look for.
  const sought =
    question === 2
      ? /^(?:an? )?((?:[\w'’-]+ ){0,4}[\w'’-]+?) (?:wanted|needed|sought|required)\b(.*)$/i.exec(text)
      : null;
  if (
    sought?.[1] &&
    /(?:er|or|ist|ian|ant|person|nurse|chef|assistant|manager|operative|technician|apprentice|staff|people|host|clerk|driver)s?$|^[A-Z]{2,5}s?$/i.test(
      sought[1],
    ) &&
    !/\b(?:is|are)$/i.test(sought[1])
  )
    return make(
      'clause',
      `We're looking for ${isPlural(sought[1]) ? inRow(sought[1], true) : withArticle(lowerFirst(sought[1]))}${sought[2]}`,
      { seeks: true },
    );
  return null;
}

/** "Band 5, £29,000", "E10 (about €48,000)": the pay, with its grade; null where there is none. */
export function readGradedPay(text: string, question: QuestionNumber, make: Make): Note | null {
  if (question === 2 || question === 5) {
    const graded =
      /^((?:(?:AfC |NJC |pay )?(?:grade|band|scale|level) [\w/-]+)|[A-Z]{1,3}\d{1,2}(?:[-–][A-Z]*\d{1,2})?),?:? (?=[£€$₹])(.+)$/i.exec(
        text,
      );
    if (graded?.[2] && isPayNote(graded[2])) return make('pay', `${graded[2]} (${graded[1]})`);
    // "E10 TV-L (about €48,000 to €56,000)": the grade, and what it pays.
    const gradedPay = /^((?=\S*\d)\S+(?: \S+)?) \(((?:about )?[£€$₹][^)]*)\)$/.exec(text);
    if (gradedPay?.[2] && isPayNote(gradedPay[2])) return make('pay', `${gradedPay[2]} (${gradedPay[1]})`);
    if (isPayNote(text)) return make('pay', text);
  } else if (question === 3 && isPayNote(text)) return make('pay', text);
  return null;
}
