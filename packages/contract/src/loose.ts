/** Readers of what another server, release or program wrote: whatever is not as expected is as if it were not there. */

export type Fields = Readonly<Record<string, unknown>>;

/** A shape of the contract as somebody may have sent it who leaves out what the specification leaves open. */
export type Loose<Wire> = { readonly [Key in keyof Wire]?: Wire[Key] | null };

export const isFields = (wire: unknown): wire is Fields => typeof wire === 'object' && wire !== null && !Array.isArray(wire);

export const fieldsOf = (wire: unknown): Fields => (isFields(wire) ? wire : {});

/** Also of a number written as text, with or without its unit: "12 g". */
export function numberOf(wire: unknown): number | undefined {
  const value = typeof wire === 'string' ? Number.parseFloat(wire) : wire;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
