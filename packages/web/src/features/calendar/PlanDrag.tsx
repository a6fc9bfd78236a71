import {
  closestCenter,
  DndContext,
  type CollisionDetection,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { formatLongDay } from '../../lib/format/day.ts';
import { findDayAt, findDayButton, findDayCell, readDay } from './find-day-elements.ts';
import type { CalendarDay, DaysByDate } from './model.ts';
import { PlanPlates } from './PlanPlates.tsx';
import { CALENDAR_TEXTS } from './texts.ts';

/** Of the text that tells how the keyboard moves a plan. */
export const DRAG_HELP_ID = 'plan-drag-help';

/** A plan on its way from its day, over another one or over none. */
export type PlanOnTheWay = {
  readonly day: CalendarDay;
  readonly over: PlainDate | undefined;
  /** It has been over another day, or over none. */
  readonly hasLeft: boolean;
  readonly isByKeys: boolean;
};

type Props = {
  /** Every day a plan can be put down on. */
  readonly dates: readonly PlainDate[];
  readonly days: DaysByDate;
  readonly isDisabled: boolean;
  readonly children: (moving: PlanOnTheWay | undefined) => ReactNode;
  readonly onMove: (day: CalendarDay, to: PlainDate) => void;
  /** A finger that rested long enough to lift the plan, but put it down where it was, meant a tap. */
  readonly onTap: (date: PlainDate) => void;
};

/**
 * Everything the calendar knows of the drag-and-drop library. One thing that can be lifted stands for whichever plan is
 * pressed, and days are places only while it is in the air: 84 registrations cost a month a third of its time.
 */
export function PlanDrag({ dates, days, isDisabled, children, onMove, onTap }: Props) {
  const [moving, setMoving] = useState<PlanOnTheWay>();
  const pressed = useRef<PlainDate>(undefined);
  // Where the arrows have come to, which the library knows only after it has drawn: a second press may be quicker.
  const aimed = useRef<PlainDate>(undefined);
  const released = useRef<Point>(undefined);
  // From its start until the library has told its end.
  const lifted = useRef<CalendarDay>(undefined);
  const marked = useRef<Mark>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, given) => goToNextDay(event, given, aimed),
      keyboardCodes: KEYS,
    }),
  );

  function putDown(from: CalendarDay, to: PlainDate | undefined, { begunBy, isStill }: { begunBy: string; isStill: boolean }): void {
    if (to === undefined) return;
    if (to !== from.date) {
      if (begunBy === 'keydown') findDayButton(to)?.focus();
      onMove(from, to);
    } else if (begunBy === 'touchstart' && isStill) onTap(to);
  }

  return (
    <DndContext
      id={DRAG_HELP_ID}
      sensors={sensors}
      // Arrows know their day. Where it is on the screen changes while it is brought into view, and was a week off at times.
      collisionDetection={(asked) =>
        asked.pointerCoordinates === null && aimed.current ? [{ id: aimed.current }] : overPointerOrNearest(asked)
      }
      accessibility={{
        announcements: makeAnnouncements(days, moving),
        screenReaderInstructions: { draggable: CALENDAR_TEXTS.drag.instructions },
        // It would go back to the day that the plan has left.
        restoreFocus: false,
      }}
      onDragStart={({ activatorEvent: { type: begunBy } }) => {
        const day = pressed.current && days.get(pressed.current);
        aimed.current = pressed.current;
        lifted.current = day;
        noteRelease(released, begunBy, (at) => {
          // Let go before its start was drawn: of such an end the library tells nobody.
          if (lifted.current === undefined) return;
          lifted.current = undefined;
          setMoving(undefined);
          if (day) putDown(day, findDayAt(at), { begunBy, isStill: true });
        });
        marked.current = undefined;
        setMoving(day && { day, over: undefined, hasLeft: false, isByKeys: begunBy === 'keydown' });
      }}
      // Only at the very edge, and not under a plan that was picked up there: the month would run away below it. Arrows bring
      // their day into view themselves, and a plan that stands at the edge then would be carried on by the weeks.
      autoScroll={moving?.hasLeft === true && !moving.isByKeys && EDGE_SCROLL}
      onDragMove={({ over, delta }) => {
        marked.current = { delta, date: over?.id as PlainDate | undefined };
      }}
      onDragOver={({ over, delta }) => {
        const date = over?.id as PlainDate | undefined;
        marked.current = { delta, date };
        setMoving((now) => now && { ...now, over: date, hasLeft: now.hasLeft || date !== now.day.date });
      }}
      onDragCancel={() => {
        lifted.current = undefined;
        setMoving(undefined);
      }}
      onDragEnd={({ over, delta, activatorEvent }) => {
        lifted.current = undefined;
        setMoving(undefined);
        const from = moving && days.get(moving.day.date);
        const to = released.current && !isMarked(marked.current, delta) ? findDayAt(released.current) : (over?.id as PlainDate | undefined);
        if (from) putDown(from, to, { begunBy: activatorEvent.type, isStill: Math.hypot(delta.x, delta.y) < 8 });
      }}
    >
      <LiftArea pressed={pressed} isDisabled={isDisabled}>
        {children(moving)}
      </LiftArea>
      {moving && dates.map((date) => <DropDay key={date} date={date} />)}
      {/* Before everything: cells that light up under the pointer would be looked for and restyled at every step. */}
      {moving && <div className="fixed inset-0 z-40 cursor-grabbing" />}
      <DragOverlay dropAnimation={null} className="pointer-events-none will-change-transform">
        {moving && (
          <div className="flex w-max max-w-80 rotate-2 items-center gap-3 rounded-full bg-card py-1.5 pr-5 pl-1.5 shadow-lift">
            <PlanPlates plan={moving.day.plan} />
            <span className="line-clamp-2 text-sm leading-tight font-semibold">{moving.day.plan.title}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

type Point = { readonly x: number; readonly y: number };

/** The day that was lit up, and how far the pointer was by then from where it began. */
type Mark = { readonly delta: Point; readonly date: PlainDate | undefined };

/** Nothing has moved since: the plan goes where it was shown to go, also when the page scrolls under it. */
const isMarked = (mark: Mark | undefined, delta: Point): boolean => mark?.delta.x === delta.x && mark.delta.y === delta.y;

/** The share of the window, at its upper and lower edge, in which a plan scrolls it. */
const EDGE_SCROLL = { threshold: { x: 0, y: 0.04 } } as const;

/** The library knows the day under the pointer a frame late: a quick hand would put the plan down on the day before it. */
function noteRelease(released: RefObject<Point | undefined>, begunBy: string, onHeard: (at: Point) => void): void {
  released.current = undefined;
  // In the capturing phase, before the library hears of it.
  const options = { capture: true, once: true } as const;
  const note = ({ clientX, clientY }: MouseEvent | Touch) => {
    const at = { x: clientX, y: clientY };
    released.current = at;
    // After the library has heard of it too.
    setTimeout(() => onHeard(at));
  };
  if (begunBy === 'mousedown') window.addEventListener('mouseup', note, options);
  if (begunBy === 'touchstart') window.addEventListener('touchend', ({ changedTouches: [finger] }) => finger && note(finger), options);
}

/** The library's own way to end a drag from outside is the Escape key, by its code. */
export function cancelDrag(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { code: KeyboardCode.Esc }));
}

type LiftAreaProps = {
  readonly pressed: RefObject<PlainDate | undefined>;
  readonly isDisabled: boolean;
  readonly children: ReactNode;
};

/** Mouse and finger lift a plan anywhere on it; the keyboard has a handle of its own, as the plan itself is a button. */
function LiftArea({ pressed, isDisabled, children }: LiftAreaProps) {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id: 'plan', disabled: isDisabled });
  const lift = (name: 'onMouseDown' | 'onTouchStart' | 'onKeyDown') => (event: SyntheticEvent) => {
    const { date, plan, handle } = readDay(event.target);
    if (!date || !plan || (name === 'onKeyDown' && !handle)) return;
    pressed.current = date;
    setNodeRef(plan);
    setActivatorNodeRef(handle);
    listeners?.[name]?.(event);
    if (name === 'onKeyDown' && event.isDefaultPrevented()) keepKeysUntilHeard();
  };
  return (
    <div role="presentation" onMouseDown={lift('onMouseDown')} onTouchStart={lift('onTouchStart')} onKeyDown={lift('onKeyDown')}>
      {children}
    </div>
  );
}

