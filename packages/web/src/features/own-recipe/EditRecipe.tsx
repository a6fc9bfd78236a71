import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RECIPE_LIMITS } from '@larder/contract/recipe-limits.ts';
import type { SavedRecipe } from '@larder/contract/own-recipe.ts';
import { LeaveWarning } from '../../components/LeaveWarning.tsx';
import { useCloseQuestion } from '../../components/use-close-question.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useKeptDraft, useUnsaved } from '../../lib/kept-drafts.ts';
import { isGone } from '../../lib/unless-gone.ts';
import { forgive } from '../../lib/unreached.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { changeMinutes, draftNameOf, isNumberWrong, isTooLong, MINUTES, PLATES, readNumber } from './model.ts';
import { type Change, useChangeRecipe, useSaveRecipe } from './mutations.ts';
import { ownRecipeQuery } from './queries.ts';
import { readGroups, writeGroups } from './write-groups.ts';
import { EDIT_TEXTS, READ_TEXTS, RECIPE_PAGE_TEXTS } from './texts.ts';

/** What was typed here when the session ended, and of which revision. */
type KeptEdits = { readonly revision: SavedRecipe['revision']; readonly edits: Partial<Draft> };

export const useKeptEdits = (saved: SavedRecipe) => useKeptDraft(draftNameOf(saved)) as KeptEdits | undefined;

type Props = {
  readonly saved: SavedRecipe;
  readonly kept?: KeptEdits | undefined;
  readonly onClose: () => void;
  readonly onSavedAsNew: (recipeId: string) => void;
};

/** Everything that is written, as text. Lines that stay keep what they were understood as. */
export function EditRecipe({ saved, kept, onClose, onSavedAsNew }: Props) {
  // As it was when the edit began: what others save meanwhile is not saved over unseen, however often it is read anew.
  const [base, setBase] = useState(() => (kept ? { ...saved, revision: kept.revision } : saved));
  const [edits, setEdits] = useState(kept?.edits ?? {});
  const stored = draftOf(base);
  const draft = { ...stored, ...edits };
  const { title, ingredients, steps, plates, minutes, notes, inPlanning } = draft;
  const set = (field: keyof Draft) => (value: string) => setEdits((now) => ({ ...now, [field]: value }));
  // Below what was pressed, and on a phone below the window.
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.scrollIntoView({ block: 'start' });
    head.current?.focus({ preventScroll: true });
  }, []);
  const { save, isPending, error, isLost } = useSaveEdits(base, { onTheirs: setBase, onClose, onSavedAsNew });
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(stored);
  const { close, question } = useCloseQuestion({ isEdited: isUnsaved, onClose, texts: EDIT_TEXTS.leave });
  useUnsaved(draftNameOf(base), isUnsaved ? ({ revision: base.revision, edits } satisfies KeptEdits) : undefined);
  const hasSessionEnded = error instanceof ApiError && error.sessionExpired;
  const arePlatesWrong = isNumberWrong(plates, PLATES);
  const areMinutesWrong = isNumberWrong(minutes, MINUTES);
  const isTitleWrong = isTooLong(title);
  const isEmpty = title.trim() === '' || ingredients.trim() === '';
  const changed = {
    ...base.recipe,
    title: title.trim(),
    ingredients: readGroups(ingredients),
    steps: readGroups(steps),
    plates: readNumber(plates, PLATES) ?? null,
    minutes: changeMinutes(base.recipe.minutes, Math.round(readNumber(minutes, MINUTES) ?? 0) || null),
  };
  const field = (label: string, value: string, onType: (value: string) => void, wrong?: string) => (
    <Field label={label} error={wrong}>
      {(ids) => <input {...ids} className={INPUT_CLASS} value={value} onChange={({ target }) => onType(target.value)} />}
    </Field>
  );
  const area = (label: string, value: string, onType: (value: string) => void, more: { rows: number; hint?: string }) => (
    <Field label={label} hint={more.hint}>
      {(ids) => (
        <textarea
          {...ids}
          rows={more.rows}
          className={`${INPUT_CLASS} py-3`}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );

  return (
    <form
      aria-label={EDIT_TEXTS.title}
      className="card mt-10 grid gap-5 p-5 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        if (isTitleWrong || arePlatesWrong || areMinutesWrong)
          return event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        save({ recipe: changed, notes, inPlanning });
      }}
    >
      <h2 ref={head} tabIndex={-1} className="display text-2xl outline-none">
        {EDIT_TEXTS.title}
      </h2>
      {field(READ_TEXTS.titleLabel, title, set('title'), isTitleWrong ? READ_TEXTS.titleWrong(RECIPE_LIMITS.titleLetters) : undefined)}
      <div className="grid gap-5 sm:grid-cols-2">
        {field(
          READ_TEXTS.platesLabel,
          plates,
          set('plates'),
          arePlatesWrong ? READ_TEXTS.platesWrong(PLATES.least, PLATES.most) : undefined,
        )}
        {field(
          EDIT_TEXTS.minutes,
          minutes,
          set('minutes'),
          areMinutesWrong ? EDIT_TEXTS.minutesWrong(MINUTES.least, MINUTES.most) : undefined,
        )}
      </div>
      {area(EDIT_TEXTS.ingredients, ingredients, set('ingredients'), { rows: 10, hint: EDIT_TEXTS.ingredientsHint })}
      {area(EDIT_TEXTS.steps, steps, set('steps'), { rows: 10 })}
      {area(RECIPE_PAGE_TEXTS.notes, notes, set('notes'), { rows: 4 })}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={inPlanning}
          onChange={({ target }) => setEdits((now) => ({ ...now, inPlanning: target.checked }))}
        />
        {RECIPE_PAGE_TEXTS.inPlanning}
      </label>
      <p role="alert" className="text-alert">
        {isEmpty ? EDIT_TEXTS.empty : error ? failureOf(error) : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending || isEmpty}>
          {isPending ? EDIT_TEXTS.saving : isLost ? EDIT_TEXTS.saveAsNew : EDIT_TEXTS.save}
        </Button>
        <Button look="secondary" onClick={close}>
          {EDIT_TEXTS.cancel}
        </Button>
      </div>
      {question}
      <LeaveWarning isUnsaved={isUnsaved && !hasSessionEnded} isVisit={() => false} texts={EDIT_TEXTS.leave} />
    </form>
  );
}

