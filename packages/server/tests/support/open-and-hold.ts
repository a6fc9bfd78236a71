import { openDatabase } from '../../src/db/open-database.ts';
import { silentLog } from './silent-log.ts';

// Run as a process of its own: opens the data folder, says so, and holds it until it is killed.
const [dataDir = ''] = process.argv.slice(2);
try {
  await openDatabase({ dataDir, log: silentLog });
  process.stdout.write('open\n');
  process.on('disconnect', () => process.exit());
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
