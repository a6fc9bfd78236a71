const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-center font-semibold transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const LOOKS = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong shadow-card',
  secondary: 'border border-edge bg-card text-ink hover:border-primary hover:bg-primary-soft',
  quiet: 'text-ink hover:bg-primary-soft',
  danger: 'bg-alert text-paper hover:opacity-90',
} as const;

export type ButtonLook = keyof typeof LOOKS;

/** Shared by buttons and by links that look like buttons, so that a navigation stays a real link. */
export const buttonClass = (look: ButtonLook, extra = ''): string => `${BASE} ${LOOKS[look]} ${extra}`;

/** Round, at least 44 px: for icons alone, which need an `aria-label`. */
export const ICON_BUTTON_CLASS =
  'inline-grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-primary-soft hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';
