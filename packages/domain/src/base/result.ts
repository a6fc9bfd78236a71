/** An outcome the caller has to choose about. Bugs are thrown, absence is `undefined`; see docs/decisions/0006. */
export type Result<Value, Fault> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Fault };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const fail = <const Fault>(fault: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault });
