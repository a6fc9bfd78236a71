import type { MouseEvent } from 'react';
import { letGoOfUnsaved } from '../lib/kept-drafts.ts';
import { noteLeaving } from '../lib/member-hint.ts';
import { forgetPerson } from '../lib/offline/forget.ts';
import { PATHS, SIGN_OUT_URL } from '../paths.ts';

/**
 * At the link that signs out. The server may be out of reach: what this browser knows of the person goes at once, and the session
 * ends as soon as there is a network again (`leaveAtLast`).
 */
export function leaveHere(event: MouseEvent): void {
  forgetPerson();
  noteLeaving(true);
  if (navigator.onLine) return;
  event.preventDefault();
  goAway();
}

/** Away from that link, as what was still to be sent or saved was asked about. */
export function leaveAfterAll(): void {
  // Asked already: the browser's own question would come when there is nothing left to stay with.
  letGoOfUnsaved();
  forgetPerson();
  noteLeaving(true);
  goAway();
}

/** Without a network the browser would answer with its own page for that, from which nothing leads on. */
const goAway = (): void => location.assign(navigator.onLine ? SIGN_OUT_URL : PATHS.home);

/** Whoever has left is still signed in for the server: told now, by the way that also signs out of the sign-in provider. */
export async function leaveAtLast(): Promise<void> {
  location.assign(SIGN_OUT_URL);
  // Nothing of the person is shown meanwhile.
  await new Promise(() => undefined);
}
