import type { Kit } from '@larder/domain/kit/kit.ts';

/** Where in a kit's text something is wrong, and what to do about it. Lines count from 1; 0 is the kit as a whole. */
export type KitFault = { readonly type: string; readonly line: number; readonly message: string };

/** The source line of every piece, for faults found after parsing. */
export type KitLines = {
  readonly header: Readonly<Record<string, number>>;
  readonly parts: readonly number[];
  readonly seasoning: number;
  readonly steps: readonly number[];
  readonly tips: readonly number[];
};

export type ParsedKit = { readonly kit: Kit; readonly lines: KitLines };
