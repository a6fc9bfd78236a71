import { parsePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { WEEK_SHAPES } from '@larder/domain/week/shape-week.ts';
import { LEAST_DAYS, MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import { useState, type ReactNode } from 'react';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { SETTINGS_TEXTS } from './texts.ts';
import type { WeekChoices } from './use-remake-week.ts';

type Props = {
  readonly choices: WeekChoices;
  /** A saved week stays on its days, with its words. */
  readonly isSaved: boolean;
  readonly onSubmit: (choices: WeekChoices) => void;
  readonly onClose: () => void;
};

const LENGTHS = Array.from({ length: MOST_DAYS - LEAST_DAYS + 1 }, (_, at) => LEAST_DAYS + at);

/** What the week is made from, in one place. Nothing is planned anew before the button is pressed. */
export function WeekSettings({ choices, isSaved, onSubmit, onClose }: Props) {
  const [wanted, setWanted] = useState(choices);
  const [startText, setStartText] = useState<string>(choices.start);
  const start = parsePlainDate(startText);
  const hasMeals = wanted.slots.length > 0;
  const set = (change: Partial<WeekChoices>) => setWanted((before) => ({ ...before, ...change }));

  return (
    <Dialog title={SETTINGS_TEXTS.title} className="side-sheet" onClose={onClose}>
      <form
        noValidate
        className="mt-5 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (start.ok && hasMeals) onSubmit({ ...wanted, query: wanted.query.trim(), start: start.value });
        }}
      >
        {!isSaved && (
          <>
            <Field label={SETTINGS_TEXTS.words} hint={SETTINGS_TEXTS.wordsHint}>
              {(ids) => (
                <input
                  {...ids}
                  className={INPUT_CLASS}
                  maxLength={500}
                  autoComplete="off"
                  value={wanted.query}
                  onChange={({ target }) => set({ query: target.value })}
                />
              )}
            </Field>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-4">
              <Field label={SETTINGS_TEXTS.start} error={start.ok ? undefined : SETTINGS_TEXTS.startUnreadable}>
                {(ids) => (
                  <input
                    {...ids}
                    type="date"
                    className={INPUT_CLASS}
                    value={startText}
                    onChange={({ target }) => setStartText(target.value)}
                  />
                )}
              </Field>
              <Field label={SETTINGS_TEXTS.days}>
                {(ids) => (
                  <select
                    {...ids}
                    className={`${INPUT_CLASS} numbers`}
                    value={wanted.length}
                    onChange={({ target }) => set({ length: Number(target.value) })}
                  >
                    {LENGTHS.map((length) => (
                      <option key={length} value={length}>
                        {SETTINGS_TEXTS.daysOf(length)}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
          </>
        )}
        <fieldset>
          <legend className="font-medium">{SETTINGS_TEXTS.slots}</legend>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {MEAL_SLOTS.map((slot) => (
              <Choice
                key={slot}
                type="checkbox"
                isChosen={wanted.slots.includes(slot)}
                onChange={() => set({ slots: toggled(wanted.slots, slot) })}
              >
                {SLOT_LABELS[slot]}
              </Choice>
            ))}
          </div>
          {!hasMeals && (
            <p role="alert" className="mt-1.5 text-sm font-medium text-alert">
              {SETTINGS_TEXTS.slotsNone}
            </p>
          )}
        </fieldset>
        <fieldset>
          <legend className="font-medium">{SETTINGS_TEXTS.shape}</legend>
          <div className="mt-1.5 grid gap-2">
            {WEEK_SHAPES.map((shape) => {
              const [label, text] = SETTINGS_TEXTS.shapes[shape];
              return (
                <Choice key={shape} type="radio" isChosen={wanted.shape === shape} onChange={() => set({ shape })}>
                  <span className="block">{label}</span>
                  <span className="block text-sm font-normal text-muted">{text}</span>
                </Choice>
              );
            })}
          </div>
        </fieldset>
        <p className="text-sm text-muted">{SETTINGS_TEXTS.keptHint}</p>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>
            {SETTINGS_TEXTS.cancel}
          </Button>
          <Button type="submit" className="min-h-12 grow">
            {SETTINGS_TEXTS.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const toggled = (slots: readonly MealSlot[], slot: MealSlot): readonly MealSlot[] =>
  MEAL_SLOTS.filter((one) => (one === slot ? !slots.includes(one) : slots.includes(one)));

type ChoiceProps = {
  readonly type: 'checkbox' | 'radio';
  readonly isChosen: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
};

function Choice({ type, isChosen, onChange, children }: ChoiceProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border px-3.5 py-2 font-medium transition-colors ${
        isChosen ? 'border-primary bg-primary-soft' : 'border-edge hover:border-primary'
      }`}
    >
      <input
        type={type}
        name={type === 'radio' ? 'week-shape' : undefined}
        className="size-4.5 shrink-0 accent-primary"
        checked={isChosen}
        onChange={onChange}
      />
      <span>{children}</span>
    </label>
  );
}
