import { describe, expect, it } from 'vitest';
import { findPhotoFault, photoKey } from './photo.ts';

describe('findPhotoFault', () => {
  it.each([
    ['me.jpg', 10, undefined],
    ['me.JPEG', 10, undefined],
    ['me.png', 10 * 1024 * 1024, undefined],
    ['me.png', 10 * 1024 * 1024 + 1, 'Maximum File size limit is 10MB'],
    ['me.gif', 10, 'Image is not valid'],
    ['me.svg', 10, 'Image is not valid'],
    ['me', 10, 'Image is not valid'],
    ['me.png', 0, 'Image is not valid'],
  ])('%s of %d bytes: %s', (name, size, fault) => expect(findPhotoFault({ name, size })).toBe(fault));
});

describe('photoKey', () => {
  it.each([
    ['Me at work.JPG', 'Me_at_work_1700000000000.jpg'],
    [' ../../etc/passwd%2f.png', '______etc_passwd_2f_1700000000000.png'],
    ['.png', 'photo_1700000000000.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}_1700000000000.png`],
  ])('%s', (name, key) => expect(photoKey(name, 1_700_000_000_000)).toBe(key));
});
