import {
  DndContext,
  DragOverlay,
  type CollisionDetection,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { MealArt } from '../../components/MealArt.tsx';
import { nameDay, type Place, placeKey } from './model.ts';
import type { WholeWeek } from './read-week.ts';
import { MEAL_TEXTS } from './texts.ts';

type Props = {
  readonly week: WholeWeek;
  /** Gets the place that the lifted meal is over. */
  readonly children: (over: string | undefined) => ReactNode;
  readonly onMove: (title: string, from: Place, to: Place) => void;
};

type Lifted = { readonly place: Place; readonly title: string; readonly dishId: string | undefined };

/**
 * A meal is taken to the same meal of another day, and the two change places. For a pointer; keyboards have "Move to...". One thing
 * that can be lifted stands for whichever meal is pressed, and places are told only while it is in the air, as in the calendar.
 */
export function MealDrag({ week, children, onMove }: Props) {
  const [lifted, setLifted] = useState<Lifted>();
  const [over, setOver] = useState<string>();
  const pressed = useRef<Lifted>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const end = () => {
    setLifted(undefined);
    setOver(undefined);
  };
  const targets = lifted
    ? week.days.filter(({ date, from, plan }) => from === 'planned' && date !== lifted.place.date && plan?.meals[lifted.place.slot])
    : [];

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={overPointer}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={() => setLifted(pressed.current)}
      onDragOver={({ over: place }) => setOver(place?.id.toString())}
      onDragCancel={end}
      onDragEnd={({ over: place }) => {
        end();
        const to = targets.find(({ date }) => lifted && placeKey({ date, slot: lifted.place.slot }) === place?.id);
        if (lifted && to) onMove(lifted.title, lifted.place, { date: to.date, slot: lifted.place.slot });
      }}
    >
      <LiftArea week={week} pressed={pressed}>
        {children(over)}
      </LiftArea>
      {targets.map(({ date }) => (
        <DropPlace key={date} place={placeKey({ date, slot: lifted!.place.slot })} />
      ))}
      <DragOverlay dropAnimation={null} className="pointer-events-none will-change-transform">
        {lifted && (
          <div className="flex w-max max-w-72 rotate-2 items-center gap-3 overflow-hidden rounded-2xl bg-card pr-4 shadow-lift">
            <MealArt meal={lifted} className="size-16 shrink-0" />
            <span className="line-clamp-2 text-sm leading-tight font-semibold">
              {over === undefined ? lifted.title : MEAL_TEXTS.swapsWith(nameDay(over.slice(0, 10) as Place['date'], week))}
            </span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Said by the change itself, when it is done. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type LiftProps = { readonly week: WholeWeek; readonly pressed: RefObject<Lifted | undefined>; readonly children: ReactNode };

function LiftArea({ week, pressed, children }: LiftProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'meal' });
  const lift = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null;
    const found = cell && findMeal(week, cell.dataset['place']);
    if (!found) return;
    pressed.current = found;
    setNodeRef(cell);
    listeners?.[name]?.(event);
  };
  return (
    <div role="presentation" onMouseDown={lift('onMouseDown')} onTouchStart={lift('onTouchStart')}>
      {children}
    </div>
  );
}

/** Of the meals that may be moved: not those of a day that stays as it is. */
function findMeal(week: WholeWeek, key: string | undefined): Lifted | undefined {
  for (const { date, from, plan } of week.days) {
    if (from !== 'planned' || !plan) continue;
    for (const slot of week.slots) {
      const meal = plan.meals[slot];
      if (meal && placeKey({ date, slot }) === key) return { place: { date, slot }, title: meal.title, dishId: meal.dishId };
    }
  }
  return undefined;
}

function DropPlace({ place }: { readonly place: string }) {
  const { setNodeRef } = useDroppable({ id: place });
  useLayoutEffect(() => setNodeRef(document.querySelector<HTMLElement>(`[data-place="${place}"]`)), [place, setNodeRef]);
  return null;
}

const overPointer: CollisionDetection = ({ pointerCoordinates: at, droppableRects }) => {
  if (!at) return [];
  for (const [id, rect] of droppableRects) {
    if (at.y >= rect.top && at.x >= rect.left && at.y < rect.bottom && at.x < rect.right) return [{ id }];
  }
  return [];
};
