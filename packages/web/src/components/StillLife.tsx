/** A plate, a fork and a spoon, waiting: the drawn still life of empty and lost places. */
export function StillLife({ className = 'w-56' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 240 160" className={className} aria-hidden="true">
      <ellipse cx="120" cy="132" rx="108" ry="16" className="fill-paper-deep" />
      <g className="fill-none stroke-edge" strokeWidth="3" strokeLinecap="round">
        <path d="M40 38v26c0 8 14 8 14 0V38M47 38v84" />
        <path d="M198 122V72c-12-4-12-34 0-36 12 2 12 32 0 36" />
      </g>
      <circle cx="120" cy="80" r="54" className="fill-card stroke-line" strokeWidth="3" />
      <circle cx="120" cy="80" r="36" className="fill-none stroke-line" strokeWidth="2" />
      <g transform="rotate(-24 120 80)">
        <path d="M120 104c-20-9-21-32-1-48 21 15 22 39 1 48z" className="fill-fat" />
        <path d="M120 104V68M120 82l9-7M120 90l-9-8" className="fill-none stroke-card" strokeWidth="2.5" strokeLinecap="round" />
      </g>
      <circle cx="146" cy="98" r="5" className="fill-protein" />
      <circle cx="98" cy="64" r="4" className="fill-carbs" />
    </svg>
  );
}
