import { Closing } from './Closing.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { Hero } from './Hero.tsx';

/** With the query a visitor came with, where there is one. */
export function Landing({ waitingQuery }: { readonly waitingQuery?: string | undefined }) {
  return (
    <>
      <Hero waitingQuery={waitingQuery} />
      <FeatureCards />
      <Closing />
    </>
  );
}
