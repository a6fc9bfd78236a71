import { PageTitle } from '../../ui/PageTitle.tsx';
import { WEEK_TEXTS } from './texts.ts';

/** As tall as the head and the first rows of what follows. */
export function WeekLoading() {
  return (
    <div className="page pt-8" aria-busy="true">
      <PageTitle>{WEEK_TEXTS.pageTitle}</PageTitle>
      <output className="sr-only">{WEEK_TEXTS.loading}</output>
      <div aria-hidden="true">
        <div className="skeleton h-12 w-64" />
        <div className="skeleton mt-3 h-5 w-40" />
        <div className="mt-12 grid gap-3">
          {[0, 1, 2, 3, 4, 5, 6].map((row) => (
            <div key={row} className="skeleton h-22 rounded-2xl" />
          ))}
        </div>
      </div>
    </div>
  );
}
