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
