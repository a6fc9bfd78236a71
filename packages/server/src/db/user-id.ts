import type { Brand } from '@larder/domain/base/brand.ts';

/** Proof that a request is this account's: only the session guard and the account store make one, every store asks for it first. */
export type UserId = Brand<string, 'UserId'>;
