/** What a day should do for somebody, beside its diet and numbers. */
export const HEALTH_AIMS = [
  'diabetic',
  'low-sodium',
  'heart',
  'high-fiber',
  'low-fiber',
  'pregnancy',
  'low-carb',
  'low-fat',
  'high-protein',
  'low-sugar',
  'weight-loss',
  'muscle-gain',
  'anti-inflammatory',
  'low-fodmap',
  'low-calorie',
  'bulking',
] as const;
export type HealthAim = (typeof HEALTH_AIMS)[number];
