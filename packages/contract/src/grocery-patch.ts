import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CHANGES_LISTS, GroceryList } from './grocery.ts';
import { success } from './wire.ts';

const ById = z.object({ id: z.string().check(z.maxLength(100)) });

const PatchEntry = z.object({
  type: z.enum(['added', 'removed', 'changed']),
  ingredient: z.string(),
  /** What is on the list now; empty for what would be added. */
  from: z.string(),
  /** What the plan says now; empty for what would be removed. */
  to: z.string(),
  /** The person's own words stay, whatever the plan says. */
  isKept: z.boolean(),
  /** Bought, and with that amount too. */
  checked: z.boolean(),
  /** Of what was bought of another amount: what of it is to be bought again. */
  more: z.optional(z.string()),
});
export type PatchEntry = z.output<typeof PatchEntry>;

const ListPatch = z.object({
  /** The same as long as the plan and the list stay as they are. */
  id: z.string(),
  entries: z.array(PatchEntry),
});
export type ListPatch = z.output<typeof ListPatch>;

/** What the plan would change on this list; null when there is nothing, or when it was turned down. */
export const readListPatch = endpoint({
  method: 'GET',
  path: '/api/grocery-lists/:id/patch',
  access: 'user',
  params: ById,
  reply: success(z.nullable(ListPatch)),
  problems: ['list-not-found'],
});

/** Takes the patch as it was shown, or turns it down. Refused when the plan or the list has changed since. */
export const applyListPatch = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/:id/patch',
  ...CHANGES_LISTS,
  params: ById,
  body: z.object({ id: z.string().check(z.maxLength(100)), accept: z.boolean() }),
  reply: success(GroceryList),
  problems: ['list-not-found', 'patch-outdated'],
});

/** Puts back what taking this patch changed. Refused once a hand has changed one of its lines, or another patch was taken. */
export const undoListPatch = endpoint({
  method: 'POST',
  path: '/api/grocery-lists/:id/patch/undo',
  ...CHANGES_LISTS,
  params: ById,
  body: z.object({ id: z.string().check(z.maxLength(100)) }),
  reply: success(GroceryList),
  problems: ['list-not-found', 'patch-outdated'],
});
