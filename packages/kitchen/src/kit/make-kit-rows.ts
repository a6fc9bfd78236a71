import type { Food } from '@larder/domain/food/food.ts';
import { compileKit } from '@larder/domain/kit/compile-kit.ts';
import type { Kit, KitAlternative, KitItem, KitPart } from '@larder/domain/kit/kit.ts';
import type { KitAlternativeRow, KitItemRow, KitItemRows, KitPartRow, KitRow, PlainKitRow } from '@larder/domain/kit/read-kit-rows.ts';

/** In the order of ids. */
export const makeKitRows = (kits: readonly Kit[], foodsById: ReadonlyMap<string, Food>): readonly KitRow[] =>
  kits.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((kit) => toKitRow(kit, foodsById));

const toKitRow = (kit: Kit, foodsById: ReadonlyMap<string, Food>): KitRow =>
  kit.served || kit.sauce || kit.aliases || kit.potPlates || kit.tied
    ? [...toPlainRow(kit, foodsById), kit.served ?? null, kit.sauce ?? null, kit.aliases ?? null, kit.potPlates ?? null, kit.tied ?? null]
    : toPlainRow(kit, foodsById);

const toPlainRow = (kit: Kit, foodsById: ReadonlyMap<string, Food>): PlainKitRow => [
  kit.id,
  kit.title,
  kit.description,
  kit.cuisine,
  kit.slots,
  kit.ideaClass,
  kit.form,
  kit.level,
  kit.equipment,
  kit.keepsDays,
  kit.familiarity,
  JSON.stringify([kit.parts.map(toPartRow), kit.seasoning.map(toItemRow)] satisfies KitItemRows),
  kit.steps,
  kit.tips,
  compileKit(kit, foodsById).flatMap(({ time }) => [time.prepMinutes, time.totalMinutes]),
];

const toPartRow = ({ name, optional, alternatives }: KitPart): KitPartRow => [name, optional ? 1 : 0, alternatives.map(toAlternativeRow)];

const toAlternativeRow = ({ items, substitute, tied }: KitAlternative): KitAlternativeRow => [
  items.map(toItemRow),
  substitute ? 1 : 0,
  tied ? 1 : 0,
];

const toItemRow = ({ foodId, quantity, unit, prep, shownAs, bounds }: KitItem): KitItemRow =>
  bounds ? [foodId, quantity, unit, prep, shownAs, bounds.low, bounds.high] : [foodId, quantity, unit, prep, shownAs];
