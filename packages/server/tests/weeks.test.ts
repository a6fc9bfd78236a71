import type { GeneratedPlan, SavedPlan } from '@larder/contract/plan.ts';
import type { SwapOption } from '@larder/contract/week-changes.ts';
import type { Week } from '@larder/contract/week.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { readEvents } from './support/read-events.ts';
import { change, draft, read, save, START, WISH, type Wire } from './support/week-calls.ts';

let larder: LarderApp;
let ada: Caller;
let week: Week;
beforeAll(async () => {
  larder = await startLarderApp();
  ada = await larder.newEater();
  week = await draft(ada);
}, 120_000);
afterAll(() => larder.close());

const titles = ({ plans }: Pick<Week, 'plans'>) =>
  plans.map(({ meals }) => [meals.breakfast?.title, meals.lunch?.title, meals.dinner?.title]);
const kcal = ({ plans }: Week) => plans.map(({ nutritionOverview }) => nutritionOverview.totalCalories);

describe('a week for a sentence', () => {
  it('has every meal of its days near the target, and a list that is counted', () => {
    expect(week.plans.map(({ date, from }) => [date, from])).toEqual(
      ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((date) => [date, 'planned']),
    );
    for (const calories of kcal(week)) expect(Math.abs(calories - 2000)).toBeLessThan(110);
    expect(week.list.things).toBeGreaterThan(15);
    expect(week.list.forOneMeal).toBeLessThan(week.list.things);
    expect(week.chips.map(({ label }) => label)).toContain('Vegetarian');
    expect(week).toMatchObject({ revision: null, isChanged: true, canUndo: false, relaxed: [] });
  });

  it('ties what is left of a pot to what it was cooked for', () => {
    const lunch = week.plans[1]?.meals.lunch;
    expect(lunch).toMatchObject({
      title: week.plans[0]?.meals.dinner?.title,
      pot: { cookedOn: START, cookedFor: 'dinner', eatenOn: '2026-11-24' },
    });
    const cook = week.cooks.find(({ id }) => id === lunch?.pot?.cookId);
    expect(cook?.meals).toEqual([
      { date: START, slot: 'dinner' },
      { date: '2026-11-24', slot: 'lunch' },
    ]);
    expect(week.list.adds.find(({ date, slot }) => date === '2026-11-24' && slot === 'lunch')?.things).toBe(0);
  });

  it('comes again as it was left: after a reload, and by its id', async () => {
    expect(await draft(ada)).toEqual(week);
    expect(await read(ada, week.id)).toEqual(week);
  });

  it('is streamed: understood, then its shape, its days in order and its list, and the whole behind them', async () => {
    const wish = { ...WISH, query: 'vegan', days: 2 };
    const answer = await ada.call('POST', '/api/weeks/draft', wish, { accept: 'text/event-stream' });
    const events = readEvents(answer.text);
    expect(events.map(({ name }) => name)).toEqual(['intent', 'shape', 'day', 'day', 'list', 'done']);
    const done = events.at(-1)?.data as { data: Week } | undefined;
    expect(events.slice(2, 4).map(({ data }) => data)).toEqual(done?.data.plans);
    expect(events[1]?.data['cooks']).toEqual(done?.data.cooks.map((cook) => ({ ...cook, dishId: '', title: '' })));
  });

  it('says on its first day what had to start the evening before', async () => {
    const { plans } = await draft(await larder.newEater(), { query: 'overnight oats for breakfast', days: 2 });
    const begun = [expect.stringMatching(/^Start the evening before, for breakfast, .*overnight/i)];
    expect(plans.map(({ eveningBefore }) => eveningBefore)).toEqual([begun, undefined]);
  });

  it('is refused with a status where the sentence cannot be planned', async () => {
    const headers = { accept: 'text/event-stream' };
    const answer = await ada.call<{ error: { code: string } }>('POST', '/api/weeks/draft', { ...WISH, query: 'fix my car' }, headers);
    expect([answer.status, answer.body.error.code]).toEqual([422, 'query-not-food']);
  });

  it('is planned from the profile alone where nothing is said', async () => {
    expect((await draft(await larder.newEater(), { query: '', days: 2 })).plans).toHaveLength(2);
  });

  it('keeps the dishes of the day that was shown for the sentence', async () => {
    const { body } = await ada.call<Wire<GeneratedPlan>>('POST', '/api/meal-plans/generate', { query: 'keto' });
    const kept = await draft(ada, { query: 'keto', days: 2, keepsShownDay: true });
    const { breakfast, lunch, dinner } = body.data.meals;
    expect(titles(kept)[0]).toEqual([breakfast?.title, lunch?.title, dinner?.title]);
  });
});

