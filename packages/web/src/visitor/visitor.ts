import { noteMember, rememberMember } from '../lib/member-hint.ts';
import { peekRememberedQuery } from '../features/search/remembered-query.ts';
import type { VisitorPath } from './pages.ts';

const root = document.getElementById('root');
if (root) void start(root);

/**
 * A visitor of the page as it was rendered needs no router and no queries; React itself is run when the page is already there
 * to be read. Anybody else gets the application, in the page's place.
 */
async function start(element: HTMLElement): Promise<void> {
  const isPlain = location.search === '' && peekRememberedQuery() === undefined;
  if (isPlain && (await isNobodyThere())) {
    noteMember(false);
    rememberMember(null);
    await untilPainted();
    const { takeOver } = await import('./take-over.tsx');
    // The build wrote it from the list of these pages.
    await takeOver(element, document.documentElement.dataset['page'] as VisitorPath);
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

const HIDDEN_TAB_MS = 200;

/** A tab in the background paints nothing and is not waited for. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN_TAB_MS);
  });
}
