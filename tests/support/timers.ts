import { expect, type Page } from '@playwright/test';

const KEY = 'larder-timers';

/** So many timers, as they were set at a recipe some minutes ago. The page is loaded anew. */
export async function runTimers(page: Page, count = 1): Promise<void> {
  await page.evaluate(
    async ({ key, ids }) => {
      const answered = (await (await fetch('/api/auth/user')).json()) as { id?: string; data?: { id: string } };
      const of = { dish: 'Lentil bowl', step: 1, time: '20 minutes', endsAt: Date.now() + 1_200_000, path: '/recipe/x', hasRung: false };
      const kept = { userId: answered.data?.id ?? answered.id, timers: ids.map((id) => ({ ...of, id })) };
      localStorage.setItem(key, JSON.stringify(kept));
    },
    { key: KEY, ids: Array.from({ length: count }, (_, at) => `t${at}`) },
  );
  await page.reload();
  await expect(page.getByRole('timer')).toHaveCount(count);
}

/** They are the browser's, and would stand on the screens of the tests that follow. */
export const forgetTimers = (page: Page): Promise<void> => page.evaluate((key) => localStorage.removeItem(key), KEY);
