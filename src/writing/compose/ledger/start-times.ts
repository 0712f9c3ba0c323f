/** At what time the work starts: as a sentence of the brief, and where the job description says another. */
const clock = '(\\d{1,2})(?:[:.](\\d\\d))? ?(?:([ap])\\.?m\\b\\.?|(?<=[:.]\\d\\d))';
const verb = '(?:start|starts|starting|begin|begins|beginning|clock in|clocking in)';
const atClock = new RegExp(`\\b${verb}(?: work| the (?:day|shift))?(?: (?:is |are )?(?:at|from|by))? ${clock}`, 'gi');
const clockFirst = new RegExp(`(?<![\\d:.])${clock} starts?\\b`, 'gi');
const note = new RegExp(
  `^(?:early )?${verb}(?: work| the (?:day|shift))?:? (?:at |from )?(${clock.replace('(', '(?:')}.*)$`,
  'i',
);

/** "Start at 5 am": the same as somebody's; null where a note says more than that or something else. */
export function saysStart(part: string): string | null {
  const bare = part.replace(/[.\s]+$/, '').trim();
  const [, at = ''] = note.exec(bare) ?? [];
  return at !== '' && /^[\d:.]+ ?(?:[ap]\.?m)?\.?$/i.test(at) ? `You start at ${at}` : null;
}

/** The minutes of the day at which a text says that the work starts. */
function startsIn(text: string): readonly number[] {
  return [...text.matchAll(atClock), ...text.matchAll(clockFirst)].map(
    ([, hour = '', minutes = '', half = '']) =>
      (Number(hour) % (half ? 12 : 24)) * 60 + Number(minutes) + (/p/i.test(half) ? 720 : 0),
  );
}

/** A test of a job description's line against the brief: the note where it starts work at another time, quoted whole, or null. */
export function againstStart(brief: string): (line: string) => string | null {
  const ours = startsIn(brief);
  return (line) =>
    ours.length > 0 && startsIn(line).some((time) => !ours.includes(time))
      ? `The job description says "${line.replace(/^handle |[\s.;]+$/g, '')}", the brief names another time to start. We use the brief.`
      : null;
}
