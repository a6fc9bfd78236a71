import { useId } from 'react';
import { RECIPE_TEXTS } from './texts.ts';
import type { System } from './use-recipe-style.ts';

const SYSTEMS = ['as-written', 'us', 'metric'] as const;

type Props = { readonly system: System; readonly onChange: (system: System) => void };

export function MeasuresToggle({ system, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{RECIPE_TEXTS.measures}</legend>
      <div className="field inline-flex rounded-full p-0.5">
        {SYSTEMS.map((option) => (
          <label
            key={option}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold text-muted transition-colors hover:text-ink has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-[2.5px] has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={system === option}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={() => onChange(option)}
            />
            {RECIPE_TEXTS.systems[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
