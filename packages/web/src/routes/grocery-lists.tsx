import { useUser } from '../features/account/queries.ts';
import { GroceryLists } from '../features/grocery/GroceryLists.tsx';
import { SignInPrompt } from '../features/grocery/SignInPrompt.tsx';
import { GROCERY_TEXTS } from '../features/grocery/texts.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function GroceryListsPage() {
  const user = useUser();
  return (
    <>
      <PageTitle>{GROCERY_TEXTS.title}</PageTitle>
      {user ? <GroceryLists userId={user.id} /> : <SignInPrompt />}
    </>
  );
}
