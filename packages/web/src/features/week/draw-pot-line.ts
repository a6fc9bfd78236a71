export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
export type PotLine = { readonly id: string; readonly path: string; readonly end: { readonly x: number; readonly y: number } };

/** Half of the gap between two columns: a line runs in its middle. */
const GUTTER_PX = 9;
/** Where a line leaves and meets a meal: about the middle of its plate, however tall its words make the box. */
const BELOW_TOP_PX = 34;
const CORNER_PX = 7;

/**
 * Out at the side of the meal it is cooked for, down the gap, and in at the side of the meal that eats what is left. The gap is
 * the one between both where one stands left of the other, and the one on the left where they stand above each other.
 */
export function drawPotLine(id: string, cooked: Box, eaten: Box): PotLine {
  const isLeftOf = eaten.right <= cooked.left;
  const isRightOf = eaten.left >= cooked.right;
  const from = { x: isRightOf ? cooked.right : cooked.left, y: cooked.top + BELOW_TOP_PX };
  const end = { x: isLeftOf ? eaten.right : eaten.left, y: eaten.top + BELOW_TOP_PX };
  const gap = from.x + (isRightOf ? GUTTER_PX : -GUTTER_PX);
  const down = end.y >= from.y ? 1 : -1;
  const corner = Math.min(CORNER_PX, Math.abs(end.y - from.y) / 2, Math.abs(gap - from.x));
  const out = Math.sign(gap - from.x);
  const into = Math.sign(end.x - gap);
  const path = [
    `M${from.x} ${from.y}`,
    `H${gap - out * corner}`,
    `Q${gap} ${from.y} ${gap} ${from.y + down * corner}`,
    `V${end.y - down * corner}`,
    `Q${gap} ${end.y} ${gap + into * corner} ${end.y}`,
    `H${end.x}`,
  ].join('');
  return { id, path, end };
}
