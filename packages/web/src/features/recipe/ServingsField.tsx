import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFraction } from '@larder/domain/quantity/format-fraction.ts';
import { mostServings, parseServings, SERVINGS } from '@larder/domain/recipe/parse-servings.ts';
import { RECIPE_TEXTS } from './texts.ts';
import { readTypedServings } from './use-recipe-style.ts';

type Props = {
  readonly servings: number;
  /** As the recipe is written. */
  readonly writtenFor: number;
  readonly onChange: (servings: number) => void;
};

const STEP_BUTTON = 'grid size-11 place-items-center rounded-full text-primary hover:bg-primary-soft';

export function ServingsField({ servings, writtenFor, onChange }: Props) {
  // Text that is not a number of eaters yet; the number itself is the recipe's.
  const [unfinished, setUnfinished] = useState<string>();
  const most = mostServings(writtenFor);
  const step = (by: number) => {
    setUnfinished(undefined);
    // From one and a half to the next whole ones; half a serving stays what it is.
    const next = by > 0 ? Math.floor(servings) + by : Math.ceil(servings) + by;
    onChange(Math.min(most, Math.max(Math.min(SERVINGS.min, servings), next)));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out in a row
    <div role="group" aria-label={RECIPE_TEXTS.servings} className="field inline-flex items-center rounded-full p-0.5 print:hidden">
      {/* At the ends they do nothing, and stay where the finger is. */}
      <button
        type="button"
        aria-label={RECIPE_TEXTS.fewer}
        className={`${STEP_BUTTON} ${dimmed(servings <= SERVINGS.min)}`}
        onClick={() => step(-1)}
      >
        <IconMinus className="size-5" aria-hidden />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={RECIPE_TEXTS.servings}
        aria-valuemin={Math.min(SERVINGS.min, servings)}
        aria-valuemax={most}
        aria-valuenow={servings}
        aria-valuetext={formatFraction(servings)}
        className="numbers h-11 w-12 rounded-lg bg-transparent text-center text-lg font-semibold"
        value={unfinished ?? formatFraction(servings)}
        onFocus={(event) => event.target.select()}
        onChange={({ target: { value } }) => {
          const typed = readTypedServings(value, most);
          setUnfinished(typed.isUnfinished ? value : undefined);
          if (typed.servings !== undefined) onChange(typed.servings);
        }}
        onBlur={() => {
          if (unfinished === undefined) return;
          setUnfinished(undefined);
          onChange(parseServings(unfinished, most) ?? servings);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1);
          else if (event.key === 'ArrowDown') step(-1);
          else if (event.key === 'Enter') event.currentTarget.blur();
          else return;
          event.preventDefault();
        }}
      />
      <button type="button" aria-label={RECIPE_TEXTS.more} className={`${STEP_BUTTON} ${dimmed(servings >= most)}`} onClick={() => step(1)}>
        <IconPlus className="size-5" aria-hidden />
      </button>
    </div>
  );
}

const dimmed = (isAtEnd: boolean): string => (isAtEnd ? 'text-muted' : '');
