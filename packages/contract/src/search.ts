import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './wire.ts';

export const PopularSearch = z.object({ id: z.string(), query: z.string() });
export type PopularSearch = z.infer<typeof PopularSearch>;

export const listPopularSearches = endpoint({
  method: 'GET',
  path: '/api/search/popular',
  access: 'public',
  query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20))) }),
  reply: success(z.array(PopularSearch)),
});
