import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { itemBody, itemText, steps, writeStep } from '../index.ts';
import { buildLedger } from '../ledger/ledger.ts';

const json = readFileSync(new URL('../testing/briefs.json', import.meta.url), 'utf8');
const briefs = readBriefs(json, 'briefs.json');
const notes =
  /(?:^|[.?] |\n)(?:In short|What to expect|At a glance|The outline|This is (?:the short version|the job in a line|our record so far)|Here(?: is|['’]s) (?:what to expect|the outline|something to know about us)|The facts are these|We can (?:tell you|point to) this|Note this|It(?: is|['’]s) worth knowing|You may like to know this|Worth knowing|For the record|The record so far):/g;

/** A brief with only what a case is about. */
const briefOf = (
  advert: Record<string, unknown>,
  advertBrief: Record<string, unknown>,
  rest: Record<string, unknown> = {},
) => {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          advert: { brandName: 'Harbour Bars', country: 'United Kingdom', location: 'Hull', ...advert },
          advertBrief,
          ...rest,
        },
      ],
    }),
    'x.json',
  );
  if (!brief) throw new Error('no brief');
  return brief;
};

describe('texts of all briefs', () => {
  const texts = briefs.flatMap(({ id, input, options }) =>
    steps.flatMap((step) =>
      writeStep(input, step, options[step], { seed: 3 }).items.map((item) => ({ id, step, text: itemBody(item) })),
    ),
  );
  it('carry one labelled note at most, two where they are long', () => {
    const most = (text: string): number => (text.split(/\s+/).length > 90 ? 2 : 1);
    expect(texts.filter(({ text }) => (text.match(notes)?.length ?? 0) > most(text))).toEqual([]);
  });
  it('say "here" once in a sentence, and put no two articles together', () => {
    expect(
      texts.filter(({ text }) => /\bhere\b[^.?!\n]*\bhere\b|\b(?:an?|the) (?:an?|the|our|your)\b/i.test(text)),
    ).toEqual([]);
  });
  it('give a bullet one task where that task has an "and" of its own', () => {
    for (const { text } of texts)
      for (const bullet of text.split('\n').filter((line) => line.startsWith('• ') && !/^• You/.test(line)))
        expect(bullet.match(/, and /g)?.length ?? 0, bullet).toBeLessThanOrEqual(1);
  });
});

