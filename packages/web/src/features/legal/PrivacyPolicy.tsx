import { LegalPage } from './LegalPage.tsx';
import { PRIVACY_POLICY } from './privacy.table.ts';

export function PrivacyPolicy() {
  return <LegalPage text={PRIVACY_POLICY} />;
}
