import type { Random } from '../../base/random.ts';
import { shade } from '../colour.ts';
import { between, blobPath, circle, ellipse, path, type Piece, place, round1, stroke } from '../svg.ts';
import { ball } from './solids.ts';

/** A slice across a round vegetable or fruit: rind, flesh, and what shows in the middle. */
export function coin(
  random: Random,
  options: { rind: string; flesh: string; r?: number; seeds?: string; core?: string; rays?: string },
): Piece {
  const { rind, flesh, r = 11, seeds, core, rays } = options;
  const ring = (count: number, at: number, draw: (x: number, y: number, degrees: number) => string) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI + 0.4;
      return draw(Math.cos(angle) * r * at, Math.sin(angle) * r * at, (angle * 180) / Math.PI);
    }).join('');
  return {
    svg:
      circle(0.8, 1.1, r, shade(rind, -0.3)) +
      circle(0, 0, r, rind) +
      path(blobPath(random, r * 0.86, r * 0.86, 0.03), flesh) +
      (rays ? ring(8, 0.42, (x, y, degrees) => place(ellipse(0, 0, r * 0.3, r * 0.12, rays), x, y, degrees)) : '') +
      (core ? circle(0, 0, r * 0.32, core) : '') +
      (seeds ? ring(7, 0.45, (x, y, degrees) => place(ellipse(0, 0, r * 0.12, r * 0.06, seeds), x, y, degrees)) : ''),
    reach: r,
  };
}

export function wedge(options: { rind: string; flesh: string; pith?: string; r?: number; segments?: boolean }): Piece {
  const { rind, flesh, pith = '#fdf6dd', r = 15, segments = true } = options;
  const half = (radius: number) => `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0Z`;
  const lines = segments
    ? [-60, -30, 0, 30, 60]
        .map((a) =>
          stroke(
            `M0 0L${round1(Math.sin((a * Math.PI) / 180) * r * 0.78)} ${round1(-Math.cos((a * Math.PI) / 180) * r * 0.78)}`,
            pith,
            1.1,
          ),
        )
        .join('')
    : '';
  return {
    svg:
      path(half(r), shade(rind, -0.25), 'transform="translate(1 1.4)"') +
      path(half(r), rind) +
      path(half(round1(r * 0.88)), pith) +
      path(half(round1(r * 0.78)), flesh) +
      lines,
    reach: r,
  };
}

export function leaf(random: Random, colour: string, options: { length?: number; width?: number; frilly?: boolean } = {}): Piece {
  const { length = 22, width = 11, frilly = false } = options;
  const l = length * between(random, 0.85, 1.15);
  const half = width / 2;
  const smooth = `M${-l / 2} 0C${round1(-l * 0.2)} ${round1(-half * 1.5)} ${round1(l * 0.25)} ${round1(-half * 1.3)} ${l / 2} 0C${round1(l * 0.25)} ${round1(half * 1.3)} ${round1(-l * 0.2)} ${round1(half * 1.5)} ${-l / 2} 0Z`;
  const outline = frilly ? blobPath(random, l / 2, half, 0.24, 12) : smooth;
  return {
    svg:
      path(outline, shade(colour, -0.28), 'transform="translate(.8 1.2)"') +
      path(outline, colour) +
      path(
        `M${round1(-l / 2)} 0C${round1(-l * 0.2)} ${round1(-half * 1.2)} ${round1(l * 0.25)} ${round1(-half)} ${round1(l / 2)} 0Z`,
        shade(colour, 0.16),
        'opacity=".75"',
      ) +
      stroke(`M${round1(-l * 0.42)} 0L${round1(l * 0.4)} 0`, shade(colour, 0.42), frilly ? 1.6 : 0.9, 'opacity=".8"'),
    reach: l / 2,
  };
}

export function sprig(random: Random, colour: string): Piece {
  const tips = [-50, -15, 20, 55].map((degrees, i) =>
    place(ellipse(0, -6, 2.6, 4, i % 2 ? colour : shade(colour, -0.15)), (i - 1.5) * 1.6, 0, degrees),
  );
  return {
    svg: stroke('M0 7L0 -2', shade(colour, -0.2), 1.2) + tips.join('') + (random() < 0.5 ? circle(0, -3, 2.2, shade(colour, 0.2)) : ''),
    reach: 9,
  };
}

