import * as account from './account.ts';
import * as calendar from './calendar.ts';
import * as dishOpinion from './dish-opinion.ts';
import * as eater from './eater.ts';
import type { Endpoint } from './endpoint.ts';
import * as google from './google.ts';
import * as grocery from './grocery.ts';
import * as groceryPatch from './grocery-patch.ts';
import * as household from './household.ts';
import * as instacart from './instacart.ts';
import * as judgePlan from './judge-plan.ts';
import * as lineCorrection from './line-correction.ts';
import * as ownRecipe from './own-recipe.ts';
import * as plan from './plan.ts';
import * as profile from './profile.ts';
import * as recipe from './recipe.ts';
import * as recipePhoto from './recipe-photo.ts';
import * as search from './search.ts';
import * as sharedLink from './shared-link.ts';
import * as video from './video.ts';
import * as unsavedPlan from './unsaved-plan.ts';
import * as weekCalls from './week-calls.ts';
import * as weekChanges from './week-changes.ts';
import * as weekRules from './week-rules.ts';

const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  account,
  calendar,
  dishOpinion,
  eater,
  google,
  grocery,
  groceryPatch,
  household,
  instacart,
  judgePlan,
  lineCorrection,
  ownRecipe,
  plan,
  profile,
  recipe,
  recipePhoto,
  search,
  sharedLink,
  video,
  unsavedPlan,
  weekCalls,
  weekChanges,
  weekRules,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** Every JSON call of the API. Tests walk this list: what they find is mounted. */
export const ENDPOINTS: readonly Endpoint[] = MODULES.flatMap((module) => Object.values(module)).filter(isEndpoint);
