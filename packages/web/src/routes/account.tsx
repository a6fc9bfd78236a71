import { AccountScreen } from '../features/account/AccountScreen.tsx';
import { ACCOUNT_TEXTS } from '../features/account/texts.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function AccountPage() {
  return (
    <>
      <PageTitle>{ACCOUNT_TEXTS.page.title}</PageTitle>
      <AccountScreen />
    </>
  );
}