describe('a sentence that names a week', () => {
  const generate = async (query: string) => (await ada.call<Wire<GeneratedPlan>>('POST', '/api/meal-plans/generate', { query })).body.data;

  it('is answered with a day and the week it is of', async () => {
    const plan = await generate('Monday to Friday vegetarian dinners');
    expect(plan.week).toMatchObject({ days: 5, slots: ['dinner'], shape: 'usual' });
    expect(new Date(`${plan.week?.start}T00:00:00Z`).getUTCDay()).toBe(1);
    // Of a week of dinners the first day is one.
    expect(Object.keys(plan.meals)).toEqual(['dinner']);
    expect((await generate('vegetarian, 2000 calories')).week).toBeUndefined();
  });

  it('is planned as it says where the address names no meals', async () => {
    const dinners = await draft(ada, { query: 'Monday to Friday vegetarian dinners', days: 2 });
    expect(dinners.plans.map(({ meals }) => Object.keys(meals))).toEqual([['dinner'], ['dinner']]);
    expect(dinners.plans.flatMap(({ notes }) => notes).join(' ')).not.toContain('one day of');
  });
});

it('says what it did not hear of one weekday', async () => {
  const { relaxed } = await draft(await larder.newEater(), { query: 'vegan, 1600 kcal on tuesday' });
  expect(relaxed).toContainEqual(expect.stringContaining('What you said of Tuesday'));
});

it.each(['no dinners on monday, my husband is on call', 'soup on tuesday, it will be 40 degrees'])(
  'plans a week as usual where nothing is asked for but of weekdays: %s',
  async (query) => {
    const { plans } = await draft(await larder.newEater(), { query, days: 2 });
    expect(plans.map(({ from }) => from)).toEqual(['planned', 'planned']);
  },
);

it('keeps what is said of a weekday to that day', async () => {
  const query = 'no cooking on tuesday, no lunch on wednesday, breakfast always the same';
  const { plans, eatingOut, chips } = await draft(await larder.newEater(), { query, days: 3 });
  const cooked = (at: number): readonly string[] =>
    Object.entries(plans[at]!.meals).flatMap(([slot, meal]) => ((meal?.cookMinutes ?? 0) > 0 ? [slot] : []));
  expect(chips.map(({ label }) => label)).not.toContain('No cook');
  expect(eatingOut).toEqual([{ date: plans[2]!.date, slot: 'lunch' }]);
  // Lunch is what Monday's dinner left.
  expect(cooked(1).filter((slot) => slot !== 'lunch')).toEqual([]);
  expect([...cooked(0), ...cooked(2)]).toContain('dinner');
  expect(plans.map(({ meals }) => Object.keys(meals).length)).toEqual([4, 4, 3]);
  expect(new Set(plans.map(({ meals }) => meals.breakfast?.dishId)).size).toBe(1);
});

