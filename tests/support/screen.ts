import { expect, type Page } from '@playwright/test';

export type Screen = {
  readonly name: string;
  /** Brings a fresh page into the state. */
  readonly open: (page: Page) => Promise<unknown>;
  /** What is longer than the window is shown as far as the window goes. */
  readonly isOneWindow?: boolean;
};

/** Until its heading is there. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}
