import type { Diet } from './diet.ts';
import { DIETS } from './diet.ts';
import { GUIDE_TEXTS, type GuideText } from './guide.table.ts';
import { MACRO_RANGES } from './macro-split.ts';
import type { MacroRanges } from './macro-split.ts';

/** One card of the nutrition guide. */
export type GuideEntry = GuideText & { readonly diet: Diet; readonly macroDistribution: MacroRanges };

export const getGuideEntry = (diet: Diet): GuideEntry => ({ diet, macroDistribution: MACRO_RANGES[diet], ...GUIDE_TEXTS[diet] });

/** Highest protein first, then carbs, then fat, each by its lower bound; ties keep the menu's order. */
export const listGuide = (): readonly GuideEntry[] =>
  DIETS.map(getGuideEntry).toSorted(
    ({ macroDistribution: a }, { macroDistribution: b }) =>
      b.protein.min - a.protein.min || b.carbs.min - a.carbs.min || b.fat.min - a.fat.min,
  );

/** The ten diets of Home's menu: all of the guide but DASH. */
export const MENU_DIETS: readonly Diet[] = DIETS.filter((diet) => diet !== 'dash');
