import { useParams } from '@tanstack/react-router';
import { useUser } from '../features/account/queries.ts';
import { GroceryList } from '../features/grocery/GroceryList.tsx';
import { SignInPrompt } from '../features/grocery/SignInPrompt.tsx';
import { TableActions } from '../features/household/TableActions.tsx';
import { isShopper } from '../lib/household-role.ts';
import { PATHS } from '../paths.ts';

export default function GroceryListPage() {
  const { listId } = useParams({ from: PATHS.groceryList });
  const user = useUser();
  if (!user) return <SignInPrompt />;
  return (
    <GroceryList key={listId} listId={listId} userId={user.id}>
      {!isShopper() && <TableActions shared={{ what: 'list', id: listId }} hasPeople={false} isNarrow />}
    </GroceryList>
  );
}
