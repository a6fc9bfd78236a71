import { readParts, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { ICON_BUTTON_CLASS } from '../../ui/button-styles.ts';
import { CALENDAR_TEXTS } from './texts.ts';

type Props = {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly value: PlainDate;
  readonly options: readonly PlainDate[];
  readonly format: (date: PlainDate) => string;
  readonly onChange: (date: PlainDate) => void;
  readonly onToday: () => void;
};

/** Of the month view and of the week view: a picker over a range, and the way to its neighbors. */
export function CalendarToolbar({ label, previousLabel, nextLabel, value, options, format, onChange, onToday }: Props) {
  const at = options.indexOf(value);
  const previous = options[at - 1];
  const next = options[at + 1];
  return (
    <div className="flex items-center gap-y-2 sm:flex-wrap sm:gap-x-2 max-[22.4rem]:flex-wrap">
      <button
        type="button"
        aria-label={previousLabel}
        className={`${ICON_BUTTON_CLASS} -ml-2 max-sm:w-8`}
        disabled={!previous}
        onClick={() => previous && onChange(previous)}
      >
        <IconChevronLeft className="size-6" aria-hidden />
      </button>
      <label className="min-w-0 max-[22.4rem]:order-first max-[22.4rem]:w-full">
        <span className="sr-only">{label}</span>
        <select
          className="display [field-sizing:content] min-h-11 max-w-full cursor-pointer rounded-xl bg-transparent px-1 text-lg hover:bg-primary-soft sm:px-2 sm:text-3xl [&_*]:font-sans [&_*]:text-base"
          value={value}
          onChange={(event) => onChange(event.target.value as PlainDate)}
        >
          {groupByYear(options).map(([year, dates]) => (
            <optgroup key={year} label={String(year)} className="bg-card text-ink">
              {dates.map((date) => (
                <option key={date} value={date}>
                  {format(date)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button
        type="button"
        aria-label={nextLabel}
        className={`${ICON_BUTTON_CLASS} max-sm:w-8`}
        disabled={!next}
        onClick={() => next && onChange(next)}
      >
        <IconChevronRight className="size-6" aria-hidden />
      </button>
      <Button look="secondary" className="max-sm:ml-auto max-sm:px-3" onClick={onToday}>
        {CALENDAR_TEXTS.today}
      </Button>
    </div>
  );
}

function groupByYear(dates: readonly PlainDate[]): readonly (readonly [number, readonly PlainDate[]])[] {
  const years = [...new Set(dates.map((date) => readParts(date).year))];
  return years.map((year) => [year, dates.filter((date) => readParts(date).year === year)] as const);
}
