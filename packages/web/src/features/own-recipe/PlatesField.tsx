import { useState } from 'react';
import type { RecipeReading, RecipeText } from '@larder/contract/own-recipe.ts';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { PLATES, readNumber, sayPlates } from './model.ts';
import { READ_TEXTS } from './texts.ts';

type Props = {
  readonly plates: RecipeReading['plates'];
  /** What the recipe says it gives. */
  readonly gives: RecipeText['yield'];
  readonly onSay: (plates: number) => void;
  /** What stands there is no number of plates, and stays to be put right. */
  readonly isWrong: boolean;
  readonly onWrong: (isWrong: boolean) => void;
};

/** Taken when it is left: every letter of it would be another number of plates. */
export function PlatesField({ plates, gives, onSay, isWrong, onWrong }: Props) {
  const shown = plates === null ? '' : String(plates.count);
  const [typed, setTyped] = useState<string>();
  const say = () => {
    if (typed === undefined) return;
    const count = readNumber(typed, PLATES);
    const isNow = typed.trim() !== '' && count === undefined;
    onWrong(isNow);
    if (isNow) return;
    if (count !== undefined && count !== plates?.count) onSay(count);
    setTyped(undefined);
  };
  return (
    <Field
      label={READ_TEXTS.platesLabel}
      hint={sayPlates(plates, gives)}
      error={isWrong ? READ_TEXTS.platesWrong(PLATES.least, PLATES.most) : undefined}
    >
      {(ids) => (
        <input
          {...ids}
          inputMode="decimal"
          className={`${INPUT_CLASS} numbers`}
          value={typed ?? shown}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={say}
          onKeyDown={(event) => {
            if (event.key === 'Enter') say();
          }}
        />
      )}
    </Field>
  );
}
