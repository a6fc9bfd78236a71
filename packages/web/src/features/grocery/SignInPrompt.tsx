import { StillLife } from '../../components/StillLife.tsx';
import { SIGN_IN_URL } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { GROCERY_TEXTS } from './texts.ts';

/** For the moment between the end of a session and the way home. */
export function SignInPrompt() {
  return (
    <PageMessage title={GROCERY_TEXTS.signInTitle} text={GROCERY_TEXTS.signInText} picture={<StillLife />}>
      <a href={SIGN_IN_URL} className={buttonClass('primary')}>
        {GROCERY_TEXTS.signIn}
      </a>
    </PageMessage>
  );
}
