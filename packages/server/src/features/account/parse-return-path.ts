const ANY_ORIGIN = 'http://larder.invalid';

/** Where to go after sign-in: a page of ours, or the start. An open redirect would lend our name to any other site. */
export function parseReturnPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > 2000 || !asked.startsWith('/') || !URL.canParse(asked, ANY_ORIGIN)) return '/';
  // The parser decides as the browser will: it also reads `//host`, `/\host` and tabs within as another origin.
  const { origin, pathname, search, hash } = new URL(asked, ANY_ORIGIN);
  // `/.//host` stays on this origin as a whole address, but not as the path that is sent.
  if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return '/';
  // No page is there, and /api/logout would undo the sign-in.
  return /^\/(api|oidc)(\/|$)/.test(decode(pathname)) ? '/' : pathname + search + hash;
}

/** As the router reads it, to which `/%61pi` is `/api`. What it refuses to read is no page either. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/api';
  }
}
