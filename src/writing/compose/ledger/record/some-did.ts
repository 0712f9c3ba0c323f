/** What so many people did or felt themselves: whole as it stands. */

/** "96% of patients liked us in the 2025 survey": what they felt or said. */
export const someFelt =
  /^(?:about |over |nearly )?(?:\d[\d.]*%|nine in ten|eight in ten|most|all) of (?:our |the )?(?:[a-z-]+ ){1,3}(?:liked|loved|trusted|said|told|felt|agreed|recommended|recommend|like|trust|say|feel|agree|believe|believed|enjoy|enjoyed|thought|think|know|knew|took (?:our|the|part)|answered (?:our|the)) /i;
/** "96% of customers renewed in 2025", "91% of patients in our survey said": what so many did themselves, whole as it stands. */
export const someDid =
  /^(?:(?:over|about|nearly|around|almost|more than) )?\d[\d.]*% of (?:(?:our|the|all) )?(?:[a-z-]+ )?(?:customers|clients|members|subscribers|tenants|users|guests|donors|volunteers|partners|suppliers|employees|colleagues|staff|nurses|teachers|drivers|engineers|graduates|apprentices|trainees|students|pupils|learners|patients|residents|families|parents|leavers|candidates|starters|people)(?: (?:in|at|from|on|with|across) (?:(?:our|the|last|this) )?[\w’'-]+(?: [\w’'-]+){0,3}?)? (?:told|say|renewed|passed|completed|achieved|gained|qualified|graduated|recommended|rated|chose|finished|progressed|moved|joined|reported|said|agreed|felt|secured|started|stayed|returned|voted|reached|earned|won|met|came|went|found|got)\b(?! (?:by|at|as)\b)/i;
