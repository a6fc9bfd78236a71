/* oxlint-disable no-underscore-dangle -- Playwright's own names */
import type { Page } from '@playwright/test';

type NetworkManager = {
  _updateProtocolRequestInterceptionForSession: (this: NetworkManager, target: Target, isInitial?: boolean) => Promise<void>;
};
type Target = { readonly session: { readonly send: (method: string, params: object) => Promise<unknown> } };
type Internals = {
  readonly _connection: {
    readonly toImpl: (page: Page) => { readonly delegate: { readonly _networkManager: NetworkManager } };
  };
};

/**
 * Playwright switches the browser's cache off for a page with a `route`, and has no option for it: each visit then fetches and
 * compiles sixty scripts anew, 640 ms of processor instead of 300. What the server says of its answers is enough for our tests.
 * This reaches into the pinned release of Playwright; another one whose inside differs fails here, in the first test.
 */
export function keepBrowserCache(page: Page): void {
  if (isKept) return;
  const manager = (page as unknown as Internals)._connection.toImpl(page).delegate._networkManager;
  const prototype = Object.getPrototypeOf(manager) as NetworkManager;
  const update = prototype._updateProtocolRequestInterceptionForSession;
  prototype._updateProtocolRequestInterceptionForSession = async function updateAndKeepCache(target, isInitial) {
    await update.call(this, target, isInitial);
    await target.session.send('Network.setCacheDisabled', { cacheDisabled: false });
  };
  isKept = true;
}

/** Once for all pages of a worker. */
let isKept = false;
