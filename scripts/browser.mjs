/** Finds the browser for the journeys, in the order that the README names. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './project.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Switches for a machine without a screen; no updates and no reports home during a test. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<string | undefined>} the path of a browser that is here: CHROMIUM_PATH, an installed one, or Playwright's own. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no program there.`);
  }
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const installed = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
  const found = [...installed, ...MAC].find(isProgram);
  if (found !== undefined) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Installs a package of the system where we may. @returns {Promise<boolean>} whether it is installed now. */
export async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${name} with apt-get ...`);
  const install = () =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, capture: true, quiet: true });
  if ((await install()).code === 0) return true;
  await run('apt-get', ['update', '-qq'], { env, capture: true, quiet: true });
  const { code, output } = await install();
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}

/**
 * Finds a browser or gets one: Playwright's own download, then the system's package manager.
 * @returns {Promise<string>} its path. Throws a sentence that says what to install.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium or Chrome is installed; Playwright’s own is downloaded ...');
  await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium-headless-shell', 'chromium'],
    {
      capture: true,
      quiet: true,
      timeoutMs: 300_000,
    },
  );
  const downloaded = await findBrowser();
  if (downloaded !== undefined) return downloaded;
  if (await installPackage('chromium')) {
    const fromSystem = await findBrowser();
    if (fromSystem !== undefined) return fromSystem;
  }
  throw new Error('No browser was found: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}
