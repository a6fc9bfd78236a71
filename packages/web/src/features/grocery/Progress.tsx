import { percentOf } from './model.ts';
import { GROCERY_TEXTS } from './texts.ts';

type Props = {
  readonly checked: number;
  readonly all: number;
  readonly look?: 'ring' | 'bar';
  /** Beside its numbers in words. */ readonly isPlain?: boolean;
  readonly className?: string;
};

/** How much of the list is in the cart. */
export function Progress({ checked, all, look = 'bar', isPlain = false, className = '' }: Props) {
  const percent = percentOf(checked, all);
  const state = {
    role: 'progressbar',
    'aria-label': GROCERY_TEXTS.progress,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-valuetext': `${checked} of ${all}, ${percent}%`,
  } as const;
  if (look === 'bar') {
    return (
      <div {...state} className={`h-2 overflow-hidden rounded-full bg-line ${className}`}>
        <div className="h-full rounded-full bg-primary transition-[width] duration-300" style={{ width: `${percent}%` }} />
      </div>
    );
  }
  return (
    <div {...state} className={`relative grid place-items-center ${className}`}>
      <svg viewBox="0 0 48 48" className="size-full -rotate-90" aria-hidden>
        <circle cx="24" cy="24" r={RADIUS} className="fill-none stroke-line" strokeWidth="5" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          className="fill-none stroke-primary transition-[stroke-dashoffset] duration-300"
          strokeWidth="5"
          strokeLinecap={percent === 0 ? 'butt' : 'round'}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - percent / 100)}
        />
      </svg>
      {!isPlain && (
        <span className="numbers absolute text-sm font-semibold" aria-hidden>
          {percent}%
        </span>
      )}
    </div>
  );
}

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;
