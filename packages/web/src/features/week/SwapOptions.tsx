import { useQuery } from '@tanstack/react-query';
import { listSwaps, type SwapOption } from '@larder/contract/week-changes.ts';
import { DishArt } from '../../components/DishArt.tsx';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { call } from '../../lib/api-client.ts';
import { formatKcal } from '../../lib/format/round.ts';
import { Button } from '../../ui/Button.tsx';
import type { Place } from './model.ts';
import { MEAL_TEXTS, WEEK_TEXTS } from './texts.ts';

type Props = {
  readonly weekId: string;
  readonly place: Place;
  /** What is not at home, by its place among the ingredients; without it, other dishes. */
  readonly part?: { readonly at: number; readonly name: string } | undefined;
  readonly isBusy: boolean;
  readonly onSwap: (dishId: string) => void;
};

/** Three other dishes for the meal, each with what it would do to the list. Nothing is changed by looking. */
export function SwapOptions({ weekId, place, part, isBusy, onSwap }: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['week-swaps', weekId, place.date, place.slot, part?.at],
    queryFn: async () => (await call(listSwaps, { params: { id: weekId }, query: { ...place, part: part?.at } })).data,
    // What the list likes best changes with every change of the week.
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <section aria-labelledby="swap" aria-busy={!data && !isError} className="mt-6">
      <h3 id="swap" className="display text-lg">
        {part ? MEAL_TEXTS.partTitle(part.name) : MEAL_TEXTS.swapTitle}
      </h3>
      {isError ? (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-3">
          {MEAL_TEXTS.swapFailed}
          <Button look="secondary" className="min-h-10 text-sm" onClick={() => void refetch()}>
            {WEEK_TEXTS.tryAgain}
          </Button>
        </p>
      ) : !data ? (
        <Awaited />
      ) : data.length === 0 ? (
        <p className="mt-2 text-muted">{part ? MEAL_TEXTS.partNone : MEAL_TEXTS.swapNone}</p>
      ) : (
        <ul className="mt-2 grid gap-2">
          {data.map((option) => (
            <li key={option.dishId}>
              <Option option={option} isDisabled={isBusy} onSwap={onSwap} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type OptionProps = { readonly option: SwapOption; readonly isDisabled: boolean; readonly onSwap: (dishId: string) => void };

function Option({ option, isDisabled, onSwap }: OptionProps) {
  const hidesNumbers = useHidesNumbers();
  const { dishId, instead, title, minutes, calories, added, gone } = option;
  const list = [
    added.length > 0 ? MEAL_TEXTS.brings(added) : MEAL_TEXTS.bringsNothing,
    ...(gone.length > 0 ? [MEAL_TEXTS.takes(gone)] : []),
  ];
  return (
    <button
      type="button"
      disabled={isDisabled}
      className="flex min-h-20 w-full items-stretch overflow-hidden rounded-2xl border border-line text-left transition-colors hover:border-primary hover:bg-primary-soft disabled:opacity-55"
      onClick={() => onSwap(dishId)}
    >
      <DishArt dishId={dishId} className="w-20 shrink-0" />
      <span className="min-w-0 flex-1 px-3 py-2">
        <span className="block leading-snug font-semibold">{instead === undefined ? title : MEAL_TEXTS.partInstead(instead)}</span>
        {instead !== undefined && <span className="block text-sm">{title}</span>}
        <span className="numbers mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{WEEK_TEXTS.minutes(minutes)}</span>
          {!hidesNumbers && calories !== null && <span>{formatKcal(calories)}</span>}
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm">{list.join(', ')}</span>
      </span>
    </button>
  );
}

/** As tall as the three that follow. */
function Awaited() {
  return (
    <>
      <output className="sr-only">{MEAL_TEXTS.swapLoading}</output>
      <div aria-hidden="true" className="mt-2 grid gap-2">
        {[0, 1, 2].map((row) => (
          <div key={row} className="skeleton h-20 rounded-2xl" />
        ))}
      </div>
    </>
  );
}
