import type { RuleCases } from './case.ts';

export const tidyCases: RuleCases = {
  rule: 'PunctuationChecker',
  options: { on: { PunctuationChecker: true }, off: { PunctuationChecker: false, PunctuationStyle: true } },
  cases: [
    ['on', 'Starts in May ,  no weekends!!!', 'Starts in May, no weekends!'],
    ['on', 'now!!!', 'now!'],
    ['on', 'Ready ?', 'Ready?'],
    ['on', 'Really?? Yes,, now.', 'Really? Yes, now.'],
    ['on', 'two  spaces   here', 'two spaces here'],
    ['on', 'a list ( of things )', 'a list (of things)'],
    ['on', 'Yes,you can. We care,we listen;you act.', 'Yes, you can. We care, we listen; you act.'],
    ['on', 'The work is great.You will love it!We do too.', 'The work is great. You will love it! We do too.'],
    ['on', 'A,B and x,y; ask in #help,team or see e.g.the list'],
    ['on', 'Use Node.The and asp.Net and read.Me'],
    ['on', 'Use .NET and Node.js ...'],
    ['on', 'Wait... 3.5 or .5 days'],
    ['on', 'Really?! Yes :) and C++ :D'],
    ['on', 'std::vector `a  b`'],
    ['on', 'A | B  | C  |'],
    ['on', 'Line one.       Line two.'],
    ['on', '  indented line'],
    ['on', 'the ratio 1 : 10'],
    ['on', '"now!!!"'],
    ['off', 'now!!!'],
  ],
};
