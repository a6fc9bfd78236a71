import { useState } from 'react';
import type { SavedRecipe } from '@larder/contract/own-recipe.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useChangeRecipe } from './mutations.ts';
import { readGroups, writeGroups } from './recipe-lines.ts';
import { EDIT_TEXTS, READ_TEXTS, RECIPE_PAGE_TEXTS } from './texts.ts';

/** Everything that is written, as text. Lines that stay keep what they were understood as. */
export function EditRecipe({ saved, onClose }: { readonly saved: SavedRecipe; readonly onClose: () => void }) {
  const { recipe } = saved;
  const [title, setTitle] = useState(recipe.title);
  const [ingredients, setIngredients] = useState(writeGroups(recipe.ingredients));
  const [steps, setSteps] = useState(writeGroups(recipe.steps));
  const [plates, setPlates] = useState(numberText(recipe.plates ?? saved.reading.plates?.count));
  const [minutes, setMinutes] = useState(numberText(recipe.minutes.total));
  const [notes, setNotes] = useState(saved.notes);
  const [inPlanning, setInPlanning] = useState(saved.inPlanning);
  const { mutate: change, isPending, error } = useChangeRecipe(saved);
  const isEmpty = title.trim() === '' || ingredients.trim() === '';
  const changed = {
    ...recipe,
    title: title.trim(),
    ingredients: readGroups(ingredients),
    steps: readGroups(steps),
    plates: numberOf(plates) ?? null,
    minutes: { ...recipe.minutes, total: Math.round(numberOf(minutes) ?? 0) || null },
  };
  const field = (label: string, value: string, set: (value: string) => void, hint?: string) => (
    <Field label={label} hint={hint}>
      {(ids) => <input {...ids} className={INPUT_CLASS} value={value} onChange={({ target }) => set(target.value)} />}
    </Field>
  );
  const area = (label: string, value: string, set: (value: string) => void, more: { rows: number; hint?: string }) => (
    <Field label={label} hint={more.hint}>
      {(ids) => (
        <textarea {...ids} rows={more.rows} className={`${INPUT_CLASS} py-3`} value={value} onChange={({ target }) => set(target.value)} />
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
        change(
          { recipe: changed, notes, inPlanning },
          {
            onSuccess: () => {
              showToast({ title: EDIT_TEXTS.saved });
              onClose();
            },
          },
        );
      }}
    >
      <h2 className="display text-2xl">{EDIT_TEXTS.title}</h2>
      {field(READ_TEXTS.titleLabel, title, setTitle)}
      <div className="grid gap-5 sm:grid-cols-2">
        {field(READ_TEXTS.platesLabel, plates, setPlates)}
        {field(EDIT_TEXTS.minutes, minutes, setMinutes)}
      </div>
      {area(EDIT_TEXTS.ingredients, ingredients, setIngredients, { rows: 10, hint: EDIT_TEXTS.ingredientsHint })}
      {area(EDIT_TEXTS.steps, steps, setSteps, { rows: 10 })}
      {area(RECIPE_PAGE_TEXTS.notes, notes, setNotes, { rows: 4 })}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={inPlanning}
          onChange={({ target }) => setInPlanning(target.checked)}
        />
        {RECIPE_PAGE_TEXTS.inPlanning}
      </label>
      <p role="alert" className="text-alert">
        {isEmpty ? EDIT_TEXTS.empty : error ? failureOf(error) : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending || isEmpty}>
          {isPending ? EDIT_TEXTS.saving : EDIT_TEXTS.save}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {EDIT_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}

const numberText = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

function numberOf(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !(value > 0) ? undefined : value;
}

const failureOf = (error: Error): string => {
  if (!(error instanceof ApiError)) return EDIT_TEXTS.failed;
  return error.code === 'recipe-changed' ? EDIT_TEXTS.changed : (error.reason ?? EDIT_TEXTS.failed);
};
