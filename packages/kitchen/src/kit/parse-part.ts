import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { FOOD_UNITS, type FoodUnit } from '@larder/domain/food/food.ts';
import type { KitAlternative, KitItem, KitPart } from '@larder/domain/kit/kit.ts';
import type { KitFault } from './parsed-kit.ts';

/** `leaf?` with `spinach 2 cup | kale 1 cup |! lettuce 1 cup` to a part. */
export function parsePart(name: string, text: string, line: number): Result<KitPart, readonly KitFault[]> {
  const faults: KitFault[] = [];
  const alternatives: KitAlternative[] = [];
  for (const piece of text.split('|')) {
    const substitute = piece.startsWith('!');
    const items = parseItems(substitute ? piece.slice(1) : piece, line);
    if (items.ok) alternatives.push({ ...items.value, substitute });
    else faults.push(...items.fault);
  }
  if (faults.length === 0 && alternatives.every(({ substitute }) => substitute)) {
    faults.push({ type: 'only-substitutes', line, message: `"${name}" has only "|!" choices; the first must be a plain one.` });
  }
  if (faults.length > 0) return fail(faults);
  return ok({ name: name.replace('?', ''), optional: name.endsWith('?'), alternatives });
}

/** `onion 1/2 cup "chopped" + tomato 1 cup (1/2-2)` to items; joined by `&` they are tied. */
export function parseItems(
  text: string,
  line: number,
): Result<{ readonly items: readonly KitItem[]; readonly tied: boolean }, readonly KitFault[]> {
  const tied = /\s&\s/.test(text);
  if (tied && /\s\+\s/.test(text)) {
    return fail([
      { type: 'bad-item', line, message: 'One choice joins its foods either with "+" (each scales) or with "&" (tied), not both.' },
    ]);
  }
  const items: KitItem[] = [];
  const faults: KitFault[] = [];
  for (const piece of text.split(/\s[+&]\s/)) {
    const item = parseItem(piece.trim(), line);
    if (item.ok) items.push(item.value);
    else faults.push(item.fault);
  }
  return faults.length > 0 ? fail(faults) : ok({ items, tied });
}

const ITEM =
  /^(?<food>[a-z0-9][a-z0-9-]*)\s+(?<quantity>[\d./]+(?:\s+\d+\/\d+)?)\s+(?<unit>[a-z-]+)(?:\s+\((?<bounds>[^)]*)\))?(?<notes>(?:\s+(?:as\s+)?"[^"]*")*)$/;

function parseItem(text: string, line: number): Result<KitItem, KitFault> {
  const fault = (message: string): Result<KitItem, KitFault> => fail({ type: 'bad-item', line, message });
  const groups = ITEM.exec(text)?.groups;
  if (!groups) return fault(`Cannot read "${text}": write food-id, amount, unit, then (lo-hi), "prep", as "name" where needed.`);
  const quantity = parseQuantity(groups['quantity']!);
  if (quantity === undefined) return fault(`"${groups['quantity']}" is no amount: write 2, 1/2, 1 1/2 or 0.5.`);
  const unit = groups['unit']!;
  if (!isUnit(unit)) return fault(`"${unit}" is no unit: g or one of ${FOOD_UNITS.join(', ')}.`);
  const bounds = parseBounds(groups['bounds'], quantity);
  if (bounds === undefined) return fault(`"(${groups['bounds']})" is no range around ${groups['quantity']}: write (1/4-3/4) or (fixed).`);
  const quoted = [...(groups['notes'] ?? '').matchAll(/(as\s+)?"([^"]*)"/g)];
  return ok({
    foodId: groups['food']!,
    quantity,
    unit,
    bounds,
    prep: quoted.find(([, as]) => as === undefined)?.[2] ?? null,
    shownAs: quoted.find(([, as]) => as !== undefined)?.[2] ?? null,
  });
}

/** `1 1/2`, `3/4`, `2`, `0.5`; `undefined` when it is none of them or not above 0. */
export function parseQuantity(text: string): number | undefined {
  const match = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text.trim());
  const value = match
    ? Number(match[1] ?? 0) + Number(match[2]) / Number(match[3])
    : /^\d+(\.\d+)?$/.test(text.trim())
      ? Number(text)
      : NaN;
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

function parseBounds(text: string | undefined, quantity: number): KitItem['bounds'] | undefined {
  if (text === undefined) return null;
  if (text === 'fixed') return { low: quantity, high: quantity };
  const [lowText, highText] = text.split('-');
  const low = parseQuantity(lowText ?? '');
  const high = parseQuantity(highText ?? '');
  if (low === undefined || high === undefined || low > quantity || high < quantity) return undefined;
  return { low, high };
}

const isUnit = (text: string): text is FoodUnit | 'g' => text === 'g' || FOOD_UNITS.some((unit) => unit === text);
