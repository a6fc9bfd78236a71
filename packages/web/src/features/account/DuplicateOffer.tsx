import { useQuery } from '@tanstack/react-query';
import type { DuplicateAccount } from '@larder/contract/account.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountCard } from './AccountCard.tsx';
import { useAddDuplicate, useLeaveDuplicate } from './mutations.ts';
import { duplicateQuery } from './queries.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

const TEXTS = ACCOUNT_TEXTS.duplicate;

/** On the shelf, until the person has said yes or no. */
export function DuplicateOffer() {
  const { data } = useQuery(duplicateQuery);
  if (!data || data.isLeft) return null;
  return (
    <section aria-label={TEXTS.title} className="pt-8">
      <div className="rounded-card border border-primary bg-primary-soft p-5 sm:p-6">
        <p className="display text-xl">{TEXTS.title}</p>
        <Choice found={data} />
      </div>
    </section>
  );
}

/** For good, so that nobody who said no has lost anything. */
export function DuplicateSection() {
  const { data } = useQuery(duplicateQuery);
  if (!data) return null;
  return (
    <AccountCard id="duplicate" title={TEXTS.title}>
      <Choice found={data} />
    </AccountCard>
  );
}

function Choice({ found }: { readonly found: DuplicateAccount }) {
  const add = useAddDuplicate();
  const leave = useLeaveDuplicate();
  const isBusy = add.isPending || leave.isPending;
  return (
    <>
      <p className="mt-2 max-w-[46rem]">{TEXTS.text(found, found.addresses)}</p>
      <p className="mt-1 text-muted">{TEXTS.kept}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={() => add.mutate()}>
          {add.isPending ? TEXTS.adding : TEXTS.add}
        </Button>
        {!found.isLeft && (
          <Button look="secondary" disabled={isBusy} onClick={() => leave.mutate()}>
            {TEXTS.leave}
          </Button>
        )}
      </div>
    </>
  );
}
