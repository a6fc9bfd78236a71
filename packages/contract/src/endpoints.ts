import { acceptTerms, checkTerms, readUser } from './account.ts';
import type { Endpoint } from './endpoint.ts';
import { deletePlan, favoritePlan, generatePlan, listPlans, readPlan, refreshMeal, savePlan, updatePlan } from './plan.ts';
import { previewTarget, saveProfile } from './profile.ts';
import { generateRecipe } from './recipe.ts';
import { listPopularSearches } from './search.ts';

/** Every JSON call of the API. Tests walk this list, so an endpoint missing here is an endpoint not mounted. */
export const ENDPOINTS: readonly Endpoint[] = [
  readUser,
  checkTerms,
  acceptTerms,
  saveProfile,
  previewTarget,
  listPopularSearches,
  generatePlan,
  refreshMeal,
  savePlan,
  listPlans,
  readPlan,
  updatePlan,
  deletePlan,
  favoritePlan,
  generateRecipe,
];
