import { files } from '#domain/limits.ts';

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const SEGMENTS = 3;

/** Whether a key is one that the server makes: `<company>/<folder>/<name>`, with nothing in it that could lead elsewhere. */
export const isKey = (key: string): boolean => {
  const segments = key.split('/');
  return key.length <= files.nameMax && segments.length === SEGMENTS && segments.every((part) => SEGMENT.test(part));
};

/** @throws {Error} for a key that the server does not make. */
export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`Not a key of the file store: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
};

/** @throws {Error} for a size that no uploaded file may have. */
export const checkSize = (size: number): number => {
  if (!Number.isInteger(size) || size < 0 || size > files.maxBytes) throw new Error(`Not a size of a file: ${size}`);
  return size;
};

/** The header that makes a browser save a file under its name (RFC 6266), whatever letters are in it. */
export const dispositionOf = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%/]/g, '_').slice(0, files.nameMax);
  const encoded = encodeURIComponent(name.toWellFormed().slice(0, files.nameMax)).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
