import { readParts, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { formatLongDay } from '../../lib/format/day.ts';
import { AgainstMark } from '../../components/AgainstMark.tsx';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import type { Theme } from '../../lib/theme.ts';
import type { CalendarDay } from './model.ts';
import { DRAG_HELP_ID } from './PlanDrag.tsx';
import { Plates } from './PlanPlates.tsx';
import { CALENDAR_TEXTS } from './texts.ts';

type Props = {
  readonly date: PlainDate;
  readonly day: CalendarDay | undefined;
  readonly theme: Theme;
  readonly isToday: boolean;
  readonly isOutside: boolean;
  /** One cell of the grid takes part in the tab order; the arrow keys go on from there. */
  readonly isTabStop: boolean;
  readonly isReady: boolean;
  readonly isAssigning: boolean;
  /** Its plan is in the air. */
  readonly isLifted: boolean;
  /** A plan from elsewhere is over it. */
  readonly isTarget: boolean;
  readonly isDrawn: boolean;
};

/** Has no handlers, no state and no effect of its own: there are 42 of them, and the grid listens for all. */
export const DayCell = memo(function DayCell(props: Props) {
  const { date, day, isToday, isOutside, isTabStop, isReady, isAssigning, isTarget } = props;
  const look = isTarget ? 'ring-2 ring-inset ring-primary bg-primary-soft' : isOutside ? 'bg-paper-deep' : 'bg-card';
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <td
      data-date={date}
      className={`group/day relative h-20 min-w-0 border-r border-b border-line p-0 align-top first:border-l sm:h-28 lg:h-32 ${look}`}
    >
      <button
        type="button"
        data-day-button
        data-planned={day && ''}
        tabIndex={tabIndex}
        disabled={!isReady}
        aria-current={isToday ? 'date' : undefined}
        aria-label={nameOf(props)}
        className="absolute inset-0 flex touch-manipulation flex-col p-1.5 max-sm:px-0.5 text-left select-none [-webkit-touch-callout:none] [contain:size_layout_style] sm:p-2"
      >
        <span
          className={`numbers grid size-7 place-items-center rounded-full text-sm ${day?.against === undefined ? 'max-sm:self-center' : ''} tight:text-[5.5vw] ${isToday ? 'bg-primary font-semibold text-on-primary' : isOutside ? 'text-muted' : 'font-medium'}`}
        >
          {readParts(date).day}
        </span>{' '}
        {day?.against !== undefined && (
          <AgainstMark
            isSmall
            className="absolute top-1 left-9 max-sm:top-2 max-sm:right-0 max-sm:left-auto max-sm:[&>svg]:size-3 sm:top-3.5 sm:left-10"
          />
        )}
        {day ? <PlanOnDay {...props} day={day} /> : <FreeDay isTarget={isTarget} isAssigning={isAssigning} />}
      </button>
      {day && !isAssigning && <MoveHandle title={day.plan.title} tabIndex={tabIndex} />}
    </td>
  );
});

/** Of a day that was not read, nobody is told that there is nothing on it. */
function nameOf({ date, day, isReady }: Props): string {
  const what = day?.plan.title ?? (isReady ? CALENDAR_TEXTS.noPlan : undefined);
  const against = day?.against === undefined ? [] : [COMPONENT_TEXTS.against];
  return [formatLongDay(date), ...(what === undefined ? [] : [what]), ...against].join(', ');
}

function PlanOnDay({ day, theme, isLifted, isTarget, isDrawn }: Props & { readonly day: CalendarDay }) {
  const { plan } = day;
  return (
    <span
      className={`mt-auto flex w-full min-w-0 flex-col gap-1 max-sm:my-auto max-sm:items-center ${isLifted ? 'text-muted *:first:opacity-30' : ''}`}
    >
      {/* On a phone a plate of six millimeters says nothing: there the name has its room. */}
      <span className="max-sm:hidden">
        <Plates plan={plan} theme={theme} isDrawn={isDrawn} isNarrow />
      </span>
      {isTarget ? (
        <TargetNote text={CALENDAR_TEXTS.swapHere(plan.title)} />
      ) : (
        <span className="line-clamp-2 text-sm leading-tight font-semibold wrap-anywhere hyphens-auto sm:min-h-[2lh] max-sm:line-clamp-3 max-sm:w-full max-sm:text-center max-sm:text-[0.625rem] max-sm:leading-[1.15]">
          {plan.title}
        </span>
      )}
    </span>
  );
}

function FreeDay({ isTarget, isAssigning }: Pick<Props, 'isTarget' | 'isAssigning'>) {
  if (isTarget) return <TargetNote text={CALENDAR_TEXTS.moveHere} />;
  // By color and not by opacity, here and at the handle: each opacity is a layer for the browser to keep, 42 times.
  const shown = isAssigning ? 'text-primary/60' : 'text-transparent group-hover/day:text-primary in-focus-visible:text-primary';
  return <IconPlus aria-hidden className={`m-auto size-5 ${shown}`} />;
}

function TargetNote({ text }: { readonly text: string }) {
  return <span className="line-clamp-2 text-xs leading-tight font-semibold text-primary max-sm:hidden">{text}</span>;
}

function MoveHandle({ title, tabIndex }: { readonly title: string; readonly tabIndex: number }) {
  const label = CALENDAR_TEXTS.move(title);
  return (
    <button
      type="button"
      data-move
      tabIndex={tabIndex}
      aria-label={label}
      aria-describedby={DRAG_HELP_ID}
      title={label}
      className={`absolute top-1 right-0.5 grid size-7 place-items-center rounded-full group-hover/day:bg-card hover:text-ink max-sm:sr-only focus-visible:bg-card max-sm:focus-visible:not-sr-only max-sm:focus-visible:absolute! ${GRIP}`}
    />
  );
}

/** Six dots, drawn by the button itself and only while it is shown: the kit's icon of them is 252 elements a month. */
const GRIP =
  'text-muted before:hidden before:h-3.75 before:w-2.5 before:bg-[radial-gradient(currentcolor_1.4px,#0000_1.9px)] before:bg-size-[5px_5px] group-hover/day:before:block focus-visible:before:block';
