import { IconCalendarWeek } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { NamedWeek } from '@larder/contract/plan.ts';
import { PATHS, searchUrl, signInUrl } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { BAR_TEXTS } from './texts.ts';

type Props = { readonly query: string; readonly week: NamedWeek; readonly isGuest: boolean };

/**
 * On the plan of a sentence that names a week: the day shown is its first, and one tap plans the others beside it. Who has no
 * account is told so, and comes back to this very day.
 */
export function WeekBar({ query, week: { start, days }, isGuest }: Props) {
  return (
    <section aria-label={BAR_TEXTS.label} className="page pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-primary-soft py-2 pr-2 pl-5">
        <p className="font-medium">{(isGuest ? BAR_TEXTS.guest : BAR_TEXTS.dayOne)(days)}</p>
        {isGuest ? (
          <a href={signInUrl(searchUrl(query))} className={buttonClass('primary')}>
            {BAR_TEXTS.guestSignIn}
          </a>
        ) : (
          <Link
            to={PATHS.week}
            search={{ q: query, start, days: String(days), from: 'plan' }}
            preload={false}
            className={buttonClass('primary')}
          >
            <IconCalendarWeek className="size-5" aria-hidden />
            {BAR_TEXTS.planAll(days)}
          </Link>
        )}
      </div>
    </section>
  );
}
