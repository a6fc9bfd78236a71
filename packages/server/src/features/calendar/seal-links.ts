import type { Log } from '../../db/log.ts';
import type { LinkStore } from './link-store.ts';

/** The addresses of calendars that releases up to migration 0018 left in the clear are sealed at the first start after it. */
export async function sealWhatIsOpen(links: Pick<LinkStore, 'sealTokens'>, log: Pick<Log, 'info'>): Promise<void> {
  const sealed = await links.sealTokens();
  if (sealed > 0) log.info(`${sealed} calendar addresses were sealed with ENCRYPTION_KEY`);
}
