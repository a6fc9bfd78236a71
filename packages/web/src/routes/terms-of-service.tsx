import { LegalPage } from '../features/legal/LegalPage.tsx';
import { TERMS_OF_SERVICE } from '../features/legal/terms.table.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function TermsOfServicePage() {
  return (
    <>
      <PageTitle>{TERMS_OF_SERVICE.title}</PageTitle>
      <LegalPage text={TERMS_OF_SERVICE} />
    </>
  );
}
