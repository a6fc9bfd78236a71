/**
 * `node tools/picture-quiz.ts <folder> [--seed 26] [--draw file]`: do people know the dish by its picture? A hundred dishes without
 * their titles, each beside five: its own and four of the same slot and form. Sheets go to
 * `sheets/`; `marking/` is for who marks them and not for who reads them: the answers, and `draw.json`, so that another release can
 * be asked the same questions.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { hashText, seededRandom, type Random } from '../packages/domain/src/base/random.ts';
import { drawDish } from '../packages/domain/src/dish-art/draw-dish.ts';
import { readDish } from '../packages/domain/src/dish-art/read-dish.ts';
import { DEFAULT_CORPUS } from '../packages/domain/src/kit/default-corpus.ts';
import type { Dish } from '../packages/domain/src/kit/dish.ts';

const DISHES = 100;
const TITLES = 5;
const LETTERS = 'ABCDE';
const PER_SHEET = 10;
const WIDTH_PX = 240;

/** A dish and the titles it stands beside, in their order; `own` counts from 0. */
type Question = { readonly dishId: string; readonly titles: readonly string[]; readonly own: number };

const root = join(import.meta.dirname, '..');
const [folder = join(root, '.cache/picture-quiz')] = process.argv.slice(2).filter((word, at, all) => !isOption(word, all[at - 1]));
const draw = optionOf('--draw');
const questions: readonly Question[] = draw
  ? (JSON.parse(readFileSync(draw, 'utf8')) as readonly Question[])
  : drawQuestions(seededRandom(hashText(`picture-quiz ${optionOf('--seed') ?? '26'}`)));

for (const part of ['sheets', 'marking']) mkdirSync(join(folder, part), { recursive: true });
writeFileSync(join(folder, 'marking/draw.json'), `${JSON.stringify(questions, undefined, 1)}\n`);
writeFileSync(
  join(folder, 'marking/answers.csv'),
  `picture,answer,dish\n${questions.map(({ dishId, own }, at) => `${at + 1},${LETTERS[own]},${dishId}`).join('\n')}\n`,
);
const browser = await chromium.launch({
  executablePath: readFileSync(join(root, '.cache/chromium'), 'utf8').trim(),
  args: ['--no-sandbox'],
});
for (let first = 0; first < questions.length; first += PER_SHEET) await drawSheet(first);
await browser.close();

function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

function isOption(word: string, before: string | undefined): boolean {
  return word.startsWith('--') || (before?.startsWith('--') ?? false);
}

/** Every kit is as likely as another, however many dishes its options make; none is asked twice. */
function drawQuestions(random: Random): readonly Question[] {
  const kits = [...DEFAULT_CORPUS.dishesByKit.values()];
  return shuffle(random, kits)
    .map((dishes) => pickOne(random, dishes))
    .flatMap((dish) => ask(random, dish, kits) ?? [])
    .slice(0, DISHES);
}

function ask(random: Random, dish: Dish, kits: readonly (readonly Dish[])[]): Question | undefined {
  const slot = pickOne(random, dish.slots);
  const others = kits.filter(([first]) => first !== undefined && first.compiled.kit !== dish.compiled.kit && first.slots.includes(slot));
  const ofForm = others.filter(([first]) => first?.form === dish.form);
  // A form with few kits at that slot is asked with what there is of it and others of the slot.
  const beside = [
    ...shuffle(random, ofForm),
    ...shuffle(
      random,
      others.filter((kit) => !ofForm.includes(kit)),
    ),
  ].slice(0, TITLES - 1);
  if (beside.length < TITLES - 1) return undefined;
  const titles = shuffle(random, [dish, ...beside.map((kit) => pickOne(random, kit))]);
  return { dishId: dish.dishId, titles: titles.map(({ title }) => title), own: titles.indexOf(dish) };
}

function pickOne<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to draw from.');
  return one;
}

function shuffle<T>(random: Random, list: readonly T[]): readonly T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

async function drawSheet(first: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1240, height: 800 } });
  const cells = questions.slice(first, first + PER_SHEET).map(({ dishId, titles }, at) => {
    const dish = DEFAULT_CORPUS.dishesById.get(dishId);
    if (!dish) throw new Error(`There is no dish ${dishId} any more: draw anew.`);
    const lines = titles.map((title, letter) => `<li><b>${LETTERS[letter]}</b> ${title}</li>`).join('');
    return `<figure>${drawDish(readDish(dish))}<figcaption><h2>${first + at + 1}</h2><ul>${lines}</ul></figcaption></figure>`;
  });
  await page.setContent(`<!doctype html><style>
    body { margin: 12px; display: grid; grid-template-columns: 1fr 1fr; gap: 12px; font: 15px/1.25 sans-serif; background: #fbf7f0; color: #22302b }
    figure { margin: 0; display: grid; grid-template-columns: ${WIDTH_PX}px 1fr; gap: 12px } figure svg { width: ${WIDTH_PX}px; height: ${WIDTH_PX}px; border-radius: 10px }
    h2 { margin: 0 0 8px } ul { margin: 0; padding: 0; list-style: none } li { margin-bottom: 7px }
  </style>${cells.join('')}`);
  const file = join(folder, `sheets/sheet-${String(first / PER_SHEET + 1).padStart(2, '0')}.png`);
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  await page.close();
  console.log(file);
}
