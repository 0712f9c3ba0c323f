/** Notes on where one works and what to expect there. They begin with what is a verb elsewhere, and give nobody a task. */

/** "Expect three days a week out in practices": told to whoever reads it, and a sentence as it stands. */
export const isToldToReader = (line: string): boolean =>
  /^(?:please |you (?:can|should|may|must) )?expect \S/i.test(line);

const workplace =
  /^(?:shop|office|yard|base|plant|depot|works|unit|lab|studio|store|site|workshop|clinic|kitchen|farm) (?:in|near|outside) (?:(?:north|south|east|west|central|downtown|greater|inner|outer) )?([A-Z][a-z]+)(?=$|[ ,.])/;
const timeOfYear =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter)$/;

/** "Shop in east Tulsa, some field startup": where one works. Nobody shops, plants or stores in a town for a living. */
export function isWorkplace(line: string): boolean {
  const town = workplace.exec(line.charAt(0).toLowerCase() + line.slice(1))?.[1];
  return town !== undefined && !timeOfYear.test(town);
}

/** "You will join a laboratory of seven people and report to its head": whom one works with, and no duty. */
const joinsPeople =
  /^(?:you(?:['’]ll| will| would)? |to |will )?(?:join|be joining|be (?:part|a member) of) (?:an?|our|the) (?:[\w-]+ ){0,4}?(?:team|crew|laboratory|lab|department|group|practice|section|unit|office|studio|workshop|kitchen|ward|brigade|staff) of (?:about |around |over |up to )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\b/i;

export const isToldOfPlace = (line: string): boolean =>
  isToldToReader(line) ||
  isWorkplace(line) ||
  (/\b(?:join|joining|part|member)\b/i.test(line.slice(0, 24)) && joinsPeople.test(line));
