export const LANDING_TEXTS = {
  title: 'Smart meal planning',
  hero: 'Smart Meal Planning Made Simple',
  lead: 'Say what you feel like eating. Larder plans the day, adds up every number from real ingredients, puts it on your calendar and writes the grocery list.',
  start: 'Get Started Free',
  plan: 'Start Planning Now',
  waiting: (query: string) => `We kept “${query}” for you. It is planned as soon as you sign in.`,
  sample: { asked: 'You said' },
  featuresTitle: 'From a craving to a full fridge',
  featuresLead: 'Six things that used to be six apps and a notepad.',
  closing: { title: 'What is for dinner tonight?', text: 'Free while in beta. Your plans are yours alone.', action: 'Plan Your First Day' },
} as const;

/** What stands in the small pictures. */
export const PICTURE_TEXTS = {
  days: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  items: [
    { amount: '2', item: 'lemons' },
    { amount: '1 lb', item: 'salmon' },
    { amount: '1 can', item: 'chickpeas' },
  ],
  saved: ['Slow Sunday', 'Training day', 'Fish Friday'],
  steps: ['Heat the oven to 425°F', 'Toss potatoes with oil', 'Roast the salmon 12 min'],
  /** A sentence in parts; those that are heard are underlined. */
  sentence: [
    { text: 'Quick dinner, ', isHeard: false },
    { text: 'no dairy', isHeard: true },
    { text: ', ', isHeard: false },
    { text: '40 g protein', isHeard: true },
  ],
  understood: ['No dairy', '40 g protein', 'Under 30 min'],
  slider: 'Protein',
  grams: (grams: number) => `${grams} grams`,
} as const;

export const FEATURES = {
  generate: {
    title: 'AI meal generation',
    text: 'One sentence becomes breakfast, lunch, dinner and a snack. Allergies and diets are rules, not suggestions.',
  },
  calendar: {
    title: 'Calendar integration',
    text: 'Drop a day of food on your week, move it when life happens, and see it in the calendar you already use.',
  },
  groceries: {
    title: 'Automated grocery lists',
    text: 'Pick the days, get one list: amounts added up, sorted by aisle, ready to tick off in the shop.',
  },
  recipes: {
    title: 'Recipe instructions and videos',
    text: 'Clear steps for every dish, scaled to your table, with videos for the tricky parts.',
  },
  nutrition: {
    title: 'Nutrition tracking with macro sliders',
    text: 'Move protein, carbs or fat and watch the portions follow. Try it here.',
  },
  library: {
    title: 'Your personal library',
    text: 'Keep the days that worked, star the favorites, and bring them back whenever you like.',
  },
} as const;
export type FeatureName = keyof typeof FEATURES;
