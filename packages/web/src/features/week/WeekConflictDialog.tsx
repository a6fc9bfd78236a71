import { formatShortDay } from '../../lib/format/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import type { WholeWeek } from './read-week.ts';
import { CONFLICT_TEXTS } from './texts.ts';

type Props = {
  readonly mine: WholeWeek;
  /** Absent where it was deleted. */
  readonly theirs: WholeWeek | undefined;
  readonly onTake: () => void;
  /** Over theirs, now that it was seen. */
  readonly onSaveMine: (theirs: WholeWeek) => void;
  /** With all its days, where there is none any more. */
  readonly onSaveAsNew: () => void;
  readonly onClose: () => void;
};

/** Both weeks side by side, as far as they differ: nothing was saved over the other. */
export function WeekConflictDialog({ mine, theirs, onTake, onSaveMine, onSaveAsNew, onClose }: Props) {
  if (!theirs) {
    return (
      <Dialog title={CONFLICT_TEXTS.goneTitle} role="alertdialog" onClose={onClose}>
        <p className="mt-3 text-muted">{CONFLICT_TEXTS.goneText}</p>
        <DialogActions>
          <Button look="secondary" onClick={onClose}>
            {CONFLICT_TEXTS.keep}
          </Button>
          <Button onClick={onSaveAsNew}>{CONFLICT_TEXTS.saveAsNew}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title={CONFLICT_TEXTS.title} role="alertdialog" className="sm:max-w-[44rem]" onClose={onClose}>
      <p className="mt-3 text-muted">{CONFLICT_TEXTS.text}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Version title={CONFLICT_TEXTS.mine} week={mine} />
        <Version title={CONFLICT_TEXTS.theirs} week={theirs} />
      </div>
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

function Version({ title, week }: { readonly title: string; readonly week: WholeWeek }) {
  return (
    <section aria-label={title} className="rounded-2xl bg-paper-deep p-4">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {week.days.map(({ date, plan }) => (
          <li key={date}>
            <span className="block text-muted">{formatShortDay(date)}</span>
            {plan?.meals.dinner?.title ?? plan?.title}
          </li>
        ))}
      </ul>
    </section>
  );
}