describe('a change of a week', () => {
  it('refreshes a meal, leaves other dishes alone, and is taken back', async () => {
    const before = await draft(ada, { query: 'vegetarian no eggs', days: 3 });
    const { week: after, touched } = await change(ada, before.id, 'refresh', { date: START, slot: 'breakfast', count: 1 });
    expect(after.plans[0]?.meals.breakfast?.title).not.toBe(before.plans[0]?.meals.breakfast?.title);
    expect(after.plans.map(({ meals }) => meals.dinner?.dishId)).toEqual(before.plans.map(({ meals }) => meals.dinner?.dishId));
    expect(touched).toContain(START);
    expect(after.canUndo).toBe(true);
    const undone = await change(ada, before.id, 'undo');
    expect(titles(undone.week)).toEqual(titles(before));
    expect(undone.week.canUndo).toBe(false);
    const again = await ada.call<{ error: { code: string } }>('POST', `/api/weeks/${before.id}/undo`, {});
    expect([again.status, again.body.error.code]).toEqual([422, 'week-cannot']);
  });

  it('offers three dishes for a meal with what they do to the list, and takes one of them', async () => {
    const place = { date: '2026-11-25', slot: 'dinner' };
    const { body } = await ada.call<Wire<SwapOption[]>>('GET', `/api/weeks/${week.id}/swaps?date=${place.date}&slot=dinner`);
    expect(body.data).toHaveLength(3);
    const option = body.data[1];
    const swapped = await change(ada, week.id, 'swap', { ...place, dishId: option?.dishId });
    const dinner = swapped.week.plans[2]?.meals.dinner;
    expect(dinner?.dishId).toBe(option?.dishId);
    expect(Math.abs((dinner?.calories ?? 0) - (option?.calories ?? 0))).toBeLessThan(60);
    expect([...swapped.added].toSorted()).toEqual([...(option?.added ?? [])].toSorted());
    await change(ada, week.id, 'undo');
  });

  it('empties a meal that is eaten out, and fills it again', async () => {
    const place = { date: '2026-11-26', slot: 'dinner' };
    const { week: out } = await change(ada, week.id, 'eating-out', { ...place, isOut: true });
    expect(out.plans[3]?.meals.dinner).toBeUndefined();
    expect(out.eatingOut).toEqual([place]);
    expect(out.plans[3]?.notes.join(' ')).toContain("Thursday's dinner is not eaten at home");
    expect(kcal(out)[3]).toBeLessThan(1450);
    const { week: back } = await change(ada, week.id, 'eating-out', { ...place, isOut: false });
    expect(back.plans[3]?.meals.dinner).toBeDefined();
    expect(back.eatingOut).toEqual([]);
  });

  it('moves a meal onto one that is eaten out, which is then eaten out where it was', async () => {
    const bob = await larder.newEater();
    const own = await draft(bob, { query: 'vegetarian dinners', days: 4 });
    const title = own.plans[1]?.meals.dinner?.title;
    await change(bob, own.id, 'eating-out', { date: '2026-11-26', slot: 'dinner', isOut: true });
    const { week: moved } = await change(bob, own.id, 'move', { from: '2026-11-24', to: '2026-11-26', slot: 'dinner' });
    expect([moved.plans[1]?.meals.dinner, moved.plans[3]?.meals.dinner?.title]).toEqual([undefined, title]);
    expect(moved.eatingOut).toEqual([{ date: '2026-11-24', slot: 'dinner' }]);
  });

  it('moves a pot with what is left of it, or says why not', async () => {
    const own = await draft(ada, { query: 'vegetarian lunches and dinners', days: 5 });
    const title = own.plans[0]?.meals.dinner?.title;
    const { week: moved } = await change(ada, own.id, 'move', { from: START, to: '2026-11-25', slot: 'dinner' });
    expect([moved.plans[2]?.meals.dinner?.title, moved.plans[3]?.meals.lunch?.title]).toEqual([title, title]);
    const refused = await ada.call<{ message: string; error: { code: string } }>('POST', `/api/weeks/${own.id}/move`, {
      from: '2026-11-25',
      to: '2026-11-27',
      slot: 'dinner',
    });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'week-cannot']);
    expect(refused.body.message).toMatch(/\.$/);
  });

  it('lets a meal slide to the next evening', async () => {
    const own = await draft(ada, { query: 'vegetarian without nuts', days: 4 });
    const { week: later } = await change(ada, own.id, 'not-tonight', { date: START, slot: 'dinner' });
    expect(later.plans[0]?.meals.dinner).toBeUndefined();
    expect(later.plans[1]?.meals.dinner?.title).toBe(own.plans[0]?.meals.dinner?.title);
    expect(later.plans.every(({ meals }) => meals.breakfast && meals.lunch)).toBe(true);
    expect(later.plans[3]?.meals.dinner?.title).toBe(own.plans[3]?.meals.dinner?.title);
    expect(titles(later).map(([breakfast]) => breakfast)).toEqual(titles(own).map(([breakfast]) => breakfast));
  });

  it('solves a day to other grams', async () => {
    const { week: adjusted } = await change(ada, week.id, 'targets', { date: START, protein: 100, carbs: 180, fat: 60 });
    expect(Math.abs((kcal(adjusted)[0] ?? 0) - 1660)).toBeLessThan(120);
    expect(adjusted.plans[0]?.targets.protein).toBe(100);
    expect(adjusted.plans[1]?.targets.calories).toBe(2000);
  });

  it('keeps locked meals while the rest is made again', async () => {
    const own = await draft(ada, { query: 'mediterranean', days: 3 });
    await change(ada, own.id, 'locks', { locked: [{ date: '2026-11-25', slot: 'dinner' }] });
    const again = await draft(ada, { query: 'mediterranean', days: 3, anew: true });
    expect(again.id).toBe(own.id);
    expect(again.plans[2]?.meals.dinner?.title).toBe(own.plans[2]?.meals.dinner?.title);
    expect(titles(again)).not.toEqual(titles(own));
  });

  it('takes back no change that another window has made since', async () => {
    const bob = await larder.newEater();
    const own = await draft(bob, { query: 'italian', days: 2 });
    const { week: mine } = await change(bob, own.id, 'refresh', { date: START, slot: 'dinner', count: 1 });
    const { week: theirs } = await change(bob, own.id, 'refresh', { date: START, slot: 'lunch', count: 1 });
    const undo = async (seen: string | undefined) =>
      bob.call<{ error: { code: string; message: string } }>('POST', `/api/weeks/${own.id}/undo`, { seen });
    const refused = await undo(mine.lastChange);
    expect([refused.status, refused.body.error.code]).toEqual([422, 'week-cannot']);
    expect(refused.body.error.message).toContain('changed in another window');
    expect(titles(await read(bob, own.id))).toEqual(titles(theirs));
    expect((await undo(theirs.lastChange)).status).toBe(200);
    expect(titles(await read(bob, own.id))).toEqual(titles(mine));
  });

  it('copies the dishes of a week to other days', async () => {
    const { week: copy } = await change(ada, week.id, 'duplicate', { start: '2026-12-07' });
    expect(copy.id).not.toBe(week.id);
    expect(copy.plans.map(({ date }) => date)).toEqual(['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']);
    expect(titles(copy)).toEqual(titles(await read(ada, week.id)));
    expect(copy.plans[1]?.meals.lunch?.pot?.cookedOn).toBe('2026-12-07');
  });

  it.each([
    ['refresh', { date: '2026-12-25', slot: 'dinner', count: 1 }, 404, 'meal-not-found'],
    ['swap', { date: START, slot: 'dinner', dishId: 'no-such-dish' }, 422, 'week-cannot'],
    ['not-tonight', { date: '2026-12-25', slot: 'dinner' }, 404, 'meal-not-found'],
    ['eating-out', { date: '2026-12-25', slot: 'dinner', isOut: true }, 404, 'meal-not-found'],
  ])('of what is not there is answered: %s', async (path, body, status, code) => {
    const answer = await ada.call<{ error: { code: string } }>('POST', `/api/weeks/${week.id}/${path}`, body);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });
});

