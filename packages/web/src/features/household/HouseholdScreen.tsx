import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { HOUSEHOLD_NAME_LETTERS } from '@larder/contract/household.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import type { Units } from './eater-form.ts';
import { LeaveSection } from './LeaveSection.tsx';
import { MembersSection } from './MembersSection.tsx';
import { useHouseholdChange } from './mutations.ts';
import { PeopleSection } from './PeopleSection.tsx';
import { eatersQuery, householdQuery } from './queries.ts';
import { isShopper } from '../../lib/household-role.ts';
import { SharedLinksSection } from './SharedLinksSection.tsx';
import { HOUSEHOLD_TEXTS } from './texts.ts';

export function HouseholdScreen({ units }: { readonly units: Units }) {
  const household = useQuery(householdQuery);
  const eaters = useQuery({ ...eatersQuery, enabled: !isShopper() });
  const isMissing = !household.data || (!eaters.data && !isShopper());
  // What is shown stays when asking for it again fails: a dialog on it may hold what is to be seen once.
  if (isMissing && (household.isError || eaters.isError)) {
    return (
      <div role="alert" className="page grid justify-items-start gap-4 py-16">
        <p>{HOUSEHOLD_TEXTS.failed}</p>
        <Button
          look="secondary"
          onClick={() => {
            void household.refetch();
            if (!isShopper()) void eaters.refetch();
          }}
        >
          {HOUSEHOLD_TEXTS.retry}
        </Button>
      </div>
    );
  }
  if (!household.data || isMissing) {
    return <output className="page block py-24 text-center text-muted">{HOUSEHOLD_TEXTS.loading}</output>;
  }
  const { name, role, members } = household.data;
  return (
    <div className="page py-8 sm:py-12">
      <div className="max-w-[46rem]">
        {role !== 'shopper' && (
          <Link to={PATHS.profile} className="inline-flex min-h-8 items-center text-primary underline underline-offset-4">
            {HOUSEHOLD_TEXTS.toProfile}
          </Link>
        )}
        <h1 className="display mt-3 text-3xl wrap-anywhere sm:text-5xl">{members.length === 1 ? HOUSEHOLD_TEXTS.title : name}</h1>
        <p className="mt-3 text-lg text-muted">{role === 'shopper' ? HOUSEHOLD_TEXTS.shopper.text : HOUSEHOLD_TEXTS.lead}</p>
        <div className="mt-8 grid gap-6">
          {eaters.data && <PeopleSection eaters={eaters.data} units={units} />}
          <MembersSection household={household.data} />
          {role === 'owner' && members.length > 1 && <NameSection key={name} name={name} />}
          {role !== 'shopper' && <SharedLinksSection />}
          <LeaveSection household={household.data} />
        </div>
      </div>
    </div>
  );
}

function NameSection({ name }: { readonly name: string }) {
  const [typed, setTyped] = useState(name);
  const change = useHouseholdChange();
  return (
    <form
      className="card p-5 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ type: 'rename', name: typed });
      }}
    >
      <Field label={HOUSEHOLD_TEXTS.name.label}>
        {(ids) => (
          <span className="flex gap-2">
            <input
              {...ids}
              type="text"
              autoComplete="off"
              maxLength={HOUSEHOLD_NAME_LETTERS}
              value={typed}
              className={INPUT_CLASS}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" look="secondary" className="min-h-12 shrink-0" disabled={change.isPending || typed.trim() === name}>
              {HOUSEHOLD_TEXTS.save}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
