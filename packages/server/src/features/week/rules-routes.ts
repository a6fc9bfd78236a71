import { readWeekRules, saveWeekRules } from '@larder/contract/week-rules.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import type { RulesStore } from './rules-store.ts';

export const rulesRoutes = (rules: RulesStore): readonly Route[] => [
  route(readWeekRules, async ({ scope }) => succeed(await rules.readRules(scope))),
  route(saveWeekRules, async ({ scope, body }) => {
    await rules.saveRules(scope, body);
    return succeed(await rules.readRules(scope));
  }),
];
