import type { RuleCases } from './case.ts';

export const apostrophesCases: RuleCases = {
  rule: 'Apostrophes1',
  options: {
    s: { Apostrophes1: true, Apostrophes11: 'anApostrophe-s' },
    only: { Apostrophes1: true, Apostrophes11: 'onlyAnApostrophe' },
  },
  cases: [
    ['s', "James' team", "James's team"],
    ['s', 'Ask for Chris’ number.', 'Ask for Chris’s number.'],
    ['s', "You join Thomas' crew and Jess' shift.", "You join Thomas's crew and Jess's shift."],
    ['only', "James's team", "James' team"],
    ['only', 'Charles’s desk and Lewis’s van', 'Charles’ desk and Lewis’ van'],
    ['only', 'The desk is James’s.', 'The desk is James’.'],
    ['s', "customers' needs, five years' work"],
    ['s', "St James' Park and King's Cross"],
    ['s', "the Williams' house"],
    ['s', "They said 'ask for James' and left."],
    ['s', "let's go to James' Park"],
    ['s', "James' and Tom's"],
    ['only', "St James's Square, the boss's desk"],
    ['only', "James's been here. Chris's a friend."],
    ['only', "It's Tom's, let's go"],
    ['s', '"James\' team"'],
    ['s', "Siemens' turbines"],
  ],
};
