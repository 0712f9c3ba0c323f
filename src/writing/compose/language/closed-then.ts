/** "Closed every Monday", "shut over Christmas", "open six days a week": when, and nothing that somebody is told to open. */
export const closedThen =
  /^(?:closed|shut|open) (?:(?:on|over|at|between|from|during|for|every|each|all|only) )?(?:(?:other|second|first|bank|the|most|two|three|four|five|six|seven|\d) )*(?:day|night|evening|week(?:end|day)?|month|year|holiday|season|summer|winter|Christmas|Easter|New Year|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|August|July)s?\b(?!.*[:;])(?! (?:at|for|events?|shops?|sessions?)\b)/i;
