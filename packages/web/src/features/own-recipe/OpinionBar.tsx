import { IconChefHat, IconHeart, IconStar, IconStarFilled, IconThumbDown } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type DishOpinion, listOpinions, MOST_STARS, sayOpinion } from '@larder/contract/dish-opinion.ts';
import { announce } from '../../lib/announce.ts';
import { call } from '../../lib/api-client.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { LONG_OFFER_MS, showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { LIBRARY_KEY } from './queries.ts';
import { OPINION_TEXTS } from './texts.ts';

const OPINIONS_KEY = ['dish-opinions'] as const;

type Props = {
  /** Of a dish of the kitchen its kit, of an own recipe its id. */
  readonly dishKey: string;
  readonly today: string;
  /** At the end of cooking: whatever is said, it was cooked today. */
  readonly isJustCooked?: boolean;
};

/** An opinion is of a dish of the kitchen, in whichever version, or of an own recipe; an idea that was made up once is none. */
export function findDishKey({ recipeId, dishId }: Pick<Meal, 'recipeId' | 'dishId'>): string | undefined {
  if (recipeId !== undefined) return recipeId;
  const [kitId = ''] = dishId?.split('~') ?? [];
  return /^[a-z0-9-]+$/.test(kitId) && kitId !== 'idea' ? kitId : undefined;
}

export function useOpinion(dishKey: string): DishOpinion | undefined {
  const { data = [] } = useQuery({ queryKey: OPINIONS_KEY, queryFn: async () => (await call(listOpinions)).data });
  return data.find((one) => one.dishKey === dishKey);
}

type Said = {
  readonly opinion?: DishOpinion['opinion'];
  readonly rating?: DishOpinion['rating'];
  readonly cookedOn?: string;
  readonly notCooked?: { on: string; before: string | null };
};

/** What the household thinks of a dish; below its recipe, and where cooking ends. */
export function OpinionBar({ dishKey, today, isJustCooked = false }: Props) {
  const id = useId();
  const queryClient = useQueryClient();
  const said = useOpinion(dishKey);
  const { mutate, isPending } = useMutation({
    mutationFn: async (more: Said) => (await call(sayOpinion, { body: { dishKey, ...more } })).data,
    onSuccess: (now, { cookedOn }) => {
      queryClient.setQueryData<readonly DishOpinion[]>(OPINIONS_KEY, (known = []) => [
        ...known.filter((one) => one.dishKey !== dishKey),
        now,
      ]);
      void queryClient.invalidateQueries({ queryKey: [...LIBRARY_KEY, 'list'] });
      announce(OPINION_TEXTS.kept);
      const before = said?.lastCooked ?? null;
      if (cookedOn === undefined || cookedOn === before) return;
      showOffer({ label: OPINION_TEXTS.undo, durationMs: LONG_OFFER_MS, run: () => mutate({ notCooked: { on: cookedOn, before } }) });
    },
    onError: (error) => showFailure(error, { title: OPINION_TEXTS.failed }),
  });
  const say = (more: Said) => mutate({ ...(isJustCooked && { cookedOn: today }), ...more });
  const toggle = (opinion: 'again' | 'never') => say({ opinion: said?.opinion === opinion ? null : opinion });
  const look = (isOn: boolean) => (isOn ? 'border-primary bg-primary-soft text-primary' : '');

  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="display text-xl">
        {OPINION_TEXTS.title}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" disabled={isPending || said?.lastCooked === today} onClick={() => say({ cookedOn: today })}>
          <IconChefHat className="size-5" aria-hidden />
          {said?.lastCooked === today ? OPINION_TEXTS.cookedToday : OPINION_TEXTS.cooked}
        </Button>
        <Button
          look="secondary"
          className={look(said?.opinion === 'again')}
          aria-pressed={said?.opinion === 'again'}
          disabled={isPending}
          onClick={() => toggle('again')}
        >
          <IconHeart className="size-5" aria-hidden />
          {OPINION_TEXTS.again}
        </Button>
        <Button
          look="secondary"
          className={look(said?.opinion === 'never')}
          aria-pressed={said?.opinion === 'never'}
          disabled={isPending}
          onClick={() => toggle('never')}
        >
          <IconThumbDown className="size-5" aria-hidden />
          {OPINION_TEXTS.never}
        </Button>
        <Stars rating={said?.rating ?? null} isDisabled={isPending} onRate={(rating) => say({ rating })} />
      </div>
      <p className="mt-2 text-sm text-muted">{describe(said)}</p>
    </section>
  );
}

type StarsProps = {
  readonly rating: DishOpinion['rating'];
  readonly isDisabled: boolean;
  /** The stars that are there, pressed again, are taken back. */
  readonly onRate: (rating: DishOpinion['rating']) => void;
};

function Stars({ rating, isDisabled, onRate }: StarsProps) {
  return (
    // Each star has room around it to be pressed: without it the first stands below the buttons' edge.
    <fieldset className="flex min-w-0 items-center max-sm:-ml-2.5">
      <legend className="sr-only">{OPINION_TEXTS.rating}</legend>
      {Array.from({ length: MOST_STARS }, (_, at) => at + 1).map((stars) => {
        const Star = stars <= (rating ?? 0) ? IconStarFilled : IconStar;
        return (
          <button
            key={stars}
            type="button"
            aria-label={OPINION_TEXTS.stars(stars)}
            aria-pressed={rating === stars}
            disabled={isDisabled}
            className="grid size-11 place-items-center rounded-full text-primary hover:bg-primary-soft disabled:opacity-55"
            onClick={() => onRate(rating === stars ? null : stars)}
          >
            <Star className="size-6" aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}

function describe(said: DishOpinion | undefined): string {
  const times = said !== undefined && said.timesCooked > 0 ? `${OPINION_TEXTS.times(said.timesCooked)} ` : '';
  if (said?.opinion === 'never') return `${times}${OPINION_TEXTS.neverText}`;
  return said?.opinion === 'again' ? `${times}${OPINION_TEXTS.againText}` : times;
}
