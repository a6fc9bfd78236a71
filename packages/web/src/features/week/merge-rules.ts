import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

/**
 * Rules that were edited here, on top of what is stored now: what was not edited stays as it is there. Each bound, day and dish
 * is a rule of its own.
 */
export function mergeRules(edited: HouseholdWeekRules, opened: HouseholdWeekRules, stored: HouseholdWeekRules): HouseholdWeekRules {
  return gather(merge(spread(edited), spread(opened), spread(stored)) as Spread);
}

function merge(edited: Json, opened: Json, stored: Json): Json {
  if (isFields(edited) && isFields(opened) && isFields(stored)) {
    const names = new Set([...Object.keys(stored), ...Object.keys(edited)]);
    const merged = [...names].map((name) => [name, merge(edited[name], opened[name], stored[name])] as const);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  return JSON.stringify(edited) === JSON.stringify(opened) ? stored : edited;
}

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

type Spread = ReturnType<typeof spread>;

/** Lists by what they list, so that two additions to one list are two edits. */
function spread({ rules, eatsAtHome }: HouseholdWeekRules) {
  const { atLeast, atMost, meatless, pinned, ...others } = rules;
  const times = (list: typeof atLeast) => Object.fromEntries(list.map(({ what, times: count }) => [what, count]));
  return {
    rules: { ...others, atLeast: times(atLeast), atMost: times(atMost), meatless: keys(meatless), pinned: keys(pinned) },
    eatsAtHome,
  };
}

function gather({ rules: { atLeast, atMost, meatless, pinned, ...others }, eatsAtHome }: Spread): HouseholdWeekRules {
  const list = (times: Readonly<Record<string, number>>) => Object.entries(times).map(([what, count]) => ({ what, times: count }));
  const rules = {
    ...others,
    atLeast: list(atLeast),
    atMost: list(atMost),
    meatless: Object.values(meatless),
    pinned: Object.values(pinned),
  };
  return { rules, eatsAtHome };
}

const keys = <Name extends string>(names: readonly Name[]): Record<string, Name> => Object.fromEntries(names.map((name) => [name, name]));
