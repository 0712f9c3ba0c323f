import { describe, expect, it } from 'vitest';
import { fuller } from './fuller-requirement.ts';
import { asksSame } from './same-requirement.ts';

describe('one place on one register', () => {
  it.each([
    ['RVN status', 'a qualified veterinary nurse on the RCVS register'],
    ['RVN status', 'a qualified nurse on the RCVS register'],
    ['a registered nurse', 'NMC registration'],
    ['RGN', 'registered with the NMC'],
    ['a current RN licence', 'a registered nurse'],
    ['NMBI registration', 'a general nurse on the register of the Nursing and Midwifery Board'],
    ['a registered pharmacist', 'GPhC registration'],
    ['an HCPC-registered physiotherapist', 'registration with the HCPC'],
    ['GDC registration', 'a registered dental nurse'],
    ['QTS', 'a registered teacher with QTS'],
    ['a registered social worker', 'registered with Social Work England'],
  ])('%s: %s', (brief, description) => {
    expect(asksSame(brief, description)).toBe(true);
    expect(asksSame(description, brief)).toBe(true);
  });
  it.each([
    ['a registered nurse', 'two years’ experience as a registered nurse'],
    ['NMC registration', 'GMC registration'],
    ['a registered nurse', 'a registered midwife'],
    ['a registered nurse', 'IV certification'],
    ['HCPC registration', 'membership of the RCOT'],
    ['RVN status', 'a driving licence'],
    ['GDC registration', 'a radiography certificate'],
  ])('are two: %s, %s', (brief, description) => {
    expect(asksSame(brief, description)).toBe(false);
  });
});

describe('one trade that is learnt', () => {
  it.each([
    [
      'a completed apprenticeship as a fitter',
      'vocational training as an Industriemechaniker or similar',
      'a completed apprenticeship as a fitter or similar',
    ],
    ['an apprenticeship as a joiner', 'completed vocational training as a Schreiner', 'an apprenticeship as a joiner'],
    [
      'training as a tiler or roofer',
      'completed vocational training as a tiler, roofer or similar',
      'completed vocational training as a tiler, roofer or similar',
    ],
    ['training as a chef', 'an apprenticeship as a cook or comparable', 'training as a chef or similar'],
    ['a qualified plumber', 'a completed apprenticeship as a plumber', 'a qualified plumber'],
  ])('%s: %s', (brief, description, said) => {
    expect(asksSame(brief, description)).toBe(true);
    expect(fuller(brief, description)).toBe(said);
  });
  it.each([
    ['an apprenticeship as a joiner', 'training as a first aider'],
    ['an apprenticeship as a joiner', 'an apprenticeship as a roofer'],
    ['a qualified plumber', 'an apprenticeship as a roofer'],
  ])('are two: %s, %s', (brief, description) => {
    expect(asksSame(brief, description)).toBe(false);
  });
});
