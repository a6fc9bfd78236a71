import { MACROS } from '@larder/domain/food/nutrients.ts';
import { IconCalendarTime, IconLock, IconLockOpen, IconRefresh, IconTransfer, IconWalk } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { MealArt } from '../../components/MealArt.tsx';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_LABELS } from '../../components/macro-slices.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { GuestsNote } from '../../components/GuestsNote.tsx';
import { PeopleStepper } from '../../components/PeopleStepper.tsx';
import { PlateLine } from '../../components/PlateLine.tsx';
import { formatLongDay } from '../../lib/format/day.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import { nameIngredient } from '../../lib/format/name-ingredient.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { whileBusy } from '../../ui/while-busy.ts';
import { nameDay, type Place, placeKey, potRoleOf } from './model.ts';
import type { WholeWeek } from './read-week.ts';
import { PinDish } from './PinDish.tsx';
import { SwapOptions } from './SwapOptions.tsx';
import { MEAL_TEXTS, WEEK_TEXTS } from './texts.ts';

type Props = {
  readonly week: WholeWeek;
  readonly place: Place;
  readonly meal: Meal;
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  /** Absent for a day that stays as it is. */
  readonly change: MealChanges | undefined;
  readonly recipeLink: ReactNode;
  readonly onClose: () => void;
};

export type MealChanges = {
  readonly onRefresh: () => void;
  readonly onToggleLock: () => void;
  readonly onSwap: (dishId: string) => void;
  readonly onEatOut: () => void;
  /** How many eat it. */
  readonly onSeat: (people: number) => void;
  readonly onMove: () => void;
  /** Only of a week that is on the calendar. */
  readonly onPostpone: (() => void) | undefined;
};

