import type { Eater } from '@larder/contract/eater.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { ENGINES } from './support/test-database.ts';

type Wire<Data> = { readonly data: Data };
const PATH = '/api/household/eaters';
const YEAR = new Date().getUTCFullYear();

describe.each(ENGINES)('the people of a household on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    ada = await larder.newEater();
  });

  const list = async ({ call } = ada) => (await call<Wire<readonly Eater[]>>('GET', PATH)).body.data;
  const add = async (body: object) => (await ada.call<Wire<Eater>>('POST', PATH, body)).body.data;
  const whole = ({ name, kind, birthYear, restrictions, target, eatsAtHome }: Eater) => ({
    name,
    kind,
    birthYear,
    restrictions,
    target: target ?? { kind: 'usual' },
    eatsAtHome,
  });

  it('begin with the account’s own, by the profile', async () => {
    await ada.call('PUT', '/api/profile', { firstName: 'Ada', dietaryRestrictions: ['Vegan', 'Nut-Free'] });
    expect(await list()).toMatchObject([
      { name: 'Ada', kind: 'adult', restrictions: ['Vegan', 'Nut-Free'], target: null, hasAccount: true, isYou: true },
    ]);
  });

  it('are named where nobody named them, and need no more than a kind', async () => {
    await add({ kind: 'adult' });
    await add({ kind: 'child' });
    await add({ kind: 'child' });
    expect((await list()).map(({ name, target }) => [name, target?.kind])).toEqual([
      [expect.any(String), undefined],
      ['Adult 2', 'usual'],
      ['Child 1', 'usual'],
      ['Child 2', 'usual'],
    ]);
  });

  it('keep what is told of them', async () => {
    const told = {
      name: 'Ben',
      kind: 'adult',
      birthYear: 1980,
      restrictions: ['Peanuts allergy', 'no mushrooms'],
      target: { kind: 'body', sex: 'male', weightKg: 82.5, heightCm: 181, activityLevel: 'very_active', fitnessGoal: 'muscle_gain' },
      eatsAtHome: { monday: ['dinner'], sunday: [] },
    };
    const ben = await add(told);
    expect(ben).toMatchObject(told);
    const changed = await ada.call<Wire<Eater>>('PUT', `${PATH}/${ben.id}`, { ...told, target: { kind: 'calories', calories: 2800 } });
    expect(changed.body.data).toMatchObject({ ...told, target: { kind: 'calories', calories: 2800 } });
    expect((await list())[1]).toEqual(changed.body.data);
  });

  describe('edited in a form that was opened before another window saved', () => {
    const NUTS = { name: 'Mia', kind: 'child', birthYear: YEAR - 7, restrictions: ['Egg allergy'], eatsAtHome: { monday: ['dinner'] } };
    const begin = async () => whole(await add({ ...NUTS, target: { kind: 'usual' } }));
    const edit = async (body: object) => {
      const [, mia] = await list();
      return (await ada.call<Wire<Eater>>('PUT', `${PATH}/${mia!.id}`, body)).body.data;
    };

    it('keep an allergy that was added there', async () => {
      const opened = await begin();
      await edit({ ...opened, restrictions: ['Egg allergy', 'Peanut allergy'], opened });
      expect(await edit({ ...opened, name: 'Mia Rose', opened })).toMatchObject({
        name: 'Mia Rose',
        restrictions: ['Egg allergy', 'Peanut allergy'],
      });
    });

    it('keep what windows that save at the same moment add', async () => {
      const opened = await begin();
      const added = Array.from({ length: 6 }, (_, n) => `Allergy ${n}`);
      await Promise.all(added.map((entry) => edit({ ...opened, restrictions: [...opened.restrictions, entry], opened })));
      const [, mia] = await list();
      expect(mia!.restrictions.toSorted()).toEqual([...opened.restrictions, ...added].toSorted());
    });

    it('keep what both added and took away, entry by entry and meal by meal', async () => {
      const opened = await begin();
      await edit({
        ...opened,
        restrictions: ['no kiwi'],
        eatsAtHome: { monday: ['dinner'], friday: ['breakfast', 'dinner', 'snack'] },
        opened,
      });
      const both = await edit({
        ...opened,
        restrictions: ['Egg allergy', 'Soy allergy'],
        eatsAtHome: { monday: ['lunch', 'dinner'], friday: ['breakfast', 'lunch', 'snack'] },
        opened,
      });
      expect(both).toMatchObject({
        restrictions: ['no kiwi', 'Soy allergy'],
        eatsAtHome: { monday: ['lunch', 'dinner'], friday: ['breakfast', 'snack'] },
      });
    });

    it('are as old as whoever changed the age says, with what they eat by', async () => {
      const opened = whole(await add({ kind: 'adult', name: 'Max', target: { kind: 'usual' } }));
      await edit({ ...opened, target: { kind: 'calories', calories: 2500 }, opened });
      expect(await edit({ ...opened, kind: 'teen', birthYear: YEAR - 15, opened })).toMatchObject({
        kind: 'teen',
        birthYear: YEAR - 15,
        target: { kind: 'usual' },
      });
    });

    it('have the last word on what both edited', async () => {
      const opened = await begin();
      await edit({ ...opened, name: 'Theirs', opened });
      expect(await edit({ ...opened, name: 'Mine', opened })).toMatchObject({ name: 'Mine' });
    });
  });

  it.each([
    ['a toddler', 2, 'toddler'],
    ['a child', 9, 'child'],
    ['a teen', 15, 'teen'],
    ['grown', 30, 'adult'],
  ])('are of the kind their year makes them: %s', async (_name, age, kind) => {
    expect(await add({ kind: 'adult', birthYear: YEAR - age })).toMatchObject({ kind });
  });

  const BODY = { kind: 'body', sex: 'female', weightKg: 40, heightCm: 150, activityLevel: null, fitnessGoal: 'weight_loss' };
  it.each([
    ['body data of a child', { kind: 'child', target: BODY }, 'under 18'],
    ['a figure to eat by for a teen', { kind: 'teen', target: { kind: 'calories', calories: 1200 } }, 'under 18'],
    ['body data of somebody who may still be 17', { kind: 'adult', birthYear: YEAR - 18, target: BODY }, 'under 18'],
    ['a toddler called an adult', { kind: 'adult', birthYear: YEAR - 2, target: { kind: 'calories', calories: 1500 } }, 'under 18'],
    ['a baby', { kind: 'toddler', birthYear: YEAR }, 'first year'],
    ['somebody not born yet', { kind: 'toddler', birthYear: YEAR + 1 }, 'still to come'],
  ])('are refused with a sentence: %s', async (_name, body, words) => {
    const { status, body: answer } = await ada.call<ProblemReply>('POST', PATH, body);
    expect([status, answer.error.code]).toEqual([422, 'eater-refused']);
    expect(answer.message).toContain(words);
    expect(await list()).toHaveLength(1);
  });

  it('stay without body data when somebody is made a child', async () => {
    const ben = await add({ kind: 'adult', target: { kind: 'calories', calories: 1300 } });
    const { status } = await ada.call('PUT', `${PATH}/${ben.id}`, { ...whole(ben), kind: 'child' });
    expect(status).toBe(422);
    expect((await list())[1]).toEqual(ben);
  });

  it('go by one tap and come back by Undo, as they were', async () => {
    const mia = await add({ kind: 'child', name: 'Mia', restrictions: ['Egg allergy'] });
    expect((await ada.call('DELETE', `${PATH}/${mia.id}`)).status).toBe(200);
    expect(await list()).toHaveLength(1);
    expect((await ada.call('DELETE', `${PATH}/${mia.id}`)).status).toBe(404);
    expect((await ada.call<Wire<Eater>>('POST', `${PATH}/${mia.id}/restore`)).body.data).toEqual(mia);
    expect((await list())[1]).toEqual(mia);
  });

  it('keep the account’s own, whose profile is not written by this', async () => {
    const [own] = await list();
    expect((await ada.call('DELETE', `${PATH}/${own?.id}`)).status).toBe(422);
    const body = { ...whole(own!), name: 'Somebody else', restrictions: ['Vegan'], eatsAtHome: { monday: ['dinner'] } };
    expect((await ada.call('PUT', `${PATH}/${own?.id}`, body)).status).toBe(200);
    expect(await list()).toEqual([{ ...own, eatsAtHome: { monday: ['dinner'] } }]);
  });

  it('are nobody else’s to see or to change', async () => {
    const mia = await add({ kind: 'child', name: 'Mia' });
    const bob = await larder.newEater();
    expect((await list(bob)).map(({ name }) => name)).not.toContain('Mia');
    expect((await bob.call('PUT', `${PATH}/${mia.id}`, { ...whole(mia), name: 'Stolen' })).status).toBe(404);
    expect((await bob.call('DELETE', `${PATH}/${mia.id}`)).status).toBe(404);
    await ada.call('DELETE', `${PATH}/${mia.id}`);
    expect((await bob.call('POST', `${PATH}/${mia.id}/restore`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('are a dozen at most', async () => {
    for (let n = 0; n < 11; n++) expect((await ada.call('POST', PATH, { kind: 'adult' })).status).toBe(200);
    expect((await ada.call('POST', PATH, { kind: 'adult' })).status).toBe(422);
    expect(await list()).toHaveLength(12);
  });
});
