import { hashText, seededRandom, type Random } from '../base/random.ts';
import { chooseBase } from './choose-base.ts';
import { chooseShapes } from './choose-pieces.ts';
import type { DishBase } from '../kit/serving.ts';
import type { DishSubject } from './dish-picture.ts';
import { findBread } from './find-grain.ts';
import { drawBase } from './draw-base.ts';
import { drawField, type Field } from './draw-ware.ts';
import { layOutPieces } from './lay-out-pieces.ts';
import { toLineArt } from './to-line-art.ts';

/** The picture of one dish as an SVG document, 240 units square. The same dish is always the same picture. */
export function drawDish(subject: DishSubject, field: Field = 'light'): string {
  const random = seededRandom(hashText(subject.id));
  const cloth = drawField(random, field);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">${cloth}${drawFood(random, subject)}</svg>`;
}

/** The dish without its table, in outlines: for paper. */
export function drawDishInLines(subject: DishSubject): string {
  const random = seededRandom(hashText(subject.id));
  // Drawn and dropped: what follows takes its chances from the same random.
  drawField(random, 'light');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="14 14 212 212" width="240" height="240">${toLineArt(drawFood(random, subject))}</svg>`;
}

function drawFood(random: Random, subject: DishSubject): string {
  const base = chooseBase(subject);
  const { svg, area } = drawBase(random, base, subject);
  const food = svg + layOutPieces(random, chooseShapes(subject, base), area);
  const fit = fitOf(base, subject);
  return fit === 'none' ? food : `<g transform="${FITS[fit]}">${food}</g>`;
}

/** So that what reaches beyond the plate, a pan's handle or the bread beside it, is whole where the picture is cut to a circle. */
const FITS = {
  cornered: 'translate(7.2 7.2) scale(.94)',
  reaching: 'translate(5 16.8) scale(.86)',
  withBread: 'translate(7 22) scale(.88)',
} as const;

function fitOf(base: DishBase, subject: DishSubject): keyof typeof FITS | 'none' {
  if (base === 'tray') return 'cornered';
  if (base === 'skillet') return 'reaching';
  return WITH_BREAD_BESIDE.has(base) && findBread(subject) ? 'withBread' : 'none';
}

const WITH_BREAD_BESIDE: ReadonlySet<DishBase> = new Set(['soup', 'curry', 'casserole']);
