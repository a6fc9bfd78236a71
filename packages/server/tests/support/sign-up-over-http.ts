import { acceptTerms, newEmail, signUp } from './sign-in-steps.ts';
import { type InjectingApp, TestBrowser } from './test-browser.ts';

/** Somebody new at the built-in provider of a running server; gives the cookie of the session. */
export async function signUpOverHttp(origin: string, password?: string): Promise<string> {
  const overHttp: InjectingApp = {
    inject: async ({ method, url, headers, payload }) => {
      const answer = await fetch(origin + url, {
        method,
        headers,
        redirect: 'manual',
        ...(payload === undefined ? {} : { body: payload }),
      });
      const plain = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'set-cookie'));
      return { statusCode: answer.status, headers: { ...plain, 'set-cookie': answer.headers.getSetCookie() }, body: await answer.text() };
    },
  };
  const browser = new TestBrowser({ [origin]: overHttp });
  await signUp(browser, origin, { email: newEmail(), ...(password === undefined ? {} : { password }) });
  await acceptTerms(browser, origin);
  return browser.cookieHeader(new URL(origin)) ?? '';
}
