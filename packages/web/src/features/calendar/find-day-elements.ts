import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';

/** How the month's cells are marked, so that one listener serves all of them. */
type DayElements = {
  readonly date: PlainDate | undefined;
  readonly isButton: boolean;
  /** The button of the day, where something is planned and this is part of it. */
  readonly plan: HTMLElement | null;
  /** The handle of the plan, where this is part of it. */
  readonly handle: HTMLElement | null;
};

/** What of a day was pressed, clicked or focused. */
export function readDay(target: EventTarget | null): DayElements {
  const element = target instanceof Element ? target : null;
  const cell = element?.closest('td[data-date]');
  const pressed = element?.closest('button');
  const button = cell?.querySelector<HTMLElement>('[data-day-button]') ?? null;
  return {
    date: (cell?.getAttribute('data-date') ?? undefined) as PlainDate | undefined,
    isButton: Boolean(pressed),
    plan: pressed && button?.hasAttribute('data-planned') ? button : null,
    handle: pressed?.hasAttribute('data-move') ? pressed : null,
  };
}

export const findDayCell = (date: PlainDate): HTMLElement | null => document.querySelector<HTMLElement>(`td[data-date="${date}"]`);

/** The day at this place of the window, whatever lies above it. */
export const findDayAt = ({ x, y }: { readonly x: number; readonly y: number }): PlainDate | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => readDay(element).date)
    .find((date) => date !== undefined);

export const findDayButton = (date: PlainDate): HTMLElement | null =>
  findDayCell(date)?.querySelector<HTMLElement>('[data-day-button]') ?? null;
