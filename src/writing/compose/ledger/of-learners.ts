/** Posts in which a trade is learnt: "Apprentice Bricklayer", "Trainee Accounting Technician". What the post teaches nobody is asked to have. */

const learner =
  /\b(?:apprentices?|apprenticeship|trainees?|traineeship|azubis?|ausbildung|auszubildende[rn]?|interns?|internship|work placement|cadets?|pupil (?:barrister|master))\b/i;

/** Whether a title names somebody who comes to learn. "Apprentice supervisor" and "trainee manager coach" lead them. */
export const isLearner = (title: string | null | undefined): boolean =>
  learner.test(title ?? '') &&
  !/\b(?:apprentices?|apprenticeship|trainees?|interns?|internship|cadets?) (?:[a-z]+ )?(?:manager|supervisor|co-?ordinator|instructor|trainer|mentor|lead|leader|assessor|tutor|officer|advis[eo]r|recruiter|programmes?)\b/i.test(
    title ?? '',
  );

/** "VAT returns" of a trainee: whoever learns prepares what others answer for, and hands in nothing that nobody said. */
export const asLearnt = (verb: string | null): string | null =>
  verb !== null && /^(?:file|submit|approve|issue)$/.test(verb) ? 'prepare' : verb;

/** Frames that ask whether a reader can do the work already. */
const asksAlready = /^(?:Can|Could) you \{d/;
export const asksWhatIsLearnt = (template: string, title: string | null | undefined): boolean =>
  asksAlready.test(template) && isLearner(title);
