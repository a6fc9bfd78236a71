/** One thing that was understood of the words, on a day's page and a week's. */
export const CHIP = 'inline-flex min-h-9 shrink-0 items-center rounded-full bg-primary-soft text-sm font-medium max-md:max-w-[85vw]';
