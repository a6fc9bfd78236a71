/** Holds the layers of docs/architecture.md: who may import whom. Fails on a forbidden arrow, on a circle, and where it saw fewer files or imports than there are. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { listIdle, listIdleExports, listTaken } from './structure/idle.ts';
import { listRoomFaults, readOpenFiles, ROOMS } from './structure/rooms.ts';
import { listTableFaults } from './structure/tables.ts';
import { listNameFaults } from './structure/vocabulary.ts';

const root = join(import.meta.dirname, '..');
const DOMAIN_ORDER = [
  'base',
  'calendar',
  'quantity',
  'food',
  'ingredient',
  'import',
  'diet',
  'recipe',
  'kit',
  'dish-art',
  'eater',
  'intent',
  'plan',
  'idea',
  'own-recipe',
  'grocery',
  'week',
  'table',
];

/** Folders of the server, each of which may know those before it; `.` are the files that wire them. */
const SERVER_ORDER = [
  'config',
  'net',
  'codes',
  'html',
  'archive',
  'turns',
  'photo',
  'db',
  'ports',
  'adapters',
  'plan-wire',
  'http',
  'provider',
  'features',
  'planner',
  'weeks',
  'jobs',
  '.',
];

type Arrow = { readonly from: string; readonly to: string; readonly typeOnly: boolean };
type Rule = { readonly name: string; readonly breaks: (arrow: Arrow) => boolean; readonly instead: string };

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
const feature = (path: string, side: 'server' | 'web') => new RegExp(`^packages/${side}/src/features/([^/]+)/`).exec(path)?.[1];
const noun = (path: string) => /^packages\/domain\/src\/([^/]+)\//.exec(path)?.[1];

const server = 'packages/server/src';
const web = 'packages/web/src';
const kitchen = 'packages/kitchen';

/** Where use cases are: in features, and beside them those that join several. */
const USE_CASES = ['features', 'planner', 'weeks'].map((folder) => `${server}/${folder}`);

/** Adapters of a format: the only files of the domain with a dependency, one each, pure readers of what is not ours (docs/decisions/0034). */
const FORMAT_ADAPTERS: Readonly<Record<string, string>> = {
  'packages/domain/src/import/parse-html.ts': 'htmlparser2',
  'packages/domain/src/import/unpack-files.ts': 'fflate',
};

