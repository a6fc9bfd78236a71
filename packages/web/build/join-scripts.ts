import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { VISITOR_ENTRY } from './prerender.ts';

const ROOT = join(import.meta.dirname, '..');
/** What a member's every screen has loaded before its own script, and a visitor's page before its own. */
const MEMBERS = ['index.html', 'src/app/start-app.tsx', 'src/app/MemberApp.tsx'].map((file) => join(ROOT, file));
const VISITORS = [VISITOR_ENTRY, 'src/visitor/take-over.tsx'].map((file) => join(ROOT, file));
const VISITOR_PAGES = join(ROOT, 'src/visitor/pages.ts');

/** Left to Rolldown, what only the start imports of these would end in its script, and what the start imports would import it back. */
const PACKAGES = [
  { name: 'router', test: /node_modules\/@tanstack\/(?:react-router|router-core|history|store|react-store)\// },
  { name: 'query', test: /node_modules\/@tanstack\/(?:react-query|query-core)\// },
];

/**
 * By how much of our source that it loads a page may grow for what it has no use for: a member's comes to 2 % of what is sent, a
 * visitor's to next to nothing.
 */
const MEMBERS_SHARE = 0.06;
const VISITORS_SHARE = 0.002;
/** How many characters of such source one script fewer is worth. */
const WORTH = 20_000;

/** What was read, by its id; `size` in characters, 0 for what is left to Rolldown. */
type Modules = ReadonlyMap<string, { readonly imports: readonly string[]; readonly later: readonly string[]; readonly size: number }>;

/** Modules that are loaded by the same pages, and so may share a script. */
type Part = {
  readonly modules: readonly string[];
  readonly size: number;
  /** Which of the pages load it. */
  readonly pages: readonly boolean[];
  /** Of a single entry, or one itself: it stays the entry's own script, which is loaded for what is in it. */
  readonly isEntry: boolean;
};

type Page = { readonly loads: ReadonlySet<string>; room: number };

/**
 * Two hundred scripts, half of them below 3 kB, become half as many: a screen asked for up to 110, each a request and a module of
 * its own. Rolldown makes a script of the modules that the same entries reach; these parts are joined, the cheapest first, as long
 * as no page grows by more than its share. Its own grouping looks at sizes alone, and joins what then imports itself in a circle.
 */
export function joinScripts(): Plugin {
  let scripts: ReadonlyMap<string, string> = new Map();
  return {
    name: 'larder-join-scripts',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    buildEnd(error) {
      if (!error) scripts = nameScripts(readModules(this));
    },
    outputOptions: (options) => ({
      ...options,
      // The parts know what they import: taken along, it would leave the script that all pages share.
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [...PACKAGES, { debugName: 'joined', name: (id) => scripts.get(id) ?? null }],
      },
    }),
  };
}

/** Once: Rolldown makes every answer anew. */
function readModules(context: Rolldown.PluginContext): Modules {
  const read = (id: string) => {
    const info = context.getModuleInfo(id);
    return {
      imports: info?.importedIds ?? [],
      later: info?.dynamicallyImportedIds ?? [],
      size: isOurs(id) ? (info?.code?.length ?? 0) : 0,
    };
  };
  return new Map([...context.getModuleIds()].map((id) => [id, read(id)]));
}

/** The script of each module that is not left where Rolldown puts it. */
function nameScripts(all: Modules): ReadonlyMap<string, string> {
  const entries = findEntries(all);
  const reached = new Map(entries.map((entry) => [entry, reach(all, [entry])]));
  const pages = listPages(all, entries);
  const parts = joinParts(splitParts(all, reached, pages), pages, all);
  const joined = parts.filter(({ isEntry }) => !isEntry);
  return new Map(joined.flatMap(({ modules }, at) => modules.map((id) => [id, nameOf(modules, at)] as const)));
}

/** After its largest file, so that it says something in a browser's list of requests; two of one name would be one script. */
function nameOf(modules: readonly string[], at: number): string {
  return `${/([\w-]+)\.\w+$/.exec(modules[0] ?? '')?.[1] ?? 'shared'}-${at}`;
}

function findEntries(all: Modules): readonly string[] {
  const found = new Set<string>();
  const left = [MEMBERS[0]!, VISITORS[0]!];
  for (let entry = left.pop(); entry !== undefined; entry = left.pop()) {
    if (found.has(entry)) continue;
    found.add(entry);
    for (const id of reach(all, [entry])) left.push(...(all.get(id)?.later ?? []));
  }
  return [...found].toSorted();
}

/** What is run with these, whatever may be asked for later. */
function reach(all: Modules, from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(all.get(id)?.imports ?? []));
  }
  return found;
}

function listPages(all: Modules, entries: readonly string[]): readonly Page[] {
  const page = (from: readonly string[], share: number): Page => {
    const loads = reach(all, from);
    return { loads, room: share * [...loads].reduce((sum, id) => sum + sizeOf(all, id), 0) };
  };
  const visitors = all.get(VISITOR_PAGES)?.later ?? [];
  const members = entries.filter((entry) => !VISITORS.includes(entry) && !visitors.includes(entry));
  return [
    page(VISITORS.slice(0, 1), VISITORS_SHARE),
    ...visitors.map((entry) => page([...VISITORS, entry], VISITORS_SHARE)),
    ...MEMBERS.map((_, at) => page(MEMBERS.slice(0, at + 1), MEMBERS_SHARE)),
    ...members.map((entry) => page([...MEMBERS, entry], MEMBERS_SHARE)),
  ];
}

