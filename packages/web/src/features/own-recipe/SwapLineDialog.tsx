import { MACROS } from '@larder/domain/food/nutrients.ts';
import { useQuery } from '@tanstack/react-query';
import { listLineSubstitutes, type SavedRecipe } from '@larder/contract/own-recipe.ts';
import { replaceLine } from '@larder/domain/own-recipe/replace-line.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_LABELS } from '../../components/macro-slices.ts';
import { call } from '../../lib/api-client.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useChangeRecipe } from './mutations.ts';
import { LIBRARY_TEXTS, RECIPE_PAGE_TEXTS, SWAP_LINE_TEXTS } from './texts.ts';

type Props = { readonly saved: SavedRecipe; readonly line: { readonly at: number; readonly name: string }; readonly onClose: () => void };

/** What could stand in for a line, with what a plate comes to then. Choosing changes the recipe; the version before is kept. */
export function SwapLineDialog({ saved, line, onClose }: Props) {
  const { id, recipe, notes, inPlanning } = saved;
  const { data, isError } = useQuery({
    queryKey: ['line-substitutes', id, saved.revision, line.at],
    queryFn: async () => (await call(listLineSubstitutes, { params: { id }, query: { line: line.at } })).data,
  });
  const { mutate: change, isPending } = useChangeRecipe(saved);
  const isHidden = useHidesNumbers();
  const take = (text: string) =>
    change(
      { recipe: replaceLine(recipe, line.at, text), notes, inPlanning },
      {
        onSuccess: () => {
          showToast({ title: SWAP_LINE_TEXTS.done });
          onClose();
        },
        onError: (error) => showFailure(error, { title: RECIPE_PAGE_TEXTS.actionFailed }),
      },
    );
  return (
    <Dialog title={SWAP_LINE_TEXTS.title(line.name)} beginsAtHeading onClose={onClose}>
      <p className="mt-1 text-muted">{SWAP_LINE_TEXTS.lead}</p>
      <ul className="mt-4 grid gap-2" aria-busy={!data && !isError}>
        {data?.map(({ food, text, nutrition }) => (
          <li key={text}>
            <button
              type="button"
              disabled={isPending}
              className="w-full rounded-2xl border border-line px-4 py-3 text-left hover:border-primary hover:bg-primary-soft disabled:opacity-55"
              onClick={() => take(text)}
            >
              <span className="block font-semibold first-letter:uppercase">{food}</span>
              <span className="block">{text}</span>
              {!isHidden && (
                <span className="numbers block text-sm text-muted">
                  {formatKcal(nutrition.calories)} {saved.reading.plates === null ? LIBRARY_TEXTS.inAll : LIBRARY_TEXTS.perPlate} ·{' '}
                  {MACROS.map((macro) => `${MACRO_LABELS[macro].toLowerCase()} ${formatGrams(nutrition[macro])}`).join(', ')}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite">{isError ? RECIPE_PAGE_TEXTS.actionFailed : data?.length === 0 ? SWAP_LINE_TEXTS.none : ''}</p>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {SWAP_LINE_TEXTS.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
