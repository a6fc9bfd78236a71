import { capitalize } from '@larder/domain/base/say.ts';
import { SHOWN_WEEKDAYS, type EatsAtHome } from '@larder/contract/week-rules.ts';
import type { WeekdayName } from '@larder/domain/calendar/weekday.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.eater;

type Props = { readonly value: EatsAtHome; readonly onChange: (value: EatsAtHome) => void; readonly isOpen?: boolean };

const toggled = (slots: readonly MealSlot[], slot: MealSlot): MealSlot[] =>
  MEAL_SLOTS.filter((other) => slots.includes(other) !== (other === slot));

export function MealsAtHome({ value, onChange, isOpen = false }: Props) {
  const atHome = (day: WeekdayName): readonly MealSlot[] => value[day] ?? MEAL_SLOTS;
  const toggle = (day: WeekdayName, slot: MealSlot) => {
    onChange({ ...value, [day]: toggled(atHome(day), slot) });
  };
  const { own = [] } = value;
  return (
    <details open={isOpen || undefined}>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{TEXTS.meals}</summary>
      <p className="text-sm text-muted">{TEXTS.mealsHint}</p>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{TEXTS.day}</span>
              </th>
              {MEAL_SLOTS.map((slot) => (
                <th key={slot} scope="col" className="px-1 py-2 font-medium">
                  {SLOT_LABELS[slot]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SHOWN_WEEKDAYS.map((day) => (
              <tr key={day}>
                <th scope="row" className="pr-2 text-left font-medium">
                  {capitalize(day)}
                </th>
                {MEAL_SLOTS.map((slot) => (
                  <td key={slot} className="text-center">
                    <input
                      type="checkbox"
                      aria-label={TEXTS.mealOn(SLOT_LABELS[slot], capitalize(day))}
                      className="m-3 size-5 accent-primary"
                      checked={atHome(day).includes(slot)}
                      onChange={() => toggle(day, slot)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <fieldset className="mt-3">
        <legend className="font-medium">{TEXTS.own}</legend>
        <p className="text-sm text-muted">{TEXTS.ownHint}</p>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {MEAL_SLOTS.map((slot) => (
            <label key={slot} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-primary"
                checked={own.includes(slot)}
                onChange={() => onChange({ ...value, own: toggled(own, slot) })}
              />
              {SLOT_LABELS[slot]}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
