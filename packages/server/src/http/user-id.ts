import type { Brand } from '@larder/domain/base/brand.ts';

/** Minted only by the session guard from a valid session; every store takes it first, so no row is read without an owner. */
export type UserId = Brand<string, 'UserId'>;
