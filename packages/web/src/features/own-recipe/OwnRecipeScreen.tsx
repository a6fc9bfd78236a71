import { IconArrowBackUp, IconCopy, IconDownload, IconExternalLink, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { sumWaits } from '@larder/domain/recipe/find-waits.ts';
import { exportRecipe, type SavedRecipe } from '@larder/contract/own-recipe.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { call } from '../../lib/api-client.ts';
import { formatKcal } from '../../lib/format/round.ts';
import { Button } from '../../ui/Button.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { noteNewGround } from '../../ui/stray-presses.ts';
import { showToast } from '../../ui/toast-store.ts';
import { downloadRecipe } from './download-recipe.ts';
import { EditRecipe, useKeptEdits } from './EditRecipe.tsx';
import { hostOf } from './LibraryScreen.tsx';
import { LineDialog } from './LineDialog.tsx';
import { LineRow } from './LineRow.tsx';
import { useChangeRecipe, useDeleteRecipe, useRevertRecipe, useSaveRecipe } from './mutations.ts';
import { useOpinion } from './OpinionBar.tsx';
import { ReadingSummary } from './ReadingSummary.tsx';
import { RecipePicture } from './RecipePicture.tsx';
import { RECIPE_PAGE_TEXTS } from './texts.ts';

type Props = {
  readonly saved: SavedRecipe;
  readonly backLink: ReactNode;
  /** The same component that shows a dish of a plan. */
  readonly renderText: (onCorrect: (at: number) => void) => ReactNode;
  readonly actions?: ReactNode;
  readonly opinion: ReactNode;
  readonly onOpen: (recipeId: string) => void;
  readonly onSavedAsNew: (recipeId: string) => void;
  readonly onDeleted: () => void;
};

export function OwnRecipeScreen({ saved, backLink, renderText, actions, opinion, onOpen, onSavedAsNew, onDeleted }: Props) {
  const { recipe, reading, notes, inPlanning } = saved;
  const kept = useKeptEdits(saved);
  const [asked, setAsked] = useState<number>();
  const [isEditing, setIsEditing] = useState(kept !== undefined);
  const said = useOpinion(saved.id);
  const steps = recipe.steps.flatMap(({ lines }) => lines);
  const waits = sumWaits(steps);
  return (
    <div className="page pt-6 pb-20 sm:pt-8">
      <div className="print:hidden">{backLink}</div>
      <div className="mt-5 grid grid-cols-1 gap-8 md:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12 print:block">
        <RecipePicture saved={saved} />
        <div className="min-w-0 wrap-anywhere">
          <h1 className="display text-3xl sm:text-5xl">{recipe.title}</h1>
          {recipe.source !== null && (
            <a
              href={recipe.source}
              rel="noreferrer noopener"
              target="_blank"
              className="mt-3 inline-flex min-h-11 items-center gap-2 text-primary underline"
            >
              <IconExternalLink className="size-4" aria-hidden />
              {RECIPE_PAGE_TEXTS.source(hostOf(recipe.source))}
            </a>
          )}
          <div className="mt-4">
            <ReadingSummary recipe={recipe} reading={reading} isRefused={said?.opinion === 'never'} inPlanning={inPlanning} />
          </div>
          {waits > 0 && <p className="mt-3 font-medium">{COMPONENT_TEXTS.startAhead({ minutes: waits, steps })}</p>}
          {!isEditing && <NewerNumbers saved={saved} />}
          <div className="mt-6 flex flex-wrap gap-2 print:hidden">
            {actions}
            <RecipeActions saved={saved} onEdit={() => setIsEditing(true)} onOpen={onOpen} onDeleted={onDeleted} />
          </div>
        </div>
      </div>
      {isEditing ? (
        <EditRecipe saved={saved} kept={kept} onClose={() => setIsEditing(false)} onSavedAsNew={onSavedAsNew} />
      ) : (
        <section aria-label={recipe.title} className="card mt-8 p-5 sm:p-8">
          {renderText(setAsked)}
        </section>
      )}
      {!isEditing && <div className="mt-8">{opinion}</div>}
      {notes !== '' && !isEditing && (
        <section aria-labelledby="notes" className="mt-8 max-w-3xl">
          <h2 id="notes" className="display text-xl">
            {RECIPE_PAGE_TEXTS.notes}
          </h2>
          <p className="mt-1 whitespace-pre-line">{notes}</p>
        </section>
      )}
      {!isEditing && <CountedLines saved={saved} asked={asked} onAsk={setAsked} />}
    </div>
  );
}

/** A recipe stays as it was saved; what has been said of its words since is offered and not done. */
function NewerNumbers({ saved }: { readonly saved: SavedRecipe }) {
  const { mutate: change, isPending } = useChangeRecipe(saved);
  if (saved.newer === null) return null;
  const { recipe, notes, inPlanning } = saved;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3 rounded-xl bg-butter p-4 print:hidden">
      <span>{RECIPE_PAGE_TEXTS.newer(formatKcal(saved.newer.calories))}</span>
      <Button look="secondary" disabled={isPending} onClick={() => change({ recipe, notes, inPlanning, readAnew: true })}>
        {RECIPE_PAGE_TEXTS.readAnew}
      </Button>
    </p>
  );
}

