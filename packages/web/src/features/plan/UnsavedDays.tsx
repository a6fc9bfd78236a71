import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { parseWish } from '@larder/contract/plan.ts';
import type { UnsavedPlan } from '@larder/contract/unsaved-plan.ts';
import { useState } from 'react';
import { DiscardQuestion } from '../../components/DiscardQuestion.tsx';
import { PATHS } from '../../paths.ts';
import { unsavedPlansQuery } from './queries.ts';
import { useDropUnsavedPlan } from './shelf-mutations.ts';
import { UNSAVED_DAY_TEXTS } from './texts.ts';

const ACTION = 'inline-flex min-h-8 items-center font-semibold text-primary underline underline-offset-4 disabled:opacity-55';

/** The ways back to the days that were planned last and left without being saved: all of them, or `most` and where the others are. */
export function UnsavedDays({ most = Infinity, className = '' }: { readonly most?: number; readonly className?: string }) {
  const days = useQuery(unsavedPlansQuery).data ?? [];
  if (days.length === 0) return null;
  const others = Math.max(0, days.length - most);
  return (
    <ul aria-label={UNSAVED_DAY_TEXTS.label} className={className}>
      {days.slice(0, most).map((day) => (
        <UnsavedDay key={day.searchQuery} day={day} />
      ))}
      {others > 0 && (
        <li className="ps-8">
          <Link to={PATHS.myPlans} className={ACTION}>
            {UNSAVED_DAY_TEXTS.others(others)}
          </Link>
        </li>
      )}
    </ul>
  );
}

function UnsavedDay({ day }: { readonly day: UnsavedPlan }) {
  const [isAsking, setIsAsking] = useState(false);
  const drop = useDropUnsavedPlan();
  const words = parseWish(day.searchQuery).words.trim();
  return (
    <li className="flex gap-x-3 font-medium wrap-anywhere">
      <IconCalendarPlus className="mt-1.5 size-5 shrink-0 text-primary" aria-hidden />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <span className="min-w-0">{UNSAVED_DAY_TEXTS.note(day.title, words)}</span>
        <Link
          to={PATHS.search}
          search={{ q: words, left: '1' }}
          preload={false}
          aria-label={UNSAVED_DAY_TEXTS.openOf(day.title, words)}
          className={ACTION}
        >
          {UNSAVED_DAY_TEXTS.open}
        </Link>
        <button
          type="button"
          aria-label={UNSAVED_DAY_TEXTS.discardOf(day.title, words)}
          className={ACTION}
          onClick={() => setIsAsking(true)}
        >
          {UNSAVED_DAY_TEXTS.discard}
        </button>
      </span>
      {isAsking && (
        <DiscardQuestion
          texts={UNSAVED_DAY_TEXTS}
          onDiscard={() => {
            setIsAsking(false);
            drop.mutate(day.searchQuery);
          }}
          onKeep={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
