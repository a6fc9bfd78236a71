import { useState } from 'react';
import type { RecipeReading } from '@larder/contract/own-recipe.ts';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { READ_TEXTS } from './texts.ts';

type Props = { readonly plates: RecipeReading['plates']; readonly onSay: (plates: number) => void };

/** Taken when it is left: every letter of it would be another number of plates. */
export function PlatesField({ plates, onSay }: Props) {
  const shown = plates === null ? '' : String(plates.count);
  const [typed, setTyped] = useState<string>();
  const say = () => {
    const count = Number((typed ?? '').replace(',', '.'));
    if (typed !== undefined && typed !== shown && count >= 0.5 && count <= 200) onSay(count);
    setTyped(undefined);
  };
  return (
    <Field label={READ_TEXTS.platesLabel} hint={READ_TEXTS.platesHint[plates?.from ?? 'none']}>
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