type AfterSaving = Pick<Props, 'onClose' | 'onSavedAsNew'> & { readonly onTheirs: (theirs: SavedRecipe) => void };

/** Over what is stored; as a recipe of its own where another window deleted that: what is typed is the only copy left then. */
function useSaveEdits(base: SavedRecipe, { onTheirs, onClose, onSavedAsNew }: AfterSaving) {
  const queryClient = useQueryClient();
  const { mutate: change, isPending: isChanging, error: changeFailure } = useChangeRecipe(base);
  const { mutate: saveAsNew, isPending: isSavingAsNew, error: saveFailure } = useSaveRecipe();
  const isLost = isGone(changeFailure);
  /** What was not edited here is theirs from now on; saved once more, it is saved over theirs, which stays as the version before. */
  const showTheirs = async () => {
    // Unreachable just now: the next attempt is refused as this one was, and asks again.
    const theirs = await queryClient.fetchQuery({ ...ownRecipeQuery(base.id), staleTime: 0 }).catch(forgive);
    if (theirs) onTheirs(theirs);
  };
  function saveOver(edited: Change): void {
    change(edited, {
      onSuccess: () => {
        showToast({ title: EDIT_TEXTS.saved });
        onClose();
      },
      onError: (failure) => {
        if (hasChangedElsewhere(failure)) void showTheirs();
      },
    });
  }
  function saveApart({ recipe, notes }: Change): void {
    const { sourceKind, dishId } = base;
    saveAsNew(
      { recipe, sourceKind, notes, photoOf: base.id, anyway: true, ...(dishId !== null && { dishId }) },
      {
        onSuccess: ({ id }) => {
          showToast({ title: EDIT_TEXTS.savedAsNew });
          onSavedAsNew(id);
        },
      },
    );
  }
  return { save: isLost ? saveApart : saveOver, isPending: isChanging || isSavingAsNew, error: saveFailure ?? changeFailure, isLost };
}

/** As it is typed. */
type Draft = Readonly<Record<'title' | 'ingredients' | 'steps' | 'plates' | 'minutes' | 'notes', string>> & {
  readonly inPlanning: boolean;
};

const draftOf = ({ recipe, reading, notes, inPlanning }: SavedRecipe): Draft => ({
  title: recipe.title,
  ingredients: writeGroups(recipe.ingredients),
  steps: writeGroups(recipe.steps),
  plates: numberText(recipe.plates ?? reading.plates?.count),
  minutes: numberText(recipe.minutes.total),
  notes,
  inPlanning,
});

const numberText = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

const hasChangedElsewhere = (error: Error): boolean => error instanceof ApiError && error.code === 'recipe-changed';

const failureOf = (error: Error): string => {
  if (!(error instanceof ApiError)) return EDIT_TEXTS.failed;
  if (isGone(error)) return EDIT_TEXTS.gone;
  return hasChangedElsewhere(error) ? EDIT_TEXTS.changed : (error.reason ?? EDIT_TEXTS.failed);
};
