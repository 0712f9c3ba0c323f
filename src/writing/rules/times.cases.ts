import type { RuleCases } from './case.ts';

const of = (letters: string, space: string, periods: string) => ({
  TimesAndTimezones1: true,
  TimesAndTimezones11: letters,
  TimesAndTimezones12: space,
  TimesAndTimezones13: periods,
});

export const timesCases: RuleCases = {
  rule: 'TimesAndTimezones1',
  options: {
    plain: of('lowercase', 'dontInclude', 'dontUse'),
    stops: of('lowercase', 'include', 'use'),
    large: of('uppercase', 'include', 'dontUse'),
    largeStops: of('uppercase', 'include', 'use'),
    refused: of('lowercase', 'dontInclude', 'use'),
    masterOff: { DatesAndNumbers: false, ...of('lowercase', 'dontInclude', 'dontUse') },
  },
  cases: [
    ['plain', 'The boat leaves at 9 AM.', 'The boat leaves at 9am.'],
    ['plain', 'Open 9 a.m. to 5 p.m. daily.', 'Open 9am to 5pm daily.'],
    ['plain', 'We close at 5 p.m. Then we go home.', 'We close at 5pm. Then we go home.'],
    ['plain', 'We close at 5 p.m.', 'We close at 5pm.'],
    ['plain', '- Shifts from 9 a.m. to 5 p.m.', '- Shifts from 9am to 5pm'],
    ['plain', 'From 9.30 AM-5:30 PM (lunch at 1 PM).', 'From 9.30am-5:30pm (lunch at 1pm).'],
    ['plain', 'Call 9 a.m. GMT or 5 p.m. Monday to Friday.', 'Call 9am GMT or 5pm Monday to Friday.'],
    ['stops', 'The boat leaves at 9am.', 'The boat leaves at 9 a.m.'],
    ['stops', 'At 9am. Then at 10 PM, sharp', 'At 9 a.m. Then at 10 p.m., sharp'],
    ['large', 'from 9am to 5.30 p.m., daily', 'from 9 AM to 5.30 PM, daily'],
    ['largeStops', 'at 7pm', 'at 7 P.M.'],
    ['plain', 'We hire 3 PMs and 2 AMs.'],
    ['plain', 'We need 3 PM roles and 2 AM positions.'],
    ['plain', 'Pay is £5 pm more; 13 PM and 0 AM are no times.'],
    ['plain', 'I am 9. Am I late? 17:00 and 1.5 pm'],
    ['plain', 'See "9 AM" in the plan.'],
    ['plain', 'You see it in the 9am/pm list and in PM2.5 figures.'],
    ['plain', 'Level 3 AM apprentices'],
    ['refused', 'at 9 AM and at 9 a.m.'],
    ['masterOff', 'at 9 AM'],
    ['plain', '9am to 5pm'],
    ['large', 'We start at 9 AM. The PM is in.'],
  ],
};

export const timezonesCases: RuleCases = {
  rule: 'TimesAndTimezones2',
  options: { on: { TimesAndTimezones2: true }, off: { DatesAndNumbers: false, TimesAndTimezones2: true } },
  cases: [
    ['on', 'Interviews from 10am Greenwich Mean Time', 'Interviews from 10am GMT'],
    ['on', 'At 15:00 Central European Summer Time.', 'At 15:00 CEST.'],
    ['on', 'by 5 p.m. Eastern Standard Time', 'by 5 p.m. EST'],
    ['on', '9am (British Summer Time)', '9am (BST)'],
    ['on', 'at noon Pacific Time', 'at noon PT'],
    ['on', '10:30 greenwich mean time', '10:30 GMT'],
    ['on', 'Greenwich Mean Time is used here.'],
    ['on', 'at 10am EST and 3pm ET'],
    ['on', '10 Pacific Street at 9am'],
    ['on', 'We work on Pacific Time.'],
    ['on', '10am Greenwich Mean Time (GMT)'],
    ['on', '"10am Greenwich Mean Time"'],
    ['on', 'the 10am Eastern time zone call'],
    ['off', '10am Greenwich Mean Time'],
  ],
};
