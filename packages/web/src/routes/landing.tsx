import { useSearch } from '@tanstack/react-router';
import { AuthFailure } from '../app/AuthFailure.tsx';
import { Landing } from '../features/landing/Landing.tsx';
import { LANDING_TEXTS } from '../features/landing/texts.ts';
import { GuestSearch } from '../features/search/GuestSearch.tsx';
import { peekRememberedQuery, restoreQuery } from '../features/search/remembered-query.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function LandingPage() {
  const restore = useSearch({ strict: false, select: ({ restore: value }) => value });
  const guestSearch = <GuestSearch initialQuery={restore === undefined ? '' : restoreQuery(restore)} />;
  return (
    <>
      <PageTitle>{LANDING_TEXTS.title}</PageTitle>
      <AuthFailure />
      <Landing waitingQuery={peekRememberedQuery()} guestSearch={guestSearch} />
    </>
  );
}
