import { useEffect, useState, type RefObject } from 'react';

/** From the specification: what is within 50 px of being seen. */
const NEAR_VIEW = { rootMargin: '50px', threshold: 0.01 } as const;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Once true, always true. */
export function useIsNear(box: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // One for all: a shelf has a hundred boxes on a screen.
    observer ??= new IntersectionObserver(tellNear, NEAR_VIEW);
    waiting.set(element, () => setIsNear(true));
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, [box]);
  return isNear;
}

function tellNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    observer?.unobserve(target);
  }
}
