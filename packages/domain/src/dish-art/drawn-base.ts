import type { Area } from './lay-out-pieces.ts';

/** What a dish lies in or on, and where its pieces go. */
export type DrawnBase = { readonly svg: string; readonly area: Area };
