import type { Plugin } from 'vite';

const STUB_ID = '\0larder-no-schemas';

/** What makes schemas, and what makes them of others. */
const MAKERS: readonly string[] = ['zod/mini', './as-shown.ts'];

/**
 * The browser uses an endpoint's method, path and types; the server checks what goes in and out. Leaving the contract's
 * schemas out saves every visitor about 20 kB. Only the contract is concerned: a form may well import zod/mini itself.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'larder-contract-without-schemas',
    enforce: 'pre',
    resolveId(source, importer) {
      return MAKERS.includes(source) && importer?.includes('/packages/contract/') ? STUB_ID : undefined;
    },
    async load(id) {
      if (id !== STUB_ID) return undefined;
      const names = ['asShown', ...Object.keys(await import('zod/mini'))].filter((name) => name !== 'default');
      // "enum" and its like are export names but no variable names.
      return `${STUB}\nexport { ${names.map((name) => `schema as ${JSON.stringify(name)}`).join(', ')} };`;
    },
  };
}

/** Anything may be called on it and it stays itself, but it cannot check a value: better a clear error than a check that passes all. */
const STUB = `
const checks = ['parse', 'safeParse', 'parseAsync', 'safeParseAsync', '~standard', '_zod'];
const schema = new Proxy(function () {}, {
  apply: () => schema,
  get(_target, name) {
    if (checks.includes(name)) throw new Error('The contract has no schemas in the browser: see build/contract-without-schemas.ts');
    return schema;
  },
});`;
