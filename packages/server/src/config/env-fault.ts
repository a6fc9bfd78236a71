import type { VariableName } from './variables.table.ts';

/** One sentence a person can act on: the variable, what is wrong with its value, what to do. */
export type EnvFault = { readonly variable: VariableName; readonly message: string };
