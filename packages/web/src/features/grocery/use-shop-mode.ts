import { keepHere, readKept } from '../../lib/local-storage.ts';
import { startTransition, useState } from 'react';
import { isToBuy } from './model.ts';
import { isBuyable, type Item } from './read-list.ts';

/** On this device: the phone goes shopping, the laptop plans. */
const SHOP_KEY = 'larder.shop-mode';

export function useShopMode() {
  const [isShopping, setIsShopping] = useState(() => readKept(SHOP_KEY) === 'on');
  return {
    isShopping,
    setShopping: (to: boolean): void => {
      // A hundred rows: the press is answered before they are drawn.
      startTransition(() => setIsShopping(to));
      keepHere(SHOP_KEY, to ? 'on' : undefined);
    },
  };
}

export type ShopItems = {
  /** What has to be bought, or was: neither counts what is in the kitchen. */
  readonly toBuy: readonly Item[];
  readonly atHome: readonly Item[];
  readonly bought: number;
};

export function sortForShop(items: readonly Item[]): ShopItems {
  const toBuy = items.filter(isBuyable);
  const atHome = items.filter((item) => !isBuyable(item));
  return { toBuy, atHome, bought: toBuy.length - toBuy.filter(isToBuy).length };
}
