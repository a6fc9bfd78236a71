import { LegalPage } from '../features/legal/LegalPage.tsx';
import { PRIVACY_POLICY } from '../features/legal/privacy.table.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageTitle>{PRIVACY_POLICY.title}</PageTitle>
      <LegalPage text={PRIVACY_POLICY} />
    </>
  );
}
