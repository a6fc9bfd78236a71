import { APP_TEXTS } from './texts.ts';

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <circle cx="16" cy="16" r="15" className="fill-primary" />
        <circle cx="16" cy="16" r="10" className="fill-card" />
        <path d="M16 22.500c-5.200-2.500-5.300-8.200-.2-12.100 5.400 3.500 5.500 9.300.2 12.100z" className="fill-fat" />
        <path d="M16 22.500v-7.200" className="stroke-card" strokeWidth="1.300" strokeLinecap="round" />
      </svg>
      {/* On the narrowest phones the plate alone: the way in and the menu must not be pushed off the screen. */}
      <span className="display text-2xl max-[22.3rem]:sr-only">{APP_TEXTS.name}</span>
      <span className="hidden rounded-full bg-butter px-2 py-0.5 text-xs font-semibold sm:inline">{APP_TEXTS.beta}</span>
    </span>
  );
}
