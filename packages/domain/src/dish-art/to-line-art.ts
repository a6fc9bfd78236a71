/**
 * The same drawing in ink: every shape white with a dark outline, so that what lies on top still hides what is below.
 * Shading, gleams and shadows, which are what is drawn with an opacity, are left out.
 */
export function toLineArt(svg: string): string {
  return svg.replace(/<(?:path|circle|ellipse|rect)[^>]*\/>/g, (shape) => {
    if (/ opacity="/.test(shape)) return '';
    const bare = shape.replace(/ (?:fill|stroke|stroke-width)="[^"]*"/g, '');
    const isLine = shape.includes(' fill="none"');
    return bare.replace('/>', ` fill="${isLine ? 'none' : '#fff'}" stroke="${INK}" stroke-width="${isLine ? THIN : OUTLINE}"/>`);
  });
}

const INK = '#33302b';
/** Of 240 units: hair lines when printed 3 cm wide, and still there. */
const OUTLINE = 1.1;
const THIN = 0.8;
