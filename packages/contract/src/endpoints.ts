import { acceptTerms, checkTerms, readUser } from './account.ts';
import {
  assignPlan,
  clearDate,
  clearWeek,
  createCalendarLink,
  deletePlanDay,
  duplicateWeek,
  listPlanDays,
  listPlannedPlans,
  movePlanDay,
  readCalendarLink,
  readGoogleStatus,
  revokeCalendarLink,
  setPlanDays,
} from './calendar.ts';
import type { Endpoint } from './endpoint.ts';
import { deletePlan, favoritePlan, generatePlan, listPlans, readPlan, refreshMeal, savePlan, updatePlan } from './plan.ts';
import { previewTarget, saveProfile } from './profile.ts';
import { generateRecipe } from './recipe.ts';
import { listPopularSearches } from './search.ts';
import { searchVideos } from './video.ts';

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
  searchVideos,
  listPlanDays,
  listPlannedPlans,
  assignPlan,
  clearDate,
  deletePlanDay,
  movePlanDay,
  duplicateWeek,
  clearWeek,
  setPlanDays,
  readCalendarLink,
  createCalendarLink,
  revokeCalendarLink,
  readGoogleStatus,
];
