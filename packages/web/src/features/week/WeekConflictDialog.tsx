import { Link } from '@tanstack/react-router';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { formatShortDay } from '../../lib/format/day.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { listDifferences, type Place, placeKey, splitDifferences } from './model.ts';
import type { WholeWeek } from './read-week.ts';
import { CONFLICT_TEXTS } from './texts.ts';

type Props = {
  readonly mine: WholeWeek;
  /** Absent where it was deleted. */
  readonly theirs: WholeWeek | undefined;
  readonly onTake: () => void;
  /** Over theirs, now that it was seen. */
  readonly onSaveMine: (theirs: WholeWeek) => void;
  /** With all its days, where there is none any more; absent where nothing of it was changed, as then the server has it no more either. */
  readonly onSaveAsNew: (() => void) | undefined;
  readonly onClose: () => void;
};

/** Both weeks side by side, as far as they differ: nothing was saved over the other. */
export function WeekConflictDialog({ mine, theirs, onTake, onSaveMine, onSaveAsNew, onClose }: Props) {
  if (!theirs) {
    return (
      <Dialog title={CONFLICT_TEXTS.goneTitle} role="alertdialog" onClose={onClose}>
        <p className="mt-3 text-muted">{onSaveAsNew ? CONFLICT_TEXTS.goneText : CONFLICT_TEXTS.goneUnchangedText}</p>
        <DialogActions>
          <Button look="secondary" onClick={onClose}>
            {CONFLICT_TEXTS.keep}
          </Button>
          {onSaveAsNew ? (
            <Button onClick={onSaveAsNew}>{CONFLICT_TEXTS.saveAsNew}</Button>
          ) : (
            <Link to={PATHS.myPlans} className={buttonClass('primary')}>
              {CONFLICT_TEXTS.toPlans}
            </Link>
          )}
        </DialogActions>
      </Dialog>
    );
  }
  const { dishes, amounts } = splitDifferences(listDifferences(mine, theirs));
  return (
    <Dialog title={CONFLICT_TEXTS.title} role="alertdialog" className="sm:max-w-[44rem]" onClose={onClose}>
      <p className="mt-3 text-muted">{CONFLICT_TEXTS.text}</p>
      {dishes.length > 0 && (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Version title={CONFLICT_TEXTS.mine} meals={dishes.map((meal) => ({ ...meal, title: meal.mine }))} />
          <Version title={CONFLICT_TEXTS.theirs} meals={dishes.map((meal) => ({ ...meal, title: meal.theirs }))} />
        </div>
      )}
      {(amounts > 0 || dishes.length === 0) && (
        <p className="mt-4 font-medium">{amounts > 0 ? CONFLICT_TEXTS.otherAmounts(amounts) : CONFLICT_TEXTS.sameMeals}</p>
      )}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {CONFLICT_TEXTS.keep}
        </Button>
        <Button look="secondary" onClick={() => onSaveMine(theirs)}>
          {CONFLICT_TEXTS.saveMine}
        </Button>
        <Button onClick={onTake}>{CONFLICT_TEXTS.take}</Button>
      </DialogActions>
    </Dialog>
  );
}

type VersionProps = { readonly title: string; readonly meals: readonly (Place & { readonly title: string | undefined })[] };

function Version({ title, meals }: VersionProps) {
  return (
    <section aria-label={title} className="rounded-2xl bg-paper-deep p-4">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {meals.map((meal) => (
          <li key={placeKey(meal)}>
            <span className="block text-muted">
              {CONFLICT_TEXTS.mealOf(formatShortDay(meal.date), SLOT_LABELS[meal.slot].toLowerCase())}
            </span>
            {meal.title ?? CONFLICT_TEXTS.noMeal}
          </li>
        ))}
      </ul>
    </section>
  );
}
