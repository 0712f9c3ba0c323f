/** What stands in a row of terms without a verb that fits it: days that are included, shops that open and close, how long each shift is. Each kind gets its own sentence. */
import { monthInFull as month, weekdayInFull } from '../../../text/calendar.ts';
import { ownPlace } from '../own-places.ts';

const number = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+(?:[.,]\\d+)?)';
const day = `(?:${weekdayInFull}s?|(?:bank |public |national |federal )?holidays|Christmas|New Year['’]s Eve)`;
const time = '(?:weekends?|nights?|evenings?|early mornings?|lates|earlies|mornings?)';
const often =
  '(?:(?:some|most|all|alternate|occasional|every (?:other |second |third )?|one in (?:two|three|four|five|six) |the odd )\\s?)?';
const included = new RegExp(
  `^(?:to )?incl(?:uding|udes?|\\.)? (${often}(?:${day}|${time})(?:(?:,| and|, and| or) ${often}(?:${day}|${time}))*(?: (?:a|per|each) (?:week|month))?)$`,
  'i',
);
const onDays = new RegExp(`^(?:(?:some|most|all|alternate|occasional) )?${day}`, 'i');

const clock = '(?:\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midday|midnight)';
const when = ` (?:(?:at|from|by|on) )?(?:${clock}|${weekdayInFull}s?|in ${month})`;
const goes = new RegExp(
  `^(?:the |our )?((?:(?!(?:you|we|they|it|this|that|one|all|every|each|no|must|who)\\b)[a-z-]+ ){0,2}(?:shifts?|doors|shops?|bar|${ownPlace})) ((?:starts?|begins?|ends?|finish(?:es)?|opens?|closes?|shuts?)${when}(?:(?: and |, )(?:(?:ends?|finish(?:es)?|closes?|shuts?)${when}))?(?: (?:on|from|to|in) [^:;,]+)?)$`,
  'i',
);
const isShut = new RegExp(
  `^(?:the |our )?((?:[a-z-]+ )?${ownPlace}) (closed|open) (?:on )?(${weekdayInFull}s?(?:(?:, | and | to )${weekdayInFull}s?)*)$`,
  'i',
);

const shifts =
  /^(?:an? )?(?:[a-z\d.]+[- ]){0,4}?(?:shifts?|nights|days)(?: (?:pattern|system|rota|roster))?(?: (?:a|per) week)?(?: \([^()]+\))?$/i;
const daysAWeek = new RegExp(`^${number} (?:days|nights|shifts) (?:a|per|each) week$`, 'i');
const roster =
  /^(?:on )?(?:an? )?((?:rotating|rotational|rolling|fixed|flexible|set|regular|changing|alternating|weekly|monthly|(?:two|three|four|five|six|eight|\d+)[- ]week) (?:roster|rota|shift pattern|pattern|rotation|schedule))$/i;
const each = new RegExp(`^(?:of )?(${number} (?:hours?|hrs)) each$`, 'i');
const besides = new RegExp(
  `^(?:with|plus|and) (${number} (?:${weekdayInFull}s?|evenings?|nights?|mornings?|weekends?|sleep-ins?|late shifts?) (?:an?|per|each|every|in) [a-z]+(?: (?:at|in|on|for|with) [^:;]+)?)$`,
  'i',
);
const rate =
  /^((?:time and a (?:half|third|quarter)|double time|double pay|single time)) ((?:on|for|at|after|over) [^:;]+)$/i;

const withArticleOf = (words: string): string => `${/^[aeio8]|^11|^18/i.test(words) ? 'an' : 'a'} ${words}`;

/** A piece of a row with its own sentence; null where it has none of its own. */
function ownSentence(piece: string): string | null {
  const also = included.exec(piece)?.[1];
  if (also) return `You also work ${onDays.test(also) ? 'on ' : ''}${also}`;
  const [, thing = '', does = ''] = goes.exec(piece) ?? [];
  if (thing) return `The ${thing.toLowerCase()} ${does.replace(new RegExp(`^([a-z]+) (?=${clock})`, 'i'), '$1 at ')}`;
  const [, house = '', how = '', days = ''] = isShut.exec(piece) ?? [];
  if (house) return `The ${house.toLowerCase()} is ${how.toLowerCase()} ${/ to /.test(days) ? '' : 'on '}${days}`;
  const extra = besides.exec(piece)?.[1];
  if (extra) return `The work includes ${extra}`;
  const [, times = '', at = ''] = rate.exec(piece) ?? [];
  return times ? `You get ${times.toLowerCase()} ${at}` : null;
}

