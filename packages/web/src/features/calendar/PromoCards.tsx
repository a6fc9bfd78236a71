import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { IconBasket, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { INTEGRATIONS } from './CalendarNotices.tsx';
import { googleStatusQuery } from './queries.ts';
import { CALENDAR_TEXTS } from './texts.ts';

/** Text and not a route of the table: the grocery lists are their own matter. */
const CREATE_LIST: string = `${PATHS.groceryLists}/create`;

/** The whole card can be clicked. */
const STRETCHED = 'after:absolute after:inset-0 after:rounded-card';

export function PromoCards() {
  const { data: google } = useQuery(googleStatusQuery);
  const texts = CALENDAR_TEXTS.promo;
  return (
    <div className="mt-10 grid gap-5 md:grid-cols-2">
      <PromoCard title={texts.groceryTitle} text={texts.groceryText} icon={<IconBasket className="size-7" aria-hidden />} field="bg-sage">
        <Link to={CREATE_LIST} className={buttonClass('primary', STRETCHED)}>
          {texts.grocery}
        </Link>
      </PromoCard>
      {!google?.connected && (
        <PromoCard title={texts.syncTitle} text={texts.syncText} icon={<IconRefresh className="size-7" aria-hidden />} field="bg-linen">
          <Link {...INTEGRATIONS} className={buttonClass('secondary', STRETCHED)}>
            {texts.sync}
          </Link>
        </PromoCard>
      )}
    </div>
  );
}

type CardProps = {
  readonly title: string;
  readonly text: string;
  readonly icon: ReactNode;
  readonly field: string;
  readonly children: ReactNode;
};

function PromoCard({ title, text, icon, field, children }: CardProps) {
  return (
    <section className="card relative flex gap-5 p-5 sm:p-6">
      <span className={`grid size-14 shrink-0 place-items-center rounded-full ${field}`}>{icon}</span>
      <div className="min-w-0">
        <h2 className="display text-xl">{title}</h2>
        <p className="mt-1.5 mb-4 text-muted">{text}</p>
        {children}
      </div>
    </section>
  );
}
