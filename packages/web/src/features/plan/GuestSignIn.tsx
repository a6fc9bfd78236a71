import { searchUrl, signInUrl } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { HEAD_ACTION } from './SaveButton.tsx';
import { PLAN_TEXTS } from './texts.ts';

/** In the place of saving. The way back leads to the same sentence, and so to the same dishes. */
export function GuestSignIn({ query }: { readonly query: string }) {
  return (
    <a href={signInUrl(searchUrl(query))} className={buttonClass('primary', HEAD_ACTION)}>
      {PLAN_TEXTS.guestSignIn}
    </a>
  );
}
