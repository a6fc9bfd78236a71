import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { type CartLine, listCartLines } from '@larder/domain/grocery/cart-line.ts';
import type { Scope } from '../../db/scope.ts';
import type { CartFault, ShoppingCart } from '../../ports/shopping-cart.ts';
import type { ExportStore } from './export-store.ts';
import type { StoredList } from './grocery-store.ts';
import type { ItemStore } from './item-store.ts';

export type ExportListDeps = {
  readonly items: ItemStore;
  readonly exports: ExportStore;
  /** Undefined where no key is set. */
  readonly cart: ShoppingCart | undefined;
  readonly baseUrl: string;
  readonly now: () => Date;
};

export type ExportFault = CartFault | { readonly type: 'not-configured' } | { readonly type: 'nothing-to-buy' };

/** Long enough for the shop and short enough that nobody orders last month's list. */
const EXPIRES_IN_DAYS = 30;
/** A link is not handed out again in its last hours: it is to be opened and shopped from. */
const LEAST_LEFT_MS = DAY_MS;

/** One page at a time for a list: a second press waits for the first one's link. */
export function makeListExporter(deps: ExportListDeps) {
  const underWay = new Map<string, Promise<Result<{ readonly url: string }, ExportFault>>>();
  return (scope: Scope, list: StoredList): Promise<Result<{ readonly url: string }, ExportFault>> => {
    const current = underWay.get(list.id);
    if (current) return current;
    const started = exportList(deps, scope, list).finally(() => underWay.delete(list.id));
    underWay.set(list.id, started);
    return started;
  };
}

/** The link for what is neither checked nor at home. The same content has the same link for as long as it is good. */
async function exportList(deps: ExportListDeps, scope: Scope, list: StoredList): Promise<Result<{ readonly url: string }, ExportFault>> {
  const { cart, exports, items, now, baseUrl } = deps;
  if (!cart) return fail({ type: 'not-configured' });
  const open = (await items.listItems(scope, list.id)).filter(({ checked, atHome }) => !checked && !atHome);
  const lines = listCartLines(open);
  if (lines.length === 0) return fail({ type: 'nothing-to-buy' });
  const contentHash = hashContent(list.name, lines);
  const known = await exports.findLink(scope, list.id, { contentHash, until: new Date(now().getTime() + LEAST_LEFT_MS) });
  if (known !== undefined) return ok({ url: known });
  const backUrl = `${baseUrl}/grocery-lists/${list.id}`;
  const made = await cart.makePage({ title: list.name, lines, expiresInDays: EXPIRES_IN_DAYS, backUrl });
  if (!made.ok) return made;
  const expiresAt = new Date(now().getTime() + EXPIRES_IN_DAYS * DAY_MS);
  await exports.saveExport(scope, list.id, { url: made.value.url, expiresAt, contentHash });
  return made;
}

const hashContent = (title: string, lines: readonly CartLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify([title, lines]))
    .digest('base64url');
