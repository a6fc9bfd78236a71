import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCartLines } from '@larder/domain/grocery/cart-line.ts';
import { type InstacartEmulator, startInstacartEmulator } from '../../../emulators/instacart/start-instacart.ts';
import type { FaultKind } from '../../../emulators/instacart/faults.ts';
import { makeInstacart } from './index.ts';

let shop: InstacartEmulator;
beforeAll(async () => {
  shop = await startInstacartEmulator();
});
afterAll(() => shop.stop());
beforeEach(() => {
  for (const list of [shop.pages, shop.calls, shop.warnings]) list.length = 0;
});

const LINES = listCartLines([{ ingredient: 'Onions', quantity: '3' }]);
const PAGE = { title: 'Week', lines: LINES, expiresInDays: 30, backUrl: 'https://larder.test/grocery-lists/1' };

/** Its waits are counted, not slept. */
function connect(apiKey = shop.apiKey) {
  const waits: number[] = [];
  let clock = 0;
  const wait = async (ms: number): Promise<void> => {
    waits.push(Math.round(ms));
    clock += ms;
  };
  const { makePage: cart } = makeInstacart({ apiKey, baseUrl: shop.url, wait, now: () => clock, random: () => 0.5 });
  return { cart, waits };
}

describe('a page of a list', () => {
  it('is made with one call, in their words', async () => {
    const made = await connect().cart(PAGE);
    expect(made).toEqual({ ok: true, value: { url: `${shop.url}/store/shopping_lists/1` } });
    expect(shop.pages).toEqual([
      {
        title: 'Week',
        link_type: 'shopping_list',
        expires_in: 30,
        line_items: [{ name: 'onion', display_text: '3 Onions', line_item_measurements: [{ quantity: 3, unit: 'each' }] }],
        landing_page_configuration: { partner_linkback_url: 'https://larder.test/grocery-lists/1' },
      },
    ]);
    expect(shop.warnings).toEqual([]);
  });

  it('is made with the clock it has when none is given', async () => {
    const made = await makeInstacart({ apiKey: shop.apiKey, baseUrl: shop.url }).makePage(PAGE);
    expect(made.ok).toBe(true);
  });

  // The rows of section 6 of the reference.
  it.each([
    ['Eggs', '6', [[6, 'each']]],
    ['Eggs', '2 dozen', [[24, 'each']]],
    [
      'Apples',
      '2 large',
      [
        [2, 'large'],
        [2, 'each'],
      ],
    ],
    [
      'Red lentils',
      '250 g',
      [
        [250, 'gram'],
        [8.82, 'ounce'],
      ],
    ],
    [
      'Flour',
      '1.5 kg',
      [
        [1.5, 'kilogram'],
        [52.92, 'ounce'],
      ],
    ],
    [
      'Salmon',
      '1 1/2 lb (680 g)',
      [
        [1.5, 'pound'],
        [680.39, 'gram'],
        [23.99, 'ounce'],
      ],
    ],
    [
      'Feta',
      '6 oz',
      [
        [6, 'ounce'],
        [170.1, 'gram'],
      ],
    ],
    ['Milk', '1 l', [[1, 'liter']]],
    ['Cream', '2 dl', [[200, 'milliliter']]],
    [
      'Stock',
      '8 fl oz',
      [
        [236.59, 'milliliter'],
        [8, 'fl oz ounce'],
      ],
    ],
    [
      'Milk',
      '1 cup (240 ml)',
      [
        [1, 'cup'],
        [240, 'milliliter'],
      ],
    ],
    ['Soy sauce', '2 tbsp', [[2, 'tablespoon']]],
    ['Cinnamon', '1/2 tsp', [[0.5, 'teaspoon']]],
    ['Garlic', '1 head (8 cloves)', [[1, 'head']]],
    [
      'Parsley',
      '1 bunch (20 g)',
      [
        [1, 'bunch'],
        [20, 'gram'],
        [0.71, 'ounce'],
      ],
    ],
    ['Corn', '2 ears', [[2, 'ears']]],
    ['Chickpeas', '2 cans', [[2, 'can']]],
    ['Yeast', '2 sachets', [[2, 'packet']]],
    ['Pasta', '1 box', [[1, 'package']]],
    ['Butter', '2 sticks', [[8, 'ounce']]],
    ['Garlic', '3 cloves', undefined],
    ['Salt', '1 pinch', undefined],
    ['Basil', '', undefined],
    ['Limes', '2-3', undefined],
    ['Ginger', 'a thumb or so', undefined],
  ] as const)('says %s, %s as %j', async (ingredient, quantity, expected) => {
    await connect().cart({ ...PAGE, lines: listCartLines([{ ingredient, quantity }]) });
    const [item] = (shop.pages[0]?.['line_items'] ?? []) as { line_item_measurements?: { quantity: number; unit: string }[] }[];
    expect(item?.line_item_measurements?.map((measure) => [measure.quantity, measure.unit])).toEqual(expected);
    expect(shop.warnings).toEqual([]);
  });

  it('demands what the line itself demands', async () => {
    await connect().cart({ ...PAGE, lines: listCartLines([{ ingredient: 'Gluten-free oats', quantity: '500 g' }]) });
    expect(shop.pages[0]?.['line_items']).toEqual([
      expect.objectContaining({ name: 'oat', display_text: '500 g Gluten-free oats', filters: { health_filters: ['GLUTEN_FREE'] } }),
    ]);
  });
});

