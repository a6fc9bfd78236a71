import type { ProfileBody } from '@larder/contract/profile.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { join } from 'node:path';
import { makeInstacart } from './adapters/instacart/index.ts';
import type { Env } from './config/env.ts';
import type { Database } from './db/database.ts';
import type { RejectedDay } from '@larder/domain/plan/plan.ts';
import type { Scope, UserId } from './db/scope.ts';
import { makePageFetcher } from './adapters/page/index.ts';
import { makePictureFetcher } from './adapters/picture/index.ts';
import { makeArchiveStore } from './features/account/archive-store.ts';
import { accountDataRoutes, registerAccountFiles } from './features/account/data-routes.ts';
import { duplicateRoutes } from './features/account/duplicate-routes.ts';
import { makeDuplicateStore } from './features/account/duplicate-store.ts';
import { makeImportTurns } from './features/account/import-turns.ts';
import { registerAccountPicture } from './features/account/picture-routes.ts';
import { makeRemovalStore } from './features/account/removal-store.ts';
import { makeDayStore } from './features/calendar/day-store.ts';
import { registerCalendarFeed } from './features/calendar/feed-routes.ts';
import { sealWhatIsOpen } from './features/calendar/seal-links.ts';
import { makeLinkStore } from './features/calendar/link-store.ts';
import { formatFeed } from './features/calendar/format-feed.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { makeEaterStore } from './features/household/eater-store.ts';
import { eaterRoutes } from './features/household/eater-routes.ts';
import { makeExportStore } from './features/grocery/export-store.ts';
import { makeGroceryStore } from './features/grocery/grocery-store.ts';
import { makeHabitStore } from './features/grocery/habit-store.ts';
import { makeItemStore } from './features/grocery/item-store.ts';
import { makeListFeed } from './features/grocery/list-feed.ts';
import { makePatchStore } from './features/grocery/patch-store.ts';
import { makePlannedMealsStore } from './features/grocery/planned-meals-store.ts';
import { hearListChanges } from './features/grocery/revision-store.ts';
import { groceryRoutes } from './features/grocery/routes.ts';
import { makeSplitStore } from './features/grocery/split-store.ts';
import { formatMeal } from './plan-wire/format-plan.ts';
import { NOVELTY_DAYS } from './features/plan/generate-plan.ts';
import { makeCorrectionStore } from './features/own-recipe/correction-store.ts';
import { opinionRoutes } from './features/own-recipe/opinion-routes.ts';
import { makeOpinionStore } from './features/own-recipe/opinion-store.ts';
import { makeRecipeStore } from './features/own-recipe/recipe-store.ts';
import { ownRecipeRoutes, registerRecipeFiles } from './features/own-recipe/routes.ts';
import { planRoutes } from './features/plan/routes.ts';
import { makePlanStore } from './features/plan/plan-store.ts';
import { makeProfileStore } from './features/profile/profile-store.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { saveProfile } from './features/profile/save-profile.ts';
import { recipeRoutes } from './features/recipe/routes.ts';
import { makeShownMealStore } from './features/recipe/shown-meal-store.ts';
import { searchRoutes } from './features/search/routes.ts';
import { makeSearchStore } from './features/search/search-store.ts';
import { makeWeekRoutes } from './weeks/open-weeks.ts';
import { videoRoutes } from './features/video/routes.ts';
import { makeVideoStore } from './features/video/video-store.ts';
import { makeAccountRoom } from './http/account-room.ts';
import { drainOnClose } from './http/drain.ts';
import { registerHealth } from './http/health.ts';
import { logOptions } from './http/log-options.ts';
import { openLogStream } from './http/log-stream.ts';
import { mendAddress } from './http/mend-address.ts';
import { mount } from './http/mount.ts';
import { answerProblem } from './http/problems.ts';
import { logRequests } from './http/request-log.ts';
import { makeRateCounts } from './http/rate-counts.ts';
import { registerRateLimits } from './http/rate-limit.ts';
import { makeSeal } from './http/seal.ts';
import { registerStatic } from './http/static.ts';
import { registerDishArt } from './features/dish-art/routes.ts';
import { registerOutsideCalendar } from './outside-calendar.ts';
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts';
import { openEngine } from './model.ts';
import { withOwnDishes } from './own-dishes.ts';
import type { FetchPage } from './ports/page.ts';
import { registerSignIn } from './sign-in.ts';
import { openVideos } from './videos.ts';