const RULES: readonly Rule[] = [
  {
    name: 'domain imports only domain, and an adapter of a format its one library',
    breaks: ({ from, to }) =>
      inside('packages/domain/src')(from) && !inside('packages/domain/src')(to) && !isTable(to) && FORMAT_ADAPTERS[from] !== to,
    instead: 'pass what is needed in as a parameter',
  },
  {
    name: 'domain nouns import the nouns above them',
    breaks: ({ from, to }) =>
      noun(from) !== undefined && noun(to) !== undefined && DOMAIN_ORDER.indexOf(noun(to) ?? '') > DOMAIN_ORDER.indexOf(noun(from) ?? ''),
    instead: `move the shared part up; the order is ${DOMAIN_ORDER.join(', ')}`,
  },
  {
    name: 'the browser reads no pages',
    breaks: ({ from, to, typeOnly }) =>
      !typeOnly && (inside('packages/web')(from) || inside('packages/contract')(from)) && inside('packages/domain/src/import')(to),
    instead: 'take the types only; the server reads, in a worker',
  },
  {
    name: 'kitchen imports domain, and only tools and tests import kitchen',
    breaks: ({ from, to }) =>
      (inside(kitchen)(from) && isOwn(to) && !inside('packages/domain/src')(to) && !inside(kitchen)(to)) ||
      (!inside(kitchen)(from) && inside(kitchen)(to)),
    instead: 'what runs belongs to domain, what only builds its tables to kitchen',
  },
  {
    name: 'kitchen builds the tables, so it cannot need them',
    breaks: ({ from, to }) => inside(`${kitchen}/src`)(from) && listReached(to).some(isTable),
    instead: 'take the foods as a parameter, as read-kitchen.ts gives them',
  },
  {
    name: 'contract imports domain and zod',
    breaks: ({ from, to }) =>
      inside('packages/contract/src')(from) &&
      (inside('packages/server')(to) || inside('packages/web')(to) || (isPackage(to) && to !== 'zod')),
    instead: 'what both sides agree on belongs here, the rest to its side',
  },
  {
    name: 'server and web do not import each other',
    breaks: ({ from, to }) => (inside(server)(from) && inside('packages/web')(to)) || (inside(web)(from) && inside('packages/server')(to)),
    instead: 'share through contract',
  },
  {
    name: 'folders of the server import the folders before them, be it for a type',
    breaks: ({ from, to }) => placeOf(from) !== undefined && placeOf(to) !== undefined && Number(placeOf(to)) > Number(placeOf(from)),
    instead: `move the shared part before both, or declare what is needed where it is needed; the order is ${SERVER_ORDER.join(', ')}`,
  },
  {
    name: 'ports import domain only',
    breaks: ({ from, to }) => inside(`${server}/ports`)(from) && !inside('packages/domain/src')(to) && !inside(`${server}/ports`)(to),
    instead: 'a port is an interface in our own words',
  },
  {
    name: 'adapters stay below features, db and http, and apart from each other',
    breaks: ({ from, to }) =>
      inside(`${server}/adapters`)(from) &&
      (inside(`${server}/features`)(to) ||
        inside(`${server}/db`)(to) ||
        inside(`${server}/http`)(to) ||
        (inside(`${server}/adapters`)(to) && vendor(from) !== vendor(to))),
    instead: 'an adapter implements a port and knows nothing else',
  },
  {
    name: 'server features stay out of each other, and out of adapters',
    breaks: ({ from, to, typeOnly }) =>
      feature(from, 'server') !== undefined &&
      ((feature(to, 'server') !== undefined &&
        feature(to, 'server') !== feature(from, 'server') &&
        !(typeOnly && to.endsWith('-store.ts'))) ||
        inside(`${server}/adapters`)(to)),
    instead: 'take the other feature’s store as a dependency (its type alone may be imported), wired in app.ts; declare any other type',
  },
  {
    name: 'only *-store.ts knows the database, of a feature and of what joins several',
    breaks: ({ from, to, typeOnly }) =>
      USE_CASES.some((folder) => inside(folder)(from)) &&
      !from.endsWith('-store.ts') &&
      !typeOnly &&
      (inside(`${server}/db`)(to) || to === 'kysely'),
    instead: 'put the SQL into the store of its noun, as a function over a DatabaseHandle',
  },
  {
    name: 'only the routes of a feature, and what they refuse with, know http',
    breaks: ({ from, to, typeOnly }) =>
      feature(from, 'server') !== undefined &&
      !/routes\.ts$|-problems\.ts$/.test(from) &&
      !typeOnly &&
      (inside(`${server}/http`)(to) || to === 'fastify'),
    instead: 'return data from the use case and answer it in routes.ts',
  },
  {
    name: 'emulators are for tests and dev.ts',
    breaks: ({ from, to }) => inside('packages/server/emulators')(to) && inside(server)(from) && from !== `${server}/dev.ts`,
    instead: 'the product speaks to the real service or does without it',
  },
  {
    name: 'web ui and lib know nothing of food screens',
    breaks: ({ from, to }) =>
      (inside(`${web}/ui`)(from) || inside(`${web}/lib`)(from)) &&
      ['features', 'components', 'routes', 'app'].some((layer) => inside(`${web}/${layer}`)(to)),
    instead: 'pass it in as a prop, or move the part to components',
  },
  {
    name: 'web components stay below features',
    breaks: ({ from, to }) =>
      inside(`${web}/components`)(from) && ['features', 'routes', 'app'].some((layer) => inside(`${web}/${layer}`)(to)),
    instead: 'a component used by two features takes what it needs as props',
  },
  {
    name: 'web features stay out of each other and of routes',
    breaks: ({ from, to }) =>
      feature(from, 'web') !== undefined &&
      ((feature(to, 'web') !== undefined && feature(to, 'web') !== feature(from, 'web')) ||
        inside(`${web}/routes`)(to) ||
        inside(`${web}/app`)(to)),
    instead: 'compose them in routes/, or move the shared part to components',
  },
];

const files = listFiles();
const arrows = files.flatMap(readArrows);

const arrowsFrom = new Map(files.map((file) => [file, arrows.filter(({ from }) => from === file)]));
const faults = arrows.flatMap((arrow) => RULES.filter((rule) => rule.breaks(arrow)).map((rule) => ({ arrow, rule })));
const circles = listCircles();
const roomFaults = [
  ...listRoomFaults(files, arrows, readRooms()),
  ...listNameFaults(files),
  ...files.flatMap((file) => listTableFaults(file, readText(file))),
];

