// @ts-check
/**
 * The process that parses an uploaded job description. It is plain JavaScript because it is started as a file of its
 * own, from the sources as from the build. It reads one line of JSON ({ kind, limits }) and the file from standard input,
 * and answers with one line of JSON: { text } or { reason }. Whoever starts it ends it when it takes too long or too much.
 */
import { inflateRawSync } from 'node:zlib';

/** @typedef {{ unpackedMaxBytes: number, archiveEntriesMax: number, extractedTextMax: number }} Limits */

/** A reason why the file gives no text. */
class Refusal extends Error {}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PDF = 'application/pdf';
/** Letters below which a document counts as one without text, such as a scan with a page number. */
const LETTERS_LEAST = 20;
/** pdf.js looks this far for a header; mail programs put lines before it. */
const PDF_HEADER_WITHIN = 1024;

/** @param {Buffer} file */
const findEndRecord = (file) => {
  const least = Math.max(0, file.length - 22 - 0xffff);
  for (let at = file.length - 22; at >= least; at -= 1) if (file.readUInt32LE(at) === 0x06054b50) return at;
  throw new Refusal('damaged');
};

/**
 * Unpacks every entry of an archive once, within the limits, whatever sizes it claims. Without this an archive of a few
 * kilobytes could cost the parser gigabytes.
 * @param {Buffer} file @param {Limits} limits
 * @returns {Set<string>} the names of the entries.
 */
const checkArchive = (file, limits) => {
  const end = findEndRecord(file);
  const entries = file.readUInt16LE(end + 10);
  if (entries > limits.archiveEntriesMax) throw new Refusal('too-large');
  let at = file.readUInt32LE(end + 16);
  let left = limits.unpackedMaxBytes;
  const names = new Set();
  for (let entry = 0; entry < entries; entry += 1) {
    if (file.readUInt32LE(at) !== 0x02014b50) throw new Refusal('damaged');
    const flags = file.readUInt16LE(at + 8);
    const method = file.readUInt16LE(at + 10);
    const packed = file.readUInt32LE(at + 20);
    const claimed = file.readUInt32LE(at + 24);
    const nameLength = file.readUInt16LE(at + 28);
    const local = file.readUInt32LE(at + 42);
    names.add(file.toString('utf8', at + 46, at + 46 + nameLength));
    if (flags & 1) throw new Refusal('password');
    if (claimed > left) throw new Refusal('too-large');
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    if (start + packed > file.length) throw new Refusal('damaged');
    if (method === 8) left -= unpack(file.subarray(start, start + packed), left);
    else if (method === 0) left -= packed;
    else throw new Refusal('damaged');
    if (left < 0) throw new Refusal('too-large');
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return names;
};

/** @param {Buffer} packed @param {number} most @returns {number} bytes that it unpacks to. */
const unpack = (packed, most) => {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    throw new Refusal(error instanceof RangeError ? 'too-large' : 'damaged');
  }
};

/** @param {Buffer} file @param {Limits} limits */
const readDocx = async (file, limits) => {
  // Word keeps a document with a password in the container of its older formats.
  if (file.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') {
    const isEncrypted = file.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new Refusal(isEncrypted ? 'password' : 'wrong-type');
  }
  if (file.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') throw new Refusal('wrong-type');
  const names = checkArchive(file, limits);
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(file);
  if (type?.mime !== DOCX && !names.has('word/document.xml')) throw new Refusal('wrong-type');
  const mammoth = await import('mammoth');
  const { value } = await mammoth.default.extractRawText({ buffer: file });
  return value;
};

/** Lines that a page's width broke are one again; a new item, a heading or a full stop ends one. @param {string} page */
const joinLines = (page) => page.replace(/([\p{L}\p{N},;)’'-]) *\n *(?=[\p{Ll}(])/gu, '$1 ');

/** @param {Buffer} file */
const readPdf = async (file) => {
  const head = file.subarray(0, PDF_HEADER_WITHIN).toString('latin1');
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(file);
  if (type?.mime !== PDF && !(type === undefined && head.includes('%PDF-'))) throw new Refusal('wrong-type');
  const { extractText, getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(file), {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
    });
    const { text } = await extractText(document, { mergePages: false });
    return text.map(joinLines).join('\n\n');
  } catch (error) {
    throw new Refusal(error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged');
  }
};

/** What the database takes and a person can read. @param {string} text @param {number} most */
const clean = (text, most) =>
  Buffer.from(text.normalize('NFC'), 'utf8')
    .toString('utf8')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd\ufeff\u00ad\u200b]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, most);

/** @param {Buffer} file @param {string} kind @param {Limits} limits */
const read = async (file, kind, limits) => {
  try {
    const text = clean(await (kind === 'pdf' ? readPdf(file) : readDocx(file, limits)), limits.extractedTextMax);
    return (text.match(/\p{L}/gu)?.length ?? 0) < LETTERS_LEAST ? { reason: 'no-text' } : { text };
  } catch (error) {
    return { reason: error instanceof Refusal ? error.message : 'damaged' };
  }
};

const parts = [];
for await (const part of process.stdin) parts.push(part);
const input = Buffer.concat(parts);
const lineEnd = input.indexOf('\n');
const { kind, limits } = JSON.parse(input.toString('utf8', 0, lineEnd));
const answer = await read(input.subarray(lineEnd + 1), kind, limits);
// A parser may have left timers or promises behind; the answer ends the process.
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0));
