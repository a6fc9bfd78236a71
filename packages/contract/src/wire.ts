import * as z from 'zod/mini';

/** The envelope of the specification: `{ success: true, data }`. */
export const success = <Data extends z.ZodMiniType>(data: Data) => z.object({ success: z.literal(true), data });

/**
 * The specification's "true"/"false" strings. Both forms are taken, strings are given (AMB-18).
 * Inside the server and the web a boolean is a boolean; `booleanText` and `isTrue` are the only bridge.
 */
export const BooleanText = z.union([
  z.enum(['true', 'false']),
  z.pipe(
    z.boolean(),
    z.transform((value) => booleanText(value)),
  ),
]);

export const booleanText = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');
export const isTrue = (text: 'true' | 'false'): boolean => text === 'true';
