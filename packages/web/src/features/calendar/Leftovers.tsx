import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import { type MealPlace, type MealSlot, slotAt } from '@larder/domain/recipe/meal-slot.ts';
import { useQuery } from '@tanstack/react-query';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { formatWeekday } from '../../lib/format/day.ts';
import { useToday } from '../../lib/today.ts';
import {
  type DayMoves,
  type DayPlan,
  type DaysByDate,
  indexByDate,
  listEatenTooEarly,
  listEatenTooLate,
  listLeftovers,
  type MealOfDay,
} from './model.ts';
import { POT_TEXTS } from './pot-texts.ts';
import { calendarDaysQuery, usePlanPots } from './queries.ts';
import { DIALOG_TEXTS } from './texts.ts';

type Props = { readonly dates: readonly PlainDate[]; readonly days: DaysByDate; readonly slot?: MealSlot };

/** Who takes a day off, or one meal of it, should know what was to be eaten of its pot elsewhere. */
export function Leftovers({ dates, days, slot }: Props) {
  const left = listLeftovers(dates, days, slot);
  return left.length > 0 && <Sentence text={DIALOG_TEXTS.leftovers(left.map(nameMeal), dates.length)} />;
}

/** The same where the days around are not at hand. */
export function LeftoversOn({ dates, slot }: Omit<Props, 'days'>) {
  const [first, ...others] = dates.toSorted();
  if (first === undefined) return null;
  return <LeftoversBetween {...{ dates }} first={first} last={others.at(-1) ?? first} {...(slot && { slot })} />;
}

type BetweenProps = Omit<Props, 'days'> & { readonly first: PlainDate; readonly last: PlainDate };

function LeftoversBetween({ first, last, ...asked }: BetweenProps) {
  const { data } = useQuery(calendarDaysQuery(addDays(first, -MOST_DAYS), addDays(last, MOST_DAYS)));
  return data && <Leftovers {...asked} days={indexByDate(data.days)} />;
}

/** The same of a saved plan, wherever it stands. */
export function LeftoversOf({ plan }: { readonly plan: Pick<DayPlan, 'id' | 'meals'> }) {
  const { eaten } = usePlanPots(plan.id, plan.meals);
  const today = useToday();
  const left = eaten.filter(({ date, isElsewhere }) => isElsewhere && date >= today);
  return left.length > 0 && <Sentence text={POT_TEXTS.leftoversOf(nameMeals(left), 'plan')} />;
}

type WithoutProps = {
  /** On which somebody's own plans stay. */
  readonly dates: readonly PlainDate[];
  /** What was to be on them, and on the others. */
  readonly wanted: readonly { readonly date: PlainDate; readonly plan: Pick<DayPlan, 'meals'> | undefined }[];
};

/** Who keeps their own plans on some days should know what of the others was to be left of what those would have cooked. */
export function LeftWithout({ dates, wanted }: WithoutProps) {
  const days = new Map(wanted.flatMap(({ date, plan }) => (plan ? [[date, { date, plan }] as const] : [])));
  const left = listLeftovers(dates, days);
  return left.length > 0 && <Sentence text={POT_TEXTS.leftWithout(left.map(nameMeal))} />;
}

type MovesProps = { readonly moves: DayMoves; readonly days: DaysByDate };

/** Who moves a day should know what would then be eaten before it is cooked, or when it keeps no longer. */
export function EatenTooEarlyOrLate({ moves, days }: MovesProps) {
  const [early, late] = [listEatenTooEarly(moves, days), listEatenTooLate(moves, days)];
  return (
    <>
      {early.length > 0 && <Sentence text={DIALOG_TEXTS.tooEarly(early.map(nameMeal))} />}
      {late.length > 0 && <Sentence text={POT_TEXTS.tooLate(late.map(nameMeal))} />}
    </>
  );
}

/** Above a recipe. */
export const PotNote = ({ says }: { readonly says: string | undefined }) => says !== undefined && <Sentence text={says} />;

const Sentence = ({ text }: { readonly text: string }) => <p className="mt-3 font-medium">{text}</p>;

const nameMeals = (meals: readonly { readonly date: string; readonly place: MealPlace }[]): readonly string[] => [
  ...new Set(meals.map(({ date, place }) => nameMeal({ date: date as PlainDate, slot: slotAt(place) }))),
];

const nameMeal = ({ date, slot }: MealOfDay): string => DIALOG_TEXTS.mealOf(formatWeekday(date), SLOT_LABELS[slot].toLowerCase());

/** What is eaten of the pots of a saved plan that is being changed, by the meal that each is cooked for. */
export function useEaten(planId: string, meals: DayPlan['meals']): (place: MealPlace) => string | undefined {
  const { eaten } = usePlanPots(planId, meals);
  const today = useToday();
  return (place) => {
    const left = eaten.filter(({ of, date }) => of === place && date >= today);
    return left.length === 0 ? undefined : POT_TEXTS.leftoversOf(nameMeals(left), 'dish');
  };
}

/**
 * What is true of a pot that was to feed more than it does by now, by the meal it is cooked for; of one day, or of every day from today.
 */
export function useUneaten(planId: string | undefined, meals: DayPlan['meals'], on?: PlainDate): (place: MealPlace) => string | undefined {
  const { uneaten } = usePlanPots(planId, meals);
  const today = useToday();
  return (place) => {
    const days = uneaten.filter(({ of, cookedOn }) => of === place && (on === undefined ? cookedOn >= today : cookedOn === on));
    const [first] = days;
    if (!first) return undefined;
    const named = days.filter(({ cookedOn }) => cookedOn === first.cookedOn);
    return POT_TEXTS.uneaten(nameMeals(named.map(({ date, slot }) => ({ date, place: slot }))));
  };
}

/** For whoever asks about the days of a week. */
export const POTS = {
  renderLeftovers: (dates: readonly PlainDate[]) => <LeftoversOn dates={dates} />,
  renderWithout: (dates: readonly PlainDate[], wanted: WithoutProps['wanted']) => <LeftWithout dates={dates} wanted={wanted} />,
};
