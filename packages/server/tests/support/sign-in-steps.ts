import { acceptTerms as acceptTermsCall } from '@larder/contract/account.ts';
import { type Page, TestBrowser } from './test-browser.ts';

export const PASSWORD = 'correct horse battery';

let people = 0;

export const newEmail = (): string => `eater${++people}@example.com`;

type Person = { readonly email: string; readonly password?: string; readonly name?: string };

/** From the landing page's button to wherever it ends, as a newcomer. */
export async function signUp(
  browser: TestBrowser,
  origin: string,
  { email, password = PASSWORD, name = 'Ada Marie Lovelace' }: Person,
): Promise<Page> {
  const form = await browser.follow(await browser.visit(`${origin}/api/login`), 'Create account');
  return browser.submit(form, { name, email, password });
}

/** As the dialog after the first sign-in does: nothing is written for anybody before. */
export async function acceptTerms(browser: TestBrowser, origin: string): Promise<void> {
  const { status } = await browser.request(origin + acceptTermsCall.path, {
    method: acceptTermsCall.method,
    body: JSON.stringify({ termsAccepted: true, privacyAccepted: true }),
    headers: { 'content-type': 'application/json', origin },
  });
  if (status !== 200) throw new Error(`The terms could not be accepted: ${status}`);
}

export async function signIn(browser: TestBrowser, start: string, { email, password = PASSWORD }: Person): Promise<Page> {
  return browser.submit(await visitSignIn(browser, start), { email, password });
}

/** The form for who has an account, which a browser that is new here is not shown first. */
export async function visitSignIn(browser: TestBrowser, start: string): Promise<Page> {
  const page = await browser.visit(start);
  return page.body.includes('<h1>Create account</h1>') ? browser.follow(page, 'Sign in') : page;
}

export async function readUser(browser: TestBrowser, origin: string): Promise<Page> {
  return browser.request(`${origin}/api/auth/user`);
}
