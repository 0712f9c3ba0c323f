/** `check`: the writing engine over JSON lines on standard input, or over files. */
import { z } from 'zod';
import { advertScore, check, checkIds, readabilityOf } from '#writing/index.ts';
import { checkFiles } from './check-files.ts';
import { BadInput, type CliIo, exitStatus } from './io.ts';

const text = z.string();
const record = z.object({
  id: z.union([z.string(), z.number()]),
  text,
  options: z.record(z.string(), z.unknown()).nullish(),
  country: text.nullish(),
  names: z.array(text).nullish(),
  jobTitle: text.nullish(),
  checks: z.array(z.enum(checkIds)).nullish(),
});

type Line = z.infer<typeof record>;

function parseLine(line: string, number: number): Line {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadInput(`Record ${number} is not valid JSON.`);
  }
  const parsed = record.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'the record';
  throw new BadInput(`Record ${number}: ${field} is not as it should be (${issue?.message ?? 'unknown reason'}).`);
}

function answer({ id, text: input, options, country, names, jobTitle, checks }: Line): string {
  const request = { options, country, names, jobTitle, checks };
  const { findings, fixed, language, checked } = check(input, request);
  const asked = new Set<string>(checks ?? (options ? ['house'] : checkIds));
  return JSON.stringify({
    id,
    fixed,
    findings: findings.map(({ rule, level, start, end, text: found, message, replacements }) => ({
      rule,
      level,
      start,
      end,
      text: found,
      message,
      replacements,
    })),
    ...(checked ? { score: advertScore(input, request).total } : {}),
    ...(checked && asked.has('readability') ? { readability: readabilityOf(input) } : {}),
    ...(checked
      ? {}
      : { notes: [`Hirewright checks English. This text is in ${language.name}, so its wording is not checked.`] }),
  });
}

/** Runs the command. With file names it prints findings a line each; without, it answers JSON lines. */
export async function runCheck(args: string[], io: CliIo): Promise<number> {
  const unknown = args.find((arg) => arg.startsWith('-'));
  if (unknown !== undefined) throw new BadInput(`check has no option ${unknown}.`);
  if (args.length > 0) return checkFiles(args, io);
  const input = await io.readInput();
  const lines = input.replace(/^\uFEFF/, '').split('\n');
  // All records are read before the first is answered, so that bad input leaves nothing half-written.
  const records = lines.flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, index + 1)]));
  let waiting = '';
  for (const one of records) {
    waiting += `${answer(one)}\n`;
    if (waiting.length > 65_536) {
      await io.write(waiting);
      waiting = '';
    }
  }
  await io.write(waiting);
  return exitStatus.good;
}
