/** How the sentence about a kept plan begins, and what of it nobody can tell. */
export const KEPT = 'Kept as it is, though ';
export const IN_DOUBT = 'Larder cannot tell ';

/** Whether the sentence about a kept plan says of nothing that the rules are against it: nobody can tell. */
export const saysOnlyDoubt = (against: string): boolean => against.startsWith(`${KEPT}${IN_DOUBT}`);
