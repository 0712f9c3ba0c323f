import { createHash } from 'node:crypto';

/**
 * A UUID made from a name (RFC 9562, version 8): the same demo thing has the same id in every installation, so that a
 * second seeding finds what the first one made.
 */
export const idOf = (...name: readonly (string | number)[]): string => {
  const bytes = createHash('sha256')
    .update(['hirewright demo', ...name].join('\0'))
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
