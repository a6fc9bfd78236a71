import { useIsLive } from '../../lib/use-is-live.ts';
import { useState } from 'react';
import type { LegalText } from './model.ts';
import { LEGAL_TEXTS } from './texts.ts';

/** From the specification: the day it is read on is the day of its last update. Local, never shifted by UTC. */
export function LegalPage({ text: { title, lead, sections } }: { readonly text: LegalText }) {
  const [today] = useState(() => new Date());
  // The day the page was built on is none of the reader's business.
  const isLive = useIsLive();
  return (
    <article className="page py-10 sm:py-16">
      <div className="mx-auto max-w-[42rem]">
        <h1 className="display text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-4 text-muted">
          {LEGAL_TEXTS.updated} {isLive && <time dateTime={formatDay(today)}>{LONG_DATE.format(today)}</time>}
        </p>
        <p className="mt-6 text-lg">{lead}</p>
        {sections.map((section) => (
          <section key={section.title} className="mt-10">
            <h2 className="display text-2xl">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {section.points && (
              <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-primary">
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const formatDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
