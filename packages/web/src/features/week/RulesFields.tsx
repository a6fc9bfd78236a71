import { capitalize } from '@larder/domain/base/say.ts';
import { IconX } from '@tabler/icons-react';
import { SHOWN_WEEKDAYS, type HouseholdWeekRules, type WeekRules } from '@larder/contract/week-rules.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { useId } from 'react';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { Button } from '../../ui/Button.tsx';
import { ICON_BUTTON_CLASS } from '../../ui/button-styles.ts';
import {
  type Bound,
  COUNTED,
  countedDishes,
  type DishDay,
  DINNER_MINUTES,
  eatenAtHome,
  MOST_COUNTED,
  namePinned,
  timesOf,
  withDish,
  withMealAtHome,
  withMeatless,
  withMinutes,
  withPinned,
  withTimes,
} from './rules-form.ts';
import { RULES_TEXTS } from './rules-texts.ts';

type Props = { readonly rules: WeekRules; readonly onChange: (rules: WeekRules) => void };

const SELECT = 'field numbers min-h-11 px-3';
const COUNTS = Array.from({ length: MOST_COUNTED + 1 }, (_, times) => times);

/** How often in a week: by what is in a dish. */
export function CountRules({ rules, onChange }: Props) {
  const countOf = (bound: Bound, what: string) => {
    const times = timesOf(rules, bound, what);
    return (
      <select
        aria-label={`${RULES_TEXTS.times(RULES_TEXTS.counted[what as keyof typeof RULES_TEXTS.counted])}, ${RULES_TEXTS[bound].toLowerCase()}`}
        className={SELECT}
        value={times ?? ''}
        onChange={({ target }) =>
          onChange(withTimes(rules, bound, { what, times: target.value === '' ? undefined : Number(target.value) }))
        }
      >
        <option value="">{RULES_TEXTS.any}</option>
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-2">
      <span />
      <span className="text-sm text-muted" aria-hidden>
        {RULES_TEXTS.least}
      </span>
      <span className="text-sm text-muted" aria-hidden>
        {RULES_TEXTS.most}
      </span>
      {COUNTED.map((what) => (
        <div key={what} className="contents">
          <span className="font-medium">{RULES_TEXTS.counted[what]}</span>
          {countOf('atLeast', what)}
          {countOf('atMost', what)}
        </div>
      ))}
    </div>
  );
}

export function MeatlessDays({ rules, onChange }: Props) {
  return (
    <fieldset>
      <legend className="font-medium">{RULES_TEXTS.meatless}</legend>
      <div className="mt-2 grid grid-cols-7 gap-1">
        {SHOWN_WEEKDAYS.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={rules.meatless.includes(day)}
            className={`min-h-11 rounded-xl border text-sm font-medium ${rules.meatless.includes(day) ? 'border-primary bg-primary-soft text-primary' : 'border-edge hover:border-primary'}`}
            onClick={() => onChange(withMeatless(rules, day))}
          >
            <span aria-hidden>{capitalize(day).slice(0, 2)}</span>
            <span className="sr-only">{capitalize(day)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function MinutesRules({ rules, onChange }: Props) {
  const id = useId();
  return (
    <fieldset>
      <legend className="font-medium">{RULES_TEXTS.minutes}</legend>
      <div className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2">
        {SHOWN_WEEKDAYS.map((day) => (
          <div key={day} className="flex items-center justify-between gap-2">
            <label htmlFor={`${id}${day}`}>{capitalize(day).slice(0, 3)}</label>
            <select
              id={`${id}${day}`}
              aria-label={`${RULES_TEXTS.minutes}, ${capitalize(day)}`}
              className={SELECT}
              value={rules.minutes[day] ?? ''}
              onChange={({ target }) => onChange(withMinutes(rules, day, target.value === '' ? undefined : Number(target.value)))}
            >
              <option value="">{RULES_TEXTS.any}</option>
              {listMinutes(rules.minutes[day]).map((minutes) => (
                <option key={minutes} value={minutes}>
                  {RULES_TEXTS.minutesOf(minutes)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** A number that another client has set is offered too. */
const listMinutes = (set: number | undefined): readonly number[] =>
  [...new Set([...DINNER_MINUTES, ...(set === undefined ? [] : [set])])].toSorted((a, b) => a - b);

/** Typed as one more dish and not added yet. */
export type TypedDish = { readonly day: DishDay; readonly name: string };
type DishProps = Props & {
  readonly typed: TypedDish;
  readonly onType: (typed: TypedDish) => void;
  /** The typed dish is a rule now, and the field is empty again. */
  readonly onAdd: (rules: WeekRules) => void;
};

export function DishRules({ rules, typed, onType, onAdd, onChange }: DishProps) {
  const { day, name: dish } = typed;
  const id = useId();
  const add = () => {
    if (dish.trim() !== '') onAdd(withDish(rules, day, dish));
  };
  return (
    <fieldset>
      <legend className="font-medium">{RULES_TEXTS.dishes}</legend>
      <ul className="mt-1">
        {SHOWN_WEEKDAYS.flatMap((one) => {
          const name = rules.dishes[one];
          if (name === undefined) return [];
          const remove = RULES_TEXTS.removeDish(name, capitalize(one));
          return [
            <Removable
              key={one}
              text={RULES_TEXTS.dishOn(name, capitalize(one))}
              label={remove}
              onRemove={() => onChange(withDish(rules, one, ''))}
            />,
          ];
        })}
        {countedDishes(rules).map(({ what, times }) => (
          <Removable
            key={what}
            text={RULES_TEXTS.dishAnyDay(what, times)}
            label={RULES_TEXTS.removeAnyDay(what)}
            onRemove={() => onChange(withTimes(rules, 'atLeast', { what, times: undefined }))}
          />
        ))}
      </ul>
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)_auto_auto] gap-2">
        <input
          id={id}
          aria-label={RULES_TEXTS.dishName}
          placeholder={RULES_TEXTS.dishPlaceholder}
          maxLength={60}
          className="field min-h-11 min-w-0 px-3"
          value={dish}
          onChange={({ target }) => onType({ day, name: target.value })}
          onKeyDown={(event) => {
            // Enter in this field means this dish, not the whole form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <select
          aria-label={RULES_TEXTS.dishDay}
          className={SELECT}
          value={day}
          onChange={({ target }) => onType({ day: SHOWN_WEEKDAYS.find((one) => one === target.value) ?? 'any', name: dish })}
        >
          {SHOWN_WEEKDAYS.map((one) => (
            <option key={one} value={one}>
              {capitalize(one).slice(0, 3)}
            </option>
          ))}
          <option value="any">{RULES_TEXTS.anyDay}</option>
        </select>
        <Button look="secondary" className="px-4" onClick={add}>
          {RULES_TEXTS.addDish}
        </Button>
      </div>
    </fieldset>
  );
}

type RemovableProps = { readonly text: string; readonly label: string; readonly onRemove: () => void };

function Removable({ text, label, onRemove }: RemovableProps) {
  return (
    <li className="flex items-center justify-between gap-2 wrap-anywhere">
      {text}
      <button type="button" aria-label={label} className={ICON_BUTTON_CLASS} onClick={onRemove}>
        <IconX className="size-4" aria-hidden />
      </button>
    </li>
  );
}

/** Those that were chosen on a meal of a week; nothing is typed here, as only a dish of the kitchen can be chosen. */
export function PinnedDishes({ rules, onChange }: Props) {
  return (
    <fieldset>
      <legend className="font-medium">{RULES_TEXTS.pinned}</legend>
      {rules.pinned.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{RULES_TEXTS.pinnedHint}</p>
      ) : (
        <ul className="mt-1">
          {rules.pinned.map((id) => (
            <Removable
              key={id}
              text={namePinned(id)}
              label={RULES_TEXTS.removePinned(namePinned(id))}
              onRemove={() => onChange(withPinned(rules, id))}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

type HomeProps = { readonly household: HouseholdWeekRules; readonly onChange: (household: HouseholdWeekRules) => void };

/** What is not ticked is eaten elsewhere, and keeps its share of the day free. */
export function MealsAtHome({ household, onChange }: HomeProps) {
  return (
    <fieldset>
      <legend className="font-medium">{RULES_TEXTS.home}</legend>
      <div className="mt-2 grid grid-cols-[auto_repeat(7,minmax(0,1fr))] items-center gap-y-1">
        <span />
        {SHOWN_WEEKDAYS.map((day) => (
          <span key={day} className="text-center text-sm text-muted" aria-hidden>
            {capitalize(day).slice(0, 2)}
          </span>
        ))}
        {MEAL_SLOTS.map((slot) => (
          <div key={slot} className="contents">
            <span className="pr-2 text-sm">{SLOT_LABELS[slot]}</span>
            {SHOWN_WEEKDAYS.map((day) => (
              <label key={day} className="grid min-h-9 place-items-center">
                <input
                  type="checkbox"
                  aria-label={RULES_TEXTS.homeOf(SLOT_LABELS[slot], capitalize(day))}
                  className="size-5 accent-primary"
                  checked={eatenAtHome(household, day).includes(slot)}
                  onChange={() => onChange(withMealAtHome(household, day, slot))}
                />
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
