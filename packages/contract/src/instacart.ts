import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './wire.ts';

const ById = z.object({ id: z.string().check(z.maxLength(100)) });

export const InstacartExport = z.object({
  id: z.string(),
  instacartUrl: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
});
export type InstacartExport = z.output<typeof InstacartExport>;

type MadeExport = { readonly id: string; readonly url: string; readonly createdAt: Date; readonly expiresAt: Date | null };

export const formatExport = ({ id, url, createdAt, expiresAt }: MadeExport): InstacartExport => ({
  id,
  instacartUrl: url,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** The specification's name for it, which is the vendor's. */
export const InstacartLink = z.object({ products_link_url: z.string() });

export const formatLink = (url: string): z.output<typeof InstacartLink> => ({ products_link_url: url });

export const listInstacartExports = endpoint({
  method: 'GET',
  path: '/api/grocery-lists/:id/exports/instacart',
  access: 'user',
  params: ById,
  reply: success(z.array(InstacartExport)),
  problems: ['list-not-found'],
});

/** The items that are not checked. */
export const exportToInstacart = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/:id/export/instacart',
  takesLong: true,
  access: 'user',
  changes: 'lists',
  rate: 'outside',
  params: ById,
  reply: success(InstacartLink),
  problems: ['list-not-found', 'nothing-to-buy', 'instacart-not-configured', 'instacart-refused', 'instacart-unavailable'],
});

export const deleteInstacartExport = endpoint({
  method: 'DELETE',
  path: '/api/instacart-exports/:id',
  access: 'user',
  changes: 'lists',
  params: ById,
  reply: z.object({ success: z.literal(true) }),
  problems: ['export-not-found'],
});
