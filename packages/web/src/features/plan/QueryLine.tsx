import { useNavigate } from '@tanstack/react-router';
import { IconPencil } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { KeptMeals, stateOf } from './kept-meals.ts';
import { PLAN_TEXTS } from './texts.ts';

/** The words the day was planned for. Other words, and Enter, are another day. */
export function QueryLine({ query }: { readonly query: string }) {
  const navigate = useNavigate();
  const kept = useContext(KeptMeals);
  const [words, setWords] = useState(query);
  const asked = words.trim();
  const isOther = asked !== '' && asked !== query;
  const plan = () => {
    if (isOther) void navigate({ to: PATHS.search, search: { q: asked }, state: stateOf(kept) });
  };
  return (
    <form
      className="flex min-w-0 max-w-full items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        plan();
      }}
    >
      <span className="relative block min-w-0">
        <textarea
          aria-label={PLAN_TEXTS.askedFor}
          rows={1}
          maxLength={600}
          value={words}
          className="block scroll-mt-[calc(var(--header-height)+6rem)] max-h-[3.5lh] max-sm:not-focus:max-h-[2.5lh] field-sizing-content focus:max-h-[10lh] [scrollbar-width:none] max-w-full min-w-24 resize-none rounded-xl border border-line bg-card wrap-anywhere py-2 pr-9 pl-3.5 transition-colors hover:border-edge focus:border-edge"
          onChange={(event) => setWords(event.target.value.replaceAll('\n', ' '))}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') setWords(query);
            if (event.key !== 'Enter') return;
            event.preventDefault();
            plan();
          }}
        />
        <IconPencil className="pointer-events-none absolute top-3 right-3 size-4 text-muted" aria-hidden />
      </span>
      {isOther && (
        <Button type="submit" className="shrink-0 whitespace-nowrap">
          {PLAN_TEXTS.planAgain}
        </Button>
      )}
    </form>
  );
}
