/** Things told of one, sentences behind "and", what is paid for, and how long a company has been what it is. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, siteManager } from '../testing/ask.ts';

const write = (question: QuestionNumber, answer: string, iteration = 0): string =>
  ask(siteManager, question, answer, { iteration }).contents.join('\n');

describe('what the recruiter typed keeps its sense', () => {
  it.each<[QuestionNumber, string, string]>([
    [4, 'SMSTS card, 2 years on housing sites, can drive a van and a telehandler', 'drive a van and a telehandler'],
    [4, 'a CSCS card, good spelling, knowledge of building law and site safety', 'of building law and site safety'],
    [4, 'someone who plans ahead and who can say no', 'You plan ahead and can say no'],
    [4, 'someone who is tidy and who keeps calm', 'tidy and keep calm'],
    [3, 'Advise clients on drains, roofs and damp. Draw up plans.', 'advise clients on drains, roofs and damp'],
    [3, 'help site engineer set out plots', 'help the site engineer set out plots'],
    [5, '26 days leave and the office closes between Christmas and New Year', 'The office closes between Christmas'],
    [5, 'free lunch, SMSTS training paid for', 'We pay for SMSTS training'],
    [5, 'bonus paid monthly, health cover for you and your partner, 26 days leave', 'bonus paid monthly'],
    [5, 'pension, £500 a year for tools, free lunch and a laptop', '£500 a year for tools'],
    [6, '4 of us full time. We build barns.', 'Four of us work full-time'],
    [6, 'Timber yard since 1951. We cut our own oak.', 'We’ve been a timber yard since 1951'],
    [6, 'Family-owned builder since 1948, 210 people. We build barns.', 'We’ve been a family-owned builder since 1948'],
    [2, 'Permanent post in the planning team because orders have doubled.', 'This is a permanent post in the planning'],
    [2, 'Manager of a 40-plot site near Thirsk. Start in May.', 'You’ll be the manager of a 40-plot site near Thirsk'],
    [7, 'WhatsApp your CV to 07700 900123. First round is a short call.', 'The first round is a short call'],
    [2, 'We need another site manager. Four-day week (34 h).', 'a four-day week'],
    [2, 'Opening of a new yard in June. 4 joiners required.', 'We’re opening a new yard in June'],
    [2, 'Part-time, 24 hours. Thirsk and Ripon offices.', 'based at the Thirsk and Ripon offices'],
    [3, 'Support two mergers a year. Coach new managers.', 'support two mergers a year'],
    [3, 'Inspecting timber at the mill. Maintaining training records in Sage.', 'maintaining training records in Sage'],
    [3, 'Own budget, schedule and safety on two sites. Mentor the trainee.', 'own budget, schedule and safety on two'],
    [4, 'English fluent, German nice to have', 'fluent English'],
    [4, 'Fellow of the Institute of Builders or equivalent. Seven years on sites.', 'a Fellow of the Institute'],
    [4, '3 years on sites. Crane ticket bonus (+£500).', 'a crane ticket'],
    [5, '30 days leave pro rata. Free parking.', '30 days’ leave pro rata'],
    [5, 'any tools you want (budget £300 a year), free lunch', 'any tools you want'],
    [5, 'pension, no Saturdays', 'There is no Saturday work'],
    [6, 'Rated A by Timber Today. We build barns.', 'We’re rated A by Timber Today'],
    [
      6,
      '90-bed HACA accredited hospital near the river. We care for Leeds.',
      'We’re a 90-bed HACA accredited hospital',
    ],
    [6, 'Rosette awarded in 2023. We build barns.', 'We were awarded a rosette in 2023'],
    [6, 'Demos on Friday at 4 with cake. We build barns.', 'There are demos on Friday at 4'],
    [6, 'Gold medal awarded in 2023. We build barns.', 'We were awarded a gold medal in 2023'],
    [6, 'Zero lost-time accidents in 31 months. 140 staff.', 'We’ve had zero lost-time accidents in 31 months'],
    [6, '12 of our planners joined as apprentices. We build barns.', '12 of our planners joined as apprentices.'],
    [6, '4.9 on google from 600 reviews', '4.9 on Google'],
    [2, 'Seasonal post, May through October. Four tens.', 'from May to October'],
    [4, 'Site diaries in Excel a big plus. SMSTS card.', 'site diaries in Excel'],
    [4, 'Level 5 Diploma in Site Management (or working towards it), good humour', 'a Level 5 Diploma'],
    [4, 'turn up early, work hard, be nice. right to work in uk', 'work hard'],
    [4, 'must be able to stand all day + lift 20kg', 'stand all day and lift 20 kg'],
    [5, 'Health cover £5,000 for you and your partner, bonus of £1,500', 'health cover of £5,000'],
    [
      7,
      'Applications by e-mail to jobs@pell.example, with your earliest start date.',
      'Send your application by e-mail',
    ],
    [7, 'just call 01937 555500 ask for the yard', 'and ask for the yard'],
    [6, '700 staff across the hospital. We care for Leeds.', '700 staff across the hospital'],
  ])('question %i, %s', (question, answer, wanted) => {
    const plain = (text: string): string => text.replace(/'/g, '’').toLowerCase();
    for (const iteration of [0, 1])
      expect(plain(write(question, answer, iteration)).replace('4 of us', 'four of us')).toContain(plain(wanted));
  });

  it.each<[QuestionNumber, string, RegExp]>([
    [
      4,
      'SMSTS card, 2 years on housing sites, can drive a van and a telehandler',
      /have a telehandler|for a telehandler/,
    ],
    [3, 'Advise clients on drains, roofs and damp. Draw up plans.', /(?:includes|covers|in|:) roofs and damp/i],
    [5, '26 days leave and the office closes between Christmas and New Year', /and the office/],
    [5, 'bonus paid monthly, health cover for you and your partner, 26 days leave', /Bonus paid monthly, health/],
    [5, 'pension, £500 a year for tools, free lunch and a laptop', /, and £500 a year for tools, free/],
    [7, 'WhatsApp your CV to 07700 900123. First round is a short call.', /whatsApp/],
    [6, '700 staff across the hospital. We care for Leeds.', /a 700 staff/],
    [5, 'all bank holidays off, obviously', /obviously/],
    [4, 'turn up early, work hard, be nice. right to work in uk', /need work hard|with work hard|: be\b|in uk/],
    [4, 'Site diaries in Excel a big plus. SMSTS card.', /a big\b/],
    [4, 'A degree in building (PhD welcome), five years on sites', /: A degree/],
    [1, 'Pay 3,000 people on time, and go home on time yourself', /: Pay 3,000/],
    [1, 'One engineer to two sites in a 40-home scheme, with training paid for.', /(?:^|\n|: )with training/i],
    [3, 'Support two mergers a year. Coach new managers.', /^Support/m],
    [
      3,
      'Own budget, schedule and safety on two sites. Mentor the trainee.',
      /schedule and safety(?! on two)|also schedule/,
    ],
    [
      3,
      'Maintaining training records in Sage. Inspecting timber.',
      /^Maintaining training records in Sage\.|\. Maintaining/m,
    ],
    [5, '30 days leave pro rata. Free parking.', /(?:^|\. )30 days['’] leave/m],
  ])('and becomes nothing else: question %i, %s', (question, answer, wrong) => {
    for (const iteration of [0, 1]) expect(write(question, answer, iteration)).not.toMatch(wrong);
  });
});
