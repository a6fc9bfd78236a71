// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as a grid, a table loses its roles in Safari
import { IconFridge, IconLock, IconLockOpen, IconRefresh, IconSoup, IconWalk } from '@tabler/icons-react';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { fieldOf } from '../../components/DishArt.tsx';
import { MealArt } from '../../components/MealArt.tsx';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { formatKcal } from '../../lib/format/round.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { ICON_BUTTON_CLASS } from '../../ui/button-styles.ts';
import { whileBusy } from '../../ui/while-busy.ts';
import { isSamePlace, nameDay, type Place, placeKey, potRoleOf, type PotRole } from './model.ts';
import type { WeekDay, WeekPlan } from './read-week.ts';
import { MEAL_TEXTS, WEEK_TEXTS } from './texts.ts';

/** What can be done with a meal where it stands; a day that stays as it is has no more than being looked at. */
export type MealActions = {
  readonly isBusy: boolean;
  readonly isLocked: boolean;
  readonly isOut: boolean;
  /** Another dish since a change of another meal. */
  readonly isAlong: boolean;
  readonly onOpen: () => void;
  readonly onRefresh: (() => void) | undefined;
  readonly onToggleLock: (() => void) | undefined;
  readonly onEatIn: () => void;
};

type Props = {
  readonly week: WeekPlan;
  readonly day: WeekDay;
  readonly slot: MealSlot;
  readonly actions: MealActions | undefined;
  /** A meal in the air is over it. */
  readonly isTarget?: boolean;
};

export function MealCell({ week, day, slot, actions, isTarget = false }: Props) {
  const place: Place = { date: day.date, slot };
  const meal = day.plan?.meals[slot];
  const role = potRoleOf(place, week.cooks);
  const isAwaited = day.plan === undefined && (week.slots.includes(slot) || cooksAt(week, place) || week.cooks.length === 0);
  return (
    <td
      role="cell"
      data-place={placeKey(place)}
      className={`relative min-w-0 rounded-2xl ${isTarget ? 'ring-3 ring-primary' : ''} ${meal || isAwaited || actions?.isOut ? '' : 'max-lg:hidden'}`}
    >
      {meal ? (
        <MealBox {...{ week, day, slot, meal, role, actions }} />
      ) : actions?.isOut ? (
        <OutBox slot={slot} day={nameDay(day.date, week)} onEatIn={actions.onEatIn} />
      ) : isAwaited ? (
        <EmptyBox slot={slot} />
      ) : null}
    </td>
  );
}

const cooksAt = ({ cooks }: WeekPlan, place: Place): boolean => cooks.some(({ meals }) => meals.some((meal) => isSamePlace(meal, place)));

/** Said where a dish is made first: the other times it is the same that is bought. */
function addsAt({ list, cooks }: WeekPlan, place: Place): number | undefined {
  const cook = cooks.find(({ meals }) => meals.some((meal) => isSamePlace(meal, place)));
  return cook?.meals[0] && isSamePlace(cook.meals[0], place) ? list?.adds.get(placeKey(place)) : undefined;
}

const BOX = 'flex h-full overflow-hidden rounded-2xl';
/** In a row of four, of a name in three lines with its facts: most rows hold one, and what stands below is not moved by what comes. */
const LEAST_HEIGHT = 'min-h-22 lg:min-h-32';
const PLATE = 'w-22 shrink-0 lg:w-20';

type BoxProps = Props & { readonly meal: Meal; readonly role: PotRole | undefined };

function MealBox({ week, day, slot, meal, role, actions }: BoxProps) {
  const name = nameDay(day.date, week);
  // What is from one pot stands on one cloth.
  const ground = role ? `${fieldOf(meal.dishId)} text-ink` : 'bg-card shadow-card';
  return (
    <div
      className={`group ${BOX} ${LEAST_HEIGHT} ${ground} transition-opacity ${actions?.isBusy ? 'opacity-50' : ''}`}
      aria-busy={actions?.isBusy}
    >
      <MealArt meal={meal} size={240} className={PLATE} />
      <div key={meal.title} className="fade flex min-w-0 flex-1 flex-col justify-center py-2 pr-2 pl-3">
        <p className="leading-snug font-semibold">
          {actions ? (
            <button
              type="button"
              aria-haspopup="dialog"
              className="line-clamp-3 text-left wrap-anywhere after:absolute after:inset-0 after:rounded-2xl hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
              onClick={actions.onOpen}
            >
              {meal.title}
            </button>
          ) : (
            meal.title
          )}
        </p>
        <Facts slot={slot} meal={meal} role={role} adds={addsAt(week, { date: day.date, slot })} />
        {actions?.isAlong && <p className="mt-0.5 text-sm font-semibold">{MEAL_TEXTS.changedToo}</p>}
        {role && <PotNote role={role} week={week} />}
      </div>
      {actions && <QuickActions {...{ slot, actions }} day={name} />}
    </div>
  );
}

type FactsProps = {
  readonly slot: MealSlot;
  readonly meal: Meal;
  readonly role: PotRole | undefined;
  readonly adds: number | undefined;
};

