import { useSearch } from '@tanstack/react-router';
import { useUser } from '../features/account/queries.ts';
import { CreateGroceryList } from '../features/grocery/CreateGroceryList.tsx';
import { SignInPrompt } from '../features/grocery/SignInPrompt.tsx';
import { CREATE_TEXTS } from '../features/grocery/texts.ts';
import { useGoOn } from '../lib/use-still-here.ts';
import { PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function CreateGroceryListPage() {
  const user = useUser();
  const goOn = useGoOn();
  const week = useSearch({ from: PATHS.createGroceryList, select: (search) => search.week });
  return (
    <>
      <PageTitle>{CREATE_TEXTS.title}</PageTitle>
      {user ? (
        <CreateGroceryList week={week} onCreated={(listId) => void goOn({ to: PATHS.groceryList, params: { listId } })} />
      ) : (
        <SignInPrompt />
      )}
    </>
  );
}
