import { hydrateRoot } from 'react-dom/client';
import { invariant } from '@larder/domain/base/assert-never.ts';
import { noteMember, rememberMember } from '../app/member-hint.ts';
import { peekRememberedQuery } from '../features/search/remembered-query.ts';
import { isVisitorPath, VISITOR_PAGES } from './pages.ts';
import { VisitorPage } from './VisitorPage.tsx';

const root = document.getElementById('root');
invariant(root, 'a page has #root');
void start(root);

/** A visitor of the page as it was rendered needs no router and no queries. Anybody else gets the application, in the page's place. */
async function start(element: HTMLElement): Promise<void> {
  const { page } = document.documentElement.dataset;
  const path = page !== undefined && isVisitorPath(page) ? page : undefined;
  const loading = path && VISITOR_PAGES[path]();
  const isPlain = location.search === '' && peekRememberedQuery() === undefined;
  if (path && loading && isPlain && (await isNobodyThere())) {
    noteMember(false);
    rememberMember(null);
    hydrateRoot(element, <VisitorPage path={path} Page={await loading} />);
    return;
  }
  const { startApp } = await import('../app/start-app.tsx');
  startApp(element);
}

/** The answer itself is left for the application to read. */
async function isNobodyThere(): Promise<boolean> {
  try {
    const answer = await window.larderAsked;
    return answer?.status === 401 || answer?.body === 'null';
  } catch {
    return false;
  }
}
