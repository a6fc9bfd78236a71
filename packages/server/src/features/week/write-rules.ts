import { createHash } from 'node:crypto';
import type { TableEater } from '@larder/domain/table/table-eater.ts';

/** Another name wherever anything of who eats together is another: a name too many costs a look at the days, one too few an allergy. */
export const writeRules = (household: readonly TableEater[]): string =>
  createHash('sha256').update(JSON.stringify(household)).digest('base64url');
