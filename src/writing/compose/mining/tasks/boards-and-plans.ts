/** Boards, rooms and plans by what they are for ("design review board", "market entry plan"): the first word is done elsewhere, and here is of their name. */
import { rare } from '../../language/its-words.ts';

const boardOrPlan = rare(
  /^(?:design|change|market|process|price|quality|access|stock|supply|test|release|rate|risk|claims?|cost|credit|budget|project|document|demand|contract|safety|trade) (?:review|control|entry|approval|assurance|advisory|management|adjustment|increase|handling|planning|access|release|readiness) (?:board|committee|panel|group|forum|room|strategy|system|model|framework|policy|programme|program|roadmap|matrix|meeting|team|desk|function|process|plan|procedure)(?=$|[,;.(]| (?:for|in|of|at|with|on)\b)/i,
);

/** Whether a line is such a name, or begins with one. */
export const isBoardOrPlan = (line: string): boolean => boardOrPlan.test(line);
