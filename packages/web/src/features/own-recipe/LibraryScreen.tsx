import { Link } from '@tanstack/react-router';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import type { RecipeCard } from '@larder/contract/own-recipe.ts';
import { DIETS, type Diet } from '@larder/domain/diet/diet.ts';
import { DishArt } from '../../components/DishArt.tsx';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { StillLife } from '../../components/StillLife.tsx';
import { formatKcal } from '../../lib/format/round.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { CorrectionList } from './CorrectionList.tsx';
import { type LibraryWish, useLibrary } from './queries.ts';
import { LIBRARY_TEXTS } from './texts.ts';

const NO_WISH: LibraryWish = { search: '', with: '', diet: undefined, minutes: undefined, rating: undefined };
const RATINGS = [5, 4, 3] as const;
const TIMES = [15, 30, 45, 60] as const;
const TYPING_PAUSE_MS = 250;
/** Those that a cook looks for; the rest are ways of planning a day. */
const SEARCHED_DIETS: readonly Diet[] = DIETS.filter((diet) => !['standard', 'mediterranean', 'dash', 'pregnancy'].includes(diet));

export function LibraryScreen() {
  const [wish, setWish] = useState(NO_WISH);
  const settled = { ...wish, search: useSettled(wish.search, TYPING_PAUSE_MS), with: useSettled(wish.with, TYPING_PAUSE_MS) };
  const library = useLibrary(useDeferredValue(settled));
  const isWishing = Object.values(wish).some(Boolean);

  if (library.isError && !library.data) {
    return (
      <PageMessage role="alert" title={LIBRARY_TEXTS.failedTitle} text={LIBRARY_TEXTS.failedText} picture={<StillLife />}>
        <Button onClick={() => void library.refetch()}>{LIBRARY_TEXTS.tryAgain}</Button>
      </PageMessage>
    );
  }
  if (library.data?.total === 0 && !isWishing) {
    return (
      <PageMessage title={LIBRARY_TEXTS.emptyTitle} text={LIBRARY_TEXTS.emptyText} picture={<StillLife />}>
        <AddLink />
      </PageMessage>
    );
  }
  return (
    <div className="page min-h-dvh py-10 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="display text-4xl sm:text-5xl">{LIBRARY_TEXTS.title}</h1>
          <p className="mt-2 text-lg text-muted">{LIBRARY_TEXTS.lead}</p>
        </div>
        <AddLink />
      </div>
      <WishFields wish={wish} onWish={setWish} />
      <output className="numbers mt-4 block text-muted">
        {library.data ? LIBRARY_TEXTS.count(library.data.total) : LIBRARY_TEXTS.loading}
      </output>
      {library.data?.total === 0 ? (
        <div className="grid justify-items-center gap-5 py-16 text-center">
          <p className="text-lg text-muted">{LIBRARY_TEXTS.noMatch}</p>
          <Button look="secondary" onClick={() => setWish(NO_WISH)}>
            {LIBRARY_TEXTS.clear}
          </Button>
        </div>
      ) : (
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3" aria-busy={library.isFetching}>
          {library.data?.recipes.map((recipe) => (
            <li key={recipe.id}>
              <Tile recipe={recipe} />
            </li>
          ))}
        </ul>
      )}
      <CorrectionList />
    </div>
  );
}

const AddLink = () => (
  <Link to={PATHS.newRecipe} className={buttonClass('primary')}>
    <IconPlus className="size-5" aria-hidden />
    {LIBRARY_TEXTS.add}
  </Link>
);

