import { useQuery } from '@tanstack/react-query';
import { formatDates } from '../../lib/format/day.ts';
import { Link } from '@tanstack/react-router';
import type { WeekCard as WireCard } from '@larder/contract/week.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { AgainstMark } from '../../components/AgainstMark.tsx';
import { fieldOf } from '../../components/DishArt.tsx';
import { useTheme } from '../../lib/theme.ts';
import { dishPictureUrl, PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { weeksQuery } from './queries.ts';
import { SHELF_TEXTS, WEEK_TEXTS } from './texts.ts';

/** Saved weeks, one card each, above the days of My Plans. Without any there is no section. */
export function WeekShelf() {
  const { data: weeks, isError, refetch } = useQuery(weeksQuery);
  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4 pt-8">
        {SHELF_TEXTS.failed}
        <Button look="secondary" onClick={() => void refetch()}>
          {SHELF_TEXTS.tryAgain}
        </Button>
      </p>
    );
  }
  if (!weeks || weeks.length === 0) return null;
  return (
    <section aria-labelledby="weeks" className="pt-8 sm:pt-10">
      <h2 id="weeks" className="display text-2xl">
        {SHELF_TEXTS.title}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {weeks.map((week) => (
          <li key={week.id} className="grid">
            <WeekCard week={week} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const MOST_PLATES = 7;

function WeekCard({ week: { id, start, days, dinners, things, searchQuery, isAgainstRules, hasChanges } }: { readonly week: WireCard }) {
  const theme = useTheme();
  const dates = formatDates({ start: start as PlainDate, length: days });
  return (
    <article className="card relative flex flex-col gap-3 overflow-hidden p-5">
      <div className="flex" aria-hidden>
        {dinners.slice(0, MOST_PLATES).map(({ date, dishId }) => (
          <span key={date} className={`size-14 shrink-0 rounded-full border-2 border-card not-first:-ml-4 ${fieldOf(dishId)}`}>
            <img
              src={dishPictureUrl(dishId, theme)}
              alt=""
              loading="lazy"
              decoding="async"
              width={96}
              height={96}
              className="size-full rounded-full"
            />
          </span>
        ))}
      </div>
      <h3 className="display numbers text-xl">
        <Link
          to={PATHS.savedWeek}
          params={{ weekId: id }}
          className="after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
        >
          {dates}
        </Link>
      </h3>
      <p className="numbers -mt-2 flex flex-wrap gap-x-4 text-sm text-muted wrap-anywhere">
        <span>{SHELF_TEXTS.days(days)}</span>
        <span>
          {things} {WEEK_TEXTS.things(things)}
        </span>
        {searchQuery !== '' && <q>{searchQuery}</q>}
      </p>
      {hasChanges && <p className="-mt-1 text-sm font-medium">{SHELF_TEXTS.hasChanges}</p>}
      {isAgainstRules && <AgainstMark />}
    </article>
  );
}
