import { AuthFailure } from '../app/AuthFailure.tsx';
import { Landing } from '../features/landing/Landing.tsx';
import { LANDING_TEXTS } from '../features/landing/texts.ts';
import { peekRememberedQuery } from '../features/search/remembered-query.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function LandingPage() {
  return (
    <>
      <PageTitle>{LANDING_TEXTS.title}</PageTitle>
      <AuthFailure />
      <Landing waitingQuery={peekRememberedQuery()} />
    </>
  );
}
