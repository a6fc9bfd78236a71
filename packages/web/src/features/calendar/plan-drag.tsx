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
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { formatLongDay } from '../../lib/format/day.ts';
import type { CalendarDay, DaysByDate } from './model.ts';
import { PlanPlates } from './PlanPlates.tsx';
import { CALENDAR_TEXTS } from './texts.ts';

type Props = {
  readonly days: DaysByDate;
  readonly children: ReactNode;
  readonly onMove: (day: CalendarDay, to: PlainDate) => void;
  /** A finger that rested long enough to lift the plan, but put it down where it was, meant a tap. */
  readonly onTap: (date: PlainDate) => void;
};

/** Everything the calendar knows of the drag-and-drop library. A day is both: its cell is a place, its plan can be lifted. */
export function PlanDrag({ days, children, onMove, onTap }: Props) {
  const [lifted, setLifted] = useState<CalendarDay>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextDay,
      keyboardCodes: { start: [KeyboardCode.Space], cancel: [KeyboardCode.Esc], end: [KeyboardCode.Space, KeyboardCode.Enter] },
    }),
  );

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={overPointerOrNearest}
      accessibility={{ announcements: makeAnnouncements(days), screenReaderInstructions: { draggable: CALENDAR_TEXTS.drag.instructions } }}
      onDragStart={({ active }) => setLifted(days.get(active.id as PlainDate))}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={({ active, over, delta, activatorEvent }) => {
        setLifted(undefined);
        const from = days.get(active.id as PlainDate);
        if (!from || !over) return;
        if (over.id !== active.id) onMove(from, over.id as PlainDate);
        else if (activatorEvent.type === 'touchstart' && Math.hypot(delta.x, delta.y) < 8) onTap(from.date);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div className="flex w-max max-w-80 rotate-2 cursor-grabbing items-center gap-3 rounded-full bg-card py-1.5 pr-5 pl-1.5 shadow-lift">
            <PlanPlates plan={lifted.plan} />
            <span className="line-clamp-2 text-sm leading-tight font-semibold">{lifted.plan.title}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The library's own way to end a drag from outside is the Escape key, by its code. */
export function cancelDrag(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { code: KeyboardCode.Esc }));
}

export function useDropDay(date: PlainDate) {
  const { setNodeRef, isOver, active } = useDroppable({ id: date });
  return { setDropNode: setNodeRef, isTarget: isOver && active?.id !== date, isDragging: active !== null };
}

/** Mouse and finger lift the plan anywhere on it; the keyboard has a handle of its own, as the plan itself is a button. */
export function useLiftPlan(date: PlainDate, isDisabled: boolean) {
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging, attributes } = useDraggable({ id: date, disabled: isDisabled });
  // The library types its listeners as Function.
  const { onKeyDown, ...pointer } = (listeners ?? {}) as Readonly<Record<string, (event: SyntheticEvent) => void>>;
  return {
    setPlanNode: setNodeRef,
    setHandleNode: setActivatorNodeRef,
    isLifted: isDragging,
    pointerHandlers: pointer,
    handleProps: { ...(onKeyDown && { onKeyDown }), 'aria-describedby': attributes['aria-describedby'] },
  };
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

const DAYS_BY_ARROW: Readonly<Record<string, number>> = {
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Up]: -7,
  [KeyboardCode.Down]: 7,
};

/** One arrow, one cell: a day or a week, and never out of the grid. */
const nextDay: KeyboardCoordinateGetter = (event, { context: { over, active, droppableRects, collisionRect }, currentCoordinates }) => {
  const days = DAYS_BY_ARROW[event.code];
  if (days === undefined) return undefined;
  event.preventDefault();
  const date = addDays((over?.id ?? active?.id) as PlainDate, days);
  const cell = droppableRects.get(date);
  if (!cell) return currentCoordinates;
  return {
    x: cell.left + (cell.width - (collisionRect?.width ?? 0)) / 2,
    y: cell.top + (cell.height - (collisionRect?.height ?? 0)) / 2,
  };
};

function makeAnnouncements(days: DaysByDate) {
  const texts = CALENDAR_TEXTS.drag;
  const titleOf = (id: unknown) => days.get(id as PlainDate)?.plan.title ?? '';
  const dayOf = (id: unknown) => formatLongDay(id as PlainDate);
  type Event = { readonly active: { readonly id: unknown }; readonly over: { readonly id: unknown } | null };
  return {
    onDragStart: ({ active }: Pick<Event, 'active'>) => texts.pickedUp(titleOf(active.id), dayOf(active.id)),
    onDragOver: ({ active, over }: Event) => {
      if (!over) return texts.noTarget;
      // At once after the start, too: what is said there must not be cut short by something else.
      if (over.id === active.id) return texts.pickedUp(titleOf(active.id), dayOf(active.id));
      return texts.over(dayOf(over.id), days.get(over.id as PlainDate)?.plan.title);
    },
    onDragEnd: ({ active, over }: Event) =>
      over && over.id !== active.id
        ? texts.dropped(titleOf(active.id), dayOf(over.id))
        : texts.cancelled(titleOf(active.id), dayOf(active.id)),
    onDragCancel: ({ active }: Pick<Event, 'active'>) => texts.cancelled(titleOf(active.id), dayOf(active.id)),
  };
}
