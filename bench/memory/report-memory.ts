/** Loaded before the server: at each SIGUSR2 it collects what is garbage and adds a line of figures to MEMORY_FILE. */
import { appendFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  // A second time, for what the first made free: finalizers run in between.
  globalThis.gc?.();
  globalThis.gc?.();
  appendFileSync(process.env['MEMORY_FILE'] ?? '', `${JSON.stringify(process.memoryUsage())}\n`);
});
