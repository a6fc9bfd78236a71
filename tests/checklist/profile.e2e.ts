import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test as base } from '../support/members.ts';

type Body = Record<string, unknown>;

const SECTIONS = [
  ['basic', 'Basic Information'],
  ['physical', 'Physical Information'],
  ['fitness', 'Fitness & Goals'],
  ['dietary', 'Dietary Preferences & Restrictions'],
  ['integrations', 'Calendar Integration'],
] as const;

const EMPTY = {
  firstName: 'Robin',
  lastName: 'Baker',
  email: 'robin@example.com',
  bio: '',
  dateOfBirth: null,
  height: null,
  weight: null,
  preferredUnits: null,
  activityLevel: null,
  fitnessGoals: null,
  dietaryRestrictions: [],
  sex: null,
  hideNumbers: false,
};

/** Signed in, in the run's one warm context: a fresh one for each of forty rows loads and starts the application forty times anew. */
const test = base.extend({
  page: async ({ memberPage }, use) => {
    await memberPage.setViewportSize({ width: 1280, height: 900 });
    await use(memberPage);
  },
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await page.request.put('/api/profile', { data: EMPTY });
  });
  // The account is the whole run's: what is on its list would act on other files' plans.
  test.afterAll(({ memberContext }) => memberContext.request.put('/api/profile', { data: EMPTY }));

  test('PROF-02 says it is loading until the user is there, also when the known one is old', async ({ page }) => {
    const held = await hold(page, '**/api/auth/user');
    await page.goto('/profile');
    await expect(page.getByText('Loading profile...')).toBeVisible();
    await held.release();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await expect(page.getByText('Loading profile...')).toBeHidden();
  });

  test('PROF-02 an old user is read again before the form is filled from it', async ({ clockPage: page }) => {
    await page.clock.install();
    await page.goto('/nutrition');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.clock.fastForward('06:00');
    const held = await hold(page, '**/api/auth/user');
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText('Loading profile...')).toBeVisible();
    await held.release();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
  });

  test('PROF-01, PROF-03, PROF-04, PROF-05, PROF-06, PROF-07, PROF-15 the header, and each section with one Save Profile', async ({
    page,
  }) => {
    await put(page, { dietaryRestrictions: ['Vegan', 'qwxzzy'], weight: 70 });
    for (const [section, title] of SECTIONS) {
      await openSection(page, section);
      await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save Profile' })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page, `${section} by ${colorScheme}`);
      }
    }
  });

  test('PROF-08, PROF-09, PROF-10 a sidebar with exactly five sections in order, a dropdown and no sidebar on a phone', async ({
    page,
  }) => {
    await openSection(page, 'basic');
    const links = page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link');
    await expect(links).toHaveText(SECTIONS.map(([, title]) => title));
    await expect(page.locator('select[name=section]')).toBeHidden();
    await page.setViewportSize({ width: 375, height: 700 });
    await expect(page.getByRole('navigation', { name: 'Profile sections' })).toBeHidden();
    const dropdown = page.getByLabel('Section', { exact: true });
    await expect(dropdown.locator('option')).toHaveText(SECTIONS.map(([, title]) => title));
    await dropdown.selectOption('Fitness & Goals');
    await expect(page).toHaveURL(/\?section=fitness$/);
  });

  test('PROF-11 the section is kept in the address', async ({ page }) => {
    await openSection(page, 'basic');
    await page.getByRole('link', { name: 'Fitness & Goals' }).click();
    await expect(page).toHaveURL(/\?section=fitness$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Fitness & Goals' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Basic Information' })).toBeVisible();
  });

  test('PROF-12, PROF-13, PROF-14 basic fields, filled from the user', async ({ page }) => {
    await put(page, { bio: 'Soup.', dateOfBirth: '1990-05-17' });
    await openSection(page, 'basic');
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await expect(page.getByLabel('Last name')).toHaveValue('Baker');
    await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Date of birth')).toHaveValue('1990-05-17');
    await expect(page.getByLabel('Date of birth')).toHaveAttribute('type', 'date');
    await expect(page.locator('textarea[name=bio]')).toHaveValue('Soup.');
  });

  test('PROF-16 pending: its label, disabled, and one request for a double click', async ({ page }) => {
    await openSection(page, 'basic');
    const held = await hold(page, '**/api/profile');
    await page.getByRole('button', { name: 'Save Profile' }).dblclick();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    await held.release();
    await expect(page.getByRole('button', { name: 'Save Profile' })).toBeEnabled();
    expect(held.requests).toHaveLength(1);
  });

  test('PROF-17, PROF-42 the whole form is sent, and comes back after a reload', async ({ page }) => {
    await openSection(page, 'basic');
    await page.getByLabel('Bio').fill('Likes soup');
    await page.getByLabel('Date of birth').fill('1988-02-29');
    await goTo(page, 'Physical Information');
    await page.getByLabel('Metric').check();
    await page.getByLabel('Height').selectOption('170 cm');
    await page.getByLabel(/Weight/).fill('70');
    await goTo(page, 'Fitness & Goals');
    await page.getByRole('radio', { name: /Very active/ }).check();
    await page.getByRole('radio', { name: /Maintenance/ }).check();
    await goTo(page, 'Dietary Preferences & Restrictions');
    await page.getByRole('button', { name: 'Halal', exact: true }).click();
    const eleven = {
      firstName: 'Robin',
      lastName: 'Baker',
      email: 'robin@example.com',
      bio: 'Likes soup',
      dateOfBirth: '1988-02-29',
      height: '170 cm',
      weight: 70,
      preferredUnits: 'metric',
      activityLevel: 'very_active',
      fitnessGoals: 'maintenance',
      dietaryRestrictions: ['Halal'],
    };
    expect(await save(page)).toMatchObject(eleven);
    await expect(page.getByText('Profile updated!')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove Halal' })).toBeVisible();
    await goTo(page, 'Fitness & Goals');
    await expect(page.getByRole('radio', { name: /Very active/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Maintenance/ })).toBeChecked();
    await goTo(page, 'Physical Information');
    await expect(page.getByLabel('Metric')).toBeChecked();
    await expect(page.getByLabel('Height')).toHaveValue('170 cm');
    await expect(page.getByLabel(/Weight/)).toHaveValue('70');
    await goTo(page, 'Basic Information');
    await expect(page.getByLabel('Bio')).toHaveValue('Likes soup');
    await expect(page.getByLabel('Date of birth')).toHaveValue('1988-02-29');
  });

  test('PROF-18 a weight is sent as an integer', async ({ page }) => {
    await openSection(page, 'physical');
    await page.getByLabel(/Weight/).fill('70');
    expect((await save(page))['weight']).toBe(70);
    await page.getByLabel(/Weight/).fill('70.6');
    expect((await save(page))['weight']).toBe(71);
  });

  test('PROF-19 an empty weight is sent as null', async ({ page }) => {
    await put(page, { weight: 70 });
    await openSection(page, 'physical');
    await page.getByLabel(/Weight/).fill('');
    expect((await save(page))['weight']).toBeNull();
  });

  test('PROF-20 a weight below 1 is not accepted, from any section', async ({ page }) => {
    await openSection(page, 'physical');
    const weight = page.getByLabel(/Weight/);
    await expect(weight).toHaveAttribute('min', '1');
    const sent = listSaves(page);
    for (const wrong of ['0', '-5']) {
      await weight.fill(wrong);
      await page.getByRole('button', { name: 'Save Profile' }).click();
      await expect(page.getByText('Weight must be 1 or more')).toBeVisible();
    }
    await goTo(page, 'Basic Information');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page).toHaveURL(/section=physical/);
    await expect(weight).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('PROF-21, PROF-22, PROF-23, PROF-24, PROF-25 units, the placeholder of the weight and the heights', async ({ page }) => {
    await openSection(page, 'physical');
    await expect(page.locator('input[name=preferredUnits]')).toHaveCount(2);
    await page.locator('input[name=preferredUnits][value=metric]').check();
    await expect(page.locator('input[name=weight]')).toHaveAttribute('placeholder', 'kg');
    await page.locator('input[name=preferredUnits][value=imperial]').check();
    await expect(page.locator('input[name=weight]')).toHaveAttribute('placeholder', 'lbs');
    const heights = page.getByLabel('Height').locator('option:not([value=""])');
    await expect(heights).toHaveCount(33);
    expect([await heights.first().textContent(), await heights.last().textContent()]).toEqual([`4'6"`, `7'2"`]);
    await page.getByLabel('Metric').check();
    await expect(heights).toHaveCount(81);
    expect([await heights.first().textContent(), await heights.last().textContent()]).toEqual(['140 cm', '220 cm']);
  });

  test('PROF-26 other units clear the height, also in what is sent', async ({ page }) => {
    await put(page, { preferredUnits: 'metric', height: '170 cm', weight: 70 });
    await openSection(page, 'physical');
    await expect(page.getByLabel('Height')).toHaveValue('170 cm');
    await page.getByLabel('Imperial').check();
    await expect(page.getByLabel('Height')).toHaveValue('');
    await expect(page.getByText('It was 170 cm.')).toBeVisible();
    await expect(page.getByLabel(/Weight/)).toHaveValue('154');
    await expect(page.getByText('Converted from 70 kg.')).toBeVisible();
    await page.getByLabel('Metric').check();
    await expect(page.getByLabel('Height')).toHaveValue('170 cm');
    await expect(page.getByLabel(/Weight/)).toHaveValue('70');
    await page.getByLabel('Imperial').check();
    expect(await save(page)).toMatchObject({ height: '', weight: 154, preferredUnits: 'imperial' });
    await page.getByRole('button', { name: `Use 5'7"` }).click();
    expect(await save(page)).toMatchObject({ height: `5'7"`, weight: 154 });
  });

  test('PROF-27, PROF-28 activity levels; goals, one only', async ({ page }) => {
    await openSection(page, 'fitness');
    expect(await valuesOf(page, 'activityLevel')).toEqual([
      'sedentary',
      'lightly_active',
      'moderately_active',
      'very_active',
      'extra_active',
    ]);
    expect(await valuesOf(page, 'fitnessGoals')).toEqual(['weight_loss', 'muscle_gain', 'maintenance', 'general_health']);
    await page.getByRole('radio', { name: /Weight loss/ }).check();
    await page.getByRole('radio', { name: /General health/ }).check();
    expect((await save(page))['fitnessGoals']).toBe('general_health');
  });

  test('PROF-29 suggested restrictions', async ({ page }) => {
    await openSection(page, 'dietary');
    const suggested = page.getByRole('region', { name: 'Common ones' }).getByRole('button');
    const names = 'Vegetarian Vegan Gluten-Free Dairy-Free Keto Paleo Low-Carb Low-Fat High-Protein Kosher Halal';
    await expect(suggested).toHaveText(names.split(' '));
  });

  test('PROF-30, PROF-31, PROF-33, PROF-34 Enter adds a chip once and never sends the form', async ({ page }) => {
    await openSection(page, 'dietary');
    const sent = listSaves(page);
    const chips = page.getByRole('region', { name: 'On your list' }).getByRole('listitem');
    const entry = page.getByLabel('Add your own');
    for (const text of ['', '   ']) {
      await entry.fill(text);
      await entry.press('Enter');
      await expect(chips).toHaveCount(0);
    }
    for (const text of ['Nut-Free', 'Nut-Free', ' nut-free ']) {
      await entry.fill(text);
      await entry.press('Enter');
      await expect(entry).toHaveValue('');
      await expect(chips).toHaveCount(1);
    }
    await entry.fill('Vegan');
    await entry.press('Enter');
    await page.getByRole('button', { name: 'Vegan', exact: true }).click();
    await expect(chips).toHaveCount(2);
    expect(sent).toEqual([]);
  });

  test('PROF-32 X removes a chip, also from what is sent', async ({ page }) => {
    await put(page, { dietaryRestrictions: ['Vegan', 'Nut-Free'] });
    await openSection(page, 'dietary');
    await page.getByRole('button', { name: 'Remove Vegan' }).click();
    await expect(page.getByRole('button', { name: 'Remove Vegan' })).toBeHidden();
    expect((await save(page))['dietaryRestrictions']).toEqual(['Nut-Free']);
  });

  test('PROF-35 says that it is saved', async ({ page }) => {
    await openSection(page, 'basic');
    await save(page);
    await expect(page.locator('[data-toast]')).toContainText('Profile updated!');
    await expect(page.locator('[data-toast]')).toContainText('Your profile information has been saved successfully.');
  });

  test('PROF-36 the answer replaces the known user, without asking again', async ({ page }) => {
    await openSection(page, 'basic');
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/auth/user') && asked.push(request.url()));
    await page.route('**/api/profile', async (route) => {
      const data = { ...EMPTY, id: '1', profileImageUrl: null, firstName: 'Zed' };
      await route.fulfill({ json: { success: true, data, message: 'ok' } });
    });
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.locator('main header')).toContainText('Zed Baker');
    await expect(page.getByLabel('First name')).toHaveValue('Zed');
    expect(asked).toEqual([]);
  });

  for (const [row, answer, text] of [
    ['PROF-37', { json: { success: false, message: 'Email taken' } }, 'Email taken'],
    ['PROF-38', { json: { success: false } }, 'Could not update profile.'],
    ['PROF-39', { status: 500, body: 'Internal Server Error' }, 'Could not update profile.'],
  ] as const) {
    test(`${row}, PROF-40 a failure is told as such and the form is kept`, async ({ page }) => {
      await openSection(page, 'basic');
      await page.route('**/api/profile', (route) => route.fulfill(answer));
      await page.getByLabel('Bio').fill('Still here');
      await page.getByRole('button', { name: 'Save Profile' }).click();
      const toast = page.getByRole('alert').locator('[data-toast]');
      await expect(toast).toContainText('Update failed');
      await expect(toast).toContainText(text);
      await expect(page.getByLabel('Bio')).toHaveValue('Still here');
      await expect(page.getByRole('button', { name: 'Save Profile' })).toBeEnabled();
    });
  }

  test('PROF-39 offline', async ({ clockPage: page }) => {
    await openSection(page, 'basic');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByRole('alert').locator('[data-toast]')).toContainText('Could not update profile.');
  });

  test('PROF-41 no other checks', async ({ page }) => {
    await openSection(page, 'basic');
    const odd = { firstName: '', lastName: '', email: 'robin@elsewhere.example', bio: 'long '.repeat(4000), dateOfBirth: '2090-01-01' };
    await page.getByLabel('First name').fill(odd.firstName);
    await page.getByLabel('Last name').fill(odd.lastName);
    await page.getByLabel('Email').fill(odd.email);
    await page.getByLabel('Bio').fill(odd.bio);
    await page.getByLabel('Date of birth').fill(odd.dateOfBirth);
    expect(await save(page)).toMatchObject(odd);
    // Sent as it is; what cannot be is for the server to say.
    await expect(page.getByRole('alert').locator('[data-toast]')).toContainText('This date of birth is still to come.');
    await page.getByLabel('Date of birth').fill('1990-01-01');
    expect(await save(page)).toMatchObject({ ...odd, dateOfBirth: '1990-01-01' });
    await expect(page.getByText('Profile updated!')).toBeVisible();
  });

  test('API-AUTH-11, API-AUTH-12, ENT-01, ENT-02, ENT-03, ENT-04 what the server answers and gives back', async ({ page }) => {
    const eleven = {
      firstName: 'Zed',
      lastName: 'Baker',
      email: 'zed@example.com',
      bio: 'Soup',
      dateOfBirth: '1990-05-17',
      height: '170 cm',
      weight: 70,
      preferredUnits: 'metric',
      activityLevel: 'sedentary',
      fitnessGoals: 'maintenance',
    };
    const sent = { data: { ...eleven, dietaryRestrictions: ['A', 'A'] } };
    const answer = (await (await page.request.put('/api/profile', sent)).json()) as Body;
    expect(answer).toMatchObject({ success: true, data: { ...eleven, dietaryRestrictions: ['A'] }, message: expect.any(String) });
    const user = (await (await page.request.get('/api/auth/user')).json()) as Body;
    expect(user).toEqual(answer['data']);
    expect(user).toHaveProperty('profileImageUrl');
    await put(page, { weight: null });
    expect(((await (await page.request.get('/api/auth/user')).json()) as Body)['weight']).toBeNull();
  });

  test('ENT-04 restrictions as an array and as JSON text both show', async ({ page }) => {
    for (const dietaryRestrictions of ['["A"]', ['A']]) {
      await page.route('**/api/auth/user', async (route) => {
        const user = (await (await route.fetch()).json()) as Body;
        await route.fulfill({ json: { ...user, dietaryRestrictions } });
      });
      await openSection(page, 'dietary');
      await expect(page.getByRole('button', { name: 'Remove A', exact: true })).toBeVisible();
      await page.unroute('**/api/auth/user');
    }
  });

  test('GCAL-01 without Google credentials the card says so, offers nothing dead, and the link beside it works', async ({ page }) => {
    await openSection(page, 'integrations');
    const card = page.getByRole('region', { name: 'Google Calendar' });
    await expect(card).toContainText('Not available here');
    await expect(card.getByRole('button')).toHaveCount(0);
    const link = page.getByRole('region', { name: 'Calendar Link' });
    await link.getByRole('button', { name: 'Create Link' }).click();
    await expect(link.getByLabel('Address to subscribe to')).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
    // Checked when the server has it, so a moment after the click.
    await link.getByRole('radio', { name: /One a meal/ }).click();
    await expect(link.getByRole('radio', { name: /One a meal/ })).toBeChecked();
    await link.getByRole('button', { name: 'Turn Off' }).click();
    await expect(link.getByRole('button', { name: 'Create Link' })).toBeVisible();
  });

  test('the daily target follows what is typed, with its working', async ({ page }) => {
    await put(page, { preferredUnits: 'metric', height: '165 cm', activityLevel: 'sedentary', fitnessGoals: 'weight_loss' });
    await openSection(page, 'physical');
    const target = page.getByRole('region', { name: 'Your daily target' });
    await expect(target).toContainText('until you enter your weight');
    await page.getByLabel(/Weight/).fill('60');
    await page.getByRole('radio', { name: 'Female', exact: true }).check();
    // 10 x 60 + 6.25 x 165 - 5 x 40 (assumed) - 161 = 1270.25; x 1.2 = 1524.3, a fifth less is 300.
    await expect(target).toContainText(
      '1270 at rest (Mifflin-St Jeor), times 1.2 for how much you move, minus 300 for your goal: 1220 kcal',
    );
    await expect(target).toContainText('not medical advice');
  });

  test('says what plans do for a restriction, and when they cannot', async ({ page }) => {
    await put(page, { dietaryRestrictions: ['Vegan', 'qwxzzy'] });
    await openSection(page, 'dietary');
    await expect(page.getByRole('listitem').filter({ hasText: 'Vegan' }).first()).toContainText(/every dish is vegan/i);
    await expect(page.getByRole('listitem').filter({ hasText: 'qwxzzy' })).toContainText('cannot plan by this');
  });

  test('what is on the list acts on a plan that asks for something else', async ({ page }) => {
    await put(page, { dietaryRestrictions: ['plant based', 'Nut-Free', 'mushrooms'] });
    const wish = { data: { query: 'comfort food' } };
    const answer = await page.request.post('/api/meal-plans/generate', wish);
    const { data } = (await answer.json()) as { data: { meals: Record<string, { ingredients: string[] }> } };
    const lines = Object.values(data.meals).flatMap(({ ingredients }) => ingredients);
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.join('\n')).not.toMatch(
      /chicken|beef|pork|salmon|tuna|shrimp|egg\b|eggs|(?<!vegan )cheese|(?<!soy |coconut )yogurt|honey|almond|walnut|pecan|mushroom/i,
    );
  });

  test('hidden calories and macros are nowhere on the plan, the shelf and the guide', async ({ page }) => {
    await openSection(page, 'fitness');
    await page.getByLabel('Hide calories and macros').check();
    await expect(page.getByRole('region', { name: 'Your daily target' })).not.toContainText('kcal');
    await save(page);
    const NUMBERS = /\d\s?kcal|\d g\b(?! of)|\d%/;
    await page.goto('/search?q=vegetarian');
    await expect(page.getByRole('heading', { name: 'Daily nutrition' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Calories and macros are hidden')).toBeVisible();
    for (const region of await page.getByRole('region').all()) expect(await region.innerText()).not.toMatch(/kcal/);
    await expect(page.locator('main')).not.toContainText('kcal');
    await page.getByRole('button', { name: 'Save Meal Plan' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText(NUMBERS);
    await page.goto('/nutrition');
    await expect(page.getByRole('article')).toHaveCount(11);
    await expect(page.getByRole('figure')).toHaveCount(0);
  });

  test('NAV-40, NAV-45 the header leads here and keeps its links on the legal pages', async ({ page }) => {
    for (const path of ['/privacy-policy', '/terms-of-service']) {
      await page.goto(path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Meal Planning' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Nutrition' })).toBeVisible();
    }
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
  });

  test('leaving with something typed asks first, other sections do not', async ({ page }) => {
    await openSection(page, 'basic');
    await page.getByLabel('Bio').fill('Half a');
    await goTo(page, 'Fitness & Goals');
    await page.getByRole('link', { name: 'Nutrition' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();
    await goTo(page, 'Basic Information');
    await expect(page.getByLabel('Bio')).toHaveValue('Half a');
  });

  test('a picture that does not load gives way to initials', async ({ page }) => {
    await page.route('**/api/auth/user', async (route) => {
      const user = (await (await route.fetch()).json()) as Body;
      await route.fulfill({ json: { ...user, profileImageUrl: '/no-such-picture.png' } });
    });
    await openSection(page, 'basic');
    await expect(page.locator('main header')).toContainText('RB');
  });
});

base('NAV-25 a visitor is sent home', async ({ page }) => {
  await page.goto('/profile?section=fitness');
  await expect(page).toHaveURL('/');
});

async function openSection(page: Page, section: string): Promise<void> {
  await page.goto(`/profile?section=${section}`);
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible();
}

const goTo = (page: Page, title: string): Promise<void> => page.getByRole('link', { name: title }).click();

async function put(page: Page, data: Body): Promise<void> {
  const answer = await page.request.put('/api/profile', { data });
  expect(answer.status()).toBe(200);
}

/** Answers the body that was sent. */
async function save(page: Page): Promise<Body> {
  const request = page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().endsWith('/api/profile'));
  await page.getByRole('button', { name: 'Save Profile' }).click();
  const sent = await request;
  await sent.response();
  return sent.postDataJSON() as Body;
}

function listSaves(page: Page): readonly Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request));
  return sent;
}

async function hold(page: Page, path: string) {
  const requests: Request[] = [];
  let open = () => undefined as void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(path, async (route) => {
    requests.push(route.request());
    await gate;
    await route.continue();
  });
  return { requests, release: async () => open() };
}

const valuesOf = (page: Page, name: string): Promise<string[]> =>
  page.locator(`input[name=${name}]`).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
