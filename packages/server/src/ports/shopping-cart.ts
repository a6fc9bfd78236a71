import type { Result } from '@larder/domain/base/result.ts';
import type { CartLine } from '@larder/domain/grocery/cart-line.ts';

export type CartPage = {
  readonly title: string;
  /** At least one. */
  readonly lines: readonly CartLine[];
  readonly expiresInDays: number;
  /** Where the shop's page leads back to. */
  readonly backUrl: string;
};

/** `reason` is for the log: it names fields and codes, no list and no key. */
export type CartFault =
  /** The shop does not accept what it was sent: sending it again changes nothing. */
  | { readonly type: 'refused'; readonly reason: string }
  /** The key is wrong, for another environment or lacks a permission: an operator has to act. */
  | { readonly type: 'not-allowed'; readonly reason: string }
  /** Nobody answered, or only that it is busy, for as long as one waits. */
  | { readonly type: 'unavailable'; readonly reason: string };

/** An outside shop. */
export type ShoppingCart = {
  /** As people know it. */
  readonly name: string;
  /** Makes a page of a list there. Each call makes another page. */
  readonly makePage: (page: CartPage) => Promise<Result<{ readonly url: string }, CartFault>>;
};
