import { array, assert, property, string, uuid } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEntryNames, documentName, safeStem } from './file-names.ts';

const bytes = (name: string): number => new TextEncoder().encode(name).length;

describe('names of exported files', () => {
  it('is jobTitle.docx', () => expect(documentName('Nurse')).toBe('Nurse.docx'));

  it('adds the first four characters of the id in an archive', () => {
    const nameOf = createEntryNames();
    expect(nameOf({ id: '1a2b3c4d', jobTitle: 'Nurse' })).toBe('Nurse1a2b.docx');
    expect(nameOf({ id: '1a2b9999', jobTitle: 'nurse' })).toBe('nurse1a2b (2).docx');
    expect(nameOf({ id: '1A2B9999', jobTitle: 'NURSE' })).toBe('NURSE1A2B (3).docx');
  });

  it.each([
    ['../../etc/passwd', '-..-etc-passwd'],
    ['A/B\\C:D*E?F"G<H>I|J', 'A-B-C-D-E-F-G-H-I-J'],
    ['CON', '_CON'],
    ['lpt1.report', '_lpt1.report'],
    ['   ', 'Job advert'],
    ['...', 'Job advert'],
    ['Nurse \u202excod.exe', 'Nurse -xcod.exe'],
    ['Nurse\u{1f468}', 'Nurse\u{1f468}'],
  ])('makes %j safe', (title, stem) => expect(safeStem(title)).toBe(stem));

  it('cuts 256 characters of emoji between two of them', () => {
    const name = documentName('\u{1f9e6}'.repeat(128));
    expect(bytes(name)).toBeLessThanOrEqual(255);
    expect(name.isWellFormed()).toBe(true);
  });

  it('is safe and unlike all others whatever the titles are', () => {
    assert(
      property(array(string({ unit: 'binary', maxLength: 256 }), { maxLength: 30 }), uuid(), (titles, id) => {
        const nameOf = createEntryNames();
        const names = [...titles, ...titles.map((title) => title.toUpperCase())].map((jobTitle) =>
          nameOf({ id, jobTitle }),
        );
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of names) {
          expect(name).not.toMatch(/[<>:"/\\|?*\u0000-\u001f]/);
          expect(name).toMatch(/^[^.\s].*\.docx$/su);
          expect(bytes(name)).toBeLessThanOrEqual(255);
          expect(name.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
