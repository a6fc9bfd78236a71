type Json = Readonly<Record<string, unknown>>;

export type PageProblem = { readonly message: string; readonly code: number; readonly key: string };

/** What their documentation refuses; a body that passes makes a page. */
export function checkPage(body: unknown): readonly PageProblem[] {
  if (!isObject(body)) return [{ message: 'is invalid', code: 1001, key: 'body' }];
  const items = body['line_items'];
  return [
    ...(isText(body['title']) ? [] : [blank('title')]),
    ...(Array.isArray(items) && items.length > 0 ? items.flatMap(checkItem) : [blank('line_items')]),
    ...checkExpiry(body['expires_in']),
    ...(body['link_type'] === undefined || LINK_TYPES.has(body['link_type']) ? [] : [invalid('link_type')]),
  ];
}

/** Accepted, but not what is asked for today: an unlisted unit is passed over and a deprecated field is on its way out. */
export function listWarnings(body: unknown): readonly string[] {
  const items = isObject(body) && Array.isArray(body['line_items']) ? body['line_items'].filter(isObject) : [];
  return items.flatMap((item) => [
    ...['quantity', 'unit'].filter((field) => field in item).map((field) => `deprecated ${field}`),
    ...listMeasurements(item)
      .map(({ unit }) => unit)
      .filter((unit) => unit !== undefined && !UNITS.has(unit))
      .map((unit) => `unlisted unit ${JSON.stringify(unit)}`),
  ]);
}

function checkItem(item: unknown): readonly PageProblem[] {
  if (!isObject(item) || !isText(item['name'])) return [blank('line_items.name')];
  const [upcs, productIds] = [item['upcs'], item['product_ids']];
  return [
    ...(upcs !== undefined && productIds !== undefined ? [invalid('line_items.upcs')] : []),
    ...(Array.isArray(upcs) && !upcs.every((upc) => /^(?:\d{12}|\d{14})$/.test(String(upc))) ? [invalid('line_items.upcs')] : []),
    ...(Array.isArray(productIds) && new Set(productIds).size < productIds.length ? [invalid('line_items.product_ids')] : []),
    ...listMeasurements(item).flatMap(({ quantity }) =>
      quantity === undefined || (typeof quantity === 'number' && quantity > 0)
        ? []
        : [invalid('line_items.line_item_measurements.quantity')],
    ),
    ...listFilters(item).flatMap((filter) => (FILTERS.has(String(filter)) ? [] : [invalid('line_items.filters.health_filters')])),
  ];
}

function checkExpiry(days: unknown): readonly PageProblem[] {
  return days === undefined || (Number.isInteger(days) && Number(days) >= 1 && Number(days) <= 365) ? [] : [invalid('expires_in')];
}

const listMeasurements = (item: Json): readonly Json[] =>
  Array.isArray(item['line_item_measurements']) ? item['line_item_measurements'].filter(isObject) : [];

function listFilters(item: Json): readonly unknown[] {
  const filters = item['filters'];
  return isObject(filters) && Array.isArray(filters['health_filters']) ? filters['health_filters'] : [];
}

const blank = (key: string): PageProblem => ({ message: "can't be blank", code: 1001, key });
const invalid = (key: string): PageProblem => ({ message: 'is invalid', code: 1001, key });
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const LINK_TYPES: ReadonlySet<unknown> = new Set(['shopping_list', 'recipe']);
const FILTERS = new Set(['ORGANIC', 'GLUTEN_FREE', 'FAT_FREE', 'VEGAN', 'KOSHER', 'SUGAR_FREE', 'LOW_FAT']);

// Their table of units, whole: https://docs.instacart.com/developer_platform_api/api/units_of_measurement
const UNITS: ReadonlySet<unknown> = new Set(
  `cup,cups,c,fl oz can,fl oz container,fl oz jar,fl oz pouch,fl oz ounce,gallon,gallons,gal,gals,milliliter,millilitre,milliliters,
  millilitres,ml,mls,liter,litre,liters,litres,l,pint,pints,pt,pts,pt container,quart,quarts,qt,qts,tablespoon,tablespoons,tb,tbs,
  teaspoon,teaspoons,ts,tsp,tspn,gram,grams,g,gs,kilogram,kilograms,kg,kgs,lb bag,lb,lb can,lb container,per lb,ounce,ounces,oz,
  ounces bag,oz bag,ounces can,oz can,ounces container,oz container,pound,pounds,lbs,bunch,bunches,can,cans,each,ears,head,heads,
  large,lrg,lge,lg,medium,med,md,package,packages,packet,small,sm,small ears,small head,small heads`
    .split(',')
    .map((unit) => unit.trim()),
);
