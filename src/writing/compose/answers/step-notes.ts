/** How to apply, out of notes: what the reader does, what we do, and when. */
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { isVerbBase } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { isMainClause, passive } from './clause.ts';
import type { Piece } from './cut.ts';
import type { Note, NoteKind } from './note.ts';
import { inRow, isPlural, withDeterminer } from './nouns.ts';
import { readStages, readWay } from './step-ways.ts';
import { keepsSubject } from './typed-sentence.ts';

const answerComes =
  /^(?:an )?(?:answer|reply|decision|offer|offer letter|feedback|response)\b\s*(?=(?:with)?in|by|on|the same|same|after|at|from|(?:\d+|one|two|three|a) (?:days?|weeks?|months?) (?:later|after)\b)/i;
const toReader =
  /^(?!(?:contact|call|ring|phone|text|write) (?:us|me)\b)(?:tell|call|ring|reply|let|contact|invite|phone|text|write|get back|come back|respond|show)\b(?=(?: back| in touch| everyone| shortlisted \w+)*(?: to| with)?(?: (?:all|both|each) of)? you\b| \S+ (?:\S+ )?(?:to|with) you\b| (?:you|me|us) |.*\byou know\b)(?!.*\b(?:before|if|when|once|as|that|what|why|how) you\b)(?!.*\byour?\b (?:CV|name|details|letter))/i;

/** One step of an application, by its last word. */
const stage =
  /\b(?:interview|call|visit|tour|trial|shift|test|task|panel|chat|day|morning|afternoon|assessment|drive|screen|exercise|presentation|session|meeting|coffee|with [a-z ]+)(?: \([^)]*\)| with .+| and panel)?$/i;
/** "Mail CV to ...": whose it is. */
const withYour = (text: string): string =>
  text
    .replace(
      /^((?:.*(?:, or|,| or| and) )?(?:please )?(?:send|share|mail|e-?mail|drop|upload|submit|bring|forward|post|attach|hand in|pop)(?: (?:in|us|me|over))?) (?:an? |your )?(cvs?|r[eé]sum[eé]s?|application(?: form)?|cover(?:ing)? (?:letter|note)|portfolio)(?!\p{L})/iu,
      (_, verb: string, thing: string) => `${verb} your ${/^cv/i.test(thing) ? 'CV' : thing}`,
    )
    .replace(
      /\b(your (?:cover(?:ing)? (?:letter|note)|portfolio|application(?: form)?) (?:and|plus|or)) (?=CV\b)/i,
      '$1 your ',
    )
    .replace(/\b(your CV) (?:and|plus|\+) (?=(?:\d+|one|two)-page |short |brief )/i, '$1 and a ')
    .replace(/\b(your (?:CV|r[eé]sum[eé])) (?=\S+@)/, '$1 to ')
    .replace(/\bwith (?=CV\b)/, 'with your ');

