/** `npm run copywriter -- ...`: makes a fresh clone ready and looks after the copywriters of the installation. */
import { checkNode } from './project.mjs';

checkNode();

const { ensureInstalled } = await import('./install.mjs');
const { ensureBuilt } = await import('./build.mjs');
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(`Hirewright could not be built: ${error.message}`);
  process.exit(1);
}
await import('../dist/server/copywriter.js');