describe('a step', () => {
  it('says pay once, with what comes on top', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Barback' },
      {
        description: '£12.71/hr + tips. Nights from Thursday to Sunday.',
        responsibilitiesRole: 'Collect glasses, change barrels, restock the fridges',
      },
    );
    for (const item of writeStep(input, 2, options[2]).items) {
      expect(itemBody(item)).toContain('£12.71 an hour plus tips');
      expect(itemBody(item).split('12.71')).toHaveLength(2);
    }
  });
  it('says premium, contract, district and where one works, and the hours once', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Picker', country: 'Ireland', location: 'Ballycoolin, Dublin 15', salaryFrom: 16.4 },
      {
        description: '€16.40/hr + 25% night premium. 39 hrs/wk, Sun-Thurs 10pm-6am. Perm. Hybrid, 2 days in office.',
        responsibilitiesRole: 'Load trailers, pick orders, check stock',
      },
    );
    const items = writeStep(input, 2, { ...options[2], outputLengthType: 'medium' }).items.map(itemBody);
    for (const body of items) {
      expect(body).toContain('plus a 25% night premium');
      expect(body).toContain('Ballycoolin, Dublin 15');
      expect(body).toMatch(/permanent/);
      expect(body.match(/39 hours/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
    expect(items.join(' ')).toMatch(/hybrid, 2 days in the office/i);
    const site = buildLedger(briefOf({}, { description: 'Keep safe on site and wear boots.' }).input, false);
    expect(site.slots.attendance).toBeNull();
  });
  it('names no year for pay that is too small for one', () => {
    const { input } = briefOf({ country: 'Germany', salaryFrom: 3400, salaryTo: 3900 }, {});
    expect(buildLedger(input, false).pay?.per).toBe('');
  });
  it('says the pay of a country as its people write it', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Data Engineer', country: 'Romania', salaryFrom: 192_000, salaryTo: 264_000 },
      { responsibilitiesRole: 'Design pipelines, review code' },
    );
    expect(writeStep(input, 2, options[2]).items.map(itemText).join()).toContain('192,000 to 264,000 RON a year');
  });
  it('writes most of a refreshed batch though every line has the title', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Production Shift Manager', sector: 'Food' },
      { responsibilitiesRole: 'Lead daily briefings, drive improvement, hit yield targets, manage handovers' },
    );
    for (const step of [1, 6] as const) {
      const first = writeStep(input, step, { ...options[step], constraints: { jobTitleSequence: true } });
      const again = writeStep(
        input,
        step,
        { ...options[step], constraints: { jobTitleSequence: true } },
        { iteration: 1 },
      );
      expect(again.items.length).toBeGreaterThanOrEqual(6);
      expect(first.items.filter((item) => again.items.includes(item))).toEqual([]);
    }
  });
  it('keeps sector, employer and place in their own case', () => {
    const { input } = briefOf(
      { jobTitle: 'Analyst', brandName: 'Quayline Payments', sector: 'Payments', location: 'NEWCASTLE UPON TYNE' },
      {},
    );
    const ledger = buildLedger(input, false);
    expect(ledger.place?.phrase).toBe('in Newcastle upon Tyne');
    expect(ledger.names.has('Payments')).toBe(false);
    expect(buildLedger(briefOf({ location: 'nr Shepton Mallet' }, {}).input, false).place?.phrase).toBe(
      'near Shepton Mallet',
    );
  });
  it('describes a reward that is only an amount by its title', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Cook' },
      {},
      {
        guidelines: {
          rewards: [
            { id: 1, title: 'Leave', value: '32 days, plus bank holidays.' },
            { id: 2, title: 'Family meal', value: 'Sit-down, at 3:30, every day.' },
            { id: 3, title: 'Pension', value: 'Local Government Pension Scheme.' },
            { id: 4, title: 'Conference', value: 'One congress a year, paid for.' },
          ],
        },
      },
    );
    const items = writeStep(input, 5, {
      ...options[5],
      noOfLine: 4,
      selectedBenefits: ['Leave', 'Family meal', 'Pension', 'Conference'],
    }).items.map(itemBody);
    expect(items).toHaveLength(4);
    expect(items[0]).not.toMatch(/you get 32/);
    expect(items[2]).not.toMatch(/the the/i);
  });
});

describe('the brief of the call to action', () => {
  const linesFor = (brief: string): string[] => {
    const { input } = briefOf({ jobTitle: 'Welder' }, { responsibilitiesRole: 'Weld frames, read drawings' });
    return writeStep(input, 6, { brief, noOfLine: 8 }).items.map(itemText);
  };

  it('is a fact where it says what comes next', () => {
    expect(linesFor('15 minute phone call first, no cover letter').join('\n')).toMatch(
      /15 minute phone call first, no cover letter/i,
    );
  });

  it.each(['make it punchy', 'ask them to call us', 'Warm, please'])(
    'is never said where it speaks to the writer: %s',
    (brief) => {
      expect(linesFor(brief).join('\n')).not.toMatch(/punchy|ask them|warm/i);
    },
  );
});

/** The introductions of a baker's job. */
const intro = (description: string, supportingEvidence: string | null = null): string => {
  const { input, options } = briefOf(
    { jobTitle: 'Baker', salaryFrom: 26000, salaryTo: 28000 },
    { description, supportingEvidence, responsibilitiesRole: 'bake bread, order flour, train one commis' },
  );
  return writeStep(input, 2, { ...options[2], outputLengthType: 'medium', noOfLine: 3 })
    .items.map(itemBody)
    .join('\n');
};