/**
 * The library hears the keyboard only from the turn after the one that lifts the plan, and a key has the right of way over a timer:
 * on a slow machine the first arrow was lost. What is pressed sooner is handed on then, one key a turn, so that each finds the plan
 * where the last has taken it.
 */
function keepKeysUntilHeard(): void {
  const early: string[] = [];
  let isHandingOn = false;
  const keep = (event: KeyboardEvent) => {
    if (isHandingOn || !(event.code in DAYS_BY_ARROW || KEYS_OF_A_DRAG.includes(event.code))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(event.code);
  };
  const handOn = () => {
    const code = early.shift();
    if (code === undefined) {
      document.removeEventListener('keydown', keep, { capture: true });
      return;
    }
    isHandingOn = true;
    document.dispatchEvent(new KeyboardEvent('keydown', { code }));
    isHandingOn = false;
    setTimeout(handOn);
  };
  document.addEventListener('keydown', keep, { capture: true });
  setTimeout(handOn);
}

function DropDay({ date }: { readonly date: PlainDate }) {
  const { setNodeRef } = useDroppable({ id: date });
  useLayoutEffect(() => setNodeRef(findDayCell(date)), [date, setNodeRef]);
  return null;
}

/** A mouse or a finger points at a cell; the keyboard puts the plan over one. */
const overPointerOrNearest: CollisionDetection = (given) => {
  const { pointerCoordinates: at, droppableRects } = given;
  if (!at) return closestCenter(given);
  // The library's own `pointerWithin` measures and sorts all 42 cells at every move. Cells do not overlap: the first is the one.
  for (const [id, rect] of droppableRects) {
    if (at.y >= rect.top && at.x >= rect.left && at.y < rect.bottom && at.x < rect.right) return [{ id }];
  }
  return [];
};

const KEYS = { start: [KeyboardCode.Space], cancel: [KeyboardCode.Esc], end: [KeyboardCode.Space, KeyboardCode.Enter] };
const KEYS_OF_A_DRAG: readonly string[] = [...KEYS.cancel, ...KEYS.end];

const DAYS_BY_ARROW: Readonly<Record<string, number>> = {
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Up]: -7,
  [KeyboardCode.Down]: 7,
};

