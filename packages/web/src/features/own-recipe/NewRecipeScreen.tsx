import { Link } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { RecipePreview, SourceKind } from '@larder/contract/own-recipe.ts';
import { LeaveWarning } from '../../components/LeaveWarning.tsx';
import { announce } from '../../lib/announce.ts';
import { reasonOf } from '../../lib/api-error.ts';
import { useKeptDraft, useUnsaved } from '../../lib/kept-drafts.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type DoorName, Doors, type Typed } from './Doors.tsx';
import { type Found, type FoundRecipe, useReadRecipes, useSaveRecipe } from './mutations.ts';
import { PreviewCard } from './PreviewCard.tsx';
import { LIBRARY_TEXTS, READ_TEXTS } from './texts.ts';

type Props = {
  /** As another app shared it with this one. */
  readonly shared: { readonly address: string; readonly text: string };
  readonly onSaved: (recipeId: string) => void;
  readonly onAllSaved: () => void;
};

export function NewRecipeScreen({ shared, onSaved, onAllSaved }: Props) {
  const kept = useKeptDraft(DRAFT_NAME) as Draft | undefined;
  const [door, setDoor] = useState<DoorName>(kept?.door ?? firstDoor(shared));
  const brought: Typed = { address: shared.address, text: shared.text, source: '' };
  const [typed, setTyped] = useState(kept?.typed ?? brought);
  const [found, setFound] = useState<Found>();
  /** The words that were asked about last. */
  const [asked, setAsked] = useState<{ readonly door: DoorName; readonly words: string }>();
  const read = useReadRecipes();
  const save = useSaveRecipe();
  const results = useRef<HTMLDivElement>(null);
  const count = found?.recipes.length ?? 0;
  const isTyped = JSON.stringify(typed) !== JSON.stringify(brought);
  useUnsaved(DRAFT_NAME, isTyped ? ({ door, typed } satisfies Draft) : undefined);
  useEffect(() => {
    if (count === 0) return;
    announce(READ_TEXTS.found(count));
    results.current?.scrollIntoView({ block: 'start' });
  }, [count]);

  /** It was that of other words. */
  const forgetFailure = () => {
    if (read.isError) read.reset();
  };
  const isStale = read.isPending || (asked !== undefined && asked.words !== wordsAt(asked.door, typed));
  const change = (id: string, changeOne: (preview: RecipePreview) => RecipePreview) =>
    setFound((shown) => shown && { ...shown, recipes: shown.recipes.map((one) => (one.id === id ? { ...changeOne(one), id } : one)) });
  const keep = async ({ recipe, known, notes = '' }: RecipePreview, sourceKind: SourceKind) =>
    save.mutateAsync({ recipe, sourceKind, notes, anyway: known !== null });
  const saveOne = async (of: Found, preview: FoundRecipe) => {
    try {
      const { id } = await keep(preview, of.sourceKind);
      showToast({ title: READ_TEXTS.saved });
      if (of.recipes.length === 1) return onSaved(id);
      // What was typed into the others while it was saved stays.
      return setFound((shown) => shown && { ...shown, recipes: shown.recipes.filter((one) => one.id !== preview.id) });
    } catch (error) {
      return showFailure(error, { title: READ_TEXTS.saveFailed });
    }
  };
  /** One after the other, so that two of one name find each other; what is known already stays as it is. */
  const saveAll = async ({ recipes, sourceKind }: Found) => {
    const fresh = recipes.filter(({ known }) => known === null);
    try {
      for (const preview of fresh) await keep(preview, sourceKind);
      showToast({ title: READ_TEXTS.savedAll(fresh.length) });
      onAllSaved();
    } catch (error) {
      showFailure(error, { title: READ_TEXTS.saveFailed });
    }
  };

  return (
    <div className="page min-h-dvh py-8 sm:py-12">
      <Link to={PATHS.recipes} className={buttonClass('quiet', '-ml-4')}>
        <IconArrowLeft className="size-5" aria-hidden />
        {LIBRARY_TEXTS.open}
      </Link>
      <h1 className="display mt-2 text-4xl sm:text-5xl">{READ_TEXTS.title}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">{READ_TEXTS.lead}</p>
      <div className="mt-8">
        <Doors
          door={door}
          typed={typed}
          onType={(now) => {
            forgetFailure();
            setTyped(now);
          }}
          isReading={read.isPending}
          onDoor={(now) => {
            forgetFailure();
            setDoor(now);
          }}
          onRead={(wanted) => {
            setAsked({ door, words: wordsAt(door, typed) });
            read.mutate(wanted, { onSuccess: setFound, onError: () => setFound(undefined) });
          }}
        />
      </div>
      <div aria-live="assertive">{read.error && <ReadFailed error={read.error} />}</div>
      {found && (
        <div ref={results} className="mt-8 grid scroll-mt-24 gap-6">
          {count > 1 && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-lg">
                {READ_TEXTS.found(count)} {found.more > 0 && READ_TEXTS.more(found.more)}
              </p>
              <Button disabled={save.isPending || isStale} onClick={() => void saveAll(found)}>
                {save.isPending ? READ_TEXTS.saving : READ_TEXTS.saveAll(found.recipes.filter(({ known }) => known === null).length)}
              </Button>
            </div>
          )}
          {found.recipes.map((preview) => (
            <PreviewCard
              key={preview.id}
              preview={preview}
              isSaving={save.isPending}
              isStale={isStale}
              onChange={(changed) => change(preview.id, changed)}
              onSave={() => void saveOne(found, preview)}
            />
          ))}
        </div>
      )}
      <LeaveWarning isUnsaved={isTyped || count > 0} isVisit={() => false} texts={READ_TEXTS.leave} />
    </div>
  );
}

const DRAFT_NAME = 'new recipe';

/** Words without the door they stand in would seem to be lost. */
type Draft = { readonly door: DoorName; readonly typed: Typed };

const wordsAt = (door: DoorName, typed: Typed): string => (door === 'file' ? '' : typed[door]);

const firstDoor = ({ address, text }: Props['shared']): DoorName => (address === '' && text !== '' ? 'text' : 'address');

function ReadFailed({ error }: { readonly error: Error }) {
  const text = reasonOf(error) ?? READ_TEXTS.failed;
  return <p className="mt-6 rounded-xl bg-alert-soft p-4">{text}</p>;
}