/** One meal of the week: what it is, what else it could be, and what can be done with it. */
export function MealSheet({ week, place, meal, isLocked, isBusy, change, recipeLink, onClose }: Props) {
  const { date, slot } = place;
  const isLeft = potRoleOf(place, week.cooks)?.type === 'left';
  const against = week.days.find((day) => day.date === date)?.against;
  return (
    <Dialog title={meal.title} onClose={onClose} className="sm:max-w-[38rem]">
      <p className="mt-1 text-muted">
        {formatLongDay(date)}, {SLOT_LABELS[slot].toLowerCase()}
      </p>
      {against !== undefined && <p className="mt-2 font-medium wrap-anywhere">{against}</p>}
      <div key={meal.title} className="fade mt-4 flex items-start gap-4" aria-busy={isBusy}>
        <MealArt meal={meal} size={240} className="size-28 shrink-0 rounded-2xl sm:size-36" />
        <div className="min-w-0 flex-1">
          <Figures meal={meal} />
          {/* Of a leftover the line of its pot says the same, and of which meal. */}
          {meal.description !== '' && !isLeft && <p className="mt-2 text-sm text-muted">{meal.description}</p>}
          <PotLine week={week} place={place} />
          <ListLine count={week.list?.adds.get(placeKey(place)) ?? 0} />
          <PlateLine meal={meal} className="mt-2" />
        </div>
      </div>
      {change && <Guests {...{ meal, isBusy }} label={MEAL_TEXTS.peopleAt(slot, nameDay(date, week))} onSeat={change.onSeat} />}
      <div className="mt-5 flex flex-wrap gap-2">
        {change && <ChangeButtons {...{ slot, isLocked, isBusy, change }} day={nameDay(date, week)} />}
        {change && isOfKitchen(meal) && <PinDish dishId={meal.dishId} title={meal.title} className={SMALL} />}
        {recipeLink}
      </div>
      {change && !isLocked && <Swaps key={meal.dishId} {...{ week, place, meal, isBusy }} onSwap={change.onSwap} />}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {MEAL_TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type SwapsProps = Pick<Props, 'week' | 'place' | 'meal' | 'isBusy'> & { readonly onSwap: (dishId: string) => void };

/** Other dishes; or, of an ingredient that is not at home, what the dish is without it. */
function Swaps({ week, place, meal, isBusy, onSwap }: SwapsProps) {
  const [part, setPart] = useState<{ at: number; name: string }>();
  // Lines of a kit's dish are its parts, one for one; a recipe of one's own is cooked as it is written.
  const hasParts = isOfKitchen(meal);
  return (
    <>
      {hasParts && (
        <details className="mt-5">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{MEAL_TEXTS.missing}</summary>
          <ul className="flex flex-wrap gap-2">
            {meal.ingredients.map((line, at) => (
              <li key={line}>
                <Button
                  look="secondary"
                  className={`${SMALL} ${part?.at === at ? 'border-primary bg-primary-soft text-primary' : ''}`}
                  aria-pressed={part?.at === at}
                  onClick={() => setPart(part?.at === at ? undefined : { at, name: nameIngredient(line) })}
                >
                  {nameIngredient(line)}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <SwapOptions weekId={week.id} place={place} part={part} isBusy={isBusy} onSwap={onSwap} />
    </>
  );
}

const isOfKitchen = (meal: Meal): meal is Meal & { readonly dishId: string } =>
  meal.recipeId === undefined && meal.dishId !== undefined && !meal.dishId.startsWith('idea~');

function Figures({ meal }: { readonly meal: Meal }) {
  const hidesNumbers = useHidesNumbers();
  const minutes = (meal.prepMinutes ?? 0) + (meal.cookMinutes ?? 0);
  return (
    <p className="numbers flex flex-wrap gap-x-4 font-semibold">
      {minutes > 0 && <span>{WEEK_TEXTS.minutes(minutes)}</span>}
      {!hidesNumbers && (
        <>
          <span>{formatKcal(meal.calories)}</span>
          {MACROS.map((macro) => (
            <span key={macro} className="font-normal whitespace-nowrap text-muted">
              {MACRO_LABELS[macro]} {formatGrams(meal[macro])}
            </span>
          ))}
        </>
      )}
    </p>
  );
}

function PotLine({ week, place }: { readonly week: WholeWeek; readonly place: Place }) {
  const role = potRoleOf(place, week.cooks);
  if (!role) return null;
  const name = ({ date, slot }: Place) => WEEK_TEXTS.potMeal(nameDay(date, week), SLOT_LABELS[slot].toLowerCase());
  return (
    <p className="mt-2 text-sm font-medium">
      {role.type === 'cooked'
        ? `${WEEK_TEXTS.alsoFor(role.later.map(name))}.`
        : WEEK_TEXTS.fromMeal(nameDay(role.from.date, week), SLOT_LABELS[role.from.slot].toLowerCase())}
    </p>
  );
}

function ListLine({ count }: { readonly count: number }) {
  return count === 0 ? null : <p className="mt-1 text-sm text-muted">{WEEK_TEXTS.addsLong(count)}</p>;
}

type GuestsProps = {
  readonly meal: Meal;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onSeat: (people: number) => void;
};

/** Asked for one after the other: who presses on means the last number, which is shown until it is there. */
function Guests({ meal, label, isBusy, onSeat }: GuestsProps) {
  const there = meal.plates?.length ?? 1;
  const [asked, setAsked] = useState(there);
  const people = isBusy ? asked : there;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-medium">{MEAL_TEXTS.guests}</span>
      <PeopleStepper
        {...{ label, people, isBusy }}
        onChange={(count) => {
          setAsked(count);
          onSeat(count);
        }}
      />
      <GuestsNote meals={[meal]} className="basis-full" />
    </div>
  );
}

type ButtonsProps = {
  readonly slot: MealSlot;
  readonly day: string;
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  readonly change: MealChanges;
};

const SMALL = 'min-h-10 px-3.5 text-sm';

/** It leads away, among buttons that change what is here. */
export const RECIPE_LINK =
  'inline-flex min-h-10 items-center text-sm font-semibold text-primary underline underline-offset-4 hover:text-primary-strong';

function ChangeButtons({ slot, day, isLocked, isBusy, change }: ButtonsProps) {
  const label = SLOT_LABELS[slot].toLowerCase();
  const Lock = isLocked ? IconLock : IconLockOpen;
  return (
    <>
      <Button
        look="secondary"
        className={SMALL}
        aria-label={MEAL_TEXTS.refreshMeal(label, day)}
        disabled={isLocked}
        {...whileBusy(isBusy, change.onRefresh)}
      >
        <IconRefresh className={`size-4 ${isBusy ? 'animate-spin' : ''}`} aria-hidden />
        {MEAL_TEXTS.refresh}
      </Button>
      <Button
        look="secondary"
        className={`${SMALL} ${isLocked ? 'border-primary bg-primary-soft text-primary' : ''}`}
        aria-pressed={isLocked}
        aria-label={MEAL_TEXTS.lock(label, day)}
        onClick={change.onToggleLock}
      >
        <Lock className="size-4" aria-hidden />
        {MEAL_TEXTS.keep}
      </Button>
      <Button look="secondary" className={SMALL} disabled={isBusy} onClick={change.onMove}>
        <IconTransfer className="size-4" aria-hidden />
        {MEAL_TEXTS.move}
      </Button>
      <Button look="secondary" className={SMALL} disabled={isBusy} onClick={change.onEatOut}>
        <IconWalk className="size-4" aria-hidden />
        {MEAL_TEXTS.eatOut}
      </Button>
      {change.onPostpone && (
        <Button look="secondary" className={SMALL} disabled={isBusy} onClick={change.onPostpone}>
          <IconCalendarTime className="size-4" aria-hidden />
          {MEAL_TEXTS.notTonight}
        </Button>
      )}
    </>
  );
}
