/** `npm run copywriter -- ...`: makes a fresh clone ready and looks after the copywriters of the installation. */
import { makeReady } from './ready.mjs';

await makeReady();
await import('../dist/server/copywriter.js');
