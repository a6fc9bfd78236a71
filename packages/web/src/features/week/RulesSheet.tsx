import { useQuery } from '@tanstack/react-query';
import { ADVENTURES, type HouseholdWeekRules, type WeekRules } from '@larder/contract/week-rules.ts';
import { useState } from 'react';
import { useCloseQuestion } from '../../components/use-close-question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { useSaveWeekRules } from './mutations.ts';
import { weekRulesQuery } from './queries.ts';
import { withDish } from './rules-form.ts';
import { CountRules, DishRules, MealsAtHome, MeatlessDays, MinutesRules, PinnedDishes, type TypedDish } from './RulesFields.tsx';
import { RULES_TEXTS } from './rules-texts.ts';
import { WEEK_TEXTS } from './texts.ts';

type Props = { readonly onPlanAgain: () => void; readonly onClose: () => void };

/** What is being edited, and the rules it began with. */
type Edit = { readonly opened: HouseholdWeekRules; readonly household: HouseholdWeekRules; readonly dish: TypedDish };

/** A dish that was typed is meant, also by whoever saves without pressing Add. */
const editedBy = ({ household, dish }: Edit): HouseholdWeekRules =>
  dish.name.trim() === '' ? household : { ...household, rules: withDish(household.rules, dish.day, dish.name) };

/** The household's rules of every week. They are read when it is opened: somebody else may have set them. */
export function RulesSheet({ onPlanAgain, onClose }: Props) {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({ ...weekRulesQuery, refetchOnMount: 'always' });
  // What others save from now on does not take away what is being edited: it is merged when this is saved.
  const [edit, setEdit] = useState<Edit>();
  if (!edit && data && isFetchedAfterMount && !isError) {
    setEdit({ opened: data, household: data, dish: { day: 'friday', name: '' } });
  }
  const isEdited = edit !== undefined && JSON.stringify(editedBy(edit)) !== JSON.stringify(edit.opened);
  const { close, question } = useCloseQuestion({ isEdited, onClose, texts: RULES_TEXTS.leave });
  return (
    <Dialog title={RULES_TEXTS.title} className="side-sheet" onClose={close}>
      <p className="mt-1 text-muted">{RULES_TEXTS.text}</p>
      {edit ? (
        <RulesForm edit={edit} onEdit={setEdit} onPlanAgain={onPlanAgain} onClose={onClose} onCancel={close} />
      ) : isError && !isFetching ? (
        <div role="alert" className="mt-5 flex flex-wrap items-center gap-3">
          <p>{RULES_TEXTS.loadFailed}</p>
          <Button look="secondary" onClick={() => void refetch()}>
            {WEEK_TEXTS.tryAgain}
          </Button>
        </div>
      ) : (
        <output className="mt-5 block text-muted">{RULES_TEXTS.loading}…</output>
      )}
      {question}
    </Dialog>
  );
}

type FormProps = Props & { readonly edit: Edit; readonly onEdit: (edit: Edit) => void; readonly onCancel: () => void };

function RulesForm({ edit, onEdit, onPlanAgain, onClose, onCancel }: FormProps) {
  const { opened, household, dish } = edit;
  const { rules } = household;
  const set = (change: WeekRules) => onEdit({ ...edit, household: { ...household, rules: change } });
  const later = useSaveWeekRules(() => {
    showToast({ title: RULES_TEXTS.saved });
    onClose();
  });
  const now = useSaveWeekRules(onPlanAgain);
  const isSaving = later.isPending || now.isPending;
  const edited = editedBy(edit);

  return (
    <form
      className="mt-5 grid gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) now.mutate({ edited, opened });
      }}
    >
      <CountRules rules={rules} onChange={set} />
      <MeatlessDays rules={rules} onChange={set} />
      <MinutesRules rules={rules} onChange={set} />
      <DishRules
        rules={rules}
        typed={dish}
        onType={(typed) => onEdit({ ...edit, dish: typed })}
        onAdd={(change) => onEdit({ ...edit, household: { ...household, rules: change }, dish: { ...dish, name: '' } })}
        onChange={set}
      />
      <PinnedDishes rules={rules} onChange={set} />
      <MealsAtHome household={household} onChange={(change) => onEdit({ ...edit, household: change })} />
      <fieldset>
        <legend className="font-medium">{RULES_TEXTS.adventure}</legend>
        <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {ADVENTURES.map((adventure) => (
            <label key={adventure} className="flex min-h-10 items-center gap-2">
              <input
                type="radio"
                name="adventure"
                className="size-4.5 accent-primary"
                checked={rules.adventure === adventure}
                onChange={() => set({ ...rules, adventure })}
              />
              {RULES_TEXTS.adventures[adventure]}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <Switch label={RULES_TEXTS.leftovers} isOn={rules.leftovers} onChange={(leftovers) => set({ ...rules, leftovers })} />
        <Switch
          label={RULES_TEXTS.budget}
          isOn={rules.budget === 'low'}
          onChange={(isLow) => set({ ...rules, budget: isLow ? 'low' : null })}
        />
      </div>
      <DialogActions>
        <Button look="quiet" disabled={isSaving} onClick={onCancel}>
          {RULES_TEXTS.cancel}
        </Button>
        <Button look="secondary" disabled={isSaving} onClick={() => later.mutate({ edited, opened })}>
          {RULES_TEXTS.saveOnly}
        </Button>
        <Button type="submit" className="min-h-12 grow" disabled={isSaving}>
          {isSaving ? RULES_TEXTS.saving : RULES_TEXTS.save}
        </Button>
      </DialogActions>
    </form>
  );
}

type SwitchProps = { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-medium">
      {label}
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="size-5 accent-primary"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
