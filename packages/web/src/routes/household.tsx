import { useUser } from '../features/account/queries.ts';
import { HouseholdScreen } from '../features/household/HouseholdScreen.tsx';
import { HOUSEHOLD_TEXTS } from '../features/household/texts.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function HouseholdPage() {
  const user = useUser();
  return (
    <>
      <PageTitle>{HOUSEHOLD_TEXTS.title}</PageTitle>
      <HouseholdScreen units={user?.preferredUnits ?? 'imperial'} />
    </>
  );
}