/** Packages hand all they have on through one index: who loads which file of theirs is Rolldown's to say. Icons are by file. */
const isOurs = (id: string): boolean =>
  /\.(?:[cm]?[jt]sx?|json)$/.test(id) && (!id.includes('/node_modules/') || /\/icons\/Icon\w+\.mjs$/.test(id));

const sizeOf = (modules: Modules, id: string): number => modules.get(id)?.size ?? 0;

function splitParts(all: Modules, reached: ReadonlyMap<string, ReadonlySet<string>>, pages: readonly Page[]): readonly Part[] {
  const groups = new Map<string, string[]>();
  const ids = new Set([...reached.values()].flatMap((found) => [...found]).filter(isOurs));
  for (const id of [...ids].toSorted()) {
    const key = [...reached].flatMap(([entry, found]) => (found.has(id) ? [entry] : [])).join();
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups].map(([key, modules]) => ({
    modules: modules.toSorted((a, b) => sizeOf(all, b) - sizeOf(all, a)),
    size: modules.reduce((sum, id) => sum + sizeOf(all, id), 0),
    pages: pages.map(({ loads }) => loads.has(modules[0]!)),
    isEntry: !key.includes(',') || modules.some((id) => reached.has(id)),
  }));
}

/** Two at a time, those whose joining burdens the pages least for what it saves them. */
function joinParts(split: readonly Part[], pages: readonly Page[], all: Modules): readonly Part[] {
  let parts = split;
  for (;;) {
    const table = weigh(parts, pages, all);
    const pair = findCheapest(table, pages);
    if (!pair) return parts;
    const [a, b] = pair;
    const more = pages.map((_, at) => burden(a, b, at));
    for (const [at, page] of pages.entries()) page.room -= more[at]!;
    const loadedBy = pages.map((_, at) => a.part.pages[at]! || b.part.pages[at]!);
    const [first, second] = a.part.size >= b.part.size ? [a.part, b.part] : [b.part, a.part];
    const joined: Part = {
      modules: [...first.modules, ...second.modules],
      size: first.size + second.size,
      pages: loadedBy,
      isEntry: false,
    };
    const needed = new Set([...a.needs, ...b.needs]);
    const others = parts.filter((part) => part !== first && part !== second);
    parts = [...others.map((part) => (needed.has(part) ? alsoOn(part, loadedBy) : part)), joined];
  }
}

const alsoOn = (part: Part, pages: readonly boolean[]): Part => ({ ...part, pages: part.pages.map((isOn, at) => isOn || pages[at]!) });

/** A part with what it imports, at once and by way of others, itself among them. */
type Weighed = {
  readonly part: Part;
  readonly imports: ReadonlySet<Part>;
  readonly needs: ReadonlySet<Part>;
  /** What each page would have to load that it has not, in characters. */
  readonly lacking: readonly number[];
};

function weigh(parts: readonly Part[], pages: readonly Page[], all: Modules): ReadonlyMap<Part, Weighed> {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)));
  const importsOf = (part: Part) => part.modules.flatMap((id) => all.get(id)?.imports ?? []);
  const imports = new Map(parts.map((part) => [part, new Set(importsOf(part).flatMap((id) => partOf.get(id) ?? []))]));
  const weighOne = (part: Part): Weighed => {
    const needs = new Set([part]);
    // A set that grows while it is gone through is gone through to its end.
    for (const needed of needs) for (const next of imports.get(needed) ?? []) needs.add(next);
    const lacking = pages.map((_, at) => [...needs].reduce((sum, needed) => sum + (needed.pages[at] ? 0 : needed.size), 0));
    return { part, imports: imports.get(part) ?? new Set(), needs, lacking };
  };
  return new Map(parts.map((part) => [part, weighOne(part)]));
}

/** What the page at this place has to load beside what it asked for, once both are one. */
function burden(a: Weighed, b: Weighed, at: number): number {
  if (a.part.pages[at] === b.part.pages[at]) return 0;
  return a.part.pages[at] ? b.lacking[at]! : a.lacking[at]!;
}

function findCheapest(table: ReadonlyMap<Part, Weighed>, pages: readonly Page[]): readonly [Weighed, Weighed] | undefined {
  const free = [...table.values()].filter(({ part }) => !part.isEntry);
  let cheapest = WORTH;
  let found: readonly [Weighed, Weighed] | undefined;
  for (const [at, a] of free.entries()) {
    for (const b of free.slice(at + 1)) {
      const cost = costOf(a, b, pages);
      if (cost >= cheapest || goesAround(a, b, table) || goesAround(b, a, table)) continue;
      [cheapest, found] = [cost, [a, b]];
    }
  }
  return found;
}

/** Characters of burden for each page that has one script fewer to ask for; Infinity where there is no room for it. */
function costOf(a: Weighed, b: Weighed, pages: readonly Page[]): number {
  let [sum, saved] = [0, 0];
  for (const [at, { room }] of pages.entries()) {
    const more = burden(a, b, at);
    if (more > room) return Number.POSITIVE_INFINITY;
    sum += more;
    if (a.part.pages[at] && b.part.pages[at]) saved += 1;
  }
  return saved === 0 ? Number.POSITIVE_INFINITY : sum / saved;
}

/** Whether one imports the other by way of a third: as one script they would import themselves in a circle. */
const goesAround = (from: Weighed, to: Weighed, table: ReadonlyMap<Part, Weighed>): boolean =>
  [...from.imports].some((next) => next !== from.part && next !== to.part && table.get(next)!.needs.has(to.part));
