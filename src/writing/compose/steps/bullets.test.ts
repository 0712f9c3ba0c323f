import { describe, expect, it } from 'vitest';
import { itemBody, writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';
import type { StepOptions } from '../types.ts';

const input = (skills: string) =>
  makeInput({
    advert: { jobTitle: 'Care Worker', location: 'Cork', country: 'Ireland' },
    guidelines: { companyName: 'Tigín' },
    brief: { responsibilitiesRole: 'Write daily logs, help with homework, drive to school', skills },
  });
const options: StepOptions = { outputType: 'bullet', outputLengthType: 'medium', noOfLine: 2 };

describe('bullets of the person', () => {
  it.each([
    ['two things to have', 'CORU registration, full clean driving licence'],
    ['one of each', 'CORU registration, calm under pressure, can type at 45 words a minute'],
    ['one thing and one skill', 'accuracy with figures, able to type at 45 words a minute'],
    ['names that no sentence takes', 'first aid at work, ADR, digi tacho card'],
  ])('are there for %s', (_, skills) => {
    const { items, notes } = writeStep(input(skills), 4, options);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items)
      expect(
        itemBody(item)
          .split('\n')
          .filter((row) => row.startsWith('• ')).length,
        itemBody(item),
      ).toBeGreaterThan(1);
    expect(notes.join()).not.toContain('Bullets need');
  });
});

describe('what goes on with something', () => {
  it('comes after something of its kind, or not at all', () => {
    for (const skills of ['SQL, accuracy with figures', 'Safe Pass', 'good typing speed, Outlook, phone manner'])
      for (let seed = 0; seed < 12; seed += 1)
        for (const item of writeStep(input(skills), 4, { noOfLine: 3 }, { seed }).items) {
          const sentences = itemBody(item).split(/(?<=[.?])\s+/);
          const first = sentences.findIndex((sentence) =>
            /SQL|accuracy|Safe Pass|typing|Outlook|phone manner/.test(sentence),
          );
          expect(sentences[first] ?? '', itemBody(item)).not.toMatch(/\balso\b|^Something else|^What else/i);
        }
  });
});

describe('what is only wished for', () => {
  it('is no must, whatever the skills say', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const { items } = writeStep(
        input('ITIL Foundation, clear English, patience'),
        4,
        { noOfLine: 3, imperatives: [{ id: '1', value: 'Say that ITIL is preferred' }] },
        { seed },
      );
      for (const item of items)
        for (const sentence of itemBody(item).split(/(?<=[.?])\s+/))
          if (/ITIL Foundation/.test(sentence))
            expect(sentence).toMatch(/help|essential|useful|like|better|welcome|if you/i);
    }
  });
  it.each(['supply chain', 'customer journey', 'sales pipeline', 'colour vision test'])(
    'and "%s" is nothing that somebody has',
    (skill) => {
      for (let seed = 0; seed < 6; seed += 1)
        for (const item of writeStep(input(`${skill}, lean`), 4, { noOfLine: 2 }, { seed }).items)
          expect(itemBody(item)).not.toMatch(new RegExp(`\\b(?:have|bring|with) an? ${skill}`));
    },
  );
});

describe('a reward without a statement', () => {
  it.each([
    ['Festive bonus', 'estive bonus'],
    ['Exam day off', 'xam day off'],
    ['Van', 'van'],
    ['401(k)', '401(k)'],
  ])('%s is named, with its article', (title, said) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const given = makeInput({
        advert: { jobTitle: 'Care Worker', location: 'Cork', country: 'Ireland' },
        guidelines: { companyName: 'Tigín', rewards: [{ id: '1', title, statement: null }] },
      });
      const { items } = writeStep(given, 5, { selectedBenefits: [title] }, { seed });
      const text = items.map(itemBody).join();
      expect(text).toContain(said);
      if (!title.startsWith('4')) expect(text).toMatch(new RegExp(`\\b[Aa]n? \\w*${said.slice(1, 4)}`));
    }
  });
});

describe('what an imperative asks for', () => {
  it.each([
    ['Own boots and a van are required', 'your own boots and a van', 'own boots and a van'],
    ['Sunday rota is not negotiable', 'able to work the Sunday rota from May to September', 'Sunday rota'],
  ])('%s: is no bullet as well', (value, skills, said) => {
    for (let seed = 0; seed < 6; seed += 1)
      for (const item of writeStep(
        input(
          `${skills}, CORU registration, calm under pressure, can type at 45 words a minute, a full driving licence`,
        ),
        4,
        { ...options, imperatives: [{ id: '1', value }] },
        { seed },
      ).items) {
        const bullets = itemBody(item)
          .split('\n')
          .filter((row) => row.startsWith('• '))
          .join(' ');
        expect(bullets).not.toContain(said);
      }
  });
});

describe('what is asked for twice', () => {
  it('is one bullet, and programs share their verb', () => {
    const twice = {
      ...makeInput({
        advert: { jobTitle: 'Care Worker', location: 'Cork', country: 'Ireland' },
        guidelines: { companyName: 'Tigín' },
        brief: {
          responsibilitiesRole: 'Write daily logs, help with homework, drive to school',
          skills: '2 years in a bakery, Python or Go, AWS (Lambda, ECS), calm under pressure, able to type fast',
        },
      }),
      jobDescription: {
        text: 'Requirements\n- At least 2 years working in a bakery or kitchen\n- Full driving licence\n- Good with numbers\n',
        matches: true,
      },
    };
    for (let seed = 0; seed < 8; seed += 1)
      for (const item of writeStep(twice, 4, { ...options, useJobDescription: true }, { seed }).items) {
        const bullets = itemBody(item)
          .split('\n')
          .filter((row) => row.startsWith('• '));
        expect(bullets.join(' ').match(/bakery/g)?.length ?? 0, bullets.join(' ')).toBeLessThan(2);
        for (const bullet of bullets) expect(bullet.match(/\bknow\b/g)?.length ?? 0).toBeLessThan(2);
      }
  });
});

describe('bullets that there is nothing for', () => {
  it('are told as missing in a batch that has fewer texts as well', () => {
    const sparse = makeInput({ advert: { jobTitle: 'Receptionist' }, guidelines: { companyName: 'Tindle' } });
    const { items, notes } = writeStep(sparse, 3, { ...options, noOfLine: 3 });
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThan(3);
    expect(notes.some((note) => note.startsWith('Bullets need two tasks or more'))).toBe(true);
  });
});

describe('bullets of tasks that are only named', () => {
  it.each([
    ['Roofer', 'slating, leadwork, repairs', ['Slating.', 'Leadwork.', 'Carrying out repairs.']],
    ['Hydrologist', 'Rainfall-runoff modelling, field gauging', ['Rainfall-runoff modelling.', 'Field gauging.']],
    ['Tailor', 'alterations, pattern cutting', ['Pattern cutting.']],
    ['Groom', 'mane pulling, hoof care', ['Hoof care.']],
    ['Baker', 'laminating, night baking', ['Night baking.']],
  ])('%s: %s', (jobTitle, responsibilitiesRole, bullets) => {
    const brief = makeInput({
      advert: { jobTitle },
      guidelines: { companyName: 'Tindle' },
      brief: { responsibilitiesRole },
    });
    const { items, notes } = writeStep(brief, 3, { ...options, noOfLine: 1 });
    const body = items.map(itemBody).join('\n');
    for (const bullet of bullets) expect(body).toContain(`• ${bullet}`);
    expect(notes.some((note) => note.startsWith('Bullets need'))).toBe(false);
  });
});
