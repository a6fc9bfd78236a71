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
  if (!user) noteLeaving(false);
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

const LEAVING_KEY = 'larder.leaving';

/** Somebody has signed out here, and the server has not said yet that nobody is signed in: it may not have heard. */
export function isLeaving(): boolean {
  try {
    return localStorage.getItem(LEAVING_KEY) !== null;
  } catch {
    return false;
  }
}

export function noteLeaving(isLeft: boolean): void {
  try {
    if (isLeft) localStorage.setItem(LEAVING_KEY, '1');
    else localStorage.removeItem(LEAVING_KEY);
  } catch {
    // Then the session ends with the navigation, or not before its time.
  }
}
