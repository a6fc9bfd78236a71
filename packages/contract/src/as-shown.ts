import * as z from 'zod/mini';

/**
 * What is asked of a body, without its limits: what is stored is shown as it is, also where a limit came later, and an answer
 * without checks need not be copied to be checked.
 */
export function asShown<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  const {
    _zod: { def },
  } = schema as unknown as z.core.$ZodTypes;
  return z.clone(schema, { ...def, ...showParts(def), checks: [] });
}

const showPart = (schema: z.core.$ZodType) => asShown(schema as z.ZodMiniType);

function showParts(def: z.core.$ZodTypes['_zod']['def']): object {
  switch (def.type) {
    case 'object':
      return { shape: Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, showPart(part)])) };
    case 'array':
      return { element: showPart(def.element) };
    case 'optional':
    case 'nullable':
      return { innerType: showPart(def.innerType) };
    default:
      return {};
  }
}
