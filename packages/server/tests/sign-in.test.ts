import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSignInApp, type SignInApp } from './support/sign-in-app.ts';
import { type Page, TestBrowser } from './support/test-browser.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

const ORIGIN = 'http://localhost:5000';
const PASSWORD = 'correct horse battery';

let opened: TestDatabase;
let site: SignInApp;
let people = 0;

beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  site = await startSignInApp(opened.database, { baseUrl: ORIGIN });
});

afterAll(async () => {
  await site.app.close();
  await opened.close();
});

const newBrowser = () => new TestBrowser({ [ORIGIN]: site.app, 'http://127.0.0.1:5000': site.app });
const newEmail = () => `eater${++people}@example.com`;

async function signUp(browser: TestBrowser, email: string, start = `${ORIGIN}/api/login`): Promise<Page> {
  const form = await browser.follow(await browser.visit(start), 'Create account');
  return browser.submit(form, { name: 'Ada Marie Lovelace', email, password: PASSWORD });
}

const readUser = (browser: TestBrowser) => browser.request(`${ORIGIN}/api/auth/user`);

describe('sign-up', () => {
  it('creates the account and signs in', async () => {
    const browser = newBrowser();
    const email = newEmail();
    const page = await signUp(browser, email);
    expect(page.url.href).toBe(`${ORIGIN}/`);
    const user = await readUser(browser);
    expect(user.status).toBe(200);
    expect(JSON.parse(user.body)).toMatchObject({ firstName: 'Ada Marie', lastName: 'Lovelace', email });
  });
});