/** One arrow, one cell: a day or a week, and never out of the grid. */
function goToNextDay(
  event: KeyboardEvent,
  { context: { droppableRects, collisionRect }, currentCoordinates }: Parameters<KeyboardCoordinateGetter>[1],
  aimed: RefObject<PlainDate | undefined>,
): ReturnType<KeyboardCoordinateGetter> {
  const days = DAYS_BY_ARROW[event.code];
  if (days === undefined || aimed.current === undefined) return undefined;
  event.preventDefault();
  const date = addDays(aimed.current, days);
  const cell = droppableRects.get(date) ?? findDayCell(date)?.getBoundingClientRect();
  if (!cell) return currentCoordinates;
  aimed.current = date;
  return {
    x: cell.left + (cell.width - (collisionRect?.width ?? 0)) / 2,
    y: cell.top + (cell.height - (collisionRect?.height ?? 0)) / 2,
  };
}

function makeAnnouncements(days: DaysByDate, moving: PlanOnTheWay | undefined) {
  const texts = CALENDAR_TEXTS.drag;
  const from = moving?.day.date;
  type Event = { readonly over: { readonly id: unknown } | null };
  const sayOfPlan = (say: (title: string, day: string) => string): string | undefined =>
    moving && say(moving.day.plan.title, formatLongDay(moving.day.date));
  return {
    // Said when it is over its own day, at once after the start: saying it here as well would cut it short.
    onDragStart: () => undefined,
    onDragOver: ({ over }: Event) => {
      if (!over) return texts.noTarget;
      const to = over.id as PlainDate;
      return to === from ? sayOfPlan(texts.pickedUp) : texts.over(formatLongDay(to), days.get(to)?.plan.title);
    },
    onDragEnd: ({ over }: Event) => {
      const to = over?.id as PlainDate | undefined;
      if (to === undefined || to === from) return sayOfPlan(texts.cancelled);
      return sayOfPlan((title) => texts.dropped(title, formatLongDay(to)));
    },
    onDragCancel: () => sayOfPlan(texts.cancelled),
  };
}
