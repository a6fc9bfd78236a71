import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu } from '@base-ui/react/menu';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { IconCalendarOff, IconCopy, IconDots } from '@tabler/icons-react';
import { formatWeek } from '../../lib/format/day.ts';
import { CALENDAR_TEXTS } from './texts.ts';

type Props = {
  readonly week: PlainDate;
  /** An empty week has nothing to copy or clear. */
  readonly isEmpty: boolean;
  readonly onDuplicate: (week: PlainDate) => void;
  readonly onClear: (week: PlainDate) => void;
};

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 font-medium outline-none data-highlighted:bg-primary-soft data-highlighted:text-primary data-disabled:text-muted data-disabled:opacity-60';

/** In the margin beside its week. */
export function WeekMenu({ week, isEmpty, onDuplicate, onClear }: Props) {
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-label={CALENDAR_TEXTS.weekActionsOf(formatWeek(week))}
          className="grid h-full min-h-11 w-full place-items-center rounded-xl text-muted transition-colors hover:bg-primary-soft hover:text-ink data-popup-open:bg-primary-soft data-popup-open:text-ink"
        >
          <IconDots className="size-5 rotate-90" aria-hidden />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={4} align="end" className="z-40">
            <Menu.Popup className="card fade min-w-52 p-1.5 shadow-lift outline-none">
              <Menu.Item className={ITEM} disabled={isEmpty} onClick={() => onDuplicate(week)}>
                <IconCopy className="size-5" aria-hidden />
                {CALENDAR_TEXTS.duplicateWeek}
              </Menu.Item>
              <Menu.Item className={ITEM} disabled={isEmpty} onClick={() => onClear(week)}>
                <IconCalendarOff className="size-5" aria-hidden />
                {CALENDAR_TEXTS.clearWeek}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  );
}
