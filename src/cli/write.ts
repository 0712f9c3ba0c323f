import { readFile } from 'node:fs/promises';
import { explainItem, type Step, steps, writeStep } from '#writing/compose/index.ts';
import { BadInput, type CliIo, exitStatus } from './io.ts';
import { type Brief, BriefError, readBriefs } from './write-input.ts';

const usage = 'Usage: write --briefs FILE.json [--step 1..6|all] [--iteration N] [--seed N] [--explain]';

interface Settings {
  file: string;
  steps: readonly Step[];
  iteration: number;
  seed: number;
  explain: boolean;
}

class UsageError extends Error {}

function readArguments(args: readonly string[]): Settings {
  const settings: Settings = { file: '', steps, iteration: 0, seed: 0, explain: false };
  for (let index = 0; index < args.length; index += 1) {
    const [name, inline] = (args[index] ?? '').split('=', 2);
    const value = (): string => {
      const given = inline ?? args[++index];
      if (given === undefined) throw new UsageError(`${name} needs a value. ${usage}`);
      return given;
    };
    const whole = (): number => {
      const number = Number(value());
      if (!Number.isInteger(number) || number < 0 || number > 2 ** 32)
        throw new UsageError(`${name} must be a whole number from 0. ${usage}`);
      return number;
    };
    if (name === '--briefs') settings.file = value();
    else if (name === '--step') {
      const step = value();
      const found = steps.find((known) => String(known) === step.replace(/^step/, ''));
      if (step !== 'all' && !found) throw new UsageError(`--step must be 1 to 6 or all. ${usage}`);
      if (found) settings.steps = [found];
    } else if (name === '--iteration') settings.iteration = whole();
    else if (name === '--seed') settings.seed = whole();
    else if (name === '--explain') settings.explain = true;
    else throw new UsageError(`Unknown argument ${name}. ${usage}`);
  }
  if (!settings.file) throw new UsageError(usage);
  if (settings.iteration > 1000) throw new UsageError('--iteration must be 1000 or less.');
  return settings;
}

/**
 * The command `write`: briefs in, generated items out, as one JSON array on standard output.
 * @throws BadInput when the arguments or a brief can't be used; then nothing is written.
 */
export async function runWrite(args: string[], io: CliIo): Promise<number> {
  try {
    const settings = readArguments(args);
    const briefs = readBriefs(await readBriefFile(settings.file), settings.file);
    const results = briefs.flatMap((brief) => settings.steps.map((step) => write(brief, step, settings)));
    await io.write(`${JSON.stringify(results, null, 2)}\n`);
    return exitStatus.good;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof BriefError)) throw error;
    throw new BadInput(error.message.replace(/\s+/g, ' '));
  }
}

async function readBriefFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new BriefError(`${path}: cannot be read (${error instanceof Error ? error.message : 'unknown reason'})`);
  }
}

function write(brief: Brief, step: Step, { iteration, seed, explain }: Settings): unknown {
  const options = brief.options[step];
  const result = writeStep(brief.input, step, options, { iteration, seed });
  const items = explain
    ? result.items.map((item, index) => {
        const trace = result.traces[index] ?? { spans: [] };
        const { specificContentExplanation } = explainItem(brief.input, options, item, trace);
        return {
          ...(typeof item === 'string' ? { text: item } : item),
          explanation: { index, specificContentExplanation },
        };
      })
    : result.items;
  return {
    briefId: brief.id,
    step: `step${step}`,
    run: iteration > 0 ? 'regenerate' : 'generate',
    seed,
    items,
    notes: result.notes,
  };
}
