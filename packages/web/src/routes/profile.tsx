import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '@larder/contract/account.ts';
import { userQuery } from '../features/account/queries.ts';
import { CalendarIntegrations } from '../features/calendar/CalendarIntegrations.tsx';
import { ProfileScreen } from '../features/profile/ProfileScreen.tsx';
import { readSection } from '../features/profile/read-section.ts';
import { PROFILE_TEXTS, SECTION_TEXTS } from '../features/profile/texts.ts';
import { PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function ProfilePage() {
  const section = useSearch({ from: PATHS.profile, select: (search) => readSection(search.section) });
  const user = useLoadedUser();
  const queryClient = useQueryClient();
  const keepUser = (saved: User) => {
    // An answer from before the save, still on its way, must not undo it.
    void queryClient.cancelQueries(userQuery);
    queryClient.setQueryData(userQuery.queryKey, saved);
  };
  return (
    <>
      <PageTitle>{`${SECTION_TEXTS[section].title} · ${PROFILE_TEXTS.title}`}</PageTitle>
      {user ? (
        <ProfileScreen user={user} section={section} onSaved={keepUser} calendar={<CalendarIntegrations />} />
      ) : (
        <output className="page block py-24 text-center text-muted">{PROFILE_TEXTS.loading}</output>
      )}
    </>
  );
}

/**
 * The form saves every field, so it starts from the newest user: an older one would undo what was changed elsewhere.
 * Once it is shown it stays, and when no newer user can be had, the known one is better than none.
 */
function useLoadedUser(): User | null {
  const { data, isStale, isFetching } = useQuery(userQuery);
  const [isLoaded, setIsLoaded] = useState(false);
  if (!isLoaded && data && !(isStale && isFetching)) setIsLoaded(true);
  return isLoaded ? (data ?? null) : null;
}
