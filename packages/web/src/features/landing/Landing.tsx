import type { ReactNode } from 'react';
import { Closing } from './Closing.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { Hero } from './Hero.tsx';

type Props = {
  /** What a visitor came with, where there is something. */
  readonly waitingQuery?: string | undefined;
  /** The field of those who may plan without an account. */
  readonly guestSearch: ReactNode;
};

export function Landing({ waitingQuery, guestSearch }: Props) {
  return (
    <>
      <Hero waitingQuery={waitingQuery} guestSearch={guestSearch} />
      <FeatureCards />
      <Closing />
    </>
  );
}
