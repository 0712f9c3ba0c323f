/** Lines among tasks that name no deed: what is asked of the body, who is over somebody, when somebody works, and help for nobody who is named. */

/** "Must be able to stand 12 hours": asked of the body, and no task. */
const ofBody = /^\W*(?:(?:you )?must be )?able to (?:stand|sit|walk|bend|kneel|climb|lift|reach|hear|see)\b/i;
/** "Reports to the head porter": who is over somebody. */
const whoIsOver =
  /^\W*(?:to )?reports? (?:directly )?(?:in)?to (?:the |an? |our )?(?:[\w-]+ ){0,4}(?:manager|head|director|lead|supervisor|officer|porter|matron|sister|chef|principal|partner|ceo|cfo|coo|board|coordinator)\b(?! (?:on|about|each|every|weekly|monthly|quarterly|annually|daily|at|twice|once|against|with)\b)/i;
/** "Support during tax audits": verbs of which nobody knows to whom it is done, before when or where it is. */
const lacksWhom =
  /^\W*(?:to )?(?:support|supporting|represent|representing|accompany|accompanying|advise|advising) (?:during|before|after|throughout|in (?:cases?|the event)) /i;
/** "Rotating on-call: 1 Saturday in 4", "rotating 2-2-3 pattern": when, and no task. */
const whenOneWorks =
  /^\W*(?:rotating|rotational|rolling|shared) (?:[\d-]+ )?(?:on[- ]?call|shifts?|rota|weekends?|nights?|roster|(?:shift |work )?patterns?|schedule)\b|^\W*(?:waking|sleeping) (?:nights?|shifts?)\b/i;

/** Whether a line is such a one. */
export const saysNoDeed = (raw: string): boolean =>
  ofBody.test(raw) || whoIsOver.test(raw) || lacksWhom.test(raw) || whenOneWorks.test(raw);
