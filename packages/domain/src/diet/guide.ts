import type { Diet } from './diet.ts';
import { DIETS } from './diet.ts';
import { GUIDE_TEXTS } from './guide.table.ts';
import { MACRO_RANGES } from './macro-split.ts';
import type { MacroRanges } from './macro-split.ts';

/** One card of the nutrition guide. */
export type GuideEntry = {
  readonly diet: Diet;
  readonly name: string;
  readonly description: string;
  readonly keyPrinciples: readonly string[];
  readonly macroDistribution: MacroRanges;
  readonly benefits: readonly string[];
  readonly considerations: readonly string[];
  readonly foodsToInclude: readonly string[];
  readonly foodsToLimit: readonly string[];
  /** The phrase that Home's menu and the guide's button send to the planner. */
  readonly searchQuery: string;
};

export type GuideText = Omit<GuideEntry, 'diet' | 'macroDistribution'>;

export const getGuideEntry = (diet: Diet): GuideEntry => ({ diet, macroDistribution: MACRO_RANGES[diet], ...GUIDE_TEXTS[diet] });

/** Highest protein first, then carbs, then fat, each by its lower bound; ties keep the menu's order. */
export const listGuide = (): readonly GuideEntry[] =>
  DIETS.map(getGuideEntry).toSorted(
    ({ macroDistribution: a }, { macroDistribution: b }) =>
      b.protein.min - a.protein.min || b.carbs.min - a.carbs.min || b.fat.min - a.fat.min,
  );

/** The ten diets of Home's menu: all of the guide but DASH. */
export const MENU_DIETS: readonly Diet[] = DIETS.filter((diet) => diet !== 'dash');
