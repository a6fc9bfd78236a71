// Twelve whole weeks as text, for people who read them and say which they would eat: diets and dials mixed, one seed.
//   node bench/weeks/write-for-readers.mjs SEED > weeks.txt
import { generateWeek } from '../adapters/weeks.mjs';

const QUICK = { minutes: { monday: 30, tuesday: 30, wednesday: 30, thursday: 30, friday: 30 } };
const WEEKS = [
  { query: '2000 calories', rules: { ...QUICK, atLeast: { fish: 1 }, atMost: { 'red meat': 2 } } },
  { query: 'vegetarian', rules: QUICK },
  { query: 'vegan', rules: {} },
  { query: 'keto', rules: QUICK },
  { query: 'gluten free', shape: 'varied', rules: { ...QUICK, meatless: ['monday'], dishes: { friday: 'pizza' } } },
  { query: 'high protein', rules: QUICK },
  { query: 'mediterranean', rules: { atLeast: { fish: 2 } } },
  { query: 'cheap', shape: 'shortest', rules: { budget: 'low' } },
  { query: 'no dairy, no nuts', rules: QUICK },
  { query: 'pescatarian', shape: 'varied', rules: QUICK },
  { query: '2500 kcal, 150 g protein', rules: { dishes: { friday: 'pizza' }, atMost: { 'red meat': 2 } } },
  { query: 'quick meals', shape: 'shortest', rules: QUICK },
];
const DIAL = {
  varied: 'many different meals, no leftovers wanted for lunch',
  usual: 'as usual: some breakfasts come again, some lunches are leftovers',
  shortest: 'the shortest list: few different meals, many leftovers',
};
const SLOTS = ['breakfast', 'lunch', 'snack', 'dinner'];
const START = '2026-11-30';
const seed = Number(process.argv[2]);

const weekdayOf = (date) => new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });

const say = (rules) =>
  [
    rules.minutes && 'dinners of at most 30 minutes Monday to Friday',
    rules.meatless && 'no meat or fish on Monday',
    rules.dishes && 'pizza on Friday',
    rules.budget && 'a low budget',
    ...Object.entries(rules.atLeast ?? {}).map(([what, times]) => `${what} at least ${times} times`),
    ...Object.entries(rules.atMost ?? {}).map(([what, times]) => `${what} at most ${times} times`),
  ]
    .filter(Boolean)
    .join('; ') || 'none';

for (const [at, { query, shape = 'usual', rules }] of WEEKS.entries()) {
  const week = await generateWeek({ query, shape, rules, start: START, seed: seed + at });
  console.log(`\n## Week ${at + 1}: "${query}"\n\nDial: ${DIAL[shape]}. Rules of the house: ${say(rules)}.`);
  for (const said of week.relaxed) console.log(`Said to the eater: ${said}`);
  const pots = new Map(week.cooks.map((cook) => [cook.id, cook]));
  for (const { date, plan } of week.days) {
    const { totalCalories, protein } = plan.nutritionOverview;
    const minutes = Object.values(plan.meals).reduce((sum, { totalMinutes }) => sum + totalMinutes, 0);
    console.log(`\n${weekdayOf(date)} (${totalCalories} kcal, ${protein} g protein, ${minutes} minutes in all)`);
    for (const slot of SLOTS) {
      const meal = plan.meals[slot];
      if (!meal) continue;
      const pot = meal.pot && pots.get(meal.pot.cookId);
      const isLeftover = pot && (pot.meals[0].date !== date || pot.meals[0].slot !== slot);
      const rest = pot && !isLeftover && pot.kind === 'pot' ? pot.meals.slice(1) : [];
      const told = isLeftover
        ? `; left over from ${weekdayOf(pot.meals[0].date)}'s ${pot.meals[0].slot}`
        : rest.length > 0
          ? `; also made for ${rest.map((other) => `${weekdayOf(other.date)}'s ${other.slot}`).join(' and ')}`
          : '';
      console.log(`  ${slot}: ${meal.title} (${meal.totalMinutes} min, ${meal.calories} kcal${told})`);
    }
  }
  const bought = week.list.filter(({ isStaple }) => !isStaple);
  console.log(`\nTo buy (${bought.length} things, beside ${week.list.length - bought.length} staples such as oil, salt and spices):`);
  const byCategory = Map.groupBy(bought, ({ category }) => category);
  for (const [category, lines] of byCategory)
    console.log(`  ${category}: ${lines.map(({ ingredient, quantity }) => `${ingredient} ${quantity}`).join('; ')}`);
}
