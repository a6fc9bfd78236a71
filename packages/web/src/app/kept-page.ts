import { readRememberedMember } from '../lib/member-hint.ts';

/**
 * A browser keeps the page that was left and shows it again by Back, as it was: also when nobody, or somebody else, is
 * signed in by then. Such a page is loaded anew, and nothing of it is seen meanwhile.
 */
export function watchKeptPage(userId: string | undefined): () => void {
  const checkWhoIsThere = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || readRememberedMember()?.id === userId) return;
    document.body.hidden = true;
    location.reload();
  };
  window.addEventListener('pageshow', checkWhoIsThere);
  return () => window.removeEventListener('pageshow', checkWhoIsThere);
}
