import { useQueryClient } from '@tanstack/react-query';
import { IconBook } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthFailure } from '../app/AuthFailure.tsx';
import { DishArt } from '../components/DishArt.tsx';
import { SAMPLE_DAY } from 'virtual:sample-day';
import type { User } from '@larder/contract/account.ts';
import { userQuery, useUser } from '../features/account/queries.ts';
import { LIBRARY_TEXTS } from '../features/own-recipe/texts.ts';
import { WhoEats } from '../features/household/WhoEats.tsx';
import { AwaitedDayNote } from '../features/calendar/AwaitedDayNote.tsx';
import { NeverEat } from '../features/profile/NeverEat.tsx';
import { DietSelect } from '../features/search/DietSelect.tsx';
import { PopularSearches } from '../features/search/PopularSearches.tsx';
import { dropTyped, findTyped, keepTyped, restoreQuery } from '../features/search/remembered-query.ts';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { usualWeek } from '../features/week/asked-week.ts';
import { UnsavedDays } from '../features/plan/UnsavedDays.tsx';
import { UnsavedWeeks } from '../features/week/UnsavedWeeks.tsx';
import { readToday } from '../lib/today.ts';
import { SEARCH_TEXTS } from '../features/search/texts.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function HomePage() {
  const navigate = useNavigate();
  const restore = useSearch({ strict: false, select: ({ restore: value }) => value });
  const search = (q: string) => {
    dropTyped();
    void navigate({ to: PATHS.search, search: { q } });
  };
  const planWeek = (q: string) => {
    dropTyped();
    void navigate({ to: PATHS.week, search: { q, ...usualWeek(q, readToday()) } });
  };
  // An address that says what to offer is newer than what was typed.
  const [typed] = useState(() => (restore === undefined ? findTyped() : undefined));

  const user = useUser();
  const queryClient = useQueryClient();
  const keepUser = (saved: User) => {
    // An answer from before the save, still on its way, must not undo it.
    void queryClient.cancelQueries(userQuery);
    queryClient.setQueryData(userQuery.queryKey, saved);
  };

  return (
    <>
      <PageTitle>{SEARCH_TEXTS.title}</PageTitle>
      <AuthFailure />
      <div className="overflow-x-clip">
        <div className="page grid grid-cols-1 gap-12 py-12 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-16 lg:py-24">
          <div className="max-w-2xl">
            <AwaitedDayNote />
            {user && (
              <>
                <UnsavedDays most={1} className="mb-4" />
                <UnsavedWeeks most={2} className="mb-4" />
              </>
            )}
            <h1 className="display text-4xl sm:text-6xl">{SEARCH_TEXTS.hero}</h1>
            <p className="mt-5 max-w-xl text-lg text-muted">{SEARCH_TEXTS.lead}</p>
            <div className="mt-9">
              <SearchForm initialQuery={restoreQuery(restore)} typed={typed} onTyped={keepTyped} onSearch={search} onPlanWeek={planWeek} />
            </div>
            <div className="mt-9 grid gap-8">
              {user && <NeverEat key={user.id} user={user} onSaved={keepUser} whoEats={<WhoEats />} />}
              <PopularSearches />
              <section aria-labelledby="diets">
                <h2 id="diets" className="eyebrow mb-3">
                  {SEARCH_TEXTS.diets}
                </h2>
                <DietSelect onSearch={search} />
              </section>
              <Link to={PATHS.recipes} className={buttonClass('secondary', 'justify-self-start')}>
                <IconBook className="size-5" aria-hidden />
                {LIBRARY_TEXTS.open}
              </Link>
            </div>
          </div>
          <TableSetting />
          <PlateRow />
        </div>
      </div>
    </>
  );
}

/** The same four side by side, where there is no room beside the words. */
function PlateRow() {
  return (
    <div aria-hidden="true" className="grid grid-cols-4 gap-2 sm:gap-4 lg:hidden">
      {SAMPLE_DAY.meals.map(({ dishId }) => (
        <DishArt key={dishId} dishId={dishId} className="aspect-square rounded-2xl shadow-card sm:rounded-[1.75rem]" />
      ))}
    </div>
  );
}

/** Four plates running off the table: decoration for wide screens. */
function TableSetting() {
  return (
    <div aria-hidden="true" className="relative hidden lg:block">
      <div className="absolute inset-y-0 left-0 grid w-[34rem] grid-cols-2 content-center gap-5">
        {SAMPLE_DAY.meals.map(({ dishId }, i) => (
          <DishArt
            key={dishId}
            dishId={dishId}
            size={600}
            className={`aspect-square rounded-[2rem] shadow-card ${i % 2 === 1 ? 'translate-y-12' : ''}`}
          />
        ))}
      </div>
    </div>
  );
}
