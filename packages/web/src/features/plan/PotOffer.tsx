import { IconCheck, IconSoup } from '@tabler/icons-react';
import { sayPot } from '../../components/say-pot.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { PLAN_TEXTS } from './texts.ts';

type Props = { readonly meal: Meal; readonly onToggle: () => void };

/** Of a dish that nobody cooks for one: what a pot of it makes, and whether the list is to ask for all of that. */
export function PotOffer({ meal, onToggle }: Props) {
  const makes = sayPot(meal);
  const { cooksAll = false } = meal;
  if (makes === undefined) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-primary-soft p-4">
      <IconSoup className="size-6 shrink-0 text-primary" aria-hidden />
      <p className="min-w-48 flex-1">
        {makes} {PLAN_TEXTS.potListed(cooksAll)}
      </p>
      <Button look="secondary" aria-pressed={cooksAll} onClick={onToggle}>
        {cooksAll && <IconCheck className="size-5" aria-hidden />}
        {PLAN_TEXTS.cookWholePot}
      </Button>
    </div>
  );
}