/** "Nine-hour shifts, six days a week, rotating roster": how one works, where what follows leans on the shifts. */
function worked(pieces: readonly string[]): string | null {
  if (
    !pieces.some((piece) => roster.test(piece) || each.test(piece)) ||
    !(shifts.test(pieces[0] ?? '') || daysAWeek.test(pieces[0] ?? ''))
  )
    return null;
  return `You work ${pieces
    .map((piece, index) => {
      const pattern = roster.exec(piece)?.[1];
      if (pattern) return `, on ${withArticleOf(pattern.toLowerCase())}`;
      const long = each.exec(piece)?.[1];
      if (long) return `, ${long.toLowerCase().replace('hrs', 'hours')} each`;
      const start = piece.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
      return index > 0
        ? `, ${start}`
        : /shift(?: (?:pattern|system))?(?: \(|$)/i.test(start) && !/^an? /i.test(start)
          ? withArticleOf(start)
          : start;
    })
    .join('')}`;
}

const days = new RegExp(`^(.*?)(?:^|[,]? )(?:from )?(${weekdayInFull}s? to ${weekdayInFull}s?)$`, 'i');

/** "37 hours Monday to Friday, with one Saturday in five": the week is not told without its Saturday. Takes the days out of what stands before. */
function withItsWeek(piece: string, rest: string[]): string | null {
  const extra = besides.exec(piece)?.[1];
  const [, before = '', week = ''] = extra ? (days.exec(rest.at(-1) ?? '') ?? []) : [];
  if (!extra || week === '') return null;
  rest.pop();
  if (before.trim() !== '') rest.push(before.trim());
  return `You work ${week}, and ${extra}`;
}

const commas = /,\s+(?!\d{3}\b)(?![^(]*\))/;
const sentenceLike =
  /^(?:you|we|our|it|this|the|that|they|there|everyone|nobody|if|when|while|as|because|must|please)\b/i;
const mayHold =
  /\binclud|\bincl\b|\b(?:starts?|begins?|ends?|finish(?:es)?|opens?|closes?|shuts?|closed|open)\b|\beach\b|\broster\b|\brota\b|\bpattern\b|\brotation\b|\bschedule\b|, (?:with|plus|and) |\btime and a\b|\bdouble (?:time|pay)\b/i;

/** "Exempt, full-time role", "salaried, exempt": by the law on overtime, and by its hours. */
const exemptPost =
  /^((?:(?:salaried|hourly|non-exempt|exempt|full-time|part-time|regular|permanent|on-site|hybrid),? (?:and )?)+)(role|post|job|position)$/i;
const exemptRow =
  /^(?:salaried|hourly|non-exempt|exempt|full-time|part-time|regular)(?:, (?:salaried|hourly|non-exempt|exempt|full-time|part-time|regular))+$/i;
function ofExempt(bare: string): string | null {
  if (!/\bexempt\b/i.test(bare)) return null;
  const [, terms = '', post = ''] = exemptPost.exec(bare) ?? [];
  if (post) return `This is ${withArticleOf(`${terms.toLowerCase().trim()} ${post.toLowerCase()}`)}.`;
  const row = exemptRow.test(bare) ? bare.toLowerCase().split(', ') : [];
  return row.length > 0 ? `The job is ${row.slice(0, -1).join(', ')} and ${row.at(-1) ?? ''}.` : null;
}

/** A row of terms, with a sentence of its own for each piece that no verb of the rest fits; any other text as it is. */
export function timesOfRow(typed: string): string[] {
  const bare = typed.trim().replace(/[.]$/, '');
  const exempt = ofExempt(bare);
  if (exempt) return [exempt];
  if (!mayHold.test(bare) || /[:;?!]/.test(bare.replace(/\d:\d/g, '')) || sentenceLike.test(bare)) return [typed];
  const pieces = bare.split(commas);
  const rest: string[] = [];
  const said: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    // "4-cycle shift (two days, two nights, four off), 12 hours each": the cycle is a note of its own.
    const cycle = / \(([^()]+)\)$/.exec(run[0] ?? '')?.[1];
    const length = each.exec(run.at(-1) ?? '')?.[1];
    const whole = worked(cycle === undefined ? run : [(run[0] ?? '').replace(/ \([^()]+\)$/, ''), ...run.slice(1)]);
    if (whole && cycle !== undefined && length)
      said.push(
        whole.replace(/, [^,]+ each$/, ''),
        cycle,
        `Each shift is ${length.toLowerCase().replace('hrs', 'hours')} long`,
      );
    else if (whole && cycle === undefined) said.push(whole);
    else rest.push(...run);
    run = [];
  };
  for (const piece of pieces) {
    const ofShifts = shifts.test(piece) || daysAWeek.test(piece);
    if (ofShifts || (run.length > 0 && (roster.test(piece) || each.test(piece)))) {
      run.push(piece);
      continue;
    }
    close();
    // "Including alternate Sundays" by itself is read with the other notes.
    const own = pieces.length === 1 && included.test(piece) ? null : ownSentence(piece);
    const week = own ? withItsWeek(piece, rest) : null;
    if (week) said.push(week);
    else if (own) said.push(own);
    else rest.push(piece);
  }
  close();
  if (said.length === 0) return [typed];
  return [...(rest.length > 0 ? [rest.join(', ')] : []), ...said].map(
    (one) => `${one[0]?.toUpperCase() ?? ''}${one.slice(1)}.`,
  );
}
