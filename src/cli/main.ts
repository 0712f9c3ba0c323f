/** The command line: finds the command and runs it. Each command is loaded when it is asked for. */

import { compileEarly } from './compile-early.ts';
import { BadInput, type CliIo, exitStatus, terminal } from './io.ts';

type Run = (args: string[], io: CliIo) => Promise<number>;

const commands: Readonly<Record<string, () => Promise<Run>>> = {
  check: async () => (await import('./check.ts')).runCheck,
  write: async () => (await import('./write.ts')).runWrite,
};

const usage = `Usage: npm run --silent hirewright -- <command>
  check                 reads JSON lines, writes one JSON line for each
  check FILE...         prints what departs in .txt, .md and .docx files
  write --briefs FILE   writes advert parts from the briefs of a JSON file
        [--step 1..6|all] [--iteration N] [--seed N] [--explain]`;

/** Runs a command and answers its exit status: 0 good, 1 something of level error was found, 2 bad input. */
export async function main(args: readonly string[], io: CliIo = terminal): Promise<number> {
  const [name = '', ...rest] = args;
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    const asked = name === '' ? '' : `There is no command ${name}.\n`;
    io.warn(`${asked}${usage}`);
    return name === '--help' || name === 'help' ? exitStatus.good : exitStatus.badInput;
  }
  compileEarly();
  try {
    const run = await load();
    return await run(rest, io);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    io.warn(error.message);
    return exitStatus.badInput;
  }
}
