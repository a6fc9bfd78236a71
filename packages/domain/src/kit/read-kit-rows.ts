import type { Kit, KitAlternative, KitItem, KitPart, TimedKit } from './kit.ts';

/** One kit as `tools/build-kits.ts` writes it: positions instead of keys, which would be half of the table's text. */
export type KitRow = readonly [
  id: Kit['id'],
  title: Kit['title'],
  description: Kit['description'],
  cuisine: Kit['cuisine'],
  slots: Kit['slots'],
  ideaClass: Kit['ideaClass'],
  form: Kit['form'],
  level: Kit['level'],
  equipment: Kit['equipment'],
  keepsDays: Kit['keepsDays'],
  parts: readonly KitPartRow[],
  seasoning: readonly KitItemRow[],
  steps: Kit['steps'],
  tips: Kit['tips'],
  minutes: NonNullable<TimedKit['minutes']>,
];

export type KitPartRow = readonly [name: string, optional: 0 | 1, alternatives: readonly KitAlternativeRow[]];

export type KitAlternativeRow = readonly [items: readonly KitItemRow[], substitute: 0 | 1, tied: 0 | 1];

export type KitItemRow = readonly [
  foodId: string,
  quantity: number,
  unit: KitItem['unit'],
  prep: string | null,
  shownAs: string | null,
  /** Both or neither. */
  low?: number,
  high?: number,
];

/** Unpacks the generated table. The text is our own build's output, checked there, so it is trusted here. */
export const readKitRows = (json: string): readonly TimedKit[] => (JSON.parse(json) as readonly KitRow[]).map(readKitRow);

function readKitRow(row: KitRow): TimedKit {
  const [id, title, description, cuisine, slots, ideaClass, form] = row;
  const [, , , , , , , level, equipment, keepsDays, parts, seasoning, steps, tips, minutes] = row;
  return {
    id,
    title,
    description,
    cuisine,
    slots,
    ideaClass,
    form,
    level,
    equipment,
    keepsDays,
    parts: parts.map(readPart),
    seasoning: seasoning.map(readItem),
    steps,
    tips,
    minutes,
  };
}

const readPart = ([name, optional, alternatives]: KitPartRow): KitPart => ({
  name,
  optional: optional === 1,
  alternatives: alternatives.map(readAlternative),
});

const readAlternative = ([items, substitute, tied]: KitAlternativeRow): KitAlternative => ({
  items: items.map(readItem),
  substitute: substitute === 1,
  tied: tied === 1,
});

const readItem = ([foodId, quantity, unit, prep, shownAs, low, high]: KitItemRow): KitItem => ({
  foodId,
  quantity,
  unit,
  bounds: low === undefined || high === undefined ? null : { low, high },
  prep,
  shownAs,
});
