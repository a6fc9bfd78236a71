/** Draws the application's icons and its social image with a browser. Their results are committed: nobody needs a browser to build. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { drawDish } from '../packages/domain/src/dish-art/draw-dish.ts';
import { readDish } from '../packages/domain/src/dish-art/read-dish.ts';
import { DEFAULT_CORPUS } from '../packages/domain/src/kit/default-corpus.ts';
import { LANDING_TEXTS } from '../packages/web/src/features/landing/texts.ts';

const root = join(import.meta.dirname, '..');
const publicFolder = join(root, 'packages/web/public');
/** One of each: a bowl of soup, a fish, a salad, a breakfast. Looked for by name, as ids change with their kits. */
const DISHES = [/^shakshuka/i, /salmon.*(lentils|asparagus|potatoes)/i, /greek salad|caprese salad/i, /pancakes.*berries/i] as const;

const mark = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
/** Launchers cut a circle or a drop out of it: the plate stays within the middle four fifths, the green runs to the edge. */
const maskable = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace('<rect ', '<rect x="-5" y="-5" ')
  .replace('width="32" height="32" rx="9"', 'width="42" height="42"');

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const [name, svg, size] of [
  ['icon-192', mark, 192],
  ['icon-512', mark, 512],
  ['icon-maskable-512', maskable, 512],
  ['apple-touch-icon', maskable, 180],
] as const) {
  await draw(`${name}.png`, `<style>svg{display:block;width:100vw;height:100vh}</style>${svg}`, { width: size, height: size });
}
await draw('social.png', socialImage(), { width: 1200, height: 630 });
await browser.close();

async function draw(file: string, html: string, viewport: { readonly width: number; readonly height: number }): Promise<void> {
  const page = await browser.newPage({ viewport });
  await page.setContent(`<!doctype html><style>body{margin:0}</style>${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  writeFileSync(join(publicFolder, file), await page.screenshot({ omitBackground: true }));
  await page.close();
  console.log(`${file}: ${viewport.width} x ${viewport.height}`);
}

function socialImage(): string {
  const dishes = [...DEFAULT_CORPUS.dishesById.values()];
  const plates = DISHES.map((name) => {
    const dish = dishes.find(({ title }) => name.test(title));
    if (!dish) throw new Error(`No dish is called ${name}: choose another for the social image.`);
    return `<div class="plate">${drawDish(readDish(dish))}</div>`;
  });
  return `<style>
    ${font('Fraunces', 'fraunces/files/fraunces-latin-wght-normal.woff2')}
    ${font('Figtree', 'figtree/files/figtree-latin-wght-normal.woff2')}
    body { width: 1200px; height: 630px; background: #fbf7f0; color: #22302b; display: grid; grid-template-columns: 1fr 630px; overflow: hidden }
    .words { padding: 0 24px 0 72px; align-self: center; font: 500 30px/1.4 Figtree }
    h1 { font: 600 68px/1.04 Fraunces; letter-spacing: -0.02em; margin: 28px 0 24px }
    .name { display: flex; align-items: center; gap: 18px; font: 600 40px Fraunces } .name svg { width: 60px; height: 60px }
    p { margin: 0; color: #5b665f }
    .plates { display: grid; grid-template-columns: 1fr 1fr; gap: 18px; padding: 18px 0 18px 18px; margin: -60px -40px -60px 0; align-content: center }
    .plate { border-radius: 28px; overflow: hidden; aspect-ratio: 1 } .plate svg { width: 100%; height: 100%; display: block }
    .plate:nth-child(even) { transform: translateY(48px) } .plate:nth-child(odd) { transform: translateY(-12px) }
  </style>
  <div class="words"><div class="name">${mark}Larder</div><h1>${LANDING_TEXTS.hero}</h1><p>Say what you feel like eating. Every number is computed, never guessed.</p></div>
  <div class="plates">${plates.join('')}</div>`;
}

function font(family: string, path: string): string {
  const file = readFileSync(join(root, 'node_modules/@fontsource-variable', path)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${file}) }`;
}

function findChromium(): string {
  return readFileSync(join(root, '.cache/chromium'), 'utf8').trim();
}