function WishFields({ wish, onWish }: { readonly wish: LibraryWish; readonly onWish: (wish: LibraryWish) => void }) {
  const change = (part: Partial<LibraryWish>) => onWish({ ...wish, ...part });
  return (
    <search className="mt-8 grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-6 sm:gap-x-4 xl:grid-cols-[2fr_2fr_1fr_1fr_1fr] sm:*:col-span-2 xl:*:col-span-1 [&>:nth-child(-n+2)]:col-span-3 xl:[&>:nth-child(-n+2)]:col-span-1">
      <Field label={LIBRARY_TEXTS.search}>
        {(ids) => (
          <span className="field flex min-h-12 items-center gap-3 px-4 focus-within:ring-2 focus-within:ring-primary">
            <IconSearch className="size-5 shrink-0 text-muted" aria-hidden />
            <input
              {...ids}
              type="search"
              maxLength={200}
              className="h-11 w-full min-w-0 bg-transparent outline-none"
              placeholder={LIBRARY_TEXTS.searchPlaceholder}
              value={wish.search}
              onChange={({ target }) => change({ search: target.value })}
            />
          </span>
        )}
      </Field>
      <Field label={LIBRARY_TEXTS.with}>
        {(ids) => (
          <input
            {...ids}
            maxLength={300}
            className={INPUT_CLASS}
            placeholder={LIBRARY_TEXTS.withPlaceholder}
            value={wish.with}
            onChange={({ target }) => change({ with: target.value })}
          />
        )}
      </Field>
      <Choice
        label={LIBRARY_TEXTS.diet}
        any={LIBRARY_TEXTS.anyDiet}
        values={SEARCHED_DIETS}
        name={(diet) => (diet === 'glutenfree' ? 'gluten-free' : diet)}
        chosen={wish.diet}
        onChoose={(diet) => change({ diet })}
      />
      <Choice
        label={LIBRARY_TEXTS.time}
        any={LIBRARY_TEXTS.anyTime}
        values={TIMES}
        name={LIBRARY_TEXTS.upTo}
        chosen={wish.minutes}
        onChoose={(minutes) => change({ minutes })}
      />
      <Choice
        label={LIBRARY_TEXTS.rating}
        any={LIBRARY_TEXTS.anyRating}
        values={RATINGS}
        name={LIBRARY_TEXTS.atLeast}
        chosen={wish.rating}
        onChoose={(rating) => change({ rating })}
      />
    </search>
  );
}

type ChoiceProps<T extends string | number> = {
  readonly label: string;
  /** What the field says while nothing is chosen. */
  readonly any: string;
  readonly values: readonly T[];
  readonly name: (value: T) => string;
  readonly chosen: T | undefined;
  readonly onChoose: (value: T | undefined) => void;
};

function Choice<T extends string | number>({ label, any, values, name, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      {(ids) => (
        <select
          {...ids}
          className={INPUT_CLASS}
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(values.find((value) => String(value) === target.value))}
        >
          <option value="">{any}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {name(value)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Tile({
  recipe: { id, title, minutes, calories, plates, coverage, rating, dishId, photoId, source },
}: {
  readonly recipe: RecipeCard;
}) {
  const isHidden = useHidesNumbers();
  const facts = [
    ...(isHidden ? [] : [`${formatKcal(calories)} ${plates === null ? LIBRARY_TEXTS.inAll : LIBRARY_TEXTS.perPlate}`]),
    ...(minutes === null ? [] : [LIBRARY_TEXTS.minutes(minutes)]),
    ...(rating === null ? [] : [LIBRARY_TEXTS.rated(rating)]),
    ...(source === null ? [] : [hostOf(source)]),
  ];
  return (
    <Link
      to={PATHS.ownRecipe}
      params={{ recipeId: id }}
      className="card group grid h-full grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden hover:border-primary"
    >
      <DishArt dishId={dishId ?? undefined} photo={photoId === null ? undefined : { recipeId: id, photoId }} className="h-full min-h-28" />
      <span className="p-4">
        <span className="display block text-lg wrap-anywhere group-hover:text-primary">{title}</span>
        <span className="numbers mt-1 block text-sm text-muted">{facts.join(' · ')}</span>
        {coverage < 1 && <span className="mt-1 block text-sm text-muted">{LIBRARY_TEXTS.partly(coverage)}</span>}
      </span>
    </Link>
  );
}

export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address);
