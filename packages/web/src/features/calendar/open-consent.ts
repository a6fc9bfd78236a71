import { hearOnChannel, tellOnChannel } from '../../lib/tab-channel.ts';

/** How giving permission ended, as the server's redirect says it. */
const CONSENT_OUTCOMES = ['connected', 'denied', 'expired', 'failed'] as const;
export type ConsentOutcome = (typeof CONSENT_OUTCOMES)[number];

export const readOutcome = (text: unknown): ConsentOutcome | undefined => CONSENT_OUTCOMES.find((outcome) => outcome === text);

/** A channel and not the window's opener: Google's pages may cut that tie. */
const CHANNEL = 'larder-google';

/** In the click itself: later, the browser would block it. Null where it is blocked all the same. */
export const openConsentWindow = (): Window | null => window.open('', CHANNEL, 'popup,width=520,height=720');

export const hearConsent = (hear: (outcome: ConsentOutcome) => void): (() => void) =>
  hearOnChannel(CHANNEL, (said) => {
    const outcome = readOutcome(said);
    if (outcome) hear(outcome);
  });

/** On the page that comes back from Google: tells the one that waits, and goes. False when this window is not to be closed. */
export function tellConsent(outcome: ConsentOutcome): boolean {
  // Told in any case: a browser may have cut the tie, and then only the waiting page can end its waiting.
  tellOnChannel(CHANNEL, outcome);
  if (!window.opener && window.name !== CHANNEL) return false;
  window.close();
  return true;
}
