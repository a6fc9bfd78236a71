import type { ProfileBody } from '@larder/contract/profile.ts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { join } from 'node:path';
import { connectGoogle } from './adapters/google/index.ts';
import { makeInstacart } from './adapters/instacart/index.ts';
import { makeYoutubeSearch } from './adapters/youtube/index.ts';
import type { Env } from './config/env.ts';
import type { Database } from './db/database.ts';
import type { RejectedDay } from '@larder/domain/plan/plan.ts';
import type { HouseholdScope, Scope, UserId } from './db/scope.ts';
import { makePageFetcher } from './adapters/page/index.ts';
import { makePictureFetcher } from './adapters/picture/index.ts';
import { makeArchiveStore } from './features/account/archive-store.ts';
import { accountDataRoutes, registerAccountFiles } from './features/account/data-routes.ts';
import { duplicateRoutes } from './features/account/duplicate-routes.ts';
import { makeDuplicateStore } from './features/account/duplicate-store.ts';
import { DiskRoom, MOST_UPLOADED_BYTES } from './turns/disk-room.ts';
import { makeImportTurns } from './turns/import-turns.ts';
import { makeUserStore } from './features/account/user-store.ts';
import { registerAccountPicture } from './features/account/picture-routes.ts';
import { makeRemovalStore } from './features/account/removal-store.ts';
import { makeDayStore } from './features/calendar/day-store.ts';
import { registerCalendarFeed } from './features/calendar/feed-routes.ts';
import { sealWhatIsOpen } from './features/calendar/seal-links.ts';
import { makeLinkStore } from './features/calendar/link-store.ts';
import { findPots } from './features/calendar/find-pots.ts';
import { formatFeed, MOST_DAYS } from './features/calendar/format-feed.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { makeExportStore } from './features/grocery/export-store.ts';
import { makeGroceryStore } from './features/grocery/grocery-store.ts';
import { makeHabitStore } from './features/grocery/habit-store.ts';
import { makeItemStore } from './features/grocery/item-store.ts';
import { makeListFeed } from './features/grocery/list-feed.ts';
import { makePatchStore } from './features/grocery/patch-store.ts';
import { listSwapAdds } from './features/grocery/list-swap-adds.ts';
import { makePlannedMealsStore } from './features/grocery/planned-meals-store.ts';
import { hearListChanges } from './features/grocery/revision-store.ts';
import { groceryRoutes } from './features/grocery/routes.ts';
import { makeSplitStore } from './features/grocery/split-store.ts';
import { formatMeal } from './plan-wire/format-plan.ts';
import { makeCorrectionStore } from './features/own-recipe/correction-store.ts';
import { opinionRoutes } from './features/own-recipe/opinion-routes.ts';
import { makeOpinionStore } from './features/own-recipe/opinion-store.ts';
import { makeRecipeStore } from './features/own-recipe/recipe-store.ts';
import { photoRoutes, registerRecipePhotos } from './features/own-recipe/photo-routes.ts';
import { makePhotoStore } from './features/own-recipe/photo-store.ts';
import { makeCookLeft } from './features/own-recipe/set-left-to-cook.ts';
import { makeShrinkPots } from './features/own-recipe/set-shrunk-pots.ts';
import { ownRecipeRoutes, registerRecipeFiles } from './features/own-recipe/routes.ts';
import type { PlanDeps } from './features/plan/generate-plan.ts';
import { makeJudgeDays } from './features/plan/judge-saved.ts';
import { makeListNever } from './features/plan/list-never.ts';
import { makeKeptMealsStore } from './features/plan/kept-meals-store.ts';
import { planRoutes } from './features/plan/routes.ts';
import { makePlanStore } from './features/plan/plan-store.ts';
import { makeProfileStore } from './features/profile/profile-store.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { fillProfile } from './features/profile/save-profile.ts';
import { recipeRoutes } from './features/recipe/routes.ts';
import { makeShownMealStore } from './features/recipe/shown-meal-store.ts';
import { searchRoutes } from './features/search/routes.ts';
import { makeSearchStore } from './features/search/search-store.ts';
import { makeRulesStore } from './features/week/rules-store.ts';
import { layTableIn, openPlanner } from './planner/open-planner.ts';
import type { Planner } from './planner/planner.ts';
import { makeWeekRoutes } from './weeks/open-weeks.ts';
import { registerSharedPages, sharedLinkRoutes } from './features/shared-link/routes.ts';
import { makeFindVideos } from './features/video/find-videos.ts';
import { videoRoutes } from './features/video/routes.ts';
import { makeVideoStore } from './features/video/video-store.ts';
import { makeAccountRoom } from './http/account-room.ts';
import { makeAccountTurns } from './http/account-turns.ts';
import { registerHealth } from './http/health.ts';
import { mount } from './http/mount.ts';
import { openHttp } from './http/open-http.ts';
import { makeRateCounts } from './http/rate-counts.ts';
import { registerRateLimits } from './http/rate-limit.ts';
import { makeSeal } from './http/seal.ts';
import { registerStatic } from './http/static.ts';
import { registerDishArt } from './features/dish-art/routes.ts';
import { makeWeekTrash } from './features/week/week-trash-store.ts';
import { registerHousehold } from './household.ts';
import { keepHouse } from './housekeeping.ts';
import { registerOutsideCalendar } from './outside-calendar.ts';
import { warnSparsely } from './http/sparse-log.ts';
import { makePhotoWriter } from './photo/make-photo-writer.ts';
import { openEngine } from './open-engine.ts';
import { makeSharing } from './sharing.ts';
import { withOwnDishes } from './own-dishes.ts';
import type { FetchPage } from './ports/page.ts';
import { registerSignIn } from './sign-in.ts';

