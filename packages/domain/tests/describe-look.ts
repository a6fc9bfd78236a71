import { chooseBase } from '../src/dish-art/choose-base.ts';
import { chooseShapes } from '../src/dish-art/choose-pieces.ts';
import { fillingColours } from '../src/dish-art/dish-colours.ts';
import type { DishSubject } from '../src/dish-art/dish-picture.ts';
import type { DishBase } from '../src/kit/serving.ts';
import { findSauce } from '../src/dish-art/find-sauce.ts';

/** Their cuts show what is in them. */
const CUT_OPEN: ReadonlySet<DishBase> = new Set(['layers', 'burrito', 'quesadilla', 'rolls', 'sandwich', 'burger', 'bun', 'long-roll']);

/** What a picture is made of, in words: two dishes with the same are told apart by chance alone. Its base comes first. */
export function describeLook(subject: DishSubject): readonly string[] {
  const base = chooseBase(subject);
  const sauce = base === 'noodles' || base === 'plate' ? findSauce(subject) : undefined;
  return [
    base,
    ...(sauce ? [sauce] : []),
    ...chooseShapes(subject, base).map(({ foodId }) => foodId),
    ...(CUT_OPEN.has(base) ? fillingColours(subject, 5) : []),
  ];
}
