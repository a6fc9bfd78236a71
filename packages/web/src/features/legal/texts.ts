export const LEGAL_TEXTS = { updated: 'Last updated:' } as const;
