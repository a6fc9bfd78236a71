/** `node tools/contact-sheet.ts [folder] [--all] [--measure]`: every distinct look of the dishes on sheets of 96, 240 and 600 px, light and dark, and which of them look alike. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { describeLook } from '../packages/domain/tests/describe-look.ts';
import { drawDish } from '../packages/domain/src/dish-art/draw-dish.ts';
import { SHAPE_BY_FOOD } from '../packages/domain/src/dish-art/shape-by-food.table.ts';
import { SHAPE_BY_KIND } from '../packages/domain/src/dish-art/shape-by-kind.table.ts';
import { readDish } from '../packages/domain/src/dish-art/read-dish.ts';
import { DEFAULT_CORPUS } from '../packages/domain/src/kit/default-corpus.ts';

const root = join(import.meta.dirname, '..');
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? join(root, '.cache/contact-sheets');
const SHEETS = [
  { size: 96, columns: 14, rows: 12 },
  { size: 240, columns: 6, rows: 5 },
  { size: 600, columns: 3, rows: 2 },
] as const;

/** Above this two pictures are mistaken for each other at 96 px, as judged by eye on the pairs around it. */
const ALIKE = 0.8;

type Look = { readonly id: string; readonly title: string; readonly look: string; readonly kit: string };

mkdirSync(folder, { recursive: true });
const looks = listLooks();
const kits = group(looks, ({ kit }) => kit);
// The first of each kit: what a menu of common dishes shows side by side.
const common = [...kits.values()].flatMap(([first]) => first ?? []);
console.log(`${DEFAULT_CORPUS.dishesById.size} dishes of ${kits.size} kits, ${looks.length} distinct looks.`);
reportTwins(common);
reportShapeless();

const browser = await chromium.launch({
  executablePath: readFileSync(join(root, '.cache/chromium'), 'utf8').trim(),
  args: ['--no-sandbox'],
});
await reportLikenesses(common);
for (const { size, columns, rows } of process.argv.includes('--measure') ? [] : SHEETS) {
  for (const field of ['light', 'dark'] as const) {
    const perSheet = columns * rows;
    const wanted = process.argv.includes('--all') ? common : common.slice(0, size === 96 ? common.length : perSheet);
    for (let first = 0; first < wanted.length; first += perSheet) {
      const file = `${size}-${field}-${first / perSheet + 1}.png`;
      await drawSheet(wanted.slice(first, first + perSheet), { size, columns, field, file });
    }
  }
}
await browser.close();

/** One dish for every kit, base and set of shapes: those that differ in an ingredient the picture does not show are one look. */
function listLooks(): readonly Look[] {
  const byLook = new Map<string, Look>();
  for (const dish of DEFAULT_CORPUS.dishesById.values()) {
    const subject = readDish(dish);
    const kit = subject.id.split('~')[0] ?? subject.id;
    const look = describeLook(subject).join(' ');
    const key = `${kit} ${look}`;
    if (!byLook.has(key)) byLook.set(key, { id: subject.id, title: subject.title, look, kit });
  }
  return [...byLook.values()];
}

/** Foods of the kits that have no shape of their own: drawn as their kind is, or not at all. */
function reportShapeless(): void {
  const foods = new Map(
    [...DEFAULT_CORPUS.dishesById.values()].flatMap(({ foods: all }) => all.map((food) => [food.id, food.kind] as const)),
  );
  const without = [...foods].filter(([id]) => !SHAPE_BY_FOOD.some(([pattern]) => pattern.test(id)));
  const list = (isSeen: boolean) => without.filter(([, kind]) => (SHAPE_BY_KIND[kind] !== null) === isSeen).map(([id]) => id);
  console.log(`${without.length} of ${foods.size} foods have no shape of their own.`);
  console.log(`  Drawn as their kind: ${list(true).join(' ')}`);
  console.log(`  Not seen: ${list(false).join(' ')}`);
}

/** Common dishes whose picture names the same base and the same foods: only chance tells them apart. */
function reportTwins(dishes: readonly Look[]): void {
  const groups = [...group(dishes, ({ look }) => look).values()].filter((twins) => twins.length > 1);
  console.log(groups.length === 0 ? 'No two common dishes look alike.' : `${groups.length} groups of common dishes look alike:`);
  for (const twins of groups) console.log(`  ${twins[0]?.look}: ${twins.map(({ title }) => title).join(' | ')}`);
  const bare = dishes.filter(({ look }) => look.split(' ').length < 2);
  for (const { title, look } of bare) console.log(`  shows no ingredient: ${title} (${look})`);
}

