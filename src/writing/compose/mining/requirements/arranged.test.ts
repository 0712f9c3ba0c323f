import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('what whoever hires arranges, pays for or teaches', () => {
  it.each([
    ['PVG scheme membership, which we arrange', 'PVG scheme membership, which we arrange'],
    ['PVG scheme membership (we sort it)', 'PVG scheme membership, which we arrange'],
    ['Enhanced DBS, we pay', 'an enhanced DBS check, which we pay for'],
    ['Enhanced DBS paid by us', 'an enhanced DBS check, which we pay for'],
    ['Enhanced DBS check (paid for by us)', 'an enhanced DBS check, which we pay for'],
    ["SIA licence - we'll pay for it", 'an SIA licence, which we pay for'],
    ['Safe Pass, we pay for the course', 'a Safe Pass card (we pay for the course)'],
    ['Forklift licence (training given)', 'a forklift licence (training is given)'],
    ['Forklift licence, we train you for it', 'a forklift licence (we train you for it)'],
    [
      'Basic Life Support certificate (can be completed after joining)',
      'a Basic Life Support certificate, which can be completed after joining',
    ],
    ['Manual handling cert (provided)', 'a manual handling certificate, which we provide'],
    ["CSCS card or we'll put you through it", "a CSCS card, or we'll put you through it"],
    ['Right to work in the UK, sponsorship available', 'the right to work in the UK (sponsorship is available)'],
  ])('%s is needed, and nobody has it', (line, text) => {
    expect(readPerson(line)).toMatchObject({ kind: 'have', text, arranged: true, desirable: false });
  });
  it.each([
    'Own tools (van and phone supplied)',
    'Blue card, which we call the badge',
    'Clean driving licence',
    'OSHA 10 card is a plus, we pay for the class',
    'Mountain First Aid - will train',
  ])('%s is had or wished for', (line) => {
    expect(readPerson(line)?.arranged).toBeUndefined();
  });
});

describe('who has a paper, or will soon', () => {
  it.each([
    [
      'GDC registration (or due to qualify by summer 2026)',
      'do',
      'have GDC registration or are due to qualify by summer 2026',
    ],
    ['GDC registered or due to qualify this summer', 'be', 'GDC registered or due to qualify this summer'],
    [
      'NMC registration, or in the process of registering',
      'do',
      'have NMC registration or are in the process of registering',
    ],
    ['CPA or sitting the final exams', 'be', 'a CPA or sitting the final exams'],
    [
      'Full driving licence (or due to pass your test)',
      'do',
      'have a full driving licence or are due to pass your test',
    ],
    ['NMC pin or due to qualify by Sept', 'do', 'have an NMC pin or are due to qualify by September'],
  ])('%s', (line, kind, text) => {
    expect(readPerson(line)).toMatchObject({ kind, text });
  });
});
