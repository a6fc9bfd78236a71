import type { Diet } from '@larder/domain/diet/diet.ts';

const DGA = 'Dietary Guidelines for Americans 2020-2025';
const VEGETARIAN = 'Academy of Nutrition and Dietetics, Vegetarian Dietary Patterns for Adults, 2025';
const FISH = 'FDA and EPA, Advice About Eating Fish';

/** What the texts of the domain's guide were checked against. */
export const GUIDE_SOURCES: Readonly<Record<Diet, readonly string[]>> = {
  standard: [DGA],
  mediterranean: ['PREDIMED, New England Journal of Medicine 378:e34, 2018', `${DGA}, Healthy Mediterranean-Style Dietary Pattern`],
  keto: ['American Diabetes Association, Nutrition Therapy consensus report, 2019'],
  vegetarian: [VEGETARIAN, `${DGA}, Healthy Vegetarian Dietary Pattern`],
  vegan: [VEGETARIAN, 'NIH Office of Dietary Supplements, Vitamin B12'],
  paleo: ['Cordain and others, 2002', 'de la O and others, 2021'],
  carnivore: ['Lennerz and others, 2021 (a survey; there is no controlled long-term trial)'],
  pescatarian: [FISH],
  glutenfree: ['Celiac Disease Foundation, Gluten-Free Foods', 'FDA, 21 CFR 101.91'],
  pregnancy: ['ACOG, Nutrition During Pregnancy', FISH, 'NHS, Foods to avoid in pregnancy'],
  dash: ['NHLBI, DASH Eating Plan'],
};
