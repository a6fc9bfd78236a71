import { readUser, type User } from '@larder/contract/account.ts';
import { previewTarget, saveProfile, type TargetPreview } from '@larder/contract/profile.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnBothEngines, makeTestUser } from '../../../tests/support/test-database.ts';
import type { HouseholdId, UserId } from '../../db/scope.ts';
import { mount } from '../../http/mount.ts';
import { answerProblem } from '../../http/problems.ts';
import { accountRoutes } from '../account/routes.ts';
import { makeUserStore } from '../account/user-store.ts';
import { makeProfileStore } from './profile-store.ts';
import { profileRoutes } from './routes.ts';

const ELEVEN = {
  firstName: 'Zoë',
  lastName: '',
  email: 'zoe@example.com',
  bio: 'Likes soup.\n'.repeat(500),
  dateOfBirth: '1990-02-28',
  height: `5'10"`,
  weight: 154,
  preferredUnits: 'imperial',
  activityLevel: 'lightly_active',
  fitnessGoals: 'weight_loss',
  dietaryRestrictions: ['Vegan', 'Nut-Free'],
};

describeOnBothEngines('the profile', (database) => {
  let app: FastifyInstance;
  let ada: UserId;
  let caller: UserId | undefined;

  beforeAll(async () => {
    app = Fastify();
    app.setErrorHandler<Error & { code: string; name: string }>((error, request, reply) => answerProblem(error, request, reply));
    const users = makeUserStore(database());
    const now = () => new Date('2026-11-20T12:00:00Z');
    const nobody = {
      find: async () => undefined,
      keyOf: () => undefined,
      listOf: async () => [],
      endOne: async () => false,
      endAll: async () => undefined,
    };
    const account = accountRoutes({ users, sessions: nobody, guestSearch: false, endProviderSessions: async () => undefined });
    const routes = [...account, ...profileRoutes({ profiles: makeProfileStore(database(), makeUserStore), users, now })];
    mount(app, routes, { findScope: async () => caller && { userId: caller, householdId: 'home' as HouseholdId } });
    await app.ready();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    ada = await makeTestUser(database());
    caller = ada;
  });

  const put = (body: object) => app.inject({ method: saveProfile.method, url: saveProfile.path, payload: body });
  const readBack = async (): Promise<User> => (await app.inject({ method: 'GET', url: readUser.path })).json();
  const preview = async (body: object): Promise<TargetPreview> =>
    (await app.inject({ method: previewTarget.method, url: previewTarget.path, payload: body })).json<{ data: TargetPreview }>().data;

  describe('a form that was opened before another window saved', () => {
    const opened = { ...ELEVEN, bio: 'old', weight: 154, dietaryRestrictions: ['Vegan', 'Egg allergy'] };
    const saveElsewhere = (edits: object) => put({ ...opened, ...edits });

    test('leaves what was not edited in it as the other window left it', async () => {
      await saveElsewhere({ weight: 150, dietaryRestrictions: ['Vegan', 'Egg allergy', 'Peanut allergy'] });
      const answer = await put({ ...opened, bio: 'new', opened });
      expect(answer.json().data).toMatchObject({
        bio: 'new',
        weight: 150,
        dietaryRestrictions: ['Vegan', 'Egg allergy', 'Peanut allergy'],
      });
    });

    test('adds and removes restrictions of its own', async () => {
      await saveElsewhere({ dietaryRestrictions: ['Egg allergy', 'no mushrooms'] });
      await put({ ...opened, dietaryRestrictions: ['vegan', 'Lupin allergy'], opened });
      expect((await readBack()).dietaryRestrictions).toEqual(['no mushrooms', 'Lupin allergy']);
    });

    test('has the last word on what both edited', async () => {
      await saveElsewhere({ bio: 'theirs' });
      await put({ ...opened, bio: 'mine', opened });
      expect((await readBack()).bio).toBe('mine');
    });

    test('that save at the same moment lose nothing of each other', async () => {
      await put(opened);
      const added = Array.from({ length: 6 }, (_, n) => `Allergy ${n}`);
      await Promise.all(added.map((chip) => put({ ...opened, dietaryRestrictions: [...opened.dietaryRestrictions, chip], opened })));
      expect((await readBack()).dietaryRestrictions.toSorted()).toEqual([...opened.dietaryRestrictions, ...added].toSorted());
    });

    test('leaves no weight beside the units of another', async () => {
      await saveElsewhere({ weight: 70, height: '178 cm', preferredUnits: 'metric' });
      await put({ ...opened, weight: 150, opened });
      expect(await readBack()).toMatchObject({ weight: 150, height: opened.height, preferredUnits: 'imperial' });
      await saveElsewhere({ weight: 68, height: '178 cm', preferredUnits: 'metric' });
      await put({ ...opened, bio: 'new', opened });
      expect(await readBack()).toMatchObject({ weight: 68, height: '178 cm', preferredUnits: 'metric' });
    });

    test('chooses the units it shows where none were chosen', async () => {
      await put({ preferredUnits: 'metric', opened: { preferredUnits: 'metric' } });
      expect((await readBack()).preferredUnits).toBe('metric');
    });
  });

  test('answers the updated user, and gives the same back later', async () => {
    const answer = await put(ELEVEN);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, message: expect.any(String), data: expect.objectContaining(ELEVEN) });
    expect(await readBack()).toEqual(answer.json().data);
  });

  test('keeps what a body does not name', async () => {
    await put({ ...ELEVEN, sex: 'female', hideNumbers: true });
    await put({ firstName: 'Ann' });
    expect(await readBack()).toMatchObject({ ...ELEVEN, firstName: 'Ann', sex: 'female', hideNumbers: true });
  });

  test('empties what is sent empty', async () => {
    await put(ELEVEN);
    const empty = { dateOfBirth: '', height: '', weight: null, preferredUnits: '', activityLevel: null, fitnessGoals: '', bio: '' };
    await put({ ...empty, dietaryRestrictions: [] });
    expect(await readBack()).toMatchObject({
      dateOfBirth: null,
      height: null,
      weight: null,
      preferredUnits: null,
      activityLevel: null,
      fitnessGoals: null,
      bio: '',
      dietaryRestrictions: [],
    });
  });

  test.each([
    ['twice the same', ['A', 'A'], ['A']],
    ['the same in another case', ['Vegan', 'vegan ', 'VEGAN'], ['Vegan']],
    ['spaces and nothing', [' Nut-Free ', '', '  '], ['Nut-Free']],
    ['JSON text', '["A","A","b"]', ['A', 'b']],
    ['empty text', '', []],
  ])('stores restrictions without duplicates: %s', async (_case, sent, stored) => {
    await put({ dietaryRestrictions: sent });
    expect((await readBack()).dietaryRestrictions).toEqual(stored);
  });

  test('drops what no database can store and keeps the rest', async () => {
    await put({ bio: 'a\u0000b', dietaryRestrictions: ['no \u0000nuts'] });
    expect(await readBack()).toMatchObject({ bio: 'ab', dietaryRestrictions: ['no nuts'] });
  });

  test.each([
    ['a weight as text', { weight: '70' }],
    ['a weight with decimals', { weight: 70.6 }],
    ['a weight of nothing', { weight: 0 }],
    ['a weight beyond any scale', { weight: 3_000_000_000 }],
    ['a day that is none', { dateOfBirth: '1990-02-30' }],
    ['the year zero', { dateOfBirth: '0000-01-01' }],
    ['units that are none', { preferredUnits: 'stone' }],
    ['two goals', { fitnessGoals: ['weight_loss', 'muscle_gain'] }],
    ['a name that is a number', { firstName: 5 }],
    ['restrictions that are no list', { dietaryRestrictions: 'vegan' }],
    ['restrictions that are no texts', { dietaryRestrictions: [1] }],
    ['numbers hidden by a word', { hideNumbers: 'yes' }],
  ])('refuses %s with 400 and changes nothing', async (_case, body) => {
    await put(ELEVEN);
    const answer = await put(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'invalid-request' } });
    expect(await readBack()).toMatchObject(ELEVEN);
  });

  test.each(['', '   ', null, 'not an email', 'a@', '@b', 'a b@c.d', 'a@b@c'])(
    'refuses the email %j with a sentence, and changes nothing',
    async (email) => {
      await put(ELEVEN);
      const answer = await put({ ...ELEVEN, firstName: 'Ann', email });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        success: false,
        error: { code: 'email-unreadable', message: expect.stringMatching(/email.*saved/s) },
      });
      expect(await readBack()).toMatchObject(ELEVEN);
    },
  );

  test.each([
    ['2090-01-01', /still to come/],
    ['1890-01-01', /before 1900/],
  ])('refuses the date of birth %s with a sentence, and changes nothing', async (dateOfBirth, says) => {
    await put(ELEVEN);
    const answer = await put({ ...ELEVEN, firstName: 'Ann', dateOfBirth });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'birth-date-refused', message: expect.stringMatching(says) } });
    expect(await readBack()).toMatchObject(ELEVEN);
  });

  test('takes back the email an account has, be it none', async () => {
    const { email } = await readBack();
    expect((await put({ firstName: 'Ann', email: email ?? '' })).statusCode).toBe(200);
    expect(await readBack()).toMatchObject({ firstName: 'Ann' });
  });

  test('is closed to visitors', async () => {
    caller = undefined;
    expect((await put(ELEVEN)).statusCode).toBe(401);
    expect((await app.inject({ method: 'POST', url: previewTarget.path, payload: {} })).statusCode).toBe(401);
  });

  test('touches nobody else', async () => {
    const bob = await makeTestUser(database());
    await put(ELEVEN);
    caller = bob;
    expect(await readBack()).toMatchObject({ firstName: null, dietaryRestrictions: [] });
  });

  describe('the daily target', () => {
    const woman = {
      sex: 'female',
      weight: 60,
      height: '165 cm',
      preferredUnits: 'metric',
      dateOfBirth: '1996-11-20',
      activityLevel: 'sedentary',
    };

    // 10 x 60 + 6.25 x 165 - 5 x 30 - 161 = 1320.25; x 1.2 = 1584.3, a fifth less rounded to ten.
    test('follows from a form not yet saved, with its working', async () => {
      const { calories, working, assumptions } = await preview({ ...woman, fitnessGoals: 'weight_loss' });
      expect(calories).toBe(1260);
      expect(working).toEqual(['1320 at rest (Mifflin-St Jeor), times 1.2 for how much you move, minus 320 for your goal: 1260']);
      expect(assumptions).toEqual([]);
      expect(await readBack()).toMatchObject({ weight: null });
    });

    test('says what it assumed of an empty form', async () => {
      const { calories, assumptions } = await preview({});
      expect(calories).toBe(2000);
      expect(assumptions.join()).toContain('until you enter your weight');
    });

    test('turns with the restrictions as the planner does', async () => {
      const keto = await preview({ ...woman, dietaryRestrictions: ['Keto'] });
      expect(keto.carbs).toBeLessThan((await preview(woman)).carbs / 3);
    });

    test('says what each chip does, and nothing for words it cannot read', async () => {
      const { chips } = await preview({ dietaryRestrictions: ['Vegan', 'Nut-Free', 'mushrooms', 'qwxzzy'] });
      expect(chips.map(({ chip }) => chip)).toEqual(['Vegan', 'Nut-Free', 'mushrooms', 'qwxzzy']);
      expect(chips[0]?.effects).toContain('every dish is vegan');
      expect(chips[1]?.effects).toContain('no tree nuts');
      expect(chips[2]?.effects.join()).toMatch(/leaves out \d+ foods, such as .*mushrooms|chanterelles/);
      expect(chips[3]?.effects).toEqual([]);
    });

    test('says of which words of a chip a plan makes nothing', async () => {
      const { chips } = await preview({ dietaryRestrictions: ['peanuts and blorps', 'peanuts', 'Vegan'] });
      expect(chips[0]?.effects.join()).toContain('leaves out');
      expect(chips.map(({ unheeded }) => unheeded)).toEqual([['blorps'], [], []]);
    });
  });
});
