/** `node tools/contact-sheet.ts [folder]`: every distinct look of the dishes on sheets of 96, 240 and 600 px, light and dark, and which of them look alike. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chooseBase } from '../packages/domain/src/dish-art/choose-base.ts';
import { chooseShapes } from '../packages/domain/src/dish-art/choose-pieces.ts';
import { drawDish } from '../packages/domain/src/dish-art/draw-dish.ts';
import { readDish } from '../packages/domain/src/dish-art/read-dish.ts';
import { DEFAULT_CORPUS } from '../packages/domain/src/kit/default-corpus.ts';

const root = join(import.meta.dirname, '..');
const folder = process.argv[2] ?? join(root, '.cache/contact-sheets');
const SHEETS = [
  { size: 96, columns: 14, rows: 12 },
  { size: 240, columns: 6, rows: 5 },
  { size: 600, columns: 3, rows: 2 },
] as const;

type Look = { readonly id: string; readonly title: string; readonly look: string; readonly kit: string };

mkdirSync(folder, { recursive: true });
const looks = listLooks();
const kits = group(looks, ({ kit }) => kit);
// The first of each kit: what a menu of common dishes shows side by side.
const common = [...kits.values()].flatMap(([first]) => first ?? []);
console.log(`${DEFAULT_CORPUS.dishesById.size} dishes of ${kits.size} kits, ${looks.length} distinct looks.`);
reportTwins(common);

const browser = await chromium.launch({
  executablePath: readFileSync(join(root, '.cache/chromium'), 'utf8').trim(),
  args: ['--no-sandbox'],
});
for (const { size, columns, rows } of SHEETS) {
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
    const base = chooseBase(subject);
    const kit = subject.id.split('~')[0] ?? subject.id;
    const look = [base, ...chooseShapes(subject, base).map(({ foodId }) => foodId)].join(' ');
    const key = `${kit} ${look}`;
    if (!byLook.has(key)) byLook.set(key, { id: subject.id, title: subject.title, look, kit });
  }
  return [...byLook.values()];
}

/** Common dishes whose picture names the same base and the same foods: only chance tells them apart. */
function reportTwins(dishes: readonly Look[]): void {
  const groups = [...group(dishes, ({ look }) => look).values()].filter((twins) => twins.length > 1);
  console.log(groups.length === 0 ? 'No two common dishes look alike.' : `${groups.length} groups of common dishes look alike:`);
  for (const twins of groups) console.log(`  ${twins[0]?.look}: ${twins.map(({ title }) => title).join(' | ')}`);
  const bare = dishes.filter(({ look }) => look.split(' ').length < 2);
  for (const { title, look } of bare) console.log(`  shows no ingredient: ${title} (${look})`);
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
    const dish = DEFAULT_CORPUS.dishesById.get(id);
    return dish ? `<figure>${drawDish(readDish(dish), field)}<figcaption>${title}</figcaption></figure>` : '';
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