export function floret(random: Random, crown: string, stem: string, r = 14): Piece {
  const buds = Array.from({ length: 7 }, (_, i) => {
    const angle = Math.PI + (i / 6) * Math.PI;
    return circle(
      Math.cos(angle) * r * 0.62,
      Math.sin(angle) * r * 0.5 - r * 0.1,
      r * between(random, 0.32, 0.42),
      i > 3 ? shade(crown, -0.14) : crown,
    );
  });
  const dots = Array.from({ length: 9 }, () =>
    circle(between(random, -r * 0.7, r * 0.6), between(random, -r * 0.8, -r * 0.1), r * 0.07, shade(crown, 0.3)),
  );
  return {
    svg:
      path(
        `M${round1(-r * 0.28)} ${round1(r * 0.85)}L${round1(-r * 0.42)} 0L${round1(r * 0.42)} 0L${round1(r * 0.28)} ${round1(r * 0.85)}Q0 ${round1(r)} ${round1(-r * 0.28)} ${round1(r * 0.85)}Z`,
        stem,
      ) +
      buds.join('') +
      circle(0, -r * 0.35, r * 0.42, crown) +
      dots.join(''),
    reach: r,
  };
}

export function mushroomSlice(r = 13): Piece {
  return {
    svg:
      path(
        `M${-r} ${round1(r * 0.1)}C${-r} ${round1(-r * 0.95)} ${r} ${round1(-r * 0.95)} ${r} ${round1(r * 0.1)}C${round1(r * 0.6)} ${round1(r * 0.32)} ${round1(r * 0.34)} ${round1(r * 0.2)} ${round1(r * 0.28)} ${round1(r * 0.3)}L${round1(r * 0.3)} ${round1(r * 0.85)}Q0 ${round1(r * 1.05)} ${round1(-r * 0.3)} ${round1(r * 0.85)}L${round1(-r * 0.28)} ${round1(r * 0.3)}C${round1(-r * 0.34)} ${round1(r * 0.2)} ${round1(-r * 0.6)} ${round1(r * 0.32)} ${-r} ${round1(r * 0.1)}Z`,
        '#e9dcc6',
        'stroke="#a98563" stroke-width="1.6"',
      ) + stroke(`M${round1(-r * 0.6)} ${round1(r * 0.05)}Q0 ${round1(-r * 0.35)} ${round1(r * 0.6)} ${round1(r * 0.05)}`, '#b99872', 1.6),
    reach: r,
  };
}

export function avocadoHalf(r = 22): Piece {
  const pear = (k: number) =>
    `M0 ${round1(-r * k)}C${round1(r * 0.5 * k)} ${round1(-r * k)} ${round1(r * 0.78 * k)} ${round1(r * 0.1 * k)} ${round1(r * 0.7 * k)} ${round1(r * 0.5 * k)}C${round1(r * 0.55 * k)} ${round1(r * 1.05 * k)} ${round1(-r * 0.55 * k)} ${round1(r * 1.05 * k)} ${round1(-r * 0.7 * k)} ${round1(r * 0.5 * k)}C${round1(-r * 0.78 * k)} ${round1(r * 0.1 * k)} ${round1(-r * 0.5 * k)} ${round1(-r * k)} 0 ${round1(-r * k)}Z`;
  return {
    svg:
      path(pear(1), '#2f4a24', 'transform="translate(1 1.5)"') +
      path(pear(1), '#40612f') +
      path(pear(0.9), '#a9c25a') +
      path(pear(0.78), '#e3e8a2') +
      circle(0.6, r * 0.32, r * 0.34, '#6d4526') +
      circle(-r * 0.06, r * 0.24, r * 0.24, '#8a5a33') +
      circle(-r * 0.12, r * 0.16, r * 0.07, '#c79a6c'),
    reach: r,
  };
}

export function avocadoSlices(random: Random): Piece {
  const one = stroke('M-11 4Q0 -9 12 3', '#58803a', 8) + stroke('M-10.5 4.6Q0 -7.6 11.5 3.6', '#dfe69a', 6);
  return { svg: [-8, 0, 8].map((y) => place(one, between(random, -1, 1), y)).join(''), reach: 17 };
}

export function strawberry(random: Random, r = 11): Piece {
  const seeds = Array.from({ length: 7 }, () =>
    ellipse(between(random, -r * 0.5, r * 0.5), between(random, -r * 0.4, r * 0.5), 0.8, 1.2, '#f6d98a'),
  ).join('');
  return {
    svg:
      path(
        `M0 ${r}C${round1(-r * 0.7)} ${round1(r * 0.5)} ${-r} ${round1(-r * 0.3)} ${round1(-r * 0.6)} ${round1(-r * 0.7)}Q0 ${round1(-r)} ${round1(r * 0.6)} ${round1(-r * 0.7)}C${r} ${round1(-r * 0.3)} ${round1(r * 0.7)} ${round1(r * 0.5)} 0 ${r}Z`,
        '#cf2f3d',
      ) +
      path(
        `M0 ${round1(r * 0.8)}C${round1(-r * 0.6)} ${round1(r * 0.4)} ${round1(-r * 0.8)} ${round1(-r * 0.2)} ${round1(-r * 0.5)} ${round1(-r * 0.6)}Q${round1(-r * 0.1)} ${round1(-r * 0.4)} 0 ${round1(r * 0.8)}Z`,
        '#e4505b',
      ) +
      seeds +
      path(
        `M${round1(-r * 0.55)} ${round1(-r * 0.75)}L0 ${round1(-r * 0.4)}L${round1(r * 0.55)} ${round1(-r * 0.75)}L${round1(r * 0.15)} ${round1(-r * 0.8)}L0 ${round1(-r * 1.15)}L${round1(-r * 0.15)} ${round1(-r * 0.8)}Z`,
        '#4f8a3c',
      ),
    reach: r,
  };
}