/** How to apply: what the reader does, what we do, and when. */
export function readStep(
  text: string,
  piece: Piece,
  make: (kind: NoteKind, text: string, extra?: Partial<Note>) => Note,
  clause: (words: string) => Note,
): Note | null {
  // "Joining in September": when the reader would.
  const joining =
    /^joining (?:is )?((?:in|on|from|by|after|within|before|at) .+|immediately|asap|as soon as possible)$/i.exec(text);
  if (joining?.[1] && !/\b(?:is|are|will|would|can|must) /i.test(joining[1]))
    return clause(`You'd join ${lowerFirst(joining[1])}`);
  if (/^(?:last|final|closing) (?:date|day) (?:to|for) .+ is /i.test(text)) return clause(`The ${lowerFirst(text)}`);
  const first = wordsOf(text)[0] ?? '';
  // "Applications by e-mail to jobs@...": what one sends.
  const sent = /^applications? ((?:by|via|through|in writing|online|to) .+)$/i.exec(text);
  if (sent?.[1] && !/\b(?:is|are|was|were|will|must|should|can|may|close)\b/i.test(text))
    return clause(`Send your application ${sent[1].replace(/^in writing,? /, 'in writing ')}`);
  const stages = readStages(text, make);
  if (stages) return stages;
  // "Applications should be made through our advisers": said as it was typed.
  if (piece.typed && keepsSubject(text) && isMainClause(text)) return clause(text);
  // "References please!".
  if (/^(?!.*[:@]).{3,60},? please$/i.test(text) && !isVerbBase(first)) return clause(text);
  // "Then we'd ask you to come for a morning".
  if (
    /^(?:then|after that|afterwards|next|finally|first),? (?:we|you|they|he|she|it|there)(?:['’]|\s)/i.test(text) &&
    piece.typed
  )
    return clause(text);
  // "Write us a few lines about yourself": an order to the reader, who is told to do it for us.
  if (/^(?:please )?(?:write|send|give|tell|drop|show) us\b/i.test(text)) return clause(text);
  // "Call Deb 0151 496 0100": on that number.
  const called =
    /^((?:[Pp]lease )?(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Ww]hatsApp|[Mm]essage) (?:\p{Lu}\p{Ll}[\p{L}'’]*(?: \p{Lu}\p{Ll}[\p{L}'’]*)?|us|me|the [a-z]+)),? (?=\+?\(?\d{2,})(.+)$/u.exec(
      text,
    );
  if (called?.[1])
    return clause(`${called[1].replace(/ me$/i, ' us')} on ${(called[2] ?? '').replace(/^\((\+?0[\d ]{8,})\)/, '$1')}`);
  // "Email cover note and CV to Aoife": whose they are.
  const own = withYour(text);
  if (own !== text && !/ or \S+@/.test(text)) return clause(own);
  // "Pop in for a coffee or send a few lines to ...": two orders, and nothing to send is called "pop".
  if (
    /^\S+ (?:in|by|round|over|along|up|down|out)\b.* or (?:send|e-?mail|call|ring|phone|text|write|apply|drop|message) /i.test(
      text,
    )
  )
    return clause(text);
  // "Call or text Dana": two ways of one order.
  if (
    /^(?:call|text|ring|phone|email|message|whatsapp)(?:,? or (?:call|text|ring|phone|email|message|whatsapp)) \S/i.test(
      text,
    )
  )
    return clause(text);
  // "Or jobs@...": the other way.
  const mailedCv = /^(CV|r[eé]sum[eé]),? (\S+@\S+)$/iu.exec(text);
  if (mailedCv?.[1]) return make('clause', `Send your ${mailedCv[1]} to ${mailedCv[2]}`);
  const formBy = /^(?:the )?application form(.*?) by (.+)$/i.exec(text);
  if (formBy?.[2]) return make('clause', `Send the application form${formBy[1]} by ${formBy[2]}`);
  const rolling = /^(?:rolling )?interviews (?:are )?from (.+)$/i.exec(text);
  if (rolling?.[1]) return make('clause', `Interviews run from ${rolling[1]}`);
  const wrote = /^(\S+@\S+) (with .+)$/i.exec(text);
  if (wrote?.[1]) return make('clause', `Write to ${wrote[1]} ${wrote[2]}`);
  const orAt = /^or ((?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/i.exec(text);
  if (orAt?.[1] && !/@/.test(orAt[1])) return make('clause', `Or apply at ${orAt[1]}`);
  const other = /^or (\S+@\S+)$/i.exec(text);
  if (other?.[1]) return make('clause', `Or apply to ${other[1]}`);
  const orElse = /^or,? (\S+)\s.*$/i.exec(text);
  if (
    orElse?.[1] &&
    (isVerbBase(orElse[1]) || /^(?:phone|ring|text|email|drop|pop|fill|call|download|message)$/i.test(orElse[1]))
  )
    return clause(text);
  const mail = /^(?!.*\b(?:on|to|at|email) \S+ or \S+@)(.+) or (\S+@\S+)$/i.exec(text);
  if (mail?.[1] && !/@/.test(mail[1])) return readStep(`${mail[1]} or email ${mail[2]}`, piece, make, clause);
  // "Then a mill tour": its order is told by its place.
  const then = piece.typed ? null : /^(?:and )?then,? (?=\S)/i.exec(text);
  if (then) return readStep(text.slice(then[0].length), piece, make, clause);
  if (/^takes (?:about )?\d/i.test(text)) return make('clause', `It ${lowerFirst(text)}`);
  const offers = /^offers? ((?:made )?(?:within|in|by|on) .+)$/i.exec(text);
  if (offers?.[1]) return make('clause', `We make offers ${offers[1].replace(/^made /i, '')}`);
  const way = readWay(text, make);
  if (way) return way;
  const walk =
    /^walk[- ]?ins? (?:interviews? )?(?:on |from )?(?=\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(.+)$/i.exec(text);
  if (walk?.[1])
    return make(
      'clause',
      `You can walk in ${/^\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)? to /i.test(walk[1]) ? 'from' : 'on'} ${walk[1]}`,
    );
  if (
    /^(?:noon|midnight|midday|\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)),? (?:on )?(?:\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/i.test(
      text,
    )
  )
    return make('clause', `Applications close at ${text}`);
  const fixedDate = /^((?:interview|assessment|start|visit|panel|last) dates?):? (?:is |are )?(\d.*)$/i.exec(text);
  if (fixedDate?.[1])
    return make(
      'clause',
      `The ${fixedDate[1].toLowerCase()} ${/s$/i.test(fixedDate[1]) ? 'are' : 'is'} ${fixedDate[2]}`,
    );
  const dated =
    /^([A-Za-z][^,:\d]{3,40}?):? (?:on )?((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b.*)$/u.exec(
      text,
    );
  if (
    dated?.[1] &&
    dated[2] &&
    !/\b(?:is|are|by|on|before|until|from|at|close[sd]?|closing|deadline|apply|send|start|longlist\w*|call|ring|email|visit|come|noon|midnight|midday|starts|begins|ends|opens|takes place)\b/i.test(
      dated[1],
    ) &&
    !isMainClause(text)
  )
    return make(
      'clause',
      `${isPlural(dated[1]) ? upperFirst(dated[1]) : `The ${lowerFirst(dated[1].replace(/^(?:the|an?) /i, ''))}`} ${isPlural(dated[1]) ? 'are' : 'is'} on ${dated[2]}`,
    );
  if (/^(?:download|request|complete|fill in|return|register)\s+\S/i.test(text) && !isMainClause(text))
    return clause(text);
  if (/^same-day offers?$/i.test(text)) return make('clause', `We make ${lowerFirst(text)}`);
  const open =
    /^(.{3,40}?) ((?:always |very |most )?(?:welcome|welcomed|encouraged|possible|available)|not accepted)$/i.exec(
      text,
    );
  if (open?.[1] && !/\b(?:is|are|be|we|you)\b|\bas soon as$/i.test(open[1]))
    return make('clause', `${upperFirst(open[1])} ${isPlural(open[1]) ? 'are' : 'is'} ${open[2]}`);
  const handed = /^((?:\d+-[a-z]+ |an? )?[a-z][^:@]{3,60}?) to (\p{Lu}\p{Ll}+ (?:on )?\+?\d{4,}.*)$/u.exec(text);
  if (handed?.[1] && !isVerbBase(first) && !/^(?:please|text|ring|call|phone)\b/i.test(text))
    return make(
      'clause',
      `Send ${withDeterminer(inRow(handed[1], piece.opens)).replace(/ or CV$/, ' or your CV')} to ${handed[2]}`,
    );
  const posted = /^((?:\d+-[a-z]+ )?[a-z][^:@]{3,120}?),? to (\S+@\S+.*)$/i.exec(text);
  if (
    posted?.[1] &&
    !isVerbBase(first) &&
    !/^(?:CV|resume|r[eé]sum|letter|portfolio|cover|application|please|email|mail|write|questions?|enquir|quer|informal|any)/i.test(
      text,
    ) &&
    !isMainClause(posted[1].split(/ (?:on|about|explaining|that|which) /)[0] ?? '')
  )
    return make(
      'clause',
      `Send ${withDeterminer(inRow(posted[1], piece.opens))
        .replace(/^(?=\d+-[a-z]+ )/, 'a ')
        .replace(/, plus (?:your )?(CV|portfolio)/i, ', plus your $1')} to ${posted[2]}`,
    );
  const rounds = /^(\d+|two|three|four|five) (?:short |quick )?(?:rounds?|stages?|steps?|interviews)\b/i.exec(text);
  if (rounds) return make('clause', `There are ${lowerFirst(text)}`);
  const begin =
    /^start (?=(?:as soon|when|once|from|on|in|within|immediately|straight|after|next)\b|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/i.exec(
      text,
    );
  if (/^start when you\b/i.test(text)) return clause(text);
  if (begin) return make('clause', `You can ${lowerFirst(text)}`);
  if (/^(?:say|quote|mention|include|attach|put|give|tell|bring|ask)\s+\S/i.test(text) && !toReader.test(text))
    return clause(text);
  const closes =
    /^(?:deadline|closing date|closes|close(?= \d| on| at)|applications? close[sd]?|close date|apply by(?= (?:\d|the \d|noon|midnight|end|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\p{Lu}\p{Ll}+ \d))|closing)(?:\s*(?:is|on|:|–|-))*\s+(.+)$/iu.exec(
      text,
    );
  if (closes?.[1]) {
    const early = /^so (apply .+)$/i.exec(closes[1]);
    if (early?.[1]) return make('clause', upperFirst(early[1]));
    const when = closes[1].replace(/^(?:by|on)\s+/i, '');
    return make(
      'clause',
      /^(?:when|once|as soon)/i.test(when)
        ? `Applications close ${when}`
        : /^(?:midnight|noon|\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)|\d{1,2}[:.]\d\d\b)/i.test(when)
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
    return clause(
      `Send your ${text.replace(/ (plus|and) (?=short|brief|quick)/, ' $1 a ').replace(/, (?=[^,]* to \S+$)(?!and |no |not )/, ' and ')}`,
    );
  const attached =
    /^(?:an? )?(?:(?:short|brief|one[- ]page) )?(?:letter|cover(?:ing)? letter|application|portfolio)\b.*\bto\b/i.test(
      text,
    );
  if (attached && !isVerbBase(first))
    return clause(`Send ${withDeterminer(inRow(text, piece.opens))}`.replace(/ plus CV\b/, ' plus your CV'));
  if (/\S@\S|https?:|www\.|\d{3,}[\s\d]{3,}\d/.test(text)) return clause(withYour(text));
  if (/^can (?:start|begin|come)\b/i.test(text)) return clause(`You ${lowerFirst(text)}`);
  if (/^(?:aim|hope|plan|expect|aiming|hoping|planning) to\b/i.test(text))
    return clause(
      `We ${lowerFirst(text).replace(/^(aim|hop|plan)n?ing/, (_, verb: string) => (verb === 'hop' ? 'hope' : verb))}`,
    );
  if (
    /^(?:email|whatsapp|message|dm|drop|pop|text|phone|upload|complete|fill)\b/i.test(text) &&
    /^(?:an?|your|us|me|the|our|in|into|or|by|[A-Z]{3,}|\p{Lu}\p{Ll}+)$/u.test(wordsOf(text)[1] ?? '')
  )
    return clause(text);
  if (/^(?:decide|respond)\b/i.test(text)) return clause(`We'll ${lowerFirst(text)}`);
  const unneeded = /^no (\S.*?) (needed|required|necessary)$/i.exec(text);
  if (unneeded?.[1] && !/\b(?:is|are)$/.test(unneeded[1]))
    return clause(`No ${unneeded[1]} ${isPlural(unneeded[1]) ? 'are' : 'is'} ${unneeded[2]}`);
  if (/^no \S/i.test(text)) return clause(text);
  const sending =
    /^(?:an? )?(?:(?:short|brief|one[- ]page) )?(?:CVs?|resumes?|letter|covering letter|cover letter|application(?: form)?s?|portfolio)\b.*\b(?:to|via|through|by (?:email|post))\b/i.test(
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
    return clause(withYour(text).replace(/^apply online takes/i, 'Applying online takes'));
  if (
    /^(?:visit|call|start|form|answer|trial|text|ring|email|ask|phone|drop|pop)\b/i.test(text) &&
    /^(?:us|the|our|in|into|for|first|on|to|by|your|with|at|out|round|me|him|her|them|\p{Lu}\p{Ll}+)$/u.test(
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
    /^((?:(?:first|second|final|longlist|shortlist|panel|phone|telephone|online|site) )?(?:interviews?|sift|start(?: date)?|induction|orientation|assessment(?: day| cent(?:er|re))?|trial(?: shift| day)?|panel|longlist(?:ing)?|shortlist(?:ing)?|screening call|application form|test|visits?|open day)(?: \([^)]*\))?),?:? ((?:(?:within|by|on|from|in|after|at|before|the week of|every)\b|(?:the )?(?:first|second|third|last) week of|\d{1,2}(?:st|nd|rd|th)?\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day).*)$/i.exec(
      text,
    );
  if (when?.[1] && when[2] && !/,(?! with)/.test(when[2])) {
    const name = lowerFirst(when[1]);
    const time = when[2]
      .replace(/^(?:the )?((?:(?:first|second|third|last) )?week of)/i, 'in the $1')
      .replace(/^(?=\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/, 'on ')
      .replace(/^on (?=\d{1,2}(?:st|nd|rd|th)$)/, 'on the ');
    return make(
      'clause',
      `${/s$/.test(name.replace(/\s*\(.*/, '')) ? upperFirst(name) : `The ${name}`} ${/s$/.test(name.replace(/\s*\(.*/, '')) ? 'are' : 'is'} ${time}`,
    );
  }
  if (/^[^:,]{3,30}:\s/.test(text)) return make('clause', upperFirst(text));
  return make(
    'thing',
    (/\d/.test(text) || !stage.test(text) ? inRow(text, piece.opens) : withDeterminer(inRow(text, piece.opens)))
      .replace(/\b(?<!the )same day\b/, 'the same day')
      .replace(/^half day\b/, 'half a day'),
  );
}
