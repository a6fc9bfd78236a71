/** Whether a link may be opened: Instacart's own hosts over https, or the very server that stands in for it. */
export function isAllowedLink(link: string, baseUrl: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, origin } = new URL(link);
  if (origin === new URL(baseUrl).origin) return true;
  return protocol === 'https:' && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

const HOSTS = ['instacart.com', 'instacart.tools'] as const;
