/** Words of text messages and of quick typing, written out: "ppl", "b4", "w/in". */

export const messageWords: readonly (readonly [RegExp, string])[] = [
  [/\bppl\b/gi, 'people'],
  [/\bb4\b(?! paper)/gi, 'before'],
  [/\bw\/\s?in\b/gi, 'within'],
  [/(?<=[a-z]) w (?=[a-z]{2,}|[A-Z])/g, ' with '],
  [/\b(you|we|they) r\b/g, '$1 are'],
  [/\bu r\b/g, 'you are'],
  [/\b(\w+) now (?:n|and) then\b/g, '$1 now and then'],
  [/(?<=[a-z]{3}) n (?=[a-z]{3})/g, ' and '],
  [/\bb(?:ack)?gr(?:ou)?n?d\b/g, 'background'],
  [/\bdepts\b\.?/gi, 'departments'],
  [/\bpref(?:['’]?d)?\b\.?(?=\s*(?:$|[,;)]|not\b|but\b))/gi, 'preferred'],
  [/(?<=\d\+? )emp(?:s|ls?)?\b\.?(?=\s*(?:$|[,;)]))/g, 'employees'],
  [/(\d+ [a-z]{3,})\s?\/\s?(?:yr|annum)\b/gi, '$1 a year'],
  [/(\d+ [a-z]{3,})\s?\/\s?(?:mth|mo)\b/gi, '$1 a month'],
  [/(\d+ [a-z]{3,})\s?\/\s?wk\b/gi, '$1 a week'],
  // "18 nos.": how many are wanted.
  [/\b(\d+) nos\b\.?(?=\s*(?:$|[,;)]))/gi, '$1 vacancies'],
  // "2 groomers 1 receptionist 1 cat": counted things in a row.
  [
    /\b(\d{1,3} (?!(?:till?|until|to|and|or|per|over|from|for|with|by|at|in|on|of|off|am|pm|x|a|an|years?|weeks?|months?|days?|hours?)\b)[a-z]{3,}) (?=\d{1,3} (?!(?:till?|until|to|and|or|per|over|from|for|with|by|at|in|on|of|off|am|pm|x|hours?|days?|years?)\b)[a-z]{3,})/g,
    '$1, ',
  ],
  // "9-5.30", "Sunday 15 June, 10-1".
  [/(?<![\d.,£€$₹/-])(\d{1,2})\s?[-–]\s?(\d{1,2}[.:][0-5]\d)(?![\d%k])/g, '$1 to $2'],
  [
    /((?:day|days|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|uary|ril|ust|ber|rch|\d(?:st|nd|rd|th)),? )(\d{1,2})\s?[-–]\s?(\d{1,2})(?=$|[,.;])/g,
    '$1$2 to $3',
  ],
];
