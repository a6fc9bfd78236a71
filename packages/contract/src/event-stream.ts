import type * as z from 'zod/mini';

/** What a call that can answer bit by bit is asked for by its `Accept`, and answers with. */
export const EVENT_STREAM = 'text/event-stream';

/** The events of one stream by their names. */
export type EventSchemas = Readonly<Record<string, z.ZodMiniType>>;

/** One of them, as its reader gets it. */
export type EventOf<Events extends EventSchemas> = {
  readonly [Name in keyof Events & string]: { readonly name: Name; readonly data: z.output<Events[Name]> };
}[keyof Events & string];
