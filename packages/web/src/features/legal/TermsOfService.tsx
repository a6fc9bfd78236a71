import { LegalPage } from './LegalPage.tsx';
import { TERMS_OF_SERVICE } from './terms.table.ts';

export function TermsOfService() {
  return <LegalPage text={TERMS_OF_SERVICE} />;
}