export type AppDeps = {
  readonly env: Env;
  readonly database: Database;
  readonly secret: string;
  /** Of what people entrust to this server; see ENCRYPTION_KEY. */
  readonly encryptionKey: string;
  /** Tests name pages of their own. */
  readonly fetchPage?: FetchPage;
};

/** Largest body is a plan with its ladders, about 60 kB; ten times that is room enough. */
const BODY_LIMIT_BYTES = 600_000;
const REQUEST_LIMIT_MS = 120_000;

/** The whole wiring on one page: stores over the database, features over stores, everything onto the server. */
export async function buildApp({ env, database, secret, encryptionKey, fetchPage = makePageFetcher() }: AppDeps): Promise<{
  app: FastifyInstance;
  sweep: () => Promise<number>;
  /** Starts the thread that plans weeks, which else starts with the first of them. */
  startWeeks: () => void;
}> {
  const app = fastify({
    logger: { ...logOptions(env.logLevel), ...(env.logLevel !== 'silent' && { stream: openLogStream() }) },
    // One line a request, with its end (request-log.ts), in place of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    // Fastify waits for ever for the rest of a request; the largest, an archive, takes a slow line less than this.
    requestTimeout: REQUEST_LIMIT_MS,
    // A dish's id names its kit and every choice; Fastify answers 404 to a part of an address over 100 characters.
    routerOptions: { maxParamLength: 400 },
    rewriteUrl: ({ url = '/' }) => mendAddress(url),
  });
  app.setErrorHandler(answerProblem);
  drainOnClose(app);
  logRequests(app);
  warnOfUntrustedProxy(app);
  const { metricsToken: token, dataDir } = env;
  const metrics = token === undefined ? undefined : (await import('./http/metrics.ts')).registerMetrics(app, { token, dataDir });

  const webRoot = join(import.meta.dirname, '../../web/dist');
  const rateCounts = makeRateCounts(database, () => new Date());
  const signIn = await registerSignIn(app, { db: database, rateCounts, env, secret, encryptionKey, webRoot, ...metrics });
  await registerRateLimits(app, rateCounts, signIn.findUser);
  const requireRoom = makeAccountRoom(database, env.ceilings);
  const plans = makePlanStore(database);
  const recipes = makeRecipeStore(database);
  const opinions = makeOpinionStore(database);
  registerRecipeFiles(app);
  const videos = makeVideoStore(database);
  const model = await openEngine(env.llm, { database, log: app.log });
  const searches = makeSearchStore(database);
  const items = makeItemStore(database);
  const habits = makeHabitStore(database);
  const feed = makeListFeed({ listen: (hear) => hearListChanges(database, hear) });
  app.addHook('preClose', feed.close);
  const dayStore = makeDayStore(database);
  const outsideCalendar = registerOutsideCalendar(app, { env, database, encryptionKey, days: dayStore, findUser: signIn.findUser });
  const links = makeLinkStore(database, (userId) => makeSeal(encryptionKey, `calendar-link/${userId}`));
  await sealWhatIsOpen(links, app.log);
  const calendar = { days: dayStore, links, readSync: outsideCalendar.readSync, baseUrl: env.baseUrl };

  const table = makeEaterStore(database);
  const profile = { profiles: makeProfileStore(database), users: signIn.users, now: () => new Date() };
  const account = {
    ...profile,
    sessions: signIn.sessions,
    archive: makeArchiveStore(database),
    requireRoom,
    turns: makeImportTurns(),
    uploadFolder: env.dataDir,
    removal: makeRemovalStore(database, signIn.forgetIdentity),
    saveProfile: (userId: UserId, body: ProfileBody) => saveProfile(profile, userId, body),
    formatCalendar: async (scope: Scope) =>
      formatFeed({ days: await calendar.days.listLatestDays(scope, MOST_DAYS), baseUrl: env.baseUrl }),
    forgetOutsideCalendar: outsideCalendar.forget,
  };

  const planning = {
    plans,
    searches,
    eaters: signIn.users,
    engine: withOwnDishes(model.engine, recipes),
    opinions,
    now: () => new Date(),
    onRejected: (day: RejectedDay) => app.log.error(day, 'a day failed its check and was not shown'),
  };
  const shopping = { lists: makeGroceryStore(database), habits, plannedMeals: makePlannedMealsStore(database), eaters: signIn.users };
  const weeks = makeWeekRoutes(app, {
    database,
    planning,
    listPlannable: async (scope) => recipes.listPlannable(scope),
    shopping,
    days: dayStore,
    rateCounts,
    requireRoom,
    readSync: outsideCalendar.readSync,
  });

  mount(
    app,
    [
      ...signIn.routes,
      ...accountDataRoutes(account),
      ...duplicateRoutes({ duplicates: makeDuplicateStore(database), requireRoom }),
      ...searchRoutes({ searches }),
      ...planRoutes({ ...planning, requireRoom }),
      ...weeks.routes,
      ...recipeRoutes({ shown: makeShownMealStore(database) }),
      ...ownRecipeRoutes({
        recipes,
        corrections: makeCorrectionStore(database),
        eaters: signIn.users,
        fetchPage,
        turns: makeImportTurns(),
        now: () => new Date(),
        requireRoom,
        days: dayStore,
        plans,
        formatMeal,
      }),
      ...opinionRoutes({ opinions, requireRoom }),
      ...videoRoutes({ find: openVideos(env.youtube, { store: videos, log: app.log }) }),
      ...calendarRoutes(calendar),
      ...outsideCalendar.routes,
      ...groceryRoutes({
        ...shopping,
        items,
        patches: makePatchStore(database),
        splits: makeSplitStore(database),
        exports: makeExportStore(database),
        cart: env.instacart.apiKey === undefined ? undefined : makeInstacart({ ...env.instacart, apiKey: env.instacart.apiKey }),
        feed,
        sessions: signIn.sessions,
        baseUrl: env.baseUrl,
        now: () => new Date(),
        requireRoom,
      }),
      ...profileRoutes(profile),
      ...eaterRoutes({ eaters: table, now: () => new Date() }),
    ],
    { findScope: signIn.findScope, hasAcceptedTerms: signIn.hasAcceptedTerms, guestSearch: env.guestSearch },
  );
  registerDishArt(app);
  registerCalendarFeed(app, { ...calendar, rateCounts });
  registerAccountFiles(app, account, signIn.findScope);
  registerAccountPicture(app, { users: signIn.users, fetchPicture: makePictureFetcher() }, signIn.findUser);
  registerHealth(app, database);
  await registerStatic(app, { webRoot, baseUrl: env.baseUrl });

  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
  const forget = async () =>
    (await plans.forgetShown(daysAgo(NOVELTY_DAYS))) +
    (await plans.forgetDeleted(daysAgo(UNDO_DAYS))) +
    (await recipes.forgetDeleted(daysAgo(UNDO_DAYS))) +
    (await items.forgetOperations(daysAgo(OPERATION_DAYS))) +
    (await habits.forgetTicks(daysAgo(HABIT_DAYS))) +
    (await table.forgetRemoved(daysAgo(UNDO_DAYS))) +
    (await videos.forgetOld(new Date())) +
    (await model.forgetUse());
  return { app, startWeeks: weeks.start, sweep: async () => (await signIn.sweep()) + (await rateCounts.sweep()) + (await forget()) };
}

/** Of a calendar that is carried out: decades. */
const MOST_DAYS = 20_000;
/** How long a deleted plan or recipe can be brought back. */
const UNDO_DAYS = 1 / 24;
/** How long the way through a shop is remembered. */
const HABIT_DAYS = 365;
/** How late a phone may send a change a second time. */
const OPERATION_DAYS = 90;
