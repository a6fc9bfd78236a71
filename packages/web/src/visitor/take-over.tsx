import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { VISITOR_PAGES, type VisitorPath } from './pages.ts';
import { VisitorPage } from './VisitorPage.tsx';

/** From here on the page answers: its menu, its theme, its small pictures. */
export async function takeOver(root: HTMLElement, path: VisitorPath): Promise<void> {
  const Page = await VISITOR_PAGES[path]();
  // In slices: a tap in the middle of it is answered.
  startTransition(() => {
    hydrateRoot(root, <VisitorPage path={path} Page={Page} />);
  });
}
