/** `npm start`: makes a fresh clone ready (dependencies, build) and runs the server in this process. */
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
await import('../dist/server/main.js');
