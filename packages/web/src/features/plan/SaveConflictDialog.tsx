import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { formatKcal } from '../../lib/format/round.ts';
import type { Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import type { SaveConflict } from './mutations.ts';
import { slotsOf } from './plan-sitting.ts';
import { PLAN_TEXTS } from './texts.ts';

type Props = {
  readonly conflict: SaveConflict;
  readonly mine: Plan;
  readonly onSaveAsNew: () => void;
  readonly onReplace: (theirs: SavedPlan) => void;
  readonly onTake: (theirs: SavedPlan) => void;
  readonly onClose: () => void;
};

const TEXTS = PLAN_TEXTS.conflict;

/** Nothing of either window is lost unless its person says so. */
export function SaveConflictDialog({ conflict, mine, onSaveAsNew, onReplace, onTake, onClose }: Props) {
  const theirs = conflict.type === 'changed' ? conflict.theirs : undefined;
  return (
    <Dialog title={theirs ? TEXTS.changedTitle : TEXTS.goneTitle} role="alertdialog" onClose={onClose}>
      <p className="mt-3 text-muted">{theirs ? TEXTS.changedText : TEXTS.goneText}</p>
      {theirs && (
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          <Version label={TEXTS.mine} plan={mine} />
          <Version label={TEXTS.theirs} plan={theirs} />
        </div>
      )}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {TEXTS.keep}
        </Button>
        {theirs && (
          <>
            <Button look="secondary" onClick={() => onTake(theirs)}>
              {TEXTS.take}
            </Button>
            <Button look="secondary" onClick={() => onReplace(theirs)}>
              {TEXTS.replace}
            </Button>
          </>
        )}
        <Button onClick={onSaveAsNew}>{theirs ? TEXTS.saveAsNew : TEXTS.saveGone}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Version({ label, plan }: { readonly label: string; readonly plan: Plan }) {
  const hidesNumbers = useHidesNumbers();
  return (
    <section aria-label={label} className="min-w-0 rounded-2xl bg-paper-deep p-4">
      <h3 className="eyebrow">{label}</h3>
      <p className="mt-1 font-semibold">{plan.title}</p>
      {!hidesNumbers && <p className="numbers text-sm text-muted">{formatKcal(plan.totals.calories)}</p>}
      <ul className="mt-2 grid gap-1.5 text-sm">
        {slotsOf(plan).map((slot) => (
          <li key={slot}>
            <span className="block text-xs text-muted">{SLOT_LABELS[slot]}</span> {plan.meals[slot]?.title}
          </li>
        ))}
      </ul>
    </section>
  );
}