for (const circle of circles) console.error(`${circle.join(' imports ')}: a circle; move what both need into a file of its own.`);
for (const { arrow, rule } of faults) console.error(`${arrow.from} imports ${arrow.to}: ${rule.name}; ${rule.instead}.`);
for (const fault of roomFaults) console.error(fault);
const unread = files.filter((file) => arrowsFrom.get(file)?.length === 0 && /^import\b|^(?:export .*|\}) from '/m.test(readText(file)));
for (const file of unread) console.error(`${file} imports something that this tool does not see. Mend it before trusting it.`);
const homeless = files.filter((file) => inside(server)(file) && placeOf(file) === -1);
for (const file of homeless)
  console.error(`${file} stands in a folder that has no place in the order of the server: ${SERVER_ORDER.join(', ')}.`);
const idle = listIdle(files, (file) => (arrowsFrom.get(file) ?? []).map(({ to }) => to));
for (const file of idle)
  console.error(`${file} is reached by nothing that runs. Delete it, or move it to the tests or the bench that need it.`);
const readers = [...files, ...listFiles(/^(?:bench|tools)\/.*\.ts$/)];
const taken = new Set(readers.flatMap((file) => listTaken(readText(file), (specifier) => resolveImport(file, specifier))));
const idleExports = listIdleExports(files, readText, taken);
for (const idleExport of idleExports)
  console.error(`${idleExport} is exported for nothing that runs. Delete it, and let its tests ask what the product asks.`);
if (faults.length + circles.length + roomFaults.length + unread.length + homeless.length + idle.length + idleExports.length > 0)
  process.exit(1);
console.log(`Structure: ${files.length} files, ${arrows.length} imports, no forbidden arrow, no circle.`);

/** By what git knows or would add, so that none is passed over. */
function listFiles(wanted = /^packages\/[^/]+\/(?:src|emulators)\/.*\.tsx?$/): readonly string[] {
  const known = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  const isRead = (path: string): boolean => wanted.test(path) && !/\.(?:test|bench)\.tsx?$/.test(path);
  return known.split('\n').filter((path) => isRead(path) && existsSync(join(root, path)));
}

function listReached(file: string): readonly string[] {
  const reached = new Set<string>();
  const walk = (next: string): void => {
    if (reached.has(next)) return;
    reached.add(next);
    for (const { to, typeOnly } of arrowsFrom.get(next) ?? []) if (!typeOnly) walk(to);
  };
  walk(file);
  return [...reached];
}

/** Files that need each other, be it for a type: neither can be read alone. Each circle by one way around it. */
function listCircles(): string[][] {
  const left = new Set<string>();
  const found: string[][] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file]);
    if (start >= 0 || left.has(file)) return;
    for (const { to } of arrowsFrom.get(file) ?? []) walk(to, [...path, file]);
    left.add(file);
  };
  for (const file of files) walk(file, []);
  return found;
}

function readRooms(): ReadonlyMap<string, readonly string[]> {
  const rooms = Object.entries(ROOMS).flatMap(([house, names]) => names.map((room) => `${house}/${room}`));
  return new Map(rooms.map((room) => [room, openFilesOf(room)]));
}

function openFilesOf(room: string): readonly string[] {
  const path = `packages/domain/src/${room}/README.md`;
  const open = readOpenFiles(readFileSync(join(root, path), 'utf8'));
  if (!open) throw new Error(`${path} has to begin with "Goes in: ... Comes out: ..." and a line "Open to other rooms: ...".`);
  return open;
}

function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function readArrows(from: string): Arrow[] {
  const found = readText(from).matchAll(
    /(?:^|\n)\s*(import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|(?:^|[\s(=[,:])import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
  );
  return [...found].map((match) => ({
    from,
    to: resolveImport(from, (match[3] ?? match[4] ?? match[5]) as string),
    typeOnly: match[2] !== undefined,
  }));
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, normalize(join(root, dirname(from), specifier)));
  const own = /^@larder\/(\w+)\/(.+)$/.exec(specifier);
  return own
    ? `packages/${own[1]}/src/${own[2]}`
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
}

function isTable(path: string): boolean {
  return inside('packages/domain/generated')(path);
}

function isOwn(path: string): boolean {
  return path.startsWith('packages/');
}

function isPackage(path: string): boolean {
  return !isOwn(path) && !path.startsWith('node:');
}

/** Of a file of the server, by its folder; -1 where that has none. */
function placeOf(path: string): number | undefined {
  if (!inside(server)(path)) return undefined;
  const [folder = '.', ...rest] = path.slice(server.length + 1).split('/');
  return SERVER_ORDER.indexOf(rest.length === 0 ? '.' : folder);
}

function vendor(path: string): string | undefined {
  return new RegExp(`^${server}/adapters/([^/]+)`).exec(path)?.[1];
}
