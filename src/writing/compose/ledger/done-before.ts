/** Numbers that a requirement names: they are of what somebody has done elsewhere, and no fact about this job. */

/** "Experience of leading a team of ten", "has run a kitchen of six", "led teams of 20+": what somebody has done elsewhere, and nothing of ours. */
const doneBefore =
  /\b(?:experienced?|exp|used to|track record|background|history of|able to|ability to|capable|confident|comfortable|proven|previously|similar|comparable|(?:has|have|having|['’]ve) (?:\w+ )?(?:led|managed|run|supervised|headed|worked|been|coached|built|trained))\b|^\W*(?:you )?(?:led|managed|ran|supervised|headed|coached|built|worked)\b/i;
/** "At least five", "ten or more", "20+": how many it takes, whatever the team is. */
const least =
  /\b(?:at least|minimum(?: of)?|min\.?|more than|over) (?:\d|[a-z]+ ?(?:$|\b))|\d ?\+|\bor (?:more|above|over|larger|bigger)\b/i;

/** Whether the numbers of a line are asked of somebody, and tell nothing of our team, sites or clients. */
export const asksForNumber = (text: string): boolean =>
  doneBefore.test(text) || (least.test(text) && /\b(?:manag|lead|led|supervis|head|run)/i.test(text));