describe('the notes of a description in an introduction', () => {
  it.each([
    [
      'Temp to perm. Job share considered. Office based LS11. CIS or PAYE.',
      [/temp to permanent/i, /LS11/, /CIS or PAYE/],
    ],
    [
      'Seasonal, March to Oct. 5 over 7, finish by 3pm. Small team, 6 in kitchen.',
      [/March to October/, /finish by 3pm/, /6 in kitchen/],
    ],
    [
      'Days, 39 hours, one weekend in eight. Permanent. Start in May.',
      [/39 hours/, /one weekend in eight/, /permanent/, /starts in May/],
    ],
  ])('are all said somewhere: %s', (description, facts) => {
    const text = intro(description);
    for (const fact of facts) expect(text).toMatch(fact);
  });
  it.each([
    ['4.9 stars from 212 Google reviews', /point to 4\.9 stars|4\.9 stars from 212/],
    ['SELECT member since 1988', /we have been a SELECT member since 1988/i],
    ['Living Wage employer', /we are a Living Wage employer/i],
    ['AS9100 certified since 2014', /we have been AS9100 certified since 2014/i],
    ['Ofsted: Good (2024)', /Ofsted rated us Good in 2024\./],
    ['HIQA rating Excellent, May 2025', /HIQA rated us Excellent in May 2025\./],
    ['Average length of service 6.5 years', /Our average length of service is 6\.5 years\./],
    ['Average wait of 9 days in 2024', /Our average wait was 9 days in 2024\./],
    ['Good Bread Award finalist, 2023', /We were a Good Bread Award finalist in 2023\./],
    ['97% of calls answered inside an hour', /97% of calls are answered inside an hour\./],
    ['£86m paid to farmers in 2025', /£86m was paid to farmers in 2025\./],
    ['41 signal boxes commissioned since 2011', /41 signal boxes have been commissioned since 2011\./],
    ['Zero lost-time injuries in 410 days', /had zero lost-time injuries in 410 days\./],
    ['4.6 out of 5 from 3,200 reviews', /We score 4\.6 out of 5 from 3,200 reviews\./],
    ['380 movements a day', /We have 380 movements a day\./],
    ['Payroll accuracy of 99.7% in 2025', /Our payroll accuracy was 99\.7% in 2025\./],
    ['Judged Good by Ofsted in November 2024', /We were judged Good by Ofsted in November 2024\./],
    [
      'Named in the good food guide every year since 2022',
      /We have been named in the good food guide every year since 2022\./,
    ],
    ['Over 8,000 loaves a month', /We have over 8,000 loaves a month\./],
    ['Staff turnover of 4%', /Our staff turnover is 4%\./],
    ['99.98% uptime in the last twelve months', /We have had 99\.98% uptime in the last twelve months\./],
    ['96% satisfaction in 2025', /We had 96% satisfaction in 2025\./],
    ['4.9 stars from 812 reviews', /We have 4\.9 stars from 812 reviews\./],
    ['212,000 listeners a week (RAJAR, Q1 2025)', /We have 212,000 listeners a week \(RAJAR, Q1 2025\)\./],
    ['Bakery of the Year, Ulster Food Awards 2024', /We were Bakery of the Year at the Ulster Food Awards 2024\./],
    ['Mill of the Year, Leinster, 2025', /We were Mill of the Year \(Leinster\) in 2025\./],
    ['Scrap down from 3.8% to 1.1% since 2022', /Scrap is down from 3\.8% to 1\.1% since 2022\./],
    ['412 cases closed in 2024/25', /412 cases were closed in 2024\/25\./],
    // What apprentices do nobody does to them.
    ['12 apprentices qualified in 2024', /12 apprentices qualified in 2024\./],
  ])('so is the evidence: %s', (evidence, said) => {
    expect(intro('Small team.', evidence)).toMatch(said);
  });
});

it('joins nothing to a task that ends in a clause of its own', () => {
  const { input, options } = briefOf(
    { jobTitle: 'Baker' },
    {
      responsibilitiesRole:
        'advise shops so that they can comply, bake bread, order flour, train one commis, plan the week, greet guests',
    },
  );
  for (const outputType of ['prose', 'bullet'] as const)
    for (const iteration of [0, 1, 2, 3])
      for (const item of writeStep(
        input,
        3,
        { ...options[3], outputLengthType: 'medium', outputType, noOfLine: 3 },
        { iteration },
      ).items)
        expect(itemBody(item)).not.toMatch(/comply,? (?:and|too)\b|comply, /);
});

