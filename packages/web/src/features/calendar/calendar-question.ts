import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { CalendarDay, DayMoves, DayPlan, DaysByDate, WeekCopying } from './model.ts';

/** The dialog that is open, with what it is about. At most one: a further step takes the place of the one before. */
export type CalendarQuestion =
  | { readonly about: 'add' | 'detail' | 'remove' | 'move' | 'actions'; readonly date: PlainDate }
  | { readonly about: 'clear-week'; readonly week: PlainDate }
  /** `title`: as what was pressed says. */
  | { readonly about: 'duplicate-week'; readonly week: PlainDate; readonly title: string }
  | { readonly about: 'write-over-week'; readonly copying: WeekCopying; readonly there: DaysByDate }
  | { readonly about: 'link' }
  | Replacement
  | AskedMove;

/** Something would be eaten before it is cooked, or when it keeps no longer. */
export type AskedMove = {
  readonly about: 'move-asked';
  readonly day: CalendarDay;
  readonly to: PlainDate;
  /** What comes back in its place, where the two days change places. */
  readonly there?: CalendarDay;
  readonly moves: DayMoves;
  readonly go: () => void;
};

export type Replacement = {
  readonly about: 'replace';
  readonly there: CalendarDay;
  readonly plan: DayPlan;
  readonly movedFrom?: CalendarDay;
};
