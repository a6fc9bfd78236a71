/**
 * The router refuses a path that it cannot decode before it runs any hook: there would be no line in the log and none of the
 * security headers. A percent sign that begins nothing is taken for the sign itself, and the path for one of many that are not
 * there.
 */
export function mendAddress(address: string): string {
  const query = address.indexOf('?');
  const path = query === -1 ? address : address.slice(0, query);
  return canDecode(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length);
}

function canDecode(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
