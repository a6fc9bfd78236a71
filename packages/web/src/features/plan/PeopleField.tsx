import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { GuestsNote } from '../../components/GuestsNote.tsx';
import { PeopleStepper } from '../../components/PeopleStepper.tsx';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';
import { countPeople, isOwnDay } from './plan-sitting.ts';
import { PLAN_TEXTS } from './texts.ts';

type Props = {
  readonly plan: Plan;
  /** Whose plates are on their way. */
  readonly asked: number | undefined;
  readonly isBusy: boolean;
  readonly onChange: (people: number) => void;
};

const countPlates = ({ plates }: Meal): number => plates?.length ?? 1;

/** How many eat that day. */
export function PeopleField({ plan, asked, isBusy, onChange }: Props) {
  if (!isOwnDay(plan)) return null;
  const people = asked ?? countPeople(plan);
  return <PeopleStepper label={PLAN_TEXTS.people} people={people} isBusy={isBusy} onChange={onChange} />;
}

/** Why there is no such field, or what is not known of those it has brought. */
export function PeopleNote({ plan }: Pick<Props, 'plan'>) {
  if (!isOwnDay(plan)) return <p className="mt-3 text-sm text-muted">{PLAN_TEXTS.peopleFixed}</p>;
  return <GuestsNote meals={Object.values(plan.meals)} className="mt-3" />;
}

type GuestsProps = Props & { readonly slot: MealPlace };

/** Guests at one meal: the others of the day stay as they are. */
export function GuestsField({ plan, slot, asked, isBusy, onChange }: GuestsProps) {
  const meal = plan.meals[slot];
  if (!meal || !isOwnDay(plan)) return null;
  const label = PLAN_TEXTS.peopleAt(SLOT_LABELS[slot].toLowerCase());
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-medium">{PLAN_TEXTS.guests}</span>
      <PeopleStepper label={label} people={asked ?? countPlates(meal)} isBusy={isBusy} onChange={onChange} />
      <GuestsNote meals={[meal]} className="basis-full" />
    </div>
  );
}
