import { IconLock, IconLockOpen, IconPencil, IconRefresh, IconTarget, IconTransfer } from '@tabler/icons-react';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import { isSamePlace } from './model.ts';
import type { WeekDay, WholeWeek } from './read-week.ts';
import { TARGETS_TEXTS } from './rules-texts.ts';
import { MEAL_TEXTS } from './texts.ts';
import type { WeekActions } from './use-week-actions.ts';

type Options = {
  readonly week: WholeWeek;
  readonly actions: WeekActions;
  readonly onMove: () => void;
  readonly onTargets: () => void;
  readonly onReplan: () => void;
  readonly onOpenDay: (planId: string) => void;
};

/** What can be done with a whole day of the week. */
export function listDayItems({ date, from, plan, planId }: WeekDay, options: Options): readonly MenuItem[] {
  const { week, actions, onMove, onTargets, onReplan, onOpenDay } = options;
  const places = MEAL_SLOTS.flatMap((slot) => (plan?.meals[slot] ? [{ date, slot }] : []));
  const isLocked = places.length > 0 && places.every((place) => week.locked.some((other) => isSamePlace(other, place)));
  const Lock = isLocked ? IconLockOpen : IconLock;
  const open: readonly MenuItem[] =
    planId === undefined
      ? []
      : [{ label: MEAL_TEXTS.openDay, icon: <IconPencil className="size-5" aria-hidden />, onChoose: () => onOpenDay(planId) }];
  if (from === 'kept') {
    return [{ label: MEAL_TEXTS.replanDay, icon: <IconRefresh className="size-5" aria-hidden />, onChoose: onReplan }, ...open];
  }
  return [
    {
      label: MEAL_TEXTS.refreshDay,
      icon: <IconRefresh className="size-5" aria-hidden />,
      isDisabled: isLocked,
      onChoose: () => actions.refreshDay(date),
    },
    {
      label: isLocked ? MEAL_TEXTS.freeDay : MEAL_TEXTS.keepDay,
      icon: <Lock className="size-5" aria-hidden />,
      onChoose: () => actions.toggleDayLock(date, places),
    },
    { label: MEAL_TEXTS.moveDay, icon: <IconTransfer className="size-5" aria-hidden />, onChoose: onMove },
    { label: TARGETS_TEXTS.openDay, icon: <IconTarget className="size-5" aria-hidden />, onChoose: onTargets },
    ...open,
  ];
}
