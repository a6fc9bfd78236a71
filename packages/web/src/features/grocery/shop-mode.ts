import { useState } from 'react';
import { isToBuy } from './model.ts';
import type { Item } from './read-list.ts';

/** On this device: the phone goes shopping, the laptop plans. */
const SHOP_KEY = 'larder.shop-mode';

export function useShopMode() {
  const [isShopping, setIsShopping] = useState(() => readMode());
  return {
    isShopping,
    setShopping: (to: boolean): void => {
      setIsShopping(to);
      try {
        if (to) localStorage.setItem(SHOP_KEY, 'on');
        else localStorage.removeItem(SHOP_KEY);
      } catch {
        // Chosen for this visit only.
      }
    },
  };
}

function readMode(): boolean {
  try {
    return localStorage.getItem(SHOP_KEY) === 'on';
  } catch {
    return false;
  }
}

export type ShopItems = {
  /** What has to be bought, or was: neither counts what is in the kitchen. */
  readonly toBuy: readonly Item[];
  readonly atHome: readonly Item[];
  readonly bought: number;
};

/** What was at home and is ticked all the same was bought after all. */
export function sortForShop(items: readonly Item[]): ShopItems {
  const atHome = items.filter((item) => item.atHome && !item.checked);
  const toBuy = items.filter((item) => !atHome.includes(item));
  return { toBuy, atHome, bought: toBuy.length - toBuy.filter(isToBuy).length };
}
