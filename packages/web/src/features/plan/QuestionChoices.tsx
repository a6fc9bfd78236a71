import { useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { PLAN_TEXTS } from './texts.ts';
import { WordsLink } from './WordsLink.tsx';

type Choice = ApiError['choices'][number];

/** Ways on where words got no plan. What adds up (what must not be in it) is chosen first and goes along with any other choice. */
export function QuestionChoices({ choices }: { readonly choices: readonly Choice[] }) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const adding = choices.filter(({ addsUp }) => addsUp);
  const toggle = (query: string) =>
    setAdded((known) => (known.includes(query) ? known.filter((other) => other !== query) : [...known, query]));
  return (
    <div className="grid gap-5">
      {adding.length > 0 && (
        <fieldset className="flex flex-wrap justify-center gap-2">
          <legend className="mb-2 w-full text-sm text-muted">{PLAN_TEXTS.choicesLeaveOut}</legend>
          {adding.map(({ label, query }) => (
            <button
              key={query}
              type="button"
              aria-pressed={added.includes(query)}
              className={`inline-flex min-h-10 items-center rounded-full border px-3.5 text-sm font-medium ${added.includes(query) ? 'border-transparent bg-primary-soft text-primary' : 'border-edge bg-card hover:border-primary'}`}
              onClick={() => toggle(query)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <ul aria-label={PLAN_TEXTS.choicesLabel} className="flex flex-wrap justify-center gap-3">
        {choices
          .filter(({ addsUp }) => !addsUp)
          .map(({ label, query }) => (
            <li key={query}>
              <WordsLink words={[query, ...added].join(', ')} className={buttonClass('secondary')}>
                {label}
              </WordsLink>
            </li>
          ))}
      </ul>
    </div>
  );
}