describe("a household's rules", () => {
  it('are kept, bind the next week, and meals eaten elsewhere stay free', async () => {
    const bob = await larder.newEater();
    const free = await bob.call<Wire<{ rules: object; eatsAtHome: object }>>('GET', '/api/week-rules');
    expect(free.body.data).toMatchObject({ rules: { atLeast: [], leftovers: true }, eatsAtHome: {} });
    const rules = {
      ...free.body.data.rules,
      leftovers: false,
      dishes: { tuesday: 'soup' },
      minutes: { monday: 30 },
      atLeast: [{ what: 'legumes', times: 1 }],
    };
    const set = { rules, eatsAtHome: { wednesday: ['breakfast', 'dinner'] } };
    const saved = await bob.call<Wire<object>>('PUT', '/api/week-rules', set);
    expect(saved.body.data).toEqual(set);
    expect((await bob.call<Wire<object>>('GET', '/api/week-rules')).body.data).toEqual(set);
    const made = await draft(bob, { query: '', days: 3 });
    expect(made.rules).toEqual(set);
    expect(Object.keys(made.plans[2]?.meals ?? {}).toSorted()).toEqual(['breakfast', 'dinner']);
    expect(made.plans.flatMap(({ meals }) => Object.values(meals).filter((meal) => meal?.pot))).toEqual([]);
    // Others have rules of their own.
    expect((await ada.call<Wire<object>>('GET', '/api/week-rules')).body.data).toMatchObject({ rules: { leftovers: true } });
  });

  it('keep what windows that save at the same moment add, each to what it was opened with', async () => {
    const bob = await larder.newEater();
    const opened = (await bob.call<Wire<{ rules: object; eatsAtHome: object }>>('GET', '/api/week-rules')).body.data;
    const edits = ['soup', 'curry', 'pizza', 'stew'].map((what) => ({
      ...opened,
      rules: { ...opened.rules, atLeast: [{ what, times: 1 }] },
      opened,
    }));
    await Promise.all(edits.map((edit) => bob.call('PUT', '/api/week-rules', edit)));
    const { atLeast } = (await bob.call<Wire<{ rules: { atLeast: { what: string }[] } }>>('GET', '/api/week-rules')).body.data.rules;
    expect(atLeast.map(({ what }) => what).toSorted()).toEqual(['curry', 'pizza', 'soup', 'stew']);
  });

  it('refuse what is no rule', async () => {
    const answer = await ada.call<{ error: { code: string } }>('PUT', '/api/week-rules', {
      rules: { meatless: ['someday'] },
      eatsAtHome: {},
    });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid-request']);
  });
});

