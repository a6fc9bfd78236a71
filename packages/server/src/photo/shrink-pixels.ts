import type { Pixels } from './open-codec.ts';

/** The same picture with `side` pixels on its longer side, each the mean of those it stands for; itself where it is no larger. */
export function shrinkPixels(pixels: Pixels, side: number): Pixels {
  const longer = Math.max(pixels.width, pixels.height);
  if (longer <= side) return pixels;
  const width = Math.max(1, Math.round((pixels.width * side) / longer));
  const height = Math.max(1, Math.round((pixels.height * side) / longer));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const rows = spanOf(y, height, pixels.height);
    for (let x = 0; x < width; x++) data.set(meanOf(pixels, rows, spanOf(x, width, pixels.width)), (y * width + x) * 4);
  }
  return { data, width, height };
}

type Span = { readonly from: number; readonly to: number };

const spanOf = (at: number, count: number, whole: number): Span => ({
  from: Math.floor((at * whole) / count),
  to: Math.ceil(((at + 1) * whole) / count),
});

function meanOf({ data, width }: Pixels, rows: Span, columns: Span): readonly [number, number, number, number] {
  let [red, green, blue] = [0, 0, 0];
  for (let y = rows.from; y < rows.to; y++) {
    for (let at = (y * width + columns.from) * 4, end = (y * width + columns.to) * 4; at < end; at += 4) {
      red += data[at]!;
      green += data[at + 1]!;
      blue += data[at + 2]!;
    }
  }
  const count = (rows.to - rows.from) * (columns.to - columns.from);
  return [red / count, green / count, blue / count, 255];
}
