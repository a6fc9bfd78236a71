import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { parseIntent } from '@larder/domain/intent/wish/parse-intent.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';
import { expect, test } from 'vitest';
import { countTurnsBeside } from '../../../tests/support/count-turns-beside.ts';
import { workFor } from '../../turns/caller.ts';
import { embeddedEngine, type EngineRequest } from './plan-engine.ts';

test('others go on while a day is made that is the first of its process', async () => {
  const words = 'chicken for dinner, 1800 calories';
  const intent = parseIntent(words);
  const query = { intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed: 1 };
  const request: EngineRequest = { userId: undefined, query, words, signal: new AbortController().signal, isStreamed: false };
  const { made, turns } = await countTurnsBeside(async () => workFor('ben', async () => embeddedEngine(request).next()));
  expect(made.value).toMatchObject({ slot: 'breakfast' });
  // Once or twice, if it were made in one piece.
  expect(turns).toBeGreaterThan(5);
});
