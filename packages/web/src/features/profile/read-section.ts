export const SECTIONS = ['basic', 'physical', 'fitness', 'dietary', 'integrations'] as const;
export type Section = (typeof SECTIONS)[number];

/** What the address names; anything else is the first section. */
export const readSection = (text: string | undefined): Section => SECTIONS.find((section) => section === text) ?? 'basic';