describe('a starred day of a week', () => {
  it('is copied to a plan of its own, whose pots are cooked for one', async () => {
    const eve = await larder.newEater();
    const own = await save(eve, (await draft(eve)).id);
    const planId = own.plans[1]?.mealPlanId ?? '';
    for (let press = 0; press < 2; press++) await eve.call('PATCH', `/api/meal-plans/${planId}/favorite`, { isFavorited: 'true' });
    const { body } = await eve.call<Wire<SavedPlan[]>>('GET', '/api/meal-plans/saved');
    expect(body.data.map(({ title, isFavorited }) => [title, isFavorited])).toEqual([[own.plans[1]?.title, 'true']]);
    const lunch = body.data[0]?.meals.lunch;
    expect(lunch?.title).toBe(own.plans[1]?.meals.lunch?.title);
    expect(lunch?.pot).toBeUndefined();
    expect(lunch?.instructions.length).toBeGreaterThan(1);
    // To amounts that a cook can measure: an egg is 72 kcal.
    expect(Math.abs((lunch?.calories ?? 0) - (own.plans[1]?.meals.lunch?.calories ?? 0))).toBeLessThan(90);
  });
});

describe('own recipes', () => {
  it('come into weeks, stay where they are while other meals change, and are saved as what they say', async () => {
    const eve = await larder.newEater();
    const names = ['Bean and rice pot', 'Chicken rice pan', 'Lentil potato stew', 'Pasta with tomatoes and beans'];
    const lines = [
      ['400 g canned black beans', '150 g white rice', '2 tbsp olive oil', '1 onion', '1 bell pepper'],
      ['250 g chicken breast', '150 g white rice', '1 tbsp olive oil', '2 carrots'],
      ['150 g red lentils', '400 g potatoes', '2 tbsp olive oil', '2 carrots'],
      ['180 g spaghetti', '200 g canned white beans', '300 g tomatoes', '2 tbsp olive oil'],
    ];
    for (const [at, name] of names.entries()) {
      const text = [name, 'Serves 2', 'Ingredients', ...(lines[at] ?? []), 'Method', 'Cook everything for 20 minutes.', 'Serve.'].join(
        '\n',
      );
      const { body } = await eve.call<Wire<{ recipes: { recipe: object }[] }>>('POST', '/api/recipes/read', { text });
      const saved = await eve.call('POST', '/api/recipes', { recipe: body.data.recipes[0]?.recipe, sourceKind: 'text' });
      expect(saved.status, saved.text).toBe(200);
    }
    const own = ({ plans }: Pick<Week, 'plans'>) =>
      plans.flatMap(({ date, meals }) =>
        Object.entries(meals).flatMap(([slot, meal]) => (meal && names.includes(meal.title) ? [`${date} ${slot} ${meal.title}`] : [])),
      );
    const before = await draft(eve, { query: '2000 calories', days: 7 });
    expect(own(before).length).toBeGreaterThan(0);
    const [date, slot, ...title] = own(before)[0]?.split(' ') ?? [];
    expect(before.cooks.some(({ meals }) => meals.some((meal) => meal.date === date && meal.slot === slot))).toBe(true);
    const free = before.plans.map((plan) => plan.date).find((day) => !own(before).some((text) => text.startsWith(`${day} dinner`)));
    const { week: after } = await change(eve, before.id, 'refresh', { date: free, slot: 'dinner', count: 1 });
    expect(own(after)).toEqual(own(before));
    const saved = await save(eve, before.id);
    expect(own(saved)).toEqual(own(before));
    const { week: without } = await change(eve, before.id, 'refresh', { date, slot, count: 1 });
    // What was to be left of it goes along.
    expect(own(without)).toEqual(own(before).filter((text) => !text.endsWith(title.join(' '))));
  });
});