describe('a value of one word', () => {
  const withValue = (value: string, statement: string | null) => {
    const { input, options } = briefOf({ jobTitle: 'Baker' }, { responsibilitiesRole: 'bake bread, order flour' });
    return writeStep(
      { ...input, guidelines: { ...input.guidelines, values: [{ id: '1', value, statement, weight: 100 }] } },
      3,
      { ...options[3], outputLengthType: 'medium', noOfLine: 3 },
    )
      .items.map(itemBody)
      .join('\n');
  };
  it('is what matters, and stands in no quotes', () => {
    const text = withValue('Openness', null);
    expect(text).toMatch(/(?:Openness matters|We value openness|Here, openness matters)/);
    expect(text).not.toMatch(/“openness”/i);
  });
  it('keeps its quotes where it is a phrase', () => {
    expect(withValue('Ship small', null)).toMatch(/“ship small”/i);
  });
  it('is followed by what it means', () => {
    expect(withValue('Respect', 'We listen before we answer.')).toMatch(
      /(?:Respect|respect)(?: means this)?: we listen before we answer\./,
    );
  });
});

describe('when one works is a sentence', () => {
  it.each([
    ['Nights, 10pm to 6am, Sunday to Thursday.', /work nights, 10pm to 6am, Sunday to Thursday\./],
    ['Four days on, three off.', /work four days on, three off\./],
    ['Days, 8am to 8pm, three shifts a week.', /work days, 8am to 8pm, three shifts a week\./],
    ['Hybrid, two days a week in Vauxhall.', /(?:The job|This role) is hybrid, two days a week in Vauxhall\./],
    [
      'Twelve-month maternity cover from February.',
      /(?:This is|It[’']s|It is) a twelve-month maternity cover from February\./,
    ],
    ['Caseload capped at 14.', /The caseload is capped at 14\./],
    ['Rotas published six weeks ahead.', /Rotas are published six weeks ahead\./],
    ['Second shift, 2 p.m. to 10:30 p.m. on weekdays.', /2 p\.m\. to 10:30 p\.m\. on weekdays/],
  ])('%s', (description, said) => {
    expect(intro(description)).toMatch(said);
  });
  it.each([
    ['Term time only, in a unit for 14 pupils.', / is term time only, in a unit for 14 pupils\./],
    ['Full-time for the school year, 190 days.', / is full-time for the school year, 190 days\./],
    ['Monday to Friday, plus winter standby.', / is Monday to Friday, plus winter standby\./],
    ['Rotational day shifts, five days a week.', / work rotational day shifts, five days a week\./],
    ['Early and late shifts, no nights.', / work early and late shifts, no nights\./],
    ['Four ten-hour days, Monday to Thursday.', / is four ten-hour days, Monday to Thursday\./],
    ['Full-time or four days a week.', / is full-time or four days a week\./],
    ['No nights.', /(?:There are|You work) no nights\./],
    ['Funded until March 2028.', / is funded until March 2028\./],
    ['Hybrid working, with three days in our Leeds office.', / is hybrid, with three days in our Leeds office\./],
    ['Working language English and German.', /The working languages are English and German\./],
    [
      'A permanent, full-time post of 39 hours a week, on site in Hull.',
      /(?:This is|It[’']s|It is) a permanent, full-time post/,
    ],
    ['Two Sundays a month.', / work two Sundays a month\./],
    ['Every Friday off, all year.', / have every Friday off, all year\./],
    ['First shift, 6 a.m. to 2:30 p.m.', / work first shift, 6 a\.m\. to 2:30 p\.m\./],
    ['Three nights a week, 8pm to 8am, in a home for 28 people.', / three nights a week, 8pm to 8am, in a home/],
    ['Based at our Ormeau Road kitchen.', / based at our Ormeau Road kitchen\./],
    [
      'Rotation through bread, cakes and the counter.',
      /(?:xpect|brings) rotation through bread, cakes and the counter\./,
    ],
    ['Walked and driven inspections of the roads in the north.', /xpect walked and driven inspections of the roads/],
    ['Late shift from 2pm to 10.30pm, Monday to Friday.', / work a late shift from 2pm to 10\.30pm, Monday to Friday\./],
    ['Three-shift pattern on two packing lines.', / work a three-shift pattern on two packing lines\./],
    ['You and one porter in a hotel of 112 rooms.', /You work with one porter in a hotel of 112 rooms\./],
    ['A cross-dock with 44 doors.', / work in a cross-dock with 44 doors\./],
  ])('whatever stands behind it: %s', (description, said) => {
    const text = intro(description);
    expect(text).toMatch(said);
    const note = description.slice(0, -1).replace(/[.]/g, '\\.');
    expect(text).not.toMatch(new RegExp(`(?:^|[.?!] )${note}\\.`, 'm'));
  });
  it.each([
    ['Deputy to the curator.', /expect|work deputy/i],
    ['Maternity cover for Anna.', /expect/i],
    ['Full-time driver on the city routes.', /(?:is|work) full-time driver/i],
    ['Permanent role in a small team.', /(?:is|work) permanent role/i],
    ['Weekend nights paid at double time.', /work weekend nights paid/i],
    ['Central Leeds, near the station.', /expect/i],
    ['CFO reporting to CEO, board of 13.', /expect/i],
    ['Notice period up to 60 days OK.', /expect/i],
    ['Plan dykes and basins between Bonn and Cologne.', /can expect|Expect plan/],
  ])('but nobody expects or works what is no time: %s', (description, wrong) => {
    expect(intro(description)).not.toMatch(wrong);
  });
  it('and what is none stays a note', () => {
    expect(intro('5 over 7, no late finishes (we shut the counter at 6).')).toMatch(/5 over 7, no late finishes/i);
  });
});

describe('a refresh', () => {
  it('keeps the length where the facts carry it', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Baker', salaryFrom: 26000, salaryTo: 28000 },
      {
        proposition: 'You choose the loaf of the week.',
        description: 'Permanent, 39 hours. Small team, 6 in kitchen. Start in May.',
        responsibilitiesRole: 'bake bread, order flour, train one commis, keep the ovens clean, plan the week',
        supportingEvidence: 'We sold 40,000 loaves in 2025',
      },
    );
    const first = writeStep(input, 2, { ...options[2], outputLengthType: 'medium', noOfLine: 3 });
    const again = writeStep(input, 2, { ...options[2], outputLengthType: 'medium', noOfLine: 3 }, { iteration: 1 });
    const before = first.items.map(itemBody);
    for (const body of again.items.map(itemBody)) {
      expect(body.split(/\s+/).length).toBeGreaterThanOrEqual(45);
      expect(before).not.toContain(body);
    }
  });
});

describe('rows of a form in the description', () => {
  const said = (description: string): string[] =>
    buildLedger(briefOf({ jobTitle: 'Baker' }, { description }).input, false)
      .sentences.filter(({ fact }) => fact.kind === 'description')
      .map(({ statement }) => statement.text);
  it.each([
    ['Team: 6 engineers', ['6 engineers (team)']],
    ['Dress code: smart casual', ['Smart casual (dress code)']],
    ['Permanent, hybrid: two days a week in the office', ['Hybrid, two days a week in the office']],
    ['Four tens: every weekend is three days long', ['Four tens: every weekend is three days long']],
  ])('%s', (raw, texts) => {
    expect(said(raw)).toEqual(texts);
  });
  it('keeps both ends of the hours', () => {
    const { slots } = buildLedger(briefOf({}, { description: '30 to 39 hours a week' }).input, false);
    expect(slots.hours?.text).toBe('30 to 39 hours a week');
    const either = buildLedger(briefOf({}, { description: '30 or 37.5 hrs pw' }).input, false);
    expect(either.slots.hours?.text).toBe('30 or 37.5 hours a week');
  });
});
