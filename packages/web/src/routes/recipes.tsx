import { LibraryScreen } from '../features/own-recipe/LibraryScreen.tsx';
import { LIBRARY_TEXTS } from '../features/own-recipe/texts.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function RecipesPage() {
  return (
    <>
      <PageTitle>{LIBRARY_TEXTS.title}</PageTitle>
      <LibraryScreen />
    </>
  );
}
