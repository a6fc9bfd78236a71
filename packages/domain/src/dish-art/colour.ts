/** `#rrggbb` moved towards black (negative) or white (positive); `by` in -1..1. */
export function shade(hex: string, by: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const moved = channels.map((value) => Math.round(by < 0 ? value * (1 + by) : value + (255 - value) * by));
  return `#${moved.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function mixColours(a: string, b: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(a, at) * (1 - share) + channel(b, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
