/**
 * What runs, and what is run beside it: the server, its threads and readers, the tools that an operator is given, the browser's app and
 * the pages that are drawn when it is built. A package exports every file of its own, so that knip takes each for one that is used.
 */
const ENTRIES: readonly RegExp[] = [
  /^packages\/server\/src\/(?:main|serve|dev)\.ts$/,
  /^packages\/server\/src\/.+-(?:worker|reader)\.ts$/,
  /^packages\/server\/src\/(?:db\/backup\/restore-backup|provider\/reset-password)\.ts$/,
  /^packages\/web\/src\/(?:main\.tsx|virtual-modules\.d\.ts|visitor\/(?:visitor|take-over|render-pages)\.tsx?)$/,
  // The list of all endpoints is for who tests each of them.
  /^packages\/contract\/src\/endpoints\.ts$/,
  // The foods' and kits' builders are tools.
  /^packages\/(?:kitchen\/src|server\/emulators)\//,
];

/** Files that nothing of what runs needs. */
export function listIdle(files: readonly string[], neededBy: (file: string) => readonly string[]): readonly string[] {
  const reached = new Set<string>();
  const walk = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const needed of neededBy(file)) walk(needed);
  };
  for (const file of files.filter((one) => ENTRIES.some((entry) => entry.test(one)))) walk(file);
  return files.filter((file) => !reached.has(file));
}
