import { type PlainDate, type Weekday, weekdayOf } from '../calendar/plain-date.ts';
import { nameWeekday } from '../calendar/weekday.ts';
import { joinAnd } from '../base/say.ts';
import type { DietRule } from '../diet/diet-rule.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { describeText } from '../intent/answer/describe-intent.ts';
import type { Intent, IntentChip } from '../intent/intent.ts';
import { allowVersions } from '../intent/wish/allow-versions.ts';
import { kitIdOf } from '../kit/dish.ts';
import { fitsDishWord, isWishedOf } from '../plan/frame/fits-wish.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import { servesPhrase } from '../plan/write/list-served.ts';
import { type DayMeals, mealsOf } from '../recipe/meals-of.ts';
import { readWeekdayWords } from './weekday-words.ts';

export type DayOfWeek = { readonly date: PlainDate; readonly plan: DayMeals<PlannedMeal> };

/**
 * A chip for each thing that a sentence says of single weekdays: "Taco on Tuesday". Of a week that is made also whether a wish is on
 * each of those days, by what is on their plates now: of what the rules forbid the version that they allow.
 */
export function describeWeekdays(words: string, days?: readonly DayOfWeek[], rules: readonly DietRule[] = []): readonly IntentChip[] {
  return readWeekdayWords(words).weekdays.flatMap(({ weekdays, intent }) => {
    const chips = describeText(intent).filter(({ id }, _at, all) => id !== FOCUS || all.length === 1);
    const own = days?.filter(({ date }) => weekdays.includes(weekdayOf(date))) ?? [];
    const allowed = allowVersions(intent, rules).wishes;
    const tell = (id: string): string => {
      const serves = own.length > 0 ? readWish(id, allowed) : undefined;
      if (!serves) return '';
      return own.every(({ plan }) => mealsOf(plan).some(({ meal }) => isWishedOf(meal.slot, id, intent) && serves(meal)))
        ? ': planned'
        : ': not planned';
    };
    return chips.map(({ id, label }): IntentChip => ({
      id: `weekday:${weekdays.join('+')}:${id}`,
      label: `${label}${nameMeals(id, label, intent)} on ${nameDays(weekdays)}${tell(id)}`,
      from: 'text',
    }));
  });
}

/** The meal alone, where something is said of it. */
const FOCUS = 'focus';
const nameMeals = (id: string, label: string, { focus }: Intent): string =>
  focus.length === 0 || !WISHED.test(id) || label.includes(' for ') ? '' : ` for ${joinAnd(focus)}`;
const WISHED = /^(?:wish|dish|named|cuisine|said):/;

type Serves = (meal: PlannedMeal) => boolean;

/** Whether a meal serves the wish of a chip; undefined of what is no wish, which every meal of the day keeps. */
function readWish(id: string, intent: Intent): Serves | undefined {
  const [kind, ...rest] = id.split(':');
  const said = rest.join(':');
  switch (kind) {
    case 'wish': {
      const foodIds = intent.wish.find(({ words }) => words === said)?.foodIds ?? [];
      return ({ portions }) => portions.some(({ foodId }) => foodIds.includes(foodId));
    }
    case 'dish':
      return (meal) => fitsDishWord({ form: undefined, ...meal }, said);
    case 'cuisine':
      return ({ cuisine }) => cuisine === said;
    case 'named': {
      const kitIds = intent.dishes.find(({ words }) => words === said)?.kitIds ?? [];
      return ({ dishId, title }) => kitIds.includes(kitIdOf(dishId)) || namesAll(title, said);
    }
    case 'said': {
      const all = intent.phrases.find(({ words }) => words === said)?.chips ?? [];
      const chips = all.filter((chip) => readWish(chip, intent) !== undefined);
      if (chips.length === 0) return undefined;
      return (meal) => servesPhrase({ words: said, chips }, meal, (chip) => readWish(chip, intent)!(meal));
    }
    default:
      return undefined;
  }
}

function namesAll(title: string, words: string): boolean {
  const own = new Set(foodNameKey(title).split(' '));
  return foodNameKey(words)
    .split(' ')
    .every((word) => own.has(word));
}

const nameDays = (weekdays: readonly Weekday[]): string =>
  weekdays.toSorted((one, other) => one - other).join() === '1,2,3,4,5' ? 'weekdays' : joinAnd(weekdays.map(nameWeekday));
