/** How giving permission ended, as the server's redirect says it. */
const CONSENT_OUTCOMES = ['connected', 'denied', 'expired', 'failed'] as const;
export type ConsentOutcome = (typeof CONSENT_OUTCOMES)[number];

export const readOutcome = (text: unknown): ConsentOutcome | undefined => CONSENT_OUTCOMES.find((outcome) => outcome === text);

/** A channel and not the window's opener: Google's pages may cut that tie. */
const CHANNEL = 'larder-google';

/** In the click itself: later, the browser would block it. Null where it is blocked all the same. */
export const openConsentWindow = (): Window | null => window.open('', CHANNEL, 'popup,width=520,height=720');

export function hearConsent(hear: (outcome: ConsentOutcome) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    const outcome = readOutcome(data);
    if (outcome) hear(outcome);
  });
  return () => channel.close();
}

/** On the page that comes back from Google: tells the one that waits, and goes. False when this window is not to be closed. */
export function tellConsent(outcome: ConsentOutcome): boolean {
  // Told in any case: a browser may have cut the tie, and then only the waiting page can end its waiting.
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than its own
  channel.postMessage(outcome);
  channel.close();
  if (!window.opener && window.name !== CHANNEL) return false;
  window.close();
  return true;
}
