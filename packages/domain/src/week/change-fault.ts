import type { PlanFault } from '../plan/write/explain-blocked.ts';

/** A change that the week does not allow, with the reason as a sentence; `no-meal`: there is none at that place. */
export type ChangeFault = PlanFault | { readonly type: 'cannot'; readonly sentence: string } | { readonly type: 'no-meal' };

export const cannot = (sentence: string): { readonly type: 'cannot'; readonly sentence: string } => ({ type: 'cannot', sentence });
