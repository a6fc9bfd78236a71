import { expectAccessibleInEveryLook } from '../support/expect-accessible.ts';
import { clearPlans, expect, test } from '../support/members.ts';
import { listScreens, seedPlans } from '../support/screens.ts';

// The longest file by far: both workers take from it.
test.describe.configure({ mode: 'parallel' });

let ids: readonly string[];
test.beforeAll(async ({ memberContext }) => {
  const page = await memberContext.newPage();
  await clearPlans(page);
  ids = await seedPlans(page);
  await page.close();
});

for (const part of ['home', 'plan', 'edit', 'recipe', 'print', 'my-plans'] as const) {
  test(`no state of ${part} has an accessibility fault or is wider than a phone`, async ({ memberContext }) => {
    test.setTimeout(180_000);
    for (const { name, open } of listScreens(ids).filter((screen) => screen.name.startsWith(part))) {
      // A page of its own: the answers one state needs are not the next one's.
      const page = await memberContext.newPage();
      await open(page);
      await expectAccessibleInEveryLook(page, name, { isVariant: name !== part });
      await page.setViewportSize({ width: 320, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
      await page.close();
    }
  });
}
