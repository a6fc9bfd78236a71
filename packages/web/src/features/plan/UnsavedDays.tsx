import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { parseWish } from '@larder/contract/plan.ts';
import { UNSAVED_ACTION, UnsavedList } from '../../components/UnsavedList.tsx';
import { PATHS } from '../../paths.ts';
import { unsavedPlansQuery } from './queries.ts';
import { useDropUnsavedPlan } from './shelf-mutations.ts';
import { UNSAVED_DAY_TEXTS } from './texts.ts';

/** The ways back to the days that were planned last and left without being saved: all of them, or `most` and where the others are. */
export function UnsavedDays({ most = Infinity, className = '' }: { readonly most?: number; readonly className?: string }) {
  const drop = useDropUnsavedPlan();
  const days = useQuery(unsavedPlansQuery).data ?? [];
  const others = Math.max(0, days.length - most);
  return (
    <UnsavedList
      items={days
        .slice(0, most)
        .map(({ searchQuery, title }) => ({ id: searchQuery, name: title, words: parseWish(searchQuery).words.trim() }))}
      texts={UNSAVED_DAY_TEXTS}
      renderOpen={({ words }, link) => (
        <Link to={PATHS.search} search={{ q: words, left: '1' }} preload={false} {...link}>
          {UNSAVED_DAY_TEXTS.open}
        </Link>
      )}
      onDiscard={drop.mutate}
      others={
        others > 0 ? (
          <Link to={PATHS.myPlans} className={UNSAVED_ACTION}>
            {UNSAVED_DAY_TEXTS.others(others)}
          </Link>
        ) : undefined
      }
      className={className}
    />
  );
}
