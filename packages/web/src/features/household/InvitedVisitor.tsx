import { StillLife } from '../../components/StillLife.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.join;

/** Tells nothing of whom: that is for who has signed in. The link itself opens the sign-up where it takes an invitation. */
export function InvitedVisitor({ signInUrl }: { readonly signInUrl: string }) {
  return (
    <PageMessage title={TEXTS.visitor} text={TEXTS.visitorText} picture={<StillLife />}>
      <a href={signInUrl} className={buttonClass('primary')}>
        {TEXTS.signIn}
      </a>
    </PageMessage>
  );
}
