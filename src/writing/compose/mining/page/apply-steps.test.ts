import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { applySteps, referenceOf } from './apply-steps.ts';

describe('what a job description tells applicants to do', () => {
  it.each([
    [
      'Closing date: 14 November 2025. Questions to Maureen Doyle, Registered Manager, on 01434 555 0172.',
      ['Apply by 14 November 2025', 'For questions, call Maureen Doyle on 01434 555 0172'],
    ],
    [
      'Applications close 5 pm Friday 21 November 2025. Contact Priya Nair on 03 5555 0148.',
      ['Apply by 5pm on Friday 21 November 2025', 'Contact Priya Nair on 03 5555 0148'],
    ],
    ['Closing date: midnight on Sunday 30 November 2025', ['Apply by midnight on Sunday 30 November 2025']],
    [
      'For an informal chat ring Sal Pomeroy,\nDevelopment Manager, on 01822 555 274.',
      ['For an informal chat, ring Sal Pomeroy, Development Manager, on 01822 555 274'],
    ],
    [
      'To apply, ring Jane Holroyd, Clinical Lead, on 01423 555 771 or send your CV to jane@fernleigh.example.',
      ['Ring Jane Holroyd, Clinical Lead, on 01423 555 771 or send your CV to jane@fernleigh.example'],
    ],
    [
      'Completed application forms to office@beckside.example by noon on Friday 21 May.',
      ['Send your application form to office@beckside.example by noon on Friday 21 May'],
    ],
    [
      'Visits to the school are welcome: please ring the office on 01274 555 0163.',
      ['To visit, ring the office on 01274 555 0163'],
    ],
    ['ring Karen in the office 01282 555 640', ['Ring Karen in the office on 01282 555 640']],
    [
      'Send us a few lines about yourself, no CV needed - hello@marram.example',
      ['Send us a few lines about yourself to hello@marram.example, no CV needed'],
    ],
    ['Apply by 3 December with a CV and covering letter.', ['Apply by 3 December with a CV and covering letter']],
    [
      "To apply, send your CV and one campaign you're proud of to careers@kesari.example",
      ["Send your CV and one campaign you're proud of to careers@kesari.example"],
    ],
    ['text PICK to 60555 or walk in tues 10-2', ['Text PICK to 60555 or walk in on Tuesdays 10 to 2']],
    ['For an informal chat, call Ann Reed on 01539 555 014.', ['For an informal chat, call Ann Reed on 01539 555 014']],
    // What stands behind "to apply" is done by who applies, whatever it is.
    [
      'To apply, bring a resume to the service desk or use the form on our website.',
      ['Bring a resume to the service desk or use the form on our website'],
    ],
    ['Apply: hand your CV to the head chef after 3pm.', ['Hand your CV to the head chef after 3pm']],
    ['To apply, ask at the counter for Moira.', ['Ask at the counter for Moira']],
    ['How to apply: fill in the card in the shop window', ['Fill in the card in the shop window']],
    [
      'To apply for this post, complete the form at reception. References are taken up.',
      ['Complete the form at reception'],
    ],
    [
      'To apply, record a two-minute video on how you would teach fractions.',
      ['Record a two-minute video on how you would teach fractions'],
    ],
    ['Apply - leave your name with the yard office', ['Leave your name with the yard office']],
    ['To apply, bring two plates of food that you cooked', ['Bring two plates of food that you cooked']],
    ['To apply, you must hold a licence', []],
    ['To apply, have your papers ready', []],
    ['Bring a resume to the service desk', []],
    ['Apply paint to the hull', []],
    ['Apply undercoat, gloss and varnish', []],
    ['Reports any incident to the line manager on ext 4521', []],
    ['Call customers on 0800 555 0100 to arrange deliveries', []],
    ['Send invoices to accounts@firm.example', []],
  ])('%s', (text, steps) => {
    expect(applySteps(text)).toEqual(steps);
  });
});

it.each([
  ['Reference SAS25/118. The University is unable to sponsor a visa.', 'SAS25/118'],
  ['JOB REF:        FE-OWT-0117   (please quote)', 'FE-OWT-0117'],
  ['References will be taken up', null],
])('the reference of a vacancy: %s', (text, reference) => {
  expect(referenceOf(text)).toBe(reference);
});

it.each([
  ['To apply, bring a resume to the service desk or use the form on our website, whichever you find easier.'],
  ['Apply: hand your CV to the head chef after 3pm.'],
  ['How to apply: fill in the card in the shop window'],
])('is no task: %s', (line) => {
  const { duties } = mineJobDescription(
    `Key duties\n- Serve customers\n- Stack shelves\n\n${line}`,
    '',
    'Shop assistant',
  );
  expect(duties.map(({ text }) => text)).toEqual(['serve customers', 'stack shelves']);
});
