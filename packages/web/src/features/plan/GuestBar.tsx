import { searchUrl, signInUrl } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { FOOT_BAR } from './SaveBar.tsx';
import { PLAN_TEXTS } from './texts.ts';

/** In the place of saving. The way back leads to the same sentence, and so to the same dishes. */
export function GuestBar({ query }: { readonly query: string }) {
  return (
    <div className={FOOT_BAR}>
      <a href={signInUrl(searchUrl(query))} className={buttonClass('primary', 'min-h-12 w-full px-7 whitespace-nowrap')}>
        {PLAN_TEXTS.guestSignIn}
      </a>
    </div>
  );
}
