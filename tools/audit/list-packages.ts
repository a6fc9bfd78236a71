type LockEntry = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};
export type Lock = { readonly packages: Readonly<Record<string, LockEntry>> };

export type AuditedPackage = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly path: string;
  readonly isProduction: boolean;
};

/** Every package of others, by its place in node_modules. The lockfile leaves out the licence of some: those are read where they are installed. */
export function listPackages(
  lock: Lock,
  readInstalledLicence: (place: { readonly path: string }) => string | undefined,
): readonly AuditedPackage[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || entry.link || name.startsWith('@larder/')) return [];
    const licence = entry.license ?? readInstalledLicence({ path }) ?? 'unknown';
    return [{ name, version: entry.version ?? '', licence, path, isProduction: entry.dev !== true && entry.devOptional !== true }];
  });
}

/** What our own package.json files name. */
export function listDirect(lock: Lock): ReadonlySet<string> {
  const own = Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules/'));
  return new Set(own.flatMap(([, { dependencies, devDependencies }]) => Object.keys({ ...dependencies, ...devDependencies })));
}

/** Silent for longer than this, nobody may be there to mend a hole in it. */
export const MOST_QUIET_YEARS = 3;

/** Why a licence cannot be taken; undefined when it can. LGPL and MPL bind changes to the library itself only, which we make none of. */
export function judgeLicence(licence: string): string | undefined {
  if (licence === 'unknown' || licence.startsWith('SEE LICEN')) return 'its licence is not known';
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.every((choice) => /(?<!L)GPL/.test(choice)) ? 'its licence would bind the whole product' : undefined;
}
