import { describe, expect, it } from 'vitest';
import { withoutSaid } from './said-after-all.ts';

const texts = [
  'You know the customs software. We have a 2nd class of 27 pupils.\n• Take part in HAZOP studies.',
  'The route stays the same all year.',
];

describe('a note on what is missing', () => {
  it.each([
    ['No sentence of these texts comes from "customs software". Written in a plainer way, it could be used.'],
    [
      'The built-in writer is not sure how to say "2nd class", so it was left out. Put it in other words, or into a text yourself.',
    ],
    ['"All year" is named in none of these texts, though its slider is at 50%: there was no room.'],
  ])('goes where one sentence says it all: %s', (note) => {
    expect(withoutSaid([note], texts)).toEqual([]);
  });
  it.each([
    [
      'No sentence of these texts comes from this line of the job description: "Also: Full driving licence. Powerboat Level 2 desirable". Read whether the texts say enough of it.',
      'A Powerboat Level 2 qualification would be useful, though not essential.',
      'No sentence of these texts comes from this line of the job description: "Also: Full driving licence". Read whether the texts say enough of it.',
    ],
    [
      'No sentence of these texts comes from "Irish is a help as most of the crew speak it". Written in a plainer way, it could be used.',
      'Irish is a help, not a must.',
      'No sentence of these texts comes from "most of the crew speak it". Written in a plainer way, it could be used.',
    ],
  ])('quotes what is left of a line whose other sentence is said: %s', (note, text, left) => {
    expect(withoutSaid([note], [text])).toEqual([left]);
  });
  it('keeps a line of which nothing is said, however it asks for it', () => {
    const note =
      'No sentence of these texts comes from this line of the job description: "Powerboat Level 2 desirable". Read whether the texts say enough of it.';
    expect(withoutSaid([note], ['You feed the stock.'])).toEqual([note]);
  });
  it('goes where the text has a hyphen that the line has not', () => {
    expect(
      withoutSaid(
        [
          'No sentence of these texts comes from this line of the job description: "First aid course, not older than two years". Read whether the texts say enough of it.',
        ],
        ['First-aid courses must be no older than two years.'],
      ),
    ).toEqual([]);
  });
  it.each([
    [
      'The built-in writer is not sure how to say "call out 1 in 4", so it was left out. Put it in other words, or into a text yourself.',
      'The call-out is 1 in 4.',
    ],
    [
      'These words of the description are in none of these texts: "2p to 10:30p". Read whether the texts say enough of it.',
      'The hours are 2pm to 10:30pm.',
    ],
    [
      'These words of the skills are in none of these texts: "Cat C". Read whether the texts say enough of it.',
      'You hold a category C licence.',
    ],
    [
      'These terms of the job are in none of these texts: "permanent". Please add them where the texts are used alone.',
      'The contract is unlimited after six months of probation.',
    ],
    [
      'These terms of the job are in none of these texts: "You work every second Saturday". Please add them where the texts are used alone.',
      'Saturday work is every second week.',
    ],
    [
      'A part of the description is in none of these texts ("An apprenticeship"): there was no room.',
      'The apprenticeship starts on 1 September.',
    ],
  ])('goes where the texts say it in other words: %s', (note, text) => {
    expect(withoutSaid([note], [text], ['Apprenticeship Mechatronics Technician'])).toEqual([]);
  });
  it.each([
    [
      'The built-in writer is not sure how to say "call out 1 in 4", so it was left out. Put it in other words, or into a text yourself.',
      'You get 1 call in 4 weeks.',
    ],
    [
      'These words of the skills are in none of these texts: "Cat C". Read whether the texts say enough of it.',
      'You hold a category B licence.',
    ],
    [
      'These terms of the job are in none of these texts: "permanent". Please add them where the texts are used alone.',
      'Holiday is unlimited and your contract is short.',
    ],
    [
      'These terms of the job are in none of these texts: "You work every second Saturday". Please add them where the texts are used alone.',
      'You work every second Sunday.',
    ],
  ])('stays where they say something else: %s', (note, text) => {
    expect(withoutSaid([note], [text], ['Apprenticeship Mechatronics Technician'])).toEqual([note]);
  });
  it('on terms keeps a row of them that no text has', () => {
    const note = (terms: string): string =>
      `These terms of the job are in none of these texts: ${terms}. Please add them where the texts are used alone.`;
    const typed = '"The post is permanent, 30 hours over four days, and we do not work nights"';
    expect(withoutSaid([note(`"permanent", ${typed}`)], ['It is a permanent post with 30 hours a week.'])).toEqual([
      note(typed),
    ]);
  });
  it('names only what is missing', () => {
    expect(
      withoutSaid(
        [
          'The built-in writer is not sure how to say "2nd class", "12 nights", so they were left out. Put them in other words, or into a text yourself.',
        ],
        texts,
      ),
    ).toEqual([
      'The built-in writer is not sure how to say "12 nights", so it was left out. Put it in other words, or into a text yourself.',
    ]);
    expect(
      withoutSaid(
        [
          'No sentence of these texts comes from these lines of the job description: "HAZOP studies", "Visit suppliers", "Read drawings" and 2 more. Read whether the texts say enough of them.',
        ],
        texts,
      ),
    ).toEqual([
      'No sentence of these texts comes from these lines of the job description: "Visit suppliers", "Read drawings" and 2 more. Read whether the texts say enough of them.',
    ]);
  });
  it('stays where a word or a figure is missing, or the words are in two sentences', () => {
    for (const note of [
      'No sentence of these texts comes from "pupils in a HAZOP study". Written in a plainer way, it could be used.',
      'No sentence of these texts comes from "customs software is not needed". Written in a plainer way, it could be used.',
      'The built-in writer is not sure how to say "3rd class", so it was left out. Put it in other words, or into a text yourself.',
      'There are 2 texts only: no other could be made that says something else than these do.',
    ])
      expect(withoutSaid([note], texts)).toEqual([note]);
  });
  it.each([
    [
      'Rotating shifts, one weekly off, no night duty',
      'You have one weekly off, and there is no night duty.',
      'Rotating shifts',
    ],
    [
      '22:00 to 06:30, full time, permanent, 64 rooms',
      'The job is permanent and full time.',
      '22:00 to 06:30, 64 rooms',
    ],
    ['Turnover 6% last year / 41 of 44 staff stayed', 'At our house, 41 of 44 staff stayed.', 'Turnover 6% last year'],
    ['Four-day week, no weekends, free parking', 'You work a four-day week. There are no weekends.', 'free parking'],
    ['Seasonal, April to October, live-in', 'The season runs from April to October.', 'Seasonal, live-in'],
    ['Two vans, 30 vets; a stable of six', 'We are 30 vets.', 'Two vans, a stable of six'],
  ])('quotes of %s only what is missing', (line, text, left) => {
    expect(
      withoutSaid(
        [
          `The built-in writer is not sure how to say "${line}", so it was left out. Put it in other words, or into a text yourself.`,
        ],
        [text],
      ),
    ).toEqual([
      `The built-in writer is not sure how to say "${left}", so it was left out. Put it in other words, or into a text yourself.`,
    ]);
  });
  it.each([
    ['3) 37 hours a week', 'The week is 37 hours.'],
    [
      '37.5 hours Monday to Thursday, based in Ludlow',
      'You work 37.5 hours, Monday to Thursday. You are based in Ludlow.',
    ],
    ['Day shifts, and no call-outs', 'You work day shifts. There are no call-outs.'],
  ])('says nothing of %s where all its parts are said', (line, text) => {
    expect(
      withoutSaid(
        [
          `The built-in writer is not sure how to say "${line}", so it was left out. Put it in other words, or into a text yourself.`,
        ],
        [text],
      ),
    ).toEqual([]);
  });
  it('takes the title of the job and who has something as told', () => {
    const note =
      'No sentence of these texts comes from "He or she will hold HCPC registration as an orthoptist", which the job description asks for. Written in a plainer way, it could be used.';
    expect(withoutSaid([note], ['You have current HCPC registration.'], ['Orthoptist'])).toEqual([]);
    expect(withoutSaid([note], ['You have HCPC registration.'], ['Dietitian'])).toEqual([note]);
  });
  it.each([
    ['Night work, no days off', 'There is no night work.'],
    ['12 nights, 3 horses', 'You work 3 nights.'],
    ['Driving at night (own car), in winter', 'You drive in winter.'],
    ['Florist', 'Our shop is in Trim.'],
  ])('leaves %s as it is', (line, text) => {
    const note = `The built-in writer is not sure how to say "${line}", so it was left out. Put it in other words, or into a text yourself.`;
    expect(withoutSaid([note], [text], ['Florist'])).toEqual([note]);
  });
});

