import { IconCalendarWeek, IconSearch, IconX } from '@tabler/icons-react';
import { type FocusEvent, type MouseEvent, useId, useRef } from 'react';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ICON_BUTTON_CLASS } from '../../ui/button-styles.ts';
import { SEARCH_TEXTS } from './texts.ts';

type Props = {
  readonly initialQuery: string;
  /** What stood there when it was left without being sent. */
  readonly typed?: string | undefined;
  /** Told of every stroke. */
  readonly onTyped?: (words: string) => void;
  readonly onSearch: (query: string) => void;
  /** Gets what the field says, which may be nothing. */
  readonly onPlanWeek?: (query: string) => void;
};

/** `onSearch` gets the trimmed query, never an empty one. The field is the browser's own: what was typed before there was a script counts too. */
export function SearchForm({ initialQuery, typed, onTyped, onSearch, onPlanWeek }: Props) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        id={formId}
        // Where it goes before there is a script.
        action={PATHS.search}
        className="card flex flex-col gap-2 p-2 shadow-lift focus-within:ring-2 focus-within:ring-primary sm:flex-row sm:items-center sm:rounded-full"
        onSubmit={(event) => {
          event.preventDefault();
          const query = new FormData(event.currentTarget).get('q');
          if (typeof query !== 'string') return;
          const asksForWeek = event.nativeEvent.submitter?.dataset['week'] !== undefined;
          if (asksForWeek) onPlanWeek?.(query.trim());
          else if (query.trim() !== '') onSearch(query.trim());
        }}
      >
        <div className="flex min-h-12 flex-1 items-center gap-3 pl-4">
          <label htmlFor={`${formId}words`}>
            <span className="sr-only">{SEARCH_TEXTS.label}</span>
            <IconSearch className="size-5 shrink-0 text-muted" aria-hidden />
          </label>
          <input
            ref={field}
            id={`${formId}words`}
            type="search"
            name="q"
            maxLength={500}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={SEARCH_TEXTS.placeholder}
            className="peer h-12 w-full min-w-0 bg-transparent text-lg text-ellipsis outline-none [&::-webkit-search-cancel-button]:hidden"
            defaultValue={typed ?? initialQuery}
            onInput={({ currentTarget }) => onTyped?.(currentTarget.value)}
            {...useWholeWish(initialQuery)}
          />
          <button
            type="button"
            aria-label={SEARCH_TEXTS.clear}
            className={`${ICON_BUTTON_CLASS} peer-placeholder-shown:hidden`}
            onClick={() => {
              if (!field.current) return;
              field.current.value = '';
              onTyped?.('');
              field.current.focus();
            }}
          >
            <IconX className="size-5" aria-hidden />
          </button>
        </div>
        <Button type="submit" className="min-h-12 px-7">
          {SEARCH_TEXTS.submit}
        </Button>
      </form>
      {onPlanWeek && (
        <Button type="submit" form={formId} data-week="" look="secondary" className="mt-3 min-h-12 max-sm:w-full">
          <IconCalendarWeek className="size-5" aria-hidden />
          {SEARCH_TEXTS.week}
        </Button>
      )}
    </search>
  );
}

/** The last wish is marked as a whole when the field is entered, so that another one takes its place. A press puts the cursor down only after it. */
function useWholeWish(wish: string) {
  const isEntered = useRef(false);
  const mark = (field: HTMLInputElement): void => {
    if (wish !== '' && field.value === wish) field.select();
  };
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      isEntered.current = true;
      mark(currentTarget);
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      // Who drew over a part of it means that part.
      if (isEntered.current && currentTarget.selectionStart === currentTarget.selectionEnd) mark(currentTarget);
      isEntered.current = false;
    },
  };
}
