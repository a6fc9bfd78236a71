import type { MealOfWeek, Week, WeekCook } from '@larder/contract/week.ts';
import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import { listDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { WeekShape } from '@larder/domain/week/shape-week.ts';
import type { IntentChip, Plan } from '../../lib/wire/plan-types.ts';
import { readPlan } from '../../lib/wire/read-plan.ts';
import { type Cook, type Place, placeKey } from './model.ts';

export type WeekDay = {
  readonly date: PlainDate;
  /** `kept`: it was on the calendar and stays as it is there. */
  readonly from: 'planned' | 'kept';
  /** Once it is saved, or the kept day's. */
  readonly planId: string | undefined;
  readonly isOnCalendar: boolean;
  /** Where its plan stands instead. */
  readonly nowOn?: PlainDate | undefined;
  /** What has to start for the next day. */
  readonly tonight: readonly string[];
  /** Of a first day alone: its evening before is in no week. */
  readonly eveningBefore: readonly string[];
  /** What speaks against it under the rules that the table has today. */
  readonly against?: string | undefined;
  /** Absent until it comes. */
  readonly plan: Plan | undefined;
};

export type WeekListing = {
  readonly things: number;
  readonly forOneMeal: number;
  readonly packs: number;
  /** How many things each meal alone puts on the list, by `placeKey`. */
  readonly adds: ReadonlyMap<string, number>;
};

/** A week as its screens know it, on its way or whole. */
export type WeekPlan = {
  readonly start: PlainDate;
  readonly length: number;
  readonly searchQuery: string;
  readonly shape: WeekShape;
  readonly slots: readonly MealSlot[];
  readonly days: readonly WeekDay[];
  readonly cooks: readonly Cook[];
  /** Absent until all days are there. */
  readonly list: WeekListing | undefined;
  readonly chips: readonly IntentChip[];
  readonly notUnderstood: readonly string[];
};

export type WholeWeek = WeekPlan & {
  readonly id: string;
  /** Of what is saved; undefined as long as nothing is. */
  readonly revision: string | undefined;
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  /** Undefined as long as nothing was changed. */
  readonly lastChange: string | undefined;
  readonly rules: HouseholdWeekRules;
  readonly relaxed: readonly string[];
  readonly locked: readonly Place[];
  readonly eatingOut: readonly Place[];
  /** Meals of which somebody has said how many eat them; undefined of a server that does not tell. */
  readonly peopleAt: readonly Place[] | undefined;
};

type WireDay = Week['plans'][number];

export function readWeek(wire: Week): WholeWeek {
  return {
    id: wire.id,
    revision: wire.revision ?? undefined,
    isChanged: wire.isChanged,
    canUndo: wire.canUndo,
    lastChange: wire.lastChange,
    searchQuery: wire.searchQuery,
    start: wire.start as PlainDate,
    length: wire.days,
    shape: wire.shape,
    slots: wire.slots,
    rules: wire.rules,
    relaxed: wire.relaxed,
    cooks: wire.cooks.map(readCook),
    locked: wire.locked.map(readPlace),
    eatingOut: wire.eatingOut.map(readPlace),
    peopleAt: wire.peopleAt?.map(readPlace),
    days: listDays(wire.start as PlainDate, wire.days).map((date) => {
      const day = wire.plans.find((one) => one.date === date);
      return day ? readDay(day) : missingDay(date);
    }),
    list: readList(wire.list),
    chips: readChips(wire.chips),
    notUnderstood: wire.notUnderstood,
  };
}

export const readDay = (wire: WireDay): WeekDay => ({
  date: wire.date as PlainDate,
  from: wire.from,
  planId: wire.mealPlanId ?? undefined,
  isOnCalendar: wire.isOnCalendar,
  nowOn: wire.nowOn as PlainDate | undefined,
  tonight: wire.tonight,
  eveningBefore: wire.eveningBefore ?? [],
  against: wire.against,
  plan: readPlan(wire),
});

/** A day that has not come yet. */
export const missingDay = (date: PlainDate): WeekDay => ({
  date,
  from: 'planned',
  planId: undefined,
  isOnCalendar: false,
  tonight: [],
  eveningBefore: [],
  plan: undefined,
});

export const readCook = ({ id, kind, slot, meals }: WeekCook): Cook => ({ id, kind, slot, meals: meals.map(readPlace) });

const readPlace = ({ date, slot }: MealOfWeek): Place => ({ date: date as PlainDate, slot });

/** Their optional parts are absent and never undefined: they come as JSON. */
export const readChips = (chips: Week['chips']): readonly IntentChip[] => chips as readonly IntentChip[];

export const readList = ({ things, forOneMeal, packs, adds }: Week['list']): WeekListing => ({
  things,
  forOneMeal,
  packs,
  adds: new Map(adds.map(({ date, slot, things: count }) => [placeKey({ date: date as PlainDate, slot }), count])),
});
