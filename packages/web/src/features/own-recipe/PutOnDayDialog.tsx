import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { listPlanDays, type PlanDay } from '@larder/contract/calendar.ts';
import { putRecipeOnDay, type SavedRecipe } from '@larder/contract/own-recipe.ts';
import { sayWhatWasSeen } from '@larder/contract/seen.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { reasonOf } from '../../lib/api-error.ts';
import { call } from '../../lib/api-client.ts';
import { isUnsaved } from '../../lib/kept-drafts.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { draftNameOf, readNumber, sayGivesWay } from './model.ts';
import { PUT_TEXTS, READ_TEXTS } from './texts.ts';
import { DoubtfulVerdicts } from './VerdictLine.tsx';

/** What other days were to eat of the pot that gives way. */
export type RenderLeftovers = (date: PlainDate, slot: MealSlot) => ReactNode;

/** `before`: what was on the day. */
export type OnPut = (date: PlainDate, before: PlanDay | null) => void;

type Props = {
  readonly saved: SavedRecipe;
  readonly today: string;
  readonly onPut: OnPut;
  readonly renderLeftovers: RenderLeftovers;
  readonly onClose: () => void;
};

/** As the wire takes them for one meal. */
const MEAL_PLATES = { least: 0.5, most: 20 } as const;

/** By hand: the day, which meal, how much of it; and what would give way is named before it does. */
export function PutOnDayDialog({ saved, today, onPut, renderLeftovers, onClose }: Props) {
  const [date, setDate] = useState(today);
  const [slot, setSlot] = useState<MealSlot>('dinner');
  const [plates, setPlates] = useState('1');
  const count = readNumber(plates, MEAL_PLATES);
  const [isBeingEdited] = useState(() => isUnsaved(draftNameOf(saved)));
  const [begun, setBegun] = useState<string>();
  const day = useQuery({
    queryKey: ['plan-day', date],
    enabled: date !== '',
    // Asked anew each time: what gives way is named as it is now.
    gcTime: 0,
    queryFn: async () => (await call(listPlanDays, { params: { startDate: date }, query: {} })).data[0] ?? null,
  });
  const {
    mutate: put,
    isPending,
    error,
  } = useMutation({
    mutationFn: async (asked: number) =>
      call(putRecipeOnDay, {
        params: { id: saved.id },
        body: { date, slot, plates: asked },
        headers: sayWhatWasSeen(day.data ? [day.data.revision] : []),
      }),
    onSuccess: ({ data: { planId } }) => {
      onPut(date as PlainDate, day.data ?? null);
      // A day of one meal is offered the others.
      if (day.data === null) return setBegun(planId);
      showToast({ title: PUT_TEXTS.done(saved.recipe.title) });
      return onClose();
    },
    onError: () => void day.refetch(),
  });
  const there = day.data?.mealPlan.meals[slot]?.title;
  const isReady = day.data !== undefined && count !== undefined;

  if (begun !== undefined) {
    return (
      <Dialog title={PUT_TEXTS.title} onClose={onClose}>
        <div className="mt-4 grid gap-4">
          <output>{PUT_TEXTS.begun(saved.recipe.title)}</output>
          <DialogActions>
            <Button look="secondary" onClick={onClose}>
              {PUT_TEXTS.leave}
            </Button>
            <Link to={PATHS.editPlan} params={{ planId: begun }} className={buttonClass('primary')}>
              {PUT_TEXTS.addRest}
            </Link>
          </DialogActions>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={PUT_TEXTS.title} onClose={onClose}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) put(count);
        }}
      >
        <Field label={PUT_TEXTS.day}>
          {(ids) => (
            <input {...ids} type="date" required className={INPUT_CLASS} value={date} onChange={({ target }) => setDate(target.value)} />
          )}
        </Field>
        <Field label={PUT_TEXTS.meal}>
          {(ids) => (
            <select
              {...ids}
              className={INPUT_CLASS}
              value={slot}
              onChange={({ target }) => setSlot(MEAL_SLOTS.find((one) => one === target.value) ?? 'dinner')}
            >
              {MEAL_SLOTS.map((one) => (
                <option key={one} value={one}>
                  {SLOT_LABELS[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label={PUT_TEXTS.plates}
          error={count === undefined ? READ_TEXTS.platesWrong(MEAL_PLATES.least, MEAL_PLATES.most) : undefined}
        >
          {(ids) => (
            <input
              {...ids}
              inputMode="decimal"
              className={`${INPUT_CLASS} numbers`}
              value={plates}
              onChange={({ target }) => setPlates(target.value)}
            />
          )}
        </Field>
        <div aria-live="polite">
          <p className="text-muted">{day.data === undefined ? '' : sayGivesWay(day.data, slot).join(' ')}</p>
          {there !== undefined && renderLeftovers(date as PlainDate, slot)}
        </div>
        {isBeingEdited && <p className="font-medium">{PUT_TEXTS.edited}</p>}
        <DoubtfulVerdicts verdicts={saved.reading.verdicts} />
        <p role="alert" className="text-alert">
          {error && (reasonOf(error) ?? PUT_TEXTS.failed)}
        </p>
        <DialogActions>
          <Button look="secondary" onClick={onClose}>
            {PUT_TEXTS.cancel}
          </Button>
          <Button type="submit" disabled={isPending || !isReady}>
            {there === undefined ? PUT_TEXTS.put : PUT_TEXTS.replace}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