/**
 * Of every two pictures, how much of them is of the same colours: without their cloth, whatever way round the pieces fell. The
 * pieces of a dish lie by chance, so that comparing pixel by pixel would call the same dish, drawn twice, two.
 */
async function reportLikenesses(dishes: readonly Look[]): Promise<void> {
  const pictures = dishes.map(({ id }) => drawDish(readDish(findDish(id))));
  const page = await browser.newPage();
  const shares = await page.evaluate(measureColours, pictures);
  await page.close();
  const pairs = dishes.flatMap((one, i) =>
    dishes.slice(i + 1).map((other, k) => ({ one, other, likeness: overlap(shares[i] ?? {}, shares[i + 1 + k] ?? {}) })),
  );
  const nearest = pairs.toSorted((a, b) => b.likeness - a.likeness);
  const alike = nearest.filter(({ likeness, one, other }) => likeness >= ALIKE && baseOf(one) === baseOf(other));
  console.log(`${pairs.length} pairs; ${alike.length} on the same base share ${ALIKE * 100} % of their colours or more. The nearest ten:`);
  for (const { one, other, likeness } of nearest.slice(0, Math.max(10, alike.length)))
    console.log(`  ${Math.round(likeness * 100)} %  ${one.title} | ${other.title}`);
}

function baseOf({ look }: Look): string {
  return look.split(' ')[0] ?? '';
}

/** Runs in the browser. Shares of colours in 8 steps a channel, of the middle of the picture: the cloth lies outside. */
async function measureColours(svgs: readonly string[]): Promise<readonly Readonly<Record<string, number>>[]> {
  const size = 96;
  const canvas = new OffscreenCanvas(size, size);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const shares: Record<string, number>[] = [];
  for (const svg of svgs) {
    const image = new Image(size, size);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    pen?.drawImage(image, 0, 0, size, size);
    const data = pen?.getImageData(0, 0, size, size).data ?? new Uint8ClampedArray();
    const counts: Record<string, number> = {};
    let all = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [x, y] = [((at / 4) % size) - size / 2, Math.floor(at / 4 / size) - size / 2];
      if (Math.hypot(x, y) > size * 0.38) continue;
      const key = [0, 1, 2].map((channel) => (data[at + channel] ?? 0) >> 5).join();
      counts[key] = (counts[key] ?? 0) + 1;
      all += 1;
    }
    shares.push(Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, count / all])));
  }
  return shares;
}

function overlap(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): number {
  return Object.entries(a).reduce((sum, [key, share]) => sum + Math.min(share, b[key] ?? 0), 0);
}

function findDish(id: string) {
  const dish = DEFAULT_CORPUS.dishesById.get(id);
  if (!dish) throw new Error(`There is no dish ${id}.`);
  return dish;
}

function group(dishes: readonly Look[], keyOf: (look: Look) => string): ReadonlyMap<string, readonly Look[]> {
  const groups = new Map<string, Look[]>();
  for (const look of dishes) groups.set(keyOf(look), [...(groups.get(keyOf(look)) ?? []), look]);
  return groups;
}

type Sheet = { readonly size: number; readonly columns: number; readonly field: 'light' | 'dark'; readonly file: string };

async function drawSheet(dishes: readonly Look[], { size, columns, field, file }: Sheet): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * (size + 12) + 12, height: 800 } });
  const cells = dishes.map(({ id, title }) => {
    return `<figure>${drawDish(readDish(findDish(id)), field)}<figcaption>${title}</figcaption></figure>`;
  });
  await page.setContent(`<!doctype html><style>
    body { margin: 12px; display: grid; grid-template-columns: repeat(${columns}, ${size}px); gap: 12px; font: ${size < 100 ? 8 : 12}px/1.2 sans-serif;
      background: ${field === 'dark' ? '#131a16' : '#fbf7f0'}; color: ${field === 'dark' ? '#f1ece1' : '#22302b'} }
    figure { margin: 0 } svg { width: ${size}px; height: ${size}px; border-radius: 10px; display: block } figcaption { padding: 3px 2px; max-height: 3.6em; overflow: hidden }
  </style>${cells.join('')}`);
  writeFileSync(join(folder, file), await page.screenshot({ fullPage: true }));
  await page.close();
  console.log(join(folder, file));
}
