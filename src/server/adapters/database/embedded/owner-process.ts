import { argv, stdout } from 'node:process';
import { startEmbedded } from './embedded.ts';

/** A program for the tests: owns a data directory until it is ended, and says where its database is. */
const say = (message: string): void => {
  stdout.write(`${message}\n`);
};

try {
  const database = await startEmbedded({ dataDir: argv[2] ?? '', log: say });
  process.on('SIGUSR2', () => process.exit(3));
  const living = setInterval(() => undefined, 1_000);
  process.on('SIGTERM', () => {
    clearInterval(living);
    return database.stop();
  });
  say(`ready ${JSON.stringify({ host: database.host, port: database.port, pid: database.pid() })}`);
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : ''}`);
  process.exitCode = 1;
}