type CountedLinesProps = {
  readonly saved: SavedRecipe;
  /** The line that is being put right. */
  readonly asked: number | undefined;
  readonly onAsk: (at: number | undefined) => void;
};

function CountedLines({ saved, asked, onAsk }: CountedLinesProps) {
  const { recipe, notes, inPlanning, reading } = saved;
  const { mutate: change } = useChangeRecipe(saved);
  const line = asked === undefined ? undefined : reading.lines[asked];
  return (
    <>
      <details className="mt-8 max-w-3xl print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{RECIPE_PAGE_TEXTS.howCounted}</summary>
        <ul aria-label={RECIPE_PAGE_TEXTS.howCounted}>
          {reading.lines.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines keep their order, and two may be equal
            <LineRow key={at} line={one} onCorrect={() => onAsk(at)} />
          ))}
        </ul>
      </details>
      {line && (
        // Said of this very recipe, so it is read again with it.
        <LineDialog
          line={line}
          language={reading.language}
          onCorrected={() => change({ recipe, notes, inPlanning, readAnew: true })}
          onClose={() => onAsk(undefined)}
        />
      )}
    </>
  );
}

type ActionProps = Pick<Props, 'saved' | 'onOpen' | 'onDeleted'> & { readonly onEdit: () => void };

function RecipeActions({ saved, onEdit, onOpen, onDeleted }: ActionProps) {
  const { id, recipe, notes, sourceKind, dishId } = saved;
  const { mutate: save, isPending: isSaving } = useSaveRecipe();
  const { mutate: remove } = useDeleteRecipe(onDeleted);
  const { mutate: revert } = useRevertRecipe(id);
  const duplicate = () =>
    !isSaving &&
    save(
      {
        recipe: { ...recipe, title: RECIPE_PAGE_TEXTS.copyOf(recipe.title).slice(0, 200) },
        sourceKind,
        notes,
        photoOf: id,
        anyway: true,
        ...(dishId !== null && { dishId }),
      },
      {
        onSuccess: (copy) => {
          showToast({ title: RECIPE_PAGE_TEXTS.duplicated });
          // The copy has the same button under the same pointer.
          noteNewGround();
          onOpen(copy.id);
        },
        onError: (error) => showFailure(error, { title: RECIPE_PAGE_TEXTS.actionFailed }),
      },
    );
  const actions = [
    [RECIPE_PAGE_TEXTS.edit, IconPencil, onEdit],
    [RECIPE_PAGE_TEXTS.print, IconPrinter, () => window.print()],
    [RECIPE_PAGE_TEXTS.duplicate, IconCopy, duplicate],
    [RECIPE_PAGE_TEXTS.export, IconDownload, () => void exportFile(saved)],
    ...(saved.hasPrevious ? ([[RECIPE_PAGE_TEXTS.revert, IconArrowBackUp, () => revert()]] as const) : []),
    [RECIPE_PAGE_TEXTS.delete, IconTrash, () => remove({ id, title: recipe.title })],
  ] as const;
  return actions.map(([label, Icon, run]) => (
    <Button key={label} look="secondary" className="px-4" onClick={run}>
      <Icon className="size-5" aria-hidden />
      {label}
    </Button>
  ));
}

async function exportFile({ id, recipe }: SavedRecipe): Promise<void> {
  try {
    downloadRecipe(recipe.title, (await call(exportRecipe, { params: { id } })).data);
  } catch (error) {
    showFailure(error, { title: RECIPE_PAGE_TEXTS.actionFailed });
  }
}
