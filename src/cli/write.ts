import { readFile } from 'node:fs/promises';
import { explainItem, type Step, steps, writeStep } from '#writing/compose/index.ts';
import { inHouseStyle, parseTermRule } from '#writing/index.ts';
import { compilePlainly } from './compile-early.ts';
import { BadInput, type CliIo, exitStatus } from './io.ts';
import { type Brief, readBriefs } from './write-input.ts';

const usage = 'Usage: write --briefs FILE.json [--step 1..6|all] [--iteration N] [--seed N] [--explain]';

interface Settings {
  file: string;
  steps: readonly Step[];
  iteration: number;
  seed: number;
  explain: boolean;
}

function readArguments(args: readonly string[]): Settings {
  const settings: Settings = { file: '', steps, iteration: 0, seed: 0, explain: false };
  for (let index = 0; index < args.length; index += 1) {
    const [name, inline] = (args[index] ?? '').split('=', 2);
    const value = (): string => {
      const given = inline ?? args[++index];
      if (given === undefined) throw new BadInput(`${name} needs a value. ${usage}`);
      return given;
    };
    const whole = (): number => {
      const number = Number(value());
      if (!Number.isInteger(number) || number < 0 || number > 2 ** 32)
        throw new BadInput(`${name} must be a whole number from 0. ${usage}`);
      return number;
    };
    if (name === '--briefs') settings.file = value();
    else if (name === '--step') {
      const step = value();
      const found = steps.find((known) => String(known) === step.replace(/^step/, ''));
      if (step !== 'all' && !found) throw new BadInput(`--step must be 1 to 6 or all. ${usage}`);
      if (found) settings.steps = [found];
    } else if (name === '--iteration') settings.iteration = whole();
    else if (name === '--seed') settings.seed = whole();
    else if (name === '--explain') settings.explain = true;
    else throw new BadInput(`Unknown argument ${name}. ${usage}`);
  }
  if (!settings.file) throw new BadInput(usage);
  if (settings.iteration > 1000) throw new BadInput('--iteration must be 1000 or less.');
  return settings;
}

/**
 * The command `write`: briefs in, generated items out, as one JSON array on standard output. Throws BadInput, with nothing
 * written, when the arguments, the file or a brief can't be used.
 */
export async function runWrite(args: string[], io: CliIo): Promise<number> {
  const settings = readArguments(args);
  const briefs = readBriefs(await readText(settings.file), settings.file);
  compilePlainly(briefs.length * settings.steps.length);
  const results = briefs.flatMap((brief) => settings.steps.map((step) => write(brief, step, settings)));
  await io.write(`${JSON.stringify(results, null, 2)}\n`);
  return exitStatus.good;
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new BadInput(
      `${path} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'}).`,
    );
  }
}

/** The house-style pass of a brief's guidelines. The same sentence comes up often, so its answer is kept. */
function houseStyleOf(brief: Brief): (text: string) => string {
  const terms = brief.customRules.flatMap((rule) => parseTermRule(rule));
  const request = {
    options: brief.house,
    country: brief.country,
    names: brief.names,
    jobTitle: brief.input.advert.jobTitle,
    checks: ['house' as const],
    terms,
  };
  const styled = inHouseStyle(request, brief.input);
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const fixed = styled(text);
    known.set(text, fixed);
    return fixed;
  };
}

function write(brief: Brief, step: Step, { iteration, seed, explain }: Settings): unknown {
  const options = brief.options[step];
  const result = writeStep(brief.input, step, options, { iteration, seed, applyHouseStyle: houseStyleOf(brief) });
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
