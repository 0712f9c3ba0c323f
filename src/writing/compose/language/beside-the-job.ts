/**
 * Orders to the reader that are no part of the job: "keep your job, and be there ...", "bring your own ideas", "apply in two minutes".
 * In "in this job you'll ...", "ready to ...?" and "want to ...?" only stands what the job itself has one do.
 */
export const besideTheJob =
  /^(?:keep (?:your|the) (?:(?:own|day|other|main|full-time|current|present) )*(?:job|day job|work|career|trade|farm|business|employer|salary|wage|post)\b|bring\b|apply\b|forget\b|imagine\b|picture\b|look no further\b|think (?:of|about|again)\b|ask (?:us|anyone|around)\b|(?:call|ring|phone|text|email|contact|tell|send|show) us\b|read on\b|see for yourself\b|say (?:hello|hi|goodbye|yes)\b|come (?:as you are|and (?:see|talk|meet|join|work)|along|in|over|to (?:us|our open))\b|don['’]t\b|do not\b|stop (?:looking|searching|scrolling)\b|hand in your\b|send in\b|get in touch\b)/i;
