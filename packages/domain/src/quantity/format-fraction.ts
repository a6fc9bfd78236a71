/** `1 1/2`, `3/4`, `2`: in the parts that a kitchen measures, to the nearest of them; too little for any is said with one digit, never as nothing. */
export function formatFraction(quantity: number): string {
  if (quantity >= NO_MORE_PARTS) return String(Math.round(quantity));
  const whole = Math.floor(quantity);
  const [top, bottom] = findNearest(quantity - whole);
  if (top === bottom) return String(whole + 1);
  if (whole === 0 && top === 0) return quantity === 0 ? '0' : formatSmall(quantity);
  return [whole > 0 ? String(whole) : '', top > 0 ? `${top}/${bottom}` : ''].filter(Boolean).join(' ');
}

/** How much of the quantity is gained or lost where its part is rounded so. */
export function lossOfFraction(quantity: number): number {
  const part = quantity - Math.floor(quantity);
  return distance(findNearest(part), part) / quantity;
}

export const formatSmall = (quantity: number): string =>
  Number(quantity.toPrecision(1)).toFixed(6).replace(/0+$/, '').replace(/\.$/, '') || '0';

/** From so many on nobody measures a part of one. */
export const NO_MORE_PARTS = 20;

/** The parts that cups and spoons have, alone or two together. */
const KITCHEN_FRACTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 8],
  [1, 4],
  [1, 3],
  [3, 8],
  [1, 2],
  [5, 8],
  [2, 3],
  [3, 4],
  [7, 8],
  [1, 1],
];

const findNearest = (part: number): readonly [number, number] =>
  KITCHEN_FRACTIONS.reduce((a, b) => (distance(b, part) < distance(a, part) ? b : a));

const distance = ([top, bottom]: readonly [number, number], part: number): number => Math.abs(top / bottom - part);
