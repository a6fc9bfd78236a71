import type { HouseholdWeekRules, WeekRules, WeekRulesEdit } from '@larder/contract/week-rules.ts';
import { keepMealEdits } from '@larder/domain/recipe/keep-meal-edits.ts';

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

/** What was edited since the form was opened, on top of what is stored now. Each bound, day and dish is a rule of its own. */
export function keepRulesEdits({ opened, ...edited }: WeekRulesEdit, stored: HouseholdWeekRules): HouseholdWeekRules {
  if (!opened) return edited;
  return {
    rules: gather(merge(spread(edited.rules), spread(opened.rules), spread(stored.rules)) as Spread),
    eatsAtHome: keepMealEdits(edited.eatsAtHome, opened.eatsAtHome, stored.eatsAtHome),
  };
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
function spread({ atLeast, atMost, meatless, pinned, ...others }: WeekRules) {
  const times = (list: typeof atLeast) => Object.fromEntries(list.map(({ what, times: count }) => [what, count]));
  return { ...others, atLeast: times(atLeast), atMost: times(atMost), meatless: keys(meatless), pinned: keys(pinned) };
}

function gather({ atLeast, atMost, meatless, pinned, ...others }: Spread): WeekRules {
  const list = (times: Readonly<Record<string, number>>) => Object.entries(times).map(([what, count]) => ({ what, times: count }));
  return {
    ...others,
    atLeast: list(atLeast),
    atMost: list(atMost),
    meatless: Object.values(meatless),
    pinned: Object.values(pinned),
  };
}

const keys = <Name extends string>(names: readonly Name[]): Record<string, Name> => Object.fromEntries(names.map((name) => [name, name]));
