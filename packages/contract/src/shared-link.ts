import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './wire.ts';

/** What can be shown to whoever has a link: titles, amounts, steps and lines; never a search, a rule, a figure or a name. */
export const SHARED_THINGS = ['plan', 'week', 'list'] as const;
export type SharedThing = (typeof SHARED_THINGS)[number];

export const LINK_DAYS = 90;

/** Its address was shown once and is kept nowhere. */
const SharedLink = z.object({
  id: z.string(),
  what: z.enum(SHARED_THINGS),
  title: z.string(),
  createdAt: z.string(),
  /** Null of one that is kept until it is taken back. */
  expiresAt: z.nullable(z.string()),
});
export type SharedLink = z.infer<typeof SharedLink>;

const ById = z.object({ id: z.string() });

export const listSharedLinks = endpoint({
  method: 'GET',
  path: '/api/shared-links',
  access: 'user',
  reply: success(z.array(SharedLink)),
});

export const shareByLink = endpoint({
  method: 'POST',
  path: '/api/shared-links',
  access: 'user',
  changes: 'people',
  body: z.object({ what: z.enum(SHARED_THINGS), id: z.uuid() }),
  reply: success(z.object({ ...SharedLink.shape, url: z.string() })),
  problems: ['not-found', 'account-full'],
});

export const keepSharedLink = endpoint({
  method: 'PUT',
  path: '/api/shared-links/:id',
  access: 'user',
  changes: 'people',
  params: ById,
  /** False: it ends after `LINK_DAYS` from now. */
  body: z.object({ isKept: z.boolean() }),
  reply: success(SharedLink),
  problems: ['link-not-found'],
});

export const revokeSharedLink = endpoint({
  method: 'DELETE',
  path: '/api/shared-links/:id',
  access: 'user',
  changes: 'people',
  params: ById,
  reply: z.object({ success: z.literal(true) }),
  problems: ['link-not-found'],
});
