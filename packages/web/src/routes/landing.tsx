import { AuthFailure } from '../app/AuthFailure.tsx';
import { Closing } from '../features/landing/Closing.tsx';
import { FeatureCards } from '../features/landing/FeatureCards.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { LANDING_TEXTS } from '../features/landing/texts.ts';
import { peekRememberedQuery } from '../features/search/remembered-query.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function LandingPage() {
  return (
    <>
      <PageTitle>{LANDING_TEXTS.title}</PageTitle>
      <AuthFailure />
      <Hero waitingQuery={peekRememberedQuery()} />
      <FeatureCards />
      <Closing />
    </>
  );
}
