import { formatFullDay } from '../../lib/format/day.ts';
import { type DayAgainst, tellDaysAgainst } from './tell-days-against.ts';

/** What speaks against the plans of days: of one in full, of several the days, and the rest on opening, as a list is below them. */
export function DaysAgainst({ days }: { readonly days: readonly DayAgainst[] }) {
  const [first, ...others] = days;
  if (!first) return null;
  if (others.length === 0) return <Sentence {...first} className="mt-4 font-medium" />;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{tellDaysAgainst(days)}</summary>
      {days.map((day) => (
        <Sentence key={day.date} {...day} className="mt-2" />
      ))}
    </details>
  );
}

const Sentence = ({ date, against, className }: DayAgainst & { readonly className: string }) => (
  <p className={`${className} wrap-anywhere`}>
    {formatFullDay(date)}: {against}
  </p>
);
