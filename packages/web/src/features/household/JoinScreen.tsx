import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { StillLife } from '../../components/StillLife.tsx';
import { reasonOf } from '../../lib/api-error.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { LuggageList } from './LuggageList.tsx';
import { type Chosen, useJoin } from './mutations.ts';
import { inviteQuery } from './queries.ts';
import { isShopper } from '../../lib/household-role.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.join;

export function JoinScreen({ token }: { readonly token: string }) {
  const { data: invite, error, refetch } = useQuery(inviteQuery(token));
  const [chosen, setChosen] = useState<Chosen>({ plans: [], recipes: [] });
  const join = useJoin();
  if (error && !invite) {
    const reason = reasonOf(error);
    if (reason !== undefined) return <PageMessage title={TEXTS.failed} text={reason} picture={<StillLife />} />;
    return (
      <PageMessage role="alert" title={TEXTS.unreached} text={TEXTS.unreachedText} picture={<StillLife />}>
        <Button onClick={() => void refetch()}>{HOUSEHOLD_TEXTS.retry}</Button>
      </PageMessage>
    );
  }
  if (!invite) return <output className="page block py-24 text-center text-muted">{HOUSEHOLD_TEXTS.loading}</output>;
  if (invite.isThere) {
    return (
      <PageMessage title={TEXTS.title} text={TEXTS.there} picture={<StillLife />}>
        <Link to={PATHS.household} className={buttonClass('primary')}>
          {TEXTS.toHousehold}
        </Link>
      </PageMessage>
    );
  }
  return (
    <div className="page py-8 sm:py-12">
      <div className="max-w-[40rem] wrap-anywhere">
        <h1 className="display text-3xl sm:text-5xl">{TEXTS.title}</h1>
        <p className="mt-4 text-lg">{TEXTS.intro(invite.invitedBy, invite.household)}</p>
        <p className="mt-2 text-muted">{TEXTS.as[invite.role]}</p>
        <p className="mt-2 text-muted">{TEXTS.rest[invite.role]}</p>
        {invite.role === 'member' && !isShopper() && (
          <section className="card mt-6 p-5 sm:p-8">
            <LuggageList lead={TEXTS.take} chosen={chosen} onChange={setChosen} />
          </section>
        )}
        <Button className="mt-6 min-h-12 px-8 max-sm:w-full" disabled={join.isPending} onClick={() => join.mutate({ token, chosen })}>
          {join.isPending ? TEXTS.joining : TEXTS.confirm}
        </Button>
      </div>
    </div>
  );
}
