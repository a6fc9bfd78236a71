import { useParams } from '@tanstack/react-router';
import { useUser } from '../features/account/queries.ts';
import { GroceryList } from '../features/grocery/GroceryList.tsx';
import { SignInPrompt } from '../features/grocery/SignInPrompt.tsx';
import { PATHS } from '../paths.ts';

export default function GroceryListPage() {
  const { listId } = useParams({ from: PATHS.groceryList });
  const user = useUser();
  return user ? <GroceryList key={listId} listId={listId} userId={user.id} /> : <SignInPrompt />;
}
