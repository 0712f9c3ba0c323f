/** Makes a fresh clone ready to run: dependencies and build. Ends the process with a sentence when that can't be done. */
import { checkNode } from './project.mjs';

export async function makeReady() {
  checkNode();
  // Only now: an older Node could not even read these.
  const { ensureInstalled } = await import('./install.mjs');
  const { ensureBuilt } = await import('./build.mjs');
  try {
    await ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    console.error(`Hirewright could not be built: ${error.message}`);
    process.exit(1);
  }
}
