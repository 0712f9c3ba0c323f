import { describe, expect, it } from 'vitest';
import { displayTitle } from './title.ts';
import { withoutForeignTerms } from './title-terms.ts';

describe('terms in another language beside the name of a job', () => {
  it.each([
    ['Print Finisher (gn) in Teilzeit, Mainz', 'Print Finisher'],
    ['Print Finisher in Vollzeit', 'Print Finisher'],
    ['Print Finisher Vollzeit/Teilzeit', 'Print Finisher'],
    ['Nurse (gn) ab sofort', 'Nurse'],
    ['Welder befristet', 'Welder'],
    ['Driver zur Aushilfe', 'Driver'],
    ['Cleaner auf Minijob-Basis', 'Cleaner'],
    ['Developer CDI', 'Developer'],
    ['Developer (CDI/CDD)', 'Developer'],
    ['Chef a tempo pieno', 'Chef'],
    ['Baker, unbefristet', 'Baker'],
    ['Cook in Voll- oder Teilzeit', 'Cook'],
    ['Teacher à temps partiel', 'Teacher'],
    ['Engineer (all genders) Vollzeit ab sofort', 'Engineer'],
    ['Waiter 520-Euro-Basis', 'Waiter'],
    ['Sales Manager m/w/x gesucht', 'Sales Manager'],
    ['Warehouse Operative (w/m/d) 100%', 'Warehouse Operative'],
    ['Nurse jornada completa', 'Nurse'],
    ['Driver voltijd', 'Driver'],
    ['Driver für 30 Stunden', 'Driver'],
    ['Chef zum nächstmöglichen Zeitpunkt', 'Chef'],
    ['Technician Schichtdienst', 'Technician'],
  ])('go: %s', (typed, name) => expect(displayTitle(typed, null)?.text).toBe(name));
  it.each([
    'Chef de Partie',
    'Stage Manager',
    'Temp Nurse',
    'Direct Sales Manager',
    'CDI Nurse',
    'Full-time Driver',
    'Werkstudent Marketing',
    'Gesucht',
  ])('are none: %s', (typed) => expect(withoutForeignTerms(typed)).toBe(typed));
});
