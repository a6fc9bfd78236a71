import type * as z from 'zod';
import type { EnvFault } from './env-fault.ts';
import { VARIABLES, type VariableName, VENDORS, type VendorName } from './variables.table.ts';

export type Parsed = { readonly [Name in VariableName]?: z.output<(typeof VARIABLES)[Name]['schema']> };

type VariableOf<Setting> = Setting extends readonly [infer Name, unknown] ? Name : Setting;
type SettingsOf<Settings> = {
  readonly [Field in keyof Settings]: VariableOf<Settings[Field]> extends infer Name extends VariableName
    ? z.output<(typeof VARIABLES)[Name]['schema']>
    : never;
};

/** What each vendor's adapter is opened with; undefined where it is not configured. */
export type VendorEnv = { readonly [Name in VendorName]: SettingsOf<(typeof VENDORS)[Name]['settings']> | undefined };

export function readVendors(values: Parsed): VendorEnv {
  const found = Object.keys(VENDORS).map((name) => [name, readVendor(values, name as VendorName)] as const);
  // Field by field what the table says, which the type is made of too.
  return Object.fromEntries(found) as VendorEnv;
}

/** Half a configuration is a mistake: what was meant to be offered would be missing without a word. */
export function findVendorFault(values: Parsed): EnvFault | undefined {
  for (const name of Object.keys(VENDORS) as VendorName[]) {
    const needed = listNeeded(name);
    const missing = needed.find((variable) => values[variable] === undefined);
    const present = needed.find((variable) => values[variable] !== undefined);
    if (missing !== undefined && present !== undefined) {
      const message = `${missing} is missing while ${present} is set: set both to offer ${VENDORS[name].offers}, or none.`;
      return { variable: missing, message };
    }
  }
  return undefined;
}

const listSettings = (name: VendorName): readonly (readonly [field: string, variable: VariableName, otherwise?: string | number])[] =>
  Object.entries<VariableName | readonly [VariableName, string | number]>(VENDORS[name].settings).map(([field, setting]) =>
    typeof setting === 'string' ? [field, setting] : [field, ...setting],
  );

const listNeeded = (name: VendorName): readonly VariableName[] =>
  listSettings(name).flatMap(([, variable, otherwise]) => (otherwise === undefined ? [variable] : []));

function readVendor(values: Parsed, name: VendorName): object | undefined {
  if (listNeeded(name).some((variable) => values[variable] === undefined)) return undefined;
  return Object.fromEntries(listSettings(name).map(([field, variable, otherwise]) => [field, values[variable] ?? otherwise]));
}
