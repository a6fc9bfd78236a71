import { type APIResponse, expect, type Locator, type Page } from '@playwright/test';

export type NewEater = { readonly name: string; readonly email: string; readonly password: string };

let made = 0;
export function newEater(): NewEater {
  made += 1;
  return { name: 'Robin Baker', email: `robin.${process.pid}.${made}@example.com`, password: 'a long pass phrase' };
}

/**
 * An account of its own, terms accepted, with its home screen open. Made by the requests that a browser would send: the screens of it
 * have tests of their own (`signUpByHand`), and took three seconds of every test that begins with a new member.
 */
export async function signUp(page: Page, url: string, { name, email, password }: NewEater): Promise<void> {
  const { request } = page;
  const first = await readPage(await request.get(`${url}/api/login`));
  const form = first.text.includes('<h1>Create account</h1>') ? first : await readPage(await request.get(first.linkTo('Create account')));
  const done = await request.post(form.action(), {
    form: { ...form.hidden(), name, email, password },
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
  });
  expect(done.url()).toBe(`${url}/`);
  const accepted = await request.post(`${url}/api/auth/accept-terms`, {
    data: { termsAccepted: true, privacyAccepted: true },
    headers: { origin: url },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await page.goto(url);
  await expect(searchField(page)).toBeVisible();
}

async function readPage(answer: APIResponse) {
  const text = await answer.text();
  const addressIn = (pattern: RegExp): string => {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`${answer.url()} has nothing like ${pattern.source}: ${text.slice(0, 200)}`);
    return new URL(found, answer.url()).href;
  };
  return {
    text,
    linkTo: (words: string): string => addressIn(new RegExp(`<a[^>]*href="([^"]+)"[^>]*>${words}</a>`, 'u')),
    action: (): string => addressIn(/<form[^>]*\saction="([^"]+)"/u),
    hidden: (): Record<string, string> =>
      Object.fromEntries(
        [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]),
      ),
  };
}

/** From the landing page through the provider's sign-up to the home screen, terms accepted. */
export async function signUpByHand(page: Page, url: string, eater: NewEater): Promise<void> {
  await page.goto(url);
  await page
    .getByRole('link', { name: 'Get Started Free' })
    .or(page.getByRole('button', { name: 'Get Started Free' }))
    .first()
    .click();
  await createAccount(page, eater);
}

/** From the provider's page on, wherever the sign-in was asked for. */
export async function createAccount(page: Page, eater: NewEater, landing?: Locator): Promise<void> {
  await fillAccount(page, eater);
  await acceptTerms(page, landing);
}

export async function fillAccount(page: Page, eater: NewEater): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^(Sign in|Create account)$/);
  // A browser that was here before begins with the other form.
  if ((await heading.innerText()) === 'Sign in') await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill(eater.name);
  await page.getByLabel('Email').fill(eater.email);
  await page.getByLabel('Password').fill(eater.password);
  await page.getByRole('button', { name: /create account/i }).click();
}

/** `landing`: what is seen behind the dialog, where that is not the home screen. */
export async function acceptTerms(page: Page, landing: Locator = searchField(page)): Promise<void> {
  const agreement = page.getByRole('dialog', { name: /Account Creation Agreement/ });
  await expect(agreement).toBeVisible();
  for (const box of await agreement.getByRole('checkbox').all()) await box.check();
  await agreement.getByRole('button', { name: 'Create Account' }).click();
  await expect(agreement).toBeHidden();
  await expect(landing).toBeVisible();
}

const searchField = (page: Page): Locator => page.getByRole('searchbox').or(page.getByRole('textbox')).first();

export async function signIn(page: Page, url: string, eater: NewEater): Promise<void> {
  await page.goto(url);
  await page
    .getByRole('link', { name: 'Sign In' })
    .or(page.getByRole('button', { name: 'Sign In' }))
    .first()
    .click();
  await fillSignIn(page, eater);
  await page.waitForURL(`${url}/`);
}

export async function fillSignIn(page: Page, eater: NewEater): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^(Sign in|Create account)$/);
  // So it begins in a browser where nobody signed in before.
  if ((await heading.innerText()) === 'Create account') await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(eater.email);
  await page.getByLabel('Password').fill(eater.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
