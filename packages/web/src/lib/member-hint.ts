import type { User } from '@larder/contract/account.ts';

const KEY = 'larder.was-member';

/** Whether the last visit was signed in. Only a guess at which part of the application to fetch while the server is asked. */
export function wasMember(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteMember(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without the hint the start is a little slower.
  }
}

const USER_KEY = 'larder.member';

/** Who was here last, for the lists that open without a network. Gone as soon as the server says that nobody is signed in. */
export function rememberMember(user: User | null): void {
  try {
    if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
    else localStorage.removeItem(USER_KEY);
  } catch {
    // Without it the lists open with a network only.
  }
}

export function readRememberedMember(): User | undefined {
  try {
    return (JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as User | null) ?? undefined;
  } catch {
    return undefined;
  }
}
