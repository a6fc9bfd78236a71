import type { ReactNode } from 'react';
import { SIGN_IN_URL } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { SampleDay } from './SampleDay.tsx';
import { LANDING_TEXTS } from './texts.ts';

type Props = { readonly waitingQuery: string | undefined; readonly guestSearch: ReactNode };

export function Hero({ waitingQuery, guestSearch }: Props) {
  return (
    <section className="overflow-x-clip">
      <div className="page grid items-start gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16">
        {/* Beside a taller picture: near the top, with both buttons in a laptop's first window. */}
        <div className="lg:pt-16 xl:pt-20">
          <h1 className="display text-[2.75rem] sm:text-6xl xl:text-7xl">{LANDING_TEXTS.hero}</h1>
          <p className="mt-6 max-w-lg text-lg text-muted sm:text-xl">{LANDING_TEXTS.lead}</p>
          {waitingQuery !== undefined && (
            <p className="mt-6 max-w-lg rounded-card border border-line bg-butter px-4 py-3">{LANDING_TEXTS.waiting(waitingQuery)}</p>
          )}
          {guestSearch}
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={SIGN_IN_URL} className={buttonClass('primary', 'min-h-13 px-7 text-lg')}>
              {LANDING_TEXTS.start}
            </a>
            <a href={SIGN_IN_URL} className={buttonClass('secondary', 'min-h-13 px-7 text-lg')}>
              {LANDING_TEXTS.plan}
            </a>
          </div>
        </div>
        <SampleDay />
      </div>
    </section>
  );
}
