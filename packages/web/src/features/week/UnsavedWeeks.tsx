import { Link } from '@tanstack/react-router';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { UnsavedList } from '../../components/UnsavedList.tsx';
import { formatDates } from '../../lib/format/day.ts';
import { PATHS } from '../../paths.ts';
import { useDropUnsavedWeek } from './mutations.ts';
import { useUnsavedWeeks } from './queries.ts';
import { UNSAVED_TEXTS } from './texts.ts';

type Props = {
  /** Of several, the last ones changed. */
  readonly most: number;
  readonly className?: string;
};

/** The way back to weeks that were made and left without being saved; nothing of a week that has been. */
export function UnsavedWeeks({ most, className = '' }: Props) {
  const drop = useDropUnsavedWeek();
  const shown = (useUnsavedWeeks() ?? []).slice(0, most);
  return (
    <UnsavedList
      items={shown.map(({ id, start, days, searchQuery }) => ({
        id,
        name: formatDates({ start: start as PlainDate, length: days }),
        words: searchQuery.trim(),
      }))}
      texts={UNSAVED_TEXTS}
      renderOpen={({ id }, link) => (
        <Link to={PATHS.savedWeek} params={{ weekId: id }} {...link}>
          {UNSAVED_TEXTS.open}
        </Link>
      )}
      onDiscard={drop.mutate}
      className={className}
    />
  );
}
