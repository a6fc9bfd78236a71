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

const isEntry = (file: string): boolean => ENTRIES.some((entry) => entry.test(file));

/**
 * Values and types that a file gives to nobody but tests, and does not need itself. `taken`: what is imported of which file, "*" where
 * that is all of it.
 */
export function listIdleExports(files: readonly string[], read: (file: string) => string, taken: ReadonlySet<string>): readonly string[] {
  const isTaken = (file: string, name: string): boolean => taken.has(`${file} ${name}`) || taken.has(`${file} *`);
  return files
    .filter((file) => !isEntry(file))
    .flatMap((file) => {
      const text = read(file);
      const names = [...text.matchAll(EXPORTED)].map((found) => found[1]!);
      return names
        .filter((name) => !isTaken(file, name) && text.split(new RegExp(String.raw`\b${name}\b`)).length === 2)
        .map((name) => `${file} ${name}`);
    });
}

const EXPORTED = /^export (?:async )?(?:const|function\*?|class|type) (\w+)/gm;

/** What one file imports of others, as `listIdleExports` takes it. */
export const listTaken = (text: string, resolve: (specifier: string) => string): readonly string[] => [
  ...[...text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(?:type\s)?([^'";]*?)\s*from\s+'([^']+)'/g)].flatMap(([, what = '', from = '']) =>
    what.includes('*')
      ? [`${resolve(from)} *`]
      : (/\{([^}]*)\}/.exec(what)?.[1] ?? '').split(',').map(
          (name) =>
            `${resolve(from)} ${
              name
                .trim()
                .replace(/^type /, '')
                .split(' as ')[0]!
            }`,
        ),
  ),
  ...[...text.matchAll(/import\(\s*'([^']+)'\s*\)/g)].map(([, from = '']) => `${resolve(from)} *`),
];

/** Files that nothing of what runs needs. */
export function listIdle(files: readonly string[], neededBy: (file: string) => readonly string[]): readonly string[] {
  const reached = new Set<string>();
  const walk = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const needed of neededBy(file)) walk(needed);
  };
  for (const file of files.filter(isEntry)) walk(file);
  return files.filter((file) => !reached.has(file));
}
