/** `npm start`: makes a fresh clone ready (dependencies, build) and runs the server in this process. */
import { makeReady } from './ready.mjs';

await makeReady();
await import('../dist/server/main.js');
