import { IconChefHat, IconHeart, IconThumbDown } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DishOpinion, listOpinions, sayOpinion } from '@larder/contract/dish-opinion.ts';
import { announce } from '../../lib/announce.ts';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/Button.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { OPINION_TEXTS } from './texts.ts';

const OPINIONS_KEY = ['dish-opinions'] as const;

type Props = {
  /** Of a dish of the kitchen its kit, of an own recipe its id. */
  readonly dishKey: string;
  readonly today: string;
};

/** What the household thinks of a dish; below its recipe, where cooking ends. */
export function OpinionBar({ dishKey, today }: Props) {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({ queryKey: OPINIONS_KEY, queryFn: async () => (await call(listOpinions)).data });
  const said = data.find((one) => one.dishKey === dishKey);
  const { mutate: say, isPending } = useMutation({
    mutationFn: async (more: { opinion?: DishOpinion['opinion']; cookedOn?: string }) =>
      (await call(sayOpinion, { body: { dishKey, ...more } })).data,
    onSuccess: (now) => {
      queryClient.setQueryData<readonly DishOpinion[]>(OPINIONS_KEY, (known = []) => [
        ...known.filter((one) => one.dishKey !== dishKey),
        now,
      ]);
      announce(OPINION_TEXTS.kept);
    },
    onError: (error) => showFailure(error, { title: OPINION_TEXTS.failed }),
  });
  const toggle = (opinion: 'again' | 'never') => say({ opinion: said?.opinion === opinion ? null : opinion });
  const look = (isOn: boolean) => (isOn ? 'border-primary bg-primary-soft text-primary' : '');

  return (
    <section aria-labelledby="opinion" className="mt-8 print:hidden">
      <h2 id="opinion" className="display text-xl">
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
      </div>
      <p className="mt-2 text-sm text-muted">{describe(said)}</p>
    </section>
  );
}

function describe(said: DishOpinion | undefined): string {
  const times = said !== undefined && said.timesCooked > 0 ? `${OPINION_TEXTS.times(said.timesCooked)} ` : '';
  if (said?.opinion === 'never') return `${times}${OPINION_TEXTS.neverText}`;
  return said?.opinion === 'again' ? `${times}${OPINION_TEXTS.againText}` : times;
}
