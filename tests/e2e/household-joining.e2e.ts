import { newEater, signUp } from '../support/eater.ts';
import { expectAccessibleInEveryLook } from '../support/expect-accessible.ts';
import { expect, openPage, planOf, savePlan, test } from '../support/members.ts';

test('who joins by a link takes all along in one press, and is told kindly where Back leads to it', async ({ browser, larder, member }) => {
  const ada = await openPage(browser, larder.url, member);
  const made = await ada.request.post('/api/household/invites', { data: { role: 'member' } });
  const { url } = ((await made.json()) as { data: { url: string } }).data;
  const ben = await openPage(browser, larder.url);
  await signUp(ben, larder.url, newEater());
  for (const title of ['Alpha Keto', 'Beta Bowl', 'Gamma']) await savePlan(ben, planOf(title));
  try {
    await ben.goto(url);
    const plans = ben.getByRole('group', { name: 'Saved plans' });
    const all = plans.getByRole('checkbox', { name: 'All of them' });
    const one = plans.getByRole('checkbox', { name: 'Beta Bowl' });
    await expect(all).not.toBeChecked();
    await one.check();
    await expect(all).toBeChecked({ indeterminate: true });
    await expect(plans.getByText('1 of 3')).toBeVisible();
    await expectAccessibleInEveryLook(ben, 'what is taken along');
    await all.click();
    await expect(all).toBeChecked();
    await expect(plans.getByRole('checkbox', { checked: true })).toHaveCount(4);
    await all.click();
    await expect(plans.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await one.check();
    await ben.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(ben.getByRole('heading', { name: 'Leave', exact: true })).toBeVisible();
    await ben.goBack();
    await expect(ben.getByText('You are in this household already.')).toBeVisible();
    await ben.getByRole('link', { name: 'To the household' }).click();
    await expect(ben).toHaveURL('/household');
  } finally {
    await ben.request.post('/api/household/leave', { data: { plans: [], recipes: [] } });
    for (const page of [ada, ben]) await page.context().close();
  }
});
