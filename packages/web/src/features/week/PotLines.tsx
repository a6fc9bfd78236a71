import { useLayoutEffect, useRef, useState } from 'react';
import { drawPotLine, type Box, type PotLine } from './draw-pot-line.ts';

type Props = {
  /** The places each pot feeds, the one it is cooked for first. */
  readonly pots: readonly { readonly id: string; readonly places: readonly string[] }[];
};

type Drawing = { readonly width: number; readonly height: number; readonly lines: readonly PotLine[] };

const NOTHING: Drawing = { width: 0, height: 0, lines: [] };

/**
 * From where a pot is cooked to where the rest of it is eaten, in the gaps between the meals, whose boxes stand in the same parent
 * and name their places in `data-place`. Where meals stand below each other there are no gaps for it; the words stand in the meals.
 */
export function PotLines({ pots }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const [drawing, setDrawing] = useState(NOTHING);
  useLayoutEffect(() => {
    const element = svg.current?.parentElement;
    if (!element) return undefined;
    const draw = () => setDrawing(measure(element, pots));
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pots]);

  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 fill-none stroke-edge max-lg:hidden"
      width={drawing.width}
      height={drawing.height}
      strokeWidth="2"
      strokeLinecap="round"
    >
      {drawing.lines.map(({ id, path, end }) => (
        <g key={id}>
          <path d={path} />
          <circle cx={end.x} cy={end.y} r="3.5" className="fill-edge stroke-none" />
        </g>
      ))}
    </svg>
  );
}

function measure(board: HTMLElement, pots: Props['pots']): Drawing {
  const from = board.getBoundingClientRect();
  const boxOf = (place: string): Box | undefined => {
    const box = board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    return box && { left: box.left - from.left, right: box.right - from.left, top: box.top - from.top, bottom: box.bottom - from.top };
  };
  const boxes = pots.map(({ id, places }) => ({ id, boxes: places.map(boxOf).filter((box) => box !== undefined) }));
  return {
    width: from.width,
    height: from.height,
    lines: boxes.flatMap(({ id, boxes: [cooked, ...eaten] }) =>
      cooked ? eaten.map((box, at) => drawPotLine(`${id} ${at}`, cooked, box)) : [],
    ),
  };
}
