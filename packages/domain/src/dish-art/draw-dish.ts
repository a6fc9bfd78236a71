import { hashText, seededRandom, type Random } from '../base/random.ts';
import { chooseBase } from './choose-base.ts';
import { chooseShapes } from './choose-pieces.ts';
import type { DishSubject } from './dish-picture.ts';
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
  return svg + layOutPieces(random, chooseShapes(subject, base), area);
}
