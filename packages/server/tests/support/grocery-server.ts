import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Database } from '../../src/db/database.ts';
import type { Scope } from '../../src/db/scope.ts';
import { makeExportStore } from '../../src/features/grocery/export-store.ts';
import { makeGroceryStore } from '../../src/features/grocery/grocery-store.ts';
import { makeHabitStore } from '../../src/features/grocery/habit-store.ts';
import { makeItemStore } from '../../src/features/grocery/item-store.ts';
import { makeListFeed } from '../../src/features/grocery/list-feed.ts';
import { makePatchStore } from '../../src/features/grocery/patch-store.ts';
import { makePlannedMealsStore } from '../../src/features/grocery/planned-meals-store.ts';
import { hearListChanges } from '../../src/features/grocery/revision-store.ts';
import { groceryRoutes } from '../../src/features/grocery/routes.ts';
import { makeSplitStore } from '../../src/features/grocery/split-store.ts';
import { drainOnClose } from '../../src/http/drain.ts';
import { mount } from '../../src/http/mount.ts';
import { answerProblem } from '../../src/http/problems.ts';

/** The real grocery routes over a real database; only who asks is settled beforehand. */
export function startGroceryServer(
  database: Database,
  scope: Scope | ((request: FastifyRequest) => Scope),
  { now = () => new Date() }: { readonly now?: () => Date } = {},
): FastifyInstance {
  const app = fastify();
  const scopeOf = (request: FastifyRequest): Scope => (typeof scope === 'function' ? scope(request) : scope);
  drainOnClose(app);
  app.setErrorHandler(answerProblem);
  const feed = makeListFeed({ listen: (hear) => hearListChanges(database, hear), warn: (error) => app.log.warn(error) });
  app.addHook('preClose', feed.close);
  const deps = {
    lists: makeGroceryStore(database),
    items: makeItemStore(database),
    habits: makeHabitStore(database),
    patches: makePatchStore(database),
    splits: makeSplitStore(database),
    exports: makeExportStore(database),
    plannedMeals: makePlannedMealsStore(database),
    eaters: { find: async () => undefined },
    cart: undefined,
    feed,
    sessions: { findAnew: async (request: FastifyRequest) => sessionOf(scopeOf(request)) },
    watchPeople: () => () => undefined,
    baseUrl: 'http://larder.test',
    now,
    requireRoom: () => Promise.resolve(),
  };
  mount(app, groceryRoutes(deps), { findScope: async (request) => scopeOf(request) });
  return app;
}

const sessionOf = (scope: Scope) => ({
  ...scope,
  role: 'owner' as const,
  isShared: false,
  hasNews: false,
  createdAt: new Date(),
  expiresAt: new Date(),
  hasAcceptedTerms: true,
  idToken: undefined,
});
