import type { Page } from '@playwright/test';

export type Screen = {
  readonly name: string;
  /** Brings a fresh page into the state. */
  readonly open: (page: Page) => Promise<unknown>;
  /** What is longer than the window is shown as far as the window goes. */
  readonly isOneWindow?: boolean;
};
