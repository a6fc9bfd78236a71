import { register } from 'node:module';
import refreshTables from '../../tools/refresh-tables.mjs';

/**
 * Imports a module of the domain by its path below `packages/domain/src`, such as `ingredient/parse-line.ts`.
 * An adapter must not import it statically: on a Node that cannot strip types the hook has to be registered first.
 */
export async function loadDomain(path) {
  return import(new URL(`../../packages/domain/src/${path}`, import.meta.url).href);
}

/** The same of the contract, for what a wish looks like on its way to the server. */
export async function loadContract(path) {
  return import(new URL(`../../packages/contract/src/${path}`, import.meta.url).href);
}

// A scorer may come to a checkout in which nothing was built yet.
refreshTables();

// The host that runs the benchmark may have Node 20, which knows no TypeScript at all.
if (!process.features.typescript) register('./strip-types-hook.mjs', import.meta.url);
