import { useEffect, useRef, useState } from 'react';
import { hashText } from '@larder/domain/base/random.ts';
import { useTheme } from '../lib/theme.ts';

const FIELDS = ['bg-peach', 'bg-linen', 'bg-butter', 'bg-sage', 'bg-lilac', 'bg-mist'] as const;
/** From the specification: fetched when within 50 px of being seen. */
const NEAR_VIEW = { rootMargin: '50px', threshold: 0.01 } as const;

type Props = {
  /** Kit and options of the dish; absent for a meal that has no picture of its own. */
  readonly dishId: string | undefined;
  /** Its intrinsic size; the box decides how large it is shown. */
  readonly size?: number;
  readonly className?: string;
};

/** The dish drawn from its own ingredients. Always beside its title, so it has no text of its own. */
export function DishArt({ dishId, size = 240, className = '' }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const field = useTheme() === 'dark' ? '?field=dark' : '';
  // Named by the dish, so that another dish in the same place starts anew.
  const [outcome, setOutcome] = useState<{ readonly dishId: string; readonly state: 'loaded' | 'failed' }>();
  const state = outcome?.dishId === dishId ? outcome?.state : undefined;

  return (
    <div ref={box} className={`relative overflow-hidden ${fieldOf(dishId)} ${className}`}>
      {state !== 'loaded' && <Placeholder isLoading={dishId !== undefined && state !== 'failed'} />}
      {dishId !== undefined && isNear && state !== 'failed' && (
        <img
          key={dishId}
          src={`/dish/${encodeURIComponent(dishId)}.svg${field}`}
          alt=""
          loading="lazy"
          decoding="async"
          width={size}
          height={size}
          className={`absolute inset-0 size-full object-cover transition-opacity duration-200 ${state === 'loaded' ? 'opacity-100' : 'opacity-0'}`}
          onLoad={() => setOutcome({ dishId, state: 'loaded' })}
          onError={() => setOutcome({ dishId, state: 'failed' })}
        />
      )}
      {state === 'failed' && (
        <p className="absolute inset-x-2 bottom-2 rounded-full bg-card/90 px-2 py-0.5 text-center text-xs text-ink">Failed to load image</p>
      )}
    </div>
  );
}

/** An empty plate: out of focus while the picture is on its way, sharp when none will come. */
function Placeholder({ isLoading }: { readonly isLoading: boolean }) {
  return (
    <div aria-hidden="true" className={`absolute inset-0 grid place-items-center ${isLoading ? 'blur-md' : ''}`}>
      <div className="grid aspect-square w-[72%] max-w-[72cqh] place-items-center rounded-full bg-card/90 shadow-card">
        <div className="aspect-square w-[72%] rounded-full border-2 border-line" />
      </div>
    </div>
  );
}

export function fieldOf(dishId: string | undefined): string {
  return FIELDS[hashText(dishId ?? '') % FIELDS.length]!;
}

function useIsNear(box: React.RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsNear(true);
      observer.disconnect();
    }, NEAR_VIEW);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isNear;
}