export type AppDeps = {
  readonly env: Env;
  readonly database: Database;
  readonly secret: string;
  /** Of what people entrust to this server; see ENCRYPTION_KEY. */
  readonly encryptionKey: string;
  /** Tests name pages of their own. */
  readonly fetchPage?: FetchPage;
  /** Told of every address that is answered: tests ask each of them. */
  readonly onRoute?: (route: RouteOptions) => void;
  /** Tests share one among their servers: to be ready takes a thread three seconds of processor time. */
  readonly planner?: Planner;
};

/** Every part of the server and what each is given. A part wires its own stores; docs/architecture.md says which it has. */
export async function buildApp({
  env,
  database,
  secret,
  encryptionKey,
  fetchPage = makePageFetcher(),
  planner: givenPlanner,
  onRoute,
}: AppDeps): Promise<{
  app: FastifyInstance;
  sweep: () => Promise<number>;
  /** Starts the thread that plans weeks and tables, which else starts with the first of them. */
  startPlanner: () => void;
}> {
  const app = openHttp(env, onRoute);
  registerRecipeFiles(app);
  const { metricsToken: token, dataDir } = env;
  const metrics = token === undefined ? undefined : (await import('./http/metrics.ts')).registerMetrics(app, { token, dataDir });

  const webRoot = join(import.meta.dirname, '../../web/dist');
  const rateCounts = makeRateCounts(database, () => new Date());
  const signIn = await registerSignIn(app, { db: database, rateCounts, env, secret, encryptionKey, webRoot, ...metrics });
  await registerRateLimits(app, rateCounts, signIn.findUser);
  const takeTurn = makeAccountTurns();
  const requireRoom = makeAccountRoom(database, env.ceilings);
  const plans = makePlanStore(database);
  const recipes = makeRecipeStore(database);
  const photos = makePhotoStore(database);
  const photoWriter = makePhotoWriter({ log: app.log });
  app.addHook('onClose', photoWriter.close);
  const opinions = makeOpinionStore(database);
  const videos = makeVideoStore(database);
  const model = await openEngine(env.llm, { database, log: app.log });
  const searches = makeSearchStore(database);
  const items = makeItemStore(database, warnSparsely(app.log, 'who looks at a list was not told of a change'));
  const habits = makeHabitStore(database);
  const feed = makeListFeed({
    listen: (hear) => hearListChanges(database, hear),
    warn: warnSparsely(app.log, 'changes of lists cannot be heard: screens look by themselves'),
  });
  app.addHook('preClose', feed.close);
  const dayStore = makeDayStore(database);
  const outsideCalendar = registerOutsideCalendar(app, {
    calendar: env.google && connectGoogle(env.google),
    baseUrl: env.baseUrl,
    database,
    encryptionKey,
    days: dayStore,
    findUser: signIn.findUser,
  });
  const links = makeLinkStore(database, (userId) => makeSeal(encryptionKey, `calendar-link/${userId}`));
  await sealWhatIsOpen(links, app.log);
  const measurePhotos = async (scope: HouseholdScope, ids: readonly string[]) => photos.measure(scope, ids);
  const household = registerHousehold(app, { database, signIn, requireRoom, measurePhotos, baseUrl: env.baseUrl });
  const { eaters, households } = household;
  const { homeOf, readableScopes } = households;
  const readLibrary: PlanDeps['readLibrary'] = async (scope, days) => recipes.readLibrary(scope, days);
  const kept = makeKeptMealsStore(database);
  const judgeDays = makeJudgeDays({
    readTable: household.readTable,
    readLibrary,
    now: () => new Date(),
    kept,
  });
  const listNever = makeListNever({ opinions, now: () => new Date(), kept });
  const pots = {
    cookLeft: makeCookLeft({ days: dayStore, plans, recipes, requireRoom }),
    shrinkPots: makeShrinkPots({ days: dayStore, plans, recipes, requireRoom, findPots: async (...of) => findPots(dayStore, ...of) }),
  };
  const calendar = { days: dayStore, links, readSync: outsideCalendar.readSync, judgeDays, listNever, ...pots, baseUrl: env.baseUrl };
  const weekRules = makeRulesStore(database);
  const profile = { profiles: makeProfileStore(database, makeUserStore), users: signIn.users, now: () => new Date() };
  const account = {
    ...profile,
    sessions: signIn.sessions,
    archive: makeArchiveStore(database),
    requireRoom,
    turns: makeImportTurns(),
    photoWriter,
    uploadFolder: env.dataDir,
    uploadRoom: new DiskRoom(MOST_UPLOADED_BYTES),
    removal: makeRemovalStore(database, signIn.forgetIdentity),
    eaterRoom: household.eaterRoom,
    readWeekRules: weekRules.readRules,
    addWeekRules: weekRules.addRules,
    fillProfile: (userId: UserId, body: ProfileBody) => fillProfile(profile, userId, body),
    formatCalendar: async (scope: Scope) => formatFeed({ days: await dayStore.listLatestDays(scope, MOST_DAYS), baseUrl: env.baseUrl }),
    forgetOutsideCalendar: outsideCalendar.forget,
    homeOf,
    readableScopes,
  };

  const onRejected = (day: RejectedDay) => app.log.error(day, 'a day failed its check and was not shown');
  const planner = givenPlanner ?? openPlanner(app, onRejected);
  const listPlannable = async (scope: HouseholdScope) => recipes.listPlannable(scope);
  const listNamed = async (scope: HouseholdScope, words: string) => recipes.listNamed(scope, words);
  const planning = {
    plans,
    searches,
    eaters: signIn.users,
    engine: withOwnDishes(model.engine, recipes),
    readTable: household.readTable,
    opinions,
    layTable: layTableIn(planner),
    listPlannable,
    listNamed,
    readLibrary,
    now: () => new Date(),
    onRejected,
  };
  const shopping = { lists: makeGroceryStore(database), habits, plannedMeals: makePlannedMealsStore(database), eaters: signIn.users };
  const sharing = makeSharing(database, { plans, lists: shopping.lists, items, household, baseUrl: env.baseUrl });
  const weeks = makeWeekRoutes({
    database,
    planning,
    listPlannable,
    shopping,
    days: dayStore,
    rules: weekRules,
    rateCounts,
    requireRoom,
    readSync: outsideCalendar.readSync,
    judgeDays,
    planner,
  });
  mount(
    app,
    [
      ...signIn.routes,
      ...accountDataRoutes(account),
      ...duplicateRoutes({ duplicates: makeDuplicateStore(database, household.eaterRoom), requireRoom, homeOf }),
      ...searchRoutes({ searches, onFault: (error) => app.log.warn({ err: error }, 'popular searches could not be counted') }),
      ...planRoutes({
        ...planning,
        requireRoom,
        findRecipe: async (scope, id) => recipes.find(scope, id),
        listAdds: (scope, place, dishes) => listSwapAdds({ ...shopping, items }, scope, place, dishes),
        findPots: async (scope, plan) => findPots(dayStore, scope, plan),
      }),
      ...weeks,
      ...recipeRoutes({ shown: makeShownMealStore(database), readTable: household.readTable }),
      ...ownRecipeRoutes({
        recipes,
        corrections: makeCorrectionStore(database),
        photos,
        readTable: household.readTable,
        fetchPage,
        tellRecipe: model.tellRecipe,
        turns: makeImportTurns(),
        requireRoom,
        days: dayStore,
        plans,
        formatMeal,
      }),
      ...photoRoutes({ photos, photoWriter, requireRoom }),
      ...opinionRoutes({ opinions, requireRoom }),
      ...videoRoutes({
        find:
          env.youtube &&
          makeFindVideos({ ...env.youtube, search: makeYoutubeSearch(env.youtube), store: videos, now: () => new Date(), log: app.log }),
      }),
      ...calendarRoutes(calendar),
      ...outsideCalendar.routes,
      ...groceryRoutes({
        ...shopping,
        items,
        patches: makePatchStore(database),
        splits: makeSplitStore(database),
        exports: makeExportStore(database),
        cart: env.instacart && makeInstacart(env.instacart),
        feed,
        sessions: signIn.sessions,
        watchPeople: (householdId, hear) => household.feed.watch(householdId, ({ thing }) => thing === 'people' && hear()),
        baseUrl: env.baseUrl,
        now: () => new Date(),
        requireRoom,
      }),
      ...profileRoutes(profile),
      ...household.routes,
      ...sharedLinkRoutes(sharing),
    ],
    {
      findScope: signIn.findScope,
      findRole: signIn.findRole,
      readAnew: signIn.readAnew,
      hasAcceptedTerms: signIn.hasAcceptedTerms,
      guestSearch: env.guestSearch,
      takeTurn,
      afterWrite: (request, endpoint) => household.tellOthers(request, endpoint),
    },
  );
  registerDishArt(app);
  registerSharedPages(app, { ...sharing, rateCounts, stylesheet: signIn.stylesheet });
  registerCalendarFeed(app, { ...calendar, rateCounts });
  registerAccountFiles(app, account, { ...signIn, takeTurn });
  registerRecipePhotos(app, { photos }, { ...signIn, takeTurn });
  registerAccountPicture(app, { users: signIn.users, fetchPicture: makePictureFetcher() }, signIn.findUser);
  registerHealth(app, database);
  await registerStatic(app, { webRoot, baseUrl: env.baseUrl });

  const trash = [plans, recipes, shopping.lists, makeWeekTrash(database)];
  const swept = { plans, photos, items, habits, eaters, households, links: sharing.links, videos, model, swept: [signIn, rateCounts] };
  return { app, startPlanner: planner.start, sweep: async () => keepHouse({ ...swept, trash }) };
}
