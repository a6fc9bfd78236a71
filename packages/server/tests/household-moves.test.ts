import { randomUUID } from 'node:crypto';
import type { Eater } from '@larder/contract/eater.ts';
import type { SavedPlan } from '@larder/contract/plan.ts';
import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import type { SharedLink } from '@larder/contract/shared-link.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringIn, idOf, invite, join, leave, nameThem, readHousehold } from './support/household-people.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';
import { ENGINES } from './support/test-database.ts';

type Wire<Data> = { readonly data: Data };

describe.each(ENGINES)('who comes and goes, on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  let bob: Caller;
  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    [ada, bob] = [await larder.newEater(), await larder.newEater()];
    await nameThem(ada, 'Ada');
    await nameThem(bob, 'Bob');
  });

  const save = async ({ call }: Caller, title: string) =>
    (await call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', planBodyOf(title))).body.data.id;
  const titles = async ({ call }: Caller) =>
    (await call<Wire<SavedPlan[]>>('GET', '/api/meal-plans/saved')).body.data.map(({ title }) => title).toSorted();
  const eaters = async ({ call }: Caller) => (await call<Wire<Eater[]>>('GET', '/api/household/eaters')).body.data;
  const names = async (of: Caller) => (await eaters(of)).map(({ name }) => name).toSorted();
  const setRole = async (by: Caller, of: Caller, role: string) =>
    (await by.call('PUT', `/api/household/members/${await idOf(of)}`, { role })).status;
  const share = async ({ call }: Caller, id: string) =>
    (await call<Wire<SharedLink & { url: string }>>('POST', '/api/shared-links', { what: 'plan', id })).body.data;
  const open = async ({ url }: { readonly url: string }) => (await larder.app.inject(new URL(url).pathname)).statusCode;
  /** Ada’s home, which Bob owns and Ada shops for. */
  const handOver = async () => {
    await bringIn(ada, bob);
    await setRole(ada, bob, 'owner');
    expect(await setRole(bob, ada, 'shopper')).toBe(200);
  };

  describe('a link to join by', () => {
    it('opens no home that is at rest', async () => {
      const carl = await larder.newEater();
      const token = await invite(ada);
      await bringIn(bob, ada);
      expect((await carl.call('POST', '/api/household/invite', { token })).status).toBe(404);
      expect((await join(carl, token)).status).toBe(404);
      await leave(ada);
      expect((await readHousehold(ada)).members.map(({ name }) => name)).toEqual(['Ada']);
      expect((await join(carl, token)).status).toBe(404);
    });

    it('opens nothing where nobody owns it, however it came to be there', async () => {
      const carl = await larder.newEater();
      const token = await invite(ada);
      const { kysely } = larder.database;
      await kysely
        .updateTable('household_members')
        .set({ role: 'member' })
        .where('user_id', '=', await idOf(ada))
        .execute();
      expect((await carl.call('POST', '/api/household/invite', { token })).status).toBe(404);
      expect((await join(carl, token)).status).toBe(404);
    });

    it.each([
      ['shops for the household since', async () => setRole(ada, bob, 'shopper')],
      ['was removed since', async () => (await ada.call('DELETE', `/api/household/members/${await idOf(bob)}`)).status],
      ['left since', async () => (await leave(bob)).status],
    ])('is over when whoever made it %s', async (_what, go) => {
      await bringIn(ada, bob);
      const token = await invite(bob);
      expect(await go()).toBe(200);
      expect((await join(await larder.newEater(), token)).status).toBe(404);
      expect((await readHousehold(ada)).invites).toEqual([]);
    });
  });

  describe('a link to read by', () => {
    it.each([
      ['shops for the household since', async () => setRole(ada, bob, 'shopper')],
      ['was removed since', async () => (await ada.call('DELETE', `/api/household/members/${await idOf(bob)}`)).status],
      ['left since', async () => (await leave(bob)).status],
      ['deleted the account since', async () => (await bob.call('DELETE', '/api/account', { confirmation: 'delete my account' })).status],
    ])('is over when whoever made it %s', async (_what, go) => {
      await bringIn(ada, bob);
      const plan = await save(ada, 'Ours');
      const [ofAda, ofBob] = [await share(ada, plan), await share(bob, plan)];
      expect(await go()).toBe(200);
      expect([await open(ofAda), await open(ofBob)]).toEqual([200, 404]);
      expect((await ada.call<Wire<SharedLink[]>>('GET', '/api/shared-links')).body.data.map(({ id }) => id)).toEqual([ofAda.id]);
    });
  });

  // They were deleted as somebody joined, while the page said that their own household stays as it is.
  it('finds the weeks that were not saved again at home, and none of them elsewhere', async () => {
    const { kysely } = larder.database;
    const week = JSON.stringify({ isChanged: true, recipe: { query: 'vegan week', start: '2026-11-30', days: 7 } });
    const addDraft = async (id: string) =>
      sql`insert into week_drafts (user_id, household_id, id, asked, week)
        select user_id, household_id, ${id}, 'asked', ${week} from household_members where user_id = ${await idOf(bob)}`.execute(kysely);
    const unsaved = async () => (await bob.call<Wire<{ id: string }[]>>('GET', '/api/unsaved-weeks')).body.data.map(({ id }) => id);
    const [own, theirs] = [randomUUID(), randomUUID()];
    await addDraft(own);
    await bringIn(ada, bob);
    expect(await unsaved()).toEqual([]);
    await addDraft(theirs);
    await setRole(ada, bob, 'owner');
    expect(await unsaved()).toEqual([theirs]);
    await setRole(bob, ada, 'owner');
    await leave(bob);
    expect(await unsaved()).toEqual([own]);
    expect((await bob.call('GET', `/api/weeks/${theirs}`)).status).toBe(404);
  });

  it('finds the days that were not saved again at home, and none of them elsewhere', async () => {
    const make = async (query: string) => expect((await bob.call('POST', '/api/meal-plans/generate', { query })).status).toBe(200);
    const unsaved = async () =>
      (await bob.call<Wire<{ searchQuery: string }[]>>('GET', '/api/unsaved-plans')).body.data.map(({ searchQuery }) => searchQuery);
    await make('vegan');
    await bringIn(ada, bob);
    expect(await unsaved()).toEqual([]);
    await make('vegan');
    await make('keto');
    await setRole(ada, bob, 'owner');
    expect(await unsaved()).toEqual(['keto', 'vegan']);
    await setRole(bob, ada, 'owner');
    await leave(bob);
    expect(await unsaved()).toEqual(['vegan']);
    await bringIn(ada, bob);
    expect(await unsaved()).toEqual([]);
  });

  describe('whoever leaves their own home', () => {
    it.each([
      ['by themselves', async () => leave(ada)],
      ['as they are removed', async () => bob.call('DELETE', `/api/household/members/${await idOf(ada)}`)],
    ])('takes along what is by their hand though they only shop for it by now, %s', async (_how, go) => {
      await save(ada, 'From before');
      await handOver();
      await save(bob, 'Bob’s');
      expect((await go()).status).toBe(200);
      expect([await titles(ada), await titles(bob)]).toEqual([['From before'], ['Bob’s', 'From before']]);
    });

    it('takes along what was ticked besides, each once', async () => {
      const own = await save(ada, 'From before');
      await bringIn(ada, bob);
      const ofBob = await save(bob, 'Bob’s');
      await setRole(ada, bob, 'owner');
      expect((await leave(ada, { plans: [own, ofBob] })).status).toBe(200);
      expect(await titles(ada)).toEqual(['Bob’s', 'From before']);
    });

    it('takes along whom they cook for with their allergies, and the rules of their weeks', async () => {
      const mia = { kind: 'child', name: 'Mia', restrictions: ['Peanut allergy'] };
      await ada.call('POST', '/api/household/eaters', mia);
      const { data: rules } = (await ada.call<Wire<HouseholdWeekRules>>('GET', '/api/week-rules')).body;
      const own = { ...rules, rules: { ...rules.rules, meatless: ['monday'] } };
      expect((await ada.call('PUT', '/api/week-rules', own)).status).toBe(200);
      await handOver();
      await leave(ada);
      expect((await eaters(ada)).find(({ name }) => name === 'Mia')).toMatchObject({ restrictions: ['Peanut allergy'] });
      expect((await ada.call('GET', '/api/week-rules')).body).toMatchObject({ data: { rules: own.rules } });
      expect(await names(bob)).toEqual(['Bob', 'Mia']);
    });
  });

  it('takes plates along as those of the people whom they are of there', async () => {
    const plateOf = ({ id, name }: Pick<Eater, 'id' | 'name'>) => ({
      eaterId: id,
      name,
      share: 0.5,
      told: 'half of it',
      nutrition: { calories: 500, protein: 10, carbs: 100, fat: 5, fiber: null, sugar: null, sodium: null, saturatedFat: null },
      portions: [{ foodId: 'white-rice', grams: 100, from: 'pot' }],
    });
    const eaterIds = async (of: Caller, id: string) =>
      (await of.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${id}`)).body.data.meals.dinner?.plates?.map(({ eaterId }) => eaterId);
    const idsOf = async (of: Caller) => (await eaters(of)).map(({ id }) => id);
    await ada.call('POST', '/api/household/eaters', { kind: 'child', name: 'Mia' });
    const body = planBodyOf('For both');
    const dinner = { ...body.meals.dinner, plates: (await eaters(ada)).map(plateOf) };
    const { id } = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', { ...body, meals: { ...body.meals, dinner } }))
      .body.data;
    expect(await eaterIds(ada, id)).toEqual(await idsOf(ada));
    await bringIn(ada, bob);
    await setRole(ada, bob, 'owner');
    await leave(ada);
    const [copy] = (await ada.call<Wire<SavedPlan[]>>('GET', '/api/meal-plans/saved')).body.data;
    expect(await eaterIds(ada, copy!.id)).toEqual(await idsOf(ada));
    expect(copy!.id).not.toBe(id);
    expect((await join(ada, await invite(bob), { plans: [copy!.id] })).status).toBe(200);
    const saved = (await ada.call<Wire<SavedPlan[]>>('GET', '/api/meal-plans/saved')).body.data;
    const there = saved.find((plan) => plan.id !== id);
    expect((await eaterIds(ada, there!.id))?.[0]).toBe((await idsOf(ada))[0]);
  });

  it('takes recipes along with what was said of them, and plans as those of the recipes that come too', async () => {
    type Read = Wire<{ recipes: { recipe: object }[] }>;
    const text = 'Rice pot\n\nIngredients\n150 g rice\n200 g carrots\n\nSteps\nCook it all for 20 minutes.\n\nServes 2';
    const { recipes } = (await ada.call<Read>('POST', '/api/recipes/read', { text })).body.data;
    const recipe = (await ada.call<Wire<{ id: string }>>('POST', '/api/recipes', { recipe: recipes[0]!.recipe, sourceKind: 'text' })).body
      .data.id;
    await ada.call('PUT', '/api/dish-opinions', { dishKey: recipe, opinion: 'never', rating: 1 });
    const body = planBodyOf('With the pot');
    const dinner = { ...body.meals.dinner, recipeId: recipe };
    const plan = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', { ...body, meals: { ...body.meals, dinner } })).body
      .data.id;
    await bringIn(ada, bob);
    expect((await leave(bob, { plans: [plan], recipes: [recipe] })).status).toBe(200);
    const [own] = (await bob.call<Wire<{ id: string }[]>>('GET', '/api/recipes')).body.data;
    const { data: said } = (await bob.call<Wire<object[]>>('GET', '/api/dish-opinions')).body;
    expect(own!.id).not.toBe(recipe);
    expect(said).toMatchObject([{ dishKey: own!.id, opinion: 'never', rating: 1 }]);
    const [copy] = (await bob.call<Wire<SavedPlan[]>>('GET', '/api/meal-plans/saved')).body.data;
    const { meals } = (await bob.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${copy!.id}`)).body.data;
    expect(meals.dinner?.recipeId).toBe(own!.id);
    // What is there stays, whatever it names: somebody may have it open.
    const named = { ...body, meals: { ...body.meals, dinner: { ...body.meals.dinner, recipeId: own!.id } } };
    const there = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', named)).body.data.id;
    const read = async () => (await ada.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${there}`)).body.data;
    const before = await read();
    expect((await join(bob, await invite(ada), { recipes: [own!.id] })).status).toBe(200);
    expect(await read()).toEqual(before);
  });

  describe('who owns a household eats at its table', () => {
    it('when it is ended by somebody else and is theirs again', async () => {
      await handOver();
      expect((await bob.call('DELETE', '/api/household')).status).toBe(200);
      expect(await readHousehold(ada)).toMatchObject({ role: 'owner', isHome: true });
      expect(await names(ada)).toEqual(['Ada']);
    });

    it('when the account of whoever owned it is deleted', async () => {
      await handOver();
      expect((await bob.call('DELETE', '/api/account', { confirmation: 'delete my account' })).status).toBe(200);
      expect(await readHousehold(ada)).toMatchObject({ role: 'owner' });
      expect(await names(ada)).toEqual(['Ada']);
    });

    it('when a shopper becomes a member', async () => {
      await handOver();
      await setRole(bob, ada, 'member');
      expect(await names(bob)).toEqual(['Ada', 'Bob']);
    });
  });

  it('is renamed by its owner alone, in one step with what is told of it', async () => {
    await bringIn(ada, bob);
    const id = await idOf(bob);
    const [renamed] = await Promise.all([
      ada.call('PUT', '/api/household', { name: 'The loft' }),
      ada.call('PUT', `/api/household/members/${id}`, { role: 'owner' }),
    ]);
    const { name, news } = await readHousehold(bob);
    expect([name === 'The loft', news.some(({ kind }) => kind === 'renamed')]).toEqual([renamed.status === 200, renamed.status === 200]);
  });
});
