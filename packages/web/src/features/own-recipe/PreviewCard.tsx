import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import type { RecipePreview } from '@larder/contract/own-recipe.ts';
import { RECIPE_LIMITS } from '@larder/contract/recipe-limits.ts';
import { forgive } from '../../lib/unreached.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { LineDialog } from './LineDialog.tsx';
import { LineRow } from './LineRow.tsx';
import { weigh } from './mutations.ts';
import { isTooLong } from './model.ts';
import { PlatesField } from './PlatesField.tsx';
import { ReadingSummary } from './ReadingSummary.tsx';
import { READ_TEXTS } from './texts.ts';

type Props = {
  readonly preview: RecipePreview;
  readonly isSaving: boolean;
  /** It is not what stands above any more: other words were typed since, or are being read. */
  readonly isStale: boolean;
  /** Read again, or changed by hand: of the card as it is by then. */
  readonly onChange: (change: (preview: RecipePreview) => RecipePreview) => void;
  readonly onSave: () => void;
};

/** A recipe before it is kept: every line with what it was understood as. */
export function PreviewCard({ preview, isSaving, isStale, onChange, onSave }: Props) {
  const { recipe, reading, known, notes } = preview;
  const id = useId();
  const [asked, setAsked] = useState<number>();
  const steps = recipe.steps.flatMap(({ lines }) => lines);
  const line = asked === undefined ? undefined : reading.lines[asked];
  const lastAsked = useRef(0);
  const judgedNotes = useRef(notes);
  const [isBehind, setBehind] = useState(false);
  /** Of two that are under way the later counts, whichever is answered first; what was typed into the card meanwhile stays. */
  const readAgain = async (changed = recipe): Promise<void> => {
    lastAsked.current += 1;
    const turn = lastAsked.current;
    try {
      const weighed = await weigh({ recipe: changed, ...(notes !== undefined && { notes }) });
      if (turn !== lastAsked.current) return;
      judgedNotes.current = notes;
      onChange((shown) => ({ ...shown, reading: weighed.reading, known: weighed.known }));
      setBehind(false);
    } catch (error) {
      forgive(error);
      if (turn === lastAsked.current) setBehind(true);
    }
  };
  const changeRecipe = (part: Partial<RecipePreview['recipe']>) =>
    onChange((shown) => ({ ...shown, recipe: { ...shown.recipe, ...part } }));
  const [arePlatesWrong, setPlatesWrong] = useState(false);
  const isTitleWrong = isTooLong(recipe.title);
  const card = useRef<HTMLElement>(null);
  const save = () => {
    if (arePlatesWrong || isTitleWrong) card.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else onSave();
  };

  return (
    <article ref={card} aria-labelledby={id} className="card grid gap-6 p-5 wrap-anywhere sm:p-8">
      <h2 id={id} className="display text-2xl sm:text-3xl">
        {recipe.title}
      </h2>
      {known && (
        <p className="flex flex-wrap items-center gap-3 rounded-xl bg-butter p-4">
          {READ_TEXTS.known}
          <Link to={PATHS.ownRecipe} params={{ recipeId: known.id }} className={buttonClass('secondary', 'min-h-11')}>
            {READ_TEXTS.openKnown(known.title)}
          </Link>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <Field label={READ_TEXTS.titleLabel} error={isTitleWrong ? READ_TEXTS.titleWrong(RECIPE_LIMITS.titleLetters) : undefined}>
          {(ids) => (
            <input {...ids} className={INPUT_CLASS} value={recipe.title} onChange={({ target }) => changeRecipe({ title: target.value })} />
          )}
        </Field>
        <PlatesField
          plates={recipe.plates === null ? reading.plates : { count: recipe.plates, from: 'said' }}
          gives={recipe.yield}
          isWrong={arePlatesWrong}
          onWrong={setPlatesWrong}
          onSay={(plates) => {
            // Kept before it is weighed: the press that left the field may be the one that saves.
            changeRecipe({ plates });
            void readAgain({ ...recipe, plates });
          }}
        />
      </div>
      {isBehind && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-xl bg-alert-soft p-4">
          {READ_TEXTS.behind}
          <Button look="secondary" onClick={() => void readAgain()}>
            {READ_TEXTS.weighAgain}
          </Button>
        </div>
      )}
      <ReadingSummary recipe={recipe} reading={reading} />
      <section aria-label={READ_TEXTS.lines}>
        <h3 className="display text-lg">{READ_TEXTS.lines}</h3>
        <ul className="mt-1">
          {reading.lines.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines keep their order, and two may be equal
            <LineRow key={at} line={one} onCorrect={() => setAsked(at)} />
          ))}
        </ul>
      </section>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {READ_TEXTS.allSteps} ({READ_TEXTS.steps(steps.length)})
        </summary>
        <ol className="mt-2 grid list-decimal gap-2 pl-6">
          {steps.map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps keep their order
            <li key={at}>{step}</li>
          ))}
        </ol>
      </details>
      {notes !== undefined && (
        <Field label={READ_TEXTS.notesLabel}>
          {(ids) => (
            <textarea
              {...ids}
              rows={3}
              maxLength={RECIPE_LIMITS.noteLetters}
              className={`${INPUT_CLASS} py-3`}
              value={notes}
              onChange={({ target }) => onChange((shown) => ({ ...shown, notes: target.value }))}
              onBlur={() => {
                if (notes !== judgedNotes.current) void readAgain();
              }}
            />
          )}
        </Field>
      )}
      {isStale && <p className="rounded-xl bg-butter p-4">{READ_TEXTS.stale}</p>}
      <Button className="justify-self-start" disabled={isSaving || isStale || recipe.title.trim() === ''} onClick={save}>
        {isSaving ? READ_TEXTS.saving : known ? READ_TEXTS.saveAnyway : READ_TEXTS.save}
      </Button>
      {line && (
        <LineDialog line={line} language={reading.language} onCorrected={() => void readAgain()} onClose={() => setAsked(undefined)} />
      )}
    </article>
  );
}
