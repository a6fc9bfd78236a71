import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { IconBasket, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { INTEGRATIONS } from './CalendarNotices.tsx';
import { googleStatusQuery } from './queries.ts';
import { CALENDAR_TEXTS } from './texts.ts';

export function PromoCards() {
  const { data: google } = useQuery(googleStatusQuery);
  const texts = CALENDAR_TEXTS.promo;
  return (
    <div className="mt-10 grid gap-5 md:grid-cols-2">
      <Link to={PATHS.createGroceryList} className={`${CARD} group`}>
        <PromoIcon icon={<IconBasket className="size-7" aria-hidden />} field="bg-sage" />
        <PromoText title={texts.groceryTitle} text={texts.groceryText}>
          <span className={buttonClass('primary', 'group-hover:bg-primary-strong')}>{texts.grocery}</span>
        </PromoText>
      </Link>
      {!google?.connected && (
        <section className={CARD}>
          <PromoIcon icon={<IconRefresh className="size-7" aria-hidden />} field="bg-linen" />
          <PromoText title={texts.syncTitle} text={google?.configured === false ? texts.notConfigured : texts.syncText}>
            {google?.configured && (
              <Link {...INTEGRATIONS} className={buttonClass('secondary')}>
                {texts.sync}
              </Link>
            )}
          </PromoText>
        </section>
      )}
    </div>
  );
}

const CARD = 'card flex gap-5 p-5 sm:p-6';

function PromoIcon({ icon, field }: { readonly icon: ReactNode; readonly field: string }) {
  return <span className={`grid size-14 shrink-0 place-items-center rounded-full ${field}`}>{icon}</span>;
}

function PromoText({ title, text, children }: { readonly title: string; readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="display text-xl">{title}</h2>
      <p className="mt-1.5 mb-4 text-muted">{text}</p>
      {children}
    </div>
  );
}
