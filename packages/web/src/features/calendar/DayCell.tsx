import { readParts, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { IconGripVertical, IconPlus } from '@tabler/icons-react';
import { formatFullDay } from '../../lib/format/day.ts';
import type { CalendarDay } from './model.ts';
import { PlanPlates } from './PlanPlates.tsx';
import { cancelDrag, useDropDay, useLiftPlan } from './plan-drag.tsx';
import { CALENDAR_TEXTS } from './texts.ts';
import { isMobileBrowser, useTouchHold } from './touch-hold.ts';

export type DayHandlers = {
  readonly onOpen: (date: PlainDate) => void;
  readonly onHold: (date: PlainDate) => void;
  readonly onMoveTo: (date: PlainDate) => void;
};

type Props = DayHandlers & {
  readonly date: PlainDate;
  readonly day: CalendarDay | undefined;
  readonly isToday: boolean;
  readonly isOutside: boolean;
  /** One cell of the grid takes part in the tab order; the arrow keys go on from there. */
  readonly isTabStop: boolean;
  readonly isReady: boolean;
  readonly isAssigning: boolean;
};

export function DayCell({ date, day, isToday, isOutside, isTabStop, isReady, isAssigning, onOpen, onHold, onMoveTo }: Props) {
  const { setDropNode, isTarget, isDragging } = useDropDay(date);
  const canHold = isReady && !isAssigning && isMobileBrowser();
  const hold = useTouchHold(() => {
    cancelDrag();
    onHold(date);
  }, canHold);
  const ring = isTarget ? 'ring-2 ring-inset ring-primary bg-primary-soft' : isOutside ? 'bg-paper-deep' : 'bg-card';

  return (
    <td
      ref={setDropNode}
      data-date={date}
      className={`relative h-20 min-w-0 border-r border-b border-line p-0 align-top first:border-l transition-colors sm:h-28 lg:h-32 ${ring} ${isReady ? '' : 'animate-pulse'}`}
      {...hold}
    >
      {day ? (
        <PlannedDay {...{ date, day, isToday, isOutside, isTabStop, isAssigning, isDragging, isTarget, onOpen, onMoveTo }} />
      ) : (
        <button
          type="button"
          data-day-button
          tabIndex={isTabStop ? 0 : -1}
          disabled={!isReady}
          aria-current={isToday ? 'date' : undefined}
          className="group/day absolute inset-0 flex flex-col p-1.5 text-left sm:p-2"
          onClick={() => onOpen(date)}
        >
          <DayNumber {...{ date, isToday, isOutside }} />
          <span className="sr-only">, {CALENDAR_TEXTS.noPlan}</span>
          {isTarget ? (
            <TargetNote text={CALENDAR_TEXTS.moveHere} />
          ) : (
            !isDragging && (
              <IconPlus
                aria-hidden
                className={`m-auto size-5 text-primary transition-opacity ${isAssigning ? 'opacity-60' : 'opacity-0 group-hover/day:opacity-100 group-focus-visible/day:opacity-100'}`}
              />
            )
          )}
        </button>
      )}
    </td>
  );
}

type PlannedProps = Pick<Props, 'date' | 'isToday' | 'isOutside' | 'isTabStop' | 'isAssigning' | 'onOpen' | 'onMoveTo'> & {
  readonly day: CalendarDay;
  readonly isDragging: boolean;
  readonly isTarget: boolean;
};

function PlannedDay({ date, day, isToday, isOutside, isTabStop, isAssigning, isDragging, isTarget, onOpen, onMoveTo }: PlannedProps) {
  const { setPlanNode, setHandleNode, isLifted, pointerHandlers, handleProps } = useLiftPlan(date, isAssigning);
  const { title } = day.plan;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <div className="group/day absolute inset-0">
      <button
        type="button"
        ref={setPlanNode}
        data-day-button
        tabIndex={tabIndex}
        aria-current={isToday ? 'date' : undefined}
        className={`absolute inset-0 flex touch-manipulation flex-col p-1.5 text-left select-none [-webkit-touch-callout:none] sm:p-2 ${isLifted ? 'text-muted' : ''}`}
        onClick={() => onOpen(date)}
        {...pointerHandlers}
      >
        <DayNumber {...{ date, isToday, isOutside }} />
        <span className="sr-only">, </span>
        <span className="mt-auto flex w-full min-w-0 flex-col gap-1 max-sm:items-center">
          <span className={isLifted ? 'opacity-30' : ''}>
            <PlanPlates plan={day.plan} isNarrow />
          </span>
          {isTarget ? (
            <TargetNote text={CALENDAR_TEXTS.swapHere(title)} />
          ) : (
            <span className="line-clamp-2 text-sm leading-tight font-semibold max-sm:sr-only">{title}</span>
          )}
        </span>
      </button>
      {!isAssigning && (
        <button
          type="button"
          ref={setHandleNode}
          tabIndex={tabIndex}
          aria-label={CALENDAR_TEXTS.move(title)}
          title={CALENDAR_TEXTS.move(title)}
          className={`absolute top-1 right-0.5 grid size-7 place-items-center rounded-full bg-card text-muted transition-opacity group-hover/day:opacity-100 hover:text-ink focus-visible:opacity-100 max-sm:sr-only max-sm:focus-visible:not-sr-only max-sm:focus-visible:absolute! sm:opacity-0 ${isDragging ? 'invisible' : ''} ${isLifted ? 'visible' : ''}`}
          onClick={() => onMoveTo(date)}
          {...handleProps}
        >
          <IconGripVertical className="size-4" aria-hidden />
        </button>
      )}
    </div>
  );
}

function DayNumber({ date, isToday, isOutside }: Pick<Props, 'date' | 'isToday' | 'isOutside'>) {
  const look = isToday ? 'bg-primary font-semibold text-on-primary' : isOutside ? 'text-muted' : 'font-medium';
  return (
    <span className={`numbers grid size-7 place-items-center rounded-full text-sm max-sm:self-center ${look}`}>
      <span aria-hidden>{readParts(date).day}</span>
      <span className="sr-only">{formatFullDay(date)}</span>
    </span>
  );
}

function TargetNote({ text }: { readonly text: string }) {
  return <span className="line-clamp-2 text-xs leading-tight font-semibold text-primary max-sm:hidden">{text}</span>;
}
