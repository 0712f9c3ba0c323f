import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileKey } from '#contract/values.ts';
import { findFileFault, typeOf, uploadKey } from './upload.ts';

const mb = 1024 * 1024;

describe('job description files', () => {
  it.each([
    ['jd.pdf', mb, undefined],
    ['JD.DOCX', 10 * mb, undefined],
    ['jd.pdf', 10 * mb + 1, 'Maximum File size limit is 10MB'],
    ['jd.png', mb, 'Please upload valid file'],
    ['pdf', mb, 'Please upload valid file'],
    ['jd.pdf', 0, 'Please upload valid file'],
    [
      'jd.doc',
      mb,
      "Please upload valid file. Older Word files (doc) can't be read. Save it as docx or PDF and try again.",
    ],
  ])('%s of %i bytes: %s', (name, size, fault) => expect(findFileFault({ name, size })).toBe(fault));

  it('knows the type by the ending', () => {
    expect(typeOf('a.b.PDF')).toBe('application/pdf');
    expect(typeOf('a.txt')).toBeUndefined();
  });

  it('makes the key of the specification', () => {
    expect(uploadKey(' Offshore Wind  Technician .pdf', 17)).toBe('job-descriptions/Offshore_Wind_Technician_17.pdf');
    expect(uploadKey('.pdf', 17)).toBe('job-descriptions/file_17.pdf');
  });

  it('makes keys that the contract accepts, whatever the file is called', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 400 }), integer({ min: 0 }), (name, at) => {
        expect(fileKey.safeParse(uploadKey(`${name.toWellFormed()}.pdf`, at)).success).toBe(true);
      }),
    );
  });
});
