import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', stored());
  vi.stubGlobal('sessionStorage', stored());
});
afterEach(() => void vi.unstubAllGlobals());

const loadAnew = async () => {
  vi.resetModules();
  return import('./kept-texts.ts');
};
const signIn = (id: string): void => localStorage.setItem('larder.member', JSON.stringify({ id }));

test('what reached nobody is there when the page is loaded anew, and for nobody else', async () => {
  signIn('ada');
  (await loadAnew()).keepText('/grocery-lists/1 Name', 'For the party');
  expect((await loadAnew()).findText('/grocery-lists/1 Name')).toBe('For the party');
  signIn('ben');
  expect((await loadAnew()).findText('/grocery-lists/1 Name')).toBeUndefined();
});
