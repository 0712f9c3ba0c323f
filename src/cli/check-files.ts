/** `check FILE...`: findings as `file:line:column level rule message`. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { check } from '#writing/index.ts';
import { BadInput, type CliIo, exitStatus } from './io.ts';

/** How each kind of file becomes text. A Word file's styles say what is a heading or a list item. */
const readers: Readonly<Record<string, (path: string) => Promise<string>>> = {
  '.txt': readPlain,
  '.md': readPlain,
  '.docx': readWord,
};

const marks: Readonly<Record<string, string>> = {
  li: '- ',
  h1: '# ',
  h2: '## ',
  h3: '### ',
  h4: '#### ',
  h5: '##### ',
  h6: '###### ',
};
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

async function readPlain(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadInput(`${path} is not text in UTF-8.`);
  }
}

async function readWord(path: string): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml({ path });
    return value
      .replace(/<(li|h[1-6])\b[^>]*>/g, (_, tag: string) => `\n${marks[tag] ?? ''}`)
      .replace(/<\/(?:p|li|h[1-6])>|<br\s?\/?>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
      .replace(/\n{2,}/g, '\n\n')
      .trim();
  } catch {
    throw new BadInput(`${path} could not be read as a Word file.`);
  }
}

async function readText(path: string): Promise<string> {
  const read = readers[extname(path).toLowerCase()];
  if (read === undefined) throw new BadInput(`${path} is not a .txt, .md or .docx file.`);
  try {
    return await read(path);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new BadInput(code === 'ENOENT' ? `There is no file ${path}.` : `${path} could not be read.`);
  }
}

/** Prints the findings of each file. Status 1 when one is an error, else 0. */
export async function checkFiles(paths: readonly string[], io: CliIo): Promise<number> {
  const files: { path: string; text: string }[] = [];
  for (const path of paths) files.push({ path, text: await readText(path) });
  let status: number = exitStatus.good;
  for (const { path, text } of files) {
    const { findings, language, checked } = check(text, {});
    if (!checked)
      io.warn(`${path}: Hirewright checks English. This text is in ${language.name}, so its wording is not checked.`);
    let line = 1;
    let lineStart = 0;
    let output = '';
    for (const { rule, level, start, message } of findings) {
      for (
        let next = text.indexOf('\n', lineStart);
        next !== -1 && next < start;
        next = text.indexOf('\n', lineStart)
      ) {
        line++;
        lineStart = next + 1;
      }
      output += `${path}:${line}:${start - lineStart + 1} ${level} ${rule} ${message}\n`;
      if (level === 'error') status = exitStatus.found;
    }
    await io.write(output);
  }
  return status;
}
