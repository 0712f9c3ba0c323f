import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const mined = (lines: string) =>
  mineJobDescription(
    `Duties\n- Clean the pool\n- Test the water\n- Help swimmers\n\nYou should have\n${lines}`,
    '',
    '',
  );
const asked = (lines: string): string[] => mined(lines).person.map(({ kind, text }) => `${kind} ${text}`);

describe('who is over somebody, among what is asked of people', () => {
  it.each([
    ['You will report to the Head of Care.', 'Head of Care'],
    ['Reports to the shift manager', 'shift manager'],
    ['Reporting to the Finance Director', 'Finance Director'],
    ["You'll answer to the Head Chef", 'Head Chef'],
    ['Line manager: Head of Estates', 'Head of Estates'],
    ['You report directly to the site supervisor', 'site supervisor'],
    ['The postholder reports to the Practice Manager', 'Practice Manager'],
    ['Your line manager is the Ward Sister', 'Ward Sister'],
    ['Accountable to the Ward Sister', 'Ward Sister'],
  ])('%s is a reporting line and no requirement', (line, to) => {
    for (const mark of ['- ', '']) {
      const { values } = mined(`- A lifeguard certificate\n${mark}${line}`);
      expect(asked(`- A lifeguard certificate\n${mark}${line}`)).toEqual(['have a lifeguard certificate']);
      expect(values).toContainEqual(expect.objectContaining({ value: to }));
    }
    expect(readPerson(line)).toBeNull();
  });
  it('but reporting to the board is an ability where somebody has to be able to', () => {
    expect(asked('- A lifeguard certificate\n- Able to report to the board')).toContain('can report to the board');
  });
});

describe('a row of one deed', () => {
  it.each([
    ['Ability to guide tutors, parents and pupils', 'guide tutors, parents and pupils'],
    ['Proven ability to motivate sellers, buyers and agents', 'motivate sellers, buyers and agents'],
    ['Willingness to learn, share and teach', 'willing to learn, share and teach'],
    ['Capacity to advise farmers, growers and shops', 'advise farmers, growers and shops'],
  ])('%s stays whole', (line, text) => {
    expect(mined(`- A lifeguard certificate\n- ${line}`).person.map((fact) => fact.text)).toContain(text);
  });
});

describe('a list whose marks are all in one line', () => {
  it('is parted', () => {
    expect(asked('GED - forklift card - 2 years in a warehouse - types 35 wpm -able to stand for 10 hrs')).toEqual([
      'have GED',
      'have a forklift card',
      'have 2 years’ experience in a warehouse',
      'can type at 35 wpm',
      'be able to stand for 10 hours',
    ]);
  });
});

describe('languages and programs behind another requirement', () => {
  it.each([
    ['knowledge of BS 5839, spoken Welsh and English', ['knowledge of BS 5839', 'spoken Welsh and English']],
    ['experience of payroll, French and German', ['experience of payroll', 'French and German']],
    ['experience of teaching French, German and Spanish', ['experience of teaching French, German and Spanish']],
    ['experience in sales, marketing or PR', ['experience in sales, marketing or PR']],
    ['two years in a nursery, Famly, first aid and CPR', ['two years in a nursery', 'know Famly', 'first aid and CPR']],
  ])('%s', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
});

describe('plain lines that were taken for something else', () => {
  it.each([
    ['knowledge of IS 800', 'have knowledge of IS 800'],
    ['physical fitness', 'have physical fitness'],
    ['physical strength', 'have physical strength'],
    ['emotional resilience', 'be emotionally resilient'],
    ['45 wpm', 'can type at 45 wpm'],
    ['types 50 words a minute', 'can type at 50 words a minute'],
    ['general nursing degree', 'have a general nursing degree'],
    ['experience of wheelchair prescription', 'have experience of wheelchair prescription'],
    ['experience of vehicle inspection', 'have experience of vehicle inspection'],
    ['good understanding of land assessment', 'have a good understanding of land assessment'],
    ['good understanding of financial modelling', 'have a good understanding of financial modelling'],
    ['physical fitness and willingness to work nights', 'have physical fitness and the willingness to work nights'],
    ['mental resilience and the ability to lead a crew', 'have mental resilience and the ability to lead a crew'],
    ['good hand skills: filing, sawing and fitting', 'have good hand skills (filing, sawing and fitting)'],
    ['has first aid training or is willing to do it', 'have first aid training or the willingness to train'],
  ])('%s', (typed, text) => {
    const read = readPerson(typed);
    expect(`${read?.kind ?? ''} ${read?.text ?? ''}`).toBe(text);
  });
  it.each(['physical demands', 'general requirements', 'other duties'])('%s is the name of a list', (typed) => {
    expect(readPerson(typed)).toBeNull();
  });
});

describe('a list under what the employer would like', () => {
  it.each(['We would like you to have', "We'd like you to bring:", 'We would like you to have:'])('%s', (heading) => {
    expect(
      mineJobDescription(
        `Duties\n- Dispense medicines\n- Feed the cats\n\n${heading}\n- RVN status\n- Good clinical skills: charting and bandaging\n- Own transport, as the branch has no bus`,
        '',
        '',
      ).person.map(({ text, desirable }) => [text, desirable]),
    ).toEqual([
      ['RVN status', false],
      ['good clinical skills (charting and bandaging)', false],
      ['your own transport, as the branch has no bus', false],
    ]);
  });
});
