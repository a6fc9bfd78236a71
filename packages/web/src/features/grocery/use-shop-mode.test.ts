import { expect, test } from 'vitest';
import { readItem } from './read-list.ts';
import { sortForShop } from './use-shop-mode.ts';

const item = (id: string, checked: boolean, atHome: boolean) =>
  readItem({ id, checked: checked ? 'true' : 'false', atHome: atHome ? 'true' : 'false' });

test('only what is to buy counts', () => {
  const [bread, milk, salt, rice] = [
    item('bread', false, false),
    item('milk', true, false),
    item('salt', false, true),
    item('rice', true, true),
  ];
  const { toBuy, atHome, bought } = sortForShop([bread, milk, salt, rice]);
  expect(toBuy).toEqual([bread, milk, rice]);
  expect(atHome).toEqual([salt]);
  expect(bought).toBe(2);
});

test('nothing to buy is nothing bought', () => expect(sortForShop([])).toEqual({ toBuy: [], atHome: [], bought: 0 }));