describe('a shop that fails', () => {
  it.each<[FaultKind, number[]]>([
    ['408', [500]],
    ['429', [500]],
    ['429-retry-after', [1000]],
    ['500', [500]],
    ['503', [500]],
    ['temporary', [500]],
    ['reset', [500]],
    ['html-502', [500]],
  ])('is asked again after %s', async (fault, pauses) => {
    shop.failNext(fault);
    const { cart, waits } = connect();
    expect((await cart(PAGE)).ok).toBe(true);
    expect(shop.calls).toHaveLength(2);
    expect(waits.filter((ms) => ms > 0)).toEqual(pauses);
  });

  it('is given up after three tries', async () => {
    shop.failNext('500', '500', '500');
    const { cart, waits } = connect();
    expect(await cart(PAGE)).toEqual({ ok: false, fault: { type: 'unavailable', reason: 'HTTP 500, 5000' } });
    expect([shop.calls.length, waits.filter((ms) => ms > 0)]).toEqual([3, [500, 1000]]);
  });

  it.each<[FaultKind, string]>([
    ['400', 'HTTP 400, 1001 title'],
    ['404', 'HTTP 404, 4000'],
    ['flat-errors', 'HTTP 400, 1001 title, 1001 expires_in'],
    ['not-json', 'HTTP 200 without a link'],
    ['empty', 'HTTP 200 without a link'],
    ['other-host', 'the link leads to a host that is not theirs'],
  ])('is not asked again after %s', async (fault, reason) => {
    shop.failNext(fault);
    expect(await connect().cart(PAGE)).toEqual({ ok: false, fault: { type: 'refused', reason } });
    expect(shop.calls).toHaveLength(1);
  });

  it('names every problem of a page it refuses', async () => {
    const made = await connect().cart({ ...PAGE, title: ' ', expiresInDays: 400 });
    expect(made).toEqual({ ok: false, fault: { type: 'refused', reason: 'HTTP 400, 1001 title, 1001 expires_in' } });
  });

  it.each<[string, FaultKind | undefined]>([
    ['wrong', undefined],
    ['without permission', '403'],
  ])('is left alone for a while when the key is %s', async (_, fault) => {
    if (fault) shop.failNext(fault);
    const { cart } = connect(fault ? shop.apiKey : 'keys.wrong');
    expect(await cart(PAGE)).toMatchObject({ ok: false, fault: { type: 'not-allowed' } });
    expect(await cart(PAGE)).toMatchObject({ ok: false, fault: { type: 'not-allowed' } });
    expect(shop.calls).toHaveLength(1);
  });

  it('gets two lists a second at most', async () => {
    const { cart, waits } = connect();
    await Promise.all([cart(PAGE), cart(PAGE), cart(PAGE)]);
    expect(shop.pages).toHaveLength(3);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(1000);
  });
});
