/** Tasks of a job description that was written for another place: "maximise sales at the Telford store", where the job is in Shrewsbury. */
import type { Mined } from '../mining/mined-facts.ts';
import { readDuty } from '../mining/tasks/duty.ts';

/** A house of one of several: what a town may stand before. */
const house =
  'store|shop|branch|office|site|depot|plant|factory|works|warehouse|clinic|surgery|practice|hospital|school|campus|hotel|restaurant|cafe|kitchen|yard|garage|showroom|centre|center|studio|lab|laboratory|home|unit|terminal|hub|team';

/** The tasks without that place; what says nothing without it is no task, and told. */
export function withoutPlaceOfPaper(mined: Mined, town: string): Mined {
  if (!/^[A-Z]/.test(town)) return mined;
  const name = town.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(`\\b${name}\\b`);
  const where = new RegExp(
    `,? (?:at|in|from|for|across|around|within) (?:the |our )?${name}(?: (?:${house})s?)?(?=$|[,.;]| )`,
  );
  const before = new RegExp(`\\b(the|our) ${name} (?=(?:${house})\\b)`);
  const duties = mined.duties.flatMap((duty) => {
    if (!named.test(duty.text)) return [duty];
    const text = duty.text.replace(where, '').replace(before, '$1 ');
    const read = named.test(text) || text.split(' ').length < 2 ? null : readDuty(text);
    if (read && !read.nouns) return [{ ...duty, ...read, raw: text }];
    mined.unread.duties.push(duty.raw);
    return [];
  });
  return { ...mined, duties };
}