export function raspberry(colour = '#c5304f', r = 8): Piece {
  const drupes = Array.from({ length: 12 }, (_, i) => {
    const angle = i * 2.4;
    const at = Math.sqrt(i / 12) * r * 0.75;
    return circle(Math.cos(angle) * at, Math.sin(angle) * at, r * 0.3, i % 3 ? colour : shade(colour, 0.18));
  });
  return { svg: circle(0.5, 0.8, r, shade(colour, -0.3)) + drupes.join('') + circle(0, 0, r * 0.14, shade(colour, -0.5)), reach: r };
}

export function asparagus(): Piece {
  return {
    svg:
      stroke('M-27 3Q0 -3 20 0', '#4d7a35', 6, 'transform="translate(.8 1.2)"') +
      stroke('M-27 3Q0 -3 20 0', '#7da74f', 5.4) +
      path('M16 -4.5C24 -5 30 -1 32 1C28 4 22 5 16 4Z', '#4f7f3a') +
      stroke('M-14 1l3 -2M-3 -.6l3 -2M8 -.8l3 -1.8', '#4d7a35', 1.6),
    reach: 30,
  };
}

export function pod(colour: string, seeds?: string): Piece {
  return {
    svg:
      path('M-18 0C-10 -10 10 -10 18 0C10 7 -10 7 -18 0Z', shade(colour, -0.22), 'transform="translate(.8 1.3)"') +
      path('M-18 0C-10 -10 10 -10 18 0C10 7 -10 7 -18 0Z', colour) +
      (seeds
        ? [-8, 0, 8].map((x) => ball(seeds, 3.6).svg.replace('<circle', `<g transform="translate(${x} -1)"><circle`) + '</g>').join('')
        : stroke('M-13 0Q0 -4 13 0', shade(colour, 0.35), 1.2)),
    reach: 18,
  };
}

export function onionRing(colour: string, r = 11): Piece {
  return {
    svg:
      circle(0.6, 1, r, 'none', `stroke="${shade(colour, -0.25)}" stroke-width="3"`) +
      circle(0, 0, r, 'none', `stroke="${colour}" stroke-width="2.6"`) +
      circle(0, 0, r * 0.66, 'none', `stroke="${shade(colour, 0.3)}" stroke-width="1.6"`),
    reach: r,
  };
}

export function nut(kind: 'almond' | 'walnut' | 'cashew' | 'pecan', r = 7.5): Piece {
  if (kind === 'almond')
    return {
      svg:
        path(
          `M${-r} 0C${round1(-r * 0.4)} ${round1(-r * 0.75)} ${round1(r * 0.4)} ${round1(-r * 0.6)} ${r} 0C${round1(r * 0.4)} ${round1(r * 0.6)} ${round1(-r * 0.4)} ${round1(r * 0.75)} ${-r} 0Z`,
          '#a8693a',
        ) + stroke(`M${round1(-r * 0.6)} -.6L${round1(r * 0.5)} -.4M${round1(-r * 0.4)} 1.6L${round1(r * 0.4)} 1.6`, '#c98d5a', 0.9),
      reach: r,
    };
  if (kind === 'cashew')
    return {
      svg:
        stroke(`M${-r * 0.7} ${round1(r * 0.2)}Q0 ${round1(-r * 1.1)} ${round1(r * 0.7)} ${round1(r * 0.2)}`, '#c9a469', 6.4) +
        stroke(`M${-r * 0.7} ${round1(r * 0.1)}Q0 ${round1(-r * 1.1)} ${round1(r * 0.7)} ${round1(r * 0.1)}`, '#ead2a0', 5),
      reach: r,
    };
  const tint = kind === 'walnut' ? '#b98a55' : '#93552c';
  return {
    svg:
      ellipse(0.6, 1, r, r * 0.78, shade(tint, -0.3)) +
      ellipse(0, 0, r, r * 0.76, tint) +
      stroke(
        `M${round1(-r * 0.8)} 0Q${round1(-r * 0.3)} ${round1(-r * 0.5)} 0 0T${round1(r * 0.8)} 0M${round1(-r * 0.5)} ${round1(-r * 0.4)}Q0 ${round1(-r * 0.1)} ${round1(r * 0.5)} ${round1(-r * 0.4)}M${round1(-r * 0.5)} ${round1(r * 0.4)}Q0 ${round1(r * 0.1)} ${round1(r * 0.5)} ${round1(r * 0.4)}`,
        shade(tint, 0.35),
        1.2,
      ),
    reach: r,
  };
}
