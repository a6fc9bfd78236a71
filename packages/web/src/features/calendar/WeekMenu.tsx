import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { IconCalendarOff, IconCalendarPlus, IconCopy, IconDotsVertical } from '@tabler/icons-react';
import { formatWeek } from '../../lib/format/day.ts';
import { Menu } from '../../ui/Menu.tsx';
import { CALENDAR_TEXTS } from './texts.ts';

type Props = {
  readonly week: PlainDate;
  /** An empty week has nothing to copy or clear. */
  readonly isEmpty: boolean;
  /** Every day has a plan already, or is over. */
  readonly isFull: boolean;
  readonly onFill: (week: PlainDate) => void;
  readonly onDuplicate: (week: PlainDate) => void;
  readonly onClear: (week: PlainDate) => void;
};

/** In the margin beside its week. */
export function WeekMenu({ week, isEmpty, isFull, onFill, onDuplicate, onClear }: Props) {
  return (
    <Menu
      label={CALENDAR_TEXTS.weekActionsOf(formatWeek(week))}
      className="absolute inset-y-0 -right-2.5 left-0 sm:right-0 sm:left-1"
      buttonClassName="h-full min-h-11 w-full"
      listClassName="top-[calc(50%+1.75rem)] right-0 w-52"
      items={[
        {
          label: CALENDAR_TEXTS.fillWeek,
          icon: <IconCalendarPlus className="size-5" aria-hidden />,
          isDisabled: isFull,
          onChoose: () => onFill(week),
        },
        {
          label: CALENDAR_TEXTS.duplicateWeek,
          icon: <IconCopy className="size-5" aria-hidden />,
          isDisabled: isEmpty,
          onChoose: () => onDuplicate(week),
        },
        {
          label: CALENDAR_TEXTS.clearWeek,
          icon: <IconCalendarOff className="size-5" aria-hidden />,
          isDisabled: isEmpty,
          onChoose: () => onClear(week),
        },
      ]}
    >
      <IconDotsVertical className="size-5" aria-hidden />
    </Menu>
  );
}