function Facts({ slot, meal, role, adds }: FactsProps) {
  const hidesNumbers = useHidesNumbers();
  const minutes = (meal.prepMinutes ?? 0) + (meal.cookMinutes ?? 0);
  const facts = [
    ...(minutes > 0 ? [WEEK_TEXTS.minutes(minutes)] : []),
    ...(hidesNumbers ? [] : [formatKcal(meal.calories)]),
    ...(meal.plates && meal.plates.length > 1 ? [COMPONENT_TEXTS.forPeople(meal.plates.length)] : []),
    ...(adds !== undefined && adds > 0 ? [WEEK_TEXTS.adds(adds)] : []),
  ];
  return (
    <p className={`numbers mt-0.5 flex flex-wrap gap-x-2.5 text-sm ${role ? '' : 'text-muted'}`}>
      <span className="font-semibold lg:hidden" aria-hidden>
        {SLOT_LABELS[slot]}
      </span>
      {facts.map((fact) => (
        <span key={fact} className="whitespace-nowrap">
          {fact}
        </span>
      ))}
    </p>
  );
}

/** "Wed", or "Wed 25" where it comes twice. */
const shortName = (date: Place['date'], week: WeekPlan): string => nameDay(date, week).replace(/^(\w{3})\w*/, '$1');

/** Seen and read out alike: the line between the meals is for eyes only. */
function PotNote({ role, week }: { readonly role: PotRole; readonly week: WeekPlan }) {
  const Icon = role.type === 'cooked' ? IconSoup : IconFridge;
  const name = ({ date, slot }: Place) => WEEK_TEXTS.potMeal(shortName(date, week), SLOT_LABELS[slot].toLowerCase());
  return (
    <p className="mt-0.5 flex items-center gap-1 text-sm">
      <Icon className="size-4 shrink-0" aria-hidden />
      {role.type === 'cooked' ? WEEK_TEXTS.alsoFor(role.later.map(name)) : WEEK_TEXTS.from(shortName(role.from.date, week))}
    </p>
  );
}

type QuickProps = { readonly slot: MealSlot; readonly day: string; readonly actions: MealActions };

/** Another idea and keeping, without opening the meal: for a pointer and for the keyboard; a finger opens the meal. */
function QuickActions({ slot, day, actions: { isBusy, isLocked, onRefresh, onToggleLock } }: QuickProps) {
  const label = SLOT_LABELS[slot].toLowerCase();
  return (
    <div className="z-10 flex items-center max-lg:relative max-lg:pr-1 lg:absolute lg:right-1 lg:bottom-1 lg:rounded-full lg:bg-card lg:opacity-0 lg:shadow-card lg:group-hover:opacity-100 lg:group-focus-within:opacity-100 lg:has-aria-pressed:opacity-100">
      {onRefresh && !isLocked && (
        <button
          type="button"
          aria-label={MEAL_TEXTS.refreshMeal(label, day)}
          className={`${ICON_BUTTON_CLASS} lg:size-9`}
          {...whileBusy(isBusy, onRefresh)}
        >
          <IconRefresh className={`size-4.5 ${isBusy ? 'animate-spin' : ''}`} aria-hidden />
        </button>
      )}
      {onToggleLock && (
        <button
          type="button"
          aria-label={MEAL_TEXTS.lock(label, day)}
          aria-pressed={isLocked}
          className={`${ICON_BUTTON_CLASS} lg:size-9 ${isLocked ? 'text-primary' : 'max-lg:hidden'}`}
          onClick={onToggleLock}
        >
          {isLocked ? <IconLock className="size-4.5" aria-hidden /> : <IconLockOpen className="size-4.5" aria-hidden />}
        </button>
      )}
    </div>
  );
}

function OutBox({ slot, day, onEatIn }: { readonly slot: MealSlot; readonly day: string; readonly onEatIn: () => void }) {
  return (
    <div className={`${BOX} ${LEAST_HEIGHT} items-center gap-3 border border-dashed border-edge px-4`}>
      <IconWalk className="size-6 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="eyebrow lg:hidden" aria-hidden>
          {SLOT_LABELS[slot]}
        </p>
        <p className="font-medium">{WEEK_TEXTS.eatingOut}</p>
        <button
          type="button"
          aria-label={MEAL_TEXTS.eatInOf(SLOT_LABELS[slot].toLowerCase(), day)}
          className="min-h-8 text-sm text-primary underline underline-offset-4"
          onClick={onEatIn}
        >
          {MEAL_TEXTS.eatIn}
        </button>
      </div>
    </div>
  );
}

function EmptyBox({ slot }: { readonly slot: MealSlot }) {
  return (
    <div aria-hidden="true" className={`${BOX} ${LEAST_HEIGHT} bg-card shadow-card`}>
      <div className={`skeleton rounded-none ${PLATE}`} />
      <div className="flex flex-1 flex-col justify-center gap-2 px-3">
        <span className="eyebrow lg:hidden">{SLOT_LABELS[slot]}</span>
        <span className="skeleton h-4 w-5/6" />
        <span className="skeleton h-3.5 w-1/2" />
      </div>
    </div>
  );
}
