import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { askControl, offerControl } from './db/control-socket.ts';
import type { Database } from './db/database.ts';
import type { Log } from './db/log.ts';
import { type Invitation, makeInvitation } from './features/account/invitation-store.ts';

/** The process that runs the built-in database makes the invitations that `npm run invite` asks for. */
export async function offerInvitations(database: Database, dataDir: string, log: Log): Promise<{ readonly close: () => Promise<void> }> {
  if (database.kind !== 'pglite') return { close: async () => undefined };
  return offerControl({ dataDir, name: 'invite' }, async (socket) => {
    try {
      const { days } = Wish.parse(JSON.parse(await text(socket)));
      socket.end(JSON.stringify(await makeInvitation(database.kysely, days)));
    } catch (error) {
      log.error(`An invitation failed: ${error instanceof Error ? error.message : String(error)}`);
      socket.end('{}');
    }
  });
}

/** Undefined when no process runs the built-in database. */
export async function askForInvitation(dataDir: string, days: number): Promise<Invitation | undefined> {
  const socket = await askControl({ dataDir, name: 'invite' });
  if (socket === undefined) return undefined;
  socket.end(JSON.stringify({ days }));
  const made = Made.safeParse(JSON.parse(await text(socket)));
  if (!made.success) throw new Error('The server could not make one; its log says why.');
  return made.data;
}

const Wish = z.object({ days: z.number().min(1).max(365) });
const Made = z.object({ code: z.string(), expiresAt: z.coerce.date() });
