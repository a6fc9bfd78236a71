import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { announce } from '../../lib/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { useSaveWeekRules } from './mutations.ts';
import { weekRulesQuery } from './queries.ts';
import { isPinned, withPinned } from './rules-form.ts';
import { MEAL_TEXTS } from './texts.ts';

type Props = { readonly dishId: string; readonly title: string; readonly className: string };

/** Whether a dish is to come every week: a rule of the household, set where the dish is seen and taken back by the same press. */
export function PinDish({ dishId, title, className }: Props) {
  const { data } = useQuery(weekRulesQuery);
  const isOn = data !== undefined && isPinned(data.rules, dishId);
  const save = useSaveWeekRules(() => announce(isOn ? MEAL_TEXTS.unpinned(title) : MEAL_TEXTS.pinned(title)));
  const Pin = isOn ? IconPinFilled : IconPin;
  return (
    <Button
      look="secondary"
      className={`${className} ${isOn ? 'border-primary bg-primary-soft text-primary' : ''}`}
      aria-pressed={isOn}
      aria-label={MEAL_TEXTS.everyWeekOf(title)}
      disabled={data === undefined || save.isPending}
      onClick={() => data && save.mutate({ edited: { ...data, rules: withPinned(data.rules, dishId) }, opened: data })}
    >
      <Pin className="size-4" aria-hidden />
      {MEAL_TEXTS.everyWeek}
    </Button>
  );
}
