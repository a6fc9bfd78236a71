import * as z from 'zod';

export const INSTACART_PATH = '/idp/v1/products/products_link';

export const LinkReply = z.object({ products_link_url: z.string() });

const Single = z.object({ message: z.string().optional(), code: z.number().optional() });
/** The entries of a list of errors are published in two shapes. */
const Entry = z.union([z.object({ error: Single, meta: z.object({ key: z.string().optional() }).optional() }), Single]);
const ErrorReply = z.object({
  error: Single.extend({ errors: z.array(Entry.and(z.object({ meta: z.object({ key: z.string().optional() }).optional() }))).optional() }),
  meta: z.object({ key: z.string().optional() }).optional(),
});

export type WireError = { readonly code: number | undefined; readonly key: string | undefined };

/** Every error of an answer, one or many; none when it is anything else, such as a proxy's page. */
export function readErrors(body: unknown): readonly WireError[] {
  const parsed = ErrorReply.safeParse(body);
  if (!parsed.success) return [];
  const { error, meta } = parsed.data;
  if (!error.errors?.length) return [{ code: error.code, key: meta?.key }];
  return error.errors.map((entry) => ({ code: 'error' in entry ? entry.error.code : entry.code, key: entry.meta?.key }));
}

/** Codes that ask to come back: "temporary" and the internal ones. */
export const isTemporary = ({ code }: WireError): boolean => code === 2003 || (code !== undefined && code >= 5000 && code < 5100);
