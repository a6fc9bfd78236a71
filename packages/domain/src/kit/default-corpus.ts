import { FOODS } from '../food/food-table.ts';
import { makeCorpus, type Corpus } from './corpus.ts';
import { KIT_TABLE } from './kit-table.ts';

/** Every kit that ships, with the whole food table. */
export const DEFAULT_CORPUS: Corpus = makeCorpus(KIT_TABLE, FOODS);
