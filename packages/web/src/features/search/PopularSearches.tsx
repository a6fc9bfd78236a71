import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { usePopularSearches } from './queries.ts';
import { SEARCH_TEXTS } from './texts.ts';

const SKELETON_WIDTHS = ['w-32', 'w-44', 'w-28', 'w-40', 'w-36', 'w-24'] as const;

export function PopularSearches() {
  const searches = usePopularSearches();
  if (searches?.length === 0) return null;
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="eyebrow">
        {SEARCH_TEXTS.popular}
      </h2>
      <ul className="mt-3 flex min-h-70 flex-wrap content-start gap-2 sm:min-h-34">
        {searches === undefined
          ? SKELETON_WIDTHS.map((width) => <li key={width} aria-hidden="true" className={`skeleton h-10 ${width}`} />)
          : searches.map(({ id, query }) => (
              <li key={id}>
                <Link
                  to={PATHS.search}
                  search={{ q: query }}
                  preload={false}
                  className="inline-flex min-h-10 items-center wrap-anywhere rounded-full border border-line bg-card px-4 py-1.5 text-sm font-medium transition-colors hover:border-primary hover:bg-primary-soft"
                >
                  {query}
                </Link>
              </li>
            ))}
      </ul>
    </section>
  );
}
