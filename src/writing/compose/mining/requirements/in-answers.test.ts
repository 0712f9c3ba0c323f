import { describe, expect, it } from 'vitest';
import { inColons } from './in-answers.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const wishes = (text: string): boolean[] => splitRequirements(text).map((part) => readPerson(part)?.desirable ?? false);

describe('questions say the force of their answers', () => {
  it.each([
    ['What must you have? German at B2. What helps? Welding experience, a bicycle.', [false, true, true]],
    [
      'What do you need? A forklift licence. Two years in a warehouse. What would help? French, a moped.',
      [false, false, true, true],
    ],
    ['Must haves? CSCS card. Own tools. Nice to haves? IPAF, a van.', [false, false, true, true]],
    ['What do we expect? Punctuality, a B licence. What would be nice? Experience with solar.', [false, false, true]],
    [
      'Q: Must haves? A: 3 yrs lost-time claims, good phone manner. Q: Nice? A: AIC, bilingual.',
      [false, false, true, true],
    ],
    ['Skills? SQL, Tableau. Degree? Not needed.', [false, false]],
    ['Are you registered with CORU? Do you hold a full licence?', [false, false]],
  ])('%s', (text, forces) => expect(wishes(text)).toEqual(forces));
  it('a question to the reader is what is asked of them', () =>
    expect(splitRequirements('Do you know Excel inside out? Have you closed a month end alone?')).toEqual([
      'You know Excel inside out',
      'You have closed a month end alone.',
    ]));
});

describe('forces in other signs, and labels that end them', () => {
  it.each([
    ['Essential - HGV Class 2, CPC. Desirable - HIAB, ADR', [false, false, true, true]],
    ['5 yrs in construction NICE TO HAVES: temporary works, IEMA', [false, true, true]],
    ['Experience (essential): commercial kitchens. Experience (desirable): banqueting', [false, true]],
    ['Must: fluent English. Plus: Dutch. Tools: Excel, any CRM', [false, true, false, false]],
    [
      'Required: HGV class 1. Nice to have: ADR, HIAB. Languages: English, some Polish',
      [false, true, true, false, false],
    ],
    ['Desirable:\nQualifications: HNC\nExperience: banqueting', [true, true]],
  ])('%s', (text, forces) => expect(wishes(text)).toEqual(forces));
  it.each([
    'Driving licence - desirable',
    'Polish, Romanian or Bulgarian',
    'A head for heights (training given)',
    'Experience: two years in a kitchen',
  ])('nothing is changed: %s', (text) => expect(inColons(text)).toBe(text));
});
