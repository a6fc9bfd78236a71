import type { DishBase, Sauce } from './serving.ts';
import type { Kit, KitAlternative, KitItem, KitPart, TimedKit } from './kit.ts';

/** One kit as packages/kitchen writes it: positions instead of keys, which would be half of the table's text. */
export type PlainKitRow = readonly [
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
  familiarity: Kit['familiarity'],
  /** `KitItemRows` as text of its own: 9,000 items took two thirds of the table's loading time, and a sentence is answered without. */
  items: string,
  steps: Kit['steps'],
  tips: Kit['tips'],
  minutes: NonNullable<TimedKit['minutes']>,
];

/** With what few kits state: how its picture is served, where that does not follow from form, title and foods; further names; how large a pot is; what moves as one. */
export type KitRow = readonly [
  ...PlainKitRow,
  served?: DishBase | null,
  sauce?: Sauce | null,
  aliases?: readonly string[] | null,
  potPlates?: number | null,
  tied?: Kit['tied'] | null,
];

export type KitItemRows = readonly [parts: readonly KitPartRow[], seasoning: readonly KitItemRow[]];

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

export const readKitRows = (rows: readonly KitRow[]): readonly TimedKit[] => rows.map((row) => new TableKit(row));

class TableKit implements TimedKit {
  readonly id: Kit['id'];
  readonly title: Kit['title'];
  readonly description: Kit['description'];
  readonly cuisine: Kit['cuisine'];
  readonly slots: Kit['slots'];
  readonly ideaClass: Kit['ideaClass'];
  readonly form: Kit['form'];
  readonly level: Kit['level'];
  readonly equipment: Kit['equipment'];
  readonly keepsDays: Kit['keepsDays'];
  readonly familiarity: Kit['familiarity'];
  readonly steps: Kit['steps'];
  readonly tips: Kit['tips'];
  readonly minutes: NonNullable<TimedKit['minutes']>;
  readonly served?: DishBase;
  readonly sauce?: Sauce;
  readonly aliases?: readonly string[];
  readonly potPlates?: number;
  readonly tied?: NonNullable<Kit['tied']>;
  #items: string | Pick<Kit, 'parts' | 'seasoning'>;

  constructor(row: KitRow) {
    this.id = row[0];
    this.title = row[1];
    this.description = row[2];
    this.cuisine = row[3];
    this.slots = row[4];
    this.ideaClass = row[5];
    this.form = row[6];
    this.level = row[7];
    this.equipment = row[8];
    this.keepsDays = row[9];
    this.familiarity = row[10];
    this.#items = row[11];
    this.steps = row[12];
    this.tips = row[13];
    this.minutes = row[14];
    if (row[15]) this.served = row[15];
    if (row[16]) this.sauce = row[16];
    if (row[17]) this.aliases = row[17];
    if (row[18]) this.potPlates = row[18];
    if (row[19]) this.tied = row[19];
  }

  get parts() {
    return this.#readItems().parts;
  }

  get seasoning() {
    return this.#readItems().seasoning;
  }

  #readItems() {
    if (typeof this.#items === 'string') this.#items = readItems(this.#items);
    return this.#items;
  }
}

function readItems(text: string): Pick<Kit, 'parts' | 'seasoning'> {
  const [parts, seasoning] = JSON.parse(text) as KitItemRows;
  return { parts: parts.map(readPart), seasoning: seasoning.map(readItem) };
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
