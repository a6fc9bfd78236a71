import { type ReactNode, useRef, useState } from 'react';
import type { ReadLine } from '@larder/contract/own-recipe.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { type Food, GRAMS, isNumberWrong, listFoods, readNumber } from './model.ts';
import { useCorrectLine, useUndoCorrection } from './mutations.ts';
import { useFoods } from './queries.ts';
import { LINE_TEXTS } from './texts.ts';

type Props = {
  readonly line: ReadLine;
  readonly language: string | null;
  /** After either: the recipe is read again. */
  readonly onCorrected: () => void;
  readonly onClose: () => void;
};

const TYPING_PAUSE_MS = 200;

/** Another food, another weight, or not counted at all. */
export function LineDialog({ line, language, onCorrected, onClose }: Props) {
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState(line.food);
  const { data: found = [], isFetching } = useFoods(useSettled(words, TYPING_PAUSE_MS));
  const { foods, chosen: food } = listFoods({ words, line, chosen: picked, found });
  const [grams, setGrams] = useState(line.certainty === 'said' && line.grams !== null ? String(line.grams) : '');
  const done = () => {
    onCorrected();
    onClose();
  };
  const { mutate: correct, isPending } = useCorrectLine(done);
  const { mutate: undo } = useUndoCorrection(done);
  const isWrong = isNumberWrong(grams, GRAMS);
  const [isAsked, setAsked] = useState(false);
  const weight = useRef<HTMLInputElement>(null);
  const said = { line: line.text, language };

  return (
    <Dialog title={LINE_TEXTS.dialogTitle} onClose={onClose}>
      <p className="mt-2 text-lg font-medium wrap-anywhere">{line.text}</p>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (isWrong) return weight.current?.focus();
          if (food) correct({ ...said, foodId: food.id, grams: readNumber(grams, GRAMS) ?? null });
        }}
      >
        <Field label={LINE_TEXTS.search}>
          {(ids) => (
            <input
              {...ids}
              type="search"
              className={INPUT_CLASS}
              autoComplete="off"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        <FoodChoice foods={foods} chosen={food} onChoose={setPicked}>
          {foods.length > 0
            ? food === null && LINE_TEXTS.choose
            : words.trim() !== '' && (isFetching ? LINE_TEXTS.looking : LINE_TEXTS.none)}
        </FoodChoice>
        <Field
          label={LINE_TEXTS.grams}
          hint={LINE_TEXTS.gramsHint}
          error={isAsked && isWrong ? LINE_TEXTS.gramsWrong(GRAMS.least, GRAMS.most) : undefined}
        >
          {(ids) => (
            <input
              {...ids}
              ref={weight}
              inputMode="decimal"
              className={`${INPUT_CLASS} numbers`}
              value={grams}
              onChange={({ target }) => setGrams(target.value)}
            />
          )}
        </Field>
        <DialogActions>
          {line.correctionId !== null && (
            <Button look="quiet" onClick={() => undo(line.correctionId!)}>
              {LINE_TEXTS.takeBack}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {LINE_TEXTS.cancel}
          </Button>
          <Button look="secondary" disabled={isPending} onClick={() => correct({ ...said, foodId: null, grams: null })}>
            {LINE_TEXTS.leaveOut}
          </Button>
          <Button type="submit" disabled={isPending || !food}>
            {LINE_TEXTS.keep}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type ChoiceProps = {
  readonly foods: readonly Food[];
  readonly chosen: Food | null;
  readonly onChoose: (food: Food) => void;
  /** What is said of it. */
  readonly children: ReactNode;
};

function FoodChoice({ foods, chosen, onChoose, children }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">{LINE_TEXTS.foods}</legend>
      <div className="flex flex-wrap gap-2">
        {foods.map(({ id, name }) => (
          <label
            key={id}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge px-4 has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-[2.5px] has-focus-visible:outline-primary"
          >
            <input type="radio" name="food" className="sr-only" checked={chosen?.id === id} onChange={() => onChoose({ id, name })} />
            {name}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="mt-1 text-sm text-muted">
        {children}
      </p>
    </fieldset>
  );
}
