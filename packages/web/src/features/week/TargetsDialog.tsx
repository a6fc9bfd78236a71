import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { Macros } from '@larder/domain/food/nutrients.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { nameDay } from './model.ts';
import type { WholeWeek } from './read-week.ts';
import { TARGETS_TEXTS } from './rules-texts.ts';
import { SETTINGS_TEXTS } from './texts.ts';

export type RenderSliders = (grams: Macros, onChange: (grams: Macros) => void) => ReactNode;

type Props = {
  readonly week: WholeWeek;
  /** Every day where none is named. */
  readonly date: PlainDate | undefined;
  readonly renderSliders: RenderSliders;
  readonly onSubmit: (grams: Macros) => void;
  readonly onClose: () => void;
};

/** What the dishes of every day, or of one, are solved to. They stay; their amounts follow. */
export function TargetsDialog({ week, date, renderSliders, onSubmit, onClose }: Props) {
  const [grams, setGrams] = useState(() => readTargets(week, date));
  return (
    <Dialog title={date ? TARGETS_TEXTS.titleOf(nameDay(date, week)) : TARGETS_TEXTS.title} className="sm:max-w-[44rem]" onClose={onClose}>
      <form
        className="mt-4 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(grams);
        }}
      >
        <p className="text-muted">{date ? TARGETS_TEXTS.textOf : TARGETS_TEXTS.text}</p>
        {renderSliders(grams, setGrams)}
        <DialogActions>
          <Button look="quiet" onClick={onClose}>
            {SETTINGS_TEXTS.cancel}
          </Button>
          <Button type="submit">{TARGETS_TEXTS.submit}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const NONE: Macros = { protein: 0, carbs: 0, fat: 0 };

/** For all days, those of one that is eaten at home as a whole. */
function readTargets({ days, eatingOut }: WholeWeek, date: PlainDate | undefined): Macros {
  const isHome = (day: PlainDate): boolean => !eatingOut.some((place) => place.date === day);
  const planned = days.filter(({ from, plan }) => from === 'planned' && plan?.targets);
  const day = date ? planned.find((one) => one.date === date) : (planned.find((one) => isHome(one.date)) ?? planned[0]);
  const targets = day?.plan?.targets;
  return targets ? { protein: targets.protein, carbs: targets.carbs, fat: targets.fat } : NONE;
}
