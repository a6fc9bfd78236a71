import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { isShopper } from '../../lib/household-role.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { AccountCard } from './AccountCard.tsx';
import { DataSection } from './DataSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { DuplicateSection } from './DuplicateOffer.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { ACCOUNT_TEXTS } from './texts.ts';

const TEXTS = ACCOUNT_TEXTS.page;

/** Apart from the profile, whose five sections are one form. */
export function AccountScreen() {
  return (
    <div className="page py-8 sm:py-12">
      <div className="max-w-[46rem]">
        <Link
          to={isShopper() ? PATHS.household : PATHS.profile}
          className="inline-flex min-h-8 items-center text-primary underline underline-offset-4"
        >
          {isShopper() ? TEXTS.household.title : TEXTS.toProfile}
        </Link>
        <h1 className="display mt-3 text-3xl sm:text-5xl">{TEXTS.title}</h1>
        <p className="mt-3 text-lg text-muted">{TEXTS.lead}</p>
        <div className="mt-8 grid gap-6">
          <AccountCard id="household" title={TEXTS.household.title}>
            <p className="mt-1.5 text-muted">{TEXTS.household.text}</p>
            <Link to={PATHS.household} className={buttonClass('secondary', 'mt-4 max-sm:w-full')}>
              {TEXTS.household.open}
            </Link>
          </AccountCard>
          {!isShopper() && <DataSection />}
          <DuplicateSection />
          <PasswordSection />
          <SessionsSection />
          <DeletionSection />
        </div>
      </div>
    </div>
  );
}