describe('what is only named', () => {
  const named = (thing: string): string =>
    `"${thing}" is only named, and we could not tell which fact it means. Put the fact itself into the imperative or the brief.`;
  const steered = (thing: string): string =>
    `The step brief "${thing}" did not steer these texts: "x" went with nothing else that they say. Another Refresh may have it, or an imperative.`;
  it.each([
    ['The typing speed of 45 words per minute', 'You can type 45 words per minute.'],
    ['the four-day week', 'Director, 30 hours a week: four days, full pay band'],
    ['the 38-hour week', 'You work 38 hours a week.'],
    ['the three-shift rota', 'We run three shifts.'],
    ['six weeks of training', 'You get six weeks of paid training.'],
  ])('%s is said by "%s"', (thing, text) => {
    expect(withoutSaid([named(thing), steered(thing)], [text])).toEqual([]);
  });
  it.each([
    ['the €5 million goal', 'You manage a budget of €3.2 million.'],
    ['the four-day week', 'You work five days a week.'],
    ['six weeks of training', 'You get seven weeks of training.'],
    ['the typing speed of 45 words per minute', 'We have 45 people at this minute.'],
  ])('%s is not said by "%s"', (thing, text) => {
    expect(withoutSaid([named(thing)], [text])).toHaveLength(1);
  });
  it.each([
    ['4 on, 4 off', 'The 4 on 4 off pattern gives you 182 days off.'],
    ["The appointee will report to the Board's Risk Committee", "You'll report to the Board's Risk Committee."],
  ])('"%s" is not told as missing beside "%s"', (line, text) => {
    const note = `A part of the description is in none of these texts ("${line}"): there was no room.`;
    expect(withoutSaid([note], [text])).toEqual([]);
  });
});

describe('a line of the job description of which the texts say a part', () => {
  const told = (line: string, text: string): string =>
    /: "(.*)"\. Read/.exec(
      withoutSaid(
        [
          `No sentence of these texts comes from this line of the job description: "${line}". Read whether the texts say enough of it.`,
        ],
        [text],
      )[0] ?? '',
    )?.[1] ?? '';
  it.each([
    ['Screens every patient and visitor before they enter Zone III', 'You screen every patient.'],
    ['Greets each guest and colleague at the gate of the quarry', 'You greet each guest.'],
  ])('is quoted whole where the rest is half of a row: %s', (line, text) => {
    expect(told(line, text)).toBe(line);
  });
  it('is quoted by its second order', () => {
    expect(told('Feed the penguins and clean the pools every morning', 'You feed the penguins.')).toBe(
      'clean the pools every morning',
    );
  });
});
