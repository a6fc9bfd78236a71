export const SEARCH_TEXTS = {
  title: 'Plan your meals',
  hero: 'What would you like to eat?',
  lead: 'Say it in your own words: a craving, a goal, what to leave out. You get a whole day, with every number added up from real ingredients.',
  label: 'Describe your meals',
  placeholder: 'High protein, no dairy, quick dinner',
  clear: 'Clear the field',
  submit: 'Plan My Day',
  week: 'Plan My Week',
  guest: 'Try it right here, without an account.',
  popular: 'Popular right now',
  diets: 'Or start from a diet',
  chooseDiet: 'Choose a diet',
} as const;