describe('a dish marked "never again"', () => {
  const never = async ({ call }: Caller, dishId = '') =>
    call('PUT', '/api/dish-opinions', { dishKey: dishId.split('~', 1)[0], opinion: 'never' });

  it('is not served by a week that is planned again, which says so; all others are', async () => {
    const eater = await larder.newEater();
    const { id, plans } = await draft(eater);
    const { dishId, title } = plans[3]!.meals.dinner!;
    await never(eater, dishId);
    const again = (await change(eater, id, 'duplicate', { start: '2026-12-07' })).week;
    expect(titles(again).flat()).not.toContain(title);
    expect(again.relaxed).toEqual([`${title} is marked “Never again”, so something else takes its place.`]);
    const stay = titles({ plans }).map((day) => day.filter((one) => one !== title));
    expect(titles(again).map((day, at) => day.filter((one) => stay[at]!.includes(one)))).toEqual(stay);
    // The week that it was made from is as somebody wanted it.
    expect(titles(await read(eater, id))).toEqual(titles({ plans }));
  });

  it('is named on its days of a week that has it, saved or not, until it is wanted again', async () => {
    const eater = await larder.newEater();
    const start = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const { id, plans } = await draft(eater, { start });
    const { dishId, title } = plans[3]!.meals.dinner!;
    const has = plans.map(({ meals }) => Object.values(meals).some((meal) => meal?.title === title));
    const named = async () =>
      (await read(eater, id)).plans.map(({ against = '' }) => against.includes(`${title} is marked “Never again”.`));
    expect(await named()).toEqual(has.map(() => false));
    await never(eater, dishId);
    expect(await named()).toEqual(has);
    await save(eater, id);
    expect(await named()).toEqual(has);
    await eater.call('PUT', '/api/dish-opinions', { dishKey: dishId!.split('~', 1)[0], opinion: 'again' });
    expect(await named()).toEqual(has.map(() => false));
  });

  it('is not served by a week around the day that was shown with it', async () => {
    const eater = await larder.newEater();
    const { body } = await eater.call<Wire<GeneratedPlan>>('POST', '/api/meal-plans/generate', { query: 'keto' });
    const { dinner, lunch } = body.data.meals;
    await never(eater, dinner?.dishId);
    const made = await draft(eater, { query: 'keto', days: 2, keepsShownDay: true });
    expect(titles(made).flat()).not.toContain(dinner?.title);
    expect(titles(made)[0]).toContain(lunch?.title);
    expect(made.relaxed.join(' ')).toContain(`${dinner?.title} is marked “Never again”`);
  });
});
